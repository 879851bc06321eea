"""How one method uses a structure that it is given or finds in a field.

The values of locals are followed to a fixpoint, together with the blocks that are reachable for them: the exact class
of a receiver decides which method runs, and a truth value which branch is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import Enum
from typing import Protocol

from oxpecker.oox import typed
from oxpecker.oox.analysis.origins import Definitions, definitions
from oxpecker.oox.analysis.structures import (
    ANY,
    LINKED,
    SOME_PART,
    Fields,
    Role,
    Value,
    is_library,
    is_value,
    join,
    joined_fields,
    united_fields,
)
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.input_clauses import IDENTITY
from oxpecker.oox.limits import DEEPEST_STRUCTURE
from oxpecker.oox.records import dataclass
from oxpecker.oox.syntax import UnaryOperator
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, Type

Context = tuple[str, tuple[Value | None, ...], bool]
"""A method, the values of its parameters, its object first, and whether the class of the object chooses the body."""


class Use(Enum):
    """What may happen to a structure, apart from reads."""

    CHANGES = "a part of it is assigned"
    GOES_INTO_NEW = "the object under construction gets it"
    GOES_ALONG = "another argument gets it"
    IS_ELEMENT = "what gets it may have it as an element"
    KEEPS = "it gets to where others may find it"


@dataclass(frozen=True, slots=True)
class Summary:
    """What a call does."""

    uses: frozenset[Use] = frozenset()
    returns: bool = False
    """Whether it may return normally."""
    result: Value | None = None
    made: Fields = ()
    """The fields that a constructor assigns, and no other code."""
    stored: Fields = ()
    """What the fields of its object get."""

    def joined(self, other: Summary) -> Summary:
        """What either of two calls does."""
        uses, stored = self.uses | other.uses, united_fields(self.stored, other.stored)
        if not self.returns or not other.returns:
            return replace(self if self.returns else other, uses=uses, stored=stored)
        made = joined_fields(self.made, other.made)
        return Summary(uses, True, join(self.result, other.result), made, stored)

    def without_changes(self) -> Summary:
        """The same of a call whose assignments are not observable."""
        return replace(self, uses=self.uses - {Use.CHANGES})


ANYTHING = Summary(frozenset(Use), True, LINKED)
Lookup = Callable[[Context], Summary]


class Locals(Protocol):
    """What is known about the locals of methods."""

    calls: CallGraph

    def new_locals(self, method: MethodInfo) -> set[int]:
        """Those that hold only objects that were created by the method or for it."""

    def arguments(self, method: MethodInfo) -> set[int]:
        """Those that hold only arguments; in the library, also what belongs to them."""

    def is_fixed(self, field: FieldInfo) -> bool:
        """Whether only constructors assign a field of the library."""

    def storing(self, field: FieldInfo) -> list[MethodInfo] | None:
        """The methods that assign a field of the library, if they do so only in their own objects."""


class Flow:
    """The structures of some parameters and fields, followed through one method."""

    def __init__(
        self,
        known: Locals,
        method: MethodInfo,
        given: Iterable[Value | None],
        lookup: Lookup,
        holders: Mapping[FieldInfo, Value],
    ) -> None:
        self.calls, self.method, self.lookup, self.holders = known.calls, method, lookup, holders
        control = self.calls.graph_of(method)
        parameters = [variable.index for variable in control.method.declared]
        self.values: dict[int, Value | None] = dict(zip(parameters, given, strict=True))
        self.this = parameters[0] if method.is_constructor else None
        self.known = known
        self.object = None if method.static else parameters[0]
        self.is_library = is_library(self.calls.hierarchy[method.owner])
        self.new, self.others = known.new_locals(method), known.arguments(method)
        self.constructed = set(_constructed(control.blocks)) - {self.this}
        self.found: set[Use] = set()
        self.returns = False
        self.result: Value | None = None
        self.made: dict[FieldInfo, Value | None] = {}
        self.stored: dict[FieldInfo, Value | None] = {}
        self.own: dict[FieldInfo, Value | None] = {}
        """What fixed fields of the object under construction hold."""
        self.assigned: dict[FieldInfo, Value | None] = {}
        """What static fields get."""
        self.defined = set(definitions(control.blocks)) | set(parameters)
        self.pending: list[int] = []
        self.reached: set[int] = set()
        self.changed = True
        while self.changed:
            self.changed = False
            self.pending, self.reached = [0], {0}
            self.found.clear()  # what seemed to be done before all values were known
            self.returns, self.result = False, None
            self.made, self.stored = {}, {}
            while self.pending:
                block = control.blocks[self.pending.pop()]
                for instruction in block.instructions:
                    self._step(instruction)
                self._end(block)
        made = tuple(sorted(self.made.items(), key=_place)) if self.returns else ()
        stored = tuple(sorted(self.stored.items(), key=_place))
        self.summary = Summary(frozenset(self.found), self.returns, self.result, made, stored)

    # --- values --------------------------------------------------------------------------------------------

    def _value(self, expression: typed.Expression | None) -> Value | None:
        match expression:
            case typed.Local(variable=variable):
                return self.values.get(variable.index) if variable.index in self.defined else ANY
            case typed.Literal(value=None):
                return None
            case typed.Literal(value=bool(truth)):
                return Value(truth=truth)
            case typed.Unary(operator=UnaryOperator.NOT, operand=operand):
                value = self._value(operand)
                return value if value is None or value.truth is None else Value(truth=not value.truth)
            case typed.CastReference(operand=operand, type=t):
                return ANY if is_value(self.calls, t) else self._value(operand)
            case typed.Conditional(then=then, otherwise=otherwise):
                return join(self._value(then), self._value(otherwise))
        return ANY

    def _may_belong(self, t: Type) -> bool:
        """Whether an object that is seen as a type may belong to a structure of the library."""
        if isinstance(t, ClassType) and not is_library(self.calls.hierarchy[t.name]):
            return False
        return not is_value(self.calls, t)

    def _role(self, expression: typed.Expression | None) -> Role:
        value = self._value(expression)
        return Role.UNRELATED if value is None else value.role

    def _part(self, target: typed.Expression, t: Type, field: FieldInfo | None = None) -> Value | None:
        """What an object or array has in a field, or as an element."""
        value = self._value(target)
        if value is None:
            return None
        for each, known in value.fields:
            if each is field:
                return known
        is_element = value.role is not Role.LINKED and t == OBJECT
        if value.role is Role.UNRELATED or is_element or is_value(self.calls, t):
            return ANY
        found = LINKED if value.role is Role.LINKED else Value(Role.PART, self._only_class(t))
        if field is None or value.role is Role.PART or value.cls is None:
            return found
        if self.this is not None and _local(target) == self.this and self.known.is_fixed(field):
            return self.own.get(field)
        methods = self.known.storing(field)
        own = {info.name for info in value.cls.lineage()}
        return found if methods is None else self._stored(value, field, [m for m in methods if m.owner in own])

    def _loaded(self, target: typed.Expression, t: Type, field: FieldInfo) -> Value | None:
        """What an object that is not being constructed has in a field: perhaps the structure."""
        found = self._part(target, t, field)
        if field not in self.holders or (self.this is not None and _local(target) == self.this):
            return found
        is_related = found is not None and found.role is not Role.UNRELATED
        return join(found, self.holders[field]) if is_related else self.holders[field]

    def _only_class(self, t: Type) -> ClassInfo | None:
        """The class of all objects of a type in the library, such as nodes, if there is just one."""
        if not isinstance(t, ClassType) or t.name not in self.calls.hierarchy.classes:
            return None
        found = self.calls.hierarchy.concrete_subclasses(t.name)
        return found[0] if len(found) == 1 and is_library(found[0]) else None

    def _stored(self, view: Value, field: FieldInfo, methods: Iterable[MethodInfo]) -> Value | None:
        """What the methods of a view assign to one of its fields, whatever they are given."""
        found: Value | None = None
        some = SOME_PART if view.role is Role.VIEW else LINKED
        for method in methods:
            given = [ANY if is_value(self.calls, t) else some for t in method.parameter_types]
            found = join(found, dict(self.lookup((method.key, (view, *given), False)).stored).get(field))
        return found

    def _set(self, variable: typed.Variable, value: Value | None) -> None:
        held = self.values.get(variable.index)
        grown = join(held, value)
        self.changed = self.changed or grown != held
        self.values[variable.index] = grown

    def _mark(self, index: int, role: Role) -> None:
        """A local holds a view, or what is linked with one."""
        held = self.values.get(index)
        marked = (ANY if held is None else held).of(role)
        self.changed = self.changed or marked != held
        self.values[index] = marked

    # --- instructions --------------------------------------------------------------------------------------

    def _step(self, node: graph.Instruction) -> None:
        match node:
            case graph.SetVariable(variable=variable, value=value):
                self._set(variable, self._value(value))
                self._name(variable.index, _local(value))
            case graph.LoadStatic(variable=variable, field=field):
                self._set(variable, self.holders.get(field, ANY))
            case graph.LoadField(variable=variable, target=target, field=field):
                self._set(variable, self._loaded(target, variable.type, field))
            case graph.LoadElement(variable=variable, array=target):
                self._set(variable, self._part(target, variable.type))
            case graph.AllocateObject(variable=variable, class_name=name):
                if variable.index not in self.constructed:
                    self._set(variable, Value(cls=self.calls.hierarchy[name]))
            case graph.StoreField(field=field) if field.name == IDENTITY:
                pass  # chosen on first use, which is no change
            case graph.StoreField(target=target, value=value, field=field):
                self._store(target, value, field.declared)
                if self.object is not None and _local(target) == self.object:
                    self._store_own(field, self._value(value))
            case graph.StoreElement(array=target, value=value):
                self._store(target, value, target.type.element if isinstance(target.type, ArrayType) else OBJECT)
            case graph.StoreStatic(value=value, field=field):
                self.assigned[field] = join(self.assigned.get(field), self._value(value))
                self._keep(None, self._role(value))
            case graph.ForkThread(receiver=receiver, arguments=arguments):
                self._keep(None, max(map(self._role, (receiver, *arguments))))
            case graph.GiveUp(changes_nothing=changes_nothing):
                if not changes_nothing:
                    self._give_up()
            case _:
                self._assign_anything(node)

    def _name(self, name: int, other: int | None) -> None:
        """A view becomes one when it gets the structure, whichever of its names is used for that."""
        held = self.values.get(name)
        if other is not None and held is not None and held.role in (Role.VIEW, Role.LINKED):
            self._mark(other, held.role)

    def _store(self, target: typed.Expression, value: typed.Expression, t: Type) -> None:
        role = self._role(value)
        if self._may_be_part(target):
            self.found.add(Use.CHANGES)
            if role is not Role.UNRELATED and t == OBJECT:
                self.found.add(Use.KEEPS)  # as an element
        self._keep(target, role, t == OBJECT)

    def _store_own(self, field: FieldInfo, value: Value | None) -> None:
        """The object of the method gets a value."""
        self.stored[field] = join(self.stored.get(field), value)
        if self.this is not None and self.known.is_fixed(field):
            self._own(field, value)
            self.made[field] = join(self.made.get(field), value)

    def _own(self, field: FieldInfo, value: Value | None) -> None:
        """The object under construction gets a value that it keeps."""
        held = self.own.get(field)
        self.own[field] = join(held, value)
        self.changed = self.changed or self.own[field] != held

    def _may_be_part(self, target: typed.Expression) -> bool:
        """Whether an object may belong to the structure."""
        return self._role(target) in (Role.PART, Role.LINKED) and self._may_belong(target.type)

    def _keep(self, target: typed.Expression | None, role: Role, is_element: bool = False) -> None:
        """Handles a store into an object: a new object becomes a view; otherwise other code may find it there."""
        held = self._role(target)
        if role is Role.UNRELATED or (held is Role.PART and self.is_library):
            return
        local = _local(target)
        holder = Role.LINKED if is_element or role is Role.LINKED else Role.VIEW
        if local is not None and local == self.this:
            self._mark(local, holder)
            self._go(Use.GOES_INTO_NEW, holder)
        elif local is not None and local in self.new:
            self._mark(local, holder)
        elif local not in self.others:
            self.found.add(Use.KEEPS)
        elif held < holder or held is Role.PART:
            self._go(Use.GOES_ALONG, holder)

    def _go(self, use: Use, holder: Role) -> None:
        """An object that was there before becomes a view, or linked."""
        self.found |= {use, Use.IS_ELEMENT} if holder is Role.LINKED else {use}

    def _give_up(self) -> None:
        """Unsupported code may do anything with what it reaches."""
        if any(value is not None and value.role is not Role.UNRELATED for value in self.values.values()):
            self.found |= set(Use)
            self.returns, self.result = True, LINKED

    def _assign_anything(self, node: typed.Node) -> None:
        self._catch(getattr(node, "handler", None))
        for variable in (getattr(node, "variable", None), *getattr(node, "assigned", ())):
            if variable is not None:
                self._set(variable, ANY)

    def _catch(self, handler: graph.Handler | None) -> None:
        """The variable of a handler may hold any exception."""
        if handler is not None and handler.variable is not None:
            self._set(handler.variable, ANY)

    # --- terminators ---------------------------------------------------------------------------------------

    def _end(self, block: graph.Block) -> None:
        match end := block.end():
            case graph.Leave(variable=variable):
                self.returns = True
                if variable is not None:
                    self.result = join(self.result, self.values.get(variable.index))
            case graph.LeaveThrowing():
                pass
            case graph.ThrowObject(value=value):
                self._keep(None, self._role(value))
                self._assign_anything(end)
            case graph.CallMethod():
                if not self._call(end):
                    self._reach([end.handler.block])
                    return
            case _:
                if isinstance(end, graph.UseMonitor) and end.gate is not None and self._may_be_part(end.target):
                    self.found.add(Use.CHANGES)
                self._assign_anything(end)
        self._reach(edge.target for edge in self._edges(block))

    def _reach(self, targets: Iterable[int]) -> None:
        new = [target for target in dict.fromkeys(targets) if target not in self.reached]
        self.reached.update(new)
        self.pending += new

    def _edges(self, block: graph.Block) -> Iterable[graph.Edge]:
        """The edges that may be taken: of a branch, those that its condition allows."""
        end = block.end()
        condition = self._value(end.condition) if isinstance(end, graph.Branch) else ANY
        for edge in graph.edges_of(block):
            is_taken = edge.kind is graph.EdgeKind.TRUE
            if condition is not None and (condition.truth is None or condition.truth is is_taken):
                yield edge

    # --- calls ---------------------------------------------------------------------------------------------

    def _call(self, node: graph.CallMethod) -> bool:
        """Handles a call; returns whether it may return."""
        given = list(node.arguments if node.receiver is None else (node.receiver, *node.arguments))
        values = [self._value(each) for each in given]
        receiver = _local(node.receiver)
        is_construction = node.method.is_constructor
        is_birth = is_construction and receiver != self.this
        if is_birth:
            values[0] = Value(cls=self.calls.hierarchy[node.method.owner])
        elif is_construction and values[0] is not None:
            values[0] = values[0].without_fields()
        summary = self._called(node, values)
        if is_birth and isinstance(node.receiver, typed.Local):
            made = Value(cls=self.calls.hierarchy[node.method.owner], fields=summary.made)
            self._set(node.receiver.variable, made.shallow(DEEPEST_STRUCTURE))
        elif is_construction:
            for field, value in summary.made:
                self._own(field, value)
                self.made[field] = join(self.made.get(field), value)
        self.found |= summary.uses & {Use.CHANGES, Use.KEEPS}
        is_linked = Use.IS_ELEMENT in summary.uses
        if Use.GOES_ALONG in summary.uses:
            self._go_along(given, is_linked)
        if Use.GOES_INTO_NEW in summary.uses:
            self._go_into_new(receiver, Role.LINKED if is_linked else Role.VIEW, is_birth)
        self._catch(node.handler)
        if node.variable is not None:
            is_plain = is_value(self.calls, node.variable.type) and summary.result is not None
            result = Value(truth=summary.result.truth) if is_plain and summary.result is not None else summary.result
            self._set(node.variable, result)
        return summary.returns

    def _called(self, node: graph.CallMethod, values: list[Value | None]) -> Summary:
        """What a call does with some arguments."""
        method = node.method
        is_related = any(value is not None and value.role is not Role.UNRELATED for value in values)
        is_factory = method.static and self._may_belong(method.return_type)
        makes = is_factory or (method.is_constructor and is_library(self.calls.hierarchy[method.owner]))
        if not (is_related or makes):
            return Summary(returns=True, result=ANY)
        body = self._only_body(node, values[0] if values else None)
        return self.lookup((node.method.key if body is None else body.run.key, tuple(values), body is None))

    def _only_body(self, node: graph.CallMethod, receiver: Value | None) -> MethodInfo | None:
        """The method that a call runs, if that is known."""
        if not node.virtual:
            return node.method
        return None if receiver is None or receiver.cls is None else receiver.cls.dispatch.get(node.method.signature)

    def _go_along(self, given: list[typed.Expression], is_element: bool) -> None:
        for each in given:
            if not is_value(self.calls, each.type) and self._role(each) is not Role.PART:
                self._keep(each, Role.VIEW, is_element)

    def _go_into_new(self, receiver: int | None, holder: Role, is_birth: bool) -> None:
        if receiver is not None:
            self._mark(receiver, holder)
        if not is_birth:
            self._go(Use.GOES_INTO_NEW, holder)


def _constructed(blocks: Iterable[graph.Block]) -> Iterable[int]:
    """The locals whose objects a method constructs."""
    for block in blocks:
        end = block.end()
        if isinstance(end, graph.CallMethod) and end.method.is_constructor and isinstance(end.receiver, typed.Local):
            yield end.receiver.variable.index


def _place(item: tuple[FieldInfo, object]) -> tuple[str, int]:
    return item[0].owner, item[0].slot


def leads(node: typed.Node, found: set[int]) -> bool:
    """Whether a local gets something that belongs to an object of some locals: no element of it."""
    match node:
        case graph.LoadField(variable=variable, target=target) | graph.LoadElement(variable=variable, array=target):
            return variable.type != OBJECT and _local(target) in found
    return False


def only(sources: Definitions, always: set[int], admits: Callable[[typed.Node, set[int]], bool]) -> set[int]:
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
