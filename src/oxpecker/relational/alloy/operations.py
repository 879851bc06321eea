"""The meaning of Alloy's operators, quantifiers and declarations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from oxpecker.relational import syntax
from oxpecker.relational.alloy import tree
from oxpecker.relational.alloy.arrows import contiguous, within
from oxpecker.relational.alloy.dialect import Dialect
from oxpecker.relational.alloy.expressions import reject_multiplicity
from oxpecker.relational.alloy.integers import INFIX
from oxpecker.relational.alloy.terms import Meaning, Scope, Term, Value, fixed, formula_term
from oxpecker.relational.alloy.typing import (
    ANYTHING,
    FORMULA,
    INTEGERS,
    IRRELEVANT,
    Type,
    arities,
    common,
    crossed,
    has_tuples,
    normal,
    of_arity,
)
from oxpecker.relational.operators import (
    ArithmeticOperator,
    BinaryOperator,
    Comparator,
    Multiplicity,
    Quantifier,
    TemporalOperator,
    UnaryOperator,
)
from oxpecker.relational.place import Place, RelationalError
from oxpecker.relational.syntax import Declaration, Expression, Formula, Integer, Variable, product
from oxpecker.relational.temporal import Primed, Temporal

if TYPE_CHECKING:
    from oxpecker.relational.alloy.resolution import Resolver

_BINARY = {operator.value: operator for operator in BinaryOperator}
_UNARY = {operator.value: operator for operator in UnaryOperator}
_TEMPORAL = {operator.value: operator for operator in TemporalOperator}
_MULTIPLICITIES = frozenset(("some", "one", "lone", "set"))


def prefix(resolver: Resolver, node: tree.Prefix, scope: Scope) -> Term:
    """`not f`, `always f`, `#e`, `int e`, `~e`, `some e`."""
    place, operator = node.place, node.operator
    if operator == "not":
        return formula_term(place, lambda: syntax.Not(resolver.formula(node.operand, scope), place))
    if operator in _TEMPORAL:
        return formula_term(place, lambda: _temporal(operator, [resolver.formula(node.operand, scope)], place))
    if operator == "#":
        return fixed(syntax.Cardinality(resolver.expression(node.operand, scope), place), INTEGERS, place)
    if operator in ("int", "sum"):
        return fixed(resolver.total(node.operand, scope), INTEGERS, place)
    if operator in _UNARY:
        return _unary(resolver, node, scope)
    if operator in ("set", "seq"):
        raise RelationalError(f"'{operator}' says nothing about an expression", place)
    return formula_term(
        place, lambda: syntax.HasTuples(Multiplicity(operator), resolver.expression(node.operand, scope), place)
    )


def _temporal(operator: str, parts: Sequence[Formula], place: Place) -> Formula:
    return Temporal(_TEMPORAL[operator], tuple(parts), place)


def _unary(resolver: Resolver, node: tree.Prefix, scope: Scope) -> Term:
    operand, types, operator = resolver.term(node.operand, scope), resolver.types, _UNARY[node.operator]
    pairs = of_arity(operand.type, 2)
    if not pairs:
        columns = min(arities(operand.type), default=0)
        problem = f"needs a relation of two columns, but this one has {columns}"
        raise RelationalError(
            "expected an expression, but this is a formula" if not columns else f"'{operator}' {problem}", node.place
        )
    own = types.closure(pairs)
    if operator is UnaryOperator.TRANSPOSE:
        own = frozenset(row[::-1] for row in pairs)
    elif operator is UnaryOperator.REFLEXIVE_CLOSURE:
        own = frozenset({(ANYTHING, ANYTHING)})

    def resolve(wanted: Type) -> Value:
        if operator is UnaryOperator.TRANSPOSE:
            inner = frozenset(row[::-1] for row in types.both(own, wanted))
        else:
            inner = types.on_paths(pairs, wanted)
        relation = as_expression(operand.resolve(inner), operand.place)
        if operator is UnaryOperator.REFLEXIVE_CLOSURE and resolver.identity is not syntax.IDENTITY:
            return syntax.unary(UnaryOperator.CLOSURE, relation, node.place) + resolver.identity
        return syntax.unary(operator, relation, node.place)

    return Term(own, node.place, resolve)


def prime(resolver: Resolver, node: tree.Prime, scope: Scope) -> Term:
    """`e'`."""
    operand = resolver.term(node.operand, scope)

    def resolve(wanted: Type) -> Value:
        value = as_expression(operand.resolve(wanted), node.place)
        return Primed(value, value.arity, node.place)

    return Term(operand.type, node.place, resolve)


def infix(resolver: Resolver, node: tree.Infix, scope: Scope) -> Meaning:
    """Everything with two operands but arrows."""
    place = node.place
    match node.operator:
        case "and" | "or" | "implies" | "iff" | ";" | "until" | "releases" | "since" | "triggered":
            return formula_term(place, lambda: _connective(resolver, node, scope))
        case ".":
            right = resolver.meaning(node.right, scope)
            return resolver.joined(resolver.meaning(node.left, scope), right, place)
        case "in":
            return formula_term(place, lambda: _inside(resolver, node, scope))
        case "=":
            return formula_term(place, lambda: _equal(resolver, node, scope))
        case "<" | ">" | "=<" | ">=":
            return formula_term(place, lambda: _compared(resolver, node, scope))
        case "<:" | ":>":
            return _restriction(resolver, node, scope)
    if node.operator in INFIX:
        one, other = resolver.integer(node.left, scope), resolver.integer(node.right, scope)
        return fixed(syntax.Arithmetic(INFIX[node.operator], one, other, place), INTEGERS, place)
    return _binary(resolver, node, scope)


def _connective(resolver: Resolver, node: tree.Infix, scope: Scope) -> Formula:
    left, right = resolver.formula(node.left, scope), resolver.formula(node.right, scope)
    match node.operator:
        case "and":
            return syntax.And((left, right), node.place)
        case "or":
            return syntax.Or((left, right), node.place)
        case "implies":
            return syntax.Or((syntax.Not(left, node.left.place), right), node.place)
        case "iff":
            return syntax.Iff(left, right, node.place)
        case ";":
            return syntax.And((left, _temporal("after", [right], node.right.place)), node.place)
    return _temporal(node.operator, [left, right], node.place)


def _pair(resolver: Resolver, node: tree.Infix, scope: Scope) -> tuple[Term, Term]:
    """Both operands, which have a number of columns in common."""
    left, right = resolver.term(node.left, scope), resolver.term(node.right, scope)
    for each in (left, right):
        if each.is_formula:
            raise RelationalError("expected an expression, but this is a formula", each.place)
    if not arities(left.type) & arities(right.type) and arities(left.type) and arities(right.type):
        one, other = min(arities(left.type)), min(arities(right.type))
        what = f"the operands of '{node.operator}' have different arities"
        raise RelationalError(f"{what}: {one} and {other}", node.place)
    return left, right


def _binary(resolver: Resolver, node: tree.Infix, scope: Scope) -> Term:
    left, right = _pair(resolver, node, scope)
    operator, place = _BINARY[node.operator], node.place
    own = normal(common(left.type, right.type) | common(right.type, left.type))
    types = resolver.types
    if operator is BinaryOperator.INTERSECTION:
        own = types.both(left.type, right.type)
    elif operator is BinaryOperator.DIFFERENCE:
        own = common(left.type, right.type)

    def resolve(wanted: Type) -> Value:
        difference = operator is BinaryOperator.DIFFERENCE
        one = left.resolve(wanted if difference else types.both(left.type, wanted))
        other = right.resolve(types.both(right.type, wanted))
        calculates = resolver.dialect is Dialect.ALLOY_4 and node.operator in ("+", "-")
        if isinstance(one, Integer) and isinstance(other, Integer) and calculates:
            return syntax.Arithmetic(ArithmeticOperator(node.operator), one, other, place)
        before, after = as_expression(one, left.place), as_expression(other, right.place)
        unites = operator is BinaryOperator.OVERRIDE and before.arity == after.arity == 1
        return syntax.binary(BinaryOperator.UNION if unites else operator, before, after, place)

    return Term(own, place, resolve)


def _compared_types(resolver: Resolver, left: Term, right: Term) -> tuple[Type, Type]:
    """What matters of both sides of a comparison: what they share, or else their common number of columns."""
    shared = resolver.types.both(left.type, right.type)
    if has_tuples(shared):
        return shared, shared
    return common(left.type, right.type), common(right.type, left.type)


def _contained_types(resolver: Resolver, left: Term, right: Term) -> tuple[Type, Type]:
    """What matters of both sides of `in`: all of the left side, and what the right side shares with it."""
    lefts = common(left.type, right.type)
    return lefts, resolver.types.both(right.type, lefts)


def _inside(resolver: Resolver, node: tree.Infix, scope: Scope) -> Formula:
    if isinstance(node.right, tree.Prefix) and node.right.operator in _MULTIPLICITIES:
        plain = tree.Infix("in", node.left, node.right.operand, node.place)
        left, right = _pair(resolver, plain, scope)
        right = counted_set(right, Multiplicity(node.right.operator), resolver.dialect)
        one = as_expression(left.resolve(_contained_types(resolver, left, right)[0]), left.place)
        counted = syntax.HasTuples(Multiplicity(node.right.operator), one, node.place)
        return syntax.And((_contained(resolver, left, right, node.place), counted), node.place)
    left, right = _pair(resolver, replace(node, right=tree.without_multiplicities(node.right)), scope)
    if isinstance(node.right, tree.Arrow):
        one = as_expression(left.resolve(_contained_types(resolver, left, right)[0]), left.place)
        return within(one, node.right, lambda each: domain_value(resolver, each, scope), node.place)
    return _contained(resolver, left, right, node.place)


def _contained(resolver: Resolver, left: Term, right: Term, place: Place) -> Formula:
    lefts, rights = _contained_types(resolver, left, right)
    one, other = as_expression(left.resolve(lefts), left.place), as_expression(right.resolve(rights), right.place)
    return syntax.compare(one, other, equal=False, place=place)


def _equal(resolver: Resolver, node: tree.Infix, scope: Scope) -> Formula:
    left, right = _pair(resolver, node, scope)
    lefts, rights = _compared_types(resolver, left, right)
    one, other = left.resolve(lefts), right.resolve(rights)
    if isinstance(one, Integer) and isinstance(other, Integer):
        return syntax.IntegerComparison(Comparator.EQUAL, one, other, node.place)
    one, other = as_expression(one, left.place), as_expression(other, right.place)
    return syntax.compare(one, other, equal=True, place=node.place)


def _compared(resolver: Resolver, node: tree.Infix, scope: Scope) -> Formula:
    small, large = resolver.integer(node.left, scope), resolver.integer(node.right, scope)
    if node.operator in (">", ">="):
        small, large = large, small
    comparator = Comparator.LESS if node.operator in ("<", ">") else Comparator.AT_MOST
    return syntax.IntegerComparison(comparator, small, large, node.place)


def _restriction(resolver: Resolver, node: tree.Infix, scope: Scope) -> Term:
    left, right = resolver.term(node.left, scope), resolver.term(node.right, scope)
    domain = node.operator == "<:"
    kept, relation = (left, right) if domain else (right, left)
    column = 0 if domain else -1
    if not of_arity(kept.type, 1):
        raise RelationalError(f"'{node.operator}' needs a set to restrict to", node.place)
    types = resolver.types
    own = types.restricted(relation.type, kept.type, column)

    def resolve(wanted: Type) -> Value:
        rows, sets = types.restricting(relation.type, kept.type, column, wanted)
        chosen = as_expression(relation.resolve(rows), relation.place)
        limit = as_expression(kept.resolve(sets), kept.place)
        whole: Expression = limit
        for _ in range(chosen.arity - 1):
            whole = whole * syntax.UNIVERSE if domain else syntax.UNIVERSE * whole
        return chosen & whole

    return Term(own, node.place, resolve)


def arrow(resolver: Resolver, node: tree.Arrow, scope: Scope) -> Term:
    """`a -> b`."""
    if resolver.dialect is Dialect.ALLOY_6:
        reject_multiplicity(node)
    left, right = resolver.term(node.left, scope), resolver.term(node.right, scope)
    for each in (left, right):
        if each.is_formula:
            raise RelationalError("expected an expression, but this is a formula", each.place)

    def resolve(wanted: Type) -> Value:
        one, other = resolver.types.multiplying(left.type, right.type, wanted)
        before = as_expression(left.resolve(one), left.place)
        return product(before, as_expression(right.resolve(other), right.place), node.place)

    return Term(crossed(left.type, right.type), node.place, resolve)


def conditional(resolver: Resolver, node: tree.Choice, scope: Scope) -> Term:
    """`f => a else b`."""
    then, otherwise = resolver.term(node.then, scope), resolver.term(node.otherwise, scope)
    own = FORMULA
    if not then.is_formula and not otherwise.is_formula:
        own = normal(common(then.type, otherwise.type) | common(otherwise.type, then.type))
    if own == IRRELEVANT or then.is_formula != otherwise.is_formula:
        raise RelationalError("both sides of 'else' need the same number of columns", node.place)

    def resolve(wanted: Type) -> Value:
        condition = resolver.formula(node.condition, scope)
        wants = [wanted and resolver.types.both(each.type, wanted) for each in (then, otherwise)]
        one, other = then.resolve(wants[0]), otherwise.resolve(wants[1])
        if isinstance(one, Formula) and isinstance(other, Formula):
            both = (syntax.Or((syntax.Not(condition), one)), syntax.Or((condition, other)))
            return syntax.And(both, node.place)
        if isinstance(one, Integer) and isinstance(other, Integer):
            return syntax.IntegerConditional(condition, one, other, node.place)
        first, second = as_expression(one, node.then.place), as_expression(other, node.otherwise.place)
        return syntax.conditional(condition, first, second, node.place)

    return Term(own, node.place, resolve)


def quantification(resolver: Resolver, node: tree.Quantification, scope: Scope) -> Formula:
    """`all x: e | f`."""
    unrolled = _unrolled(resolver, node, scope)
    if unrolled is not None:
        return unrolled
    declarations, inner, apart = declare(resolver, node.declared, scope)
    body = resolver.formula(node.body, inner)
    if apart:
        implied = node.quantifier is Quantifier.ALL
        distinct = syntax.conjunction(apart)
        body = distinct.implies(body) if implied else distinct & body
    return syntax.Quantified(node.quantifier, declarations, body, node.place)


def _unrolled(resolver: Resolver, node: tree.Quantification, scope: Scope) -> Formula | None:
    """A quantifier over signatures or fields as atoms: one formula for each, since their values differ in type."""
    first, *others = node.declared
    domain = first.domain
    if not isinstance(domain, tree.Name) or not resolver.meta.get(domain.text) or len(first.names) > 1:
        return None
    if node.quantifier not in (Quantifier.ALL, Quantifier.SOME, Quantifier.NO):
        return None
    rest: tree.Node = node.body
    if others:
        rest = tree.Quantification(node.quantifier, tuple(others), node.body, node.place)
    parts = []
    for atom in resolver.meta[domain.text]:
        bound = scope.bind({first.names[0].text: fixed(atom, resolver.types.of(atom), first.place)})
        parts.append(resolver.formula(rest, bound))
    if node.quantifier is Quantifier.SOME:
        return syntax.Or(tuple(parts), node.place)
    refused = node.quantifier is Quantifier.NO and not others
    return syntax.And(tuple(syntax.Not(each) if refused else each for each in parts), node.place)


def declare(
    resolver: Resolver, declared: Sequence[tree.Declared], scope: Scope
) -> tuple[tuple[Declaration, ...], Scope, list[Formula]]:
    """Variables with their domains, the scope that contains them, and the constraints from `disj` and arrows."""
    found: list[Declaration] = []
    apart: list[Formula] = []
    for each in declared:
        node, multiplicity = domain_of(each)
        term = resolver.domain(node, scope)
        term = counted_set(term, multiplicity, resolver.dialect)
        domain = as_expression(term.value(), node.place)
        multiplicity = multiplicity or (Multiplicity.ONE if domain.arity == 1 else Multiplicity.SET)
        variables = [Variable(name.text, domain.arity, name.place) for name in each.names]
        inner = scope
        for number, variable in enumerate(variables):
            found.append(Declaration(variable, domain, multiplicity))
            resolver.types.known[variable] = of_arity(term.type, domain.arity)
            if isinstance(node, tree.Arrow):
                apart.append(within(variable, node, lambda n, s=scope: domain_value(resolver, n, s), each.place))  # type: ignore[misc]
            if each.sequence:
                apart.append(contiguous(variable, each.place))
            if each.disjoint:
                apart += [(variable & other).no() for other in variables[:number]]
            known = resolver.types.known[variable]
            inner = inner.bind({variable.name: fixed(variable, known, variable.place or each.place)})
        scope = inner
    return tuple(found), scope, apart


def domain_value(resolver: Resolver, node: tree.Node, scope: Scope) -> Expression:
    """What a declaration ranges over, as a relation."""
    return as_expression(resolver.domain(node, scope).value(), node.place)


def counted_set(term: Term, multiplicity: Multiplicity | None, dialect: Dialect) -> Term:
    """The domain of a declaration; behind `some`, `lone` and `one`, it is a set and no relation."""
    if multiplicity in (None, Multiplicity.SET) or dialect is Dialect.ALLOY_4:
        return term
    sets = of_arity(term.type, 1)
    if not sets and not term.is_formula:
        columns = min(arities(term.type))
        raise RelationalError(f"'{multiplicity}' needs a set, but this has {columns} columns", term.place)
    return replace(term, type=sets)


def domain_of(declared: tree.Declared) -> tuple[tree.Node, Multiplicity | None]:
    """The domain and the multiplicity of a declaration, whose multiplicity may stand in parentheses."""
    node = declared.domain
    if declared.multiplicity is None and isinstance(node, tree.Prefix) and node.operator in _MULTIPLICITIES:
        return node.operand, Multiplicity(node.operator)
    return node, declared.multiplicity


def as_expression(value: Value, place: Place) -> Expression:
    """A value as a relation; an integer becomes its atom."""
    if isinstance(value, Expression):
        return value
    if isinstance(value, Integer):
        return syntax.IntegerAtom(value, place=place)
    raise RelationalError("expected an expression, but this is a formula", place)


def as_integer(value: Value, place: Place) -> Integer:
    """A value as an integer; a set of integers becomes its sum."""
    if isinstance(value, Integer):
        return value
    if isinstance(value, Expression):
        if value.arity != 1:
            raise RelationalError(f"expected an integer, but this is a relation of {value.arity} columns", place)
        return syntax.SumOfAtoms(value, place=place)
    raise RelationalError("expected an integer, but this is a formula", place)
