"""What a test can see of a run: how it ends, its result, and the objects behind the inputs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.oox.interpreter.activation import Activation
from oxpecker.oox.interpreter.steps import name_of
from oxpecker.oox.types import OBJECT, VOID
from oxpecker.results.case import RESULT, Case, CaseOutcome
from oxpecker.results.given_inputs import GivenInputs
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue, Shape
from oxpecker.results.snapshot import Root, heap_graph, static_roots
from oxpecker.testgen.limits import MUTANT_STEPS
from oxpecker.testgen.shapes import HIDDEN, plain_value
from oxpecker.testgen.thrown import seen_exception

State = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
"""The roots, then the objects in the order in which they are reached; equal for isomorphic heaps."""


@dataclass(frozen=True, slots=True)
class Behaviour:
    """How a run ends, and the state it leaves."""

    ending: str
    """`returns`, what tests see of an exception, or why a run does not end."""
    state: State = ()
    calls: tuple[str, ...] = ()
    """The calls of mocks that tests verify: those with effects in their order, then the others."""


def behaviour_of(case: Case, program: typed.Program) -> Behaviour | None:
    """What the case itself says; None for one with a violation."""
    if case.outcome is CaseOutcome.VIOLATED:
        return None
    thrown = case.exception
    ending = "returns" if thrown is None else seen_exception(thrown.name, thrown.text, thrown.span)
    known = {each.name for each in case.before.objects}
    calls = []
    for call in case.calls:
        objects = {each.name: each for each in call.objects}
        texts = [
            _argument(objects[value.name], value.name if value.name in known else "")
            if isinstance(value, HeapReference)
            else value or "null"
            for value in call.arguments
        ]
        if not call.specification:
            calls.append((program.methods[call.method], f"{call.method} {', '.join(texts)}"))
    seen = without_statics(case.after)
    if case.exception is not None and program.methods[case.method].info.is_constructor:
        seen = HeapGraph(tuple(root for root in seen.roots if root[0] != "this"), seen.objects)
    return Behaviour(ending, state_of(seen), _verified(calls))


def _argument(each: HeapObject, name: str) -> str:
    """An object that a mock is given: a value, an input by its name, or an object that the code made by its class."""
    return plain_value(each) or name or each.type


def _verified(calls: Sequence[tuple[typed.Method, str]]) -> tuple[str, ...]:
    """The calls that a test verifies: all with effects, and each other one once; comparisons are not verified."""
    effects = [text for method, text in calls if has_effects(method)]
    others = {text for method, text in calls if not has_effects(method) and not method.orders}
    return (*effects, *sorted(others))


def has_effects(method: typed.Method) -> bool:
    """Whether it matters how often and in which order an open method is called."""
    return not method.info.pure and not method.orders


def without_statics(graph: HeapGraph) -> HeapGraph:
    """The graph without its static fields."""
    return HeapGraph(tuple(root for root in graph.roots if "." not in root[0]), graph.objects)


class Runs:
    """Runs the inputs of cases in one program."""

    def __init__(self, program: typed.Program) -> None:
        self.program = program
        self.interpreter = concrete.Interpreter(program, concrete.Limits(steps=MUTANT_STEPS))
        self.interpreter.world.open_call_left = self._note
        self.after = HeapGraph()
        """The final heap of the last run."""
        self._inputs: GivenInputs | None = None
        self._calls: list[tuple[typed.Method, str]] = []

    def _note(self, activation: Activation, _value: concrete.Value) -> None:
        """Records a call of an open method."""
        method = activation.code.method
        rebuilt = None if self._inputs is None else self._inputs.rebuilding
        known = set() if self._inputs is None else {each.name for each in self._inputs.case.before.objects}
        names = {} if rebuilt is None else {n: name for n, name in rebuilt.names.items() if name in known}
        texts = []
        for given, parameter in zip(activation.arguments, method.parameters, strict=True):
            if isinstance(given, (concrete.ObjectValue, concrete.ArrayValue)):
                shown = heap_graph([("", given, OBJECT)]).objects[0]
                texts.append(_argument(shown, names.get(given.number, "")))
            else:
                texts.append("null" if given is None else concrete.show_simple(given, parameter.type))
        self._calls.append((method, f"{method.info.key} {', '.join(texts)}"))

    def behaviour(self, case: Case) -> Behaviour | None:
        """What a test of this case sees; None if that is not known."""
        method = self.program.methods.get(case.method)
        if method is None:
            return None
        inputs = self._inputs = GivenInputs(method, case)
        self._calls = []
        try:
            outcome = inputs.run(self.interpreter).outcome
        except (concrete.InputError, KeyError, IndexError):
            return None
        match outcome:
            case concrete.Returned(value=value):
                roots: list[Root] = inputs.roots()
                if not method.info.is_constructor and method.info.return_type != VOID:
                    roots.append((RESULT, value, method.info.return_type))
                return self._ended("returns", roots)
            case concrete.Threw(exception=thrown):
                # Nobody gets the object of a constructor that throws.
                seen = inputs.roots()[1:] if method.info.is_constructor else inputs.roots()
                place = outcome.trace[0][1]
                return self._ended(seen_exception(thrown.cls.name, concrete.show_exception(thrown), place), seen)
            case concrete.Exhausted() | concrete.Deadlocked():
                return Behaviour("does not end")
            case concrete.Violated(kind=concrete.ViolationKind.ASSERT):
                return Behaviour("violates an assertion")
        return None

    def result(self) -> HeapValue:
        """The result of the last run; an input by its name in the case, None also for an object that is not one."""
        value = dict(self.after.roots).get(RESULT)
        rebuilt = None if self._inputs is None else self._inputs.rebuilding
        if not isinstance(value, HeapReference) or rebuilt is None:
            return value
        names = (name for name, each in rebuilt.rebuilt.items() if name_of(each) == value.name)
        found = next(names, None)
        return None if found is None else HeapReference(found)

    def _ended(self, ending: str, roots: list[Root]) -> Behaviour:
        heap = self.interpreter.world.heap
        self.after = heap_graph([*roots, *static_roots(heap)], heap)
        return Behaviour(ending, state_of(without_statics(self.after)), _verified(self._calls))


def state_of(graph: HeapGraph, is_seen: Callable[[HeapObject, str], bool] | None = None) -> State:
    """The state that the roots lead to, or what is seen of it; library objects count by their contents."""
    objects = {each.name: each for each in graph.objects}
    numbers: dict[str, int] = {}
    pending: list[str] = []

    def shown(value: HeapValue) -> str:
        if not isinstance(value, HeapReference):
            return "null" if value is None else value
        view = objects[value.name].view
        if view is not None and view.text:
            return view.text
        if value.name not in numbers:
            numbers[value.name] = len(numbers)
            pending.append(value.name)
        return f"#{numbers[value.name]}"

    found = [("", tuple((name, shown(value)) for name, value in graph.roots))]
    for name in pending:
        each = objects[name]
        is_listed = each.view is not None and each.view.shape is not Shape.OBJECT
        parts = each.view.fields if each.view is not None and is_listed else each.fields
        kept = [(part, value) for part, value in parts if part not in HIDDEN]
        if is_seen is not None:
            kept = [(part, value) for part, value in kept if is_seen(each, part)]
        fields = tuple((part, shown(value)) for part, value in kept)
        found.append((each.type, fields))
    return tuple(found)
