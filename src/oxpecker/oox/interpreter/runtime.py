"""The functions generated code calls by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from oxpecker.limits import sizes
from oxpecker.numerics import result_of
from oxpecker.oox import numbers
from oxpecker.oox.interpreter.contracts import left_open
from oxpecker.oox.interpreter.heap import ArrayValue, Heap, ObjectValue, Value
from oxpecker.oox.interpreter.machine import RunningThread
from oxpecker.oox.interpreter.outcome import Exhausted, Limit, Stop, Thrown, ViolationKind
from oxpecker.oox.interpreter.text import text_of
from oxpecker.oox.limits import LONGEST_RANGE, SHORT_RANGE
from oxpecker.oox.source import Span
from oxpecker.oox.types import Type


def namespace(heap: Heap) -> dict[str, object]:
    """Everything generated code may use, for one heap."""
    return {
        "divide": numbers.divide,
        "remainder": numbers.remainder,
        "float_divide": numbers.float_divide,
        "float_remainder": numbers.float_remainder,
        "shift_left": numbers.shift_left,
        "shift_right": numbers.shift_right,
        "shift_right_unsigned": numbers.shift_right_unsigned,
        "to_single": numbers.to_single,
        "convert": numbers.convert,
        "bits_of": numbers.bits_of,
        "elementary": result_of,
        "approximate": heap.tolerance.result,
        "text_of": text_of,
        "product": sizes.product,
        "concatenate": concatenate,
        "checked_divide": checked_divide,
        "checked_remainder": checked_remainder,
        "read_field": read_field,
        "read_element": read_element,
        "read_character": read_character,
        "length_of": length_of,
        "elements": elements,
        "integers": integers,
        "tried_integers": tried_integers,
        "critical_integers": critical_integers,
        "range_to_try": range_to_try,
        "all_different": all_different,
        "added": added,
        "multiplied": multiplied,
        "least": least,
        "greatest": greatest,
        "in_range_or_stop": in_range_or_stop,
        "instance_of": heap.instance_of,
        "storable": _storable(heap),
        "cast": _cast(heap),
        "statics": heap.statics,
        "heap": heap,
        "log": heap.journal.append,
        "Thrown": Thrown,
        "Stop": Stop,
        "left_open": left_open,
    }


def concatenate(left: str | None, right: str | None) -> str:
    """Two strings joined; null reads as its name."""
    return sizes.joined("null" if left is None else left, "null" if right is None else right)


def checked_divide(left: int, right: int) -> int:
    """Division in a specification."""
    if right == 0:
        raise Thrown("ArithmeticException", "/ by zero")
    return numbers.divide(left, right)


def checked_remainder(left: int, right: int) -> int:
    """Remainder in a specification."""
    if right == 0:
        raise Thrown("ArithmeticException", "/ by zero")
    return numbers.remainder(left, right)


def read_field(target: ObjectValue | None, slot: int) -> Value:
    """A field read in a specification."""
    if target is None:
        raise Thrown("NullPointerException")
    return target.slots[slot]


def read_element(target: ArrayValue | None, index: int) -> Value:
    """An element read in a specification."""
    if target is None:
        raise Thrown("NullPointerException")
    if not 0 <= index < len(target.slots):
        message = f"Index {index} out of bounds for length {len(target.slots)}"
        raise Thrown("ArrayIndexOutOfBoundsException", message)
    return target.slots[index]


def read_character(target: str | None, index: int) -> int:
    """A character read in a specification."""
    if target is None:
        raise Thrown("NullPointerException")
    if not 0 <= index < len(target):
        message = f"Index {index} out of bounds for length {len(target)}"
        raise Thrown("StringIndexOutOfBoundsException", message)
    return ord(target[index])


def length_of(target: ArrayValue | str | None) -> int:
    """A length in a specification."""
    if target is None:
        raise Thrown("NullPointerException")
    return len(target) if isinstance(target, str) else len(target.slots)


def elements(target: ArrayValue | None) -> Iterator[tuple[int, Value]]:
    """The indices and elements a quantifier ranges over."""
    if target is None:
        raise Thrown("NullPointerException")
    return enumerate(list(target.slots))


IntegerRange = tuple[RunningThread, int, int, Span]


def range_to_try(thread: RunningThread, low: int, high: int, span: Span) -> IntegerRange:
    """A range of which not all integers need be tried."""
    return thread, low, high, span


def tried_integers(thread: RunningThread, low: int, high: int, span: Span) -> Iterator[int]:
    """The integers a quantifier ranges over; of a long range first those that are thought to decide it."""
    if high - low > SHORT_RANGE:
        yield from (number for number in thread.world.choices.witnesses if low <= number <= high)
    if high - low > LONGEST_RANGE:
        yield from (low, high)
    yield from integers(thread, low, high, span)


def critical_integers(numbers: IntegerRange, compared: Callable[[], list[int]]) -> Iterator[int]:
    """Of a long range those integers that are compared with, and their neighbours: between them nothing changes."""
    _, low, high, _ = numbers
    if high - low <= SHORT_RANGE:
        return iter(integers(*numbers))
    try:
        near = {value + step for value in compared() for step in (-1, 0, 1)}
    except Thrown:
        return tried_integers(*numbers)
    return iter(sorted(number for number in {low, high, *near} if low <= number <= high))


def integers(thread: RunningThread, low: int, high: int, span: Span) -> range:
    """The integers of a range, in order."""
    if high - low > LONGEST_RANGE:
        nested = thread.world.in_specification > 0
        raise Stop(Exhausted(thread.world.steps, Limit.QUANTIFIER, LONGEST_RANGE, span), nested)
    return range(low, high + 1)


def all_different(target: ArrayValue | None, by_identity: bool) -> bool:
    """Whether no two elements are equal; not-a-number differs from everything."""
    if target is None:
        raise Thrown("NullPointerException")
    keys = [id(value) for value in target.slots] if by_identity else [v for v in target.slots if v == v]
    return len(set(keys)) == len(keys)


def added(values: Iterator[float], start: float, single: bool) -> float:
    """The sum of numbers, from left to right."""
    total = start
    for value in values:
        total = numbers.to_single(total + value) if single else total + value
    return total


def multiplied(values: Iterator[float], start: float, single: bool) -> float:
    """The product of numbers, from left to right."""
    total = start
    for value in values:
        if isinstance(total, int) and isinstance(value, int):
            total = sizes.product(total, value)
        else:
            total = numbers.to_single(total * value) if single else total * value
    return total


def least(values: Iterator[float]) -> float:
    """The first number that no later one is less than; there must be one."""
    best = next(values, None)
    if best is None:
        raise Thrown("ArithmeticException", "min of an empty range")
    for value in values:
        best = value if value < best else best
    return best


def greatest(values: Iterator[float]) -> float:
    """The first number that no later one is greater than; there must be one."""
    best = next(values, None)
    if best is None:
        raise Thrown("ArithmeticException", "max of an empty range")
    for value in values:
        best = value if value > best else best
    return best


def in_range_or_stop(thread: RunningThread, value: int, low: int, high: int, span: Span) -> int:
    """The overflow check."""
    if not low <= value <= high:
        thread.fail(ViolationKind.OVERFLOW, span, f"{value} is outside {low}..{high}")
    return value


def _storable(heap: Heap) -> Callable[[ArrayValue, Value], bool]:
    def storable(array: ArrayValue, value: Value) -> bool:
        return value is None or heap.instance_of(value, array.element)

    return storable


def _cast(heap: Heap) -> Callable[[Value, Type], Value]:
    def cast(value: Value, t: Type) -> Value:
        if value is not None and not heap.instance_of(value, t):
            raise Thrown("ClassCastException")
        return value

    return cast
