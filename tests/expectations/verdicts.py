"""Expectations about checking a method: `// check Main.f: valid`."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, replace
from functools import cache

from oxpecker.api.loading import Loaded
from oxpecker.api.program_code import ProgramCode
from oxpecker.api.session import Session
from oxpecker.engine import Bounds, Edge, LoopTreatment, MemoryModel, Options, Races, Statics, check_method
from oxpecker.oox import typed
from oxpecker.report.conditions import all_of
from oxpecker.results import MethodResult, Verdict
from oxpecker.solver import Solver, SolverConfiguration, build
from oxpecker.strategies import SCHEDULE, Goal, pursue_judged
from tests.expectations.base import Expectation, Program, Reader, UnreadableError

BOUNDS = Bounds(decisions=200, chain=2, array=3, steps=50_000)
"""Enough for small programs, little enough for endless ones."""

_FORM = re.compile(
    r"\s*(?P<method>[\w$.]+(?:\([\w\[\], ]*\))?)(?:\s+with\s+(?P<how>[a-z0-9 ]+?))?\s*:\s*(?P<verdict>[a-z ]+?)"
    r"(?:,\s*unsupported (?P<what>.+?)|,\s*provided that (?P<provided>.+?)|,\s*(?P<kind>[a-z ]+?))?"
    r"(?P<here>\s+here)?\s*$"
)
_WORDS = {
    "valid": Verdict.VALID,
    "valid within bounds": Verdict.VALID_WITHIN_BOUNDS,
    "invalid": Verdict.INVALID,
    "deadlock": Verdict.DEADLOCK,
    "unknown": Verdict.UNKNOWN,
}

_USUAL = Options(BOUNDS, seconds=600.0)
_MANNERS: dict[str, Options] = {
    "": _USUAL,
    "modular": replace(_USUAL, modular=True),
    "modular and unrolled loops": replace(_USUAL, modular=True, loops=LoopTreatment.UNROLL),
    "loop invariants": replace(_USUAL, loops=LoopTreatment.INVARIANT),
    "overflow check": _USUAL,
    "data races": replace(_USUAL, races=Races.FINDING),
    "the java memory model": replace(_USUAL, memory_model=MemoryModel.JAVA),
    "statics initial": replace(_USUAL, statics=Statics.INITIAL),
    "data races and statics initial": replace(_USUAL, races=Races.FINDING, statics=Statics.INITIAL),
    "judgment": _USUAL,
    "no bounds": replace(_USUAL, bounds=None, effort=20.0),
    "judgment and states": _USUAL,
    "judgment and edge lenient": replace(_USUAL, edge=Edge.LENIENT),
    "modular and statics initial": replace(_USUAL, modular=True, statics=Statics.INITIAL),
}
"""How a method is checked."""


@cache
def _solver() -> Solver:
    return build(SolverConfiguration())


def _loaded(program: Program, checked: typed.Program) -> Loaded:
    source = program.source
    own = frozenset(cls.name for cls in checked.hierarchy.classes.values() if cls.declaration.span.file == source.name)
    return Loaded(ProgramCode.of(program.parsed.program, checked), {source.name: source}, own)


@dataclass(frozen=True, slots=True)
class HasVerdict(Expectation):
    """A method has a verdict; where it is invalid, perhaps by a kind of clause, perhaps on this line.

    Where it is unknown, perhaps because a path comes to something unsupported, perhaps on this line.
    """

    method: str
    verdict: Verdict
    kind: str | None
    what: str | None
    here: bool
    how: str
    bounds: Bounds
    provided: str | None = None

    def problem(self, program: Program) -> str | None:
        """None if it is so, else what is the case."""
        if not program.parses:
            return f"the program cannot be read\n{program.render(program.parsed.diagnostics)}"
        checked = program.checked({"overflow": "check"} if self.how == "overflow check" else {})
        if checked.program is None:
            return f"the program is not accepted\n{program.render(checked.diagnostics)}"
        found = checked.program.find_methods(self.method)
        if len(found) != 1:
            return f"there are {len(found)} methods '{self.method}'"
        options = replace(_MANNERS[self.how], bounds=None if self.how == "no bounds" else self.bounds)
        if self.how == "judgment and states":
            result = Session(_loaded(program, checked.program), options).check(found[0])
        elif self.how.startswith(("judgment", "no bounds")):
            sources = {program.source.name: program.source}
            goal = Goal(program.parsed.program, checked.program, found[0], options, sources)
            result = pursue_judged(goal, SCHEDULE)
        else:
            result = check_method(checked.program, found[0], _solver(), options)
        return self.difference(program, result)

    def difference(self, program: Program, result: MethodResult) -> str | None:
        """How a result differs from what is expected; None if it does not."""
        kinds = [(kind, each.span.line) for each in result.findings for kind in (each.kind, each.classification)]
        provided = all_of(result.conditions)
        fits = result.verdict is (self.verdict if self.provided is None else self.verdict.provided)
        if fits and self.provided is not None:
            fits = provided == self.provided
        if fits and self.kind is not None:
            fits = any(kind == self.kind and (not self.here or line == self.line) for kind, line in kinds)
        if fits and self.what is not None:
            place = f"{program.source.name}:{self.line}:" if self.here else ""
            fits = f"unsupported: {self.what} at {place}" in result.reason
        return None if fits else f"the verdict is {result.verdict} {result.reason} {kinds} {provided}"


def read_check(reader: Reader) -> Expectation:
    """`check Main.f: valid`, `check Main.f with array 4: invalid, ensures here`."""
    match = _FORM.match(reader.rest)
    if match is None or match["verdict"] not in _WORDS:
        hint = f"write 'check Main.f: ' and one of {', '.join(_WORDS)}; after 'invalid', ', ensures here'"
        raise UnreadableError(hint)
    if match["what"] is not None and match["verdict"] != "unknown":
        raise UnreadableError("what is unsupported stands behind 'unknown'")
    how, bounds = _manner(match["how"] or "")
    verdict = _WORDS[match["verdict"]]
    here = match["here"] is not None
    text, line = f"check{reader.rest}", reader.comment.line
    return HasVerdict(
        text, line, match["method"], verdict, match["kind"], match["what"], here, how, bounds, match["provided"]
    )


def _manner(written: str) -> tuple[str, Bounds]:
    """`modular and array 4 and chain 3`: how a method is checked, and bounds beside the usual ones."""
    parts = [part.strip() for part in written.split(" and ")] if written else []
    given = dict(part.split() for part in parts if part[-1].isdigit())
    how = " and ".join(part for part in parts if not part[-1].isdigit())
    if how not in _MANNERS:
        manners = ", ".join(f"'{manner}'" for manner in _MANNERS if manner)
        raise UnreadableError(f"write 'check Main.f: ' or 'check Main.f with ..: ' and {manners} or bounds ('array 4')")
    unknown = given.keys() - {bound.name for bound in fields(Bounds)}
    if unknown:
        raise UnreadableError(
            f"there is no bound '{min(unknown)}'; bounds: {', '.join(f.name for f in fields(Bounds))}"
        )
    return how, replace(BOUNDS, **{name: int(value) for name, value in given.items()})
