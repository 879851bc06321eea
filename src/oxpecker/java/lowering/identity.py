"""`==` of references: Java keeps some objects only once, and leaves it open of others whether they are one.

References alone decide unless both operands may be such objects. Then a method of the library decides.
"""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java.kinds import ClassKind
from oxpecker.java.lowering.code import Code
from oxpecker.java.lowering.order import operands
from oxpecker.java.resolution.lookup import as_super
from oxpecker.java.types import OBJECT, STRING, UNBOXED, ClassType, NullType, erase
from oxpecker.java.well_known import IDENTITY, SHARED
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import UnaryOperator as U

_SAME = "same"
"""The static method of a model that compares its objects as `==` does."""


_MAY_BE, _EQUALS, _OTHER = "$mayBe", "equals", "other"
"""The methods of function objects about their identity, and their parameter."""


def compared_by_library(code: Code, node: a.Binary) -> syntax.Expression | None:
    """The call that decides a comparison; None if references decide."""
    kinds = []
    for side in (node.left, node.right):
        erased = erase(side.type)
        if isinstance(side.type, NullType) or not isinstance(erased, ClassType):
            return None
        kinds.append(erased.name)
    method = _method(code, kinds[0], kinds[1])
    if method is None:
        return None
    owner, name = method
    call: syntax.Expression = syntax.Call(
        syntax.Name(code.program.named(owner), span=node.span),
        str(name),
        tuple(operands(code, (node.left, node.right))),
        span=node.span,
    )
    return call if node.operator == "==" else syntax.Unary(U.NOT, call, span=node.span)


def _method(code: Code, left: str, right: str) -> tuple[str, str] | None:
    """The class and the name of the method that compares objects of two types; None if references decide."""
    if left == right and _defines_identity(code, left):
        return left, _SAME
    if _may_be_kept(code, left) and _may_be_kept(code, right):
        return IDENTITY, InputRole.SAME
    if _may_be_shared(code, left) and _may_be_shared(code, right):
        return SHARED, InputRole.SAME
    return None


def _defines_identity(code: Code, name: str) -> bool:
    """Whether a model says itself when two of its objects are one."""
    symbol = code.program.world.find(name)
    return symbol is not None and symbol.library and _SAME in symbol.methods


def _may_be_kept(code: Code, name: str) -> bool:
    """Whether a type has strings or boxed values among its objects."""
    return any(as_super(code.program.world, ClassType(below), name) for below in (STRING.name, *UNBOXED))


def _may_be_shared(code: Code, name: str) -> bool:
    """Whether a type may have objects of which Java leaves open whether they are one: functions are among them."""
    world = code.program.world
    symbol = world.find(name)
    if symbol is None or symbol.kind is ClassKind.ENUM:
        return False
    is_above = symbol.interface or name == OBJECT.name or (symbol.library and symbol.abstract)
    return is_above or as_super(world, ClassType(name), SHARED) is not None


def function_identity(code: Code, name: str, span: Span) -> list[syntax.Member]:
    """What a class of function objects says: two of one lambda may be one object (JLS 15.27.4, 15.13.3)."""
    program = code.program
    other = syntax.Name(_OTHER, span=span)
    parameters = (syntax.Parameter(program.use(OBJECT, span), _OTHER, span=span),)
    test = syntax.InstanceOf(other, syntax.TypeUse(oox.ClassType(name), span=span), span=span)
    compared = (syntax.This(span=span), other)
    identity = syntax.Call(syntax.Name(program.named(SHARED), span=span), InputRole.SAME.value, compared, span=span)
    return [
        syntax.Method(
            syntax.TypeUse(oox.BOOL, span=span),
            method,
            parameters,
            (),
            syntax.Block((syntax.Return(result, span=span),), span=span),
            frozenset({syntax.MethodModifier.PURE}),
            span=span,
        )
        for method, result in ((_MAY_BE, test), (_EQUALS, identity))
    ]
