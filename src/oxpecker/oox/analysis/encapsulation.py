"""Fields about which a class invariant can be proved method by method.

Only methods of the object itself assign such a field, and no other code can see the object between an assignment and
the end of the method, except code that the proof runs through. So whatever every constructor establishes and every
method preserves holds whenever no method of the object is running. The same is true of the elements of its own arrays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.analysis.escape import Escapes, is_open
from oxpecker.oox.analysis.family import Families
from oxpecker.oox.analysis.node_ownership import NodeOwnership, links_of
from oxpecker.oox.analysis.origins import makers
from oxpecker.oox.analysis.ownership import Ownership
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.regions import Region, element_region, element_type, field_region
from oxpecker.oox.types import ArrayType, ClassType, is_reference


@dataclass(frozen=True, slots=True)
class Chain:
    """The nodes of an object that one of its fields leads to along a link; `others` are the other links of nodes."""

    first: FieldInfo
    link: FieldInfo
    others: tuple[FieldInfo, ...]


class Encapsulation:
    """What is encapsulated in the classes of a program."""

    def __init__(self, program: typed.Program) -> None:
        self.program = program
        self.calls = effect_table(program)
        self.families = Families(self.calls)
        self.escapes = Escapes(self.calls)
        self.ownership = Ownership(self.calls, self.families, self.escapes)

    def fields(self, cls: ClassInfo) -> list[FieldInfo]:
        """The encapsulated fields that a class declares."""
        if cls.interface or cls.is_copied or any(map(self._shows_itself, cls.constructors)):
            return []
        # Code that is not translated may assign private fields, but no final ones.
        is_known = not self.families.is_hidden(cls.name) and not self.families.gives_up(cls.name)
        private = [each for each in cls.fields.values() if each.private and (is_known or each.final)]
        own = [each for each in private if self._is_assigned_by_itself(cls, each)]
        seen = {field for method in self._methods(cls) for field in self._seen_between(method, own)}
        return [each for each in own if each not in seen]

    def arrays(self, cls: ClassInfo, fields: Iterable[FieldInfo]) -> list[FieldInfo]:
        """Those of some encapsulated fields that hold arrays whose elements, too, only the object itself assigns."""
        held = [each for each in fields if isinstance(each.declared, ArrayType) and self.ownership.is_own(each)]
        own = [each for each in held if not self._is_filled_by_others(cls, each)]
        seen = {field for method in self._methods(cls) for field in self._seen_between(method, own, elements=True)}
        return [each for each in own if each not in seen]

    def chains(self, cls: ClassInfo, fields: Iterable[FieldInfo]) -> list[Chain]:
        """The chains of nodes that some encapsulated fields hold, and that only the object itself links."""
        found: list[Chain] = []
        for first in fields:
            node = self.program.hierarchy.get(first.type.name) if isinstance(first.type, ClassType) else None
            links = [] if node is None or node.interface else links_of(node)
            if node is None or not links or not self._is_linked_by_itself(cls, node, links):
                continue
            found += [Chain(first, link, tuple(each for each in links if each is not link)) for link in links]
        return found

    def writers(
        self, cls: ClassInfo, fields: Iterable[FieldInfo], arrays: Iterable[FieldInfo] = ()
    ) -> list[MethodInfo]:
        """The constructors of a class, and its methods that other code calls and that may assign some fields (its own,
        or those of its nodes), or elements of the arrays in some of them.
        """
        regions = {field_region(each) for each in fields} | {_elements(each) for each in arrays}
        helpers = self.helpers(cls)
        methods = [each for each in self._methods(cls) if not each.static and each not in helpers]
        return [each for each in methods if each.is_constructor or self._may_assign(each, regions)]

    def helpers(self, cls: ClassInfo) -> frozenset[MethodInfo]:
        """The private methods that only methods of the same object call: their callers answer for them."""
        private = {each for each in self._methods(cls) if each.private and not each.static and not each.is_constructor}
        for method in self.families.methods(cls.name):
            for block in self.calls.blocks_of(method):
                for node in (*block.instructions, block.end()):
                    if isinstance(node, (graph.CallMethod, graph.ForkThread)) and node.method in private:
                        forked = isinstance(node, graph.ForkThread)
                        if forked or method.owner != cls.name or not self._is_this(method, node.receiver):
                            private.discard(node.method)
        return frozenset(private)

    # --- who assigns ---------------------------------------------------------------------------------------

    def _is_assigned_by_itself(self, cls: ClassInfo, field: FieldInfo) -> bool:
        stores = self.families.uses(field).stores
        return all(method.owner == cls.name and self._is_this(method, node.target) for method, node in stores)

    def _is_linked_by_itself(self, cls: ClassInfo, node: ClassInfo, links: list[FieldInfo]) -> bool:
        """Whether an object owns its nodes, and no other code sees it while they are linked in another way."""
        if not NodeOwnership(self.program, self.families, cls, node).holds():
            return False
        own = [each for each in self._methods(cls) if not each.static]
        if any(self._seen_between(method, links) for method in own):
            return False
        helpers = {method.key: method for each in links for method, _ in self.families.uses(each).stores}
        others = [method for key, method in helpers.items() if all(key != each.key for each in own)]
        return not any(
            self._may_be_seen(block.end(), method) for method in others for block in self.calls.blocks_of(method)
        )

    def _is_filled_by_others(self, cls: ClassInfo, field: FieldInfo) -> bool:
        """Whether code other than methods of the object gets the array of a field and may assign its elements."""
        strange: dict[MethodInfo, set[int]] = {}
        for method, node in self.families.uses(field).loads:
            if method.owner != cls.name or not self._is_this(method, node.target):
                strange.setdefault(method, set()).add(id(node))
        return any(self._may_fill(method, loads) for method, loads in strange.items())

    def _may_fill(self, method: MethodInfo, loads: set[int]) -> bool:
        """Whether a method may assign an element of an array that it has loaded, or passes it on."""

        def is_loaded(value: typed.Expression) -> bool:
            return any(id(each) in loads for each in makers(self.calls, method, value))

        for block in self.calls.blocks_of(method):
            for node in (*block.instructions, block.end()):
                match node:
                    case graph.StoreElement(array=array) if is_loaded(array):
                        return True
                    case graph.CallMethod() | graph.ForkThread():
                        given = node.arguments if node.receiver is None else (node.receiver, *node.arguments)
                        if any(is_reference(each.type) and is_loaded(each) for each in given):
                            return True
        return False

    def _is_this(self, method: MethodInfo, target: typed.Expression | None) -> bool:
        parameters = self.calls.graph_of(method).method.declared
        return not method.static and isinstance(target, typed.Local) and target.variable is parameters[0]

    def _methods(self, cls: ClassInfo) -> Iterator[MethodInfo]:
        declared = (each for methods in cls.methods.values() for each in methods)
        return (each for each in (*self.families.constructors(cls), *declared) if self.calls.has_body(each))

    def _may_assign(self, method: MethodInfo, regions: set[Region]) -> bool:
        return not regions.isdisjoint(self.calls.of_call(method, virtual=False).regions)

    # --- who sees an object in between ---------------------------------------------------------------------

    def _shows_itself(self, constructor: MethodInfo) -> bool:
        """Whether a constructor lets other code see its object before it ends."""
        if not self.calls.has_body(constructor):
            return True
        following = self.escapes.until_exposed(constructor)
        blocks = self.calls.blocks_of(constructor)
        return any(following.exposes(node) for block in blocks for node in (*block.instructions, block.end()))

    def _seen_between(self, method: MethodInfo, fields: list[FieldInfo], elements: bool = False) -> set[FieldInfo]:
        """The fields that a method has assigned when it calls code that may see the object; or the fields that hold
        arrays of which it has assigned elements.
        """
        if method.static or method.is_constructor:
            return set()
        control = self.calls.graph_of(method)
        found: set[FieldInfo] = set()
        for block in control.blocks:
            here = set(self._assigned(block, fields, elements))
            after = set(here)
            end = block.end()
            if isinstance(end, graph.CallMethod) and not self._is_preserving(end, method):
                regions = self.calls.of_call(end.method, end.virtual).regions
                after |= {each for each in fields if (_elements if elements else field_region)(each) in regions}
            if (here and self._may_be_seen(end, method)) or (
                after and any(self._may_be_seen(control.blocks[n].end(), method) for n in control.below(block.number))
            ):
                found |= after
        return found.intersection(fields)

    def _is_preserving(self, call: graph.CallMethod, caller: MethodInfo) -> bool:
        """Whether a call only runs methods of the same class that have ended with the invariant when the call ends.

        A method that gets an array as an argument may assign elements of which its own proof knows nothing.
        """
        helpers = self.helpers(self.program.hierarchy[caller.owner])
        bodies = self.calls.bodies(call.method, call.virtual)
        are_own = all(
            each.owner == caller.owner and not (each.static or each.is_constructor or each in helpers)
            for each in bodies
        )
        return are_own and not any(is_reference(each.type) for each in call.arguments)

    def _assigned(self, block: graph.Block, fields: list[FieldInfo], elements: bool) -> Iterator[FieldInfo]:
        """The fields that a block assigns, or that may hold an array of which it assigns an element."""
        for node in block.instructions:
            if isinstance(node, graph.StoreField) and not elements:
                yield node.field
            elif isinstance(node, graph.StoreElement) and elements:
                region = element_region(element_type(node.array.type))
                yield from (each for each in fields if _elements(each) == region)

    def _may_be_seen(self, end: graph.Terminator, caller: MethodInfo) -> bool:
        """Whether a call may run code that sees the object and that is not part of the proof.

        Unknown code may call any method, and so may a method that a subclass may override. Known code is run by the
        proof, and the methods of the object that it calls demand the invariant; but code that may access private
        fields needs no method to see them.
        """
        if not isinstance(end, graph.CallMethod):
            return False
        owner, exact = caller.owner, self._run_by_new(caller, end)
        is_chosen = exact is None and end.virtual and not end.method.private
        if is_chosen and self.program.hierarchy.subclass(owner, end.method.owner):
            return True
        bodies = self.calls.bodies(end.method, end.virtual) if exact is None else exact
        may_be_unknown = is_open(self.calls, end) if exact is None else any(map(self.calls.is_unknown, exact))
        if may_be_unknown or any(self.calls.of_call(body, virtual=False).is_open for body in bodies):
            return True
        return any(self._reads_directly(each, owner) for each in self.calls.below(*bodies))

    def _run_by_new(self, caller: MethodInfo, call: graph.CallMethod) -> tuple[MethodInfo, ...] | None:
        """The methods that a call runs on objects that its caller has created; None if others may be called."""
        if not call.virtual or call.receiver is None:
            return None
        found: dict[str, MethodInfo] = {}
        for made in makers(self.calls, caller, call.receiver):
            if not isinstance(made, graph.AllocateObject):
                return None
            body = self.program.hierarchy[made.class_name].dispatch[call.method.signature]
            found[body.key] = body
        return tuple(found.values())

    def _reads_directly(self, method: MethodInfo, owner: str) -> bool:
        """Whether a method reads fields of an object of a class without being one of its methods."""
        return (method.static or method.owner != owner) and any(
            isinstance(node, graph.LoadField) and node.field.owner == owner
            for block in self.calls.blocks_of(method)
            for node in block.instructions
        )


def _elements(field: FieldInfo) -> Region:
    """The elements of the arrays in a field."""
    return element_region(element_type(field.declared))
