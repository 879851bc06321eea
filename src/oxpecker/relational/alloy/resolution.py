"""Translates Alloy's trees to relational logic: resolves names and overloaded operators."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from difflib import get_close_matches

from oxpecker.relational import syntax
from oxpecker.relational.alloy import tree
from oxpecker.relational.alloy.dialect import Dialect
from oxpecker.relational.alloy.integers import ARITHMETIC, CONSTANTS, constant
from oxpecker.relational.alloy.operations import (
    arrow,
    as_expression,
    as_integer,
    conditional,
    declare,
    infix,
    prefix,
    prime,
    quantification,
)
from oxpecker.relational.alloy.ordering import total_order
from oxpecker.relational.alloy.terms import Choice, MacroUse, Meaning, Partial, Scope, Term, Value, fixed, formula_term
from oxpecker.relational.alloy.typing import (
    ANYTHING,
    FORMULA,
    INTEGER,
    INTEGERS,
    NOTHING,
    STRING,
    Type,
    Types,
    arities,
    crossed,
    has_tuples,
)
from oxpecker.relational.limits import DEEPEST_MACRO
from oxpecker.relational.operators import ConstantKind
from oxpecker.relational.place import Place, RelationalError
from oxpecker.relational.syntax import Expression, Formula, Integer, join


@dataclass(frozen=True, eq=False, slots=True)
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
    """Signatures and fields; several may have the same name."""
    functions: dict[str, list[Definition]] = field(default_factory=dict)
    """Functions and predicates; several may have the same name."""
    types: Types = field(default_factory=Types)
    dialect: Dialect = Dialect.ALLOY_6
    unites: bool = False
    """Whether an ambiguous name means the union of relations, from which joins select."""
    universe: Expression = syntax.UNIVERSE
    identity: Expression = syntax.IDENTITY
    strings: dict[str, Expression] = field(default_factory=dict)
    meta: dict[str, list[Expression]] = field(default_factory=dict)
    """The atoms of `sig$` and `field$`: quantifiers over them are unrolled, because their values differ in type."""
    declaring: bool = False
    """Whether declarations are checked, in which functions may call themselves."""
    _active: set[int] = field(default_factory=set)
    _results: dict[tuple[object, ...], tuple[object, Value]] = field(default_factory=dict)

    def define(self, name: str, function: tree.Function, home: Resolver) -> None:
        """Declares a function or a predicate."""
        self.functions.setdefault(name, []).append(Definition(function, home))

    def formula(self, node: tree.Node, scope: Scope) -> Formula:
        """Translates a node that must be a formula."""
        value = self.term(node, scope).resolve(FORMULA)
        if not isinstance(value, Formula):
            raise RelationalError("expected a formula, but this is an expression", node.place)
        return value

    def expression(self, node: tree.Node, scope: Scope) -> Expression:
        """Translates a node that must be a relation; an integer becomes its atom."""
        return as_expression(self.term(node, scope).value(), node.place)

    def integer(self, node: tree.Node, scope: Scope) -> Integer:
        """Translates a node that must be an integer; a set of integers becomes its sum."""
        term = self.term(node, scope)
        if not term.is_formula and (INTEGER,) not in term.type:
            raise RelationalError("expected an integer, but this is a set of something else", node.place)
        return as_integer(term.resolve(INTEGERS), node.place)

    def total(self, node: tree.Node, scope: Scope) -> Integer:
        """The sum of the integers in any set."""
        term = self.term(node, scope)
        return as_integer(term.resolve(self.types.both(term.type, INTEGERS)), node.place)

    def term(self, node: tree.Node, scope: Scope) -> Term:
        """A node's meaning before overloaded names are resolved."""
        found = self.meaning(node, scope)
        if isinstance(found, MacroUse):
            missing = len(found.function.parameters) - len(found.arguments)
            raise RelationalError(f"{found.function.name.text} lacks {missing} arguments", node.place)
        return found

    def meaning(self, node: tree.Node, scope: Scope) -> Meaning:
        """A term, or a macro that lacks arguments."""
        match node:
            case tree.Name():
                return self._name(node, scope)
            case tree.Number():
                return fixed(syntax.IntegerConstant(node.value, node.place), INTEGERS, node.place)
            case tree.Text():
                if node.text not in self.strings:
                    raise RelationalError("strings are not available here", node.place)
                return fixed(self.strings[node.text], frozenset({(STRING,)}), node.place)
            case tree.Prefix():
                return prefix(self, node, scope)
            case tree.Prime():
                return prime(self, node, scope)
            case tree.Infix():
                return infix(self, node, scope)
            case tree.Arrow():
                return arrow(self, node, scope)
            case tree.Choice():
                return conditional(self, node, scope)
            case tree.Application():
                return self._application(node, scope)
            case tree.Let():
                return self._let(node, scope)
            case tree.Block():
                if len(node.parts) == 1:
                    return self.meaning(node.parts[0], scope)
                return formula_term(
                    node.place, lambda: syntax.And(tuple(self.formula(each, scope) for each in node.parts), node.place)
                )
        return self._declaring(node, scope)

    def _declaring(self, node: tree.Quantification | tree.SumOf | tree.SetOf, scope: Scope) -> Term:
        match node:
            case tree.Quantification():
                return formula_term(node.place, lambda: quantification(self, node, scope))
            case tree.SumOf():
                return fixed(self._sum(node, scope), INTEGERS, node.place)
        declarations, inner, apart = declare(self, node.declared, scope)
        type_of: Type = frozenset({()})
        for each in declarations:
            type_of = crossed(type_of, self.types.of(each.variable))

        def resolve(_: Type) -> Value:
            body = syntax.conjunction([*apart, self.formula(node.body, inner)])
            return syntax.comprehension(declarations, body, node.place)

        return Term(type_of, node.place, resolve)

    def _sum(self, node: tree.SumOf, scope: Scope) -> Integer:
        declarations, inner, apart = declare(self, node.declared, scope)
        summand = self.integer(node.body, inner)
        if apart:
            guard, zero = syntax.conjunction(apart), syntax.IntegerConstant(0, node.place)
            summand = syntax.IntegerConditional(guard, summand, zero, node.place)
        return syntax.SumOver(declarations, summand, node.place)

    def _let(self, node: tree.Let, scope: Scope) -> Meaning:
        for name, bound in node.names:
            meaning = self.meaning(bound, scope)
            if isinstance(meaning, Term):
                if meaning.choice is not None and len({each.is_formula for each in meaning.choice.complete}) > 1:
                    raise self._ambiguous(meaning.choice)
                meaning = fixed(meaning.value(), meaning.type, bound.place)
            scope = scope.bind({name.text: meaning})
        return self.meaning(node.body, scope)

    # Names and calls

    def _name(self, node: tree.Name, scope: Scope) -> Meaning:
        if node.text in scope:
            return scope.variables[node.text]
        name = node.text.removeprefix("@")
        built_in = self._built_in_name(name, node.place)
        if built_in is not None:
            return built_in
        relations = self.names.get(name, [])
        if self.unites and len({each.arity for each in relations if each.arity > 1}) == 1 < len(relations):
            relations = [united(relations)]
        found: list[Term | Partial] = [self._relation(node, each, scope) for each in relations]
        for definition in self.functions.get(name, ()):
            if definition.function.macro:
                use = MacroUse(definition.function, definition.home, (), node.place, scope.depth)
                return self._expanded(use)
            if scope.calls:
                found += self._function(definition, node, scope)
        if found:
            return self._choice(Choice(found, node.place, name, len(found) > 1))
        known = [*scope.variables, *self.names, *self.functions]
        near = get_close_matches(name, known, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise RelationalError(f"unknown name {name}{hint}", node.place)

    def _built_in_name(self, name: str, place: Place) -> Term | None:
        if name in ("univ", "iden", "none", "Int", "int"):
            arity = 2 if name == "iden" else 1
            values = {"univ": self.universe, "iden": self.identity, "none": syntax.NONE}
            sets = {"univ": ANYTHING, "iden": ANYTHING, "none": NOTHING}
            type_of: Type = frozenset({(sets.get(name, INTEGER),) * arity})
            return fixed(values.get(name, syntax.INTEGERS), type_of, place)
        if name in CONSTANTS:
            value = constant(name)
            return fixed(value, frozenset({(INTEGER,) * value.arity}), place)
        return None

    def _relation(self, node: tree.Name, relation: Expression, scope: Scope) -> Term:
        type_of = self.types.of(relation)
        whole = fixed(relation, type_of, node.place, label=node.text)
        if scope.this is None or relation.arity == 1:
            return whole
        if relation not in scope.own:
            whole.weight = 1
            return whole
        if node.text.startswith("@"):
            return whole
        return self._join(scope.this, whole, node.place)

    def _function(self, definition: Definition, node: tree.Name, scope: Scope) -> list[Term | Partial]:
        label = node.text
        if not definition.parameters:
            return [self._call(definition, (), node.place, 0, label)]
        found: list[Term | Partial] = [Partial(definition, (), node.place, 0, label)]
        if scope.this is not None and self._accepts(definition, (scope.this,)):
            found.append(self._applied(Partial(definition, (), node.place, 1, label), scope.this))
        return found

    def _choice(self, choice: Choice) -> Term:
        complete = choice.complete
        types = [each.type for each in complete]
        return Term(frozenset().union(*types), choice.place, lambda wanted: self._chosen(choice, wanted), choice=choice)

    def _chosen(self, choice: Choice, wanted: Type) -> Value:
        found = choice.chosen(self.types, wanted)
        if len(found) > 1:
            found = [each for each in found if _resolves(each, wanted)]
            if not found:
                raise self._ambiguous(choice)
        if len(found) == 1:
            return found[0].resolve(wanted)
        if not found:
            partial = [each for each in choice.candidates if isinstance(each, Partial)]
            if not partial or choice.complete:
                raise RelationalError(f"no meaning of {choice.name} fits here", choice.place)
            wants = " or ".join(dict.fromkeys(str(len(each.function.parameters)) for each in partial))
            given = len(partial[0].arguments)
            raise RelationalError(f"{choice.name} takes {wants} arguments, but {given} are given", choice.place)
        parts = [self._resolved_type(each.resolve(wanted), each.type) for each in found]
        columns = set[int]().union(*map(arities, parts))
        if len(columns) == 1 and not any(each.is_formula for each in found) and not any(map(has_tuples, parts)):
            return syntax.Constant(ConstantKind.NONE, min(columns), choice.place)
        raise self._ambiguous(choice)

    def _resolved_type(self, value: Value, declared: Type) -> Type:
        """The type of a value after the names in it were resolved, which may be narrower than before."""
        if isinstance(value, syntax.Join):
            left, right = (self._resolved_type(each, self.types.of(each)) for each in (value.left, value.right))
            return self.types.joined(left, right)
        return self.types.known.get(value, declared) if isinstance(value, Expression) else declared

    def _ambiguous(self, choice: Choice) -> RelationalError:
        name = choice.name
        known = [*self.names, *self.functions]
        paths = dict.fromkeys(n for n in known if n.endswith(f"/{name}") and not n.startswith("this/"))
        shortest = [path for path in paths if not any(path.endswith(f"/{other}") for other in paths)]
        qualified = {id(each) for path in paths for each in self.names.get(path, ())}
        fields = [each for each in self.names.get(name, ()) if each.arity > 1 and id(each) not in qualified]
        owners = [owner for each in fields for owner in sorted({row[0] for row in self.types.of(each)})]
        meanings = dict.fromkeys([*(f"{owner} <: {name}" for owner in owners), *shortest])
        hint = f": {' or '.join(meanings)}" if meanings else ""
        return RelationalError(f"{name} is ambiguous here{hint}", choice.place)

    def _accepts(self, definition: Definition, arguments: Sequence[Term]) -> bool:
        """Whether a function takes arguments of these types as its first ones."""
        scope = Scope(calls=False)
        for (name, domain), argument in zip(definition.parameters, arguments, strict=False):
            wanted = definition.home.domain(domain, scope).type
            if argument.is_formula or not arities(wanted) & arities(argument.type):
                return False
            if has_tuples(wanted) and has_tuples(argument.type) and not self.types.overlap(wanted, argument.type):
                return False
            scope = scope.bind({name: argument})
        return True

    def _applied(self, partial: Partial, argument: Term) -> Term | Partial:
        """A function with one more argument."""
        arguments = (*partial.arguments, argument)
        definition = partial.function
        assert isinstance(definition, Definition)
        if len(arguments) < len(definition.parameters):
            return Partial(definition, arguments, partial.place, partial.weight, partial.label)
        if not self._accepts(definition, arguments):
            raise RelationalError(f"{partial.label} does not take arguments of these types", partial.place)
        return self._call(definition, arguments, partial.place, partial.weight, partial.label)

    def _call(self, definition: Definition, arguments: tuple[Term, ...], place: Place, weight: int, label: str) -> Term:
        result, home = definition.function.result, definition.home
        type_of = FORMULA
        if result is not None:
            given = zip(definition.parameters, arguments, strict=True)
            bound = {name: argument for (name, _), argument in given}
            type_of = home.domain(result.domain, Scope(bound, calls=False)).type
        return Term(type_of, place, lambda _: self._inlined(definition, arguments, place), weight, label)

    def _inlined(self, definition: Definition, arguments: Sequence[Term], place: Place) -> Value:
        """The body of a function or a predicate with its arguments in place; equal calls share their value."""
        function, home = definition.function, definition.home
        values, scope = list[Value](), Scope(calls=False)
        for (name, domain), argument in zip(definition.parameters, arguments, strict=True):
            wanted = home.domain(domain, scope).type
            values.append(argument.resolve(wanted))
            scope = scope.bind({name: fixed(values[-1], wanted, argument.place)})
        scope = replace(scope, calls=True)
        key = (function, *map(id, values))
        if key in home._results:
            return home._results[key][1]
        if id(function) in home._active:
            return self._recursive(definition, scope, place)
        with home.inside(function):
            if function.result is None:
                result: Value = home.formula(function.body, scope)
            else:
                result = home.term(function.body, scope).value()
                if isinstance(result, Formula):
                    raise RelationalError(f"the body of {function.name.text} is a formula", function.body.place)
        home._results[key] = values, result
        return result

    @contextmanager
    def inside(self, function: tree.Function) -> Iterator[None]:
        """While the body of a function is resolved, a call of it would call itself."""
        self._active.add(id(function))
        try:
            yield
        finally:
            self._active.discard(id(function))

    def _recursive(self, definition: Definition, scope: Scope, place: Place) -> Value:
        """A function that calls itself: a mistake where it is used, but not where it is declared."""
        function = definition.function
        if not self.declaring:
            raise RelationalError(f"{function.name.text} calls itself", place)
        if function.result is None:
            return syntax.TRUE
        domain = definition.home.domain(function.result.domain, replace(scope, calls=False))
        return syntax.Constant(ConstantKind.NONE, max(arities(domain.type)), place)

    def domain(self, node: tree.Node, scope: Scope) -> Term:
        """What a declaration ranges over, whose multiplicities are looked at elsewhere."""
        return self.term(tree.without_multiplicities(node), scope)

    def _expanded(self, use: MacroUse) -> Meaning:
        """The body of a macro, once it has all arguments."""
        names = [name.text for each in use.function.parameters for name in each.names]
        if len(use.arguments) < len(names):
            return use
        if use.depth >= DEEPEST_MACRO:
            raise RelationalError(f"macros nested more than {DEEPEST_MACRO} times", use.place)
        assert isinstance(use.home, Resolver)
        bound = dict(zip(names, use.arguments, strict=True))
        body = tree.without_multiplicities(use.function.body)
        return use.home.meaning(body, Scope(bound, depth=use.depth + 1))

    # Joins

    def _application(self, node: tree.Application, scope: Scope) -> Meaning:
        function = node.function
        if isinstance(function, tree.Name) and function.text not in scope:
            built_in = self._built_in(function.text, node.arguments, scope, node.place)
            if built_in is not None:
                return built_in
        elif self._calls_arithmetic(function, node.arguments):
            assert isinstance(function, tree.Infix)
            whole = tree.Application(function.right, (function.left, *node.arguments), node.place)
            return self._application(whole, scope)
        found = self.meaning(function, scope)
        for argument in node.arguments:
            found = self.joined(self.meaning(argument, scope), found, node.place)
        return found

    def _calls_arithmetic(self, function: tree.Node, arguments: Sequence[tree.Node]) -> bool:
        """Whether this is `a.plus[b]` where no module declares `plus`."""
        if not isinstance(function, tree.Infix) or function.operator != "." or len(arguments) != 1:
            return False
        right = function.right
        return isinstance(right, tree.Name) and right.text in ARITHMETIC and right.text not in self.functions

    def joined(self, left: Meaning, right: Meaning, place: Place) -> Meaning:
        """`left.right`, or `right` called with one more argument."""
        if isinstance(right, MacroUse):
            more = MacroUse(right.function, right.home, (*right.arguments, left), place, right.depth)
            return self._expanded(more)
        if isinstance(left, MacroUse):
            raise RelationalError(f"{left.function.name.text} lacks arguments", left.place)
        if left.is_formula:
            raise RelationalError("expected an expression, but this is a formula", left.place)
        if right.choice is None:
            return self._join(left, right, place)
        found: list[Term | Partial] = []
        problems: list[RelationalError] = []
        for each in right.choice.candidates:
            try:
                found.append(self._applied(each, left) if isinstance(each, Partial) else self._join(left, each, place))
            except RelationalError as problem:
                problems.append(problem)
        if not found:
            raise self._misfit(right.choice, problems)
        return self._choice(Choice(found, place, right.choice.name, right.choice.several))

    def _misfit(self, choice: Choice, problems: list[RelationalError]) -> RelationalError:
        if len(problems) == 1:
            return problems[0]
        functions = any(isinstance(each, Partial) for each in choice.candidates)
        kind = "functions" if functions else "relations"
        return RelationalError(f"of the {kind} that are named {choice.name}, none fits here", choice.place)

    def _join(self, left: Term, right: Term, place: Place) -> Term:
        if right.is_formula:
            raise RelationalError("expected an expression, but this is a formula", right.place)
        type_of = self.types.joined(left.type, right.type)
        if not type_of:
            raise RelationalError("two sets cannot be joined: the result would have no columns", place)

        def resolve(wanted: Type) -> Value:
            lefts, rights = self.types.joining(left.type, right.type, wanted)
            one = as_expression(left.resolve(lefts), left.place)
            return join(one, as_expression(right.resolve(rights), right.place), place)

        return Term(type_of, place, resolve, right.weight, right.label)

    def _built_in(self, name: str, arguments: Sequence[tree.Node], scope: Scope, place: Place) -> Term | None:
        """`int[e]`, `sum[e]`, `Int[i]`, `disj[a, b]`, `pred/totalOrder[..]`; `plus[i, j]` without its module."""
        count = len(arguments)
        if name == "disj":
            return formula_term(place, lambda: self._disjoint(arguments, scope, place))
        if name == "pred/totalOrder" and count == 3:
            return formula_term(place, lambda: total_order(*(self.expression(each, scope) for each in arguments)))
        if name in ("int", "sum") and count == 1:
            return fixed(self.total(arguments[0], scope), INTEGERS, place)
        if name == "Int" and count == 1 and (INTEGER,) in self.term(arguments[0], scope).type:
            # A set of integers stays as it is: only numbers become atoms.
            return fixed(self.term(arguments[0], scope).resolve(INTEGERS), INTEGERS, place)
        if name in self.functions or name in self.names:
            return None
        if name == "size" and count == 1 and self.dialect is Dialect.ALLOY_4:
            return fixed(syntax.Cardinality(self.expression(arguments[0], scope), place), INTEGERS, place)
        if name in ARITHMETIC and count == 2:
            left, right = (self.integer(argument, scope) for argument in arguments)
            return fixed(syntax.Arithmetic(ARITHMETIC[name], left, right, place), INTEGERS, place)
        return None

    def _disjoint(self, arguments: Sequence[tree.Node], scope: Scope, place: Place) -> Formula:
        parts = [self.expression(argument, scope) for argument in arguments]
        return syntax.And(tuple((a & b).no() for n, a in enumerate(parts) for b in parts[:n]), place)


def _resolves(candidate: Term, wanted: Type) -> bool:
    """Whether the names within a candidate can be resolved."""
    try:
        candidate.resolve(wanted)
    except RelationalError:
        return False
    return True


def united(relations: Sequence[Expression]) -> Expression:
    """The union of relations of equal arity."""
    found = relations[0]
    for each in relations[1:]:
        found = found + each
    return found
