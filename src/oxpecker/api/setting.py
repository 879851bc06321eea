"""One option: its name, the type of its value, and where it is used."""

from __future__ import annotations

import os
import sys
from enum import Enum
from typing import Any

from oxpecker.api.limits import LONGEST_VALUE
from oxpecker.oox.records import dataclass
from oxpecker.solver import StageName

_LARGEST = sys.float_info.max


class Kind(Enum):
    """The type of an option's value."""

    NUMBER = "a whole number"
    AMOUNT = "a number"
    SWITCH = "true or false"
    WORD = "a word"
    NAMES = "a list of names"
    STAGES = "auto, or a list of stages"
    SOME_STAGES = "a list of stages, in any order"
    FILE = "the name of a file"
    PLACE = "a directory or a URL"
    PATHS = "a list of files and folders"


class Holder(Enum):
    """What uses the value of an option."""

    BOUNDS = "bounds"
    OPTIONS = "options"
    SOLVER = "solver"
    PROGRAM = "program"
    """The semantics of a program: the same for all its methods."""
    PLACES = "places"
    """Where the files and classes of a program are."""
    COMMAND = "command"
    """What a command does with results."""


@dataclass(frozen=True, slots=True)
class Setting:
    """An option: `--name` on the command line, `name` in configuration files and annotations."""

    name: str
    kind: Kind
    holder: Holder
    field: str
    usual: Any
    section: str
    help: str
    least: float | None = None
    words: tuple[str, ...] = ()
    metavar: str | None = None

    @property
    def of_methods(self) -> bool:
        """Whether each method may have its own value."""
        return self.holder in (Holder.BOUNDS, Holder.OPTIONS, Holder.SOLVER)

    def read(self, value: object) -> Any:
        """The value converted for its field; raises WrongValue if it has another type or is out of range."""
        match self.kind:
            case Kind.SWITCH if isinstance(value, bool):
                return value
            case Kind.WORD if isinstance(value, str | int) and str(value) in self.words:
                return str(value) if self.usual is None else type(self.usual)(value)
            case Kind.FILE | Kind.PLACE if isinstance(value, str) and value:
                return value
            case Kind.NAMES | Kind.STAGES | Kind.SOME_STAGES:
                return self._listed(value)
            case Kind.PATHS:
                return self._paths(value)
            case Kind.NUMBER if isinstance(value, int) and self._is_large_enough(value):
                return value
            case Kind.AMOUNT if isinstance(value, int | float) and self._is_large_enough(value):
                return float(value)
        raise WrongValue(f"'{self.name}' must be {self.expected}, not {_shown(value)}")

    def _is_large_enough(self, value: float) -> bool:
        # In Python booleans are integers; the comparisons are false for NaN. No clock or memory is infinite.
        return not isinstance(value, bool) and (self.least is None or value >= self.least) and value <= _LARGEST

    def _listed(self, value: object) -> Any:
        """The names in a list, or in a comma-separated text."""
        if value == "auto" and self.kind is Kind.STAGES:
            return None
        names = [each.strip() for each in value.split(",")] if isinstance(value, str) else value
        if not isinstance(names, list | tuple | frozenset) or not all(isinstance(each, str) for each in names):
            raise WrongValue(f"'{self.name}' must be {self.expected}, not {_shown(value)}")
        if self.kind is Kind.NAMES:
            return tuple(names)
        wrong = [name for name in names if name not in self.words]
        if wrong:
            raise WrongValue(f"no such stage: {wrong[0]!r}; use auto alone, or stages among {', '.join(self.words)}")
        if self.kind is Kind.SOME_STAGES:
            return frozenset(map(StageName, names))
        if len(set(names)) < len(names):
            raise WrongValue(f"'{self.name}' lists a stage twice")
        return tuple(map(StageName, names))

    def _paths(self, value: object) -> tuple[str, ...]:
        """The paths in a list, or in a text that separates them by `:` or `;` as the operating system does."""
        paths = value.split(";" if ";" in value else os.pathsep) if isinstance(value, str) else value
        if not isinstance(paths, list | tuple) or not all(isinstance(each, str) for each in paths):
            raise WrongValue(f"'{self.name}' must be {self.expected}, not {_shown(value)}")
        return tuple(each for each in paths if each)

    @property
    def expected(self) -> str:
        """The allowed values, in words."""
        if self.kind is Kind.WORD:
            return f"one of {', '.join(self.words)}"
        least = "" if self.least is None else f" of at least {self.least:g}"
        return f"{self.kind.value}{least}"

    def read_text(self, text: str) -> Any:
        """The value of an unquoted text."""
        if self.kind is Kind.SWITCH:
            return self.read({"true": True, "false": False}.get(text, text))
        return self.read(_number(text) if self.kind in (Kind.NUMBER, Kind.AMOUNT) else text)


class WrongValue(ValueError):
    """A value of the wrong type, or out of range."""


def _number(text: str) -> object:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str | int | float):
        shown = repr(value)
        return shown if len(shown) <= LONGEST_VALUE else f"{shown[:LONGEST_VALUE]}.."
    return "a table" if isinstance(value, dict) else "such a list" if isinstance(value, list) else str(value)
