r"""Quantifiers: determines the ranges of their variables from the range predicate.

In `(\forall int i; a != null && 0 <= i && i < n && P(i); Q(i))`, `a != null` does not depend on `i` and becomes a
condition around the quantifier, `0 <= i` and `i < n` are the bounds of the range, and `P(i)` remains as a guard.
"""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attributed_tree import mentions
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.conversions import condition, promote_unary, unknown
from oxpecker.java.jml import attributed as spec
from oxpecker.java.jml import tree as jml
from oxpecker.java.jml.cursor import NotCovered
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Scope, Variable
from oxpecker.java.types import BIGINT, BOOLEAN, INT, INTEGERS, LONG, RANGES, Type, UnknownType, is_primitive
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span

_FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "=="}


def attribute_quantified(
    context: Attribution, scope: Scope, node: jml.Quantified, _target: Type | None
) -> a.Expression:
    """A quantifier as a range per variable, guards and a body."""
    declared = resolve_type(scope, node.type)
    if isinstance(declared, UnknownType):
        return unknown(node.span)
    objects = not is_primitive(declared)
    if not objects and declared not in (BOOLEAN, *INTEGERS):
        raise NotCovered(f"'{node.kind}' over values of type {declared}", node.span)
    inside = scope.inside()
    variables = [Variable(name, declared, scope.closure, node.span) for name in node.names]
    inside.locals.update({variable.name: variable for variable in variables})
    written, body_node = _range_and_body(node)
    conjuncts = [condition(context, context.expression(inside, part)) for part in written]
    truth = node.kind in (r"\forall", r"\exists", r"\num_of")
    if body_node is None:
        body: a.Expression = a.Constant(BOOLEAN, True, span=node.span)
    else:
        body = context.expression(inside, body_node)
        body = condition(context, body) if truth else _number(context, body)
    if any(isinstance(part.type, UnknownType) for part in (*conjuncts, body)):
        return unknown(node.span)
    outside = [part for part in conjuncts if not any(mentions(part, v) for v in variables)]
    inner = [part for part in conjuncts if part not in outside]
    ranges = _object_ranges(node.kind, variables, inner) if objects else _ranges(variables, inner, node.span)
    if node.kind in (r"\min", r"\max") and len(variables) > 1:
        raise NotCovered(f"'{node.kind}' over several variables", node.span)
    result = BOOLEAN if node.kind in (r"\forall", r"\exists") else LONG if truth else body.type
    return spec.Quantified(result, node.kind, _all(outside), ranges, body, span=node.span)


def _number(context: Attribution, body: a.Expression) -> a.Expression:
    if isinstance(body.type, UnknownType):
        return body
    if not is_primitive(body.type) or body.type == BOOLEAN:
        context.error(f"JML: a number is required, but {body.type} found", body.span)
        return unknown(body.span)
    return promote_unary(body)


def _range_and_body(node: jml.Quantified) -> tuple[list[tree.Expression], tree.Expression | None]:
    """The conjuncts of the range, and the body; without a range they are taken from the body."""
    if node.range is not None:
        return _conjuncts(node.range), node.body
    if node.kind == r"\forall" and isinstance(node.body, jml.Implication) and node.body.operator == "==>":
        return _conjuncts(node.body.left), node.body.right
    if node.kind in (r"\exists", r"\num_of"):
        return _conjuncts(node.body), None
    return [], node.body


def _conjuncts(node: tree.Expression) -> list[tree.Expression]:
    if isinstance(node, tree.Binary) and node.operator == "&&":
        return [*_conjuncts(node.left), *_conjuncts(node.right)]
    return [node]


# --- objects -----------------------------------------------------------------------------------------------


def _object_ranges(kind: str, variables: list[Variable], conjuncts: list[a.Expression]) -> tuple[spec.ObjectRange, ...]:
    r"""The root from which each variable's objects are reachable; the set of all objects is not known.

    A method is checked by itself, so unknown code may hold further objects of the class. So neither `\forall` nor
    `\exists` over all of them has a value.
    """
    ranges: list[spec.ObjectRange] = []
    left = list(conjuncts)
    for number, variable in enumerate(variables):
        later = variables[number + 1 :]
        found = next((part for part in left if _reached(part, variable, later) is not None), None)
        if found is None:
            raise NotCovered(rf"'{kind}' over objects of {variable.type} without '\reach'", variable.span)
        left.remove(found)
        here = [part for part in left if not any(mentions(part, other) for other in later)]
        left = [part for part in left if part not in here]
        reaches = _reached(found, variable, later)
        assert reaches is not None
        past = isinstance(found, spec.Old)
        ranges.append(spec.ObjectRange(variable, reaches.root, past, _all(here), span=found.span))
    return tuple(ranges)


def _reached(part: a.Expression, variable: Variable, later: list[Variable]) -> spec.Reaches | None:
    r"""`\reach(root).has(variable)`, possibly at entry, with a root that does not depend on later variables."""
    if isinstance(part, spec.Old):
        part = part.operand
    if not isinstance(part, spec.Reaches) or not isinstance(part.wanted, a.Local):
        return None
    speaks = any(mentions(part.root, other) for other in (variable, *later))
    return part if part.wanted.variable is variable and not speaks else None


# --- ends of ranges ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _End:
    """`variable operator value`, normalised so that the variable is on the left."""

    operator: str
    value: a.Expression
    conjunct: a.Expression
    exact: bool = True
    """Whether the bound expresses the whole conjunct."""


def _ends(variable: Variable, conjuncts: list[a.Expression]) -> list[_End]:
    found: list[_End] = []
    for part in conjuncts:
        if not isinstance(part, a.Binary) or part.operator not in _FLIPPED:
            continue
        if _is(part.left, variable):
            found.append(_End(part.operator, part.right, part))
        elif _is(part.right, variable):
            found.append(_End(_FLIPPED[part.operator], part.left, part))
    return found


def _is(node: a.Expression, variable: Variable) -> bool:
    """Whether an operand is the variable, possibly cast to int; cast to long only if it is one."""
    if isinstance(node, a.Convert) and node.type == INT:
        node = node.operand
    return isinstance(node, a.Local) and node.variable is variable


def _ranges(variables: list[Variable], conjuncts: list[a.Expression], span: Span) -> tuple[spec.Range, ...]:
    ranges: list[spec.Range] = []
    left = list(conjuncts)
    for number, variable in enumerate(variables):
        later = variables[number + 1 :]
        if variable.type == BOOLEAN:
            here = [part for part in left if not any(mentions(part, other) for other in later)]
            left = [part for part in left if part not in here]
            no, yes = (a.Constant(INT, truth, span=span) for truth in (0, 1))
            ranges.append(spec.Range(variable, no, yes, False, _all(here), span=span))
            continue
        low = _end(variable, (">=", ">", "=="), conjuncts, later)
        high = _end(variable, ("<", "<=", "=="), conjuncts, later)
        low_value, high_value, exclusive = _limits(variable, low, high, span)
        for end in (low, high):
            # `e < i` keeps its conjunct, because e + 1 might overflow.
            whole = end is not None and end.exact and end.operator in (">=", "<", "<=")
            if end is not None and whole and end.conjunct in left:
                left.remove(end.conjunct)
        here = [part for part in left if not any(mentions(part, other) for other in later)]
        left = [part for part in left if part not in here]
        ranges.append(spec.Range(variable, low_value, high_value, exclusive, _all(here), span=span))
    return tuple(ranges)


def _end(
    variable: Variable, operators: tuple[str, ...], conjuncts: list[a.Expression], later: list[Variable], depth: int = 4
) -> _End | None:
    """A bound of a variable that does not depend on later variables; `i < j && j < n` gives i the bound n."""
    ends = [end for end in _ends(variable, conjuncts) if end.operator in operators]
    for end in ends:
        if not any(mentions(end.value, other) for other in (variable, *later)):
            return end
    for end in ends if depth else ():
        for other in later:
            if _is(end.value, other):
                through = _end(other, operators, conjuncts, [v for v in later if v is not other], depth - 1)
                if through is not None and not mentions(through.value, variable):
                    widest = "<=" if operators[0] == "<" else ">="
                    return _End(widest, through.value, end.conjunct, exact=False)
    return None


def _limits(
    variable: Variable, low: _End | None, high: _End | None, span: Span
) -> tuple[a.Expression, a.Expression, bool]:
    """The bounds, by default those of the type."""
    if variable.type == BIGINT and (low is None or high is None):
        raise NotCovered(rf"a quantifier over \bigint without bounds for '{variable.name}'", span)
    wide = variable.type if variable.type in (LONG, BIGINT) else INT
    least, greatest = RANGES.get(variable.type, (0, 0))
    low_value = a.Constant(wide, least, span=span) if low is None else low.value
    high_value = a.Constant(wide, greatest, span=span) if high is None else high.value
    return low_value, high_value, high is not None and high.operator == "<"


def _all(conjuncts: list[a.Expression]) -> a.Expression | None:
    """The conjunction of conditions."""
    result: a.Expression | None = None
    for part in conjuncts:
        result = part if result is None else a.Binary(BOOLEAN, "&&", result, part, span=result.span.to(part.span))
    return result
