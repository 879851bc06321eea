"""Views: objects through which code can change the collection that they came from, such as map entries.

If a collection returns views, they are followed through all code that may get them. They are harmless as long as code
only reads them and does not store them.
"""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.oox import typed
from oxpecker.oox.analysis.escape import (
    REACHED,
    TRACKED,
    Escapes,
    Following,
    ParameterKey,
    Source,
)
from oxpecker.oox.analysis.framework import Solution, TruthValues
from oxpecker.oox.analysis.origins import makers
from oxpecker.oox.analysis.plain_types import PlainTypes
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import INTERNAL
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, Type, is_reference

Lookup = Callable[[ParameterKey], bool]


class ViewUse(TruthValues):
    """Whether a method may store or set a view that a parameter is or refers to; its result is left to the caller."""

    def __init__(self, calls: CallGraph, escapes: Escapes, plain: PlainTypes) -> None:
        self.calls, self.escapes = calls, escapes
        self.views = frozenset(name for name, cls in calls.hierarchy.classes.items() if InputRole.VIEW in cls.methods)
        self._holders: dict[Type, bool] = {}
        self.plain = plain

    def transfer(self, key: ParameterKey, lookup: Lookup) -> bool:
        """Follows a parameter through its method."""
        method = self.calls.program.methods[key[0]]
        return method.open or method.body is None or self.is_let_out(method.info, key[1], lookup)

    def is_let_out(self, method: MethodInfo, source: Source, lookup: Lookup) -> bool:
        """Whether a view that a method obtains somewhere may be stored or set."""
        following = self.escapes.in_library_objects(method, source, self.may_lead_to_view)
        return any(
            self._lets_out(following, node, source, lookup)
            for block in self.calls.blocks_of(method)
            for node in (*block.instructions, block.end())
        )

    def _lets_out(self, following: Following, node: typed.Node, source: Source, lookup: Lookup) -> bool:
        match node:
            case graph.StoreField(value=value) | graph.StoreElement(value=value):
                return self._leads_to_view(following, value)
            case graph.StoreStatic(value=value) | graph.ThrowObject(value=value):
                return self._leads_to_view(following, value)
            case graph.Leave(variable=variable):
                if variable is None or isinstance(source, int):
                    return False
                return self._leads_to_view(following, typed.Local(variable.type, variable))
            case graph.ForkThread() | graph.GiveUp(changes_nothing=False):
                return any(not {TRACKED, REACHED}.isdisjoint(held) for held in following.locals.values())
            case graph.CallMethod():
                return self._call_lets_out(following, node, lookup)
        return False

    def _leads_to_view(self, following: Following, value: typed.Expression | None) -> bool:
        if value is None or not self.may_lead_to_view(value.type) or self._is_part(following, value):
            return False
        return not {TRACKED, REACHED}.isdisjoint(following.closure(following.value(value)))

    def _is_part(self, following: Following, value: typed.Expression) -> bool:
        """Whether a value can only be what a followed view shows, such as the key of an entry.

        What a collection holds leads to none of its views: code that puts one there lets it out.
        """
        made = makers(self.calls, following.method, value)
        return bool(made) and all(
            isinstance(node, graph.CallMethod)
            and self.is_view_class(self.calls.hierarchy[node.method.owner])
            and isinstance(node.method.return_type, ClassType)
            and node.method.return_type.place >= 0
            and self._is_got_from(following, node, frozenset())
            for node in made
        )

    def _is_got_from(self, following: Following, call: graph.CallMethod, seen: frozenset[int]) -> bool:
        """Whether only closed calls of models, without other objects, lead from the followed call to this one."""
        takes = any(is_reference(each.type) for each in call.arguments)
        is_closed = call.method.closed and not call.method.static and self.plain.is_library(call.method.owner)
        if call.receiver is None or takes or not is_closed or id(call) in seen:
            return False
        return self._comes_from(following, call.receiver, seen | {id(call)})

    def _comes_from(self, following: Following, value: typed.Expression, seen: frozenset[int]) -> bool:
        """Whether a value is what the followed call returns, got from it, or a new collection with what is in it."""
        made = makers(self.calls, following.method, value)
        return bool(made) and all(
            node is following.source
            or (isinstance(node, graph.CallMethod) and self._is_got_from(following, node, seen))
            or (isinstance(node, graph.AllocateObject) and self._is_filled_from(following, node, seen))
            for node in made
        )

    def _is_filled_from(self, following: Following, made: graph.AllocateObject, seen: frozenset[int]) -> bool:
        """Whether the constructor of a new collection gets nothing else. What is added later leads to no view."""
        ends = (block.end() for block in self.calls.blocks_of(following.method))
        calls = [
            end
            for end in ends
            if isinstance(end, graph.CallMethod)
            and end.method.is_constructor
            and isinstance(end.receiver, typed.Local)
            and end.receiver.variable is made.variable
        ]
        is_new = self.plain.is_library(made.class_name) and not made.is_copy and id(made) not in seen
        return is_new and all(
            not is_reference(each.type) or self._comes_from(following, each, seen | {id(made)})
            for call in calls
            for each in call.arguments
        )

    def _call_lets_out(self, following: Following, node: graph.CallMethod, lookup: Lookup) -> bool:
        first = 0 if node.receiver is None else 1
        given = [each for each in enumerate(node.arguments, first) if self._leads_to_view(following, each[1])]
        is_model = self.plain.is_library(node.method.owner)
        if self._leads_to_view(following, node.receiver) and not node.method.is_constructor:
            sets = self.is_view_class(self.calls.hierarchy[node.method.owner]) and not node.method.closed
            return sets or not is_model or not all(self._is_harmless(following, e, lookup) for e in node.arguments)
        if not given or (node.method.is_query and node.method.span.file.startswith(INTERNAL)):
            return False
        if is_model:
            is_copied = node.method.closed and (node.method.static or node.method.is_constructor)
            return not is_copied or len([e for e in node.arguments if is_reference(e.type)]) > 1
        bodies = [each.run for each in self.calls.bodies(node.method, node.virtual)]
        return any(lookup((each.key, number)) for each in bodies for number, _ in given)

    def _is_harmless(self, following: Following, argument: typed.Expression, lookup: Lookup) -> bool:
        """Whether code that a model receives as an argument, and may call with a view, neither stores nor sets it."""
        if not is_reference(argument.type) or self.plain.is_plain(argument.type):
            return True
        return all(self._is_known(made, lookup) for made in makers(self.calls, following.method, argument))

    def _is_known(self, made: typed.Node | None, lookup: Lookup) -> bool:
        """Whether an object comes only from a model, or has a class whose methods are harmless."""
        if isinstance(made, graph.CallMethod):
            is_given = any(is_reference(each.type) for each in made.arguments)
            return made.method.static and self.plain.is_library(made.method.owner) and not is_given
        if not isinstance(made, graph.AllocateObject) or self.plain.is_library(made.class_name):
            return False
        bodies = {each.run.key: each.run for each in self.calls.hierarchy[made.class_name].dispatch.values()}
        own = [each for each in bodies.values() if not self.plain.is_library(each.owner)]
        return not any(lookup((each.key, number)) for each in own for number in range(1, len(each.parameters) + 1))

    # --- types ---------------------------------------------------------------------------------------------

    def may_lead_to_view(self, t: Type) -> bool:
        """Whether an object of a type may be a view, or a model object that may hold views."""
        if t not in self._holders:
            self._holders[t] = self._holds(t)
        return self._holders[t]

    def _holds(self, t: Type) -> bool:
        if isinstance(t, ArrayType):
            return self.may_lead_to_view(t.element)
        if not isinstance(t, ClassType) or t == OBJECT:
            return t == OBJECT
        classes = self.calls.hierarchy.concrete_subclasses(t.name)
        return not classes or any(
            self.is_view_class(cls) or any(map(self.plain.is_holder, cls.lineage())) for cls in classes
        )

    def is_view_class(self, cls: ClassInfo) -> bool:
        """Whether objects of a class are views."""
        return cls.name in self.views or not self.views.isdisjoint(cls.ancestors)


class Views:
    """How views of collections are used."""

    def __init__(self, calls: CallGraph, escapes: Escapes, plain: PlainTypes) -> None:
        self._use = ViewUse(calls, escapes, plain)
        self._solution = Solution(self._use)

    def let_out(self, method: MethodInfo, call: graph.CallMethod) -> bool:
        """Whether a view that a call returns may be stored or set."""
        return self._use.is_let_out(method, call, self._solution.of)

    def is_view(self, t: Type) -> bool:
        """Whether a type is that of views, or is declared to hold them."""
        if isinstance(t, ArrayType):
            return self.is_view(t.element)
        return isinstance(t, ClassType) and (t.name in self._use.views or any(map(self.is_view, t.arguments)))
