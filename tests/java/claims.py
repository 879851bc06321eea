"""What is claimed of inputs, held against objects that runs have made."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any
from unittest.mock import patch

from oxpecker.api.loading import Loaded, load_sources
from oxpecker.oox import typed
from oxpecker.oox.analysis import claim_facts
from oxpecker.oox.analysis.effects import EffectTable
from oxpecker.oox.analysis.static_state import StaticScan, StaticState, static_state
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.claims import Claim, Fact
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy, MethodInfo, family_name
from oxpecker.oox.input_clauses import constructor_fact_methods, parts_of
from oxpecker.oox.interpreter import ArrayValue, Interpreter, ObjectValue, Returned, Value
from oxpecker.oox.interpreter.choices import Choices
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import Source
from oxpecker.oox.type_arguments import part_type
from oxpecker.oox.types import BOOL, CHAR, OBJECT, ArrayType, ClassType, Sharing, Type, as_input, is_non_null, written
from tests.java.effect_claims import broken_effect_claims, effects_text
from tests.java.runs import Observed, Watching, everything, observed_runs, whole_text
from tests.java.static_claims import broken_static_claims, differing_constants, differing_initial_values


def broken_claims(text: str) -> Iterator[str]:
    """What is claimed of a program and contradicted by what its methods `run` do."""
    return MadeUp(text).broken()


def reached(interpreter: Interpreter, method: typed.Method, steps: int) -> list[ObjectValue]:
    """The objects that a method `run` meets in so many steps, and those that they lead to."""
    outcome = interpreter.run(method, lambda _heap: [steps]).outcome
    assert isinstance(outcome, Returned), outcome
    return [each for each in everything([outcome.value]) if isinstance(each, ObjectValue)]


class MadeUp:
    """A program that is translated and run once; claims can be made again, by other analyses."""

    def __init__(self, text: str) -> None:
        whole = whole_text(text)
        self.known = _unclaimed(text)
        self.whole = self.known if whole == text else _unclaimed(whole)
        self.stated = [_Stated(each.program) for each in (self.known, self.whole)]
        self.held: set[str] = set()
        """Claims that all runs have kept."""
        self.calls = CallGraph(self.known.program)
        methods = self.known.program.methods
        lines = {number for number, line in enumerate(text.splitlines(), 1) if "//= " in line}
        hidden = frozenset(key for key, each in methods.items() if _is_made_up(each) and each.info.span.line in lines)
        self.interpreter = Watching(self.whole.program, frozenset(methods), hidden)
        self.runs = list(observed_runs(self.interpreter, self.whole.own_methods()))

    def broken(self, changed: str = "") -> Iterator[str]:
        """Makes all claims that need a module, and gives the first that is wrong of each run."""
        for each in self.stated:
            each.restore()
        program = self.known.program
        program.claiming = None
        known = effects = None
        is_claimed = _needs(claim_facts, changed)
        if is_claimed:
            with patch("oxpecker.oox.analysis.CallGraph", lambda _: self.calls):
                claim_facts(program, frozenset(Fact))
                assert program.claims is not None  # made here, with the graphs that are there
        if _needs(static_state, changed):
            for kind in (StaticScan, StaticState):
                program.facts.pop(kind, None)
            known = static_state(program)
        if _needs(EffectTable, changed):
            program.answers.clear()
            effects = EffectTable(program)
            effects._graphs = self.calls._graphs
        claims: dict[str, Claim | None] = {_in_full(claim): claim for claim in program.claims}
        claims |= {} if known is None else {known.text(): None}
        claims |= {} if effects is None else {effects_text(effects, self.runs): None}
        doubtful = [claim for text, claim in claims.items() if text not in self.held]
        if self.whole is not self.known:
            _claim_the_same(program, self.whole.program)
        found = False
        for run in self.runs if doubtful else ():
            broken = next(self.broken_by(run, is_claimed and _are_about(doubtful, run), known, effects), None)
            found = found or broken is not None
            if broken is not None:
                yield f"{run.name}: {broken}"
        for differing in self.differing(known, effects) if None in doubtful else ():
            found = True
            yield differing
        if not found:
            self.held |= claims.keys()

    def differing(self, known: StaticState | None, effects: EffectTable | None) -> Iterator[str]:
        """Fields that runs begin with different values, although nobody assigns them, or their class is constant."""
        if known is not None:
            yield from differing_initial_values(known, self.whole.program, self.runs)
        if effects is not None:
            yield from differing_constants(self.known.program.hierarchy, effects.constant, self.runs)

    def broken_by(
        self, run: Observed, about_inputs: bool, known: StaticState | None, effects: EffectTable | None
    ) -> Iterator[str]:
        """The claims that a run contradicts: about inputs if they have been made, static state and effects."""
        if about_inputs:
            objects = _Objects(self.interpreter, self.known.own)
            objects.meet(run.root, ArrayType(ClassType("Object")))
            objects.judge_own([run.root, *(each for values in run.statics.values() for each in values)])
            yield from objects.broken
            yield from _passed_on(self.known.program, run, self.known.own)
            yield from _null_parameters(self.known.program, run)
        if known is not None:
            yield from broken_static_claims(known, self.whole.program, run)
        if effects is not None:
            yield from broken_effect_claims(effects, run)


def _is_made_up(method: typed.Method) -> bool:
    return method.info.span.file == "Made.java"


def _needs(function: Any, changed: str) -> bool:
    """Whether the module of a function is one that has changed, or needs it; all do where none is named."""
    seen, pending = set(), [function.__module__]
    while pending:
        name = pending.pop()
        if name not in seen and name.startswith("oxpecker.oox.analysis"):
            seen.add(name)
            pending += {getattr(each, "__module__", None) or "" for each in vars(sys.modules[name]).values()}
    return not changed or changed in seen


def _are_about(claims: list[Claim | None], run: Observed) -> bool:
    """Whether some claims are about inputs of the program of a run: the names of its classes end with its number."""
    number = re.search(r"\d*(?=\.)", run.name)
    assert number is not None
    return any(claim is not None and _family(claim).endswith(number[0]) for claim in claims)


def _in_full(claim: Claim) -> str:
    """A claim with the type that says it."""
    return f"{claim}: {written(claim.member.type)}" if isinstance(claim.member, FieldInfo) else str(claim)


def _family(claim: Claim) -> str:
    return family_name(claim.member.name if isinstance(claim.member, ClassInfo) else claim.member.owner)


def _unclaimed(text: str) -> Loaded:
    """A program of which nothing is claimed yet."""
    with patch("oxpecker.oox.checker.claim_facts"):
        return load_sources([Source("Made.java", text)])


class _Stated:
    """What a program says of itself before claims are made."""

    def __init__(self, program: typed.Program) -> None:
        self.program = program
        classes = program.hierarchy.classes.values()
        self.fields = [(f, f.type) for cls in classes for f in (*cls.fields.values(), *cls.static_fields.values())]
        self.methods = [(m, m.parameters) for m in program.methods.values()]
        stated = InputRole.CONSTRUCTED
        self.constructed = [(cls, cls.methods[stated]) for cls in classes if stated in cls.methods]

    def restore(self) -> None:
        """Takes all claims back."""
        for field, t in self.fields:
            field.type, field.back = t, None
        for method, parameters in self.methods:
            method.parameters = parameters
        for cls, methods in self.constructed:
            cls.methods[InputRole.CONSTRUCTED] = methods


def _claim_the_same(known: typed.Program, whole: typed.Program) -> None:
    """Claims of a program what is claimed of the part of it that is known."""
    for cls in known.hierarchy.classes.values():
        other = whole.hierarchy.get(cls.name)
        for field in () if other is None else cls.fields.values():
            if field.name in other.fields:
                other.fields[field.name].type = field.type
                other.fields[field.name].back = field.back
        if other is not None and InputRole.CONSTRUCTED not in cls.methods:
            other.methods.pop(InputRole.CONSTRUCTED, None)


def _null_parameters(program: typed.Program, run: Observed) -> Iterator[str]:
    for key, number in sorted(run.nulls):
        method = program.methods.get(key)
        if method is not None and method.info.private and is_non_null(method.parameters[number].type):
            yield f"parameter {number} of {method.info}: {written(method.parameters[number].type)} is null"


def _passed_on(program: typed.Program, run: Observed, own: frozenset[str]) -> Iterator[str]:
    """Fields that are said to own what methods of the program got as another argument, or in one."""
    fields = {str(field): field for cls in program.hierarchy.classes.values() for field in cls.fields.values()}
    for owner, name in sorted(run.passed | run.shared):
        field = fields.get(name) if owner in own else None
        if field is not None and _is_own(field):
            if (owner, name) in run.shared:
                yield f"{name}: {written(field.type)} is held by another argument"
            elif "^&" not in written(field.type):
                yield f"{name}: {written(field.type)} is an argument"


class _Objects:
    """All objects that can be reached, each looked at once for every type that it is reached under."""

    def __init__(self, interpreter: Interpreter, own: frozenset[str]) -> None:
        self.interpreter = interpreter
        self.own = own
        self.hierarchy: Hierarchy = interpreter.world.heap.hierarchy
        self.code = {method.info: method for method in interpreter.program.methods.values()}
        self.seen: set[tuple[int, str]] = set()
        self.broken: list[str] = []

    def meet(self, value: Value, t: Type) -> None:
        """Looks at a value that stands where an input of a type would."""
        pending = [(value, t, "a root")]
        while pending:
            value, t, place = pending.pop()
            self.judge(value, t, place)
            if not isinstance(value, (ObjectValue, ArrayValue)) or (id(value), written(t)) in self.seen:
                continue
            self.seen.add((id(value), written(t)))
            if isinstance(value, ArrayValue):
                element = t.element if isinstance(t, ArrayType) else value.element
                pending += [(each, element, f"an element of {place}") for each in value.slots]
            else:
                pending += self.parts(value, t)

    def parts(self, value: ObjectValue, t: Type) -> Iterator[tuple[Value, Type, str]]:
        """What an object holds, and as what."""
        arguments = t.arguments if isinstance(t, ClassType) else ()
        if value.cls.name in self.own:
            self.judge_established(value)
            for field, held in zip(value.cls.layout, value.slots, strict=True):
                self.judge_back(value, field, held)
                yield held, part_type(self.hierarchy, field, (value.cls,), str(t), arguments, False), str(field)
        elif parts_of(value.cls) is not None and arguments:
            each = self.run(parts_of(value.cls), value)
            assert isinstance(each, ArrayValue)
            for number, held in enumerate(each.slots):
                yield held, arguments[number % len(arguments)], f"what {t} holds"

    def judge_back(self, value: ObjectValue, field: FieldInfo, held: Value) -> None:
        """Notes if an object does not refer back to the one around it, although it is said to."""
        if field.back is not None and isinstance(held, ObjectValue) and held.slots[field.back.slot] is not value:
            self.broken.append(f"{field}: {field.back} is another object")

    def judge(self, value: Value, t: Type, place: str) -> None:
        """Notes if a value is none that an input of a type could be."""
        known = ArrayType(t.allocated) if isinstance(t, ArrayType) and t.allocated is not None else as_input(t)
        if value is None:
            if is_non_null(t):
                self.broken.append(f"{place}: {written(t)} is null")
        elif isinstance(value, (ObjectValue, ArrayValue)):
            if not self.hierarchy.subtype(value.type, known):
                self.broken.append(f"{place}: {written(t)} is of {value.type}")
            if isinstance(value, ArrayValue) and isinstance(t, ArrayType) and t.allocated not in (None, value.element):
                self.broken.append(f"{place}: {written(t)} was made with {value.element}")
            length = t.length if isinstance(t, ArrayType) and isinstance(value, ArrayValue) else None
            if length is not None and length != len(value.slots):
                self.broken.append(f"{place}: {written(t)} has {len(value.slots)} elements")

    def judge_own(self, roots: list[Value]) -> None:
        """Notes if something else leads to what an object is said to have for itself."""
        held = everything(roots)
        parts = (*roots, *(part for each in held for part in self.held_by(each)))
        holders = Counter(id(part) for part in parts if isinstance(part, (ArrayValue, ObjectValue)))
        for each in held:
            for field, part in zip(each.cls.layout, each.slots, strict=True) if isinstance(each, ObjectValue) else ():
                if _is_own(field) and holders[id(part)] > 1:
                    self.broken.append(f"{field}: {written(field.type)} is held by others")

    def held_by(self, value: ObjectValue | ArrayValue) -> Iterator[Value]:
        """What an object holds; what iterators and views hold for themselves nobody gets from them."""
        if isinstance(value, ArrayValue) or value.cls.name in self.own:
            yield from value.slots
        else:
            yield from (part for field, part in zip(value.cls.layout, value.slots, strict=True) if field.type == OBJECT)

    def judge_established(self, value: ObjectValue) -> None:
        """Notes if an object is none that its constructors leave behind."""
        for method in constructor_fact_methods(value.cls):
            if not self.is_as_constructed(method, value):
                self.broken.append(f"{value.cls.name} is not what its constructors establish")

    def is_as_constructed(self, method: MethodInfo, value: ObjectValue) -> bool:
        """Whether a condition holds of an object, for some arguments of its constructor where it draws them."""
        drawn = [node.type for node in typed.found(self.code[method].roots, typed.Nondet)]
        numbers = [each for each in value.slots if isinstance(each, int)]
        reach = 9 if len(drawn) == 1 else 1
        near = sorted({each + shift for each in (*numbers, 0) for shift in range(-reach, reach + 1)})
        choices = [(False, True) if t == BOOL else [n for n in near if t != CHAR or n >= 0] for t in drawn]
        return any(self.run(method, value, values) is True for values in product(*choices))

    def run(self, method: MethodInfo | None, value: ObjectValue, values: Sequence[Value] = ()) -> Value:
        """What a method of an object gives."""
        assert method is not None
        outcome = self.interpreter.run(self.code[method], lambda _heap: [value], Choices(values=values)).outcome
        return outcome.value if isinstance(outcome, Returned) else None


def _is_own(field: FieldInfo) -> bool:
    return isinstance(field.type, (ArrayType, ClassType)) and field.type.sharing is not Sharing.ANYTHING
