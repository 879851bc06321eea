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

_OF_TYPES = ("org.jspecify.", "org.checkerframework.", "org.eclipse.jdt.")
"""Packages of annotations that belong to the type beside them: in `@Nullable String[]`, to the elements."""


NULL_MARKED, NULL_UNMARKED = "NullMarked", "NullUnmarked"


class Nullness(Enum):
    """What a declaration says about null."""

    NEVER = "never null"
    MAYBE = "may be null"


class Place(Enum):
    """Where a reference is declared."""

    PARAMETER = "parameter"
    RESULT = "result"
    FIELD = "field"
    ELEMENT = "element"
    """An element of an array, or a type argument."""


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


def nullness(own: Iterable[str], around: Iterable[Iterable[str]], place: Place) -> Nullness | None:
    """What a reference is declared to be, by its own annotations or those around it, innermost first."""
    said = own_nullness(own)
    if said is not None:
        return said
    for each in around:
        outer = _simple(each)
        if outer & _NO_DEFAULTS:
            return None
        if any(place in _DEFAULTS.get(name, ()) for name in outer):
            return Nullness.NEVER
    return None


def own_nullness(annotations: Iterable[str]) -> Nullness | None:
    """What annotations of a reference itself say."""
    names = _simple(annotations)
    if names & _MAY_BE_NULL:
        return Nullness.MAYBE
    return Nullness.NEVER if names & _NEVER_NULL else None


def is_never_null(own: Iterable[str], around: Iterable[Iterable[str]], place: Place) -> bool:
    """Whether a reference is declared as never null."""
    return nullness(own, around, place) is Nullness.NEVER


def is_of_type(annotation: str, imports: Iterable[str]) -> bool:
    """Whether an annotation belongs to the type beside it, and not to the declaration; imports may end with a star."""
    simple = annotation.rpartition(".")[2]
    meant = [annotation, *(name for name in imports if name.rpartition(".")[2] in (simple, "*"))]
    return any(name.startswith(_OF_TYPES) for name in meant)


def _simple(annotations: Iterable[str]) -> frozenset[str]:
    return frozenset(name.rpartition(".")[2] for name in annotations if _ONLY_CHECKED_LATER not in name)
