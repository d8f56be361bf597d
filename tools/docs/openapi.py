"""The HTTP interface as a page, from the OpenAPI document that the server itself gives out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from fathomfive.serve.app import interface

Schema = Mapping[str, Any]

_INTRODUCTION = """# The HTTP interface

Made from the server's own OpenAPI {openapi} document, which a running server gives out at `/api/openapi.json`.
What a table's document means, tokens, web sockets and webhooks: [the play server](server.md#the-interface).
"""
_REFUSALS = """## Refusals

Every refusal is a problem document (`application/problem+json`, [Problem](#problem)).
Its `detail` says in a sentence what was wrong.

| status | meaning |
|---|---|
"""


def page() -> str:
    """The whole page."""
    document = interface()
    operations = [
        (method, path, operation) for path, item in document["paths"].items() for method, operation in item.items()
    ]
    tags = dict.fromkeys(operation["tags"][0] for _, _, operation in operations)
    lines = [_INTRODUCTION.format(openapi=document["openapi"]), _REFUSALS + "\n".join(_refusals(operations))]
    for tag in tags:
        lines.append(f"\n## {tag.capitalize()}\n")
        for method, path, operation in operations:
            if operation["tags"][0] == tag:
                lines.extend(_operation(method, path, operation))
    lines.append("\n## Shapes\n\nA key that is not required may be left out.\n")
    for name, schema in sorted(document["components"]["schemas"].items()):
        lines.extend(_shape(name, schema))
    return "\n".join(lines) + "\n"


def _refusals(operations: list[tuple[str, str, Schema]]) -> Iterator[str]:
    meanings = {
        status: answer["description"]
        for _, _, operation in operations
        for status, answer in operation["responses"].items()
        if status >= "400"
    }
    return (f"| {status} | {_cell(meaning)} |" for status, meaning in sorted(meanings.items()))


def _operation(method: str, path: str, operation: Schema) -> Iterator[str]:
    yield f"### {operation['summary']}\n"
    yield f"`{method.upper()} {path}`{{ .door .{method} }}\n"
    if "description" in operation:
        yield f"{operation['description']}\n"
    parameters = operation.get("parameters", [])
    if parameters:
        yield "| parameter | in | type | |\n|---|---|---|---|"
        for parameter in parameters:
            about = _notes(parameter["schema"], bool(parameter.get("required")), parameter.get("description", ""))
            yield f"| `{parameter['name']}` | {parameter['in']} | {_spelled(parameter['schema'])} | {about} |"
        yield ""
    if "requestBody" in operation:
        required = "" if operation["requestBody"].get("required") else ", which may be left out"
        yield f"Body: {_contents(operation['requestBody'])}{required}.\n"
    for status, answer in operation["responses"].items():
        if status < "400":
            yield f"Answer {status}: {_contents(answer)}.\n"
    refused = ", ".join(status for status in operation["responses"] if status >= "400")
    if refused:
        yield f"[Refused](#refusals) with {refused}.\n"


def _contents(carrier: Schema) -> str:
    found = [
        _spelled(content["schema"]) if media == "application/json" else f"{_spelled(content['schema'])} (`{media}`)"
        for media, content in carrier.get("content", {}).items()
    ]
    return " or ".join(found) or "nothing"


def _shape(name: str, schema: Schema) -> Iterator[str]:
    yield f"### {name}\n"
    if "description" in schema:
        yield f"{schema['description']}\n"
    if "properties" not in schema:
        yield f"{_spelled(schema)}\n"
        return
    yield "| key | type | |\n|---|---|---|"
    for key, below in schema["properties"].items():
        about = _notes(below, key in schema.get("required", ()), below.get("description", ""))
        yield f"| `{key}` | {_spelled(below)} | {about} |"
    yield ""


def _spelled(schema: Schema) -> str:
    """A type as people write it."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " \\| ".join(_spelled(one) for one in schema[several])
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return " \\| ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_spelled(schema.get('items', {}))}"
    if schema.get("type") == "object" and "additionalProperties" in schema:
        return f"object with values of {_spelled(schema['additionalProperties'] or {})}"
    kind = schema.get("type", "any")
    return " \\| ".join(kind) if isinstance(kind, list) else str(kind)


def _notes(schema: Schema, required: bool, description: str) -> str:
    limits = {
        "minimum": "at least",
        "maximum": "at most",
        "minLength": "length at least",
        "maxLength": "length at most",
    }
    notes = [f"{words} {schema[limit]}" for limit, words in limits.items() if limit in schema]
    if "default" in schema:
        notes.append(f"default `{json.dumps(schema['default'])}`")
    told = ", ".join([*([] if required else ["optional"]), *notes])
    return _cell(f"{description} ({told})" if told and description else description or told)


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
