"""The options on the page, each with its command-line option."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from oxpecker.api.settings import BY_NAME


class Section(StrEnum):
    """The section of the page that contains a control."""

    BOUNDS = "Bounds"
    CHECK = "Check"
    SEARCH = "Search"
    MEANING = "Meaning"


@dataclass(frozen=True, slots=True)
class Control:
    """A number, a choice or a switch. Without a value, the engine uses its default."""

    name: str
    flag: str
    label: str
    help: str
    section: Section
    choices: tuple[str, ...] = ()
    least: float | None = None
    most: float | None = None
    whole: bool = True
    usual: str = ""

    @property
    def kind(self) -> str:
        """How it is displayed."""
        return "choice" if self.choices else "switch" if self.least is None else "number"

    def data(self) -> dict[str, object]:
        """For the page."""
        return {
            "name": self.name,
            "kind": self.kind,
            "label": self.label,
            "help": self.help,
            "section": str(self.section),
            "choices": list(self.choices),
            "least": self.least,
            "most": self.most,
            "whole": self.whole,
            "usual": self.usual,
        }

    def problem(self, value: object) -> str:
        """Why a value is invalid; empty if it is valid."""
        if self.kind == "switch":
            return "" if isinstance(value, bool) else f"'{self.name}' must be true or false"
        if self.kind == "choice":
            return "" if value in self.choices else f"'{self.name}' must be one of {', '.join(self.choices)}"
        kinds = (int,) if self.whole else (int, float)
        if isinstance(value, bool) or not isinstance(value, kinds) or not self._is_within(float(value)):
            return f"'{self.name}' must be a number from {self.least:g} to {self.most:g}"
        return ""

    def _is_within(self, value: float) -> bool:
        return self.least is not None and self.most is not None and self.least <= value <= self.most


def _bound(name: str, label: str, most: int) -> Control:
    setting = BY_NAME[name]
    return Control(name, f"--{name}", label, setting.help, Section.BOUNDS, (), setting.least, most, usual="grows")


def _choice(name: str, label: str, section: Section) -> Control:
    setting = BY_NAME[name]
    return Control(name, f"--{name}", label, setting.help, section, setting.words, usual=str(setting.usual or ""))


def _switch(name: str, setting: str, label: str, section: Section) -> Control:
    return Control(name, f"--{setting}", label, BY_NAME[setting].help, section)


CONTROLS: tuple[Control, ...] = (
    _bound("array", "Array length", 64),
    _bound("chain", "Object chain", 16),
    _bound("string", "String length", 64),
    _bound("decisions", "Decisions", 100_000),
    _bound("calls", "Call depth", 1_000),
    _bound("steps", "Steps", 100_000_000),
    _bound("range", "Quantifier range", 10_000),
    _bound("threads", "Threads", 64),
    _bound("switches", "Switches", 1_000),
    Control(
        "seconds", "--time", "Seconds per method", "Time for each method.", Section.CHECK, (), 0.1, 600, False, "20"
    ),
    Control(
        "most_findings",
        "--max-findings",
        "Findings per method",
        "Stop after this many different findings.",
        Section.CHECK,
        (),
        1,
        100,
        True,
        "1",
    ),
    _switch("modular", "modular", "Calls by contract", Section.CHECK),
    _choice("loops", "Loops", Section.CHECK),
    _choice("races", "Data races", Section.CHECK),
    _choice("strategy", "References", Section.SEARCH),
    _choice("order", "Order", Section.SEARCH),
    _choice("pruning", "Pruning", Section.SEARCH),
    _choice("reduction", "Interleavings", Section.SEARCH),
    _choice("solver", "Solver", Section.SEARCH),
    _choice("ints", "Integers", Section.MEANING),
    _choice("exceptions", "Exceptions", Section.MEANING),
    _switch("overflow", "overflow-check", "Overflow is a finding", Section.MEANING),
)
_BY_NAME = {control.name: control for control in CONTROLS}
LANGUAGE = frozenset({"ints", "exceptions", "overflow"})
"""The controls for the semantics of programs."""
_CHECK_ONLY = frozenset({"most_findings"})
"""The controls that only `oxpecker check` has."""

Values = Mapping[str, bool | int | float | str]


def problems(values: Mapping[str, object]) -> list[str]:
    """What is wrong with the values that a page sent."""
    unknown = [f"no such option: '{name}'" for name in values if name not in _BY_NAME]
    return unknown + [
        problem for name, value in values.items() if name in _BY_NAME and (problem := _BY_NAME[name].problem(value))
    ]


def language(values: Values) -> dict[str, str]:
    """The values that choose the semantics, in the checker's form."""
    chosen = {name: str(value) for name, value in values.items() if name in LANGUAGE and name != "overflow"}
    return {**chosen, "overflow": "check"} if values.get("overflow") else chosen


def engine_values(values: Values) -> dict[str, bool | int | float | str]:
    """The values that choose how methods are checked."""
    return {name: value for name, value in values.items() if name not in LANGUAGE}


def command_line(values: Values) -> list[str]:
    """The values as options of the commands that explore paths."""
    words: list[str] = []
    for name, value in values.items():
        flag = _BY_NAME[name].flag
        if name in _CHECK_ONLY or value is False:
            continue
        words += [flag] if value is True else [flag, str(value)]
    return words
