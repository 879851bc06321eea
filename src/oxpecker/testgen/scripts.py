"""Runs sequences of calls in the interpreter, in one run: static state is that of a program that does nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.input_clauses import constant_named
from oxpecker.oox.interpreter import (
    ArrayValue,
    Choices,
    Heap,
    InputError,
    Interpreter,
    Limits,
    MakeArguments,
    ObjectValue,
    Outcome,
    Returned,
    Sought,
    Threw,
    Value,
    parse_arguments,
)
from oxpecker.oox.interpreter.steps import own_name
from oxpecker.oox.source import NOWHERE
from oxpecker.oox.types import OBJECT, VOID, Primitive, Type
from oxpecker.results import heap_graph, reached, static_roots
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.testgen.limits import CONSTRUCTION_STEPS
from oxpecker.testgen.sequences import Argument, Call, CallSequence, Constant, Nested, Step, static_type

Existing = Callable[[Heap], list[Value]]
"""Creates the values that no sequence constructs."""


class Scripts:
    """Runs scripts in one program. Values are parameters, so that scripts of equal calls share their compiled code.

    A run that depends on its environment, such as system properties, counts only if it ends in the same way in
    `environments` others.
    """

    def __init__(self, program: typed.Program, environments: int = 0) -> None:
        self._environments = environments
        self._program = replace(program, methods=dict(program.methods))
        self._interpreter = Interpreter(self._program, Limits(steps=CONSTRUCTION_STEPS))
        self._known: dict[tuple[object, ...], typed.Method] = {}
        self.steps = 0
        """The steps of all runs."""

    def constructed(self, steps: CallSequence) -> Outcome | None:
        """How a run ends that returns the object of a sequence; None if it depends on more than the calls."""
        form = ("constructs", _form(steps))
        return self._run(form, [steps], [], lambda _: [], lambda writing: writing.returning(steps))

    def graph(self, steps: CallSequence, name: str, t: Type) -> HeapGraph | None:
        """The object of a sequence with everything it leads to, as the root of this name; constants by their names.

        None if there is none, or if static fields lead to a part of it: a copy of what is shared would be another.
        Tables of numbers are copied: hardly any code writes to them, or asks which one it has.
        """
        outcome = self.constructed(steps)
        if not isinstance(outcome, Returned) or not isinstance(outcome.value, ObjectValue):
            return None
        heap = self._interpreter.world.heap
        statics = static_roots(heap)
        shared = reached(value for _, value, _ in statics)
        if outcome.value.number in shared:
            return None
        own = reached([outcome.value])
        named = {
            HeapReference(own_name(value)): text
            for text, value, _ in statics
            if isinstance(value, ObjectValue)
            and value.number in own
            and constant_named(heap.hierarchy, text) is not None
        }
        graph = _with_constants(heap_graph([(name, outcome.value, t)], heap, are_parts_apart=True), named)
        held_twice = {own_name(each) for number, each in own.items() if number in shared and not _is_table(each)}
        return graph if held_twice.isdisjoint(each.name for each in graph.objects) else None

    def called(
        self, method: MethodInfo, given: list[CallSequence | None], existing: Existing, may_be_endless: bool = False
    ) -> Outcome | None:
        """How a run ends that calls a method, the receiver first; values that no sequence constructs exist already.

        To see that it never ends takes time.
        """
        types = [*([] if method.static else [OBJECT]), *method.parameter_types]
        others = [t for t, steps in zip(types, given, strict=True) if steps is None]
        form = ("calls", method.key, *(None if steps is None else _form(steps) for steps in given))
        sequences = [steps for steps in given if steps is not None]
        self._interpreter.sought = Sought() if may_be_endless else None
        try:
            return self._run(form, sequences, others, existing, lambda writing: writing.calling(method, given))
        finally:
            self._interpreter.sought = None

    def _run(
        self,
        form: tuple[object, ...],
        sequences: list[CallSequence],
        others: list[Type],
        existing: Existing,
        write: Callable[[_Writing], None],
    ) -> Outcome | None:
        literals = [each for steps in sequences for each in _literals(steps)]
        if form not in self._known:
            self._known[form] = self._compiled([*(t for _, t in literals), *others], write)

        def make(heap: Heap) -> list[Value]:
            return [*(parse_arguments(text, [t], heap)[0] for text, t in literals), *existing(heap)]

        try:
            run = self._interpreter.run(self._known[form], make)
            self.steps += run.outcome.steps
            if not run.values and not run.answers:
                return run.outcome
            # The heap of a run is that of its outcome: the last one stays.
            outcomes = [run.outcome, *(self._elsewhere(form, make, seed) for seed in range(self._environments))]
        except InputError:
            return None
        is_same = self._environments and len(set(map(_ending, outcomes))) == 1
        return outcomes[-1] if is_same else None

    def _elsewhere(self, form: tuple[object, ...], make: MakeArguments, seed: int) -> Outcome:
        """How a run ends in another environment."""
        run = self._interpreter.run(self._known[form], make, Choices(seed=seed + 1))
        self.steps += run.outcome.steps
        return run.outcome

    def _compiled(self, types: list[Type], write: Callable[[_Writing], None]) -> typed.Method:
        parameters = tuple(typed.Variable(f"given{number}", t, number) for number, t in enumerate(types))
        writing = _Writing(parameters)
        write(writing)
        result = OBJECT if isinstance(writing.statements[-1], typed.Return) else VOID
        named = tuple((each.name, each.type) for each in parameters)
        info = MethodInfo(OBJECT.name, f"$script{len(self._known)}", named, result, NOWHERE, static=True)
        body = typed.Block(tuple(writing.statements), span=NOWHERE)
        method = typed.Method(info, parameters, writing.variables, body=body)
        self._program.methods[info.key] = method
        return method


class _Writing:
    """Writes the statements of one script; parameters are used in the order of the values that they stand for."""

    def __init__(self, parameters: tuple[typed.Variable, ...]) -> None:
        self.statements: list[typed.Statement] = []
        self.variables = list(parameters)
        self._next = iter(parameters)

    def returning(self, steps: CallSequence) -> None:
        """The script that returns the object of a sequence."""
        self.statements.append(typed.Return(self._object(steps), span=NOWHERE))

    def calling(self, method: MethodInfo, given: list[CallSequence | None]) -> None:
        """The script that constructs objects and calls a method."""
        constructed = [None if steps is None else self._object(steps) for steps in given]
        passed = [self._parameter() if each is None else each for each in constructed]
        self._evaluate(self._invoked(method, passed))

    def _object(self, steps: CallSequence) -> typed.Expression:
        current: typed.Expression | None = None
        for number, step in enumerate(steps):
            value = self._value(step, current)
            if number == 0 or (isinstance(step, Call) and step.becomes):
                current = self._stored(value, static_type(steps[: number + 1]))
            else:
                self._evaluate(value)
        assert current is not None
        return current

    def _value(self, step: Step, receiver: typed.Expression | None) -> typed.Expression:
        if isinstance(step, Constant):
            return typed.StaticRead(step.field.type, step.field, span=NOWHERE)
        arguments = [self._argument(each) for each in step.arguments]
        if step.method.is_constructor:
            return typed.NewObject(step.gives, step.method, tuple(arguments), span=NOWHERE)
        return self._invoked(step.method, arguments if receiver is None else [receiver, *arguments])

    def _argument(self, argument: Argument) -> typed.Expression:
        return self._object(argument.steps) if isinstance(argument, Nested) else self._parameter()

    def _parameter(self) -> typed.Expression:
        variable = next(self._next)
        return typed.Local(variable.type, variable, span=NOWHERE)

    def _invoked(self, method: MethodInfo, passed: list[typed.Expression]) -> typed.Expression:
        receiver = None if method.static else passed.pop(0)
        is_virtual = receiver is not None and not method.private
        return typed.Invoke(method.return_type, method, receiver, tuple(passed), is_virtual, span=NOWHERE)

    def _stored(self, value: typed.Expression, t: Type) -> typed.Expression:
        variable = typed.Variable(f"it{len(self.variables)}", t, len(self.variables))
        self.variables.append(variable)
        self.statements.append(typed.SetLocal(variable, value, span=NOWHERE))
        return typed.Local(t, variable, span=NOWHERE)

    def _evaluate(self, value: typed.Expression) -> None:
        self.statements.append(typed.Evaluate(value, span=NOWHERE))


def _ending(outcome: Outcome) -> tuple[object, ...]:
    """How a run has ended: the kind of its end, and of an exception the class and the place."""
    if not isinstance(outcome, Threw):
        return (type(outcome), getattr(outcome, "span", None))
    trace = outcome.exception.trace
    return (Threw, outcome.exception.cls.name, trace[0][1] if trace else None)


def _literals(steps: CallSequence) -> Iterator[tuple[str, Type]]:
    """The values in a sequence, in the order of the code."""
    for step in steps:
        if isinstance(step, Call):
            for argument, t in zip(step.arguments, step.method.parameter_types, strict=True):
                if isinstance(argument, Nested):
                    yield from _literals(argument.steps)
                else:
                    assert isinstance(argument, str)
                    yield argument, t


def _is_table(value: Value) -> bool:
    return isinstance(value, ArrayValue) and isinstance(value.element, Primitive)


def _with_constants(graph: HeapGraph, named: Mapping[HeapReference, str]) -> HeapGraph:
    """A graph that refers to constants by their names, without them and what only they lead to."""
    objects = {
        each.name: replace(each, fields=tuple((part, _named(value, named)) for part, value in each.fields))
        for each in graph.objects
    }
    kept: dict[str, HeapObject] = {}
    pending = [value for _, value in graph.roots]
    while pending:
        value = pending.pop()
        if isinstance(value, HeapReference) and value.name not in kept:
            kept[value.name] = objects[value.name]
            pending += [part for _, part in objects[value.name].fields]
    return HeapGraph(graph.roots, tuple(each for each in objects.values() if each.name in kept))


def _named(value: HeapValue, named: Mapping[HeapReference, str]) -> HeapValue:
    return named.get(value, value) if isinstance(value, HeapReference) else value


def _form(steps: CallSequence) -> tuple[object, ...]:
    """A sequence without its values."""
    return tuple(
        str(step.field)
        if isinstance(step, Constant)
        else (
            step.method.key,
            step.becomes,
            *(_form(each.steps) if isinstance(each, Nested) else None for each in step.arguments),
        )
        for step in steps
    )
