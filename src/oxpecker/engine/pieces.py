"""The pieces of an exploration: each is explored on its own, here or in another process, and counted once.

A piece starts with new findings and a new solver, which knows what was known when the first piece of the round was
split off. So what it finds depends only on its beginning, and not on who explores it or what was explored before. What
the pieces found is added up in the order in which one process explores them. So is what their solvers have learned, and
the next round knows it.
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
from oxpecker.engine.explore.partition import Beginning, Others, Partition
from oxpecker.engine.explore.rounds import Round
from oxpecker.engine.limits import MOST_KNOWN_ANSWERS, MOST_LEARNED_ANSWERS, SECONDS_BETWEEN_GLANCES
from oxpecker.engine.options import Options, Order, PruningKind
from oxpecker.engine.path.choices import Choices
from oxpecker.engine.path.requests import ThreadStarted, Unsupported
from oxpecker.engine.progress import Progress
from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.limits.budget import apart, give_up_question, is_spent, spend, units_left
from oxpecker.limits.clock import monotonic
from oxpecker.limits.reason import Cause, Reason, unsupported
from oxpecker.limits.watch import ENOUGH
from oxpecker.oox import typed
from oxpecker.oox.records import dataclass
from oxpecker.results import Condition, Finding
from oxpecker.solver import Learned, Solver, learned, open_solver, teach


class Check(Protocol):
    """The check of a method whose rounds have pieces."""

    program: typed.Program
    method: typed.Method
    solver: Solver
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
    learned: Learned
    """What its solver has learned, beyond what it began with."""


def can_split(check: Check) -> bool:
    """Whether the next round can be split: its paths depend neither on each other nor on their order."""
    options = check.options
    usual = options.order is Order.DEPTH_FIRST and options.pruning is PruningKind.ALWAYS
    apart = not options.assumes and not check.code.forking and check.watch.looks is None
    return check.splits and usual and apart


@dataclass(frozen=True, slots=True)
class Piece:
    """Explores pieces of a round."""

    check: Check
    bounds: Bounds
    units: int | None
    """The units that one piece may take at most."""
    known: Learned
    """With what its solver begins: it must be the same for everyone who explores the piece, at any time."""
    others: Others | None = None
    """Who may explore what is split off, at once."""

    def explore(self, beginning: Beginning) -> Outcome:
        """Explores all paths that begin so, except those that become pieces of their own."""
        with apart(self.units) as work, self._counting(), open_solver(self.check.options.solver) as solver:
            teach(solver, self.known)
            part = self.check.apart(solver)
            explorer = part.explorer(self.bounds)
            explorer.partition = partition = Partition(self.others)
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
                learned(solver, MOST_LEARNED_ANSWERS, self.known),
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
    split: set[Beginning] = field(default_factory=set)
    """The pieces that were split off from it and are in the line."""
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

    def split(self, place: Place, beginning: Beginning) -> None:
        """A piece was split off from another, which it follows; whoever explores that one again splits it off again."""
        if beginning not in place.split:
            place.split.add(beginning)
            self.places.insert(self.places.index(place) + 1, Place(beginning))

    def finish(self, place: Place, outcome: Outcome | BaseException) -> None:
        """Takes what was found in a piece, and the pieces that were split off from it."""
        place.outcome = outcome
        if isinstance(outcome, Outcome):
            for each in reversed(outcome.open):
                self.split(place, each)

    def first(self) -> Place | None:
        """The first piece that nobody explores."""
        return next((each for each in self.places if not each.is_taken), None)

    def shallowest(self) -> Place | None:
        """The piece with the fewest choices that nobody explores: probably the largest."""
        waiting = (each for each in self.places if not each.is_taken)
        return min(waiting, key=lambda each: len(each.beginning), default=None)


class Crew(Protocol):
    """Who explores the pieces of a line."""

    def share(self, line: Line) -> None:
        """Lets others begin pieces, because this process is busy with another; returns at once."""

    def advance(self, line: Line) -> None:
        """Explores pieces, or waits for others who do; returns from time to time."""

    def __enter__(self) -> Crew: ...

    def __exit__(self, *failure: object) -> None: ...


@dataclass(frozen=True, slots=True)
class Alone:
    """One process, which explores one piece after the other."""

    piece: Piece

    def share(self, line: Line) -> None:
        """Nobody else is there."""

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


class Rest:
    """What the first piece of a round leaves open; others begin with it while the first piece is being explored."""

    def __init__(self, check: Check, explorer: Explorer, found: Round, crew_of: Callable[[Piece], Crew]) -> None:
        self._check, self._explorer, self._found, self._crew_of = check, explorer, found, crew_of
        self._line = Line()
        self._crew: Crew | None = None
        self._next = 0.0

    def offer(self, beginning: Beginning) -> None:
        """A piece was split off from the first one.

        All pieces get what is left of the budgets and what the solver has learned at the first split: later it would
        depend on time whether a process that has begun knows it.
        """
        if self._crew is None:
            known = learned(self._check.solver, MOST_KNOWN_ANSWERS)
            self._crew = self._crew_of(Piece(self._check, self._found.bounds, units_left(), known))
            self._crew.__enter__()
        self._line.begin([beginning])
        self._crew.share(self._line)

    def attend(self) -> None:
        """Gives pieces to those who have become free."""
        if self._crew is not None and self._line.places:
            now = monotonic()
            if now > self._next:
                self._next = now + SECONDS_BETWEEN_GLANCES
                self._crew.share(self._line)

    def explore(self) -> None:
        """Adds up what is found in all pieces; raises LimitReached."""
        if self._crew is None or self._explorer.partition is None:
            return
        known = set(self._explorer.partition.begun)
        for outcome in outcomes(self._crew, self._line):
            _add(self._check, self._explorer, self._found, outcome)
            known.update(outcome.begun)
            self._line.begin([each for each in dict.fromkeys(outcome.elsewhere) if each not in known])
            known.update(outcome.elsewhere)
            if self._check.is_enough(self._found):
                return
            if outcome.found.limit or is_spent():
                raise LimitReached(outcome.found.limit or ENOUGH)

    def __enter__(self) -> Rest:
        return self

    def __exit__(self, *failure: object) -> None:
        if self._crew is not None:
            self._crew.__exit__(*failure)


def _add(check: Check, explorer: Explorer, found: Round, outcome: Outcome) -> None:
    """Adds what was found in a piece to a round."""
    check.findings.add_all(outcome.findings, outcome.guards, outcome.found.paths, outcome.paths_since)
    found.add(outcome.found)
    explorer.log.add(outcome.log)
    for name, count in outcome.counts.items():
        check.counts[name] = max(check.counts[name], count) if name == "depth" else check.counts[name] + count
    for name, number in outcome.solver.items():
        check.elsewhere[name] = check.elsewhere.get(name, 0) + number
    teach(check.solver, outcome.learned)
    spend(outcome.units)
    if outcome.gave_up:
        give_up_question()
