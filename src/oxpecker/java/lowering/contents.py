"""Collections that hold no null: a private field that nobody else gets hold of, into which only objects are put."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from oxpecker.java import attributed as a
from oxpecker.java.facts import Fact, inherits, is_order, states
from oxpecker.java.lowering.entries import families_with_changed_entries
from oxpecker.java.lowering.inside import inside
from oxpecker.java.lowering.presence import Scanned, plain, scanned
from oxpecker.java.symbols import FieldSymbol, top_level
from oxpecker.java.types import is_primitive
from oxpecker.java.world import World


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
    world: World, bodies: list[a.ClassBody], present: dict[FieldSymbol, list[a.Expression]]
) -> dict[FieldSymbol, Contents]:
    """The fields whose collections lack nothing in keys or values."""
    private = {each: values for each, values in present.items() if each.private}
    uses = {each: _Use() for each, values in private.items() if all(_is_empty(world, value) for value in values)}
    if not uses:
        return {}
    reads: dict[FieldSymbol, int] = {}
    for piece in scanned(bodies):
        for node in inside(piece.root) if piece.root is not None else ():
            if isinstance(node, a.FieldRead) and node.field in uses:
                reads[node.field] = reads.get(node.field, 0) + 1
            for field_read, is_put in _known_uses(world, node):
                if field_read.field in uses:
                    use = uses[field_read.field]
                    use.known += 1
                    if is_put and isinstance(node, a.Invoke):
                        _put(use.contents, node, piece)
    # A read that is none of these may let others put anything in.
    found = {each: use.contents for each, use in uses.items() if use.known == reads.get(each, 0)}
    changed = families_with_changed_entries(world, bodies)
    for each, contents in found.items():
        contents.values = contents.values and top_level(each.owner).name not in changed
    return found


def _known_uses(world: World, node: a.Node) -> Iterator[tuple[a.FieldRead, bool]]:
    """The fields that a node uses in a way that keeps their collections to themselves; whether it puts something in."""
    if isinstance(node, a.Assign) and isinstance(node.target, a.FieldRead):
        yield node.target, False
    elif isinstance(node, a.Declare) and node.variable.gone_through and node.initial is not None:
        initial = plain(node.initial)
        if isinstance(initial, a.FieldRead):
            yield initial, False
    elif isinstance(node, a.New) and states(node.constructor, Fact.ADDS_NOTHING):
        yield from ((each, False) for each in map(plain, node.arguments) if isinstance(each, a.FieldRead))
    elif isinstance(node, a.Invoke):
        looks = inherits(world, node.method, Fact.ADDS_NOTHING)
        puts = inherits(world, node.method, Fact.ADDS_ARGUMENTS) and any(_put_in(node))
        target = None if node.target is None else plain(node.target)
        if isinstance(target, a.FieldRead) and (looks or puts):
            yield target, puts
        if node.method.static and looks:
            yield from ((each, False) for each in map(plain, node.arguments) if isinstance(each, a.FieldRead))


def _is_empty(world: World, value: a.Expression) -> bool:
    """Whether a value is a new collection with nothing in it: at most an order is given to it."""
    value = plain(value)
    if not isinstance(value, a.New) or not value.symbol.library:
        return False
    return all(is_primitive(t) or is_order(world, t) for t in value.constructor.parameters)


def _put(contents: Contents, node: a.Invoke, code: Scanned) -> None:
    """Notes whether what a call puts in is never null."""
    for argument, is_key in _put_in(node):
        present = code.is_object(argument)
        contents.keys = contents.keys and (present or not is_key)
        contents.values = contents.values and (present or is_key)


def _put_in(node: a.Invoke) -> Iterator[tuple[a.Expression, bool]]:
    """The arguments whose types are those of keys, elements or values; whether they are keys or elements."""
    own = node.method.owner.type_parameters
    for argument, t in zip(node.arguments, node.method.parameters, strict=True):
        if t in own:
            yield argument, t == own[0]
