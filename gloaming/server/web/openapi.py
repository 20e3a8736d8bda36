"""The description of the HTTP API, made from the same table and types as the API itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import gloaming
from gloaming.server import wire
from gloaming.server.web.endpoint import JSON, Endpoint
from gloaming.server.web.paths import parts_of


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """OpenAPI 3.1."""
    types = [kind for it in endpoints for kind in (it.query, it.answer, it.body) if kind is not None]
    schemas, components = msgspec.json.schema_components(
        [*types, wire.Failure], ref_template="#/components/schemas/{name}"
    )
    schema_of = {repr(kind): schema for kind, schema in zip([*types, wire.Failure], schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        query = components[endpoint.query.__name__]["properties"]
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, query, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Gloaming",
            "version": gloaming.__version__,
            "description": "docs/wire.md says what it means.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, query: dict[str, Any], schema_of: dict[str, Any]) -> dict[str, Any]:
    path = parts_of(endpoint.path)
    operation: dict[str, Any] = {
        "operationId": endpoint.handle.__name__.strip("_"),
        "summary": endpoint.summary,
        "parameters": [
            *({"name": name, "in": "path", "required": True, "schema": schema} for name, schema in path.items()),
            *({"name": name, "in": "query", "schema": schema} for name, schema in query.items()),
        ],
        "responses": {
            "200": {"description": "Done", **_content(endpoint.media, schema_of[repr(endpoint.answer)])},
            "default": {"description": "Refused", **_content(JSON, schema_of[repr(wire.Failure)])},
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, **_content(JSON, schema_of[repr(endpoint.body)])}
    return operation


def _content(media: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {media: {"schema": schema}}}
