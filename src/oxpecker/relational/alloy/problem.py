"""Translates commands of a module to problems of relational logic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from oxpecker.relational import syntax
from oxpecker.relational.alloy import tree
from oxpecker.relational.alloy.allocation import Allocation, Hierarchy, allocate
from oxpecker.relational.alloy.arrows import contiguous
from oxpecker.relational.alloy.linking import Linked, Whole, link
from oxpecker.relational.alloy.ordering import ordered
from oxpecker.relational.alloy.resolution import Resolver, Scope
from oxpecker.relational.alloy.typing import INTEGERS, Type, Types
from oxpecker.relational.circuit import Circuit
from oxpecker.relational.instance import Instance
from oxpecker.relational.limits import DEFAULT_SCOPE
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
    """Signatures with atoms of their own; those that extend others follow them."""

    def named(self, instance: Instance) -> Instance:
        """The same instance, with each atom named after its most specific signature."""
        universe, numbers = instance.universe, Counter[str]()
        names = list(universe.atoms)
        owners = {
            atom: next((s.name for s in reversed(self.signatures) if (atom,) in instance[s]), "")
            for atom in range(len(names))
            if atom not in universe.integers
        }
        for atom in sorted(owners, key=lambda each: not owners[each]):  # atoms outside of every signature come last
            owner = owners[atom] or names[atom].partition("$")[0]
            names[atom] = f"{owner}${numbers[owner]}"
            numbers[owner] += 1
        return Instance(Universe(tuple(names), universe.integers), instance.relations)


def problem(module: tree.Module, command: tree.Command) -> Problem:
    """The problem of a command: an instance of the facts and its predicate, or of its assertion's negation."""
    return _Builder(module, command).build()


class _Builder:
    def __init__(self, module: tree.Module, command: tree.Command) -> None:
        self.whole: Whole = link(module)
        self.command = self.whole.scoped(command)
        self.hierarchy = Hierarchy(self.whole.flat)
        with_integers = any(_mentions_integers(part.module, command) for part in self.whole.parts)
        self.allocation: Allocation = allocate(self.hierarchy, self.command, with_integers)
        self.bounds = Bounds(self.allocation.universe)
        self.signatures: dict[str, Relation] = {}
        self.fields: dict[tuple[str, str], Relation] = {}
        roots = [s.name.text for s in self.whole.flat.signatures if s.parent is None and not s.within]
        self.types = Types((*roots, "Int"))
        self.resolvers = {part: Resolver(types=self.types) for part in self.whole.parts}
        self.formulas: list[Formula] = []

    def build(self) -> Problem:
        self._signatures()
        for part in self.whole.parts:
            self._functions(part)
            if part.is_ordering:
                self._ordering(part)
            if part.is_sequences:
                self._indices(part)
        for signature in self.whole.flat.signatures:
            self._fields(signature)
        for signature in self.whole.flat.signatures:
            if signature.facts is not None:
                self._appended(signature, signature.facts)
        for part in self.whole.parts:
            for fact in part.module.facts:
                self.formulas += [self.resolvers[part].formula(each, {}) for each in fact.body.parts]
        self.formulas.append(self._goal())
        roots = [s for s in self.hierarchy.signatures.values() if s.parent is None and not s.within]
        own = [self.signatures[s.name.text] for root in roots for s in self.hierarchy.below(root)]
        return Problem(self.command, self.bounds, self.formulas, own)

    def _ordering(self, part: Linked) -> None:
        name = part.signatures["elem"]
        relations = ordered(self.bounds, self.signatures[name], self.allocation.upper[name])
        own = self.types.of(self.signatures[name])
        pairs: Type = frozenset((*row, *row) for row in own)
        for short, relation in relations.items():
            self.types.known[relation] = pairs if relation.arity == 2 else own
            self._name(part, short, relation)
        self._name(part, "prev", ~relations["next"])

    def _indices(self, part: Linked) -> None:
        """`seq/Int`: the integers from zero up to the maximum length of sequences in the scope."""
        given = [scope.size for scope in self.command.scopes if scope.name.text == "seq"]
        overall = DEFAULT_SCOPE if self.command.overall is None else self.command.overall
        length = given[0] if given else overall
        atoms = [atom for atom, value in self.bounds.universe.integers.items() if 0 <= value < length]
        if given and len(atoms) < length:
            raise RelationalError(f"sequences of {length} need more bits of Int", self.command.place)
        relation = Relation("seq/Int", 1)
        self.bounds.fix(relation, frozenset((atom,) for atom in atoms))
        self.types.known[relation] = INTEGERS
        for viewer, _ in self.whole.views(part):
            self.resolvers[viewer].names["seq/Int"] = [relation]

    def _functions(self, part: Linked) -> None:
        seen: dict[str, list[tree.Function]] = {}
        for function in part.module.functions:
            name = function.name.text
            if any(_declared_alike(function, other) for other in seen.get(name, ())):
                raise RelationalError(f"{name} is declared twice", function.name.place)
            seen.setdefault(name, []).append(function)
            for viewer, prefix in self._viewers(part, name):
                if not prefix and viewer is not part and viewer.has_field(name):
                    continue
                self.resolvers[viewer].define(f"{prefix}{name}", function, self.resolvers[part])

    def _viewers(self, home: Linked, name: str) -> list[tuple[Linked, str]]:
        """The modules that see a name of a module, and their prefixes; declared names hide opened ones.

        Fields hide functions. Relations with the same name are resolved by the expressions they are joined with.
        """
        return [
            (viewer, prefix)
            for viewer, prefix in self.whole.views(home)
            if viewer is home or (name not in home.module.private and (prefix or not viewer.declares(name)))
        ]

    def _name(self, home: Linked, name: str, relation: Expression) -> None:
        for viewer, prefix in self._viewers(home, name):
            self.resolvers[viewer].names.setdefault(f"{prefix}{name}", []).append(relation)

    def _signatures(self) -> None:
        tuples = self.bounds.universe.all_tuples
        for name, signature in self.hierarchy.signatures.items():
            relation = Relation(name, 1, signature.name.place)
            lower, upper = self.allocation.lower[name], self.allocation.upper[name]
            self.signatures[name] = self.bounds.bind(relation, tuples(upper), tuples(lower))
            self.types.known[relation] = frozenset((root,) for root in self._roots(signature))
        for part in self.whole.parts:
            parameters = {each.text for each in part.module.parameters}
            for short, name in part.signatures.items():
                if short in parameters:
                    for prefix in ("", "this/"):
                        self.resolvers[part].names[f"{prefix}{short}"] = [self.signatures[name]]
                else:
                    self._name(part, short, self.signatures[name])
        for name, signature in self.hierarchy.signatures.items():
            self._signature(name, signature)
        for name, size in self.allocation.counted.items():
            count, limit = self.signatures[name].count(), IntegerConstant(size.atoms)
            self.formulas.append(count.equals(limit) if size.exact else count.at_most(limit))

    def _roots(self, signature: tree.Signature) -> list[str]:
        """The top-level signatures that contain the atoms of a signature."""
        above = (signature.parent,) if signature.parent else signature.within
        if not above:
            return [signature.name.text]
        return [root for each in above for root in self._roots(self.hierarchy.signatures[each.text])]

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
            self.formulas.append(syntax.compare(own, union, equal=signature.whole, place=place))
        children = [self.signatures[child.name.text] for child in self.hierarchy.children.get(name, [])]
        for number, child in enumerate(children):
            self.formulas += [(child & other).no() for other in children[:number]]
        if signature.abstract and children:
            union = children[0]
            for child in children[1:]:
                union = union + child
            self.formulas.append(syntax.compare(own, union, equal=False, place=place))

    def _fields(self, signature: tree.Signature) -> None:
        owner, home = self.signatures[signature.name.text], self.whole.homes[signature.name.text]
        resolver = self.resolvers[home]
        for declared in signature.fields:
            siblings: list[Relation] = []
            for name in declared.names:
                this = Variable("this", 1, name.place)
                self.types.known[this] = self.types.of(owner)
                scope = self._scope(signature, this)
                domain = resolver.expression(declared.domain, scope)
                relation = Relation(name.text, domain.arity + 1, name.place)
                if (signature.name.text, name.text) in self.fields:
                    raise RelationalError(f"{name.text} is declared twice", name.place)
                self.bounds.bind(relation, self._upper(this, owner, domain))
                self.types.known[relation] = self.types.of(owner * domain)
                siblings.append(relation)
                self._constrain(resolver, declared, relation, this, owner, scope)
            for name, relation in zip(declared.names, siblings, strict=True):
                self.fields[signature.name.text, name.text] = relation
                self._name(home, name.text, relation)
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
        self,
        resolver: Resolver,
        declared: tree.Declared,
        relation: Relation,
        this: Variable,
        owner: Expression,
        scope: Scope,
    ) -> None:
        """Constrains a field to the atoms of its signature, its declared range and its multiplicity."""
        value = join(this, relation)
        parts = [resolver.within(value, declared.domain, scope, declared.place)]
        if declared.sequence:
            parts.append(contiguous(value, declared.place))
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
        """The scope within a signature: its own and inherited fields are those of `this`."""
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
        self.types.known[this] = self.types.of(self.signatures[signature.name.text])
        scope = self._scope(signature, this)
        for part in facts.parts:
            body = self.resolvers[self.whole.homes[signature.name.text]].formula(part, scope)
            declaration = Declaration(this, self.signatures[signature.name.text])
            self.formulas.append(Quantified(Quantifier.ALL, (declaration,), body, part.place))

    def _goal(self) -> Formula:
        body, resolver = self.command.body, self.resolvers[self.whole.main]
        if isinstance(body, tree.Block):
            formula = syntax.conjunction([resolver.formula(part, {}) for part in body.parts] or [syntax.TRUE])
            return syntax.Not(formula, self.command.place) if self.command.check else formula
        assert isinstance(body, tree.Name)
        if self.command.check:
            for home, assertion in self._assertions(body.text):
                parts = tuple(self.resolvers[home].formula(part, {}) for part in assertion.body.parts)
                return syntax.Not(syntax.And(parts, assertion.body.place), assertion.name.place)
        functions = resolver.functions.get(body.text)
        if functions is None:
            kind = "assertion" if self.command.check else "predicate"
            raise RelationalError(f"no such {kind}: {body.text}", body.place)
        return self._some_arguments(functions[0].home, functions[0].function)

    def _assertions(self, name: str) -> Iterator[tuple[Linked, tree.Assertion]]:
        """The assertions that the first module knows by a name, its own first."""
        for part in self.whole.parts:
            prefixes = [prefix for viewer, prefix in self.whole.views(part) if viewer is self.whole.main]
            for assertion in part.module.assertions:
                if any(name == f"{prefix}{assertion.name.text}" for prefix in prefixes):
                    yield part, assertion

    def _some_arguments(self, resolver: Resolver, function: tree.Function) -> Formula:
        """A predicate with existential arguments; for a function, also an existential result."""
        declarations, scope, apart = resolver.declare(function.parameters, {})
        if function.result is None and not function.macro:
            body = resolver.formula(function.body, scope)
        else:
            value = resolver.expression(function.body, scope)
            domain: Expression = value
            if function.result is not None:
                domain = resolver.declare([function.result], scope)[0][0].domain
            result = Variable("result", value.arity, function.name.place)
            declarations = (*declarations, Declaration(result, domain, Multiplicity.SET))
            body = result.equals(value)
        body = syntax.conjunction([*apart, body])
        if self.command.check:
            body = syntax.Not(body, self.command.place)
        if not declarations:
            return body
        return Quantified(Quantifier.SOME, declarations, body, function.name.place)


def _declared_alike(one: tree.Function, other: tree.Function) -> bool:
    """Whether two functions of the same name have the same declared argument types, as written."""
    return [_text(each.domain) for each in one.parameters for _ in each.names] == [
        _text(each.domain) for each in other.parameters for _ in each.names
    ]


def _text(node: tree.Node) -> str:
    return node.text if isinstance(node, tree.Name) else str(node)


def _mentions_integers(module: tree.Module, command: tree.Command) -> bool:
    """Whether the problem needs integer atoms; a universe without them is smaller."""
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
