"""Runs both versions on the same concrete inputs, and tells what they show."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from oxpecker.differential.isomorphism import Isomorphism
from oxpecker.differential.limits import (
    LARGEST_SMALL_NUMBER,
    LONGEST_SMALL_INPUT,
    STEPS_OF_A_LONG_REPLAY,
    STEPS_OF_A_REPLAY,
)
from oxpecker.differential.matching import translated
from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.oox.types import VOID, ClassType, Type, is_reference
from oxpecker.results.case import RESULT, Case
from oxpecker.results.difference import Difference, Observation
from oxpecker.results.given_inputs import GivenInputs
from oxpecker.results.heap import HeapGraph, HeapObject
from oxpecker.results.snapshot import heap_graph, static_roots
from oxpecker.results.value_text import ValueTexts

_ENDLESS = "never ends"
_LONG = f"does not end within {STEPS_OF_A_LONG_REPLAY:,} steps"
_UNENDED = (_ENDLESS, _LONG)


def _is_small(inputs: Sequence[str]) -> bool:
    """Whether inputs are so small that a run of many steps is no slow way to the same result."""
    numbers = (int(each) for text in inputs for each in re.findall(r"\d+", text))
    return sum(map(len, inputs)) <= LONGEST_SMALL_INPUT and all(each <= LARGEST_SMALL_NUMBER for each in numbers)


class Inputs(Protocol):
    """Inputs that can be built for either version."""

    def run(self, interpreter: concrete.Interpreter, method: typed.Method, is_old: bool) -> Ran:
        """Runs a method; raises InputError if the version has no such inputs."""


@dataclass(frozen=True, slots=True)
class Ran:
    """A run, and its arguments, which it may have changed."""

    run: concrete.Run
    arguments: Sequence[concrete.Value]
    drawn: bool
    """Whether a choice was made for which there is no answer, so that another run may end otherwise."""


@dataclass(frozen=True, slots=True)
class TextInputs:
    """The receiver, the arguments and static fields as text, with the names of the new version."""

    values: Sequence[str]
    statics: Sequence[tuple[str, str]] = ()
    names: Mapping[str, str] | None = None
    """The names of the old version for classes of the new one."""
    built: Callable[[concrete.Heap, list[concrete.Value]], None] | None = None
    """Called when the inputs are built, before the run."""

    def run(self, interpreter: concrete.Interpreter, method: typed.Method, is_old: bool) -> Ran:
        """Runs a method on the values."""
        built: list[concrete.Value] = []

        def make(heap: concrete.Heap) -> list[concrete.Value]:
            parameters = list(method.parameters)
            first = [heap.new_object(heap.hierarchy[method.info.owner])] if method.info.is_constructor else []
            types = [each.type for each in parameters[len(first) :]]
            named = self._named if is_old else str
            statics = [(named(name), named(text)) for name, text in self.statics]
            built[:] = [*first, *concrete.set_statics(statics, ", ".join(map(named, self.values)), types, heap)]
            if self.built is not None:
                self.built(heap, built)
            return list(built)

        choices = concrete.Choices()
        run = interpreter.run(method, make, choices)
        return Ran(run, built, bool(choices.chosen_values or choices.answered))

    def _named(self, text: str) -> str:
        """A text with the names of the old version."""
        for new, old in (self.names or {}).items():
            text = text.replace(f"{new}{{", f"{old}{{").replace(f"{new}.", f"{old}.") if new != old else text
        return text


@dataclass(frozen=True, slots=True)
class CaseInputs:
    """The inputs of a path of one version; methods without code answer as on that path."""

    case: Case
    is_old: bool
    """Whether the path is one of the old version."""
    classes: Mapping[str, str]
    """The names of this version for classes of the other one."""

    def run(self, interpreter: concrete.Interpreter, method: typed.Method, is_old: bool) -> Ran:
        """Runs a method on the inputs of the path."""
        case = self.case if is_old == self.is_old else self._for(method)
        given = GivenInputs(method, case)
        choices = concrete.Choices(ask=given.answer if case.calls else None)
        run = interpreter.run(method, given.make, choices)
        return Ran(run, given.arguments, bool(choices.chosen_values))

    def _for(self, method: typed.Method) -> Case:
        """The case for the other version: other parameter names and classes."""
        before = self.case.before
        names = [name for name, _ in before.roots if "." not in name]
        known = {name: each.name for name, each in zip(names, method.parameters, strict=False)}
        known |= {name: translated(name, self.classes) for name, _ in before.roots if "." in name}
        roots = tuple((known[name], value) for name, value in before.roots if name in known)
        return replace(
            self.case, method=method.info.key, before=HeapGraph(roots, tuple(map(self._object, before.objects)))
        )

    def _object(self, each: HeapObject) -> HeapObject:
        return replace(each, type=translated(each.type, self.classes))


@dataclass(frozen=True, slots=True)
class _Seen:
    """What a run has done, as its heap shows it."""

    run: concrete.Run
    ending: str
    """How it ended, without its result: the heaps tell whether results are the same."""
    has_result: bool
    places: Sequence[tuple[str, str]]
    """What it may have changed: parameters and static fields, each with its root in the graph."""
    graph: HeapGraph
    thrown: str
    """The class of the exception that ended it."""

    def shown(self, changed: Collection[str], with_classes: bool = False) -> Observation:
        """The run in words, with those places that the versions leave in different states."""
        held, texts = dict(self.graph.roots), ValueTexts(self.graph, with_classes)
        ending = f"{self.ending} {texts.of(held[RESULT])}" if self.has_result else self.ending
        effects = tuple((name, texts.of(held[root])) for name, root in self.places if name in changed)
        return Observation(ending, effects, self.run.output, self.thrown, self.ending == _ENDLESS)


def _is_cut(outcome: concrete.Outcome) -> bool:
    """Whether a run has used up its steps."""
    return isinstance(outcome, concrete.Exhausted) and outcome.limit is concrete.Limit.STEPS


REPLAY_LIMITS = concrete.Limits(steps=STEPS_OF_A_REPLAY, stack_overflow=True)


class Replay:
    """Runs methods of both versions, without their specifications."""

    def __init__(self, old: typed.Program, new: typed.Program, classes: Mapping[str, str]) -> None:
        self._old = concrete.Interpreter(old, REPLAY_LIMITS)
        self._new = concrete.Interpreter(new, REPLAY_LIMITS)
        patience = replace(REPLAY_LIMITS, steps=STEPS_OF_A_LONG_REPLAY)
        self._patient_old, self._patient_new = (concrete.Interpreter(each, patience) for each in (old, new))
        for each in (self._old, self._new, self._patient_old, self._patient_new):
            each.sought = concrete.Sought(recursion=False)
        self._classes = classes

    def difference(
        self, old: typed.Method, new: typed.Method, inputs: Inputs, statics: Collection[str] = ()
    ) -> Difference | None:
        """How the versions differ on some inputs; None if they do not, or if that is not known.

        `statics` are the static fields that runs may assign, with the names of the new version.
        """
        try:
            first, second = self._seen(self._old, old, inputs, True), self._seen(self._new, new, inputs, False)
        except (concrete.InputError, KeyError, IndexError):
            return None
        if first is None or second is None:
            return None
        if second.ending in _UNENDED and first.ending in _UNENDED:
            return None  # a run that has not ended may be one that never does
        if _LONG in (first.ending, second.ending) and not _is_small(second.run.arguments):
            return None  # the other version may only be faster
        changed = self._changed(first.graph, second.graph, new, statics)
        if first.ending == second.ending and first.run.output == second.run.output and not changed:
            return None
        names = [each.name for each in new.parameters][int(new.info.is_constructor) :]
        values = second.run.arguments[int(new.info.is_constructor) :]
        shown_old, shown_new = first.shown(changed), second.shown(changed)
        if shown_old == shown_new:
            shown_old, shown_new = first.shown(changed, with_classes=True), second.shown(changed, with_classes=True)
        if shown_old == shown_new:
            return None  # they differ in what the text does not show, such as aliases
        inputs_shown = tuple(zip(names, values, strict=True))
        answers = first.run.answers or second.run.answers
        return Difference(inputs_shown, shown_old, shown_new, second.run.statics, answers)

    def _seen(
        self, interpreter: concrete.Interpreter, method: typed.Method, inputs: Inputs, is_old: bool
    ) -> _Seen | None:
        """What a run shows; None if it depends on choices, or nothing can be said of its end."""
        ran = inputs.run(interpreter, method, is_old)
        if _is_cut(ran.run.outcome):
            interpreter = self._patient_old if is_old else self._patient_new
            ran = inputs.run(interpreter, method, is_old)
        heap, outcome = interpreter.world.heap, ran.run.outcome
        ending, result = self._ending(outcome, method, is_old)
        if ran.drawn or not ending:
            return None
        pairs = list(zip(method.parameters, ran.arguments, strict=True))[int(method.info.is_constructor) :]
        roots = [(f"p{index}", value, each.type) for index, (each, value) in enumerate(pairs)]
        statics = static_roots(heap)
        graph = heap_graph([*roots, *result, *statics], heap)
        references = [(each.name, f"p{index}") for index, (each, _) in enumerate(pairs) if is_reference(each.type)]
        places = (*references, *((name, name) for name, *_ in statics))
        thrown = self._own_name(outcome.exception, is_old) if isinstance(outcome, concrete.Threw) else ""
        return _Seen(ran.run, ending, bool(result), places, graph, thrown)

    def _ending(
        self, outcome: concrete.Outcome, method: typed.Method, is_old: bool
    ) -> tuple[str, list[tuple[str, concrete.Value, Type]]]:
        """How a run ended, in words, and its result; no words if nothing can be said of it."""
        match outcome:
            case concrete.Returned(value=value):
                info = method.info
                t = ClassType(info.owner) if info.is_constructor else info.return_type
                return "returns", [] if t == VOID else [(RESULT, value, t)]
            case concrete.Threw(exception=thrown):
                return f"throws {self._own_name(thrown, is_old)}", []
            case concrete.Recurred():
                return _ENDLESS, []
        return _LONG if _is_cut(outcome) else "", []

    def _own_name(self, thrown: concrete.ObjectValue, is_old: bool) -> str:
        name = translated(thrown.cls.name, self._classes) if is_old else thrown.cls.name
        return name.replace("$", ".")

    def _changed(self, old: HeapGraph, new: HeapGraph, method: typed.Method, statics: Collection[str]) -> set[str]:
        """The names of the roots that lead to different states."""
        comparison = Isomorphism(self._with_new_names(old), new, self._classes)
        parameters = list(method.parameters)[int(method.info.is_constructor) :]
        shown = {f"p{index}": each.name for index, each in enumerate(parameters)} | {RESULT: RESULT}
        known = {name for name, _ in self._with_new_names(old).roots}
        names = [name for name, _ in new.roots if name in known and (name in shown or name in statics)]
        return {shown.get(name, name) for name in names if not comparison.root(name)}

    def _with_new_names(self, graph: HeapGraph) -> HeapGraph:
        """The graph whose static fields have the names of the new version."""
        roots = tuple((translated(name, self._classes) if "." in name else name, value) for name, value in graph.roots)
        return HeapGraph(roots, graph.objects)
