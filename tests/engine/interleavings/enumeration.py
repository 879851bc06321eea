"""Runs a method with every schedule, or with one for each class of schedules that a key does not tell apart."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

from oxpecker.oox import typed
from oxpecker.oox.interpreter import Choices, Exhausted, Interpreter, MakeArguments, Outcome
from oxpecker.oox.source import Span

Key = Callable[[Interpreter], Hashable]
"""What of a moment of a run decides all that can follow."""


class TooManyRuns(Exception):
    """There are more interleavings than anybody wants to wait for."""


class Seen(Exception):
    """A run has come to where another one has been."""


@dataclass(slots=True)
class Prefix(Choices):
    """Choices that are given at first; where they end, each way to go on is noted down and the first one taken."""

    given: Sequence[int] = ()
    taken: list[int] = field(default_factory=list)
    alternatives: list[list[int]] = field(default_factory=list)
    visit: Callable[[int], None] = lambda _position: None

    def next_thread(self, enabled: Sequence[int], _current: int) -> int:
        """The thread that makes the next step."""
        return self.choose(enabled)

    def thread(self, candidates: Sequence[int], _current: int, _what: str) -> int:
        """The waiting thread that is woken; it is no moment between steps, so nothing is looked up."""
        return self.choose(candidates, between_steps=False)

    def choose(self, candidates: Sequence[int], between_steps: bool = True) -> int:
        """One of several; the others for later."""
        position = len(self.taken)
        if between_steps:
            self.visit(position)
        if position < len(self.given):
            chosen = self.given[position]
        else:
            chosen, *others = candidates
            self.alternatives += [[*self.taken, other] for other in others]
        self.taken.append(chosen)
        return chosen


@dataclass(slots=True)
class Runs:
    """How all runs of a method end, and how many runs that took."""

    outcomes: list[Outcome] = field(default_factory=list)
    count: int = 0


def every_run(
    interpreter: Interpreter,
    method: typed.Method,
    arguments: MakeArguments,
    key: Key | None = None,
    most: int = 20_000,
    ended: Callable[[Outcome], None] = lambda _outcome: None,
) -> Runs:
    """Runs a method with every schedule; with a key, a run that comes to a moment with a known key is left there."""
    found = Runs()
    seen: set[Hashable] = set()
    pending: list[list[int]] = [[]]
    while pending:
        given = pending.pop()
        found.count += 1
        if found.count > most:
            raise TooManyRuns

        def visit(position: int, given: list[int] = given) -> None:
            if key is None or position < len(given):
                return
            now = key(interpreter)
            if now in seen:
                raise Seen
            seen.add(now)

        choices = Prefix(given=given, visit=visit)
        try:
            run = interpreter.run(method, arguments, choices)
        except Seen:
            pass
        else:
            assert not isinstance(run.outcome, Exhausted), run.outcome
            found.outcomes.append(run.outcome)
            ended(run.outcome)
        pending += choices.alternatives
    return found


Ended = tuple[object, ...]
"""How a run ended, as far as it must be the same for everybody."""


def returned(value: object) -> Ended:
    """All threads have ended; what the first one returned, if it is a number."""
    return ("returned", value if isinstance(value, (int, bool)) else None)


def threw(name: str) -> Ended:
    """An exception has left a thread."""
    return ("threw", name)


def violated(kind: str, span: Span) -> Ended:
    """A specification does not hold."""
    # Of several preconditions or invariants the engine does not tell which one is broken.
    return ("violated", kind, span.line if kind not in ("requires", "invariant") else 0)


def deadlocked(spans: Sequence[Span]) -> Ended:
    """No thread can go on; threads are told apart by where they wait, since orders of forks number them differently."""
    return ("deadlocked", *sorted((span.line, span.column) for span in spans))
