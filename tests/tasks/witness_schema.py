"""The shape of witnesses in format 2.0 ("Software Verification Witnesses 2.0"), with Java among its languages."""

from __future__ import annotations

from typing import Any

import jsonschema

TEXT = {"type": "string", "minLength": 1}
POSITIVE = {"type": "integer", "minimum": 1}


def _object(required: dict[str, Any], optional: dict[str, Any] | None = None) -> dict[str, Any]:
    """An object with these properties and no others."""
    properties = {**required, **(optional or {})}
    return {
        "type": "object",
        "required": list(required),
        "properties": properties,
        "additionalProperties": False,
    }


LOCATION = _object({"file_name": TEXT, "line": POSITIVE}, {"column": POSITIVE, "function": TEXT})
PRODUCER = _object({"name": TEXT, "version": TEXT}, {"configuration": TEXT, "command_line": TEXT, "description": TEXT})
TASK = _object(
    {
        "input_files": {"type": "array", "items": TEXT, "minItems": 1},
        "input_file_hashes": {
            "type": "object",
            "minProperties": 1,
            "additionalProperties": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
        },
        "specification": {"type": "string", "pattern": r"^CHECK\( init\(.*\), LTL\(.*\) \)$"},
        "data_model": {"enum": ["ILP32", "LP64"]},
        "language": {"enum": ["C", "Java"]},
    }
)
METADATA = _object(
    {
        "format_version": {"const": "2.0"},
        "uuid": {"type": "string", "pattern": "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"},
        "creation_time": {"type": "string", "pattern": r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$"},
        "producer": PRODUCER,
        "task": TASK,
    }
)
INVARIANT = _object(
    {
        "type": {"enum": ["loop_invariant", "location_invariant"]},
        "location": LOCATION,
        "value": TEXT,
        "format": {"const": "c_expression"},
    }
)
WAYPOINT = _object(
    {
        "type": {"enum": ["assumption", "target", "function_enter", "function_return", "branching"]},
        "action": {"enum": ["follow", "avoid"]},
        "location": LOCATION,
    },
    {"constraint": _object({"value": TEXT}, {"format": {"enum": ["c_expression", "acsl_expression"]}})},
)
SEGMENT = _object({"segment": {"type": "array", "minItems": 1, "items": _object({"waypoint": WAYPOINT})}})
CONTENTS = {"invariant_set": _object({"invariant": INVARIANT}), "violation_sequence": SEGMENT}
SCHEMA = {
    "oneOf": [
        _object(
            {"entry_type": {"const": kind}, "metadata": METADATA, "content": {"type": "array", "items": content}},
        )
        for kind, content in CONTENTS.items()
    ]
}


def validate(entry: Any) -> None:
    """Fails if an entry has another shape, or names files that are not those of its task."""
    jsonschema.Draft202012Validator(SCHEMA).validate(entry)
    task = entry["metadata"]["task"]
    assert set(task["input_file_hashes"]) == set(task["input_files"])
    for part in entry["content"]:
        waypoints = [each["waypoint"] for each in part.get("segment", ())] or [part["invariant"]]
        assert {each["location"]["file_name"] for each in waypoints} <= set(task["input_files"])
