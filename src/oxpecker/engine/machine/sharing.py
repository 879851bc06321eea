"""Which objects more than one thread can reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oxpecker.engine.path.entities import Entity
from oxpecker.engine.path.state import State
from oxpecker.engine.values.value import Value
from oxpecker.terms import Op, Term


def share(m: State, values: list[Value]) -> None:
    """Marks everything reachable from some values as shared between threads."""
    found = reachable(m, values, m.threads.shared)
    if found:
        m.own_threads().shared |= found


def is_shared(m: State, address: int) -> bool:
    """Whether an object is shared between threads."""
    return address in m.threads.shared or m.heap.entities[address].is_input


def publish(m: State, holders: list[int], value: Value) -> None:
    """A reference is stored where other threads may see it; a static field has no holder."""
    if m.threads.parked and (not holders or any(is_shared(m, holder) for holder in holders)):
        share(m, [value])


def addresses_in(value: Value, aliases: dict[Term, tuple[int, ...]], resolution: dict[Term, int]) -> Iterator[int]:
    """The addresses that a reference may have; the caller makes sure that the value is a reference."""
    if value.__class__ is not Term:
        if value.__class__ is int and value:
            yield value
        return
    pending: list[Value] = [value]
    seen: set[Term] = set()
    while pending:
        term = pending.pop()
        if term.__class__ is not Term:
            if term.__class__ is int and term:
                yield term
        elif term not in seen:
            seen.add(term)
            if term in resolution:
                pending.append(resolution[term])
            elif term.op is Op.ITE:
                pending.extend(term.args[1:])
            else:
                yield from aliases.get(term, ())


def reachable(m: State, roots: Iterable[Value], seen: frozenset[int]) -> set[int]:
    """The addresses reachable from values, in addition to known ones."""
    found: set[int] = set()
    pending = [a for value in roots for a in addresses_in(value, m.knowledge.aliases, m.knowledge.resolution)]
    while pending:
        address = pending.pop()
        entity: Entity | None = m.heap.entities.get(address)
        if entity is None or address in found or address in seen:
            continue
        found.add(address)
        # An integer that happens to be an address only makes more objects count as shared.
        for value in entity.cells.values():
            pending.extend(addresses_in(value, m.knowledge.aliases, m.knowledge.resolution))
    return found
