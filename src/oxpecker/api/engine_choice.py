"""The choice of an engine."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from oxpecker.oox.records import dataclass


class EngineName(StrEnum):
    """The engines by name."""

    SYMBOLIC = "symbolic"
    """Symbolic execution."""
    REFINE = "refine"
    """Relational logic; specifications of calls are refined on demand."""
    INLINE = "inline"
    """Relational logic; calls are replaced by method bodies."""


@dataclass(frozen=True, slots=True)
class EngineChoice:
    """The engine for a check; properties and bounds apply to the relational engines."""

    name: EngineName = EngineName.SYMBOLIC
    properties: tuple[str, ...] = ()
    """File names or formulas; if empty, the properties in comments are checked."""
    objects: int = 3
    width: int = 4
    unrollings: int = 3


LARGEST: Mapping[str, int | None] = MappingProxyType({"objects": 20, "width": 8, "unrollings": None})
"""The bounds of the relational engines, with their maximum; the minimum is 1."""
RELATIONAL = ("properties", *LARGEST)
"""The options of relational engines only."""


def engine_from_arguments(engine: str, values: Mapping[str, Any]) -> EngineChoice:
    """The engine with this name, its properties and bounds; raises TypeError or ValueError if they are invalid."""
    if engine not in tuple(EngineName):
        raise ValueError(f"engine must be one of {', '.join(EngineName)}, not {engine!r}")
    name = EngineName(engine)
    if values and name is EngineName.SYMBOLIC:
        raise ValueError(f"{next(iter(values))} needs engine='refine' or engine='inline'")
    bounds = {bound: _bound(bound, value) for bound, value in values.items() if bound in LARGEST}
    return EngineChoice(name, _properties(values.get("properties", ())), **bounds)


def _properties(given: object) -> tuple[str, ...]:
    texts = (given,) if isinstance(given, str) else given
    if not isinstance(texts, (tuple, list)) or not all(isinstance(each, str) for each in texts):
        raise TypeError("properties must be a formula or the name of a file, or a list of them")
    return tuple(texts)


def _bound(bound: str, value: object) -> int:
    largest = LARGEST[bound]
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{bound} must be a number, not a value of type {type(value).__name__}")
    if value < 1 or (largest is not None and value > largest):
        raise ValueError(f"{bound} must be {'1 or more' if largest is None else f'from 1 to {largest}'}, not {value}")
    return value
