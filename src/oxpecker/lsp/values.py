"""A counterexample in the text: the inputs at its method, and the values along the run at their lines."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.lsp.limits import LONGEST_VALUE, VALUES_ON_LINE
from oxpecker.oox.source import Span
from oxpecker.report.finding import what_happens
from oxpecker.results import Finding

_ASSIGNED = " := "


@dataclass(frozen=True, slots=True)
class LineValues:
    """What a run did on a line."""

    line: int
    text: str


def values_along(finding: Finding, method: Span) -> list[LineValues]:
    """The lines of the method's file that the run changed something on, in order, with the values."""
    lines: dict[int, dict[str, list[str]]] = {}
    inputs = [f"{name} = {_short(value)}" for name, value in finding.inputs]
    lines[method.line] = {text: [] for text in inputs}
    for step in finding.steps:
        if step.span.file == method.file and step.span.line:
            name, assigned, value = step.text.partition(_ASSIGNED)
            values = lines.setdefault(step.span.line, {}).setdefault(name, [])
            if assigned:
                values.append(_short(value))
    if finding.span.file == method.file and finding.span.line:
        lines.setdefault(finding.span.line, {}).setdefault(what_happens(finding), [])
    return [LineValues(line, ", ".join(map(_told, named.items()))) for line, named in sorted(lines.items()) if named]


def _told(named: tuple[str, list[str]]) -> str:
    """`i = 0, 1, 2` for a variable that was assigned three times; the first ones and the last of more."""
    name, values = named
    if not values:
        return name
    shown = values if len(values) <= VALUES_ON_LINE else [*values[: VALUES_ON_LINE - 1], "..", values[-1]]
    return f"{name} = {', '.join(shown)}"


def _short(value: str) -> str:
    return value if len(value) <= LONGEST_VALUE else value[: LONGEST_VALUE - 2] + ".."
