"""From Alloy's trees to relational logic: what names mean, and whether an operator adds or unites."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from oxpecker.relational import syntax
from oxpecker.relational.alloy import tree
from oxpecker.relational.alloy.expressions import TEMPORAL
from oxpecker.relational.operators import (
    ArithmeticOperator,
    BinaryOperator,
    Comparator,
    Multiplicity,
    Quantifier,
    UnaryOperator,
)
from oxpecker.relational.place import Place, RelationalError
from oxpecker.relational.syntax import Declaration, Expression, Formula, Integer, Variable, join, product

Value = Expression | Integer | Formula
Scope = Mapping[str, Value]

_BUILT_IN: dict[str, Expression] = {
    "univ": syntax.UNIVERSE,
    "iden": syntax.IDENTITY,
    "none": syntax.NONE,
    "Int": syntax.INTEGERS,
}
_BINARY = {operator.value: operator for operator in BinaryOperator}
_UNARY = {operator.value: operator for operator in UnaryOperator}
_TEMPORAL = frozenset(
    ("always", "eventually", "after", "until", "releases", "historically", "once", "before", "since", "triggered")
)
_ARITHMETIC = {
    "add": ArithmeticOperator.ADD,
    "plus": ArithmeticOperator.ADD,
    "sub": ArithmeticOperator.SUBTRACT,
    "minus": ArithmeticOperator.SUBTRACT,
    "mul": ArithmeticOperator.MULTIPLY,
    "div": ArithmeticOperator.DIVIDE,
    "rem": ArithmeticOperator.REMAINDER,
}


@dataclass(slots=True)
class Resolver:
    """Knows the relations and functions of a module."""

    names: dict[str, list[Expression]]
    """Signatures and fields; a name may be that of several fields."""
    functions: Mapping[str, tree.Function] = field(default_factory=dict)
    _calls: list[str] = field(default_factory=list)

    def formula(self, node: tree.Node, scope: Scope) -> Formula:
        """A node that must be a formula."""
        value = self.value(node, scope)
        if not isinstance(value, Formula):
            raise RelationalError("this is an expression, where a formula must stand", node.place)
        return value

    def expression(self, node: tree.Node, scope: Scope) -> Expression:
        """A node that must be a relation; an integer becomes its atom."""
        return _as_expression(self.value(node, scope), node.place)

    def integer(self, node: tree.Node, scope: Scope) -> Integer:
        """A node that must be an integer; a set of integers becomes its sum."""
        return _as_integer(self.value(node, scope), node.place)

    def value(self, node: tree.Node, scope: Scope) -> Value:
        """What a node means."""
        match node:
            case tree.Name():
                return self._name(node, scope)
            case tree.Number():
                return syntax.IntegerConstant(node.value, node.place)
            case tree.Prefix():
                return self._prefix(node, scope)
            case tree.Infix():
                return self._infix(node, scope)
            case tree.Arrow():
                left, right = self.expression(node.left, scope), self.expression(node.right, scope)
                return product(left, right, node.place)
            case tree.Choice():
                return self._choice(node, scope)
            case tree.Application():
                return self._application(node, scope)
            case tree.Quantification():
                return self._quantification(node, scope)
            case tree.SumOf():
                declarations, inner, _ = self.declare(node.declared, scope)
                return syntax.SumOver(declarations, self.integer(node.body, inner), node.place)
            case tree.SetOf():
                declarations, inner, apart = self.declare(node.declared, scope)
                body = syntax.conjunction([*apart, self.formula(node.body, inner)])
                return syntax.comprehension(declarations, body, node.place)
            case tree.Let():
                inner = dict(scope)
                for name, bound in node.names:
                    inner[name.text] = self.value(bound, inner)
                return self.value(node.body, inner)
            case tree.Block():
                return self._block(node, scope)

    def _block(self, node: tree.Block, scope: Scope) -> Value:
        if len(node.parts) == 1:
            return self.value(node.parts[0], scope)
        return syntax.And(tuple(self.formula(part, scope) for part in node.parts), node.place)

    def _name(self, node: tree.Name, scope: Scope) -> Value:
        if node.text in scope:
            return scope[node.text]
        name = node.text.removeprefix("@")
        if name in _BUILT_IN:
            return _BUILT_IN[name]
        candidates = self.names.get(name)
        if candidates:
            return self._union(candidates, node)
        if name in self.functions:
            return self._call(node, (), scope)
        if name in _TEMPORAL:
            raise RelationalError(f"nothing is named {name}: {TEMPORAL}", node.place)
        known = [*scope, *_BUILT_IN, *self.names, *self.functions]
        near = get_close_matches(name, known, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise RelationalError(f"nothing is named {name}{hint}", node.place)

    def _union(self, candidates: Sequence[Expression], node: tree.Name) -> Expression:
        """Fields of one name are told apart by what they are joined with, which their union leaves to be seen."""
        found = candidates[0]
        for other in candidates[1:]:
            if other.arity != found.arity:
                raise RelationalError(f"{node.text} may be one of several fields of different arity", node.place)
            found = found + other
        return found

    def _prefix(self, node: tree.Prefix, scope: Scope) -> Value:
        if node.operator == "not":
            return syntax.Not(self.formula(node.operand, scope), node.place)
        if node.operator == "#":
            return syntax.Cardinality(self.expression(node.operand, scope), node.place)
        if node.operator in _UNARY:
            return syntax.unary(_UNARY[node.operator], self.expression(node.operand, scope), node.place)
        if node.operator == "set":
            raise RelationalError("'set' says nothing about an expression", node.place)
        return syntax.HasTuples(Multiplicity(node.operator), self.expression(node.operand, scope), node.place)

    def _infix(self, node: tree.Infix, scope: Scope) -> Value:
        match node.operator:
            case "and" | "or" | "implies" | "iff":
                return self._connective(node, scope)
            case ".":
                return self._join(node, scope)
            case "in":
                return self._inside(node, scope)
            case "=" | "<" | ">" | "=<" | ">=":
                return self._comparison(node, scope)
            case "<:" | ":>":
                return self._restriction(node, scope)
        left, right = self.value(node.left, scope), self.value(node.right, scope)
        if isinstance(left, Integer) and isinstance(right, Integer) and node.operator in ("+", "-"):
            return syntax.Arithmetic(ArithmeticOperator(node.operator), left, right, node.place)
        one, other = _as_expression(left, node.left.place), _as_expression(right, node.right.place)
        return syntax.binary(_BINARY[node.operator], one, other, node.place)

    def _connective(self, node: tree.Infix, scope: Scope) -> Formula:
        left, right = self.formula(node.left, scope), self.formula(node.right, scope)
        match node.operator:
            case "and":
                return syntax.And((left, right), node.place)
            case "or":
                return syntax.Or((left, right), node.place)
            case "implies":
                return syntax.Or((syntax.Not(left, node.left.place), right), node.place)
        return syntax.Iff(left, right, node.place)

    def _join(self, node: tree.Infix, scope: Scope) -> Value:
        """`x.f`; with a function or a predicate on the right, `f[x]`."""
        if isinstance(node.right, tree.Name) and self._is_function(node.right.text, scope):
            return self._call(node.right, (node.left,), scope)
        return join(self.expression(node.left, scope), self.expression(node.right, scope), node.place)

    def _inside(self, node: tree.Infix, scope: Scope) -> Formula:
        left = self.expression(node.left, scope)
        if isinstance(node.right, tree.Arrow):
            return self.within(left, node.right, scope, node.place)
        return syntax.compare(left, self.expression(node.right, scope), equal=False, place=node.place)

    def _comparison(self, node: tree.Infix, scope: Scope) -> Formula:
        left, right = self.value(node.left, scope), self.value(node.right, scope)
        if node.operator == "=":
            if isinstance(left, Integer) and isinstance(right, Integer):
                return syntax.IntegerComparison(Comparator.EQUAL, left, right, node.place)
            one, other = _as_expression(left, node.left.place), _as_expression(right, node.right.place)
            return syntax.compare(one, other, equal=True, place=node.place)
        small, large = _as_integer(left, node.left.place), _as_integer(right, node.right.place)
        if node.operator in (">", ">="):
            small, large = large, small
        comparator = Comparator.LESS if node.operator in ("<", ">") else Comparator.AT_MOST
        return syntax.IntegerComparison(comparator, small, large, node.place)

    def _restriction(self, node: tree.Infix, scope: Scope) -> Expression:
        left, right = self.expression(node.left, scope), self.expression(node.right, scope)
        domain = node.operator == "<:"
        kept, relation = (left, right) if domain else (right, left)
        if kept.arity != 1:
            raise RelationalError(f"'{node.operator}' needs a set to restrict to", node.place)
        whole: Expression = kept
        for _ in range(relation.arity - 1):
            whole = whole * syntax.UNIVERSE if domain else syntax.UNIVERSE * whole
        return relation & whole

    def _choice(self, node: tree.Choice, scope: Scope) -> Value:
        condition = self.formula(node.condition, scope)
        then, otherwise = self.value(node.then, scope), self.value(node.otherwise, scope)
        if isinstance(then, Formula) and isinstance(otherwise, Formula):
            both = (syntax.Or((syntax.Not(condition), then)), syntax.Or((condition, otherwise)))
            return syntax.And(both, node.place)
        if isinstance(then, Integer) and isinstance(otherwise, Integer):
            return syntax.IntegerConditional(condition, then, otherwise, node.place)
        one, other = _as_expression(then, node.then.place), _as_expression(otherwise, node.otherwise.place)
        return syntax.conditional(condition, one, other, node.place)

    def _application(self, node: tree.Application, scope: Scope) -> Value:
        function, arguments = node.function, node.arguments
        if isinstance(function, tree.Infix) and function.operator == "." and isinstance(function.right, tree.Name):
            name = function.right.text
            if self._is_function(name, scope) or name in _ARITHMETIC:
                arguments = (function.left, *arguments)
                function = function.right
        if isinstance(function, tree.Name) and function.text not in scope:
            built_in = self._built_in(function, arguments, scope, node.place)
            if built_in is not None:
                return built_in
            if function.text in self.functions and function.text not in self.names:
                return self._call(function, arguments, scope)
        relation = self.expression(function, scope)
        for argument in arguments:
            relation = join(self.expression(argument, scope), relation, node.place)
        return relation

    def _is_function(self, name: str, scope: Scope) -> bool:
        return name in self.functions and name not in scope and name not in self.names

    def _built_in(
        self, function: tree.Name, arguments: Sequence[tree.Node], scope: Scope, place: Place
    ) -> Value | None:
        """`int[e]`, `sum[e]`, `Int[i]`, `size(e)`, `plus[i, j]` and their kin."""
        name = function.text
        if name in ("int", "sum") and len(arguments) == 1:
            value = self.value(arguments[0], scope)
            return value if isinstance(value, Integer) else syntax.SumOfAtoms(_as_expression(value, place), place=place)
        if name == "Int" and len(arguments) == 1:
            return syntax.IntegerAtom(self.integer(arguments[0], scope), place=place)
        if name == "size" and len(arguments) == 1 and name not in self.functions and name not in self.names:
            return syntax.Cardinality(self.expression(arguments[0], scope), place=place)
        if name in _ARITHMETIC and len(arguments) == 2 and name not in self.functions:
            left, right = (self.integer(argument, scope) for argument in arguments)
            return syntax.Arithmetic(_ARITHMETIC[name], left, right, place)
        return None

    def _call(self, name: tree.Name, arguments: Sequence[tree.Node], scope: Scope) -> Value:
        """The body of a function or a predicate with its arguments in place; the rest of the arguments is joined."""
        function = self.functions[name.text]
        parameters = [p.text for declared in function.parameters for p in declared.names]
        if len(arguments) < len(parameters) or (function.result is None and len(arguments) > len(parameters)):
            raise RelationalError(
                f"{name.text} takes {len(parameters)} arguments, and {len(arguments)} are given", name.place
            )
        if name.text in self._calls:
            raise RelationalError(f"{name.text} calls itself", name.place)
        values = [self.value(argument, scope) for argument in arguments[: len(parameters)]]
        self._calls.append(name.text)
        result = self.value(function.body, dict(zip(parameters, values, strict=True)))
        self._calls.pop()
        if function.result is None:
            if not isinstance(result, Formula):
                raise RelationalError(f"the body of {name.text} is no formula", function.body.place)
            return result
        for argument in arguments[len(parameters) :]:
            result = join(self.expression(argument, scope), _as_expression(result, name.place), name.place)
        return result

    def _quantification(self, node: tree.Quantification, scope: Scope) -> Formula:
        declarations, inner, apart = self.declare(node.declared, scope)
        body = self.formula(node.body, inner)
        if apart:
            implied = node.quantifier is Quantifier.ALL
            distinct = syntax.conjunction(apart)
            body = distinct.implies(body) if implied else distinct & body
        return syntax.Quantified(node.quantifier, declarations, body, node.place)

    def declare(
        self, declared: Sequence[tree.Declared], scope: Scope
    ) -> tuple[tuple[Declaration, ...], Scope, list[Formula]]:
        """Variables with their domains, the scope that knows them, and what `disj` asks of them."""
        inner, found, apart = dict(scope), [], []
        for each in declared:
            domain = self.expression(each.domain, inner)
            multiplicity = each.multiplicity or (Multiplicity.ONE if domain.arity == 1 else Multiplicity.SET)
            variables = [Variable(name.text, domain.arity, name.place) for name in each.names]
            for variable in variables:
                found.append(Declaration(variable, domain, multiplicity))
                if each.disjoint:
                    earlier = [d.variable for d in found if d.variable in variables and d.variable is not variable]
                    apart += [(variable & other).no() for other in earlier]
            inner.update({variable.name: variable for variable in variables})
        return tuple(found), inner, apart

    def within(self, relation: Expression, node: tree.Node, scope: Scope, place: Place) -> Formula:
        """`relation in node`, where arrows may say how many tuples lead from and to each atom."""
        if not isinstance(node, tree.Arrow):
            return syntax.compare(relation, self.expression(node, scope), equal=False, place=place)
        left, right = self.expression(node.left, scope), self.expression(node.right, scope)
        parts = [syntax.compare(relation, product(left, right), equal=False, place=place)]
        if left.arity == 1:
            atom = Variable("from")
            image = join(atom, relation)
            inner: list[Formula] = []
            if node.right_multiplicity is not Multiplicity.SET:
                inner.append(syntax.HasTuples(node.right_multiplicity, image))
            if isinstance(node.right, tree.Arrow):
                inner.append(self.within(image, node.right, scope, place))
            if inner:
                parts.append(syntax.every(atom, left, syntax.conjunction(inner)))
        elif node.right_multiplicity is not Multiplicity.SET:
            raise RelationalError("a multiplicity here needs a set on the left of the arrow", node.place)
        if node.left_multiplicity is not Multiplicity.SET:
            if right.arity != 1:
                raise RelationalError("a multiplicity here needs a set on the right of the arrow", node.place)
            atom = Variable("to")
            parts.append(syntax.every(atom, right, syntax.HasTuples(node.left_multiplicity, join(relation, atom))))
        return syntax.And(tuple(parts), place)


def _as_expression(value: Value, place: Place) -> Expression:
    if isinstance(value, Expression):
        return value
    if isinstance(value, Integer):
        return syntax.IntegerAtom(value, place=place)
    raise RelationalError("this is a formula, where an expression must stand", place)


def _as_integer(value: Value, place: Place) -> Integer:
    if isinstance(value, Integer):
        return value
    if isinstance(value, Expression):
        if value.arity != 1:
            raise RelationalError(f"a relation of {value.arity} columns is no integer", place)
        return syntax.SumOfAtoms(value, place=place)
    raise RelationalError("this is a formula, where an integer must stand", place)
