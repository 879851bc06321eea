"""What annotations tell about null, by the simple names that many libraries share."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

_NEVER_NULL = frozenset({"NonNull", "Nonnull", "NotNull", "NonNullDecl", "NonNullType", "RecentlyNonNull"})
_MAY_BE_NULL = frozenset(
    {"Nullable", "CheckForNull", "NullableDecl", "NullableType", "RecentlyNullable", "PossiblyNull", "NullAllowed"}
    | {"PolyNull", "MonotonicNonNull"}
)
_ONLY_CHECKED_LATER = "validation.constraints"
"""Bean Validation's annotations are checked by a framework, if at all."""


NULL_MARKED, NULL_UNMARKED = "NullMarked", "NullUnmarked"


class Place(Enum):
    """Where a reference is declared."""

    PARAMETER = "parameter"
    RESULT = "result"
    FIELD = "field"


_DEFAULTS: dict[str, frozenset[Place]] = {
    NULL_MARKED: frozenset(Place),
    "NonNullByDefault": frozenset(Place),
    "NonNullApi": frozenset({Place.PARAMETER, Place.RESULT}),
    "NonNullFields": frozenset({Place.FIELD}),
    "ParametersAreNonnullByDefault": frozenset({Place.PARAMETER}),
    "ReturnValuesAreNonnullByDefault": frozenset({Place.RESULT}),
}
"""Annotations of methods, classes and packages: where references inside are never null unless they say otherwise."""
_NO_DEFAULTS = frozenset({NULL_UNMARKED, "ParametersAreNullableByDefault"})


def is_never_null(own: Iterable[str], around: Iterable[Iterable[str]], place: Place) -> bool:
    """Whether a reference is declared as never null, by its own annotations or those around it, innermost first."""
    names = _simple(own)
    if names & _MAY_BE_NULL or names & _NEVER_NULL:
        return not names & _MAY_BE_NULL
    for each in around:
        outer = _simple(each)
        if outer & _NO_DEFAULTS:
            return False
        if any(place in _DEFAULTS.get(name, ()) for name in outer):
            return True
    return False


def _simple(annotations: Iterable[str]) -> frozenset[str]:
    return frozenset(name.rpartition(".")[2] for name in annotations if _ONLY_CHECKED_LATER not in name)
