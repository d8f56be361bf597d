"""RULES.md: every numbered rule names functions and tests that exist, and code cites only rules that exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fathomfive.kernel import game, games

ROOT = Path(__file__).parents[2]
GAMES = sorted(games())
RULE = re.compile(r"^\*\*([A-Z]{2}-[A-Z]?\d+(?:\.\d+)?)\*\*", re.M)
CARRIED = re.compile(r"^↳ (.+?) · (.+)$", re.M)
QUOTED = re.compile(r"`([^`]+)`")


def rules_of(id: str) -> dict[str, str]:
    """Each rule's number with the text up to the next rule or heading."""
    text = (ROOT / "src/fathomfive/games" / id / "RULES.md").read_text(encoding="utf-8")
    found = list(RULE.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    rules: dict[str, str] = {}
    for match, end in zip(found, ends, strict=True):
        assert match[1] not in rules, f"{match[1]} stands twice"
        rules[match[1]] = re.split(r"^#", text[match.start() : end], maxsplit=1, flags=re.M)[0]
    return rules


def definitions(path: Path) -> set[str]:
    """The functions, classes, methods and constants of a module."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
            if isinstance(node, ast.ClassDef):
                names |= {f"{node.name}.{item.name}" for item in node.body if isinstance(item, ast.FunctionDef)}
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_names_code_and_tests_that_exist(id: str) -> None:
    package, tests = ROOT / "src/fathomfive/games" / id, ROOT / "tests/games" / id
    code: dict[str, set[str]] = {}
    for path in package.rglob("*.py"):
        code.setdefault(path.stem, set()).update(definitions(path))
    proof = {path.stem: definitions(path) for path in tests.glob("test_*.py")}
    wrong: list[str] = []
    rules = rules_of(id)
    assert rules, "RULES.md numbers no rule"
    for number, text in rules.items():
        carried = CARRIED.search(text)
        if carried is None:
            wrong.append(f"{number} is carried by nothing")
            continue
        for name in QUOTED.findall(carried[1]):
            module, _, function = name.partition(".")
            known = function in code.get(module, set()) if function else (package / "content" / name).exists()
            if not known and not (package / name).exists():
                wrong.append(f"{number}: no code {name}")
        for name in QUOTED.findall(carried[2]):
            module, _, function = name.partition("::")
            if function not in proof.get(module, set()):
                wrong.append(f"{number}: no test {name}")
    assert wrong == []


@pytest.mark.parametrize("id", ["deepblue", "endeavor", "nemo", "neweden", "otys"])
def test_a_whole_rulebook_is_numbered(id: str) -> None:
    assert len(rules_of(id)) > 100


@pytest.mark.parametrize("id", GAMES)
def test_every_fact_and_question_names_its_rule(id: str) -> None:
    the_game = game(id)
    said = {name for name in the_game.catalogue.names("en") if name.startswith(("fact-", "ask-"))}
    assert said - set(the_game.words.RULES) == set()
    assert set(the_game.words.RULES.values()) - set(rules_of(id)) == set()


@pytest.mark.parametrize("id", GAMES)
def test_the_german_rules_are_the_same_rules_in_the_same_order(id: str) -> None:
    folder = ROOT / "src/fathomfive/games" / id
    english, german = (
        RULE.findall((folder / name).read_text(encoding="utf-8")) for name in ("RULES.md", "RULES.de.md")
    )
    assert german == english


def citations(id: str) -> Iterator[tuple[str, str]]:
    for path in (ROOT / "src/fathomfive/games" / id).rglob("*.py"):
        for number in re.findall(r"\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?\b", path.read_text(encoding="utf-8")):
            yield path.name, number


@pytest.mark.parametrize("id", GAMES)
def test_code_cites_rules_that_exist(id: str) -> None:
    rules = rules_of(id)
    sections = {number.partition(".")[0] for number in rules}
    assert [(name, number) for name, number in citations(id) if number not in rules and number not in sections] == []
