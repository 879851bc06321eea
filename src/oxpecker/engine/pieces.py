"""The pieces of an exploration: each is explored on its own, here or in another process, and counted once.

A piece starts with a new solver and new findings, so what it finds depends only on its beginning, and not on who
explores it or what was explored before. What the pieces found is added up in the order in which one process explores
them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import field
from typing import Protocol

from oxpecker.engine.bounds import BoundLog, Bounds
from oxpecker.engine.compiled.program import ProgramCode
from oxpecker.engine.concurrency.interleaving import Interleavings
from oxpecker.engine.counterexamples.findings import Findings
from oxpecker.engine.counterexamples.replay import Sources
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.explore.partition import Beginning, Partition
from oxpecker.engine.explore.rounds import Round
from oxpecker.engine.options import Options, Order, PruningKind
from oxpecker.engine.path.choices import Choices
from oxpecker.engine.path.requests import ThreadStarted, Unsupported
from oxpecker.engine.progress import Progress
from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.limits.budget import apart, give_up_question, is_spent, spend, units_left
from oxpecker.limits.reason import Cause, Reason, unsupported
from oxpecker.limits.watch import ENOUGH
from oxpecker.oox import typed
from oxpecker.oox.records import dataclass
from oxpecker.results import Condition, Finding
from oxpecker.solver import Solver, open_solver


class Check(Protocol):
    """The check of a method whose rounds have pieces."""

    program: typed.Program
    method: typed.Method
    sources: Sources
    options: Options
    watch: Watch
    watcher: Callable[[Progress], None] | None
    code: ProgramCode
    plain: ProgramCode | None
    findings: Findings
    current: Round
    log: BoundLog
    counts: dict[str, int]
    elsewhere: dict[str, float]
    splits: bool

    def apart(self, solver: Solver) -> Check:
        """The same check with a solver and findings of its own."""

    def merge(self) -> bool:
        """Merges paths from now on; False if none can be merged."""

    def tick(self) -> None:
        """Called from time to time."""

    def explorer(self, bounds: Bounds) -> Explorer:
        """The explorer for these bounds."""

    def explore(
        self,
        explorer: Explorer,
        interleavings: Interleavings | None,
        found: Round,
        probing: bool = False,
        choices: Choices | None = None,
    ) -> bool:
        """Explores the paths that begin with given choices; whether it has ended before all were explored."""

    def is_enough(self, found: Round) -> bool:
        """Whether a round can end."""

    def count(self, explorer: Explorer) -> None:
        """Adds what an exploration counted."""

    def solved(self) -> dict[str, float]:
        """What solvers counted."""


_ASTRAY = Reason("effort: some paths could not be followed again", Cause.EFFORT)
"""Nothing is known about a piece whose beginning leads nowhere."""


@dataclass(slots=True)
class Outcome:
    """What was found in one piece."""

    found: Round
    findings: tuple[Finding, ...]
    guards: tuple[Condition, ...]
    paths_since: int
    """The paths after the first finding."""
    log: BoundLog
    counts: dict[str, int]
    solver: dict[str, float]
    open: list[Beginning]
    begun: list[Beginning]
    elsewhere: list[Beginning]
    units: int
    gave_up: bool


def partition_of(check: Check) -> Partition | None:
    """How to split the next round; None if its paths depend on each other or on their order."""
    options = check.options
    usual = options.order is Order.DEPTH_FIRST and options.pruning is PruningKind.ALWAYS
    if not usual or options.assumes or check.code.forking or check.watch.looks is not None:
        return None
    return Partition() if check.splits else None


@dataclass(frozen=True, slots=True)
class Piece:
    """Explores pieces of a round."""

    check: Check
    bounds: Bounds
    units: int | None
    """The units that one piece may take at most."""

    def explore(self, beginning: Beginning) -> Outcome:
        """Explores all paths that begin so, except those that become pieces of their own."""
        with apart(self.units) as work, self._counting(), open_solver(self.check.options.solver) as solver:
            part = self.check.apart(solver)
            explorer = part.explorer(self.bounds)
            explorer.partition = partition = Partition()
            found = part.current = Round(self.bounds)
            part.log = explorer.log
            try:
                part.explore(explorer, None, found, choices=Choices(beginning))
            except LimitReached as limit:
                found.limit = limit.reason
            except Unsupported as missing:
                found.reasons.append(unsupported(missing.what).at(missing.span))
            if explorer.is_repeating and not found.limit:
                found.reasons.append(_ASTRAY)
            part.count(explorer)
            return Outcome(
                found,
                tuple(part.findings.smallest.values()),
                tuple(part.findings.guards),
                part.findings.paths_since,
                explorer.log,
                part.counts,
                part.solved(),
                partition.open,
                partition.begun,
                partition.elsewhere,
                work.spent,
                work.gave_up,
            )

    @contextmanager
    def _counting(self) -> Iterator[None]:
        """Counts steps from 0; those of the round itself are not lost."""
        steps, self.check.code.steps = self.check.code.steps, 0
        try:
            yield
        finally:
            self.check.code.steps = steps


def explored(piece: Piece, beginning: Beginning) -> Outcome | LimitReached | ThreadStarted:
    """What was found in a piece, in another process; a limit is the end of the whole check, and so is a thread."""
    piece.check.watcher = None
    try:
        with alarmed(piece.check.watch):
            return piece.explore(beginning)
    except (LimitReached, ThreadStarted) as ended:
        return ended
    except MemoryError:
        return LimitReached(piece.check.watch.out_of_memory)


@dataclass(slots=True, eq=False)
class Place:
    """A piece in the line."""

    beginning: Beginning
    is_taken: bool = False
    outcome: Outcome | BaseException | None = None
    losses: int = 0
    """Processes that were lost while they explored it."""
    is_kept: bool = False
    """Whether its outcome is in the log of the run."""


@dataclass(slots=True)
class Line:
    """The pieces in the order in which one process explores them."""

    places: list[Place] = field(default_factory=list)

    def begin(self, beginnings: Sequence[Beginning]) -> None:
        """Puts pieces in front."""
        self.places[:0] = [Place(each) for each in beginnings]

    def finish(self, place: Place, outcome: Outcome | BaseException) -> None:
        """Takes what was found in a piece; the pieces that were split off from it follow it."""
        place.outcome = outcome
        if isinstance(outcome, Outcome):
            behind = self.places.index(place) + 1
            self.places[behind:behind] = [Place(each) for each in outcome.open]

    def first(self) -> Place | None:
        """The first piece that nobody explores."""
        return next((each for each in self.places if not each.is_taken), None)

    def shallowest(self) -> Place | None:
        """The piece with the fewest choices that nobody explores: probably the largest."""
        waiting = (each for each in self.places if not each.is_taken)
        return min(waiting, key=lambda each: len(each.beginning), default=None)


class Crew(Protocol):
    """Who explores the pieces of a line."""

    def advance(self, line: Line) -> None:
        """Explores pieces, or waits for others who do; returns from time to time."""

    def __enter__(self) -> Crew: ...

    def __exit__(self, *failure: object) -> None: ...


@dataclass(frozen=True, slots=True)
class Alone:
    """One process, which explores one piece after the other."""

    piece: Piece

    def advance(self, line: Line) -> None:
        """Explores the first piece."""
        place = line.places[0]
        place.is_taken = True
        line.finish(place, self.piece.explore(place.beginning))

    def __enter__(self) -> Alone:
        return self

    def __exit__(self, *_failure: object) -> None:
        return None


def outcomes(crew: Crew, line: Line) -> Iterator[Outcome]:
    """What was found in the pieces, in order."""
    while line.places:
        place = line.places[0]
        while place.outcome is None:
            crew.advance(line)
        line.places.pop(0)
        if isinstance(place.outcome, BaseException):
            raise place.outcome
        yield place.outcome


def explore_rest(check: Check, explorer: Explorer, found: Round, crew: Crew) -> None:
    """Explores what the first piece of a round has left open; raises LimitReached."""
    assert explorer.partition is not None
    known = set(explorer.partition.begun)
    line = Line()
    line.begin(explorer.partition.open)
    with crew:
        for outcome in outcomes(crew, line):
            _add(check, explorer, found, outcome)
            known.update(outcome.begun)
            line.begin([each for each in dict.fromkeys(outcome.elsewhere) if each not in known])
            known.update(outcome.elsewhere)
            if check.is_enough(found):
                return
            if outcome.found.limit or is_spent():
                raise LimitReached(outcome.found.limit or ENOUGH)


def _add(check: Check, explorer: Explorer, found: Round, outcome: Outcome) -> None:
    """Adds what was found in a piece to a round."""
    check.findings.add_all(outcome.findings, outcome.guards, outcome.found.paths, outcome.paths_since)
    found.add(outcome.found)
    explorer.log.add(outcome.log)
    for name, count in outcome.counts.items():
        check.counts[name] = max(check.counts[name], count) if name == "depth" else check.counts[name] + count
    for name, number in outcome.solver.items():
        check.elsewhere[name] = check.elsewhere.get(name, 0) + number
    spend(outcome.units)
    if outcome.gave_up:
        give_up_question()


def piece_of(check: Check, bounds: Bounds) -> Piece:
    """Explores the pieces of a round within what is left of the budgets now."""
    return Piece(check, bounds, units_left())
