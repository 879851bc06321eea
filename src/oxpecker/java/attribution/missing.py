"""Uses of classes without source, which give any value, and members that the library models leave out: unsupported."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java.attribution.context import Attribution, Given
from oxpecker.java.kinds import UseKind
from oxpecker.java.resolution.foreign import erases_to_model
from oxpecker.java.resolution.lookup import lineage
from oxpecker.java.resolution.overloads import Candidate
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.resolution.subtyping import is_loose, stands_under
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import (
    BOOLEAN,
    INT,
    NULL,
    OBJECT,
    STRING,
    ArrayType,
    ClassType,
    OpenType,
    Type,
    TypeVariable,
    erase,
    innermost,
    is_primitive,
    unboxed,
)
from oxpecker.java.world import World
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span


@dataclass(frozen=True, slots=True)
class Use:
    """A use of a class without source."""

    owner: str
    member: str
    kind: UseKind = UseKind.CALL
    on_object: bool = False

    @property
    def type(self) -> OpenType:
        """The type of what it gives, as long as the context does not decide it."""
        return OpenType(self.owner, self.member)

    def given(
        self, operands: tuple[a.Expression, ...], span: Span, t: Type | None = None, hides: bool = False
    ) -> a.OpenUse:
        """The use with its operands."""
        return a.OpenUse(
            self.type if t is None else t, f"class {self.owner}", operands, hides, self.owner, self.member, self.kind,
            self.on_object, span=span,
        )  # fmt: skip


def use_of_type(context: Attribution, t: Type, member: str, kind: UseKind = UseKind.CALL) -> Use | None:
    """The use of a member of a value; None if its class has a source, or if uses are unsupported."""
    if isinstance(t, OpenType):
        return Use(t.owner, f"{t.path}.{member}", kind, True)
    if context.world.opens and isinstance(t, ClassType) and context.world.is_unmodelled(t):
        return Use(t.name, member, kind, True)
    return None


def as_object(value: a.Expression) -> a.Expression:
    """A value that is assumed not to be null, if a class without source gives it: a receiver, or a constant."""
    return replace(value, non_null=True) if isinstance(value, a.OpenUse) else value


def settled(context: Attribution, value: a.Expression, t: Type) -> a.Expression:
    """A value of a class without source with a type that its context asks for."""
    if isinstance(value, a.OpenUse) and isinstance(value.type, OpenType):
        return replace(value, type=t)
    return seen_as(context, value, t)


def seen_as(context: Attribution, value: a.Expression, t: Type) -> a.Expression:
    """A value as another type, if a class without source decides how they are related."""
    name = value.type.owner if isinstance(value.type, OpenType) else ""
    for each in map(innermost, (value.type, t)):
        if not name and isinstance(each, ClassType) and context.world.is_unmodelled(each):
            name = each.name
    # Two arrays would have lengths and elements of their own.
    are_arrays = isinstance(value.type, ArrayType) and isinstance(t, ArrayType)
    if not name or not context.world.opens or are_arrays:
        return a.Unsupported(t, f"{value.type} as {t}", (value,), span=value.span)
    if isinstance(value.type, ClassType) and isinstance(t, ClassType) and _implements(context, value.type, t):
        return a.Cast(t, value, implied=True, span=value.span)
    return Use(name, f"as {t}", UseKind.VIEW).given((value,), value.span, t)


def may_inherit(world: World, t: Type, above: Type) -> bool:
    """Whether a class of the program may have a supertype through one of which only the name is known."""
    found = world.find(t.name) if isinstance(t, ClassType) else None
    if not world.opens or found is None or found.library or not isinstance(above, ClassType):
        return False
    wanted = world.find(above.name)
    return wanted is not None and "final" not in wanted.modifiers and not world.absent.isdisjoint(world.beyond(found))


def as_erased_variable(context: Attribution, value: a.Expression, declared: Type) -> a.Expression:
    """A value for a variable whose type is a type variable: seen as its bound if only the platform relates the two.

    What a field of an unbounded type variable holds is an Object after erasure, whatever its type argument is.
    """
    bound = erase(declared)
    if erases_to_model(context.world, value.type, declared):
        return seen_as(context, value, bound)
    is_lost = isinstance(declared, TypeVariable) and bound != OBJECT and erase(value.type) == OBJECT
    return a.Cast(bound, value, span=value.span) if is_lost else value


def _implements(context: Attribution, below: ClassType, above: ClassType) -> bool:
    """Whether a class with a model has a supertype without one."""
    world = context.world
    if world.is_unmodelled(below):
        return False
    return any(above.name in world.all_unmodelled_above(each.name) for each in lineage(world, below))


def wanted_by_operator(operator: str, other: Type) -> Type:
    """The type of an open operand, by the type of the other one."""
    if operator in ("&&", "||"):
        return BOOLEAN
    if isinstance(other, OpenType):
        return OBJECT if operator in ("==", "!=") else INT
    if operator == "+" and other == STRING:
        return STRING
    inner = unboxed(other)
    if inner is not None and (operator not in ("==", "!=") or is_primitive(other)):
        return inner
    return other if operator in ("==", "!=") and other != NULL else OBJECT


def may_fit(
    context: Attribution,
    candidates: Sequence[Candidate],
    given: Sequence[Given],
) -> bool:
    """Whether a method accepts the arguments under the platform's class hierarchy, which models may not reflect."""
    return any(
        len(candidate.parameters) == len(given)
        and all(_may_serve(context, item, t) for item, t in zip(given, candidate.parameters, strict=True))
        for candidate in candidates
    )


def _may_serve(context: Attribution, item: Given, t: Type) -> bool:
    world = context.world
    if not isinstance(item, a.Expression) or is_loose(world, item.type, t):
        return True
    if stands_under(world, item.type, t) or may_inherit(world, item.type, t):
        return True
    return world.compiles and world.is_unmodelled(item.type)


def leaves_out(scope: Scope, lacks: Callable[[ClassSymbol], bool]) -> ClassSymbol | None:
    """The innermost enclosing class that inherits from a model in which something is missing."""
    current: Scope | None = scope
    while current is not None:
        if current.is_class and lacks(current.symbol):
            return current.symbol
        current = current.parent
    return None
