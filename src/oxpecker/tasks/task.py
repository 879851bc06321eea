"""Verification tasks in SV-COMP's task-definition format 2.0: files, properties, expected verdicts."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from reprlib import repr as shortened
from typing import Any

LANGUAGES = ("Java", "OOX")
FORMATS = ("2.0", "1.0", "1.1")
"""The supported versions, which do not differ in what is read here."""


class TaskError(Exception):
    """An error in a task definition or a property; the text names the file."""


class PropertyKind(StrEnum):
    """What a property forbids."""

    ASSERT = "assert"
    """An assertion fails: an AssertionError leaves `main`."""
    NO_RUNTIME_EXCEPTION = "no-runtime-exception"
    """A RuntimeException leaves `main`."""
    NO_DEADLOCK = "no-deadlock"
    """All threads wait forever."""
    CORRECT = "correct"
    """Any failure: an assertion, an exception, a contract, a deadlock. This is the meaning of a task that states
    only its expected verdict."""


@dataclass(frozen=True, slots=True)
class Property:
    """A property of a task: its file, its text, the class whose `main` is run, and the expected verdict."""

    file: Path
    text: str
    entry: str
    kind: PropertyKind | None
    """None if the property is of an unsupported kind."""
    expected: bool | None = None


@dataclass(frozen=True, slots=True)
class Task:
    """A program and its properties; `name` is the name of its definition."""

    name: str
    inputs: tuple[Path, ...]
    properties: tuple[Property, ...]


_PROPERTY = re.compile(r"CHECK\(init\((?P<entry>[\w.$]+)\.main\(\)\),LTL\(G(?P<formula>.*)\)\)")
_OTHER = re.compile(r"(?:CHECK|COVER)\(init\((?:[\w.$]+\.)?main\(\)\),.*\)")
"""Properties of other categories, which tasks may list, too."""
_FORMULAS = {
    "assert": PropertyKind.ASSERT,
    "!uncaught(java.lang.RuntimeException)": PropertyKind.NO_RUNTIME_EXCEPTION,
    "!deadlock": PropertyKind.NO_DEADLOCK,
}


def read_property(file: Path, expected: bool | None = None) -> Property:
    """Reads a property file; its content counts, not its name.

    If it is missing or not SV-COMP's, the expected verdict determines the property: whether the program is correct.
    """
    if expected is not None and not _exists(file):
        return Property(file, "", "Main", PropertyKind.CORRECT, expected)
    text = _read(file).strip()
    plain = "".join(text.split())
    match = _PROPERTY.fullmatch(plain)
    if match is None and _OTHER.fullmatch(plain):
        return Property(file, text, "Main", None, expected)
    if match is None and expected is not None:
        return Property(file, text, "Main", PropertyKind.CORRECT, expected)
    if match is None:
        raise TaskError(f"{file}: error: expected 'CHECK( init(Main.main()), LTL(G ..) )'")
    return Property(file, text, match["entry"], _FORMULAS.get(match["formula"]), expected)


def read_task(file: Path) -> Task:
    """Reads a task definition; paths in it are relative to its folder."""
    data = _mapping(file, _load_yaml(file), "the task definition")
    version = data.get("format_version")
    if not isinstance(version, str | int | float) or str(version) not in FORMATS:
        raise TaskError(f"{file}: error: format_version must be one of {', '.join(FORMATS)}, not {shortened(version)}")
    options = _mapping(file, data.get("options") or {}, "'options'")
    language = options.get("language", "Java")
    if language not in LANGUAGES:
        known = " and ".join(LANGUAGES)
        found = f"the language of the task is {shortened(language)}"
        raise TaskError(f"{file}: error: {found}; only {known} tasks can be checked")
    inputs = tuple(_existing(file, name) for name in _texts(file, data.get("input_files")))
    return Task(str(file), inputs, _properties(file, data.get("properties") or []))


def find_tasks(folder: Path) -> list[Path]:
    """All task definitions below a folder, by name; other YAML files are ignored."""
    files = sorted(path for path in folder.rglob("*") if path.suffix in (".yml", ".yaml") and path.is_file())
    return [file for file in files if _may_be_task(file)]


def _may_be_task(file: Path) -> bool:
    """Whether a YAML file names inputs, or cannot be read, as `read_task` will say."""
    try:
        return re.search(r"^\s*['\"]?input_files\b", _read(file), re.MULTILINE) is not None
    except TaskError:
        return True


def _properties(file: Path, listed: Any) -> tuple[Property, ...]:
    if not isinstance(listed, list):
        raise TaskError(f"{file}: error: 'properties' must be a list")
    found = []
    for each in listed:
        entry = _mapping(file, each, "a property")
        name, expected = entry.get("property_file"), entry.get("expected_verdict")
        if not isinstance(name, str):
            raise TaskError(f"{file}: error: a property needs a 'property_file'")
        if expected is not None and not isinstance(expected, bool):
            raise TaskError(f"{file}: error: 'expected_verdict' must be true or false, not {shortened(expected)}")
        found.append(read_property(_existing(file, name) if expected is None else file.parent / name, expected))
    return tuple(found)


def _texts(file: Path, value: Any) -> list[str]:
    """`input_files`: one name or several."""
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list) or not names or not all(isinstance(name, str) for name in names):
        raise TaskError(f"{file}: error: 'input_files' must name a file, or be a list of names")
    return names


def _mapping(file: Path, value: Any, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TaskError(f"{file}: error: {what} must consist of keys and values")
    return value


def _existing(file: Path, name: str) -> Path:
    path = file.parent / name
    if not _exists(path):
        raise TaskError(f"{file}: error: cannot find {shortened(name)} next to it")
    return path


def _exists(path: Path) -> bool:
    """Whether there is a file; not if it cannot have such a name."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise TaskError(f"{file}: error: the file is not valid UTF-8") from None
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise TaskError(f"{file}: error: cannot read it: {reason}") from None


def _load_yaml(file: Path) -> Any:
    import yaml

    try:
        return yaml.safe_load(_read(file))
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark
        place = f"{file}:{mark.line + 1}:{mark.column + 1}" if mark is not None else str(file)
        raise TaskError(f"{place}: error: {problem.problem or 'not valid YAML'}") from None
    except (yaml.YAMLError, RecursionError, ValueError):
        raise TaskError(f"{file}: error: not valid YAML") from None
