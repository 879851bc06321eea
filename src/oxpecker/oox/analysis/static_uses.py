"""The classes whose static state the check of a method may come to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.analysis.structures import is_library
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import STATIC_INITIALISER, ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.input_clauses import constant_class, constant_names
from oxpecker.oox.records import dataclass
from oxpecker.oox.syntax import BinaryOperator
from oxpecker.oox.types import BOOL, STRING, ArrayType, ClassType, Type

_ASSIGNED = (typed.SetStatic, typed.StaticSet)
_STATIC = (typed.StaticRead, *_ASSIGNED)


@dataclass(frozen=True, slots=True)
class _Step:
    """What one method uses by itself: classes, other methods, and the static fields that it reads and assigns.

    `compares` tells whether it may compare library objects, such as strings, by identity.
    """

    classes: tuple[str, ...]
    called: tuple[MethodInfo, ...]
    read: tuple[FieldInfo, ...] = ()
    assigned: tuple[FieldInfo, ...] = ()
    at_first: tuple[FieldInfo, ...] = ()
    """What an initialiser reads of other classes."""
    compares: bool = False


class StaticUses:
    """The classes whose static fields, methods or constructors code uses; what one method uses is found once."""

    def __init__(self, program: typed.Program) -> None:
        self._program = program
        self._table = effect_table(program)
        self._steps: dict[str, _Step] = {}
        invariants = (*program.invariants.values(), *program.static_invariants.values())
        self._always = [method for clauses in invariants for method in self._asked(clauses)]
        self.by_invariants = {node.field for clauses in invariants for node in typed.found(clauses, typed.StaticRead)}
        """The static fields that invariants read."""
        self._everywhere = [holder.name for clauses in invariants for holder in self._constants(clauses)]

    def of(self, method: MethodInfo) -> list[str]:
        """The classes that a method may come to, its own first."""
        return self.of_all([method])

    def of_all(self, methods: Sequence[MethodInfo]) -> list[str]:
        """The classes that some methods may come to, their own first."""
        own = (info.name for method in methods for info in self._program.hierarchy[method.owner].lineage())
        found = dict.fromkeys((*own, *self._everywhere))
        for step in self._steps_of(*methods):
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
        found = set(self.by_invariants)
        for step in self._steps_of(method, *making):
            found.update(step.read, step.at_first)
        return found

    def read_at_first(self, initialisers: Sequence[MethodInfo]) -> set[FieldInfo]:
        """The static fields that some initialisers may read, and all that they call."""
        return {field for step in self._steps_of(*initialisers) for field in (*step.read, *step.at_first)}

    def _classes(self, t: Type) -> Sequence[ClassInfo]:
        while isinstance(t, ArrayType):
            t = t.element
        if not isinstance(t, ClassType) or t.name not in self._program.hierarchy.classes:
            return ()
        return self._program.hierarchy.concrete_subclasses(t.name)

    def assigns(self, method: MethodInfo) -> set[FieldInfo]:
        """The static fields that a method may assign, without those that only the initialisation of classes assigns."""
        return {field for step in self._steps_of(method) for field in step.assigned}

    def compares(self, method: MethodInfo) -> bool:
        """Whether code of the program may find out which of several equal strings or numbers a reference leads to."""
        return any(step.compares for step in self._steps_of(method))

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
        holders = list(self._constants(body.roots))
        found += [holder.name for holder in holders]
        for block in self._table.blocks_of(method):
            end = block.end()
            if isinstance(end, graph.InitialiseClass):
                found += [info.name for info in self._program.hierarchy[end.class_name].lineage()]
        called = dict.fromkeys((*self._table.called(method), *self._asked(body.cases)))
        read = dict.fromkeys(node.field for node in typed.found(body.roots, typed.StaticRead))
        if method.name == STATIC_INITIALISER:
            others = tuple(field for field in read if field.owner != method.owner)
            return _Step(tuple(dict.fromkeys(found)), tuple(called), at_first=others)
        read |= dict.fromkeys(holder.static_fields[name] for holder in holders for name in constant_names(holder))
        assigned = dict.fromkeys(node.field for node in typed.walk(body.roots) if isinstance(node, _ASSIGNED))
        compares = not is_library(self._program.hierarchy[method.owner]) and any(
            self._is_comparison(node) for node in typed.walk(body.roots)
        )
        return _Step(tuple(dict.fromkeys(found)), tuple(called), tuple(read), tuple(assigned), compares=compares)

    def _is_comparison(self, node: typed.Node) -> bool:
        """Whether a node compares references to library objects, or asks a library to."""
        match node:
            case typed.Binary(operator=BinaryOperator.EQUAL | BinaryOperator.NOT_EQUAL, left=left, right=right):
                return self._is_library_object(left.type) and self._is_library_object(right.type)
            case typed.Invoke(method=method, arguments=arguments) if method.static and method.return_type == BOOL:
                is_asked = is_library(self._program.hierarchy[method.owner])
                return is_asked and sum(self._is_library_object(each.type) for each in arguments) > 1
        return False

    def _is_library_object(self, t: Type) -> bool:
        cls = self._program.hierarchy.get(t.name) if isinstance(t, ClassType) else None
        return t == STRING or (cls is not None and is_library(cls))

    def _constants(self, nodes: Iterable[typed.Node]) -> Iterator[ClassInfo]:
        """The classes of constants whose fields are read: whoever gets a constant reads static state."""
        for node in typed.found(nodes, typed.FieldRead):
            cls = self._program.hierarchy.get(node.field.owner)
            holder = None if cls is None else constant_class(cls)
            if holder is not None:
                yield holder

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
