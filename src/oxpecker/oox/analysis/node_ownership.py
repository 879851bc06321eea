"""Linked nodes that belong to one object: it creates them, and code outside its class at most reads them.

Whoever may assign a link gets nodes only from the fields of its own object, from links, or by creating them. So the
nodes of two objects of the class are different, and only methods of an object change how its nodes are linked.
"""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.analysis.escape import is_open
from oxpecker.oox.analysis.family import Families
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.regions import field_region
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, Type, is_reference


class NodeOwnership:
    """Tells for one class of nodes and one class that is to own them."""

    def __init__(self, program: typed.Program, families: Families, owner: ClassInfo, node: ClassInfo) -> None:
        self._program, self._families = program, families
        self._calls = effect_table(program)
        self._owner, self._node = owner, node
        self._regions = {field_region(each) for each in node.fields.values()}

    def holds(self) -> bool:
        """Whether every object of the owning class has nodes of its own."""
        if not self._is_known():
            return False
        methods = list(self._families.methods(self._node.name))
        return all(self._keeps(method, node) for method in methods for node in self._nodes_of(method))

    def _is_known(self) -> bool:
        """Whether only code that is looked at can name nodes and their links."""
        name = self._node.name
        plain = self._node.superclass is None or self._node.superclass.name == OBJECT.name
        alone = len(self._program.hierarchy.concrete_subclasses(name)) == 1
        hidden = self._families.is_hidden(name) or self._families.gives_up(name)
        copied = self._node.is_copied or self._owner.is_copied
        return plain and alone and not hidden and not copied and name != self._owner.name and not any(self._shown())

    def _shown(self) -> Iterator[bool]:
        """Whether other code can get a node from an object, or give it one; it need not know what a node is."""
        for cls in (self._owner, self._node):
            yield from (not each.private for each in cls.fields.values() if self._mentions(each.declared))
        for method in (*self._owner.constructors, *(each for same in self._owner.methods.values() for each in same)):
            if not method.private:
                yield any(map(self._mentions, (method.return_type, *method.parameter_types)))

    def _nodes_of(self, method: MethodInfo) -> Iterator[graph.Instruction | graph.Terminator]:
        for block in self._calls.blocks_of(method):
            yield from block.instructions
            yield block.end()

    # --- values --------------------------------------------------------------------------------------------

    def _is_node_type(self, t: Type) -> bool:
        return isinstance(t, ClassType) and t.name == self._node.name

    def _mentions(self, t: Type) -> bool:
        return self._is_node_type(t) or (isinstance(t, ArrayType) and self._mentions(t.element))

    def _may_be_node(self, value: typed.Expression) -> bool:
        """Whether a value may be a node."""
        if not is_reference(value.type):
            return False
        return self._mentions(value.type) or any(self._mentions(each.type) for each in typed.found(value, typed.Local))

    def _is_passed(self, value: typed.Expression, t: Type) -> bool:
        """Whether a value gets to a place that knows what it is: a node to one for nodes, and nothing else there."""
        casts = (each for each in typed.found(value, typed.CastReference) if self._mentions(each.type))
        if any(not self._is_node_type(each.operand.type) for each in casts):
            return False
        return not self._may_be_node(value) or self._is_node_type(t)

    def _is_this(self, method: MethodInfo, target: typed.Expression | None) -> bool:
        parameters = self._calls.graph_of(method).method.declared
        return not method.static and isinstance(target, typed.Local) and target.variable is parameters[0]

    # --- instructions --------------------------------------------------------------------------------------

    def _keeps(self, method: MethodInfo, node: graph.Instruction | graph.Terminator) -> bool:
        """Whether an instruction leaves nodes with their object."""
        match node:
            case graph.SetVariable(variable=variable, value=value):
                return self._is_passed(value, variable.type)
            case graph.StoreField(target=target, field=field, value=value):
                is_of_owner = field.owner == self._owner.name
                is_kept = (is_of_owner or field.owner == self._node.name) and self._mentions(field.declared)
                if is_kept and not (self._is_owning(method) and (not is_of_owner or self._is_this(method, target))):
                    return False
                return self._is_passed(value, field.declared)
            case graph.StoreElement(value=value) | graph.StoreStatic(value=value):
                return not self._may_be_node(value)
            case graph.LoadElement(variable=variable) | graph.LoadStatic(variable=variable):
                return not self._mentions(variable.type)
            case graph.Havoc(variable=variable) | graph.AllocateArray(variable=variable):
                return not self._mentions(variable.type)
            case graph.CallMethod():
                return self._keeps_in_call(method, node)
            case graph.ForkThread():
                return False
        return True

    def _keeps_in_call(self, method: MethodInfo, call: graph.CallMethod) -> bool:
        given = call.arguments if call.receiver is None else (call.receiver, *call.arguments)
        if not any(map(self._may_be_node, given)):
            return True
        called = call.method
        if called.is_constructor and called.owner == OBJECT.name:
            return True
        if is_open(self._calls, call) or not all(
            self._is_passed(value, t) for value, t in zip(call.arguments, called.parameter_types, strict=True)
        ):
            return False
        if call.receiver is not None and self._may_be_node(call.receiver) and called.owner != self._node.name:
            return False
        if self._assigns_links(call) and not self._is_owning(method):
            return False
        passes = any(map(self._may_be_node, call.arguments)) and called.owner == self._owner.name
        return not passes or called.static or self._is_this(method, call.receiver)

    def _assigns_links(self, call: graph.CallMethod) -> bool:
        return not self._regions.isdisjoint(self._calls.of_call(call.method, call.virtual).regions)

    # --- who may assign links ------------------------------------------------------------------------------

    def _is_owning(self, method: MethodInfo) -> bool:
        """Whether all nodes that a method has are new or of one object of the owning class."""
        if method.owner not in (self._node.name, self._owner.name):
            return False
        return all(self._is_own_source(method, node) for node in self._nodes_of(method))

    def _is_own_source(self, method: MethodInfo, node: graph.Instruction | graph.Terminator) -> bool:
        match node:
            case graph.LoadField(target=target, field=field) if self._mentions(field.declared):
                return field.owner == self._node.name or (
                    field.owner == self._owner.name and self._is_this(method, target)
                )
            case graph.CallMethod(method=called, variable=variable, receiver=receiver) if variable is not None:
                if not self._mentions(variable.type) or called.owner == self._node.name:
                    return True
                return called.owner == self._owner.name and (called.static or self._is_this(method, receiver))
        return True


def links_of(node: ClassInfo) -> list[FieldInfo]:
    """The fields of a node that hold nodes."""
    return [each for each in node.fields.values() if each.declared == ClassType(node.name)]
