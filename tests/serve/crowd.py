"""A crowd that plays whatever happens: connections break, servers die, and everything unacknowledged is sent again."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Sequence

import httpx
import msgspec

from tests.serve.serving import Json
from tests.waiting import PATIENCE, until

Acknowledged = tuple[str, int, int, str]
"""Table, seat, the version an answer was given on, and the answer."""


class Somebody:
    """A person with a token who answers whenever asked, at whichever node answers."""

    def __init__(self, nodes: Sequence[str], table: str, token: str, seed: int) -> None:
        self.nodes = nodes
        self.table, self.token = table, token
        self.random = random.Random(seed)
        self.acknowledged: list[Acknowledged] = []
        self.over = False
        self.version = 0
        """The version after which there is something new to see; 0: look at once."""
        self.http = httpx.Client(
            headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE, trust_env=False, verify=False
        )

    def node(self) -> str:
        return self.nodes[self.random.randrange(len(self.nodes))]

    def step(self) -> None:
        """Look, and answer if asked. An answer that is not acknowledged is sent again until it is, or is stale."""
        params = {"after": self.version, "wait": 5} if self.version else {}
        seen = self._insist(lambda: self.http.get(f"{self.node()}/api/tables/{self.table}", params=params))
        if seen.status_code != 200:
            raise AssertionError(f"looking failed: {seen.status_code} {seen.text}")
        document: Json = seen.json()
        self.over = document["over"]
        question = document["question"]
        self.version = 0 if question else document["version"]
        if question is None:
            return
        option = self.random.choice(question["options"])["value"]
        body = {"version": document["version"], "value": option}
        answer = self._insist(lambda: self.http.post(f"{self.node()}/api/tables/{self.table}/answers", json=body))
        if answer.status_code == 200:
            given = msgspec.json.encode(option).decode()
            self.acknowledged.append((self.table, document["seat"], document["version"], given))
        elif answer.status_code not in (403, 409):
            raise AssertionError(f"answering failed: {answer.status_code} {answer.text}")

    def _insist(self, send: Callable[[], httpx.Response]) -> httpx.Response:
        def answered() -> httpx.Response | None:
            try:
                answer = send()
            except httpx.TransportError:
                return None
            return None if answer.status_code == 503 else answer

        answer = until(answered, "an answer of any node")
        assert answer is not None
        return answer


class Crowd:
    """Several people, each in a thread."""

    def __init__(self, people: Sequence[Somebody]) -> None:
        self.people = people
        self.stopping = threading.Event()
        self.failures: list[BaseException] = []
        self._threads = [threading.Thread(target=self._play, args=(person,), daemon=True) for person in people]
        for thread in self._threads:
            thread.start()

    def _play(self, person: Somebody) -> None:
        try:
            while not self.stopping.is_set() and not person.over:
                person.step()
        except BaseException as error:
            self.failures.append(error)
        finally:
            person.http.close()

    def count(self) -> int:
        """How many answers have been acknowledged."""
        if self.failures:
            raise self.failures[0]
        return sum(len(person.acknowledged) for person in self.people)

    def give(self, answers: int) -> None:
        """Wait until so many more answers have been acknowledged, or all games are over."""
        goal = self.count() + answers
        until(lambda: self.count() >= goal or self.over(), f"{answers} more answers")

    def finish(self) -> None:
        """Wait for the end of all games, as long as they go on."""
        while not self.over():
            self.give(10)

    def over(self) -> bool:
        """Whether everybody has finished."""
        self.count()
        return all(person.over for person in self.people)

    def stop(self) -> list[Acknowledged]:
        """Stop, and give all that was acknowledged."""
        self.stopping.set()
        for thread in self._threads:
            thread.join(PATIENCE * 2)
        self.count()
        return [given for person in self.people for given in person.acknowledged]
