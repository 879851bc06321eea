"""Patterns: their types and variables, and the tests that they stand for (JLS 14.30)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from functools import reduce

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attributed_patterns import Component
from oxpecker.java.attribution.calls import typed_result
from oxpecker.java.attribution.context import Attribution, temporary
from oxpecker.java.kinds import CallMode, ClassKind, WildcardKind
from oxpecker.java.resolution.lookup import as_super
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Fixed, Scope, Variable
from oxpecker.java.resolution.subtyping import castable, is_known_subtype, is_subtype
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import (
    BOOLEAN,
    OBJECT,
    THROWABLE,
    ClassType,
    Intersection,
    Type,
    TypeVariable,
    UnknownType,
    Wildcard,
    erase,
    is_primitive,
    qualified_name,
    substitute,
    upper,
)
from oxpecker.java.well_known import MATCH_EXCEPTION
from oxpecker.java.world import World
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span

PREVIEW = "primitive patterns are a preview feature and are disabled by default."


@dataclass(frozen=True, slots=True)
class Typed:
    """A type pattern; without a variable, an unnamed one."""

    type: Type
    variable: Variable | None
    span: Span


@dataclass(frozen=True, slots=True)
class Deconstructed:
    """A record pattern, with the type of each component."""

    type: ClassType
    symbol: ClassSymbol
    components: tuple[Type, ...]
    parts: tuple[Pattern, ...]
    span: Span


Pattern = Typed | Deconstructed


def is_unconditional(world: World, pattern: Pattern, matched: Type) -> bool:
    """Whether a pattern matches every value of a type, apart from null (JLS 14.30.3)."""
    return isinstance(pattern, Typed) and is_known_subtype(world, erase(matched), erase(pattern.type))


def variables(pattern: Pattern) -> Iterator[Variable]:
    """The variables that a pattern declares."""
    if isinstance(pattern, Deconstructed):
        for part in pattern.parts:
            yield from variables(part)
    elif pattern.variable is not None:
        yield pattern.variable


def attribute_pattern(context: Attribution, scope: Scope, node: tree.Pattern, matched: Type) -> Pattern | None:
    """A pattern for values of a type; None if an error was reported."""
    return _Reading(context, scope).pattern(node, matched, top=True)


@dataclass(slots=True)
class _Reading:
    """The attribution of one pattern with its parts."""

    context: Attribution
    scope: Scope
    names: set[str] = field(default_factory=set)

    def pattern(self, node: tree.Pattern, matched: Type, top: bool = False) -> Pattern | None:
        """A pattern or a part of one."""
        if isinstance(node, tree.RecordPattern):
            return self.record(node, matched)
        assert isinstance(node, tree.TypePattern)
        t = upper(matched) if node.type is None else resolve_type(self.scope, node.type)
        if isinstance(t, UnknownType) and not isinstance(matched, UnknownType):
            return None
        if not self.fits(matched, t, top, node.span):
            return None
        return Typed(t, self.variable(node, t), node.span)

    def fits(self, matched: Type, t: Type, top: bool, span: Span) -> bool:
        """Whether a value of a type may match another type."""
        error = self.context.error
        if is_primitive(matched) != is_primitive(t) and not castable(self.context.world, matched, t):
            error(f"incompatible types: {matched} cannot be converted to {t}", span)
            return False
        if is_primitive(matched) != is_primitive(t) or (is_primitive(t) and (top or matched != t)):
            error(PREVIEW, span)
            return False
        if is_primitive(t):
            return True
        if not castable(self.context.world, matched, t):
            error(f"incompatible types: {matched} cannot be converted to {t}", span)
            return False
        if is_unchecked(self.context.world, matched, t):
            error(f"{matched} cannot be safely cast to {t}", span)
            return False
        return True

    def variable(self, node: tree.TypePattern, t: Type) -> Variable | None:
        """The variable of a type pattern."""
        if node.name is None:
            return None
        known = self.scope.lookup(node.name)
        if node.name in self.names:
            self.context.error("illegal attempt to redefine an existing match binding", node.span)
        elif known is not None and known.home is self.scope.closure:
            self.context.error(f"variable {node.name} is already defined", node.span)
        self.names.add(node.name)
        variable = Variable(node.name, t, self.scope.closure, node.span)
        variable.fixed = Fixed.VARIABLE if node.final else None
        return variable

    def record(self, node: tree.RecordPattern, matched: Type) -> Pattern | None:
        """A record pattern; type arguments that are not written are inferred (JLS 18.5.5)."""
        world, error = self.context.world, self.context.error
        t = resolve_type(self.scope, node.type)
        if isinstance(t, UnknownType):
            return None
        symbol = world.find(t.name) if isinstance(t, ClassType) else None
        if symbol is None or symbol.kind is not ClassKind.RECORD or symbol.declaration is None:
            error(f"deconstruction patterns can only be applied to records, {t} is not a record", node.span)
            return None
        assert isinstance(t, ClassType)
        if is_primitive(matched) or not self.fits(matched, t, True, node.span):
            return None
        t = t if t.arguments or not symbol.type_parameters else inferred(world, symbol, matched)
        components = component_types(symbol, t)
        if len(components) != len(node.parts):
            error("incorrect number of nested patterns", node.span)
            return None
        parts = [self.pattern(part, c) for part, c in zip(node.parts, components, strict=True)]
        known = [part for part in parts if part is not None]
        if len(known) < len(parts):
            return None
        return Deconstructed(t, symbol, components, tuple(known), node.span)


def component_types(symbol: ClassSymbol, t: ClassType) -> tuple[Type, ...]:
    """The types of a record's components, with its type arguments."""
    assert symbol.declaration is not None
    values = dict(zip(symbol.type_parameters, t.arguments, strict=False))
    declared = (symbol.fields[each.name].type for each in symbol.declaration.components)
    return tuple(upper(substitute(each, values)) for each in declared)


def inferred(world: World, symbol: ClassSymbol, matched: Type) -> ClassType:
    """The type of a generic class that a value of another type has; unknown arguments are wildcards."""
    own = ClassType(symbol.name, symbol.type_parameters)
    values: dict[TypeVariable, Type] = {}
    for bound in _class_types(matched):
        seen = as_super(world, own, bound.name)
        if seen is not None and len(seen.arguments) == len(bound.arguments):
            for wanted, given in zip(seen.arguments, bound.arguments, strict=True):
                if isinstance(wanted, TypeVariable) and wanted in symbol.type_parameters:
                    values.setdefault(wanted, given)
    return ClassType(symbol.name, tuple(values.get(each) or _any(each) for each in symbol.type_parameters))


def _any(variable: TypeVariable) -> Type:
    bound = erase(variable)
    return Wildcard(WildcardKind.ANY, None) if bound == OBJECT else Wildcard(WildcardKind.EXTENDS, bound)


def _class_types(t: Type) -> list[ClassType]:
    match t:
        case ClassType():
            return [t]
        case TypeVariable(bounds=parts) | Intersection(types=parts):
            return [found for part in parts for found in _class_types(part)]
        case Wildcard():
            return _class_types(upper(t))
    return []


def is_unchecked(world: World, matched: Type, t: Type) -> bool:
    """Whether a test would have to know type arguments, which do not exist at run time (JLS 5.5)."""
    symbol = world.find(t.name) if isinstance(t, ClassType) else None
    if symbol is None or not isinstance(t, ClassType) or not t.arguments:
        return isinstance(t, TypeVariable) and not is_subtype(world, matched, t)
    known = inferred(world, symbol, matched).arguments
    return any(
        isinstance(given, Wildcard) and not _is_any(wanted) and given != wanted
        for wanted, given in zip(t.arguments, known, strict=False)
    )


def _is_any(t: Type) -> bool:
    return isinstance(t, Wildcard) and (t.bound is None or t.bound == OBJECT)


# --- tests -------------------------------------------------------------------------------------------------


def matches(context: Attribution, scope: Scope, pattern: Pattern, value: a.Expression, span: Span) -> a.Expression:
    """The condition that a value, which may be null, matches a pattern."""
    tests = list(_Tests(context, scope).of(pattern, value, False))
    return reduce(lambda left, right: a.Binary(BOOLEAN, "&&", left, right, span=span), tests)


@dataclass(frozen=True, slots=True)
class _Tests:
    """The tests of a pattern: those of all components before those of their components, as javac orders them."""

    context: Attribution
    scope: Scope

    def of(self, pattern: Pattern, value: a.Expression, total: bool) -> Iterator[a.Expression]:
        """The tests of a pattern; a `total` one matches null too."""
        head, variable = self.head(pattern, value, total)
        yield head
        if isinstance(pattern, Deconstructed):
            assert variable is not None
            yield from self.components(pattern, variable, [str(erase(pattern.type))])

    def head(self, pattern: Pattern, value: a.Expression, total: bool) -> tuple[a.Expression, Variable | None]:
        """The test of a value's type, and the variable with the value."""
        if self.context.world.is_unmodelled(pattern.type) and not self.context.world.opens:
            what = f"class {qualified_name(pattern.type)}"
            return a.Unsupported(BOOLEAN, what, (value,), span=pattern.span), None
        if isinstance(pattern, Typed):
            test = a.InstanceOf(BOOLEAN, value, pattern.type, pattern.variable, total, span=pattern.span)
            return test, pattern.variable
        variable = temporary(self.scope, "record", pattern.type, pattern.span)
        return a.InstanceOf(BOOLEAN, value, pattern.type, variable, span=pattern.span), variable

    def components(self, pattern: Deconstructed, variable: Variable, before: list[str]) -> Iterator[a.Expression]:
        """The tests of the components of a record; `before` lists the tests that come before them."""
        nested: list[tuple[Deconstructed, Variable]] = []
        target = a.Local(pattern.type, variable, span=pattern.span)
        assert pattern.symbol.declaration is not None
        declared = pattern.symbol.declaration.components
        for part, t, component in zip(pattern.parts, pattern.components, declared, strict=True):
            accessor = next(m for m in pattern.symbol.methods[component.name] if not m.parameters)
            total = is_unconditional(self.context.world, part, t)
            path = "" if total else " ".join((*before, component.name))
            before.append(f"{component.name}{'=' if total else ':'}{erase(part.type)}")
            value = self.component(target, accessor, t, part.span, path)
            head, inside = self.head(part, value, total)
            yield head
            if isinstance(part, Deconstructed):
                assert inside is not None
                nested.append((part, inside))
        for part, inside in nested:
            yield from self.components(part, inside, before)

    def component(self, target: a.Expression, accessor: MethodSymbol, t: Type, span: Span, path: str) -> a.Expression:
        """The value of a component; an accessor that is written in the program may throw."""
        call: a.Expression = a.Invoke(accessor.return_type, accessor, target, (), CallMode.VIRTUAL, span=span)
        call = typed_result(self.context, call, accessor, t, span)
        if _is_implicit(accessor):
            return call
        caught = temporary(self.scope, "thrown", THROWABLE, span)
        inside = self.scope.inside()
        inside.locals[caught.name] = caught
        thrown = tree.Name(caught.name, span=span)
        parts = tuple(tree.NamedTypePart(name, span=span) for name in MATCH_EXCEPTION.split("."))
        shown = tree.MethodCall(thrown, "toString", (), span=span)
        failure = tree.New(tree.NamedType(parts, span=span), (shown, thrown), span=span)
        return Component(t, call, caught, self.context.expression(inside, failure), path, span=span)


def _is_implicit(accessor: MethodSymbol) -> bool:
    """Whether an accessor is not written in the program."""
    declaration = accessor.owner.declaration
    return declaration is not None and any(accessor.span == each.span for each in declaration.components)
