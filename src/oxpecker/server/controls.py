"""What can be chosen on the page: bounds, search, solver, meaning; each with the option of the command line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from oxpecker.engine import STRATEGIES, LoopTreatment, Options, Order, PruningKind, Races, Reduction
from oxpecker.solver import SolverName


class Section(StrEnum):
    """Where a control stands on the page."""

    BOUNDS = "Bounds"
    CHECK = "Check"
    SEARCH = "Search"
    MEANING = "Meaning"


@dataclass(frozen=True, slots=True)
class Control:
    """A number, a choice or a switch. Without a value, nothing is said to the engine."""

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
        """How it is shown."""
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
        """Why a value is not allowed; empty if it is."""
        if self.kind == "switch":
            return "" if isinstance(value, bool) else f"'{self.name}' is true or false"
        if self.kind == "choice":
            return "" if value in self.choices else f"'{self.name}' is one of {', '.join(self.choices)}"
        kinds = (int,) if self.whole else (int, float)
        if isinstance(value, bool) or not isinstance(value, kinds) or not self._is_within(float(value)):
            return f"'{self.name}' is a number from {self.least:g} to {self.most:g}"
        return ""

    def _is_within(self, value: float) -> bool:
        return self.least is not None and self.most is not None and self.least <= value <= self.most


def _bound(name: str, label: str, least: int, most: int, text: str) -> Control:
    return Control(name, f"--{name}", label, text, Section.BOUNDS, least=least, most=most, usual="grows")


def _choice(name: str, label: str, section: Section, values: Iterable[str], usual: str, text: str) -> Control:
    return Control(name, f"--{name}", label, text, section, tuple(str(value) for value in values), usual=str(usual))


_USUAL = Options()

CONTROLS: tuple[Control, ...] = (
    _bound("array", "Array length", 0, 64, "Longest array that inputs decide."),
    _bound("chain", "Object chain", 0, 16, "Longest chain of objects from an input (Kiasan's k)."),
    _bound("string", "String length", 0, 64, "Longest string that inputs decide."),
    _bound("decisions", "Decisions", 1, 100_000, "Most branches of a path that inputs decide."),
    _bound("calls", "Call depth", 1, 1_000, "Deepest stack of calls."),
    _bound("steps", "Steps", 1, 100_000_000, "Most steps of a path."),
    _bound("range", "Quantifier range", 1, 10_000, "Most integers that a quantifier ranges over where inputs decide."),
    _bound("threads", "Threads", 1, 64, "Most threads of a path."),
    _bound("switches", "Switches", 0, 1_000, "Most switches away from a thread that could go on."),
    Control(
        "seconds", "--time", "Seconds per method", "Time for each method.", Section.CHECK, (), 0.1, 600, False, "20"
    ),
    Control(
        "most_findings",
        "--max-findings",
        "Findings per method",
        "Stop after so many.",
        Section.CHECK,
        (),
        1,
        100,
        True,
        "1",
    ),
    Control(
        "modular",
        "--modular",
        "Calls by contract",
        "Calls are replaced by contracts where they promise something.",
        Section.CHECK,
    ),
    _choice("loops", "Loops", Section.CHECK, LoopTreatment, _USUAL.loops, "By their invariants, or round by round."),
    _choice("races", "Data races", Section.CHECK, Races, _USUAL.races, "What a data race counts."),
    _choice(
        "strategy", "References", Section.SEARCH, STRATEGIES, _USUAL.strategy, "How unknown ones are decided about."
    ),
    _choice("order", "Order", Section.SEARCH, Order, _USUAL.order, "Which path goes on next."),
    _choice("pruning", "Pruning", Section.SEARCH, PruningKind, _USUAL.pruning, "How often forks ask the solver."),
    _choice("reduction", "Interleavings", Section.SEARCH, Reduction, _USUAL.reduction, "Which ones are left out."),
    _choice("solver", "Solver", Section.SEARCH, SolverName, _USUAL.solver.solver, "Who decides formulas."),
    _choice(
        "ints", "Integers", Section.MEANING, ("unbounded", "java"), "", "Of OOX: without bounds, or of Java's width."
    ),
    _choice(
        "exceptions",
        "Exceptions",
        Section.MEANING,
        ("allowed", "finding"),
        "",
        "What one counts that no clause speaks of.",
    ),
    Control(
        "overflow",
        "--overflow-check",
        "Overflow is a finding",
        "Arithmetic that leaves its type is a violation.",
        Section.MEANING,
    ),
)
_BY_NAME = {control.name: control for control in CONTROLS}
LANGUAGE = frozenset({"ints", "exceptions", "overflow"})
"""The controls that say what programs mean."""
_CHECK_ONLY = frozenset({"most_findings"})
"""The controls that only `oxpecker check` has."""

Values = Mapping[str, bool | int | float | str]


def problems(values: Mapping[str, object]) -> list[str]:
    """What is wrong with the values that a page sends."""
    unknown = [f"there is no option '{name}'" for name in values if name not in _BY_NAME]
    return unknown + [
        said for name, value in values.items() if name in _BY_NAME and (said := _BY_NAME[name].problem(value))
    ]


def language(values: Values) -> dict[str, str]:
    """The values about meaning, as the checker takes them."""
    chosen = {name: str(value) for name, value in values.items() if name in LANGUAGE and name != "overflow"}
    return {**chosen, "overflow": "check"} if values.get("overflow") else chosen


def engine_values(values: Values) -> dict[str, bool | int | float | str]:
    """The values about how methods are checked."""
    return {name: value for name, value in values.items() if name not in LANGUAGE}


def command_line(values: Values) -> list[str]:
    """The same as options of the commands that explore paths."""
    words: list[str] = []
    for name, value in values.items():
        flag = _BY_NAME[name].flag
        if name in _CHECK_ONLY or value is False:
            continue
        words += [flag] if value is True else [flag, str(value)]
    return words
