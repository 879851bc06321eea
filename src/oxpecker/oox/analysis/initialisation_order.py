"""The order in which classes of a program are initialised, and what their initialisers depend on (JLS 12.4)."""

from __future__ import annotations

from collections.abc import Set

from oxpecker.oox import typed
from oxpecker.oox.analysis.structures import own_classes
from oxpecker.oox.hierarchy import STATIC_INITIALISER, FieldInfo, MethodInfo


class InitialisationOrder:
    """What the initialisers of a program read, call and initialise."""

    def __init__(self, program: typed.Program) -> None:
        self.program = program
        self.hierarchy = program.hierarchy
        self._own = {info.name for info in own_classes(program.hierarchy)}
        self._found: dict[str, tuple[set[FieldInfo], set[str]]] = {}
        self._steps: dict[str, tuple[set[FieldInfo], list[MethodInfo]]] = {}

    def is_dependent(self, name: str, changing: Set[FieldInfo]) -> bool:
        """Whether the initialiser of a class reads what code may have changed, or needs a class that does.

        What an initialiser reads of a class that in turn needs this one depends on which of them was used first.
        """
        seen, pending = {name}, [name]
        while pending:
            current = pending.pop()
            others = {field for field in self._needs(current)[0] if field.owner != current}
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
            _, initialised = self._needs(pending.pop())
            new = initialised - seen
            seen |= new
            pending += sorted(new)
        return goal in seen

    def _needs(self, name: str) -> tuple[set[FieldInfo], set[str]]:
        """What the initialiser of a class of the program may read, and the classes that it may initialise."""
        if name not in self._found:
            self._found[name] = self._below(name) if name in self._own else (set(), set())
        return self._found[name]

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
