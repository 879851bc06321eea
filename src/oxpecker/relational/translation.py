"""Translates formulas to circuits, using boolean matrices."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from oxpecker.relational import syntax
from oxpecker.relational.circuit import TRUE, Circuit
from oxpecker.relational.matrix import Algebra, Matrix
from oxpecker.relational.numbers import Bits, Numbers, calculate
from oxpecker.relational.operators import (
    ArithmeticOperator,
    BinaryOperator,
    Comparator,
    ConstantKind,
    Multiplicity,
    Quantifier,
    UnaryOperator,
)
from oxpecker.relational.place import RelationalError
from oxpecker.relational.scope import free_variables, integers_in
from oxpecker.relational.syntax import Declaration, Expression, Formula, Integer, Node, Variable
from oxpecker.relational.universe import Bounds

Environment = Mapping[Variable, int]
"""The tuple that each variable in scope is bound to, encoded as a number."""


class Translator:
    """Translates formulas over one set of bounds; shared parts are translated once."""

    def __init__(
        self,
        bounds: Bounds,
        circuit: Circuit,
        wrap_at: int | None = None,
        watch: Callable[[], None] = lambda: None,
    ) -> None:
        self.watch = watch
        self.bounds = bounds
        self.circuit = circuit
        self.algebra = Algebra(circuit, len(bounds.universe))
        self.numbers = Numbers(circuit, wrap_at)
        self.variables: dict[syntax.Relation, dict[tuple[int, ...], int]] = {}
        """The variable of each tuple that a relation may or may not hold."""
        self._relations: dict[syntax.Relation, Matrix] = {}
        self._matrices: dict[tuple[object, ...], Matrix] = {}
        self._closures: dict[int, tuple[Matrix, Matrix]] = {}
        """A matrix, by its identity, and its closure: many nodes may be the closure of one."""
        self._integers: dict[tuple[object, ...], Bits] = {}
        self._literals: dict[tuple[object, ...], int] = {}
        self._free: dict[Node, tuple[Variable, ...]] = {}
        """The free variables of each node that has been asked for."""

    def _key(self, node: Node, scope: Environment) -> tuple[object, ...]:
        """The cache key of a translation: the node, and the bindings of its free variables."""
        free = self._free.get(node)
        if free is None:
            free = self._free[node] = free_variables(node)
        return (node, *map(scope.get, free))

    def relation(self, relation: syntax.Relation) -> Matrix:
        """The matrix of a relation: constants where its bounds agree, variables where they differ."""
        known = self._relations.get(relation)
        if known is None:
            bound = self.bounds[relation]
            chosen = {row: self.circuit.variable() for row in sorted(bound.upper - bound.lower)}
            cells = {self.algebra.pack(row): chosen.get(row, TRUE) for row in sorted(bound.upper)}
            known = self._relations[relation] = Matrix(relation.arity, cells)
            self.variables[relation] = chosen
        return known

    def formula(self, formula: Formula, environment: Environment | None = None) -> int:
        """The literal of a formula."""
        scope = environment or {}
        key = self._key(formula, scope)
        known = self._literals.get(key)
        if known is None:
            known = self._literals[key] = self._formula(formula, scope)
        return known

    def expression(self, expression: Expression, environment: Environment | None = None) -> Matrix:
        """The matrix of an expression."""
        if isinstance(expression, syntax.Relation):
            return self.relation(expression)
        scope = environment or {}
        key = self._key(expression, scope)
        known = self._matrices.get(key)
        if known is None:
            self.watch()
            known = self._matrices[key] = self._expression(expression, scope)
        return known

    def integer(self, integer: Integer, environment: Environment | None = None) -> Bits:
        """The bits of an integer expression."""
        scope = environment or {}
        key = self._key(integer, scope)
        known = self._integers.get(key)
        if known is None:
            known = self._integers[key] = self._integer(integer, scope)
        return known

    def _expression(self, expression: Expression, scope: Environment) -> Matrix:
        match expression:
            case Variable():
                if expression not in scope:
                    raise RelationalError(f"{expression.name} is not bound", expression.place)
                return Matrix(expression.arity, {scope[expression]: TRUE})
            case syntax.Constant():
                return self._constant(expression)
            case syntax.Binary():
                return self._binary(expression, scope)
            case syntax.Join():
                return self.algebra.join(
                    self.expression(expression.left, scope), self.expression(expression.right, scope)
                )
            case syntax.Product():
                left = self.expression(expression.left, scope)
                return self.algebra.product(left, self.expression(expression.right, scope))
            case syntax.Unary():
                return self._unary(expression, scope)
            case syntax.Conditional():
                then, otherwise = self.expression(expression.then, scope), self.expression(expression.otherwise, scope)
                return self.algebra.choose(self.formula(expression.condition, scope), then, otherwise)
            case syntax.Comprehension():
                return self._comprehension(expression, scope)
            case syntax.IntegerAtom():
                return self._integer_atom(expression, scope)
        raise RelationalError(f"{type(expression).__name__} cannot be translated", expression.place)

    def _constant(self, constant: syntax.Constant) -> Matrix:
        match constant.kind:
            case ConstantKind.UNIVERSE:
                return self.algebra.universe()
            case ConstantKind.IDENTITY:
                return self.algebra.identity()
            case ConstantKind.INTEGERS:
                return Matrix(1, dict.fromkeys(self.bounds.universe.integers, TRUE))
            case ConstantKind.NONE:
                return Matrix(constant.arity, {})

    def _binary(self, expression: syntax.Binary, scope: Environment) -> Matrix:
        if _is_identity_of_a_set(expression):
            return self._identity(expression.right.left, scope)  # type: ignore[attr-defined]
        limit = _limit(expression)
        if limit is not None:
            rows, kept, first = limit
            return self.algebra.restricted(self.expression(rows, scope), self.expression(kept, scope), first=first)
        left, right = self.expression(expression.left, scope), self.expression(expression.right, scope)
        match expression.operator:
            case BinaryOperator.UNION:
                return self.algebra.union(left, right)
            case BinaryOperator.INTERSECTION:
                return self.algebra.intersection(left, right)
            case BinaryOperator.DIFFERENCE:
                return self.algebra.difference(left, right)
            case BinaryOperator.OVERRIDE:
                return self.algebra.override(left, right)

    def _identity(self, atoms: Expression, scope: Environment) -> Matrix:
        """The identity of a set, without the matrix of all its pairs."""
        size = self.algebra.size
        return Matrix(2, {atom * size + atom: literal for atom, literal in self.expression(atoms, scope).cells.items()})

    def _unary(self, expression: syntax.Unary, scope: Environment) -> Matrix:
        operand = self.expression(expression.operand, scope)
        match expression.operator:
            case UnaryOperator.TRANSPOSE:
                return self.algebra.transpose(operand)
            case UnaryOperator.CLOSURE:
                return self._closure(operand)
            case UnaryOperator.REFLEXIVE_CLOSURE:
                return self.algebra.union(self._closure(operand), self.algebra.identity())

    def _closure(self, matrix: Matrix) -> Matrix:
        known = self._closures.get(id(matrix))
        if known is None:
            known = self._closures[id(matrix)] = matrix, self.algebra.closure(matrix)
        return known[1]

    def _comprehension(self, expression: syntax.Comprehension, scope: Environment) -> Matrix:
        cells: dict[int, int] = {}
        for guard, bound in self.bindings(expression.declarations, scope):
            holds = self.circuit.both(guard, self.formula(expression.body, bound))
            if holds != -TRUE:
                row = 0
                for declaration in expression.declarations:
                    row = row * self.algebra.size**declaration.variable.arity + bound[declaration.variable]
                cells[row] = holds
        return Matrix(expression.arity, cells)

    def _integer_atom(self, expression: syntax.IntegerAtom, scope: Environment) -> Matrix:
        bits, cells = self.integer(expression.value, scope), {}
        for atom, value in self.bounds.universe.integers.items():
            literal = self.numbers.equal(bits, self.numbers.constant(value))
            if literal != -TRUE:
                cells[atom] = literal
        return Matrix(1, cells)

    def bindings(
        self, declarations: tuple[Declaration, ...], scope: Environment
    ) -> Iterator[tuple[int, Mapping[Variable, int]]]:
        """Every binding of the variables to tuples of their domains, with the literal that makes it valid."""
        if not declarations:
            yield TRUE, scope
            return
        first, *rest = declarations
        if first.multiplicity is not Multiplicity.ONE:
            reason = "this needs higher-order quantification that cannot be skolemized"
            raise RelationalError(f"{first.variable.name} ranges over sets: {reason}", first.variable.place)
        for row, literal in self.expression(first.domain, scope).cells.items():
            inner = {**scope, first.variable: row}
            for guard, bound in self.bindings(tuple(rest), inner):
                yield self.circuit.both(literal, guard), bound

    def _integer(self, integer: Integer, scope: Environment) -> Bits:
        match integer:
            case syntax.IntegerConstant():
                return self.numbers.constant(integer.value)
            case syntax.Cardinality():
                return self.numbers.count(self.expression(integer.operand, scope).cells.values())
            case syntax.SumOfAtoms():
                return self.numbers.sum(self._atoms(integer, scope, self.numbers))
            case syntax.SumOver():
                zero = self.numbers.constant(0)
                return self.numbers.sum(
                    self.numbers.choose(guard, self.integer(integer.body, bound), zero)
                    for guard, bound in self.bindings(integer.declarations, scope)
                )
            case syntax.Arithmetic():
                return self._arithmetic(integer, scope)
            case syntax.IntegerConditional():
                then, otherwise = self.integer(integer.then, scope), self.integer(integer.otherwise, scope)
                return self.numbers.choose(self.formula(integer.condition, scope), then, otherwise)
        raise RelationalError(f"{type(integer).__name__} cannot be translated", integer.place)

    def _atoms(self, integer: syntax.SumOfAtoms, scope: Environment, numbers: Numbers) -> list[Bits]:
        """The integers of a set, with zero for those that it does not hold."""
        values, zero = self.bounds.universe.integers, numbers.constant(0)
        return [
            numbers.choose(literal, numbers.constant(values[atom]), zero)
            for atom, literal in sorted(self.expression(integer.operand, scope).cells.items())
            if atom in values
        ]

    def _arithmetic(self, integer: syntax.Arithmetic, scope: Environment) -> Bits:
        left, right = self.integer(integer.left, scope), self.integer(integer.right, scope)
        return calculate(self.numbers, integer.operator, left, right)

    def _overflows(self, integer: Integer, scope: Environment) -> int:
        """Whether the exact value, computed from parts that wrap around, differs from the one that wraps around."""
        parts = [self._overflows(each, scope) for each in integers_in(integer)]
        exact = Numbers(self.circuit)
        match integer:
            case syntax.IntegerConstant():
                value = exact.constant(integer.value)
            case syntax.Cardinality():
                value = exact.count(self.expression(integer.operand, scope).cells.values())
            case syntax.SumOfAtoms():
                value = self.integer(integer, scope)
                parts.append(self._partial_sums(self._atoms(integer, scope, self.numbers))[1])
            case syntax.SumOver():
                bindings = list(self.bindings(integer.declarations, scope))
                parts += [self.circuit.both(g, self._overflows(integer.body, bound)) for g, bound in bindings]
                value, zero = self.integer(integer, scope), self.numbers.constant(0)
                terms = [self.numbers.choose(g, self.integer(integer.body, bound), zero) for g, bound in bindings]
                parts.append(self._partial_sums(terms)[1])
            case syntax.Arithmetic():
                left, right = self.integer(integer.left, scope), self.integer(integer.right, scope)
                if integer.operator in (ArithmeticOperator.DIVIDE, ArithmeticOperator.REMAINDER):
                    parts.append(exact.equal(right, exact.constant(0)))
                value = self._exact(integer, left, right, scope)
            case _:
                value = self.integer(integer, scope)
        return self.circuit.disjunction([*parts, -exact.equal(value, self.integer(integer, scope))])

    def _partial_sums(self, terms: list[Bits]) -> tuple[Bits, int]:
        """A sum, and whether the sum of one of its halves, quarters and so on overflows: Kodkod adds in this order."""
        if len(terms) < 2:
            return (terms[0] if terms else self.numbers.constant(0)), -TRUE
        middle = len(terms) // 2
        (left, one), (right, other) = self._partial_sums(terms[:middle]), self._partial_sums(terms[middle:])
        total, exact = self.numbers.add(left, right), Numbers(self.circuit)
        return total, self.circuit.disjunction([one, other, -exact.equal(exact.add(left, right), total)])

    def _exact(self, integer: syntax.Arithmetic, left: Bits, right: Bits, scope: Environment) -> Bits:
        """The exact value of an operation; a shift to the left is exact if shifting back restores the number."""
        exact = Numbers(self.circuit)
        if integer.operator is ArithmeticOperator.SHIFT_LEFT:
            result = self.integer(integer, scope)
            restored = exact.equal(self.numbers.shift(result, right, left=False), left)
            return exact.choose(restored, result, exact.add(result, exact.constant(1)))
        if integer.operator in (ArithmeticOperator.SHIFT_RIGHT, ArithmeticOperator.SHIFT_RIGHT_UNSIGNED):
            return self.integer(integer, scope)
        return calculate(exact, integer.operator, left, right)

    def _formula(self, formula: Formula, scope: Environment) -> int:
        match formula:
            case syntax.Truth():
                return TRUE if formula.value else -TRUE
            case syntax.Not():
                return -self.formula(formula.operand, scope)
            case syntax.And():
                return self._all(formula.parts, scope, TRUE)
            case syntax.Or():
                return -self._all(formula.parts, scope, -TRUE)
            case syntax.Iff():
                return self.circuit.same(self.formula(formula.left, scope), self.formula(formula.right, scope))
            case syntax.Comparison():
                left, right = self.expression(formula.left, scope), self.expression(formula.right, scope)
                return self.algebra.equal(left, right) if formula.equal else self.algebra.inside(left, right)
            case syntax.HasTuples():
                return self._has_tuples(formula.multiplicity, self.expression(formula.operand, scope))
            case syntax.Sized():
                return self._sized(formula, scope)
            case syntax.Overflows():
                return self._overflows(formula.operand, scope)
            case syntax.IntegerComparison():
                return self._integer_comparison(formula, scope)
            case syntax.Quantified():
                return self._quantified(formula, scope)
        raise RelationalError(f"{type(formula).__name__} cannot be translated", formula.place)

    def _all(self, parts: tuple[Formula, ...], scope: Environment, sign: int) -> int:
        """The conjunction of the parts, or of their negations; stops at the first false part."""
        found = []
        for part in parts:
            literal = sign * self.formula(part, scope)
            if literal == -TRUE:
                return -TRUE
            found.append(literal)
        return self.circuit.conjunction(found)

    def _has_tuples(self, multiplicity: Multiplicity, matrix: Matrix) -> int:
        match multiplicity:
            case Multiplicity.NO:
                return -self.algebra.some(matrix)
            case Multiplicity.SOME:
                return self.algebra.some(matrix)
            case Multiplicity.LONE:
                return self.algebra.lone(matrix)
            case Multiplicity.ONE:
                return self.circuit.both(self.algebra.some(matrix), self.algebra.lone(matrix))
            case Multiplicity.SET:
                return TRUE

    def _sized(self, formula: syntax.Sized, scope: Environment) -> int:
        exact = Numbers(self.circuit)
        count, size = exact.count(self.expression(formula.operand, scope).cells.values()), exact.constant(formula.size)
        return exact.equal(count, size) if formula.exact else exact.at_most(count, size)

    def _integer_comparison(self, formula: syntax.IntegerComparison, scope: Environment) -> int:
        left, right = self.integer(formula.left, scope), self.integer(formula.right, scope)
        match formula.comparator:
            case Comparator.EQUAL:
                return self.numbers.equal(left, right)
            case Comparator.LESS:
                return self.numbers.less(left, right)
            case Comparator.AT_MOST:
                return self.numbers.at_most(left, right)

    def _quantified(self, formula: syntax.Quantified, scope: Environment) -> int:
        bindings = self.bindings(formula.declarations, scope)
        if formula.quantifier is Quantifier.ALL:
            return self.circuit.conjunction(
                self.circuit.either(-guard, self.formula(formula.body, bound)) for guard, bound in bindings
            )
        holds = [self.circuit.both(guard, self.formula(formula.body, bound)) for guard, bound in bindings]
        some = self.circuit.disjunction(holds)
        match formula.quantifier:
            case Quantifier.SOME:
                return some
            case Quantifier.NO:
                return -some
            case Quantifier.LONE:
                return self.circuit.at_most_one(holds)
            case Quantifier.ONE:
                return self.circuit.both(some, self.circuit.at_most_one(holds))
        raise RelationalError("no such quantifier", formula.place)


def _limit(expression: syntax.Binary) -> tuple[Expression, Expression, bool] | None:
    """The relation, the set, and whether the first columns are meant, of `r & (s -> univ)` or `r & (univ -> s)`.

    So no matrix is made of all pairs.
    """
    if expression.operator is not BinaryOperator.INTERSECTION:
        return None
    for rows, whole in ((expression.left, expression.right), (expression.right, expression.left)):
        if isinstance(whole, syntax.Product):
            first = whole.right is syntax.UNIVERSE
            kept = _without_universe(whole, first=first)
            if kept is not whole:
                return rows, kept, first
    return None


def _without_universe(whole: Expression, *, first: bool) -> Expression:
    while isinstance(whole, syntax.Product) and (whole.right if first else whole.left) is syntax.UNIVERSE:
        whole = whole.left if first else whole.right
    return whole


def _is_identity_of_a_set(expression: syntax.Binary) -> bool:
    """Whether this is `iden & (s -> s)`."""
    left, right = expression.left, expression.right
    if expression.operator is not BinaryOperator.INTERSECTION or left is not syntax.IDENTITY:
        return False
    return isinstance(right, syntax.Product) and right.left is right.right and right.left.arity == 1
