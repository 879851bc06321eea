"""Static fields about which an invariant can be proved method by method.

Only methods of the declaring class assign such a field, and no other code reads it between an assignment and the end of
the method, except code that the proof runs through. So whatever the initialiser establishes and every method preserves
holds whenever no method of the class is running.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.analysis.escape import is_open
from oxpecker.oox.analysis.family import is_hidden
from oxpecker.oox.analysis.static_state import begins_program, static_state
from oxpecker.oox.analysis.structures import is_library
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import STATIC_INITIALISER, ClassInfo, FieldInfo, MethodInfo, family_name, may_use_private


class StaticEncapsulation:
    """What is encapsulated in the static fields of the classes of a program."""

    def __init__(self, program: typed.Program) -> None:
        self.program = program
        self.calls = effect_table(program)

    def fields(self, cls: ClassInfo) -> list[FieldInfo]:
        """The encapsulated static fields that a class declares."""
        # The fields of a class whose initialiser depends on others hold what those have held at an earlier moment.
        if cls.interface or is_library(cls) or cls.name in static_state(self.program).doubtful:
            return []
        own = [each for each in cls.static_fields.values() if self._is_assigned_by_itself(cls, each)]
        seen = self._seen_by_initialiser(cls, own)
        for method in self._methods(cls):
            seen |= self._seen_between(cls, method, own)
        return [each for each in own if each not in seen]

    def writers(self, cls: ClassInfo, fields: Iterable[FieldInfo]) -> list[MethodInfo]:
        """The constructors and methods of a class that other code calls and that may assign some of its fields.

        None if the program calls one that starts a program, which is checked with initial values only.
        """
        wanted, helpers = set(fields), self.helpers(cls)
        found = [each for each in self._methods(cls) if each not in helpers and self._may_assign(each, wanted)]
        is_called_again = any(begins_program(each) and each.key in self._called for each in found)
        return [] if is_called_again else found

    def helpers(self, cls: ClassInfo) -> frozenset[MethodInfo]:
        """The private methods that only methods of the same class call: their callers answer for them."""
        private = {each.key: each for each in self._methods(cls) if each.private and not each.is_constructor}
        outside = {key for key in private for caller in self._called.get(key, ()) if caller.owner != cls.name}
        return frozenset(each for key, each in private.items() if key not in outside | self._forked)

    def may_assign(self, method: MethodInfo, fields: Iterable[FieldInfo]) -> bool:
        """Whether a method may assign one of some static fields."""
        return self._may_assign(method, set(fields))

    # --- who assigns ---------------------------------------------------------------------------------------

    def _is_assigned_by_itself(self, cls: ClassInfo, field: FieldInfo) -> bool:
        if any(method.owner != cls.name for method in self._stores.get(field, ())):
            return False
        if field.final:
            return True
        return not any(not field.private or may_use_private(each.owner, cls.name) for each in self._untranslated)

    def _may_assign(self, method: MethodInfo, fields: set[FieldInfo]) -> bool:
        return not fields.isdisjoint(self.calls.of_call(method, virtual=False).statics)

    def _methods(self, cls: ClassInfo) -> Iterator[MethodInfo]:
        declared = (each for methods in cls.methods.values() for each in methods)
        return (
            each
            for each in (*cls.constructors, *declared)
            if each.name != STATIC_INITIALISER and self.calls.has_body(each)
        )

    @cached_property
    def _own_methods(self) -> list[typed.Method]:
        """The methods of the program: a library does not know its static fields."""
        hierarchy = self.program.hierarchy
        return [each for each in self.program.methods.values() if not is_library(hierarchy[each.info.owner])]

    @cached_property
    def _untranslated(self) -> list[MethodInfo]:
        """The methods of which something is not translated, and may assign whatever it can access.

        What classes without a family give up, which the front end adds, assigns no field.
        """
        found = (each for each in self._own_methods if is_hidden(each) or self.calls.gives_up(each.info))
        return [each.info for each in found if family_name(each.info.owner)]

    @cached_property
    def _stores(self) -> dict[FieldInfo, list[MethodInfo]]:
        """The methods that assign static fields."""
        found: dict[FieldInfo, list[MethodInfo]] = {}
        for method in self._own_methods:
            for node in self._instructions(method.info):
                if isinstance(node, graph.StoreStatic):
                    found.setdefault(node.field, []).append(method.info)
        return found

    @cached_property
    def _called(self) -> dict[str, list[MethodInfo]]:
        """The methods that call a method, by its key."""
        found: dict[str, list[MethodInfo]] = {}
        for method in self.program.methods.values():
            for called in self.calls.called(method.info):
                found.setdefault(called.key, []).append(method.info)
        return found

    @cached_property
    def _forked(self) -> set[str]:
        """The keys of the methods that threads run."""
        every = (node for method in self._own_methods for node in self._instructions(method.info))
        forks = (node for node in every if isinstance(node, graph.ForkThread))
        return {body.key for node in forks for body in self.calls.bodies(node.method, node.virtual)}

    def _instructions(self, method: MethodInfo) -> Iterator[graph.Instruction]:
        return (node for block in self.calls.blocks_of(method) for node in block.instructions)

    # --- who sees a class in between -----------------------------------------------------------------------

    def _seen_by_initialiser(self, cls: ClassInfo, fields: list[FieldInfo]) -> set[FieldInfo]:
        """The fields that other code may read before the class is initialised."""
        if cls.initialiser is None:
            return set()
        ends = [block.end() for block in self.calls.blocks_of(cls.initialiser)]
        if any(isinstance(end, graph.CallMethod) and self._may_be_unknown(end) for end in ends):
            return set(fields)
        others = [each for each in self.calls.below(cls.initialiser) if each is not cls.initialiser]
        return {field for each in others for field in self._read(each)}

    def _seen_between(self, cls: ClassInfo, method: MethodInfo, fields: list[FieldInfo]) -> set[FieldInfo]:
        """The fields that a method has assigned when other code may read them that is not part of the proof."""
        control, helpers = self.calls.graph_of(method), self.helpers(cls)
        found: set[FieldInfo] = set()
        for block in control.blocks:
            here = {node.field for node in block.instructions if isinstance(node, graph.StoreStatic)}
            end, after = block.end(), set(here)
            if isinstance(end, graph.CallMethod) and end.method in helpers:
                after |= self.calls.of_call(end.method, virtual=False).statics
            if here and self._is_seen_at(cls, end):
                found |= here
            if after and any(self._is_seen_at(cls, control.blocks[each].end()) for each in control.below(block.number)):
                found |= after
        return found.intersection(fields)

    def _is_seen_at(self, cls: ClassInfo, end: graph.Terminator) -> bool:
        """Whether code that runs here may read fields of a class and is not part of the proof.

        Unknown code may call any method, and so may a method that a subclass may override. The proof runs through
        known code, and the methods of the class that it calls demand the invariant; but code of other classes needs no
        method to read a field.
        """
        if isinstance(end, graph.CallMethod):
            is_chosen = end.virtual and not end.method.private
            if is_chosen and self.program.hierarchy.subclass(cls.name, end.method.owner):
                return True
            if self._may_be_unknown(end):
                return True
        below = self.calls.below(*self._run_at(end))
        if any(self.calls.is_unknown(each) for each in below):
            return True
        return any(field.owner == cls.name for each in below if each.owner != cls.name for field in self._read(each))

    def _run_at(self, end: graph.Terminator) -> list[MethodInfo]:
        """The methods that run at the end of a block: by a call, an initialisation, or in a condition."""
        match end:
            case graph.CallMethod(method=method, virtual=virtual):
                return list(self.calls.bodies(method, virtual))
            case graph.InitialiseClass(class_name=name):
                return self.calls.initialisers(name)
            case graph.Check(condition=condition):
                asked = typed.found(condition, typed.Invoke)
                return [body for call in asked for body in self.calls.bodies(call.method, call.virtual)]
        return []

    def _may_be_unknown(self, call: graph.CallMethod) -> bool:
        bodies = self.calls.bodies(call.method, call.virtual)
        return is_open(self.calls, call) or any(self.calls.of_call(each, virtual=False).is_open for each in bodies)

    def _read(self, method: MethodInfo) -> set[FieldInfo]:
        """The static fields that a method itself reads."""
        known = self.program.methods.get(method.key)
        return set() if known is None else {node.field for node in typed.found(known.roots, typed.StaticRead)}
