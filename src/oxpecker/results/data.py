"""Serialises results without loss: reading back what was written returns an equal result.

`result_data` of the reports is for other programs and leaves out derived data; this is for storing results.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from oxpecker.limits import Cause, Reason
from oxpecker.oox.source import Span
from oxpecker.results.verdict import MethodResult

T = TypeVar("T")
WritePlace = Callable[[Span], object]
ReadPlace = Callable[[Any], Span]


class NotAResult(ValueError):
    """The data does not encode a result."""


def to_data(result: MethodResult, place: WritePlace = list) -> object:
    """A result as lists, texts and numbers; `place` encodes places in the source."""
    return _written(result, place)


def from_data(data: object, place: ReadPlace = lambda data: Span(*data)) -> MethodResult:
    """The result that the data encodes; raises NotAResult if the data is malformed."""
    try:
        result = _read(MethodResult, data, place)
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        raise NotAResult(str(error)) from error
    assert isinstance(result, MethodResult)
    return result


def data_of(value: object) -> object:
    """A dataclass as lists, texts and numbers."""
    return _written(value, list)


def value_of(kind: type[T], data: object) -> T:
    """The value of a dataclass that the data encodes; raises NotAResult."""
    try:
        found: T = _read(kind, data, lambda data: Span(*data))
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        raise NotAResult(str(error)) from error
    return found


@cache
def _parts(kind: type) -> tuple[tuple[str, Any], ...]:
    """The fields that are stored, each with its type; whether a result was cached is not stored."""
    hints = get_type_hints(kind)
    return tuple((each.name, hints[each.name]) for each in fields(kind) if each.compare)


@cache
def _written_parts(kind: type) -> tuple[tuple[str, bool], ...]:
    """The fields that are stored, each with whether it holds reasons: where only text is, a reason is its text."""
    return tuple((name, _is_of_reasons(t)) for name, t in _parts(kind))


def _is_of_reasons(kind: Any) -> bool:
    return kind is Reason or any(map(_is_of_reasons, get_args(kind)))


def _written(value: Any, place: WritePlace, has_cause: bool = True) -> object:
    if isinstance(value, Span):
        return place(value)
    if isinstance(value, Reason):
        return [str(value), value.cause.value] if has_cause else str(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_written(each, place, has_cause) for each in value]
    if isinstance(value, frozenset):
        return [_written(each, place, has_cause) for each in sorted(value)]
    if isinstance(value, dict):
        return {name: _written(each, place, has_cause) for name, each in value.items()}
    if is_dataclass(value):
        kind: Any = type(value)
        return [_written(getattr(value, name), place, has_cause) for name, has_cause in _written_parts(kind)]
    return value


def _read(kind: Any, data: Any, place: ReadPlace) -> Any:
    """Reads a value of a type; raises TypeError or ValueError if the data has another form."""
    if kind is Span:
        return place(data)
    if kind is Reason:
        text, cause = _read(tuple[str, Cause], data, place)
        return Reason(text, cause)
    if get_origin(kind) in (Union, UnionType):
        return _read_one_of(get_args(kind), data, place)
    if get_origin(kind) is tuple:
        return _read_tuple(get_args(kind), _list(data), place)
    if get_origin(kind) is frozenset:
        return frozenset(_read(get_args(kind)[0], each, place) for each in _list(data))
    if get_origin(kind) is dict:
        return {name: _read(get_args(kind)[1], each, place) for name, each in data.items()}
    if is_dataclass(kind):
        parts = _parts(kind)  # type: ignore[arg-type]
        values = {n: _read(t, each, place) for (n, t), each in zip(parts, _list(data), strict=True)}
        return kind(**values)  # type: ignore[operator]
    if issubclass(kind, Enum):
        return kind(data)
    if type(data) is not kind and not (kind is float and type(data) is int):
        raise TypeError(f"{data!r} is not a {kind.__name__}")
    return data


def _read_one_of(kinds: tuple[Any, ...], data: Any, place: ReadPlace) -> Any:
    """Reads a value of a union: null, plain values and lists can be told apart."""
    if data is None and NoneType in kinds:
        return None
    plain = [kind for kind in kinds if kind in (str, int, bool)]
    if type(data) in plain:
        return data
    (other,) = [kind for kind in kinds if kind is not NoneType and kind not in plain]
    return _read(other, data, place)


def _read_tuple(kinds: tuple[Any, ...], data: list[Any], place: ReadPlace) -> tuple[Any, ...]:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_read(kinds[0], each, place) for each in data)
    return tuple(_read(kind, each, place) for kind, each in zip(kinds, data, strict=True))


def _list(data: Any) -> list[Any]:
    if not isinstance(data, list):
        raise TypeError(f"{data!r} is not a list")
    return data
