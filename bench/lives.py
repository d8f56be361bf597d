"""Gives a server life after life: all that comes before its store is opened is done once, then each is a fork.

Reads orders from standard input: `live` forks a server and prints its process's number, `bury` waits for its end. The
port stays open between two lives: whoever comes then is served by the next.
"""

from __future__ import annotations

import argparse
import logging.config
import os
import socket
import sys

from fathomfive.kernel import Table, game
from fathomfive.kernel.installed import own_ids
from fathomfive.serve import Settings, logs
from fathomfive.serve.process import server
from fathomfive.serve.thinking.pool import Processes


async def _unprepared(self: Processes) -> None:
    """No thinker is started before it is needed."""


def main() -> None:
    """Obey until there are no more orders."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--store", required=True)
    parser.add_argument("--port", type=int, required=True)
    arguments = parser.parse_args()
    logging.config.dictConfig(logs.configure("warning", False))
    Processes.warm = _unprepared  # type: ignore[method-assign]
    for id in own_ids():
        Table(id, game(id).info.seats[-1], seed=0)
    settings = Settings(store=arguments.store, thinkers=1, lease=1.0)
    serving = server(settings, host="127.0.0.1", port=arguments.port, announce=False)
    listening = socket.create_server(("127.0.0.1", arguments.port), backlog=1024)
    for order in sys.stdin:
        if order == "live\n":
            life = os.fork()
            if life == 0:
                os.close(0)
                os.dup2(2, 1)
                serving.run([listening])
                os._exit(1)
            print(life, flush=True)
        else:
            os.waitpid(life, 0)
            print("buried", flush=True)


if __name__ == "__main__":
    main()
