"""Configuration files: `oxpecker.toml`, or `[tool.oxpecker]` in `pyproject.toml`, in a folder above the program."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from oxpecker.api.setting import Kind, WrongValue
from oxpecker.api.settings import BY_NAME, NoSuchSetting, setting
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import shown_name

OWN_FILE = "oxpecker.toml"
SHARED_FILE = "pyproject.toml"
_TABLE = "tool.oxpecker"
_OVERRIDES = "overrides"
_PATHS = "paths"


class ConfigurationError(Exception):
    """Errors in a configuration; the text shows each with its place."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(problems))


@dataclass(frozen=True, slots=True)
class Value:
    """The value of an option, and where it is set."""

    value: Any
    origin: str


@dataclass(frozen=True, slots=True)
class Configuration:
    """The settings of a configuration file for one program file; empty if there is no configuration."""

    file: Path | None = None
    settings: Mapping[str, Value] = field(default_factory=dict)

    @property
    def values(self) -> dict[str, Any]:
        """The values of its settings."""
        return {name: found.value for name, found in self.settings.items()}


def find_configuration(checked: Path) -> Path | None:
    """The nearest configuration file, in the folder of the program or above."""
    start = checked if checked.is_dir() else checked.parent
    for folder in (start.resolve(), *start.resolve().parents):
        if (folder / OWN_FILE).is_file():
            return folder / OWN_FILE
        shared = folder / SHARED_FILE
        if shared.is_file() and _has_our_table(shared):
            return shared
    return None


def _has_our_table(shared: Path) -> bool:
    """Whether a file shared with other tools has our table; errors in it are not ours to report."""
    import tomllib

    try:
        text = shared.read_text(encoding="utf-8")
        return "oxpecker" in text and "oxpecker" in tomllib.loads(text).get("tool", {})
    except (OSError, ValueError, RecursionError):
        return False


def configuration_of(checked: Path, file: Path | None = None) -> Configuration:
    """The configuration for a file: from the given configuration file, or the nearest one."""
    found = file or find_configuration(checked)
    return Configuration() if found is None else read_configuration(found, checked)


def read_configuration(file: Path, checked: Path) -> Configuration:
    """Reads a file; raises ConfigurationError with all its errors. Later sections override earlier ones."""
    import tomllib

    shown = shown_path(file)
    try:
        text = file.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except OSError as error:
        raise ConfigurationError([f"{shown}: error: {error.strerror}"]) from None
    except UnicodeDecodeError:
        raise ConfigurationError([f"{shown}: error: the file is not valid UTF-8"]) from None
    except tomllib.TOMLDecodeError as error:
        raise ConfigurationError([_syntax_error(shown, str(error))]) from None
    except RecursionError:
        raise ConfigurationError([f"{shown}: error: the file is nested too deeply"]) from None
    except ValueError:
        raise ConfigurationError([f"{shown}: error: a number has too many digits"]) from None
    reader = _Reader(file, shown, text, "" if file.name != SHARED_FILE else _TABLE)
    table = data if not reader.prefix else data.get("tool", {}).get("oxpecker", {})
    settings = reader.settings(table, checked)
    if reader.problems:
        raise ConfigurationError(reader.problems)
    return Configuration(file, settings)


def shown_path(file: Path) -> str:
    """The file in messages, relative to the current folder if it is below it."""
    return shown_name(relative_path(file))


def relative_path(file: Path) -> str:
    """The file relative to the current folder, if it is below it."""
    try:
        return str(file.resolve().relative_to(Path.cwd()))
    except ValueError:
        return str(file)


def _syntax_error(shown: str, message: str) -> str:
    match = re.fullmatch(r"(.*) \(at line (\d+), column (\d+)\)", message)
    if match is None:
        return f"{shown}: error: {message}"
    return f"{shown}:{match[2]}:{match[3]}: error: {match[1]}"


class _Reader:
    """Reads settings from tables, and records errors."""

    def __init__(self, file: Path, shown: str, text: str, prefix: str) -> None:
        self.file = file
        self.shown = shown
        self.prefix = prefix
        self.problems: list[str] = []
        self._lines = dict(_key_lines(text))

    def settings(self, table: object, checked: Path) -> dict[str, Value]:
        """The settings of the table, then of the overrides whose paths match."""
        if not isinstance(table, dict):
            self.problems.append(f"{self.shown}: error: '{_TABLE}' must be a table")
            return {}
        plain = {key: value for key, value in table.items() if key != _OVERRIDES}
        found = self._read(plain, self.prefix, 0)
        overrides = table.get(_OVERRIDES, [])
        if not isinstance(overrides, list) or not all(isinstance(each, dict) for each in overrides):
            place = self._place(self.prefix, _OVERRIDES, 0)
            self.problems.append(f"{place}: error: 'overrides' must be a list of tables: [[{self._section()}]]")
            return found
        for number, override in enumerate(overrides):
            paths = override.get(_PATHS)
            inside = self._read({k: v for k, v in override.items() if k != _PATHS}, self._section(), number)
            if not isinstance(paths, list) or not paths or not all(isinstance(each, str) for each in paths):
                place = self._place(self._section(), _PATHS, number)
                self.problems.append(f"{place}: error: an override needs 'paths', a list of patterns")
            elif self._matches(paths, checked):
                found |= inside
        return found

    def _section(self) -> str:
        return f"{self.prefix}.{_OVERRIDES}" if self.prefix else _OVERRIDES

    def _matches(self, patterns: list[str], checked: Path) -> bool:
        try:
            path = checked.resolve().relative_to(self.file.resolve().parent).as_posix()
        except ValueError:
            return False
        return any(fnmatchcase(path, pattern) or fnmatchcase(path, f"{pattern.rstrip('/')}/*") for pattern in patterns)

    def _read(self, table: Mapping[str, object], section: str, number: int) -> dict[str, Value]:
        found: dict[str, Value] = {}
        for key, value in table.items():
            place = self._place(section, key, number)
            try:
                known = setting(key)
                read = known.read(value)
            except NoSuchSetting as wrong:
                where = f"directly in [{self.prefix}]" if self.prefix else "at the top of the file, in no table"
                problem = f"no such table: '{key}'; write options {where}" if isinstance(value, dict) else str(wrong)
                self.problems.append(f"{place}: error: {problem}")
                continue
            except WrongValue as wrong:
                self.problems.append(f"{place}: error: {wrong}")
                continue
            if known.kind is Kind.FILE or (known.kind is Kind.PLACE and "://" not in read):
                read = str(self.file.parent / read)
            if known.kind is Kind.PATHS:
                read = tuple(str(self.file.parent / each) for each in read)
            if known.name in found:
                self.problems.append(f"{place}: error: '{known.name}' is set twice")
            found[known.name] = Value(read, place)
        return found

    def _place(self, section: str, key: str, number: int) -> str:
        header = f"{section}.{key}".strip(".")  # a table in the wrong place
        places = ((section, number, key), (header, 0, ""), (section, number, ""))
        line = next((self._lines[place] for place in places if place in self._lines), None)
        return f"{self.shown}:{line}" if line else self.shown


def _key_lines(text: str) -> Iterator[tuple[tuple[str, int, str], int]]:
    """The line of each key, and of each header (with key ''): the table, its number among equal names, the key."""
    table, number = "", 0
    seen: dict[str, int] = {}
    for line, content in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*(\[\[?)\s*([^\]]+?)\s*\]", content)
        assignment = re.match(r"""\s*([\w.-]+|"[^"]*"|'[^']*')\s*=""", content)
        if header is not None:
            table = re.sub(r"[\s\"']", "", header[2])
            number = seen.get(table, -1) + 1 if header[1] == "[[" else 0
            seen[table] = number
            yield (table, number, ""), line
        elif assignment is not None:
            section, _, key = f"{table}.{assignment[1].strip(chr(34) + chr(39))}".rpartition(".")
            yield (section.strip("."), number, key), line


def defaults() -> dict[str, Value]:
    """The default values of all settings."""
    return {name: Value(each.usual, "default") for name, each in BY_NAME.items()}
