"""A job: a program, and what to do with it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from oxpecker.server.controls import Values, problems
from oxpecker.server.limits import LONGEST_EXPRESSION, LONGEST_METHOD, MOST_EXCLUDED, MOST_EXPRESSIONS, MOST_INSTANCES

FINISHED = {"event": "finished"}
"""The last line of a process that has done its job, however it ends after that."""
_NAME = re.compile(r"[A-Za-z_$][\w$]{0,99}\.(java|oox|als)", re.ASCII)


class Kind(StrEnum):
    """What to do with a program."""

    CHECK = "check"
    PATHS = "paths"
    TRANSLATION = "translation"
    TESTS = "tests"
    INSTANCES = "instances"
    """Run the commands of an Alloy module."""


class BadRequest(ValueError):
    """An invalid request; the text tells why."""


@dataclass(frozen=True, slots=True)
class Job:
    """A program by name and text, and what to do with it."""

    kind: Kind
    name: str
    text: str
    method: str | None = None
    options: Values = field(default_factory=dict)
    pins: Mapping[str, str] = field(default_factory=dict)
    """Values that parameters of the method must have, as text."""
    excluded: Sequence[Mapping[str, str]] = ()
    """Inputs of the method that are not of interest."""
    instance: int = 0
    """Which instance of a command to show."""
    expressions: Sequence[str] = ()
    """Expressions to evaluate in that instance."""

    def data(self) -> dict[str, object]:
        """As JSON for the worker process."""
        return {
            "kind": str(self.kind),
            "name": self.name,
            "text": self.text,
            "method": self.method,
            "options": dict(self.options),
            "pins": dict(self.pins),
            "excluded": [dict(each) for each in self.excluded],
            "instance": self.instance,
            "expressions": list(self.expressions),
        }


def read_job(data: Any, longest: int) -> Job:
    """The job that the data describes; raises BadRequest if the data is invalid."""
    if not isinstance(data, Mapping):
        raise BadRequest("a job must be a JSON object")
    unknown = set(data) - {"kind", "name", "text", "method", "options", "pins", "excluded", "instance", "expressions"}
    if unknown:
        raise BadRequest(f"unknown key in a job: '{sorted(map(str, unknown))[0]}'")
    if data.get("kind") not in set(Kind):
        raise BadRequest(f"'kind' must be one of {', '.join(Kind)}")
    name, text, method, options = data.get("name"), data.get("text"), data.get("method"), data.get("options", {})
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise BadRequest("'name' must be a file name that ends in .java, .oox or .als")
    if name.endswith(".als") != (data["kind"] == Kind.INSTANCES):
        raise BadRequest("'instances' is the kind of job for Alloy modules, and for nothing else")
    if not isinstance(text, str):
        raise BadRequest("'text' must be the text of a program")
    if len(text.encode("utf-8", "surrogatepass")) > longest:
        raise BadRequest(f"the program is too long: at most {longest:,} bytes are allowed")
    if method is not None and (not isinstance(method, str) or len(method) > LONGEST_METHOD):
        raise BadRequest("'method' must be the name of a method")
    if not isinstance(options, Mapping) or (wrong := problems(options)):
        raise BadRequest(wrong[0] if isinstance(options, Mapping) else "'options' must be a JSON object")
    pins, excluded = _restrictions(data, method)
    instance, expressions = _looks(data)
    # Unpaired surrogates cannot be written to a file.
    text = text.encode("utf-8", "replace").decode("utf-8")
    return Job(Kind(data["kind"]), name, text, method or None, dict(options), pins, excluded, instance, expressions)


def _restrictions(data: Mapping[str, Any], method: str | None) -> tuple[dict[str, str], list[dict[str, str]]]:
    """The pinned and the excluded inputs of a job."""
    pins, excluded = data.get("pins", {}), data.get("excluded", [])
    if not isinstance(excluded, list) or len(excluded) > MOST_EXCLUDED or not all(map(_is_input, [pins, *excluded])):
        raise BadRequest(f"'pins' must map parameters to values, 'excluded' be at most {MOST_EXCLUDED} such objects")
    if (pins or excluded) and not method:
        raise BadRequest("'pins' and 'excluded' need a 'method'")
    return dict(pins), [dict(each) for each in excluded]


def _looks(data: Mapping[str, Any]) -> tuple[int, list[str]]:
    """Which instance to show, and what to evaluate in it."""
    instance, expressions = data.get("instance", 0), data.get("expressions", [])
    if type(instance) is not int or not 0 <= instance < MOST_INSTANCES:
        raise BadRequest(f"'instance' must be a number from 0 to {MOST_INSTANCES - 1}")
    are_texts = isinstance(expressions, list) and all(isinstance(each, str) for each in expressions)
    if not are_texts or len(expressions) > MOST_EXPRESSIONS or any(len(e) > LONGEST_EXPRESSION for e in expressions):
        raise BadRequest(f"'expressions' must be at most {MOST_EXPRESSIONS} texts of {LONGEST_EXPRESSION} characters")
    return instance, [each.encode("utf-8", "replace").decode("utf-8") for each in expressions]


def _is_input(data: Any) -> bool:
    texts = [] if not isinstance(data, Mapping) else [*data.keys(), *data.values()]
    return isinstance(data, Mapping) and all(isinstance(each, str) and len(each) <= LONGEST_METHOD for each in texts)
