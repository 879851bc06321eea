"""Mutation analysis: whether methods change, store or return the objects that they are given.

A library object is a structure: the object and the parts that its fields refer to. Its elements have the type `Object`
and are not parts of it. A new object that refers to the structure, such as an iterator, is a view of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

from oxpecker.oox import typed
from oxpecker.oox.analysis.framework import Solution, Subsets
from oxpecker.oox.analysis.origins import Definitions, definitions, makers
from oxpecker.oox.analysis.ownership import Freshness
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.input_clauses import written_as
from oxpecker.oox.prelude import FILE as PRELUDE
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, Type

ParameterKey = tuple[str, int, ClassInfo | None]
"""A method, the number of one of its parameters (its object first), and the class of the argument if it is known."""


class Role(Enum):
    """The relation of a local to a structure."""

    WHOLE = "the object itself"
    PART = "an object that belongs to it"
    VIEW = "a new object that leads to it"


class Use(Enum):
    """How a structure may be used."""

    WRITES_WHOLE = "a field of the object itself is assigned"
    WRITES_PART = "a part of it is assigned"
    GIVES_WHOLE = "the caller gets it"
    GIVES_PART = "the caller gets a part of it"
    GIVES_VIEW = "the caller gets a view of it"
    GOES_ALONG = "another argument gets it"
    KEEPS = "it gets to where others may find it"


Uses = frozenset[Use]
_WRITES = {Role.WHOLE: Use.WRITES_WHOLE, Role.PART: Use.WRITES_PART}
_GIVES = {Role.WHOLE: Use.GIVES_WHOLE, Role.PART: Use.GIVES_PART, Role.VIEW: Use.GIVES_VIEW}
CHANGES: Uses = frozenset({Use.WRITES_WHOLE, Use.WRITES_PART})


def is_library(info: ClassInfo) -> bool:
    """Whether a class belongs to a model of a library."""
    file = info.declaration.span.file
    return file == PRELUDE or file.startswith(BUILT_IN)


class Mutation(Subsets[Use]):
    """The uses of every parameter of every method."""

    def __init__(self, calls: CallGraph, freshness: Freshness) -> None:
        self.calls = calls
        self._stale, self._freshness = Solution(freshness), freshness
        self._new: dict[str, set[int]] = {}
        self._arguments: dict[str, set[int]] = {}

    def new_locals(self, method: MethodInfo) -> set[int]:
        """The locals of a method that hold only objects that were created by it or for it."""
        if method.key not in self._new:
            control = self.calls.graph_of(method)
            parameters = {variable.index for variable in control.method.parameters}
            made = _only(
                definitions(control.blocks), set(), lambda node, _: self._freshness.is_fresh(node, self._stale.of)
            )
            self._new[method.key] = made - parameters
        return self._new[method.key]

    def arguments(self, method: MethodInfo) -> set[int]:
        """The locals of a method that hold only its arguments and what is reachable from them."""
        if method.key not in self._arguments:
            control = self.calls.graph_of(method)
            parameters = {variable.index for variable in control.method.parameters}
            self._arguments[method.key] = _only(definitions(control.blocks), parameters, _leads)
        return self._arguments[method.key]

    def given_classes(self, method: MethodInfo) -> set[str]:
        """The classes of the new objects that a method returns."""
        found: set[str] = set()
        pending, seen = [method], {method.key}
        while pending:
            current = pending.pop().run
            ends = [block.end() for block in self.calls.blocks_of(current)]
            for given in (end.variable for end in ends if isinstance(end, graph.Leave) and end.variable is not None):
                for node in makers(self.calls, current, typed.Local(given.type, given)):
                    if isinstance(node, graph.AllocateObject):
                        found.add(node.class_name)
                    elif isinstance(node, graph.CallMethod):
                        new = [m for m in self.calls.bodies(node.method, node.virtual) if m.key not in seen]
                        seen.update(each.key for each in new)
                        pending += new
        return found

    def is_factory(self, method: MethodInfo) -> bool:
        """Whether a method returns new, unshared objects."""
        return not self._stale.of(method.run.key)

    def transfer(self, key: ParameterKey, lookup: Callable[[ParameterKey], Uses]) -> Uses:
        """Follows a parameter through its method; open methods do only what their contracts say."""
        method = self.calls.program.methods.get(key[0])
        if method is None or method.body is None:
            return frozenset(Use)
        return frozenset() if method.open else _Following(self, method.info, key[1], key[2], lookup).uses

    def of_static(
        self, method: MethodInfo, field: FieldInfo, cls: ClassInfo | None, lookup: Callable[[ParameterKey], Uses]
    ) -> Uses:
        """How a method uses the object of a static field, whose class may be known."""
        return _Following(self, method, field, cls, lookup).uses


def is_value(calls: CallGraph, t: Type) -> bool:
    """Whether values of a type are immutable: numbers, texts, boxed numbers."""
    if not isinstance(t, (ClassType, ArrayType)):
        return True
    info = calls.hierarchy.get(t.name) if isinstance(t, ClassType) else None
    return info is not None and written_as(info) is not None


class _Following:
    """One structure followed through one method, to a fixpoint."""

    def __init__(
        self,
        mutation: Mutation,
        method: MethodInfo,
        source: int | FieldInfo,
        cls: ClassInfo | None,
        lookup: Callable[[ParameterKey], Uses],
    ) -> None:
        self.calls, self.source, self.cls, self.lookup = mutation.calls, source, cls, lookup
        self.mutation = mutation
        self.roles: dict[int, set[Role]] = {}
        self.views: dict[int, set[str | None]] = {}
        """The classes of the views that locals hold; None stands for any."""
        self.found: set[Use] = set()
        control = self.calls.graph_of(method)
        self.new = mutation.new_locals(method)
        self.others = mutation.arguments(method)
        for number, variable in enumerate(control.method.parameters):
            if number == source:
                self.roles[variable.index] = {Role.WHOLE}
        self.changed = True
        while self.changed:
            self.changed = False
            self.found.clear()  # what seemed to be done before all roles were known
            for block in control.blocks:
                for instruction in block.instructions:
                    self._step(instruction)
                self._step(block.end())
        self.uses = frozenset(self.found)

    def _of(self, expression: typed.Expression | None) -> set[Role]:
        match expression:
            case typed.Local(variable=variable):
                return self.roles.get(variable.index, set())
            case typed.CastReference(operand=operand, type=t):
                return self._of(operand) if self._may_belong(t) else set()
            case typed.Conditional(then=then, otherwise=otherwise):
                return self._of(then) | self._of(otherwise)
        return set()

    def _may_belong(self, t: Type) -> bool:
        """Whether an object that is seen as a type may belong to a structure of the library."""
        if isinstance(t, ClassType) and not is_library(self.calls.hierarchy[t.name]):
            return False
        return not is_value(self.calls, t)

    def _step(self, node: typed.Node) -> None:
        match node:
            case graph.SetVariable(variable=variable, value=value):
                self._grow(variable, self._of(value))
                self._see(variable, self._views_of(value))
                if isinstance(value, typed.Local):
                    # A view becomes one when it gets the structure, whichever of its names is used for that.
                    self._grow(value.variable, self.roles.get(variable.index, set()) & {Role.VIEW})
                    self._see(value.variable, self.views.get(variable.index, set()))
            case graph.LoadStatic(variable=variable, field=field) if field is self.source:
                self._grow(variable, {Role.WHOLE})
            case graph.LoadField(variable=variable, target=target) | graph.LoadElement(variable=variable, array=target):
                is_part = bool(self._of(target)) and variable.type != OBJECT and not is_value(self.calls, variable.type)
                self._grow(variable, {Role.PART} if is_part else set())
            case graph.StoreField(target=target, value=value) | graph.StoreElement(array=target, value=value):
                self.found |= {_WRITES[role] for role in self._of(target) if role in _WRITES}
                self._keep(target, self._of(value))
            case graph.UseMonitor(target=target, gate=FieldInfo()):
                self.found |= {_WRITES[each] for each in self._of(target) & _WRITES.keys()}
            case graph.StoreStatic(value=value) | graph.ThrowObject(value=value):
                self._keep(None, self._of(value))
            case graph.ForkThread(receiver=receiver, arguments=arguments):
                self._keep(None, set().union(*map(self._of, (receiver, *arguments))))
            case graph.GiveUp():
                self.found |= set(Use) if any(self.roles.values()) else set()
            case graph.Leave(variable=variable) if variable is not None:
                self.found |= {_GIVES[role] for role in self.roles.get(variable.index, ())}
            case graph.CallMethod():
                self._call(node)

    def _keep(self, target: typed.Expression | None, roles: set[Role]) -> None:
        """Handles a store into an object: a new object becomes a view; otherwise other code may find it there."""
        if not roles or self._of(target) & {Role.WHOLE, Role.PART}:
            return
        if isinstance(target, typed.Local) and target.variable.index in self.new:
            self._grow(target.variable, {Role.VIEW})
            self._see(target.variable, {None})
        else:
            self.found.add(Use.GOES_ALONG if _local(target) in self.others else Use.KEEPS)

    def _call(self, node: graph.CallMethod) -> None:
        given = list(node.arguments if node.receiver is None else (node.receiver, *node.arguments))
        roles = [self._of(each) for each in given]
        if not any(roles):
            return
        bodies = self._bodies(node, roles[0])
        if not bodies:
            self.found |= set(Use)
        for number, held in enumerate(roles):
            for role in held:
                cls = self.cls if role is Role.WHOLE else None
                uses = frozenset[Use]().union(*(self.lookup((body.run.key, number, cls)) for body in bodies))
                self._use(node, role, uses, given)
                if node.variable is not None and Use.GIVES_VIEW in uses:
                    self._see(node.variable, self._given_views(bodies))

    def _bodies(self, node: graph.CallMethod, receiver: set[Role]) -> list[MethodInfo]:
        """The methods that a call may run; only one if the receiver is the object itself and its class is known."""
        if node.virtual and self.cls is not None and receiver == {Role.WHOLE}:
            return [self.cls.dispatch[node.method.signature]]
        known = self._views_of(node.receiver) if node.virtual and receiver == {Role.VIEW} else {None}
        classes = [self.calls.hierarchy[name] for name in known if name is not None]
        if len(classes) < len(known):
            return self.calls.bodies(node.method, node.virtual)
        return [cls.dispatch[node.method.signature] for cls in classes]

    def _given_views(self, bodies: list[MethodInfo]) -> set[str | None]:
        """The classes of the views that methods return."""
        if not all(map(self.mutation.is_factory, bodies)):
            return {None}
        return {name for body in bodies for name in self.mutation.given_classes(body)}

    def _views_of(self, value: typed.Expression | None) -> set[str | None]:
        """The classes of the views that a value may be; None stands for any."""
        local = _local(value)
        return {None} if local is None else self.views.get(local, set())

    def _use(self, node: graph.CallMethod, role: Role, uses: Uses, given: list[typed.Expression]) -> None:
        """How a call uses one of its arguments."""
        if Use.WRITES_PART in uses:
            self.found.add(Use.WRITES_PART)
        if Use.WRITES_WHOLE in uses and role in _WRITES:
            self.found.add(_WRITES[role])
        if Use.KEEPS in uses:
            self.found.add(Use.KEEPS)
        for each in given if Use.GOES_ALONG in uses else ():
            if not is_value(self.calls, each.type):
                self._keep(each, {role})
        if node.variable is not None and not is_value(self.calls, node.variable.type):
            gives = {Use.GIVES_WHOLE: role, Use.GIVES_PART: Role.PART, Use.GIVES_VIEW: Role.VIEW}
            self._grow(node.variable, {gives[use] for use in uses if use in gives})
            if role is Role.VIEW and Use.GIVES_WHOLE in uses:
                self._see(node.variable, {None})

    def _see(self, variable: typed.Variable, classes: set[str | None]) -> None:
        held = self.views.setdefault(variable.index, set())
        self.changed = self.changed or not classes <= held
        held |= classes

    def _grow(self, variable: typed.Variable, roles: Iterable[Role]) -> None:
        held = self.roles.setdefault(variable.index, set())
        before = len(held)
        held |= set(roles)
        self.changed = self.changed or len(held) > before


def _leads(node: typed.Node, found: set[int]) -> bool:
    """Whether a local gets something reachable from some locals."""
    match node:
        case graph.LoadField(target=target) | graph.LoadElement(array=target):
            return _local(target) in found
    return False


def _only(sources: Definitions, always: set[int], admits: Callable[[typed.Node, set[int]], bool]) -> set[int]:
    """The locals that get only admitted values, or values of others among them."""
    found = set(sources) | always

    def is_one(node: typed.Node) -> bool:
        if not isinstance(node, graph.SetVariable):
            return admits(node, found)
        is_null = isinstance(node.value, typed.Literal) and node.value.value is None
        return is_null or _local(node.value) in found

    left = True
    while left:
        others = {index for index in found if not all(map(is_one, sources.get(index, ())))}
        found -= others
        left = bool(others)
    return found


def _local(value: typed.Expression | None) -> int | None:
    """The local that an expression denotes, perhaps through casts."""
    while isinstance(value, typed.CastReference):
        value = value.operand
    return value.variable.index if isinstance(value, typed.Local) else None
