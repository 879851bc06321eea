"""Which method a call means (JLS 15.12.2), also if a class without source decides the types of its arguments."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.arguments import settle
from oxpecker.java.attribution.context import Attribution, Given
from oxpecker.java.attribution.conversions import mismatch
from oxpecker.java.attribution.functions import owner_of_reference
from oxpecker.java.attribution.shapes import loose_shapes, shapes
from oxpecker.java.resolution.left_out import is_overshadowed
from oxpecker.java.resolution.overloads import Candidate, Choice, choose, fitting
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.resolution.subtyping import is_loose
from oxpecker.java.types import STRING, OpenType, Type, UnknownType
from oxpecker.oox.source import Span


def pick(
    context: Attribution,
    scope: Scope,
    candidates: list[Candidate],
    given: Sequence[Given],
    what: str,
    span: Span,
    quiet: bool = False,
) -> Choice | None:
    """The method that a call means, or an error; no error if none fits and the call is unsupported anyway."""
    if has_open(context, scope, given):
        return _only_fitting(context, scope, candidates, given)
    found = choose(context.world, candidates, shapes(context, scope, given))
    found = found or choose(context.world, candidates, loose_shapes(context, scope, given))
    if len(found) == 1:
        overshadowed = quiet and is_overshadowed(context.world, found[0], shapes(context, scope, given))
        return None if overshadowed else found[0]
    settle(context, scope, given)
    types = [item.type for item in given if isinstance(item, a.Expression)]
    if any(isinstance(t, UnknownType) for t in types) and found:
        return found[0]
    shown = ", ".join(str(item.type) if isinstance(item, a.Expression) else "a function" for item in given)
    if found:
        notes = [(f"{c.candidate.method} matches", c.candidate.method.span) for c in found]
        context.error(f"reference to {what}({shown}) is ambiguous", span, *notes)
    elif not quiet and not any(isinstance(t, UnknownType) for t in types):
        wrong = _only_mismatch(context, candidates, given)
        if wrong is not None:
            value, wanted = wrong
            context.error(mismatch(value.type, wanted), value.span)
            return None
        kind = "constructor" if any(c.method.is_constructor for c in candidates) else "method"
        notes = [(f"{c.method} is not applicable", c.method.span) for c in candidates]
        context.error(f"no suitable {kind} found for {what}({shown})", span, *notes)
    return None


def _only_mismatch(
    context: Attribution, candidates: Sequence[Candidate], given: Sequence[Given]
) -> tuple[a.Expression, Type] | None:
    """The first argument that the only method for so many arguments does not accept, which javac names alone."""
    same = [each for each in candidates if len(each.parameters) == len(given) or each.method.varargs]
    if len(same) != 1 or same[0].method.varargs or same[0].method.type_parameters:
        return None
    for item, wanted in zip(given, same[0].parameters, strict=True):
        if isinstance(item, a.Expression) and not is_loose(context.world, item.type, wanted):
            return item, wanted
    return None


def has_open(context: Attribution, scope: Scope, given: Sequence[Given]) -> bool:
    """Whether a class without source decides the type of an argument."""
    types = [item.type for item in given if isinstance(item, a.Expression)]
    references = (item for item in given if isinstance(item, tree.MethodReference) and context.world.absent)
    types += [owner_of_reference(context, scope, item)[0] for item in references]
    return any(isinstance(t, OpenType) or context.world.is_absent(t) for t in types)


def _only_fitting(
    context: Attribution, scope: Scope, candidates: list[Candidate], given: Sequence[Given]
) -> Choice | None:
    """The only method that fits; of several in the library, the one that takes text: any text then."""
    found = fitting(context.world, candidates, shapes(context, scope, given))
    if len(found) > 1:
        found = [each for each in found if each.candidate.method.owner.library and STRING in each.candidate.parameters]
    return found[0] if len(found) == 1 else None
