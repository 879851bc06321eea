"""The classes whose static state the check of a method may come to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import STATIC_INITIALISER, ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.types import ArrayType, ClassType, Type

_ASSIGNED = (typed.SetStatic, typed.StaticSet)
_STATIC = (typed.StaticRead, *_ASSIGNED)


@dataclass(frozen=True, slots=True)
class _Step:
    """What one method uses by itself: classes, other methods, and the static fields that it reads and assigns."""

    classes: tuple[str, ...]
    called: tuple[MethodInfo, ...]
    read: tuple[FieldInfo, ...] = ()
    assigned: tuple[FieldInfo, ...] = ()
    at_first: tuple[FieldInfo, ...] = ()
    """What an initialiser reads of other classes."""


class StaticUses:
    """The classes whose static fields, methods or constructors code uses; what one method uses is found once."""

    def __init__(self, program: typed.Program) -> None:
        self._program = program
        self._table = effect_table(program)
        self._steps: dict[str, _Step] = {}
        invariants = (*program.invariants.values(), *program.static_invariants.values())
        self._always = [method for clauses in invariants for method in self._asked(clauses)]
        self._by_invariants = {node.field for clauses in invariants for node in typed.found(clauses, typed.StaticRead)}

    def of(self, method: MethodInfo) -> list[str]:
        """The classes that a method may come to, its own first."""
        found = dict.fromkeys(info.name for info in self._program.hierarchy[method.owner].lineage())
        for step in self._steps_of(method):
            found.update(dict.fromkeys(step.classes))
        return list(found)

    def reads(self, method: MethodInfo) -> set[FieldInfo]:
        """The static fields that a method may read, without those that only the initialisation of classes reads."""
        return {field for step in self._steps_of(method) for field in step.read}

    def may_read(self, method: MethodInfo, given: Iterable[Type]) -> set[FieldInfo]:
        """The static fields whose values a check of a method may come to see, with inputs of some types.

        Besides what the method reads, that is what invariants read, what constructs the inputs, and what initialisers
        read of other classes: their own have no other values than they have assigned.
        """
        making = (made for t in given for cls in self._classes(t) for made in _making(cls))
        found = set(self._by_invariants)
        for step in self._steps_of(method, *making):
            found.update(step.read, step.at_first)
        return found

    def _classes(self, t: Type) -> Sequence[ClassInfo]:
        while isinstance(t, ArrayType):
            t = t.element
        if not isinstance(t, ClassType) or t.name not in self._program.hierarchy.classes:
            return ()
        return self._program.hierarchy.concrete_subclasses(t.name)

    def assigns(self, method: MethodInfo) -> set[FieldInfo]:
        """The static fields that a method may assign, without those that only the initialisation of classes assigns."""
        return {field for step in self._steps_of(method) for field in step.assigned}

    def _steps_of(self, *methods: MethodInfo) -> Iterator[_Step]:
        """What some methods and everything that they call use."""
        pending = [*methods, *self._always]
        seen = {info.key for info in pending}
        while pending:
            step = self._step(pending.pop())
            yield step
            for called in step.called:
                if called.key not in seen:
                    seen.add(called.key)
                    pending.append(called)

    def _step(self, method: MethodInfo) -> _Step:
        known = self._steps.get(method.key)
        if known is None:
            known = self._steps[method.key] = self._found(method)
        return known

    def _found(self, method: MethodInfo) -> _Step:
        found = [method.owner] if method.static or method.is_constructor else []
        body = self._program.methods.get(method.key)
        if body is None:
            return _Step(tuple(found), ())
        found += [node.field.owner for node in typed.walk(body.roots) if isinstance(node, _STATIC)]
        for block in self._table.blocks_of(method):
            end = block.end()
            if isinstance(end, graph.InitialiseClass):
                found += [info.name for info in self._program.hierarchy[end.class_name].lineage()]
        called = dict.fromkeys((*self._table.called(method), *self._asked(body.cases)))
        read = dict.fromkeys(node.field for node in typed.found(body.roots, typed.StaticRead))
        if method.name == STATIC_INITIALISER:
            others = tuple(field for field in read if field.owner != method.owner)
            return _Step(tuple(dict.fromkeys(found)), tuple(called), at_first=others)
        assigned = dict.fromkeys(node.field for node in typed.walk(body.roots) if isinstance(node, _ASSIGNED))
        return _Step(tuple(dict.fromkeys(found)), tuple(called), tuple(read), tuple(assigned))

    def _asked(self, specification: Iterable[typed.Node]) -> Iterator[MethodInfo]:
        """The methods that specifications call."""
        for node in typed.found(specification, typed.Invoke):
            yield from self._table.bodies(node.method, node.virtual)


def _making(cls: ClassInfo) -> Iterator[MethodInfo]:
    """The methods with reserved names, which construct inputs of a class."""
    yield from (method for methods in cls.methods.values() for method in methods if method.name.startswith("$"))


def static_uses(program: typed.Program) -> StaticUses:
    """The uses of static state in a program, shared by the checks of all its methods."""
    known = program.facts.get(StaticUses)
    if known is None:
        known = program.facts[StaticUses] = StaticUses(program)
    assert isinstance(known, StaticUses)
    return known
