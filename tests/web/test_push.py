"""A device is told of its turn while no page is in sight: by a real service worker, over a push service of our own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.serve.hook import Hook, listening
from tests.serve.push_service import Device

from .conftest import LAPTOP, Visitor
from .serving import WINDOWED, Server, launched
from .test_friends import asked_of

CONTACT = "mailto:harbour@example.org"
SUBSCRIBED = """
PushManager.prototype.subscribe = async function ({ userVisibleOnly, applicationServerKey }) {
  window.wanted = { userVisibleOnly, applicationServerKey };
  return { toJSON: () => (DEVICE) };
};
"""
"""A browser without its maker's push service: all else is its own."""

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  for (;;) {
    const [one] = await worker.getNotifications();
    if (one) return [one.title, one.body, one.tag, one.data.url];
    await new Promise((done) => setTimeout(done, 50));
  }
}"""
"""The first notification, once there is one."""


@pytest.fixture
def hook() -> Iterator[Hook]:
    with listening() as made:
        yield made


@pytest.fixture
def harbour(tmp_path: Path, hook: Hook) -> Iterator[Server]:
    more = ["--push-key", str(tmp_path / "push.pem"), "--push-contact", CONTACT, "--push-service", f"{hook.address}/"]
    made = Server(tmp_path, more=more)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def visitor(browser: Browser, harbour: Server) -> Iterator[Visitor]:
    """Somebody with a browser that has windows: the other one shows no notices."""
    windowed = launched(browser.browser_type, WINDOWED)
    made = Visitor(windowed, harbour, LAPTOP, "en", service_workers="allow")
    yield made
    windowed.close()
    assert made.errors == []


def test_a_device_whose_pages_are_closed_is_told_of_its_turn(visitor: Visitor, harbour: Server, hook: Hook) -> None:
    made = harbour.table("otys", people=2, bots=0)
    mover = asked_of(harbour, made)
    device = Device(hook, "/device/1")
    visitor.context.grant_permissions(["notifications"])
    visitor.context.add_init_script(SUBSCRIBED.replace("DEVICE", json.dumps(device.subscription)))
    page = visitor.open("/settings")
    page.locator("input[name='notify']").nth(1).check(force=True)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    with page.expect_response(lambda answer: answer.url.endswith("/push?lang=en")) as pushed:
        page = visitor.sit(made, 1 - mover)
    assert pushed.value.status == 200
    key = harbour.call("server")["push"]
    assert page.evaluate("() => window.wanted") == {"userVisibleOnly": True, "applicationServerKey": key}

    page = visitor.open("/settings")  # nobody looks at the table any more
    path, token = f"tables/{made['table']}", made["seats"][mover]["token"]
    document = harbour.call(path, token=token)
    while document["waiting"] == [mover]:
        value = document["question"]["options"][0]["value"]
        document = harbour.call(f"{path}/answers", {"version": document["version"], "value": value}, token)
    notice = device.next(key, CONTACT)
    assert (notice["table"], notice["seat"]) == (made["table"], 1 - mover)

    session = visitor.context.new_cdp_session(page)
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    registration = next(one["registrationId"] for one in found if one["scopeURL"].startswith(harbour.url))
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": harbour.url, "registrationId": registration, "data": json.dumps(notice)},
    )
    shown = page.evaluate(SHOWN)
    assert shown == ["Otys", "Your turn", made["table"], f"/table/{made['table']}"]
