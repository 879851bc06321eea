"""What a test can see of a run: how it ends, its result, and the objects behind the inputs."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.oox.types import VOID
from oxpecker.results.case import RESULT, Case, CaseOutcome
from oxpecker.results.given_inputs import GivenInputs
from oxpecker.results.heap import HeapGraph, HeapReference, HeapValue
from oxpecker.results.snapshot import Root, heap_graph
from oxpecker.testgen.limits import MUTANT_STEPS
from oxpecker.testgen.shapes import HIDDEN

State = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
"""The roots, then the objects in the order in which they are reached; equal for isomorphic heaps."""


@dataclass(frozen=True, slots=True)
class Behaviour:
    """How a run ends, and the state it leaves."""

    ending: str
    """`returns`, the text of an exception, or why a run does not end."""
    state: State = ()


def behaviour_of(case: Case) -> Behaviour | None:
    """What the case itself says; None for one with a violation."""
    if case.outcome is CaseOutcome.VIOLATED:
        return None
    names = {name for name, _ in case.after.roots if "." not in name}
    seen = HeapGraph(tuple(root for root in case.after.roots if root[0] in names), case.after.objects)
    ending = "returns" if case.exception is None else case.exception.text
    return Behaviour(ending, state_of(seen))


class Runs:
    """Runs the inputs of cases in one program."""

    def __init__(self, program: typed.Program) -> None:
        self.program = program
        self.interpreter = concrete.Interpreter(program, concrete.Limits(steps=MUTANT_STEPS))

    def behaviour(self, case: Case) -> Behaviour | None:
        """What a test of this case sees; None if that is not known."""
        method = self.program.methods.get(case.method)
        if method is None:
            return None
        inputs = GivenInputs(method, case)
        try:
            outcome = inputs.run(self.interpreter).outcome
        except (concrete.InputError, KeyError, IndexError):
            return None
        match outcome:
            case concrete.Returned(value=value):
                roots: list[Root] = inputs.roots()
                if not method.info.is_constructor and method.info.return_type != VOID:
                    roots.append((RESULT, value, method.info.return_type))
                return Behaviour("returns", state_of(heap_graph(roots, self.interpreter.world.heap)))
            case concrete.Threw(exception=thrown):
                graph = heap_graph(inputs.roots(), self.interpreter.world.heap)
                return Behaviour(concrete.show_exception(thrown), state_of(graph))
            case concrete.Exhausted() | concrete.Deadlocked():
                return Behaviour("does not end")
            case concrete.Violated(kind=concrete.ViolationKind.ASSERT):
                return Behaviour("violates an assertion")
        return None


def state_of(graph: HeapGraph) -> State:
    """The state that the roots lead to; library objects count by their contents."""
    graph = graph.readable()
    objects = {each.name: each for each in graph.objects}
    numbers: dict[str, int] = {}
    pending: list[str] = []

    def shown(value: HeapValue) -> str:
        if not isinstance(value, HeapReference):
            return "null" if value is None else value
        if value.name not in numbers:
            numbers[value.name] = len(numbers)
            pending.append(value.name)
        return f"#{numbers[value.name]}"

    found = [("", tuple((name, shown(value)) for name, value in graph.roots))]
    for name in pending:
        each = objects[name]
        fields = tuple((part, shown(value)) for part, value in each.fields if part not in HIDDEN)
        found.append((each.type, fields))
    return tuple(found)
