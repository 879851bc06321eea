"""The labels of a switch: constants, null, patterns with guards, and `default` (JLS 14.11.1)."""

from __future__ import annotations

from dataclasses import field

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attributed_patterns import Test
from oxpecker.java.attributed_tree import walk
from oxpecker.java.attribution.constants import is_open_constant
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.conversions import coerce, condition
from oxpecker.java.attribution.missing import as_object
from oxpecker.java.attribution.operators import bindings
from oxpecker.java.attribution.patterns import (
    Pattern,
    attribute_pattern,
    is_unconditional,
    matches,
    variables,
)
from oxpecker.java.release import Feature
from oxpecker.java.resolution.scope import Scope, Variable
from oxpecker.java.resolution.subtyping import castable
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import BOOLEAN, STRING, NullType, UnknownType, erase, is_primitive, unboxed
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span


@dataclass(frozen=True, slots=True)
class Selector:
    """The value that a switch is about."""

    value: a.Expression
    enum: ClassSymbol | None = None
    """Its class, if that is an enum."""
    subject: Variable | None = None
    """The variable with its value, if there are patterns."""


@dataclass(frozen=True, slots=True)
class Element:
    """One element of a label, for the checks of a whole switch."""

    span: Span
    number: int
    """The number of its label."""
    constant: a.Expression | None = None
    pattern: Pattern | None = None
    guard: a.Expression | None = None
    is_null: bool = False
    is_default: bool = False

    @property
    def is_unguarded(self) -> bool:
        return self.guard is None or (isinstance(self.guard, a.Constant) and self.guard.value is True)


@dataclass(slots=True)
class Labels:
    """The labels of one group: what the lowering tests, and what the body sees."""

    tests: list[a.Expression] = field(default_factory=list)
    default: bool = False
    variables: dict[str, Variable] = field(default_factory=dict)


def attribute_label(
    context: Attribution, scope: Scope, node: tree.Label, selector: Selector, found: Labels, number: int
) -> list[Element]:
    """The elements of a label; the tests are added to those of its group."""
    elements: list[Element] = []
    _check_combination(context, node)
    for value in node.values:
        element: Element | None
        if isinstance(value, tree.Pattern):
            element = _pattern(context, scope, value, node.guard, selector, found, number)
        elif isinstance(value, tree.Literal) and value.kind == "null" and not is_primitive(selector.value.type):
            element = Element(value.span, number, is_null=True)
            found.tests.append(a.null(value.span))
        else:
            element = _constant(context, scope, value, selector, found, number)
        elements += [] if element is None else [element]
    if node.default:
        found.default = True
        elements.append(Element(node.span, number, is_default=True))
    return elements


def _check_combination(context: Attribution, node: tree.Label) -> None:
    """Reports elements that must not stand in one label."""
    patterns = sum(isinstance(value, tree.Pattern) for value in node.values)
    nulls = sum(isinstance(value, tree.Literal) and value.kind == "null" for value in node.values)
    constants = len(node.values) - patterns - nulls
    mixes = (patterns > 0) + (constants > 0) + (nulls > 0) > 1 or (node.default and patterns + constants > 0)
    if mixes or nulls > 1:
        context.error("invalid case label combination", node.span)
    if node.guard is not None and not patterns:
        context.error("guards are only allowed for case with a pattern", node.guard.span)


def _pattern(
    context: Attribution,
    scope: Scope,
    node: tree.Pattern,
    guard_node: tree.Expression | None,
    selector: Selector,
    found: Labels,
    number: int,
) -> Element | None:
    pattern = attribute_pattern(context, scope, node, selector.value.type)
    if pattern is None or selector.subject is None:
        return None
    bound = {variable.name: variable for variable in variables(pattern)}
    found.variables |= bound
    subject = a.Local(selector.value.type, selector.subject, span=node.span)
    test = matches(context, scope, pattern, subject, node.span)
    guard = None
    if guard_node is not None:
        guard = _guard(context, scope, guard_node, bound)
        found.variables |= bindings(guard, True)
    found.tests.append(Test(BOOLEAN, test, guard, span=node.span))
    return Element(node.span, number, pattern=pattern, guard=guard)


def _guard(context: Attribution, scope: Scope, node: tree.Expression, bound: dict[str, Variable]) -> a.Expression:
    """`when e`: what it binds is visible in the body, and it assigns no variable from outside."""
    inside = scope.inside()
    inside.locals.update(bound)
    guard = condition(context, context.expression(inside, node))
    if isinstance(guard, a.Constant) and guard.value is False:
        context.error("this case label has a guard that is a constant expression with value 'false'", node.span)
    for each in walk(guard):
        if isinstance(each, (a.Assign, a.Update)) and isinstance(each.target, a.Local):
            name = each.target.variable.name
            if each.target.variable is scope.lookup(name) or name in bound:
                context.error(f"cannot assign to {name}, as it was not declared inside the guard", each.span)
    return guard


# --- constants ---------------------------------------------------------------------------------------------


def _constant(
    context: Attribution, scope: Scope, node: tree.Expression, selector: Selector, found: Labels, number: int
) -> Element | None:
    value = _enum_constant(context, scope, node, selector) if selector.enum is not None else None
    if value is None and selector.enum is None:
        value = _value(context, scope, node, selector)
    if value is None:
        return None
    found.tests.append(value)
    return Element(node.span, number, constant=value)


def _enum_constant(
    context: Attribution, scope: Scope, node: tree.Expression, selector: Selector
) -> a.Expression | None:
    enum = selector.enum
    assert enum is not None
    if isinstance(node, tree.FieldAccess) and context.world.release >= Feature.PATTERN_SWITCH.since:
        return _qualified(context, scope, node, selector)
    if not isinstance(node, tree.Name):
        context.error("an enum switch case label must be the unqualified name of an enumeration constant", node.span)
        return None
    field_symbol = enum.fields.get(node.identifier)
    if field_symbol is None or not field_symbol.enum_constant:
        context.error(f"cannot find symbol: constant {node.identifier} in enum {enum.shown}", node.span)
        return None
    return a.FieldRead(field_symbol.type, None, field_symbol, span=node.span)


def _qualified(context: Attribution, scope: Scope, node: tree.Expression, selector: Selector) -> a.Expression | None:
    """A qualified enum constant."""
    value = context.expression(scope, node)
    if isinstance(value.type, UnknownType):
        return None
    if not isinstance(value, a.FieldRead) or not value.field.enum_constant:
        context.error("an enum switch constant case label must be an enumeration constant", node.span)
        return None
    if not castable(context.world, selector.value.type, value.type):
        context.error(f"incompatible types: {value.type} cannot be converted to {selector.value.type}", node.span)
        return None
    return value


def _value(context: Attribution, scope: Scope, node: tree.Expression, selector: Selector) -> a.Expression | None:
    """A constant number or text; a qualified enum constant if the selector may be one."""
    value = context.expression(scope, node)
    wanted = selector.value.type
    constant_type = unboxed(wanted) or wanted
    if isinstance(value, a.OpenUse):  # a constant of a class without source
        return as_object(coerce(context, value, constant_type))
    if isinstance(value.type, UnknownType):
        return None
    if isinstance(value, a.FieldRead) and value.field.enum_constant and isinstance(node, tree.FieldAccess):
        return _qualified(context, scope, node, selector)
    if not is_primitive(constant_type) and erase(wanted) != STRING:
        if isinstance(value, a.Constant) and not isinstance(value.type, NullType):
            what = f"constant label of type {value.type} is not compatible with switch selector type {wanted}"
            context.error(what, node.span)
        else:
            context.error("constant expression required", node.span)
        return None
    value = coerce(context, value, constant_type)
    if isinstance(value.type, UnknownType):
        return None
    if is_open_constant(context, node, value):
        return value
    if not isinstance(value, a.Constant) or value.value is None:
        context.error("constant expression required", node.span)
        return None
    return value


# --- checks of all labels ----------------------------------------------------------------------------------


def check_duplicates(context: Attribution, selector: Selector, elements: list[Element]) -> None:
    """Reports labels that are written twice."""
    seen: set[object] = set()
    last: str | None = None
    for element in elements:
        if element.is_default or is_total(context, selector, element):
            what = "default" if element.is_default else "unconditional"
            if last is not None:
                context.error(_TWICE[last, what], element.span)
            last = what
        key: object = "null" if element.is_null else None
        if isinstance(element.constant, a.FieldRead):
            key = element.constant.field
        elif isinstance(element.constant, a.Constant):
            key = (element.constant.type, element.constant.value)
        if key is not None and key in seen:
            context.error("duplicate case label", element.span)
        seen.add(key)


_BOTH = "switch has both an unconditional pattern and a default label"
_TWICE = {
    ("default", "default"): "duplicate default label",
    ("unconditional", "unconditional"): "duplicate unconditional pattern",
    ("default", "unconditional"): _BOTH,
    ("unconditional", "default"): _BOTH,
}


def is_total(context: Attribution, selector: Selector, element: Element) -> bool:
    """Whether an element matches every value but null."""
    pattern = element.pattern
    if pattern is None or not element.is_unguarded:
        return False
    return is_unconditional(context.world, pattern, selector.value.type)
