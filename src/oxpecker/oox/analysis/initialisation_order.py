"""The order in which classes of a program are initialised, and what their initialisers depend on (JLS 12.4)."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import TYPE_CHECKING

from oxpecker.oox import typed
from oxpecker.oox.analysis.structures import own_classes
from oxpecker.oox.hierarchy import STATIC_INITIALISER, FieldInfo, Hierarchy, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.regions import Region

if TYPE_CHECKING:
    from oxpecker.oox.analysis.felt_initialisers import FeltInitialisers

Written = Mapping[str, Set["Region | FieldInfo"]]
"""By method, the parts of objects, and the static fields, that it may assign, without those of objects it creates."""


@dataclass(frozen=True, slots=True)
class Initialisation:
    """What the initialiser of a class may do by itself, without the initialisers of other classes."""

    read: frozenset[FieldInfo] = frozenset()
    """The static fields that it reads."""
    initialised: frozenset[str] = frozenset()
    """The classes that it initialises."""
    assigned: frozenset[Region | FieldInfo] = frozenset()
    """The parts of objects, and the static fields, that it assigns."""


class InitialisationOrder:
    """What the initialisers of a program read, assign and initialise."""

    def __init__(self, program: typed.Program, written: Written) -> None:
        self.program = program
        self.hierarchy = program.hierarchy
        self.written = written
        self._own = {info.name for info in own_classes(program.hierarchy)}
        self._found: dict[str, Initialisation] = {}
        self._steps: dict[str, tuple[set[FieldInfo], list[MethodInfo]]] = {}

    def of(self, program: typed.Program) -> InitialisationOrder:
        """The same of an equal program, with all that has been found out."""
        found = InitialisationOrder(program, self.written)
        found._found = self._found
        return found

    def look_at_all(self) -> None:
        """Finds out about all initialisers; this much is worth storing with a program."""
        for name in self._own:
            self.initialisation(name)

    def is_dependent(self, name: str, changing: Set[FieldInfo]) -> bool:
        """Whether the initialiser of a class reads what code may have changed, or needs a class that does.

        What an initialiser reads of a class that in turn needs this one depends on which of them was used first.
        """
        seen, pending = {name}, [name]
        while pending:
            current = pending.pop()
            others = {field for field in self.initialisation(current).read if field.owner != current}
            owners = sorted({field.owner for field in others})
            if any(self.reaches(owner, current) for owner in owners) or any(f in changing for f in others):
                return True
            new = [owner for owner in owners if owner not in seen]
            seen.update(new)
            pending += new
        return False

    def reaches(self, start: str, goal: str) -> bool:
        """Whether the initialiser of a class may initialise another, directly or not."""
        seen, pending = {start}, [start]
        while pending and goal not in seen:
            new = self.initialisation(pending.pop()).initialised - seen
            seen |= new
            pending += sorted(new)
        return goal in seen

    def others_read(self, name: str) -> set[FieldInfo]:
        """The static fields of other classes of the program that the initialiser of a class may read."""
        read = self.initialisation(name).read
        return {field for field in read if field.owner != name and field.owner in self._own}

    def initialisation(self, name: str) -> Initialisation:
        """What the initialiser of a class of the program may do."""
        if name not in self._found:
            self._found[name] = self._below(name) if name in self._own else Initialisation()
        return self._found[name]

    def _below(self, name: str) -> Initialisation:
        read: set[FieldInfo] = set()
        assigned: set[Region | FieldInfo] = set()
        owners = {name}
        for method in self._methods(name):
            fields, called = self._step(method)
            read |= fields
            assigned |= self.written.get(method.key, set())
            owners |= {each.owner for each in called if each.static or each.is_constructor}
        initialised = {info.name for owner in owners for info in self.hierarchy[owner].lineage()}
        initialised |= {field.owner for field in read}
        return Initialisation(frozenset(read), frozenset(initialised), frozenset(assigned))

    def _methods(self, name: str) -> list[MethodInfo]:
        """The initialiser of a class and the methods that it may call, without the initialisers of other classes."""
        initialiser = self.hierarchy[name].initialiser
        found = {} if initialiser is None else {initialiser.key: initialiser}
        pending = list(found.values())
        while pending:
            for method in self._step(pending.pop())[1]:
                if method.key not in found and method.name != STATIC_INITIALISER:
                    found[method.key] = method
                    pending.append(method)
        return list(found.values())

    def _step(self, method: MethodInfo) -> tuple[set[FieldInfo], list[MethodInfo]]:
        """The static fields that a method reads by itself, and the methods that it may call."""
        known = self._steps.get(method.key)
        if known is None:
            body = self.program.methods.get(method.key)
            nodes = [] if body is None else list(typed.walk(body.body))
            called = {each.key: each for node in nodes for each in self._called(node)}
            read = {node.field for node in nodes if isinstance(node, typed.StaticRead)}
            known = self._steps[method.key] = read, list(called.values())
        return known

    def _called(self, node: typed.Node) -> list[MethodInfo]:
        """The methods that a node may call."""
        if isinstance(node, typed.NewObject):
            return [node.constructor]
        if not isinstance(node, typed.Invoke):
            return []
        if not node.virtual:
            return [node.method]
        classes = self.hierarchy.concrete_subclasses(node.method.owner)
        return [cls.dispatch[node.method.signature] for cls in classes if node.method.signature in cls.dispatch]


class Initialisers:
    """What the initialisers of a program change in other classes: found out if somebody asks."""

    def __init__(self, hierarchy: Hierarchy, order: InitialisationOrder) -> None:
        self._hierarchy, self._order = hierarchy, order
        self._found: FeltInitialisers | None = None

    def __call__(self) -> FeltInitialisers:
        if self._found is None:
            from oxpecker.oox.analysis.felt_initialisers import FeltInitialisers

            self._found = FeltInitialisers(self._hierarchy, self._order)
        return self._found
