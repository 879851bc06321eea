"""What parameters declare about null, in OOX: `C?` if it is among the values, and which elements are `C!`.

That a parameter itself is not null is a precondition, which its callers must satisfy. About elements, inputs alone
are concerned: calls execute the code with whatever they pass.
"""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java.nullness import Nullness
from oxpecker.java.types import ArrayType, ClassType, Type, TypeVariable, Wildcard
from oxpecker.oox import types as oox


def with_declared_nullness(lowered: oox.Type, t: Type) -> oox.Type:
    """The lowered type of a parameter with what its declaration says about null."""
    return if_nullable(_with_elements(lowered, t), t)


def if_nullable(lowered: oox.Type, t: Type) -> oox.Type:
    """The lowered type of a parameter or a field, which says so if it is declared as nullable."""
    if not isinstance(t, (ClassType, ArrayType, TypeVariable)):
        return lowered
    return oox.with_nullness(lowered, False, t.nullness is Nullness.MAYBE)


def _with_elements(lowered: oox.Type, t: Type) -> oox.Type:
    if isinstance(lowered, oox.ArrayType) and isinstance(t, ArrayType):
        return replace(lowered, element=_element(lowered.element, t.element))
    if isinstance(lowered, oox.ClassType) and isinstance(t, ClassType):
        given = [_element(one, other) for one, other in zip(lowered.arguments, t.arguments, strict=False)]
        return replace(lowered, arguments=(*given, *lowered.arguments[len(given) :]))
    return lowered


def _element(lowered: oox.Type, t: Type) -> oox.Type:
    if isinstance(t, Wildcard):
        return lowered if t.bound is None or isinstance(t.bound, Wildcard) else _element(lowered, t.bound)
    inside = _with_elements(lowered, t)
    if not isinstance(t, (ClassType, TypeVariable)):
        return inside
    return oox.with_nullness(inside, t.nullness is Nullness.NEVER, t.nullness is Nullness.MAYBE)
