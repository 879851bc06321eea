"""Translates Alloy's trees to relational logic: resolves names and overloaded operators."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from oxpecker.relational import syntax
from oxpecker.relational.alloy import tree
from oxpecker.relational.alloy.arrows import contiguous, within
from oxpecker.relational.alloy.expressions import TEMPORAL
from oxpecker.relational.alloy.typing import INTEGERS, Type, Types, joined
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


@dataclass(frozen=True, slots=True)
class Definition:
    """A function or a predicate, and the module in which its names are resolved."""

    function: tree.Function
    home: Resolver

    @property
    def parameters(self) -> list[tuple[str, tree.Node]]:
        """The names and domains of its parameters."""
        return [(name.text, each.domain) for each in self.function.parameters for name in each.names]


@dataclass(eq=False, slots=True)
class Resolver:
    """Resolves names to the relations and functions of a module."""

    names: dict[str, list[Expression]] = field(default_factory=dict)
    """Signatures and fields; several fields may have the same name."""
    functions: dict[str, list[Definition]] = field(default_factory=dict)
    """Functions and predicates; those with the same name differ in their arguments."""
    types: Types = field(default_factory=lambda: Types(("univ",)))
    _calls: list[tree.Function] = field(default_factory=list)

    def define(self, name: str, function: tree.Function, home: Resolver) -> None:
        """Declares a function or a predicate."""
        self.functions.setdefault(name, []).append(Definition(function, home))

    def formula(self, node: tree.Node, scope: Scope) -> Formula:
        """Translates a node that must be a formula."""
        value = self.value(node, scope)
        if not isinstance(value, Formula):
            raise RelationalError("expected a formula, but this is an expression", node.place)
        return value

    def expression(self, node: tree.Node, scope: Scope) -> Expression:
        """Translates a node that must be a relation; an integer becomes its atom."""
        return _as_expression(self.value(node, scope), node.place)

    def integer(self, node: tree.Node, scope: Scope) -> Integer:
        """Translates a node that must be an integer; a set of integers becomes its sum."""
        return _as_integer(self.value(node, scope), node.place)

    def value(self, node: tree.Node, scope: Scope, fits: Callable[[Type], bool] | None = None) -> Value:
        """Translates a node; if a name is ambiguous, only the meanings that fit count."""
        match node:
            case tree.Name():
                return self._name(node, scope, fits)
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

    def _name(self, node: tree.Name, scope: Scope, fits: Callable[[Type], bool] | None) -> Value:
        if node.text in scope:
            return scope[node.text]
        name = node.text.removeprefix("@")
        if name in _BUILT_IN:
            return _BUILT_IN[name]
        candidates = self.names.get(name)
        if candidates:
            fitting = [each for each in candidates if fits is None or fits(self.types.of(each))]
            return self._union(fitting or candidates, node)
        if name in self.functions:
            return self._call(node, (), scope)
        if name in _TEMPORAL:
            raise RelationalError(f"unknown name {name}: {TEMPORAL}", node.place)
        known = [*scope, *_BUILT_IN, *self.names, *self.functions]
        near = get_close_matches(name, known, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise RelationalError(f"unknown name {name}{hint}", node.place)

    def _several(self, node: tree.Node, scope: Scope) -> bool:
        """Whether a name is ambiguous."""
        if not isinstance(node, tree.Name) or node.text in scope:
            return False
        return len(self.names.get(node.text.removeprefix("@"), ())) > 1

    def _pair(self, left: tree.Node, right: tree.Node, scope: Scope) -> tuple[Value, Value]:
        """Both operands of a comparison or an operator: each may disambiguate the other."""
        if self._several(left, scope):
            other = self.value(right, scope)
            return self.value(left, scope, self._meets(other)), other
        one = self.value(left, scope)
        return one, self.value(right, scope, self._meets(one) if self._several(right, scope) else None)

    def _meets(self, other: Value) -> Callable[[Type], bool] | None:
        if isinstance(other, Formula):
            return None
        type_of = INTEGERS if isinstance(other, Integer) else self.types.of(other)
        return lambda own: bool(own & type_of)

    def _union(self, candidates: Sequence[Expression], node: tree.Name) -> Expression:
        """The union of fields with the same name: the expression that it is joined with selects among them."""
        found = candidates[0]
        for other in candidates[1:]:
            if found.arity == other.arity == 1:
                known = [name for name in self.names if name.endswith(f"/{node.text}") and not name.startswith("this/")]
                hint = f": {' or '.join(known)}" if known else ""
                raise RelationalError(f"{node.text} is ambiguous here{hint}", node.place)
            if other.arity != found.arity:
                raise RelationalError(f"{node.text} is ambiguous: it names fields of different arity", node.place)
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
        left, right = self._pair(node.left, node.right, scope)
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
        if isinstance(node.right, tree.Name) and self._is_function(node.right.text, (node.left,), scope):
            return self._call(node.right, (node.left,), scope)
        if self._several(node.left, scope):
            after = self.expression(node.right, scope)
            ends = self.types.of(after)
            before = self.value(node.left, scope, lambda own: bool(joined(own, ends)))
            return join(_as_expression(before, node.left.place), after, node.place)
        left = self.expression(node.left, scope)
        return join(left, self._following(left, node.right, scope), node.place)

    def _following(self, left: Expression, node: tree.Node, scope: Scope) -> Expression:
        """The right operand of a dot, restricted to meanings that join with the left operand."""
        before = self.types.of(left) if self._several(node, scope) else frozenset()
        return _as_expression(self.value(node, scope, lambda own: bool(joined(before, own))), node.place)

    def _inside(self, node: tree.Infix, scope: Scope) -> Formula:
        if isinstance(node.right, tree.Arrow):
            return self.within(self.expression(node.left, scope), node.right, scope, node.place)
        left, right = self._pair(node.left, node.right, scope)
        one, other = _as_expression(left, node.left.place), _as_expression(right, node.right.place)
        return syntax.compare(one, other, equal=False, place=node.place)

    def _comparison(self, node: tree.Infix, scope: Scope) -> Formula:
        left, right = self._pair(node.left, node.right, scope)
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
            given = (function.left, *arguments)
            if self._is_function(name, given, scope) or name in _ARITHMETIC:
                arguments, function = given, function.right
        if isinstance(function, tree.Name) and function.text not in scope:
            built_in = self._built_in(function, arguments, scope, node.place)
            if built_in is not None:
                return built_in
            if self._is_function(function.text, arguments, scope):
                return self._call(function, arguments, scope)
        if not arguments:
            return self.expression(function, scope)
        first = self.expression(arguments[0], scope)
        relation = join(first, self._following(first, function, scope), node.place)
        for argument in arguments[1:]:
            relation = join(self.expression(argument, scope), relation, node.place)
        return relation

    def _is_function(self, name: str, arguments: Sequence[tree.Node], scope: Scope) -> bool:
        """Whether a name denotes a function here; if it is also a relation, the arguments decide."""
        if name not in self.functions or name in scope:
            return False
        if name not in self.names:
            return True
        return bool(arguments) and self._is_defined(name, arguments, scope)

    def _is_defined(self, name: str, arguments: Sequence[tree.Node], scope: Scope) -> bool:
        """Whether a function of this name accepts the arguments."""
        return any(self._takes(each, arguments, scope) for each in self.functions.get(name, ()))

    def _built_in(
        self, function: tree.Name, arguments: Sequence[tree.Node], scope: Scope, place: Place
    ) -> Value | None:
        """`int[e]`, `sum[e]`, `Int[i]`, `size(e)`, `plus[i, j]`, `disj[a, b]` and similar."""
        name = function.text.removeprefix("integer/")
        if name == "disj":
            parts = [self.expression(argument, scope) for argument in arguments]
            return syntax.And(tuple((a & b).no() for n, a in enumerate(parts) for b in parts[:n]), place)
        if name in ("int", "sum") and len(arguments) == 1:
            value = self.value(arguments[0], scope)
            return value if isinstance(value, Integer) else syntax.SumOfAtoms(_as_expression(value, place), place=place)
        if name == "Int" and len(arguments) == 1:
            return syntax.IntegerAtom(self.integer(arguments[0], scope), place=place)
        if name == "size" and len(arguments) == 1 and name not in self.functions and name not in self.names:
            return syntax.Cardinality(self.expression(arguments[0], scope), place=place)
        if name in _ARITHMETIC and len(arguments) == 2 and not self._is_defined(name, arguments, scope):
            left, right = (self.integer(argument, scope) for argument in arguments)
            return syntax.Arithmetic(_ARITHMETIC[name], left, right, place)
        return None

    def _call(self, name: tree.Name, arguments: Sequence[tree.Node], scope: Scope) -> Value:
        """Inlines the body of a function or a predicate; surplus arguments are joined with the result."""
        called = self._called(name, arguments, scope)
        function, parameters = called.function, called.parameters
        if function in self._calls:
            raise RelationalError(f"{name.text} calls itself", name.place)
        values = {}
        for (parameter, domain), argument in zip(parameters, arguments, strict=False):
            fits = called.home._meets(called.home._domain(domain)) if self._several(argument, scope) else None
            values[parameter] = self.value(argument, scope, fits)
        self._calls.append(function)
        result = called.home.value(function.body, values)
        self._calls.pop()
        if function.result is None and not function.macro:
            if not isinstance(result, Formula):
                raise RelationalError(f"the body of {name.text} is not a formula", function.body.place)
            return result
        for argument in arguments[len(parameters) :]:
            result = join(self.expression(argument, scope), _as_expression(result, name.place), name.place)
        return result

    def _called(self, name: tree.Name, arguments: Sequence[tree.Node], scope: Scope) -> Definition:
        """The function of this name that accepts arguments of this number and these types."""
        given, found = len(arguments), self.functions[name.text]
        exact = [each for each in found if len(each.parameters) == given]
        fewer = [each for each in found if len(each.parameters) < given and each.function.result is not None]
        if not exact and not fewer:
            wanted = " or ".join(dict.fromkeys(str(len(each.parameters)) for each in found))
            raise RelationalError(f"{name.text} takes {wanted} arguments, but {given} are given", name.place)
        found = exact or fewer
        if len(found) > 1:
            found = [each for each in found if self._takes(each, arguments, scope)]
        if len(found) != 1:
            problem = "several fit" if found else "none fits"
            raise RelationalError(f"of the functions that are named {name.text}, {problem} these arguments", name.place)
        return found[0]

    def _takes(self, definition: Definition, arguments: Sequence[tree.Node], scope: Scope) -> bool:
        """Whether a function accepts arguments of these types, and its result joins with the surplus ones."""
        home, parameters = definition.home, definition.parameters
        if len(parameters) > len(arguments):
            return False
        for (_, domain), argument in zip(parameters, arguments, strict=False):
            fits = home._meets(home._domain(domain))
            given = self._type(argument, scope, fits)
            if given is None or (given and fits is not None and not fits(given)):
                return False
        result = definition.function.result
        if len(parameters) == len(arguments) or result is None:
            return True
        given = self._type(arguments[len(parameters)], scope, None)
        return given is not None and bool(joined(given, home.types.of(home._domain(result.domain))))

    def _type(self, node: tree.Node, scope: Scope, fits: Callable[[Type], bool] | None) -> Type | None:
        """The type of an argument; None for formulas."""
        value = self.value(node, scope, fits)
        if isinstance(value, Formula):
            return None
        return INTEGERS if isinstance(value, Integer) else self.types.of(value)

    def _domain(self, domain: tree.Node) -> Expression:
        """The domain of a parameter; unconstrained if it depends on other parameters."""
        try:
            return self.expression(domain, {})
        except RelationalError:
            return syntax.UNIVERSE

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
        """Variables with their domains, the scope that contains them, and the constraints from `disj` and arrows."""
        inner, found, apart = dict(scope), [], []
        for each in declared:
            domain = self.expression(each.domain, inner)
            multiplicity = each.multiplicity or (Multiplicity.ONE if domain.arity == 1 else Multiplicity.SET)
            variables = [Variable(name.text, domain.arity, name.place) for name in each.names]
            for variable in variables:
                found.append(Declaration(variable, domain, multiplicity))
                self.types.known[variable] = self.types.of(domain)
                if isinstance(each.domain, tree.Arrow):
                    apart.append(self.within(variable, each.domain, inner, each.place))
                if each.sequence:
                    apart.append(contiguous(variable, each.place))
                if each.disjoint:
                    earlier = [d.variable for d in found if d.variable in variables and d.variable is not variable]
                    apart += [(variable & other).no() for other in earlier]
            inner.update({variable.name: variable for variable in variables})
        return tuple(found), inner, apart

    def within(self, relation: Expression, node: tree.Node, scope: Scope, place: Place) -> Formula:
        """`relation in node`, where arrow multiplicities constrain the number of tuples from and to each atom."""
        return within(relation, node, lambda each: self.expression(each, scope), place)


def _as_expression(value: Value, place: Place) -> Expression:
    if isinstance(value, Expression):
        return value
    if isinstance(value, Integer):
        return syntax.IntegerAtom(value, place=place)
    raise RelationalError("expected an expression, but this is a formula", place)


def _as_integer(value: Value, place: Place) -> Integer:
    if isinstance(value, Integer):
        return value
    if isinstance(value, Expression):
        if value.arity != 1:
            raise RelationalError(f"expected an integer, but this is a relation of {value.arity} columns", place)
        return syntax.SumOfAtoms(value, place=place)
    raise RelationalError("expected an integer, but this is a formula", place)
