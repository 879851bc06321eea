"""Arrays: their lengths, elements and allocation."""

from __future__ import annotations

from typing import Any

from oxpecker import terms
from oxpecker.engine import limits
from oxpecker.engine.machine.decisions import between, choose
from oxpecker.engine.machine.fields import initialise
from oxpecker.engine.machine.over_approximation import any_element, is_any
from oxpecker.engine.machine.references import targets
from oxpecker.engine.machine.sharing import publish
from oxpecker.engine.machine.strings import see
from oxpecker.engine.path.entities import Array, Record, Size, default_of
from oxpecker.engine.path.footprints import Touch
from oxpecker.engine.path.requests import TooLong
from oxpecker.engine.path.state import State
from oxpecker.engine.path.writes import WriteLog
from oxpecker.engine.values.arithmetic import conditional, conjunction, equal
from oxpecker.engine.values.text import Text
from oxpecker.engine.values.value import Value
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.regions import element_region
from oxpecker.oox.source import Span
from oxpecker.oox.types import INTEGRAL, ArrayType, Type
from oxpecker.results.bound import Bound
from oxpecker.terms import Term

_MISSING = object()


def length(m: State, reference: Value) -> Any:
    """The length of a non-null array, or of a string."""
    if reference.__class__ is str:
        return len(reference)
    if reference.__class__ is Text:
        see(m, reference.unmeasured, reference.missing)
        return reference.length
    options: list[tuple[Value, Value]] = []
    for condition, address in arrays_of(m, reference):
        array = m.heap.entities[address]
        assert isinstance(array, Array)
        options.append((condition, length_of(m, array)))
    return choose(options)


def arrays_of(m: State, reference: Value) -> list[tuple[Value, int]]:
    """The arrays that a reference may refer to; a cast has excluded other objects."""
    return [(c, a) for c, a in targets(m, reference) if isinstance(m.heap.entities[a], Array)]


def length_of(m: State, array: Array) -> Any:
    """The length of an array; its value if the path fixes it."""
    return m.knowledge.given.get(array.length, array.length)


def element(m: State, reference: Value, index: Value) -> Any:
    """An element at an index that has been checked."""
    return choose([(c, element_of(m, a, index, c)) for c, a in arrays_of(m, reference)])


def element_of(m: State, address: int, index: Value, condition: Value = True) -> Any:
    """An element; a conditional value if several indices are possible."""
    if is_any(m, address):
        return any_element(m, address)
    if index.__class__ is not Term:
        return cell(m, address, index, condition)
    m.action.touch(address, index, Touch.READ, condition)
    indices = places(m, address, index)
    contents = [content(m, address, place, is_read=len(indices) == 1) for place in indices]
    if len(indices) > limits.LONGEST_CHAIN and array_within_bounds(m, address).element in INTEGRAL:
        return terms.element(index - indices[0], *contents)
    options = [(equal(index, place), value) for place, value in zip(indices, contents, strict=True)]
    return choose([each for each in options if m.knowledge.facts.get(each[0]) is not False])


def places(m: State, address: int, index: Value) -> list[int]:
    """The possible values of an index that has been checked; there is at least one."""
    array = array_within_bounds(m, address)
    most = limits.LONGEST_ELEMENT if array.element in INTEGRAL else limits.LONGEST_CHOICE
    return between(m, index, array.capacity, most)


def array_within_bounds(m: State, address: int) -> Array:
    """The array at an address; ends the path if it is longer than its bound."""
    array = m.heap.entities[address]
    assert isinstance(array, Array)
    if array.is_long:
        raise TooLong(Bound.ARRAY)
    return array


def cell(m: State, address: int, index: int, condition: Value = True) -> Any:
    """An element at a known index, read under a condition."""
    if m.action.footprint is not None:
        m.action.touch(address, index, Touch.READ, condition)
    return content(m, address, index)


def content(m: State, address: int, index: int, is_read: bool = True) -> Any:
    """What an array holds at a known index; a write keeps it without reading it."""
    array = array_within_bounds(m, address)
    value = array.cells.get(index, _MISSING)
    if value is not _MISSING:
        return m.knowledge.given.get(value, value) if value.__class__ is Term else value
    if not array.is_open:
        return default_of(array.element)
    region = element_region(array.element)
    return initialise(m, address, index, array.element, f"{array.name}[{index}]", region, is_read)


def store_element(m: State, reference: Value, index: Value, value: Value, span: Span) -> None:
    """Assigns an element; if the array or the index is not certain, each possible one conditionally."""
    for condition, address in arrays_of(m, reference):
        indices: list[Any] = []  # nothing is kept of an over-approximated array
        if not is_any(m, address):
            indices = [index] if index.__class__ is not Term else places(m, address, index)
        for place in indices:
            chosen: Value = equal(index, place) if len(indices) > 1 else True
            here = conjunction(condition, chosen)
            if here is True:
                m.heap.writable(address).cells[place] = value
            elif m.knowledge.facts.get(chosen) is not False:
                old = content(m, address, place, is_read=False)
                m.heap.writable(address).cells[place] = conditional(here, value, old)
        m.action.touch(address, index, Touch.WRITE, condition)
        if m.action.footprint is not None and value.__class__ is not bool:
            publish(m, [address], value)
        if m.specification.recording:
            m.specification.writes = WriteLog(
                m.specification.writes, address, index, span, m.threads.current, condition
            )


def arrays(m: State, t: Type, sizes: list[Size]) -> int:
    """A new array, with nested arrays at every possible index if there are several sizes."""
    assert isinstance(t, ArrayType)
    size = sizes[0]
    array = Array(t.element, size.length, size.capacity, f"{t}#{m.heap.next_address}", False, 0, m.heap.owner)
    array.beyond = size.beyond
    address = m.heap.add(array)
    for index in range(size.capacity if len(sizes) > 1 and not size.beyond else 0):
        m.heap.entities[address].cells[index] = arrays(m, t.element, sizes[1:])
    return address


def allocate_array(m: State, t: Type, sizes: tuple[Value, ...], _span: Span) -> int:
    """A new array, nested for several sizes; it may exceed the bounds until an element is needed."""
    # Before any allocation: a request here restarts the instruction.
    return arrays(m, t, [m.explorer.inputs.size(m, each) for each in sizes])


def allocate(m: State, cls: ClassInfo, _span: Span, is_copy: bool = False) -> int:
    """A new object with default fields; no constructor completes a copy."""
    address = m.heap.allocate(cls)
    if is_copy:
        made = m.heap.writable(address)
        assert isinstance(made, Record)
        made.is_constructed = True
    return address
