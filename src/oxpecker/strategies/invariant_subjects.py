"""What an inferred class invariant is about: the objects of a class, or its static fields."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from typing import Protocol

from oxpecker.judgment.invariant_candidates import Candidate, InvariantCandidates
from oxpecker.judgment.refutation import is_refuted, is_refuted_by_statics
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.analysis.encapsulation import Encapsulation
from oxpecker.oox.analysis.static_encapsulation import StaticEncapsulation
from oxpecker.oox.analysis.static_state import StaticState, static_state
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.regions import element_region, field_region
from oxpecker.results import HeapGraph


@dataclass(slots=True)
class Question:
    """Which methods have to keep which candidates."""

    writers: list[MethodInfo] = field(default_factory=list)
    candidates: list[Candidate] = field(default_factory=list)


class Subject(Protocol):
    """What the invariants of classes are about."""

    @property
    def measures(self) -> dict[str, typed.Method]:
        """The methods that clauses call and that no source contains."""

    def question(self, cls: ClassInfo) -> Question:
        """The candidates for a class; none if the source states its invariant."""

    def assumed(self, program: typed.Program, cls: ClassInfo, clauses: tuple[typed.Clause, ...]) -> typed.Program:
        """A program whose class has an invariant, for which callers of private methods answer."""

    def may_assign(self, method: MethodInfo, clause: typed.Clause) -> bool:
        """Whether a method may assign something that a clause is about."""

    def refuted(self, cls: ClassInfo, conditions: Sequence[Candidate], heap: HeapGraph, /) -> list[Candidate]:
        """The candidates for a class that a heap refutes."""


class Objects:
    """The objects of classes, with the fields that only they assign."""

    def __init__(self, program: typed.Program) -> None:
        self._program = program
        self._encapsulation = Encapsulation(program)
        self.measures: dict[str, typed.Method] = {}

    def question(self, cls: ClassInfo) -> Question:
        """Every constructor establishes the invariant, and every method that may assign the fields preserves it."""
        if not cls.constructors or self._program.invariants.get(cls.name):
            return Question()
        fields = self._encapsulation.fields(cls)
        arrays = self._encapsulation.arrays(cls, fields)
        chains = self._encapsulation.chains(cls, fields)
        templates = InvariantCandidates(self._program, cls, fields, arrays, chains)
        candidates = templates.all()
        self.measures |= templates.measures
        links = [link for each in chains for link in (each.link, *each.others)]
        return Question(self._encapsulation.writers(cls, [*fields, *links], arrays), candidates)

    def assumed(self, program: typed.Program, cls: ClassInfo, clauses: tuple[typed.Clause, ...]) -> typed.Program:
        """The program with the invariant and the methods that it calls."""
        helped = with_helpers(program, self._encapsulation.helpers(cls))
        other = replace(
            helped,
            methods={**helped.methods, **self.measures},
            invariants={**program.invariants, cls.name: clauses},
        )
        other.claiming = program.claiming
        return other

    def may_assign(self, method: MethodInfo, clause: typed.Clause) -> bool:
        """Whether a method may assign a field or an element that a clause is about; a constructor assigns all."""
        if method.is_constructor:
            return True
        called = (self.measures.get(call.method.key) for call in typed.found(clause, typed.Invoke))
        measures = [each.body for each in called if each is not None]
        fields = {field_region(read.field) for read in typed.found((clause, *measures), typed.FieldRead)}
        elements = {element_region(read.type) for read in typed.found(clause, typed.ElementRead)}
        assigned = effect_table(self._program).of_call(method, virtual=False).regions
        return not assigned.isdisjoint(fields | elements)

    def refuted(self, cls: ClassInfo, conditions: Sequence[Candidate], heap: HeapGraph) -> list[Candidate]:
        """The candidates that an object of a heap refutes, the receiver first."""
        objects = {each.name: each for each in heap.objects}
        seen = [each for each in objects.values() if each.type == cls.name]
        own = dict(heap.roots).get("this")
        seen.sort(key=lambda each: own is None or getattr(own, "name", "") != each.name)
        for each in seen:
            found = [known for known in conditions if is_refuted(known.clause.condition, objects, each, self.measures)]
            if found:
                return found
        return []


class StaticFields:
    """The static fields of classes that only methods of the class assign."""

    def __init__(self, program: typed.Program) -> None:
        self._program = program
        self._encapsulation = StaticEncapsulation(program)
        self.measures: dict[str, typed.Method] = {}

    def question(self, cls: ClassInfo) -> Question:
        """The initialiser establishes the invariant, and every method that may assign the fields preserves it."""
        if self._program.static_invariants.get(cls.name):
            return Question()
        fields = self._encapsulation.fields(cls)
        writers = self._encapsulation.writers(cls, fields)
        # Every check begins with the initialiser, so that without a writer nobody would see what it leaves.
        return Question(writers, InvariantCandidates(self._program, cls, fields, ()).all()) if writers else Question()

    def assumed(self, program: typed.Program, cls: ClassInfo, clauses: tuple[typed.Clause, ...]) -> typed.Program:
        """The program with the static invariant."""
        helped = with_helpers(program, self._encapsulation.helpers(cls))
        other = replace(helped, static_invariants={**program.static_invariants, cls.name: clauses})
        other.claiming = program.claiming
        other.facts[StaticState] = static_state(program)
        return other

    def may_assign(self, method: MethodInfo, clause: typed.Clause) -> bool:
        """Whether a method may assign a static field that a clause is about."""
        read = (each.field for each in typed.found(clause, typed.StaticRead))
        return self._encapsulation.may_assign(method, read)

    def refuted(self, _cls: ClassInfo, conditions: Sequence[Candidate], heap: HeapGraph) -> list[Candidate]:
        """The candidates that the static fields of a heap refute."""
        return [known for known in conditions if is_refuted_by_statics(known.clause.condition, heap)]


def with_helpers(program: typed.Program, helpers: frozenset[MethodInfo]) -> typed.Program:
    """A program in which callers answer for some methods."""
    methods = dict(program.methods)
    for helper in helpers:
        method = methods[helper.key]
        methods[helper.key] = replace(method, info=replace(method.info, helper=True))
    return replace(program, methods=methods)
