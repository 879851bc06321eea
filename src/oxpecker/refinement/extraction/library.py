"""Specifications of Java's collections, written by hand (Karun 7.1: `java.util` as relations).

`content` relates a collection to its elements, `mapping` a map to its keys and values, `walked` an iterator to the
collection it goes through. Elements may be equal without being the same, so that no rule takes equality for identity.
The rules are for collections that are no views of others; a program that makes views is looked at without them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from oxpecker.oox import cfg, typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import STATIC_INITIALISER, MethodInfo
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import BOOL, VOID, ClassType
from oxpecker.refinement.extraction.expressions import EVERYTHING, NULL, TRUE, Expr, none
from oxpecker.refinement.extraction.locations import CONTENT, MAPPING, WALKED, Location, Place, allocated, rows
from oxpecker.refinement.extraction.simplification import difference, join, product, union
from oxpecker.refinement.extraction.state import Bounds, State, exactly
from oxpecker.refinement.extraction.transfer import allocate_some

_LIBRARY = f"{BUILT_IN}library/"
_UTILITIES = f"{_LIBRARY}java/util/"
_CALLED_BACK = frozenset({"equals", "hashCode", "compareTo", "compare", "toString"})
"""What collections ask of their elements."""
_SETS = "Set"
_SOURCES = frozenset({"Scanner", "PrimitiveIterator"})
"""Iterators that go through no collection."""

Effect = tuple[State, Bounds]
Rule = Callable[["Call"], Effect]


@dataclass(slots=True)
class Call:
    """A call of a method of the library: the state before it, the receiver and the arguments."""

    state: State
    method: MethodInfo
    receiver: Bounds
    arguments: list[Bounds]
    library: Library

    def anything(self) -> Bounds:
        """Any result."""
        t = self.method.return_type
        return Bounds(none(1), none(1) if t == VOID else self.state.entry.vocabulary.top(t))

    def among(self, *values: Expr) -> Bounds:
        """A result that is one of these."""
        return Bounds(none(1), union(*values))

    def stored(self, location: Location, lower: Expr, upper: Expr) -> State:
        """The state with other bounds of a location."""
        return self.state.store({location: Bounds(lower, upper)})

    @property
    def elements(self) -> Expr:
        """All that the receiver may hold."""
        return join(self.receiver.upper, self.state[CONTENT].upper)

    @property
    def entries(self) -> Expr:
        """The keys and values that the receiver may hold."""
        return join(self.receiver.upper, self.state[MAPPING].upper)

    @property
    def values(self) -> Expr:
        """The values that the receiver may hold."""
        return join(EVERYTHING, self.entries)


@dataclass(slots=True)
class Library:
    """The collections of a program."""

    program: typed.Program
    callbacks: list[typed.Method] = field(init=False)
    """The program's own methods that collections may call."""

    def __post_init__(self) -> None:
        methods = self.program.methods.values()
        own = [m for m in methods if m.info.name in _CALLED_BACK and m.body is not None]
        self.callbacks = [m for m in own if not self._file(m.info.owner).startswith(_LIBRARY)]

    def _file(self, owner: str) -> str:
        info = self.program.hierarchy.get(owner)
        return "" if info is None else info.declaration.span.file

    def is_a(self, owner: str, kind: str) -> bool:
        """Whether a class is of a kind, if the program has that at all."""
        hierarchy = self.program.hierarchy
        return hierarchy.get(kind) is not None and hierarchy.subclass(owner, kind)

    def _kind(self, owner: str) -> str | None:
        """Whether a class is a collection, a map or an iterator of the library."""
        if not self._file(owner).startswith(_UTILITIES) or owner in _SOURCES:
            return None
        return next((kind for kind in _RULES if self.is_a(owner, kind)), None)

    def covers(self, info: MethodInfo) -> bool:
        """Whether a method belongs to a collection, a map or an iterator of the library."""
        return info.name != STATIC_INITIALISER and self._kind(info.owner) is not None

    def rule(self, info: MethodInfo) -> Rule | None:
        """The specification of a method, if there is one."""
        kind = self._kind(info.owner)
        if kind is None or info.static:
            return None
        return _RULES[kind].get((info.name, len(info.parameters))) or _COMMON.get((info.name, len(info.parameters)))

    def is_set(self, owner: str) -> bool:
        """Whether a collection may refuse what is there already."""
        return self.is_a(owner, _SETS)

    def locations(self) -> set[Location]:
        """What the specifications speak of."""
        return {CONTENT, MAPPING, WALKED, *(allocated(name) for name in self.iterators())}

    def iterators(self) -> list[str]:
        """The classes of the library's iterators."""
        hierarchy = self.program.hierarchy
        found = hierarchy.concrete_subclasses("Iterator") if hierarchy.get("Iterator") is not None else []
        return sorted(each.name for each in found if self._file(each.name).startswith(_LIBRARY))

    def exceptions(self) -> list[str]:
        """The exceptions that a call may end with."""
        found = self.program.hierarchy.concrete_subclasses("RuntimeException")
        return sorted(each.name for each in found if self._file(each.name).startswith(_LIBRARY))

    def hides(self, location: Location) -> bool:
        """Whether a location is the library's own affair."""
        if location.place is Place.ALLOCATED:
            return self._file(location.name).startswith(_UTILITIES) and not self.is_a(location.name, "Throwable")
        if location.place not in (Place.FIELD, Place.STATIC) or self.is_a(location.owner, "Throwable"):
            return False
        file = self._file(location.owner)
        return file.startswith(_UTILITIES) or (location.name.startswith("$") and file.startswith(BUILT_IN))

    def suffices(self, graphs: Callable[[typed.Method], cfg.Graph]) -> bool:
        """Whether the program uses collections, and nothing of them that makes views or has no specification."""
        used = False
        for method in self.program.methods.values():
            if method.body is None or self._file(method.info.owner).startswith(BUILT_IN):
                continue
            if self._kind_of_own(method.info.owner):
                return False
            for block in graphs(method).blocks:
                end = block.end()
                if isinstance(end, graph.CallMethod):
                    used |= self.covers(end.method)
                    if self._is_beyond(end.method):
                        return False
        return used

    def _kind_of_own(self, owner: str) -> bool:
        """Whether a class of the program is a collection itself."""
        return any(self.is_a(owner, kind) for kind in _RULES)

    def _is_beyond(self, info: MethodInfo) -> bool:
        if self.covers(info):
            return self.rule(info) is None
        result = info.return_type
        gives = isinstance(result, ClassType) and any(self.is_a(result.name, kind) for kind in (*_RULES, "Entry"))
        return self._file(info.owner).startswith(_UTILITIES) and (gives or info.owner == "Collections")

    def apply(self, state: State, method: MethodInfo, arguments: list[Bounds]) -> Effect | None:
        """The state after a call and its result; None without a specification."""
        rule = self.rule(method)
        if rule is None:
            return None
        return rule(Call(state, method, arguments[0], arguments[1:], self))


# --- rules -------------------------------------------------------------------------------------------------


def _looks(call: Call) -> Effect:
    return call.state, call.anything()


def _adds(call: Call) -> Effect:
    """`content' = content + (this -> x)`; a set may hold an equal element already."""
    known, added = call.state[CONTENT], call.arguments[-1]
    upper = union(known.upper, product(call.receiver.upper, added.upper))
    certain = call.receiver.exact and added.exact and not call.library.is_set(call.method.owner)
    lower = union(known.lower, product(call.receiver.lower, added.lower)) if certain else known.lower
    always = call.method.return_type == BOOL and not call.library.is_set(call.method.owner)
    return call.stored(CONTENT, lower, upper), exactly(TRUE) if always else call.anything()


def _adds_all(call: Call) -> Effect:
    known, source = call.state[CONTENT], call.arguments[-1]
    added = product(call.receiver.upper, join(source.upper, known.upper))
    return call.stored(CONTENT, known.lower, union(known.upper, added)), call.anything()


def _makes(call: Call) -> Effect:
    """A new collection with the elements of another, or of some capacity or order."""
    (_, given), *_ = call.method.parameters
    if isinstance(given, ClassType) and call.library.is_a(given.name, "Collection"):
        return _adds_all(call)
    return _looks(call)


def _removes(call: Call) -> Effect:
    """Some of the receiver's elements may go; the result is whether, or what has gone."""
    known = call.state[CONTENT]
    lower = difference(known.lower, rows(call.receiver.upper, 2))
    t = call.method.return_type
    result = call.among(call.elements, NULL) if isinstance(t, ClassType) else call.anything()
    return call.stored(CONTENT, lower, known.upper), result


def _clears(call: Call) -> Effect:
    return _cleared(call, CONTENT)


def _clears_map(call: Call) -> Effect:
    return _cleared(call, MAPPING)


def _cleared(call: Call, location: Location) -> Effect:
    known, arity = call.state[location], call.state[location].upper.arity
    gone = rows(call.receiver.upper, arity)
    upper = difference(known.upper, gone) if call.receiver.exact else known.upper
    return call.stored(location, difference(known.lower, gone), upper), call.anything()


def _gives(call: Call) -> Effect:
    return call.state, call.among(call.elements)


def _may_give(call: Call) -> Effect:
    return call.state, call.among(call.elements, NULL)


def _sets(call: Call) -> Effect:
    known, given = call.state[CONTENT], call.arguments[-1]
    lower = difference(known.lower, rows(call.receiver.upper, 2))
    upper = union(known.upper, product(call.receiver.upper, given.upper))
    return call.stored(CONTENT, lower, upper), call.among(call.elements)


def _walks(call: Call) -> Effect:
    """A new iterator, of whatever class."""
    state, words = call.state, call.state.entry.vocabulary
    names = call.library.iterators()
    for name in names:
        state = allocate_some(state, name)
    made = union(*(words.new_set(name) for name in names))
    known = state[WALKED]
    walked = Bounds(known.lower, union(known.upper, product(made, call.receiver.upper)))
    return state.store({WALKED: walked}), Bounds(none(1), made)


def _next(call: Call) -> Effect:
    held = join(join(call.receiver.upper, call.state[WALKED].upper), call.state[CONTENT].upper)
    return call.state, call.among(held)


def _removes_last(call: Call) -> Effect:
    known, walked = call.state[CONTENT], join(call.receiver.upper, call.state[WALKED].upper)
    return call.stored(CONTENT, difference(known.lower, rows(walked, 2)), known.upper), call.anything()


def _puts(call: Call) -> Effect:
    """An equal key that is there already stays, with the new value."""
    known, (key, value) = call.state[MAPPING], call.arguments
    keys = union(key.upper, join(call.entries, EVERYTHING))
    upper = union(known.upper, product(call.receiver.upper, product(keys, value.upper)))
    lower = difference(known.lower, rows(call.receiver.upper, 3))
    return call.stored(MAPPING, lower, upper), call.among(call.values, NULL)


def _puts_all(call: Call) -> Effect:
    """As if all entries of the other map were put."""
    known, source = call.state[MAPPING], join(call.arguments[0].upper, call.state[MAPPING].upper)
    keys = union(join(source, EVERYTHING), join(call.entries, EVERYTHING))
    added = product(call.receiver.upper, product(keys, join(EVERYTHING, source)))
    lower = difference(known.lower, rows(call.receiver.upper, 3))
    return call.stored(MAPPING, lower, union(known.upper, added)), call.anything()


def _makes_map(call: Call) -> Effect:
    (_, given), *_ = call.method.parameters
    if isinstance(given, ClassType) and call.library.is_a(given.name, "Map"):
        return _puts_all(call)
    return _looks(call)


def _gets(call: Call) -> Effect:
    default = call.arguments[1].upper if len(call.arguments) > 1 else NULL
    return call.state, call.among(call.values, default)


def _removes_key(call: Call) -> Effect:
    known = call.state[MAPPING]
    lower = difference(known.lower, rows(call.receiver.upper, 3))
    result = call.anything() if call.method.return_type == BOOL else call.among(call.values, NULL)
    return call.stored(MAPPING, lower, known.upper), result


def _named(rule: Rule, *names: tuple[str, int]) -> Iterable[tuple[tuple[str, int], Rule]]:
    return ((name, rule) for name in names)


_COMMON: dict[tuple[str, int], Rule] = dict(
    _named(_looks, ("<init>", 0), ("size", 0), ("isEmpty", 0), ("equals", 1), ("hashCode", 0), ("toString", 0))
)
_RULES: dict[str, dict[tuple[str, int], Rule]] = {
    "Collection": {
        **dict(_named(_adds, ("add", 1), ("add", 2), ("addFirst", 1), ("addLast", 1), ("push", 1), ("addElement", 1))),
        **dict(_named(_adds, ("offer", 1), ("offerFirst", 1), ("offerLast", 1))),
        **dict(_named(_adds_all, ("addAll", 1))),
        **dict(_named(_makes, ("<init>", 1))),
        **dict(_named(_removes, ("remove", 1), ("remove", 0), ("removeFirst", 0), ("removeLast", 0), ("pop", 0))),
        **dict(_named(_removes, ("poll", 0), ("pollFirst", 0), ("pollLast", 0), ("removeAll", 1), ("retainAll", 1))),
        **dict(_named(_clears, ("clear", 0))),
        **dict(_named(_looks, ("contains", 1), ("containsAll", 1), ("indexOf", 1), ("lastIndexOf", 1))),
        **dict(_named(_gives, ("get", 1), ("getFirst", 0), ("getLast", 0), ("element", 0), ("first", 0), ("last", 0))),
        **dict(_named(_may_give, ("peek", 0), ("peekFirst", 0), ("peekLast", 0))),
        **dict(_named(_sets, ("set", 2))),
        **dict(_named(_walks, ("iterator", 0))),
    },
    "Map": {
        **dict(_named(_puts, ("put", 2), ("putIfAbsent", 2))),
        **dict(_named(_puts_all, ("putAll", 1))),
        **dict(_named(_makes_map, ("<init>", 1))),
        **dict(_named(_gets, ("get", 1), ("getOrDefault", 2))),
        **dict(_named(_looks, ("containsKey", 1), ("containsValue", 1))),
        **dict(_named(_removes_key, ("remove", 1))),
        **dict(_named(_clears_map, ("clear", 0))),
    },
    "Iterator": {
        **dict(_named(_looks, ("hasNext", 0))),
        **dict(_named(_next, ("next", 0))),
        **dict(_named(_removes_last, ("remove", 0))),
    },
}
"""The specifications by name and number of arguments."""
