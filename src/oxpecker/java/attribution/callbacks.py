"""Functions that a class without source gets, which may run them with any arguments."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attributed_tree import walk
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.functions import attribute_lambda, attribute_reference, owner_of_reference
from oxpecker.java.attribution.missing import Use
from oxpecker.java.attribution.names import class_bounds
from oxpecker.java.resolution.functions import Function
from oxpecker.java.resolution.lookup import find_methods, type_values
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.symbols import MethodSymbol
from oxpecker.java.types import (
    INT,
    OBJECT,
    STRING,
    THROWABLE,
    UNKNOWN,
    VOID,
    ArrayType,
    OpenType,
    Type,
    UnknownType,
    boxed,
    erase,
    substitute,
    upper,
)

RUN = "run"
"""The method of a function object for a class without source."""


def attribute_callbacks(
    context: Attribution, scope: Scope, node: tree.Expression, use: Use
) -> tuple[a.Expression, ...] | None:
    """The functions that an argument may give; None if one of them cannot be translated."""
    if isinstance(node, tree.Conditional):
        then = attribute_callbacks(context, scope, node.then, use)
        otherwise = attribute_callbacks(context, scope, node.otherwise, use)
        return None if then is None or otherwise is None else (*then, *otherwise)
    if isinstance(node, tree.Lambda):
        types = tuple(_parameter(scope, each, use) for each in node.parameters)
        found = _attempt(context, scope, node, types)
        return None if found is None else (found,)
    if isinstance(node, tree.MethodReference):
        return _references(context, scope, node)
    return ()


def _parameter(scope: Scope, node: tree.LambdaParameter, use: Use) -> Type:
    if node.type is None:
        return OpenType(use.owner, f"{use.member}().{node.name}")
    return resolve_type(scope, node.type)


def _attempt(
    context: Attribution, scope: Scope, node: tree.Lambda | tree.MethodReference, types: tuple[Type, ...]
) -> a.Expression | None:
    """The function with parameters of these types, if its body has no errors."""
    erased = tuple(map(erase, types))
    public = frozenset({"public"})
    method = MethodSymbol(context.world[OBJECT.name], RUN, erased, VOID, modifiers=public, throws=(THROWABLE,))
    function = Function(OBJECT, method, types, UNKNOWN)
    with context.attempting() as attempt:
        if isinstance(node, tree.Lambda):
            found = attribute_lambda(context, scope, node, function)
        else:
            found = attribute_reference(context, scope, node, function)
        attempt.kept = not attempt.diagnostics.errors and not any(map(_is_untyped, walk(found)))
    return found if attempt.kept else None


def _is_untyped(node: a.Node) -> bool:
    """Whether nothing is known of an expression, such as a function that a function gives."""
    return isinstance(node, a.Constant) and isinstance(node.type, UnknownType)


# --- method references -------------------------------------------------------------------------------------


def _references(context: Attribution, scope: Scope, node: tree.MethodReference) -> tuple[a.Expression, ...] | None:
    """A function for each method that a reference may mean; none if code of the class without source runs."""
    owner, is_written = owner_of_reference(context, scope, node)
    if isinstance(node.target, tree.Super) and scope.symbol.superclass is not None:
        owner = scope.symbol.superclass
    if isinstance(owner, ArrayType):
        candidates: list[tuple[Type, ...]] = [(INT,)] if node.name == "new" else []
    elif isinstance(owner, OpenType) or context.world.is_unmodelled(owner):
        return ()
    else:
        candidates = list(_candidates(context, owner, is_written, node.name))
    found = [_attempt(context, scope, node, types) for types in candidates]
    kept = tuple(each for each in found if each is not None)
    return kept or None


def _candidates(context: Attribution, owner: Type, is_written: bool, name: str) -> Iterator[tuple[Type, ...]]:
    """The parameters of the methods that a reference may mean (JLS 15.13.1)."""
    for bound in class_bounds(owner):
        symbol = context.world.find(bound.name)
        if symbol is None:
            continue
        methods = symbol.constructors if name == "new" else find_methods(context.world, symbol, name)
        for method in methods:
            if symbol.library and any(_is_preferred(context, other, method) for other in methods):
                continue
            values = type_values(context.world, bound, method.owner)
            types = tuple(upper(substitute(each, values)) for each in method.parameters)
            yield (bound, *types) if is_written and not method.static and name != "new" else types
        if methods:
            return


def _is_preferred(context: Attribution, one: MethodSymbol, two: MethodSymbol) -> bool:
    """Whether an overload of the library stands for another one: it takes text, or all that the other one takes."""
    if one.erased == two.erased or len(one.parameters) != len(two.parameters) or STRING in two.erased:
        return False
    pairs = list(zip(two.erased, one.erased, strict=True))
    return STRING in one.erased or all(is_subtype(context.world, boxed(t), wide) for t, wide in pairs)
