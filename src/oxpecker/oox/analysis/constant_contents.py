"""Static fields with library objects whose contents no code changes, such as constant collections.

The initialiser of the class creates and fills such an object from values that no other code holds. All other code only
reads it, by methods that assign no part of it, and passes on neither the object nor a part or view of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oxpecker.oox import typed
from oxpecker.oox.analysis.escape import Escapes
from oxpecker.oox.analysis.framework import Solution
from oxpecker.oox.analysis.mutation import CHANGES, Mutation, is_library, is_value
from oxpecker.oox.analysis.ownership import Freshness
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo, may_use_private
from oxpecker.oox.types import OBJECT, ClassType, Type


class ConstantContents:
    """Finds such fields among static fields that only the initialiser of their class assigns."""

    def __init__(self, program: typed.Program) -> None:
        self.program, self.hierarchy = program, program.hierarchy
        self.calls = CallGraph(program)
        self.mutation = Mutation(self.calls, Freshness(self.calls, Escapes(self.calls)))
        self._uses = Solution(self.mutation)

    def result(self, fields: Iterable[FieldInfo]) -> set[FieldInfo]:
        """The fields whose objects keep their contents."""
        made = {f: self._construction(f) for f in fields if self._is_structure(f.type) and not f.owner.startswith("$")}
        classes = {
            field: construction.cls
            for field, construction in made.items()
            if construction is not None and construction.is_new
        }
        for method in self.program.methods.values():
            if not classes:
                break
            if method.body is not None and not method.info.owner.startswith("$") and not self._is_library(method):
                for field in list(self._broken(method, classes)):
                    del classes[field]
        return set(classes)

    def _is_library(self, method: typed.Method) -> bool:
        return is_library(self.hierarchy[method.info.owner])

    def _is_structure(self, t: Type) -> bool:
        """Whether objects of a type are mutable library objects."""
        info = self.hierarchy.get(t.name) if isinstance(t, ClassType) and t != OBJECT else None
        return info is not None and is_library(info) and not is_value(self.calls, t)

    def _construction(self, field: FieldInfo) -> _Construction | None:
        """How the initialiser of its class creates the object of a field."""
        initialiser = self.hierarchy[field.owner].initialiser
        method = None if initialiser is None else self.program.methods.get(initialiser.key)
        return None if method is None else _Construction(self, field, list(typed.walk(method.roots)))

    def _broken(self, method: typed.Method, classes: dict[FieldInfo, ClassInfo | None]) -> Iterator[FieldInfo]:
        """The fields whose objects a method may change or leak."""
        nodes = list(typed.walk(method.roots))
        owner = method.info.owner
        if any(isinstance(node, typed.Unsupported) for node in nodes):
            yield from (field for field in classes if not field.private or may_use_private(owner, field.owner))
            return
        initialiser = self.hierarchy[owner].initialiser
        is_initialiser = initialiser is not None and initialiser.key == method.info.key
        used = {node.field for node in nodes if isinstance(node, typed.StaticRead)}
        for field in (each for each in classes if each in used):
            allowed = CHANGES if is_initialiser and field.owner == owner else frozenset()
            if not self.mutation.of_static(method.info, field, classes[field], self._uses.of) <= allowed:
                yield field

    def is_factory(self, method: MethodInfo) -> bool:
        """Whether a static library method returns a new, unshared object."""
        return is_library(self.hierarchy[method.owner]) and self.mutation.is_factory(method)


class _Construction:
    """How an initialiser creates the object of a static field."""

    def __init__(self, known: ConstantContents, field: FieldInfo, nodes: list[typed.Node]) -> None:
        self.known, self.nodes = known, nodes
        self.held: dict[int, list[typed.Expression]] = {}
        for node in nodes:
            if isinstance(node, typed.SetLocal) and not node.declares:
                self.held.setdefault(node.variable.index, []).append(node.value)
        values = [n.value for n in nodes if isinstance(n, typed.SetStatic) and n.field is field]
        self.is_new = bool(values) and all(map(self._is_new, values))
        names = {name for value in values for name in self._classes(value)} if self.is_new else set()
        self.cls = known.hierarchy[names.pop()] if len(names) == 1 else None

    def _classes(self, value: typed.Expression) -> set[str]:
        """The classes of a new object."""
        match value:
            case typed.CastReference(operand=operand):
                return self._classes(operand)
            case typed.Local(variable=variable):
                return {name for each in self.held.get(variable.index, []) for name in self._classes(each)}
            case typed.NewObject(constructor=method):
                return {method.owner}
            case typed.Invoke(method=method):
                return self.known.mutation.given_classes(method)
        return set()

    def _is_new(self, value: typed.Expression) -> bool:
        """Whether a value is a new library object, created from nothing that other code may change."""
        match value:
            case typed.CastReference(operand=operand):
                return self._is_new(operand)
            case typed.Local(variable=variable):
                values = self.held.get(variable.index, [])
                is_held = not any(isinstance(each, typed.Local) for each in values) and self._is_only_filled(variable)
                return bool(values) and is_held and all(map(self._is_new, values))
            case typed.NewArray() | typed.ArrayOf():
                return True
            case typed.NewObject(constructor=method, arguments=arguments):
                return is_library(self.known.hierarchy[method.owner]) and self._are_apart(method, arguments)
            case typed.Invoke(method=method, receiver=None, arguments=arguments):
                return self.known.is_factory(method) and self._are_apart(method, arguments)
        return False

    def _are_apart(self, method: MethodInfo, arguments: tuple[typed.Expression, ...]) -> bool:
        """Whether no other code can change what an object is created from; values of type `Object` are its elements."""
        return all(
            t == OBJECT or is_value(self.known.calls, t) or _is_null(given) or self._is_new(given)
            for t, given in zip(method.parameter_types, arguments, strict=True)
        )

    def _is_only_filled(self, variable: typed.Variable) -> bool:
        """Whether a local is used once, apart from calls on it that return only elements and values."""
        reads = [node for node in self.nodes if isinstance(node, typed.Local) and node.variable is variable]
        calls = [n for n in self.nodes if isinstance(n, typed.Invoke) and any(n.receiver is each for each in reads)]
        gives_parts = any(call.type != OBJECT and not is_value(self.known.calls, call.type) for call in calls)
        return not gives_parts and len(reads) == 1 + len(calls)


def _is_null(value: typed.Expression) -> bool:
    return isinstance(value, typed.Literal) and value.value is None
