"""The Java memory model: all schedules and all writes that reads may see, against what the engine explores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from oxpecker.engine import MemoryModel
from oxpecker.engine.options import Reduction
from oxpecker.oox import typed
from oxpecker.oox.interpreter import Exhausted, Limits
from oxpecker.oox.interpreter.ordered import OrderedInterpreter
from oxpecker.oox.weak_memory import Moment
from tests.engine.interleavings.agreement import concrete_end, explored
from tests.engine.interleavings.enumeration import Ended, Prefix, TooManyRuns
from tests.engine.interleavings.programs import Threaded
from tests.oox.from_text import checked, method_named


@dataclass(slots=True)
class WeakPrefix(Prefix):
    """Choices that also try each write that a read may see."""

    def write_to_see(self, _reader: Moment, visible: Sequence[Moment]) -> Moment | None:
        """The write that a step sees."""
        if len(visible) < 2:
            return None
        number = self.choose(range(len(visible)), between_steps=False)
        return visible[number] if number else None


def every_weak_run(program: typed.Program, method: typed.Method, made: Threaded, most: int) -> set[Ended]:
    """How the runs of a program end, with all inputs, all schedules and all writes that reads may see."""
    found: set[Ended] = set()
    interpreter = OrderedInterpreter(program, Limits(steps=500))
    for arguments in made.inputs:
        pending: list[list[int]] = [[]]
        for _ in range(most):
            if not pending:
                break
            choices = WeakPrefix(given=pending.pop())
            outcome = interpreter.run(method, arguments, choices).outcome
            if isinstance(outcome, Exhausted):
                raise TooManyRuns
            end = concrete_end(outcome)
            found |= {end} if end is not None else set()
            pending += choices.alternatives
        if pending:
            raise TooManyRuns
    return found


def weak_disagreements(made: Threaded, seconds: float = 5.0, most: int = 3_000) -> Iterator[str]:
    """How the engine differs from what all schedules and reads show; nothing where there are too many of them."""
    program = checked(made.text)
    method = method_named(program, "Main.go")
    try:
        expected = every_weak_run(program, method, made, most)
    except TooManyRuns:
        yield "?too many runs"
        return
    for reduction in Reduction:
        found = explored(program, method, reduction, seconds, made.strategy, memory_model=MemoryModel.JAVA)
        if found.defect:
            yield f"{reduction}: {found.defect}"
        if found.unknown:
            yield f"?{reduction}: {found.unknown}"
        relevant = (lambda e: e[0] != "returned") if made.has_inputs else (lambda _e: True)
        missing = {end for end in expected - found.outcomes if relevant(end)}
        if missing and not found.unknown:
            yield f"{reduction}: misses {sorted(missing, key=str)}"
        if made.complete and found.outcomes - expected:
            yield f"{reduction}: invents {sorted(found.outcomes - expected, key=str)}"


def unlawful(made: Threaded, seconds: float = 5.0) -> Iterator[str]:
    """How a program ends in other ways under the Java memory model although it has no data races.

    With data races, it must end in all ways in which it ends with sequential consistency.
    """
    program = checked(made.text)
    method = method_named(program, "Main.go")
    plain = explored(program, method, Reduction.OPTIMAL, seconds, made.strategy)
    weak = explored(program, method, Reduction.OPTIMAL, seconds, made.strategy, memory_model=MemoryModel.JAVA)
    if plain.unknown or weak.unknown:
        yield f"?{plain.unknown or weak.unknown}"
    elif plain.outcomes - weak.outcomes and not made.has_inputs:
        yield f"misses {sorted(plain.outcomes - weak.outcomes, key=str)}"
    elif weak.outcomes - plain.outcomes and not plain.races:
        yield f"invents {sorted(weak.outcomes - plain.outcomes, key=str)}"
    elif weak.defect:
        yield weak.defect
