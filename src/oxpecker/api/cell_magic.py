"""`%%java` and `%%oox` in a notebook: check the program in a cell, and show verdicts with pictures below it."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from oxpecker.api.loading import NoSuchMethod, ProgramErrors
from oxpecker.api.setting import Holder, Kind, Setting
from oxpecker.api.settings import NoSuchSetting, setting

_ABOUT_CELLS = ("jobs", "budget", "exclude", "store")
"""Options of commands that a check in Python has, too."""

Magic = Callable[[str, str], object]
Check = Callable[..., object]
"""`oxpecker.check`, whose report a notebook shows."""


class Shell(Protocol):
    """What is needed of IPython."""

    def register_magic_function(self, func: Magic, magic_kind: str, magic_name: str) -> None:
        """Adds a magic."""


def register(shell: Shell, check: Check) -> None:
    """Adds the magics to a notebook."""
    for name in ("java", "oox"):
        shell.register_magic_function(_magic(f"Cell.{name}", check), "cell", name)


def _magic(name: str, check: Check) -> Magic:
    def check_cell(line: str, cell: str) -> object:
        """Check the program in the cell; the options are those of 'oxpecker check', such as --method and --array."""
        try:
            return check(cell, name=name, **arguments(line))
        except (NoSuchMethod, NoSuchSetting, ProgramErrors, ValueError) as problem:
            print(problem)
            return None

    return check_cell


def arguments(line: str) -> dict[str, Any]:
    """The arguments of `oxpecker.check(..)` that options on a line stand for."""
    found: dict[str, Any] = {}
    words = iter(shlex.split(line, comments=True))
    for word in words:
        if not word.startswith("--"):
            raise ValueError(f"'{word}' is not an option; write '--array 3', for example")
        name, equals, text = word.removeprefix("--").partition("=")
        if name == "method":
            found.setdefault("method", []).append(text if equals else _value(words, name))
            continue
        known = setting(name)
        if known.holder is Holder.COMMAND and known.name not in _ABOUT_CELLS:
            raise ValueError(f"--{name} has no effect on a cell")
        is_switch = known.kind is Kind.SWITCH and not equals
        found[known.name.replace("-", "_")] = (
            True if is_switch else _read(known, text if equals else _value(words, name))
        )
    return found


def _value(words: Any, name: str) -> str:
    value = next(words, None)
    if value is None:
        raise ValueError(f"--{name} needs a value")
    return str(value)


def _read(known: Setting, text: str) -> Any:
    """A value as it is given in Python; raises WrongValue if it is none."""
    kinds: dict[Kind, type[int] | type[float]] = {Kind.NUMBER: int, Kind.AMOUNT: float}
    value: Any = text
    with suppress(ValueError):
        value = kinds[known.kind](text) if known.kind in kinds else text
    known.read(value)
    return value
