"""Structured logs: one JSON object a line, with no secret in it."""

from __future__ import annotations

import logging
import logging.config
import re
from datetime import UTC, datetime
from typing import Any

import msgspec

SECRET = re.compile(r"(token=|bearer\s+)[^\s&\"'#]+", re.IGNORECASE)
_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


def hushed(text: str) -> str:
    """A text without tokens.

    >>> hushed("GET /live?token=abc&lang=de")
    'GET /live?token=…&lang=de'
    """
    return SECRET.sub(r"\1…", text)


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return hushed(msgspec.json.encode(line, enc_hook=repr).decode())


def configure(level: str, access: bool) -> dict[str, Any]:
    """The logging configuration of a server process, for `logging.config` and for uvicorn."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": f"{__name__}.Lines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "fathomfive": {"level": level.upper()},
            "fathomfive.serve.access": {"level": "INFO" if access else "WARNING"},
            "uvicorn": {"level": "WARNING"},
            "uvicorn.error": {"level": "WARNING"},
        },
    }
