"""Escape analysis: whether an object may be stored in other objects, returned to the caller, or kept by other code.

One object of a method is followed: a parameter, the value of a field, or a new object. Locals hold sets of places, and
places hold places, whatever the order of statements. Calls are followed by the flows of their parameters. Unknown
calls, except those of constructors, may do anything with their arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from typing import NamedTuple

from oxpecker.oox import typed
from oxpecker.oox.analysis.framework import Solution, Subsets
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.regions import element_type
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import ArrayType, ClassType, Type


class Part(Enum):
    """Which part of an object flows somewhere."""

    SELF = "the object itself"
    REACH = "something that it leads to"
    FOREIGN = "something that it did not lead to before, and no argument"
    OWN = "the object itself, which only its own fields lead to"
    NEW = "a new object, that nothing but the object leads to"


class Where(Enum):
    """Destinations other than parameters."""

    OUT = "unknown code that may keep it"
    RESULT = "the caller"


Flow = tuple[Part, Where | int]
"""A part of an object, and where it may flow; a number is a parameter, with everything reachable from it."""
Flows = frozenset[Flow]
ParameterKey = tuple[str, int]
"""A method and the number of one of its parameters, its object first."""
CalledKey = tuple[str, int, bool]
"""A method, the number of one of its parameters, and whether the class of the object chooses the body."""


class Place(NamedTuple):
    """A set of objects that are not distinguished: the followed one, its parts, a parameter's, new ones, others."""

    kind: str
    number: int = 0


TRACKED, REACHED, OUTSIDE = Place("tracked"), Place("reached"), Place("outside")
NOTHING = Place("nothing")
"""The place of null, which replaces another value."""
Places = frozenset[Place]
_NOWHERE: Places = frozenset()

Source = int | FieldInfo | typed.Node | tuple[typed.Node, ...]
"""What is followed: a parameter, loads of a field, the results of instructions or calls, or several of them."""


def is_followed(t: Type) -> bool:
    """Whether values of a type are objects that can be stored."""
    return isinstance(t, (ClassType, ArrayType))


class Escape(Subsets[Flow]):
    """The flows of every parameter of every method."""

    def __init__(self, calls: CallGraph) -> None:
        self.calls = calls

    def transfer(self, key: CalledKey, lookup: Callable[[CalledKey], Flows]) -> Flows:
        """Follows a parameter through its method, or through every method that a call of it may run."""
        name, number, is_virtual = key
        method = self.calls.program.methods[name]
        if is_virtual:
            bodies = self.calls.bodies(method.info, virtual=True)
            return frozenset().union(*(lookup((body.run.key, number, False)) for body in bodies))
        if method.open or method.body is None:
            return frozenset({(Part.SELF, Where.OUT), (Part.REACH, Where.OUT), (Part.FOREIGN, number)})
        return Following(self.calls, method.info, number, lookup).flows()


class Escapes:
    """The flows of a program."""

    def __init__(self, calls: CallGraph) -> None:
        self.calls = calls
        self._solution = Solution(Escape(calls))

    def following(self, method: MethodInfo, source: Source, apart: FieldInfo | None = None) -> Following:
        """An object of a method, followed through it; assignments to a separately analysed field are not followed."""
        return Following(self.calls, method, source, self._solution.of, apart)

    def in_library_objects(self, method: MethodInfo, source: Source, follows: Callable[[Type], bool]) -> Following:
        """An object of the library that only library objects hold, followed through a method.

        Values of types that are not followed end the flow, such as strings that are read from what is followed.
        """
        return Following(self.calls, method, source, self._solution.of, follows=follows)

    def until_exposed(self, constructor: MethodInfo) -> Following:
        """The object of a constructor, followed until other code may see it."""
        return Following(self.calls, constructor, 0, self._solution.of, until_exposed=True)


class Following:
    """One object followed through one method, to a fixpoint."""

    def __init__(
        self,
        calls: CallGraph,
        method: MethodInfo,
        source: Source,
        lookup: Callable[[CalledKey], Flows],
        apart: FieldInfo | None = None,
        until_exposed: bool = False,
        follows: Callable[[Type], bool] | None = None,
    ) -> None:
        self.follows = follows or is_followed
        self.is_in_library = follows is not None
        """Whether only library objects hold the object: where only they are given, a `closed` method keeps nothing."""
        self.calls, self.method, self.source, self.lookup, self.apart = calls, method, source, lookup, apart
        self.control = calls.graph_of(method)
        self.locals: dict[int, set[Place]] = {}
        self.contents: dict[Place, set[Place]] = {OUTSIDE: {OUTSIDE}, REACHED: {REACHED}}
        self.makers = {id(each) for each in (source if isinstance(source, tuple) else (source,))}
        self.contents[TRACKED] = set() if _is_new(method, source) else {REACHED}
        for number, variable in enumerate(self.control.method.declared):
            place = TRACKED if number == source else Place("parameter", number)
            self.contents.setdefault(place, {place})
            self.locals[variable.index] = {place} if self.follows(variable.type) else set()
        self.exposing: set[int] = set()
        """The identities of instructions and calls at which other code may see the object for the first time."""
        follow = self._follow_until_exposed if until_exposed else self._follow
        self.changed = True
        while self.changed:
            self.changed = False
            follow()

    def _follow(self) -> None:
        """Follows the object through all blocks, in any order."""
        for block in self.control.blocks:
            for instruction in block.instructions:
                self._instruction(instruction)
            self._end(block.end())

    def _follow_until_exposed(self) -> None:
        """Follows the object up to what exposes it: until then, nothing that other code can access leads to it."""
        pending, seen = [0], {0}
        while pending:
            block = self.control.blocks[pending.pop()]
            if any(map(self._is_exposed_by, block.instructions)) or self._is_exposed_by(block.end()):
                continue
            for number in self.control.successors(block.number):
                if number not in seen:
                    seen.add(number)
                    pending.append(number)

    def _is_exposed_by(self, node: graph.Instruction | graph.Terminator) -> bool:
        """Whether a node exposes the object; otherwise it is followed through the node."""
        # What leads to the object shows it as well.
        if any(
            TRACKED in self.closure(moved) and not self._outside.isdisjoint(into - {TRACKED})
            for into, moved in self._moves(node)
        ):
            self.exposing.add(id(node))
            return True
        if isinstance(node, graph.Instruction):
            self._instruction(node)
        else:
            self._end(node)
        return False

    # --- what was found ------------------------------------------------------------------------------------

    def flows(self) -> Flows:
        """Where the object may flow."""
        found: set[Flow] = set()
        tracked = self.source if isinstance(self.source, int) else -1
        destinations: list[tuple[Where | int, Iterable[Place]]] = [(Where.OUT, self.contents[OUTSIDE])]
        for place, held in self.contents.items():
            if place.kind == "parameter":
                destinations.append((place.number, held))
        for block in self.control.blocks:
            end = block.end()
            if isinstance(end, graph.Leave) and end.variable is not None:
                destinations.append((Where.RESULT, self.locals.get(end.variable.index, ())))
        for where, places in destinations:
            reached = self.closure(places)
            found |= {(Part.SELF, where)} if TRACKED in reached else set()
            found |= {(Part.REACH, where)} if REACHED in reached else set()
        within = self.closure(self.contents[TRACKED])
        holding = {place for place in within if TRACKED in self.contents.get(place, ())}
        found |= {(Part.OWN if holding == {TRACKED} else Part.SELF, tracked)} if holding else set()
        shared = self.closure(p for where, places in destinations if where != tracked for p in places)
        others = [p for p in within if p.kind in ("outside", "new", "nothing")]
        is_own = [p.kind == "new" and p not in shared for p in others]
        found |= {(Part.FOREIGN, tracked)} if not all(is_own) else set()
        found |= {(Part.NEW, tracked)} if any(is_own) else set()
        return frozenset(found)

    def is_held(self) -> bool:
        """Whether anything other than locals of this method may refer to the object, including its caller."""
        return any(TRACKED in held for held in self.contents.values()) or (Part.SELF, Where.RESULT) in self.flows()

    def exposes(self, node: typed.Node) -> bool:
        """Whether an instruction or call may be the first to expose the object to other code."""
        return id(node) in self.exposing

    def is_written(self) -> bool:
        """Whether something may be stored in the object."""
        return not self.contents[TRACKED] <= {REACHED}

    @property
    def _outside(self) -> set[Place]:
        """The places that other code may access."""
        return self.closure(p for p in self.contents if p.kind in ("outside", "parameter"))

    def closure(self, places: Iterable[Place]) -> set[Place]:
        """Some places and everything reachable from them."""
        found = set(places)
        pending = list(found)
        while pending:
            new = self.contents.get(pending.pop(), _NOWHERE) - found
            found |= new
            pending += new
        return found

    def value(self, expression: typed.Expression | None) -> Places:
        """The places that the value of an expression may belong to."""
        match expression:
            case typed.Local(variable=variable):
                return frozenset(self.locals.get(variable.index, ()))
            case typed.CastReference(operand=operand, type=t):
                return self.value(operand) if self.follows(t) else _NOWHERE
            case typed.Conditional(then=then, otherwise=otherwise):
                return self.value(then) | self.value(otherwise)
        return _NOWHERE

    # --- steps ---------------------------------------------------------------------------------------------

    def _instruction(self, node: graph.Instruction) -> None:
        for into, moved in self._moves(node):
            self._put(into, moved)
        match node:
            case graph.SetVariable(variable=variable, value=value):
                self._set(variable, self.value(value))
            case graph.LoadField(variable=variable, field=field) if field is self.source:
                self._set(variable, {TRACKED})
            case graph.LoadField(variable=variable, target=target) | graph.LoadElement(variable=variable, array=target):
                self._set(variable, (p for place in self.value(target) for p in self.contents.get(place, ())))
            case graph.LoadStatic(variable=variable) | graph.Havoc(variable=variable):
                self._set(variable, {OUTSIDE})
            case graph.AllocateObject(variable=variable) | graph.AllocateArray(variable=variable):
                self._set(variable, {self._made(node)})

    def _made(self, node: typed.Node) -> Place:
        return TRACKED if id(node) in self.makers else Place("new", id(node))

    def _end(self, node: graph.Terminator) -> None:
        for into, moved in self._moves(node):
            self._put(into, moved)
        handler = getattr(node, "handler", None)
        if handler is not None:
            self._set(handler.variable, {OUTSIDE})
        match node:
            case graph.CallMethod(variable=variable) if variable is not None:
                self._set(variable, {TRACKED} if id(node) in self.makers else self._result(node))
            case graph.Measure(variable=variable):
                self._set(variable, {OUTSIDE, TRACKED, REACHED})

    def _moves(self, node: typed.Node) -> Iterator[tuple[set[Place], set[Place]]]:
        """The flows of an instruction or call."""
        match node:
            case graph.StoreField(target=target, field=field, value=value):
                if self.follows(field.declared) and field is not self.apart:
                    yield set(self.value(target)), set(self.value(value))
            case graph.StoreElement(array=target, value=value):
                if self.follows(element_type(target.type)):
                    yield set(self.value(target)), set(self.value(value)) or {NOTHING}
            case graph.StoreStatic(value=value) | graph.ThrowObject(value=value):
                if self.follows(value.type):
                    yield {OUTSIDE}, set(self.value(value))
            case graph.ForkThread(receiver=receiver, arguments=arguments):
                yield {OUTSIDE}, {p for each in (receiver, *arguments) for p in self.value(each)}
            case graph.CallMethod():
                yield from self._moves_of_call(node)
            case graph.GiveUp(changes_nothing=False):
                everything = self.closure(place for held in self.locals.values() for place in held) | {OUTSIDE}
                yield everything, everything

    def _moves_of_call(self, node: graph.CallMethod) -> Iterator[tuple[set[Place], set[Place]]]:
        given = self.given(node)
        is_closed = self._is_closed(node)
        if is_closed or not self._is_looked_into(node, given):
            outside = set() if is_closed else {OUTSIDE}
            everything = self.closure(p for places in given for p in places) | outside
            yield everything, everything
            return
        for part, where, number in self._flows_of_call(node, given):
            moved = self._moved(node, part, given[number])
            if where is Where.OUT:
                yield {OUTSIDE}, moved
            elif part is Part.OWN:
                yield set(given[number]), moved
            elif isinstance(where, int):
                yield self._holders(node, where, given[where]), moved

    def _holders(self, node: graph.CallMethod, number: int, given: Places) -> set[Place]:
        """The places that hold what a call stores in a parameter or in what that leads to."""
        is_new = number == 0 and node.method.is_constructor and all(place.kind == "new" for place in given)
        # A new object leads nowhere before its constructor runs, and then to what the constructor creates.
        return {*given, self._created_by(node)} if is_new else self.closure(given)

    def _created_by(self, node: graph.CallMethod) -> Place:
        """The place of the objects that a call creates."""
        return Place("new", id(node))

    def _result(self, node: graph.CallMethod) -> set[Place]:
        """The possible results of a call."""
        given, found = self.given(node), {OUTSIDE}
        is_closed = self._is_closed(node)
        if is_closed or not self._is_looked_into(node, given):
            return ({self._created_by(node)} if is_closed else found) | self.closure(
                p for places in given for p in places
            )
        for part, where, number in self._flows_of_call(node, given):
            found |= self._moved(node, part, given[number]) if where is Where.RESULT else set()
        return found

    def _is_closed(self, node: graph.CallMethod) -> bool:
        """Whether a call keeps nothing of what it is given, except in one another, and returns nothing else."""
        return self.is_in_library and node.method.closed

    def _is_looked_into(self, node: graph.CallMethod, given: list[Places]) -> bool:
        """Whether the callee is analysed; unknown or excluded code may do anything."""
        is_asked = node.method.is_constructor or TRACKED in self.closure(p for places in given for p in places)
        # What is followed is of a class of the program: where it alone is given, its own methods run.
        is_alone = node.receiver is not None and not any(given[1:])
        runs_unknown = self.calls.runs_unknown(node.method, node.virtual)
        return is_asked and not runs_unknown and (is_alone or not is_open(self.calls, node))

    def given(self, node: graph.CallMethod) -> list[Places]:
        """The receiver and the arguments of a call."""
        arguments = node.arguments if node.receiver is None else (node.receiver, *node.arguments)
        return [self.value(each) for each in arguments]

    def is_given(self, node: graph.CallMethod) -> bool:
        """Whether a call receives the object, or something from which it is reachable, before others can see it."""
        return any(TRACKED in self.closure(places) for places in self.given(node))

    def _moved(self, node: graph.CallMethod, part: Part, given: Places) -> set[Place]:
        if part in (Part.FOREIGN, Part.NEW):
            return {OUTSIDE if part is Part.FOREIGN else self._created_by(node)}
        return (
            set(given)
            if part in (Part.SELF, Part.OWN)
            else self.closure(p for place in given for p in self.contents.get(place, ()))
        )

    def _flows_of_call(self, node: graph.CallMethod, given: list[Places]) -> Iterator[tuple[Part, Where | int, int]]:
        called = node.method if node.virtual else node.method.run
        for number, places in enumerate(given):
            for part, where in self.lookup((called.key, number, node.virtual)) if places else ():
                yield part, where, number

    # --- growth --------------------------------------------------------------------------------------------

    def _set(self, variable: typed.Variable, places: Iterable[Place]) -> None:
        if self.follows(variable.type):
            self._grow(self.locals.setdefault(variable.index, set()), places)

    def _put(self, into: set[Place], moved: set[Place]) -> None:
        for place in into if moved else ():
            held = self.contents.setdefault(place, set())
            if not moved <= held:
                self._grow(held, moved)

    def _grow(self, held: set[Place], places: Iterable[Place]) -> None:
        new = places - held if isinstance(places, (set, frozenset)) else set(places) - held
        held |= new
        self.changed = self.changed or bool(new)


def _is_new(method: MethodInfo, source: Source) -> bool:
    """Whether what is followed leads nowhere at first; what a call returns may lead somewhere."""
    if isinstance(source, int):
        return source == 0 and method.is_constructor
    sources = source if isinstance(source, tuple) else (source,)
    return all(isinstance(each, (graph.AllocateObject, graph.AllocateArray)) for each in sources)


def is_open(calls: CallGraph, call: graph.CallMethod) -> bool:
    """Whether a call may run unknown code."""
    receiver = None if call.receiver is None else call.receiver.type
    if call.virtual and isinstance(receiver, ClassType) and InputRole.OPEN in calls.hierarchy[receiver.name].methods:
        return True
    return calls.runs_unknown(call.method, call.virtual)
