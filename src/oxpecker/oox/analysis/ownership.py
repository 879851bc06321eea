"""Arrays and objects that are owned by one object: it creates them, and no other object ever refers to them.

Every value that is assigned to the field is new and stored nowhere else; no value that is read from it is stored.
Methods that the program passes them to may get them as arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from oxpecker.oox import typed
from oxpecker.oox.analysis.escape import TRACKED, Escapes, Following, ParameterKey
from oxpecker.oox.analysis.family import Families
from oxpecker.oox.analysis.framework import Solution, TruthValues
from oxpecker.oox.analysis.origins import is_this, makers
from oxpecker.oox.analysis.structures import is_library
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo


class Freshness(TruthValues):
    """Whether a method may return something other than null or a new, unshared object."""

    def __init__(self, calls: CallGraph, escapes: Escapes) -> None:
        self.calls, self.escapes = calls, escapes

    def transfer(self, key: str, lookup: Callable[[str], bool]) -> bool:
        """Joins over all values that a method returns."""
        method = self.calls.program.methods[key]
        if method.open or method.body is None or self.calls.gives_up(method.info):
            return True
        result = next((end.variable for end in self._ends(method.info) if isinstance(end, graph.Leave)), None)
        if result is None:
            return False
        made = makers(self.calls, method.info, typed.Local(result.type, result))
        return not all(self.is_fresh(each, lookup) for each in made) or self._are_kept(method.info, made)

    def _ends(self, method: MethodInfo) -> list[graph.Terminator]:
        return [block.end() for block in self.calls.blocks_of(method)]

    def is_fresh(self, node: typed.Node | None, lookup: Callable[[str], bool]) -> bool:
        """Whether an instruction or call creates a new object or returns null."""
        if isinstance(node, (graph.AllocateArray, graph.AllocateObject)):
            return True
        if not isinstance(node, graph.CallMethod) or node.variable is None:
            return False
        bodies = self.calls.bodies(node.method, node.virtual)
        return bool(bodies) and not any(lookup(each.run.key) for each in bodies)

    def _are_kept(self, method: MethodInfo, nodes: list[typed.Node | None]) -> bool:
        """Whether one of some new objects escapes other than to the caller."""
        made = tuple(node for node in nodes if node is not None)
        return any(TRACKED in held for held in self.escapes.following(method, made).contents.values())


class Given:
    """Calls that get a followed object."""

    def __init__(self, calls: CallGraph, escapes: Escapes) -> None:
        self.calls, self.escapes = calls, escapes

    def is_of_program(self, method: MethodInfo) -> bool:
        """Whether a method belongs to no library model, and somebody has written it."""
        is_written = not method.name.startswith("$") and method.name != "getClass"
        return is_written and not is_library(self.calls.hierarchy[method.owner])

    def keys(self, method: MethodInfo, following: Following, held: bool = False) -> Iterator[ParameterKey]:
        """The parameters that a method passes a followed object to; if `held`, those that get what leads to it."""
        for block in self.calls.blocks_of(method):
            end = block.end()
            if isinstance(end, graph.CallMethod):
                for number, places in enumerate(following.given(end)):
                    leads = TRACKED not in places and TRACKED in following.closure(places)
                    if leads if held else TRACKED in places:
                        bodies = self.calls.bodies(end.method, end.virtual)
                        yield from ((body.run.key, number) for body in bodies)


class Passing(TruthValues):
    """Whether a method of the program may get what a parameter refers to, as an argument or as its receiver."""

    def __init__(self, given: Given) -> None:
        self.given = given

    def transfer(self, key: ParameterKey, lookup: Callable[[ParameterKey], bool]) -> bool:
        """Follows a parameter through a method of the library."""
        method = self.given.calls.program.methods[key[0]]
        if self.given.is_of_program(method.info) or method.open or method.body is None:
            return True
        following = self.given.escapes.following(method.info, key[1])
        return any(map(lookup, self.given.keys(method.info, following)))


class Holding(TruthValues):
    """Whether an object that methods of the program get may lead to what a parameter refers to, if only for a while."""

    def __init__(self, given: Given) -> None:
        self.given = given

    def transfer(self, key: ParameterKey, lookup: Callable[[ParameterKey], bool]) -> bool:
        """Follows a parameter through a method; what the library creates for itself matters only if it passes it on."""
        given, methods = self.given, self.given.calls.program.methods
        method = methods[key[0]]
        if method.open or method.body is None:
            return True
        following = given.escapes.following(method.info, key[1])
        if given.is_of_program(method.info):
            is_held = any(TRACKED in held for held in following.contents.values())
        else:
            getting = given.keys(method.info, following, held=True)
            is_held = any(given.is_of_program(methods[name].info) for name, _ in getting)
        return is_held or any(map(lookup, given.keys(method.info, following)))


class Ownership:
    """Which fields own their arrays or objects."""

    def __init__(self, calls: CallGraph, families: Families, escapes: Escapes) -> None:
        self.calls, self.families, self.escapes = calls, families, escapes
        self.freshness = Freshness(calls, escapes)
        self._stale = Solution(self.freshness)
        self._given = Given(calls, escapes)
        self._passed = Solution(Passing(self._given))
        self._held = Solution(Holding(self._given))

    def is_own(self, field: FieldInfo) -> bool:
        """Whether the array of a private field is reachable only through its object."""
        uses = self.families.uses(field)
        return (
            field.private
            and not self.calls.hierarchy[field.owner].is_copied
            and bool(uses.stores)
            and not self.families.gives_up(field.owner)
            and not any(self._is_held(method, self.escapes.following(method, field)) for method in _methods(uses.loads))
            and all(self._is_given_new(method, store) for method, store in uses.stores)
        )

    def is_passed(self, field: FieldInfo) -> bool:
        """Whether methods of the program may get what a field owns as an argument, or are called on it."""
        uses = self.families.uses(field)
        followed = [(method, self.escapes.following(method, field)) for method in _methods(uses.loads)]
        for method, store in uses.stores:
            made = makers(self.calls, method, store.value)
            followed += [(method, self.escapes.following(method, each)) for each in made if each is not None]
        return any(self._passed.of(key) for method, each in followed for key in self._given.keys(method, each))

    def _is_held(self, method: MethodInfo, following: Following) -> bool:
        """Whether anything but locals may refer to a followed object, in a method or in those that get the object."""
        return following.is_held() or any(map(self._held.of, self._given.keys(method, following)))

    def is_filled_once(self, field: FieldInfo) -> bool:
        """Whether nothing is stored in a field's own array after its creation."""
        uses = self.families.uses(field)
        followed = [self.escapes.following(method, field) for method in _methods(uses.loads)]
        for method, store in uses.stores:
            made = makers(self.calls, method, store.value)
            # Values read from the field again are followed above.
            followed += [self.escapes.following(method, each, field) for each in made if each is not None]
        return not any(each.is_written() for each in followed)

    def _is_given_new(self, method: MethodInfo, store: graph.StoreField) -> bool:
        """Whether a field is assigned only null or a new array that is stored nowhere else."""
        if not is_this(self.calls, method, store.target):
            return False
        for made in makers(self.calls, method, store.value):
            if made is None or not self.freshness.is_fresh(made, self._stale.of):
                return False
            # Values read from the field again are analysed separately.
            if self._is_held(method, self.escapes.following(method, made, store.field)):
                return False
        return True


def _methods(uses: list[tuple[MethodInfo, graph.LoadField]]) -> list[MethodInfo]:
    return list(dict.fromkeys(method for method, _ in uses))
