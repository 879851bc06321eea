"""Commands of a module as problems of relational logic."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from oxpecker.relational import syntax
from oxpecker.relational.alloy import tree
from oxpecker.relational.alloy.allocation import Allocation, Hierarchy, allocate
from oxpecker.relational.alloy.ordering import ordered
from oxpecker.relational.alloy.resolution import Resolver, Scope
from oxpecker.relational.circuit import Circuit
from oxpecker.relational.instance import Instance
from oxpecker.relational.operators import Multiplicity, Quantifier
from oxpecker.relational.place import RelationalError
from oxpecker.relational.syntax import (
    Declaration,
    Expression,
    Formula,
    HasTuples,
    IntegerConstant,
    Quantified,
    Relation,
    Variable,
    join,
)
from oxpecker.relational.translation import Translator
from oxpecker.relational.universe import Bounds, Tuples, Universe


@dataclass(slots=True)
class Problem:
    """Bounds, and the formulas that an instance of a command must satisfy."""

    command: tree.Command
    bounds: Bounds
    formulas: list[Formula] = field(default_factory=list)
    signatures: list[Relation] = field(default_factory=list)
    """Signatures that have atoms of their own, those that extend others after them."""

    def named(self, instance: Instance) -> Instance:
        """The same instance with atoms that are named after the narrowest signature they belong to."""
        universe, numbers = instance.universe, Counter[str]()
        names = list(universe.atoms)
        owners = {
            atom: next((s.name for s in reversed(self.signatures) if (atom,) in instance[s]), "")
            for atom in range(len(names))
            if atom not in universe.integers
        }
        for atom in sorted(owners, key=lambda each: not owners[each]):  # what is in no signature comes last
            owner = owners[atom] or names[atom].partition("$")[0]
            names[atom] = f"{owner}${numbers[owner]}"
            numbers[owner] += 1
        return Instance(Universe(tuple(names), universe.integers), instance.relations)


def problem(module: tree.Module, command: tree.Command) -> Problem:
    """What a command asks for: an instance of the facts and of its predicate, or of its assertion's negation."""
    return _Builder(module, command).build()


_ANY_ORDERING = "util/ordering"


class _Builder:
    def __init__(self, module: tree.Module, command: tree.Command) -> None:
        self.module = module
        self.command = command
        self.hierarchy = Hierarchy(module)
        self.allocation: Allocation = allocate(self.hierarchy, command, _mentions_integers(module, command))
        self.bounds = Bounds(self.allocation.universe)
        self.signatures: dict[str, Relation] = {}
        self.fields: dict[tuple[str, str], Relation] = {}
        self.resolver = Resolver({}, self._functions())
        self.formulas: list[Formula] = []

    def build(self) -> Problem:
        self._signatures()
        self._orderings()
        for signature in self.module.signatures:
            self._fields(signature)
        for signature in self.module.signatures:
            if signature.facts is not None:
                self._appended(signature, signature.facts)
        for fact in self.module.facts:
            self.formulas += [self.resolver.formula(part, {}) for part in fact.body.parts]
        self.formulas.append(self._asked())
        roots = [s for s in self.hierarchy.signatures.values() if s.parent is None and not s.within]
        own = [self.signatures[s.name.text] for root in roots for s in self.hierarchy.below(root)]
        return Problem(self.command, self.bounds, self.formulas, own)

    def _orderings(self) -> None:
        """`to/next` is that of one ordering, `next` that of all: what it is applied to tells which one is meant."""
        several, taken = len(self.module.orderings) > 1, set(self.resolver.names)
        for name, prefix in self.module.orderings:
            relations, functions = ordered(self.bounds, self.signatures[name.text], self.allocation.upper[name.text])
            for short, relation in relations.items():
                self._name(f"{prefix}/{short}", relation)
                if several and short in ("next", "prev"):
                    self._name(f"{_ANY_ORDERING}/{short}", relation)
                if short not in taken and not (several and short in ("first", "last")):
                    self._name(short, relation)
            own, common = functions(prefix), functions(_ANY_ORDERING if several else prefix)
            for short, function in own.items():
                named = {f"{prefix}/{short}": function, short: common[short]}
                self.resolver.functions = {**named, **self.resolver.functions}

    def _functions(self) -> dict[str, tree.Function]:
        found: dict[str, tree.Function] = {}
        for function in self.module.functions:
            if function.name.text in found:
                raise RelationalError(f"{function.name.text} is declared twice", function.name.place)
            found[function.name.text] = function
        return found

    def _name(self, name: str, relation: Expression) -> None:
        self.resolver.names.setdefault(name, []).append(relation)

    def _signatures(self) -> None:
        tuples = self.bounds.universe.all_tuples
        for name, signature in self.hierarchy.signatures.items():
            relation = Relation(name, 1, signature.name.place)
            lower, upper = self.allocation.lower[name], self.allocation.upper[name]
            self.signatures[name] = self.bounds.bind(relation, tuples(upper), tuples(lower))
            self._name(name, relation)
        for name, signature in self.hierarchy.signatures.items():
            self._signature(name, signature)
        for name, size in self.allocation.counted.items():
            count, limit = self.signatures[name].count(), IntegerConstant(size.atoms)
            self.formulas.append(count.equals(limit) if size.exact else count.at_most(limit))

    def _signature(self, name: str, signature: tree.Signature) -> None:
        own, place = self.signatures[name], signature.name.place
        if signature.multiplicity is not Multiplicity.SET:
            self.formulas.append(HasTuples(signature.multiplicity, own, place))
        above: list[Expression] = [self.signatures[each.text] for each in signature.within]
        if signature.parent:
            above = [self.signatures[signature.parent.text]]
        if above:
            union = above[0]
            for each in above[1:]:
                union = union + each
            self.formulas.append(syntax.compare(own, union, equal=False, place=place))
        children = [self.signatures[child.name.text] for child in self.hierarchy.children.get(name, [])]
        for number, child in enumerate(children):
            self.formulas += [(child & other).no() for other in children[:number]]
        if signature.abstract and children:
            union = children[0]
            for child in children[1:]:
                union = union + child
            self.formulas.append(syntax.compare(own, union, equal=False, place=place))

    def _fields(self, signature: tree.Signature) -> None:
        owner = self.signatures[signature.name.text]
        for declared in signature.fields:
            siblings: list[Relation] = []
            for name in declared.names:
                this = Variable("this", 1, name.place)
                scope = self._scope(signature, this)
                domain = self.resolver.expression(declared.domain, scope)
                relation = Relation(name.text, domain.arity + 1, name.place)
                if (signature.name.text, name.text) in self.fields:
                    raise RelationalError(f"{name.text} is declared twice", name.place)
                self.bounds.bind(relation, self._upper(this, owner, domain))
                siblings.append(relation)
                self._constrain(declared, relation, this, owner, scope)
            for name, relation in zip(declared.names, siblings, strict=True):
                self.fields[signature.name.text, name.text] = relation
                self._name(name.text, relation)
            if declared.apart:
                one, other = Variable("this"), Variable("that")
                self.formulas += [
                    syntax.every(one, owner, syntax.every(other, owner - one, (join(one, f) & join(other, f)).no()))
                    for f in siblings
                ]
            if declared.disjoint:
                pairs = [(a, b) for i, a in enumerate(siblings) for b in siblings[:i]]
                this = Variable("this")
                self.formulas += [syntax.every(this, owner, (join(this, a) & join(this, b)).no()) for a, b in pairs]

    def _constrain(
        self, declared: tree.Declared, relation: Relation, this: Variable, owner: Expression, scope: Scope
    ) -> None:
        """A field leads from atoms of its signature only, to where its declaration says, and to as many."""
        value = join(this, relation)
        parts = [self.resolver.within(value, declared.domain, scope, declared.place)]
        unary = value.arity == 1
        multiplicity = declared.multiplicity or (Multiplicity.ONE if unary else Multiplicity.SET)
        if multiplicity is not Multiplicity.SET:
            parts.append(HasTuples(multiplicity, value, declared.place))
        self.formulas.append(
            Quantified(Quantifier.ALL, (Declaration(this, owner),), syntax.conjunction(parts), declared.place)
        )
        columns: Expression = owner
        for _ in range(relation.arity - 1):
            columns = columns * syntax.UNIVERSE
        self.formulas.append(syntax.compare(relation, columns, equal=False, place=declared.place))

    def _upper(self, this: Variable, owner: Expression, domain: Expression) -> Tuples:
        translator = Translator(self.bounds, Circuit())
        found = set()
        for _, scope in translator.bindings((Declaration(this, owner),), {}):
            matrix = translator.expression(domain, scope)
            found |= {(scope[this], *translator.algebra.unpack(row, matrix.arity)) for row in matrix.cells}
        return frozenset(found)

    def _scope(self, signature: tree.Signature, this: Variable) -> Scope:
        """Within a signature its own fields, and those it inherits, are those of `this`."""
        scope: dict[str, syntax.Expression] = {"this": this}
        above: tree.Signature | None = signature
        while above is not None:
            for (owner, name), relation in self.fields.items():
                if owner == above.name.text:
                    scope.setdefault(name, join(this, relation))
            parents = (above.parent,) if above.parent else above.within[:1]
            above = self.hierarchy.signatures[parents[0].text] if parents and parents[0] else None
        return scope

    def _appended(self, signature: tree.Signature, facts: tree.Block) -> None:
        this = Variable("this", 1, signature.name.place)
        scope = self._scope(signature, this)
        for part in facts.parts:
            body = self.resolver.formula(part, scope)
            declaration = Declaration(this, self.signatures[signature.name.text])
            self.formulas.append(Quantified(Quantifier.ALL, (declaration,), body, part.place))

    def _asked(self) -> Formula:
        body = self.command.body
        if isinstance(body, tree.Block):
            formula = syntax.conjunction([self.resolver.formula(part, {}) for part in body.parts] or [syntax.TRUE])
            return syntax.Not(formula, self.command.place) if self.command.check else formula
        assert isinstance(body, tree.Name)
        if self.command.check:
            for assertion in self.module.assertions:
                if assertion.name.text == body.text:
                    parts = tuple(self.resolver.formula(part, {}) for part in assertion.body.parts)
                    return syntax.Not(syntax.And(parts, assertion.body.place), assertion.name.place)
        function = self.resolver.functions.get(body.text)
        if function is None:
            kind = "assertion" if self.command.check else "predicate"
            raise RelationalError(f"there is no {kind} {body.text}", body.place)
        return self._some_arguments(function)

    def _some_arguments(self, function: tree.Function) -> Formula:
        """A predicate with arguments that are to be found; of a function, the result is, too."""
        declarations, scope, apart = self.resolver.declare(function.parameters, {})
        if function.result is None:
            body = self.resolver.formula(function.body, scope)
        else:
            value = self.resolver.expression(function.body, scope)
            declared, _, _ = self.resolver.declare([function.result], scope)
            result = Variable("result", value.arity, function.name.place)
            declarations = (*declarations, Declaration(result, declared[0].domain, Multiplicity.SET))
            body = result.equals(value)
        body = syntax.conjunction([*apart, body])
        if self.command.check:
            body = syntax.Not(body, self.command.place)
        if not declarations:
            return body
        return Quantified(Quantifier.SOME, declarations, body, function.name.place)


def _mentions_integers(module: tree.Module, command: tree.Command) -> bool:
    """Whether atoms for integers are needed: where none is named, a smaller universe is enough."""
    if any(scope.name.text == "Int" for scope in command.scopes):
        return True
    pending: list[object] = [module.signatures, module.facts, module.functions, module.assertions, command.body]
    while pending:
        each = pending.pop()
        if isinstance(each, tree.Name):
            if each.text == "Int":
                return True
        elif isinstance(each, (list, tuple)):
            pending.extend(each)
        elif hasattr(each, "__dataclass_fields__"):
            pending.extend(getattr(each, name) for name in each.__dataclass_fields__)
    return False
