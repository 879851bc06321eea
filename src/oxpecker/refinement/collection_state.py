"""The contents of collections as relations: what is true of them at entry, and words for properties."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.input_clauses import written_as
from oxpecker.oox.source import Span
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, Type
from oxpecker.refinement.collection_models import (
    COUNT,
    KEYS,
    LISTS,
    MAPS,
    SETS,
    SLOTS,
    VALUES,
    capacity,
    is_collection,
    is_library,
)
from oxpecker.refinement.domain import Domain, union
from oxpecker.refinement.scan import Elements, Lengths
from oxpecker.refinement.scope import Unsupported
from oxpecker.refinement.state import Heap, existing
from oxpecker.refinement.values import indices
from oxpecker.relational.syntax import NONE, UNIVERSE, Expression, Formula, Relation, Variable, every

_OBJECTS = ArrayType(OBJECT)
_CHANGES = "modCount"


@dataclass(frozen=True, slots=True)
class _Held:
    """An array of a collection, by the fields of its class."""

    owner: str
    array: FieldInfo
    count: FieldInfo

    def collections(self, domain: Domain, heap: Heap) -> Expression:
        """The collections of the class."""
        return existing([domain.pools[self.owner]], heap)

    def rows(self, domain: Domain, heap: Heap) -> Expression:
        """Collections with the indices below their size, and what is there."""
        known = self.collections(domain, heap)
        if known is NONE or not {self.array, self.count, Elements(_OBJECTS)} <= heap.keys():
            return NONE * NONE * NONE
        below = domain.table("index", 2, lambda: _below(domain))
        size = (known * UNIVERSE) & heap[self.count]
        places = size @ ~below
        return (heap[self.array] @ heap[Elements(_OBJECTS)]) & (places * UNIVERSE)


def _below(domain: Domain) -> Iterator[tuple[int, int]]:
    return ((i, n) for n in domain.integers for i in domain.integers if 0 <= i < n)


def _held(domain: Domain, names: tuple[str, ...], array: str) -> list[_Held]:
    """The arrays with this name that the classes have which occur in the check."""
    found = []
    for name in names:
        if name in domain.pools:
            info = domain.code.hierarchy[name]
            fields = info.find_field(array, static=False), info.find_field(COUNT, static=False)
            if fields[0] is not None and fields[1] is not None:
                found.append(_Held(name, fields[0], fields[1]))
    return found


def _all_held(domain: Domain) -> list[_Held]:
    lists, sets = _held(domain, LISTS, SLOTS), _held(domain, SETS, SLOTS)
    return [*lists, *sets, *_held(domain, MAPS, KEYS), *_held(domain, MAPS, VALUES)]


# --- at entry ----------------------------------------------------------------------------------------------


def collections_at_entry(domain: Domain, heap: Heap) -> list[Formula]:
    """What is true of all collections at entry: each has arrays of its own, of which it uses the first places."""
    held = _all_held(domain)
    arrays = existing(domain.arrays(_OBJECTS), {})
    if not held or Elements(_OBJECTS) not in heap:
        return []
    found: list[Formula] = []
    length = domain.integer(capacity(domain.limits))
    for each in held:
        known, one = each.collections(domain, {}), Variable("c")
        if known is NONE:
            continue
        array, size = one @ heap[each.array], one @ heap[each.count]
        unused = array @ heap[Elements(_OBJECTS)]
        kept = (union(map(domain.atom, domain.lengths())) - indices(domain, size)) @ unused
        found.append(every(one, known, array.inside(arrays) & (array @ heap[Lengths(_OBJECTS)]).equals(length)))
        found.append(
            every(one, known, size.inside(union(map(domain.atom, domain.lengths()))) & kept.inside(domain.null))
        )
        changes = domain.code.hierarchy[each.owner].find_field(_CHANGES, static=False)
        if changes in heap:
            found.append(every(one, known, (one @ heap[changes]).equals(domain.integer(0))))
    return found + _own_arrays(domain, held, heap, arrays) + _distinct(domain, heap)


def _own_arrays(domain: Domain, held: list[_Held], heap: Heap, arrays: Expression) -> list[Formula]:
    """No two collections have the same array, and nothing else refers to one."""
    owning = dict.fromkeys(each.array for each in held)
    holders, one = union(heap[field] for field in owning), Variable("a")
    found = [every(one, arrays, (holders @ one).lone())]
    keys, values = ([each.array for each in _held(domain, MAPS, name)] for name in (KEYS, VALUES))
    found += [((UNIVERSE @ heap[k]) & (UNIVERSE @ heap[v])).no() for k, v in zip(keys, values, strict=True)]
    parts = UNIVERSE @ holders
    others = [key for key in heap if isinstance(key, FieldInfo) and not key.static and key not in owning]
    found += [((UNIVERSE @ heap[key]) & parts).no() for key in others if _may_hold_arrays(key.type)]
    return [*found, (UNIVERSE @ (UNIVERSE @ heap[Elements(_OBJECTS)]) & parts).no()]


def _may_hold_arrays(t: Type) -> bool:
    return isinstance(t, ArrayType) or t == OBJECT


def _distinct(domain: Domain, heap: Heap) -> list[Formula]:
    """No key occurs twice."""
    found: list[Formula] = []
    for each in (*_held(domain, SETS, SLOTS), *_held(domain, MAPS, KEYS)):
        known, one, key = each.collections(domain, {}), Variable("c"), Variable("k")
        if known is not NONE:
            rows = each.rows(domain, heap)
            keys = UNIVERSE @ (one @ rows)
            found.append(every(one, known, every(key, keys, ((one @ rows) @ key).lone())))
    return found


def apart_from_collections(domain: Domain, heap: Heap, value: Expression) -> list[Formula]:
    """An argument is no array of a collection."""
    owning = dict.fromkeys(each.array for each in _all_held(domain))
    if not owning:
        return []
    return [((UNIVERSE @ union(heap[field] for field in owning)) & value).no()]


def declared_contents(domain: Domain, heap: Heap, holders: Expression, t: Type, span: Span) -> list[Formula]:
    """The collections among some objects hold what the type arguments say with which they were declared."""
    if not isinstance(t, ClassType) or not is_collection(domain.code.hierarchy, t.name):
        return []
    found: list[Formula] = []
    parts = ((*LISTS, *SETS), (SLOTS,)) if len(t.arguments) == 1 else (MAPS, (KEYS, VALUES))
    if len(t.arguments) != len(parts[1]):
        raise Unsupported(f"{t} without type arguments", span)
    for name, argument in zip(parts[1], t.arguments, strict=True):
        _refuse_elements(domain, argument, span)
        for each in _held(domain, parts[0], name):
            values = UNIVERSE @ (holders @ each.rows(domain, heap))
            found.append(values.inside(union((domain.null, existing(domain.pools_of(argument), {})))))
            found += declared_contents(domain, heap, values, argument, span)
    return found


def _refuse_elements(domain: Domain, t: Type, span: Span) -> None:
    """Refuses contents of classes of which more exist than are tried."""
    info = domain.code.hierarchy.get(t.name) if isinstance(t, ClassType) else None
    if info is None or t == OBJECT:
        raise Unsupported(f"collection that holds elements of type {t}", span)
    if is_library(info) and not is_collection(domain.code.hierarchy, info.name) and written_as(info) is None:
        raise Unsupported(f"collection that holds elements of the library's class {t}", span)


# --- words for properties ----------------------------------------------------------------------------------


def collection_words(domain: Domain, heap: Heap) -> dict[str, list[Expression]]:
    """`elements` of lists, `members` of sets, `entries` of maps."""
    lists = [each.rows(domain, heap) for each in _held(domain, LISTS, SLOTS)]
    sets = [_without_places(domain, each, heap) for each in _held(domain, SETS, SLOTS)]
    keys, values = (_held(domain, MAPS, name) for name in (KEYS, VALUES))
    maps = [_entries(domain, *pair, heap) for pair in zip(keys, values, strict=True)]
    words = {"elements": [union(lists)] if lists else [], "members": sets, "entries": maps}
    return {word: known for word, known in words.items() if known}


def _atoms(domain: Domain, each: _Held) -> list[Relation]:
    pool = domain.pools[each.owner]
    return [domain.atom(name) for name in (*pool.old, *pool.new)]


def _without_places(domain: Domain, each: _Held, heap: Heap) -> Expression:
    rows = each.rows(domain, heap)
    return union(atom * (UNIVERSE @ (atom @ rows)) for atom in _atoms(domain, each))


def _entries(domain: Domain, keys: _Held, values: _Held, heap: Heap) -> Expression:
    one, other = keys.rows(domain, heap), values.rows(domain, heap)
    return union(atom * (~(atom @ one) @ (atom @ other)) for atom in _atoms(domain, keys))
