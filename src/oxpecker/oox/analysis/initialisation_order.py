"""The order in which classes of a program are initialised, and what their initialisers depend on (JLS 12.4)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from oxpecker.oox import typed
from oxpecker.oox.analysis.structures import own_classes
from oxpecker.oox.hierarchy import STATIC_INITIALISER, FieldInfo, MethodInfo


class InitialisationOrder:
    """What the initialisers of a program read, call and initialise."""

    def __init__(self, program: typed.Program) -> None:
        self.program = program
        self.hierarchy = program.hierarchy
        self._steps: dict[str, tuple[set[FieldInfo], list[MethodInfo]]] = {}

    def dependent(self, open_fields: Iterable[FieldInfo]) -> set[str]:
        """The classes whose initialisers read what code may have changed, or need a class that does.

        What an initialiser reads of a class that in turn needs this one depends on which of them was used first.
        """
        changing = set(open_fields)
        graph = self._needs
        found: set[str] = set()
        for name, (fields, _) in graph.items():
            others = {field for field in fields if field.owner != name}
            if not others.isdisjoint(changing) or any(self.reaches(f.owner, name) for f in others):
                found.add(name)
        grown = True
        while grown:
            needing = {name for name, (fields, _) in graph.items() if any(f.owner in found for f in fields)} - found
            found |= needing
            grown = bool(needing)
        return found

    def reaches(self, start: str, goal: str) -> bool:
        """Whether the initialiser of a class may initialise another, directly or not."""
        seen, pending = {start}, [start]
        while pending and goal not in seen:
            _, initialised = self._needs.get(pending.pop(), ((), set[str]()))
            new = initialised - seen
            seen |= new
            pending += sorted(new)
        return goal in seen

    @cached_property
    def _needs(self) -> dict[str, tuple[set[FieldInfo], set[str]]]:
        """What the initialiser of each class of the program may read, and the classes that it may initialise."""
        return {info.name: self._below(info.name) for info in own_classes(self.hierarchy)}

    def _below(self, name: str) -> tuple[set[FieldInfo], set[str]]:
        """The static fields that the initialiser of a class may read, and the classes that it may initialise."""
        initialiser = self.hierarchy[name].initialiser
        fields: set[FieldInfo] = set()
        initialised = {info.name for info in self.hierarchy[name].lineage()}
        pending = [] if initialiser is None else [initialiser]
        seen = {method.key for method in pending}
        while pending:
            read, called = self._step(pending.pop())
            fields |= read
            initialised |= {field.owner for field in read}
            for method in called:
                if method.static or method.is_constructor:
                    initialised |= {info.name for info in self.hierarchy[method.owner].lineage()}
                if method.key not in seen and method.name != STATIC_INITIALISER:
                    seen.add(method.key)
                    pending.append(method)
        return fields, initialised

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
