"""Collections that hold no null: a private field that nobody else gets hold of, into which only objects are put."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from oxpecker.java import attributed as a
from oxpecker.java.lowering.entries import families_with_changed_entries
from oxpecker.java.lowering.inside import inside
from oxpecker.java.lowering.presence import Scanned, plain, scanned
from oxpecker.java.symbols import FieldSymbol, top_level
from oxpecker.java.types import ClassType, is_primitive

_LOOK_WORDS = (
    "size isEmpty get getOrDefault contains containsKey containsValue entrySet indexOf lastIndexOf peek peekFirst",
    "peekLast element getFirst getLast first last firstKey lastKey firstEntry lastEntry floorKey ceilingKey",
    "lowerKey higherKey floor ceiling lower higher poll pollFirst pollLast pop remove removeFirst removeLast",
    "removeIf clear iterator descendingIterator keySet values forEach stream toString hashCode equals containsAll",
    "retainAll removeAll toArray search empty ensureCapacity trimToSize sort",
)
_LOOKS = frozenset(word for line in _LOOK_WORDS for word in line.split())
"""Methods of collections that put nothing in; entries are thought of where a program sets their values."""

_PUTS = {
    "add": (-1,),
    "addFirst": (0,),
    "addLast": (0,),
    "offer": (0,),
    "offerFirst": (0,),
    "offerLast": (0,),
    "push": (0,),
    "addElement": (0,),
    "set": (1,),
    "put": (0, 1),
    "putIfAbsent": (0, 1),
    "merge": (0, 1),
    "compute": (0,),
    "computeIfAbsent": (0,),
    "computeIfPresent": (0,),
}
"""Methods that put arguments in, with the places of these; what functions give is put in where it is not null."""

_READERS = {
    "java.util.Collections": frozenset(
        {"sort", "reverse", "shuffle", "swap", "max", "min", "unmodifiableList", "unmodifiableSet", "unmodifiableMap"}
    ),
    "java.util.List": frozenset({"copyOf"}),
    "java.util.Set": frozenset({"copyOf"}),
    "java.util.Map": frozenset({"copyOf"}),
    "java.lang.String": frozenset({"join", "valueOf"}),
}
"""Static methods that put nothing into what they are given, and give nothing through which one could."""


_COPY_WORDS = (
    "ArrayList LinkedList ArrayDeque Vector PriorityQueue HashSet LinkedHashSet TreeSet HashMap LinkedHashMap TreeMap"
)
_COPIES = frozenset(f"java.util.{word}" for word in _COPY_WORDS.split())
"""Classes whose constructors copy the collections that they are given."""


@dataclass(slots=True)
class Contents:
    """Whether keys (or elements) and values of a collection are never null."""

    keys: bool = True
    values: bool = True


@dataclass(slots=True)
class _Use:
    contents: Contents = field(default_factory=Contents)
    known: int = 0


def complete_contents(
    bodies: list[a.ClassBody], present: dict[FieldSymbol, list[a.Expression]]
) -> dict[FieldSymbol, Contents]:
    """The fields whose collections lack nothing in keys or values."""
    uses = {each: _Use() for each, values in present.items() if each.private and all(map(_is_empty, values))}
    if not uses:
        return {}
    reads: dict[FieldSymbol, int] = {}
    for piece in scanned(bodies):
        for node in inside(piece.root) if piece.root is not None else ():
            if isinstance(node, a.FieldRead) and node.field in uses:
                reads[node.field] = reads.get(node.field, 0) + 1
            for field_read, is_put in _known_uses(node):
                if field_read.field in uses:
                    use = uses[field_read.field]
                    use.known += 1
                    if is_put and isinstance(node, a.Invoke):
                        _put(use.contents, node, piece)
    # A read that is none of these may let others put anything in.
    found = {each: use.contents for each, use in uses.items() if use.known == reads.get(each, 0)}
    changed = families_with_changed_entries(bodies)
    for each, contents in found.items():
        contents.values = contents.values and top_level(each.owner).name not in changed
    return found


def _known_uses(node: a.Node) -> Iterator[tuple[a.FieldRead, bool]]:
    """The fields that a node uses in a way that keeps their collections to themselves; whether it puts something in."""
    if isinstance(node, a.Assign) and isinstance(node.target, a.FieldRead):
        yield node.target, False
    elif isinstance(node, a.Declare) and node.variable.gone_through and node.initial is not None:
        initial = plain(node.initial)
        if isinstance(initial, a.FieldRead):
            yield initial, False
    elif isinstance(node, a.New) and node.symbol.library and node.symbol.name in _COPIES:
        yield from ((each, False) for each in map(plain, node.arguments) if isinstance(each, a.FieldRead))
    elif isinstance(node, a.Invoke) and node.method.owner.library:
        target = None if node.target is None else plain(node.target)
        if isinstance(target, a.FieldRead) and (node.method.name in _LOOKS or node.method.name in _PUTS):
            yield target, node.method.name in _PUTS
        if node.method.name in _READERS.get(node.method.owner.name, ()):
            yield from ((each, False) for each in map(plain, node.arguments) if isinstance(each, a.FieldRead))


def _is_empty(value: a.Expression) -> bool:
    """Whether a value is a new collection with nothing in it."""
    value = plain(value)
    if not isinstance(value, a.New) or not value.symbol.library:
        return False
    return all(
        is_primitive(t) or (isinstance(t, ClassType) and t.name == "java.util.Comparator")
        for t in value.constructor.parameters
    )


def _put(contents: Contents, node: a.Invoke, code: Scanned) -> None:
    """Notes whether what a call puts in is never null."""
    places = [place % len(node.arguments) for place in _PUTS[node.method.name]]
    present = [code.is_object(node.arguments[place]) for place in places]
    contents.keys = contents.keys and present[0]
    contents.values = contents.values and all(present[1:])
