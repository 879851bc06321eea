"""Static rules of `private` and `final` members: which code may use and assign them."""

from __future__ import annotations

from oxpecker.oox.checker.context import Context
from oxpecker.oox.hierarchy import STATIC_INITIALISER, FieldInfo, MethodInfo, may_use_private
from oxpecker.oox.source import Span


def check_use(context: Context, member: FieldInfo | MethodInfo, span: Span) -> None:
    """Code uses private members only inside and around of their classes; specifications may read all fields."""
    if not member.private or context.place.specification or may_use_private(context.owner.name, member.owner):
        return
    context.error(f"{member} has private access in {member.owner}", span, ("declared here", member.span))


def check_assignment(context: Context, field: FieldInfo, is_own: bool, span: Span) -> None:
    """A final field is assigned only by its class: by constructors, for their own object, or statically."""
    if not field.final:
        return
    method = context.method
    is_inside = context.owner.name == field.owner and is_own
    if is_inside and (method.name == STATIC_INITIALISER if field.static else method.is_constructor):
        return
    where = "its static initialiser" if field.static else "constructors of its class"
    message = f"cannot assign a value to final variable {field}; only {where} can"
    context.error(message, span, ("declared here", field.span))
