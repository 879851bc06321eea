"""Which of several methods or constructors of one name a call means."""

from __future__ import annotations

from oxpecker.oox import syntax, typed
from oxpecker.oox.checker.context import ERROR, Context
from oxpecker.oox.checker.conversions import WIDENING, assign, fits
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.source import Span
from oxpecker.oox.types import Type


def choose(
    context: Context,
    candidates: list[MethodInfo],
    arguments: tuple[typed.Expression, ...],
    written: tuple[syntax.Expression, ...],
    what: str,
    span: Span,
) -> MethodInfo | None:
    """The most specific applicable candidate; reports an error if there is none or more than one."""
    applicable = [m for m in candidates if _applicable(context, m, arguments, written)]
    best = [m for m in applicable if all(_more_specific(context, m, other) for other in applicable)]
    if len(best) == 1:
        return best[0]
    if any(argument.type == ERROR for argument in arguments):
        return None
    given = ", ".join(str(argument.type) for argument in arguments)
    if applicable:
        notes = [(f"{m} matches", m.span) for m in applicable]
        context.error(f"reference to {what} with arguments ({given}) is ambiguous", span, *notes)
    elif len(candidates) == 1:
        _explain_mismatch(context, candidates[0], arguments, written, what, span)
    else:
        notes = [(f"{m} is not applicable", m.span) for m in candidates]
        context.error(f"no suitable {what} found for arguments ({given})", span, *notes)
    return None


def _applicable(
    context: Context,
    method: MethodInfo,
    arguments: tuple[typed.Expression, ...],
    written: tuple[syntax.Expression, ...],
) -> bool:
    return len(method.parameters) == len(arguments) and all(
        fits(context, argument, text, wanted)
        for argument, text, wanted in zip(arguments, written, method.parameter_types, strict=True)
    )


def _more_specific(context: Context, one: MethodInfo, other: MethodInfo) -> bool:
    return all(_narrower(context, t, u) for t, u in zip(one.parameter_types, other.parameter_types, strict=True))


def _narrower(context: Context, t: Type, u: Type) -> bool:
    return t == u or u in WIDENING.get(t, ()) or context.hierarchy.subtype(t, u)


def _explain_mismatch(
    context: Context,
    method: MethodInfo,
    arguments: tuple[typed.Expression, ...],
    written: tuple[syntax.Expression, ...],
    what: str,
    span: Span,
) -> None:
    wanted, given = len(method.parameters), len(arguments)
    if wanted != given:
        plural = "argument" if wanted == 1 else "arguments"
        context.error(f"{what} takes {wanted} {plural}, but {given} given", span, ("declared here", method.span))
        return
    for argument, text, (name, t) in zip(arguments, written, method.parameters, strict=True):
        assign(context, argument, text, t, f"argument '{name}' of {what}")
