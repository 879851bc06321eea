"""Translates commands of a module to problems of relational logic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import overload

from oxpecker.relational import syntax
from oxpecker.relational.alloy import tree
from oxpecker.relational.alloy.allocation import Allocation, Hierarchy, allocate, bit_width, sequence_length
from oxpecker.relational.alloy.arrows import contiguous, within
from oxpecker.relational.alloy.dialect import Dialect
from oxpecker.relational.alloy.labels import schema_of
from oxpecker.relational.alloy.linking import BUILT_IN, Linked, Whole, link
from oxpecker.relational.alloy.literals import mentions_integers, parts_of, string_atoms
from oxpecker.relational.alloy.meta import ABSOLUTE, FIELDS, SIGNATURES
from oxpecker.relational.alloy.operations import counted_set, declare, domain_of, domain_value
from oxpecker.relational.alloy.ordering import ordered
from oxpecker.relational.alloy.parser import default_command
from oxpecker.relational.alloy.resolution import Resolver, united
from oxpecker.relational.alloy.schema import Schema
from oxpecker.relational.alloy.steps import Steps, steps_of
from oxpecker.relational.alloy.terms import Scope, fixed
from oxpecker.relational.alloy.typing import INDEX, INTEGERS, STRING, Type, Types, crossed, has_tuples
from oxpecker.relational.circuit import Circuit
from oxpecker.relational.instance import Instance
from oxpecker.relational.limits import SMALL_BIT_WIDTH
from oxpecker.relational.operators import Multiplicity, Quantifier, TemporalOperator
from oxpecker.relational.place import RelationalError
from oxpecker.relational.scope import changes
from oxpecker.relational.syntax import (
    Declaration,
    Expression,
    Formula,
    HasTuples,
    Quantified,
    Relation,
    Variable,
    join,
)
from oxpecker.relational.temporal import Temporal
from oxpecker.relational.traces import PROPOSITION, Trace
from oxpecker.relational.translation import Translator
from oxpecker.relational.universe import Bounds, Tuples, Universe, universe


@dataclass(slots=True)
class Problem:
    """Bounds, and the formulas that an instance of a command must satisfy."""

    command: tree.Command
    bounds: Bounds
    formulas: list[Formula] = field(default_factory=list)
    signatures: list[Relation] = field(default_factory=list)
    """Signatures with atoms of their own; those that extend others follow them."""
    variable: frozenset[Relation] = frozenset()
    """The relations that may change from state to state."""
    steps: Steps | None = None
    """The lengths of traces; None if nothing changes."""
    bit_width: int = 0
    schema: Schema = field(default_factory=Schema)
    resolver: Resolver = field(default_factory=Resolver)
    """Resolves the names of the module that has the command."""

    @overload
    def named(self, found: Instance) -> Instance: ...
    @overload
    def named(self, found: Trace) -> Trace: ...
    def named(self, found: Instance | Trace) -> Instance | Trace:
        """The same instance or trace, with each atom named after its most specific signature."""
        if isinstance(found, Instance):
            return Instance(self._renamed([found]), found.relations)
        universe = self._renamed(found.states)
        return Trace(tuple(Instance(universe, each.relations) for each in found.states), found.loop)

    def _renamed(self, states: Sequence[Instance]) -> Universe:
        universe, numbers = states[0].universe, Counter[str]()
        names = list(universe.atoms)
        specific = list(reversed(self.signatures))
        owners = {
            atom: next((s.name for s in specific if any((atom,) in state[s] for state in states)), "")
            for atom in range(len(names))
            if atom not in universe.integers and "$" in names[atom]
        }
        for atom in sorted(owners, key=lambda each: not owners[each]):  # atoms outside of every signature come last
            owner = owners[atom] or names[atom].partition("$")[0]
            names[atom] = f"{owner}${numbers[owner]}"
            numbers[owner] += 1
        return Universe(tuple(names), universe.integers)


def problem(module: tree.Module, command: tree.Command) -> Problem:
    """The problem of a command: an instance of the facts and its predicate, or of its assertion's negation."""
    return _Builder(module, command).build()


def check_declarations(module: tree.Module) -> None:
    """Raises an error for the first mistake in a declaration, also in one that no command uses."""
    builder = _Builder(module, default_command(module))
    builder.build()
    builder.check_declarations()


class _Builder:
    def __init__(self, module: tree.Module, command: tree.Command) -> None:
        self.whole: Whole = link(module)
        self.command = self.whole.scoped(command)
        self.hierarchy = Hierarchy(self.whole.flat)
        self.allocation: Allocation = allocate(self.hierarchy, self.command)
        self.strings = string_atoms([part.module for part in self.whole.parts], self.command)
        self.bounds = Bounds(self._universe())
        self.signatures: dict[str, Relation] = {}
        self.fields: dict[tuple[str, str], Relation] = {}
        self.types = Types()
        self.resolvers = {part: Resolver(types=self.types, dialect=module.dialect) for part in self.whole.parts}
        self.variable: set[Relation] = set()
        self.built_in: set[Relation] = set()
        self.formulas: list[Formula] = []

    def _universe(self) -> Universe:
        width = bit_width(self.command)
        modules = [part.module for part in self.whole.parts if not part.is_library]
        if width > SMALL_BIT_WIDTH and not mentions_integers(modules, self.command):
            width = 0
        return universe([*self.allocation.atoms, *self.strings, PROPOSITION], width)

    def build(self) -> Problem:
        self._signatures()
        self._built_in_sets()
        for part in self.whole.parts:
            self._functions(part)
            if part.is_ordering:
                self._ordering(part)
        for signature in self.hierarchy.downwards():
            self._fields(signature)
        for signature in self.hierarchy.signatures.values():
            if signature.facts is not None:
                self._appended(signature, signature.facts)
        for part in self.whole.parts:
            for fact in part.module.facts:
                self.formulas += [self.resolvers[part].formula(each, Scope()) for each in fact.body.parts]
        self.formulas.append(self._goal())
        own = [self.signatures[s.name.text] for root in self.hierarchy.roots for s in self.hierarchy.below(root)]
        variable = frozenset(self.variable)
        temporal = bool(variable) or any(changes(formula, variable) for formula in self.formulas)
        return Problem(
            self.command,
            self.bounds,
            self.formulas,
            own,
            variable,
            steps_of(self.command, temporal),
            bit_width(self.command),
            schema_of(self.whole, self.hierarchy, self.signatures, self.fields, self.types, self.built_in),
            self.resolvers[self.whole.main],
        )

    def check_declarations(self) -> None:
        """Resolves the predicates, functions and assertions of all modules but the library."""
        for resolver in self.resolvers.values():
            resolver.declaring = True
        for part in self.whole.parts:
            if part.is_library:
                continue
            resolver = self.resolvers[part]
            for function in part.module.functions:
                if not function.macro:
                    self._some_arguments(resolver, function)
            for assertion in part.module.assertions:
                for each in assertion.body.parts:
                    resolver.formula(each, Scope())

    def _holds(self, *formulas: Formula) -> None:
        """Adds formulas that hold in every state."""
        for each in formulas:
            always = changes(each, self.variable)
            self.formulas.append(Temporal(TemporalOperator.ALWAYS, (each,), each.place) if always else each)

    def _ordering(self, part: Linked) -> None:
        name = part.signatures["elem"]
        own = self._set(name)
        atoms = self.allocation.upper.get(name) or [str(value) for value in self.bounds.universe.integers.values()]
        if not isinstance(own, Relation) or own in self.variable:
            own = self.bounds.fix(Relation(name, 1), self.bounds.universe.tuples(*atoms))
        relations, formulas = ordered(self.bounds, own, atoms)
        self.formulas += formulas
        row = self.types.of(self._set(name))
        for short, relation in relations.items():
            self.types.known[relation] = crossed(row, row) if relation.arity == 2 else row
            self._name(part, short, relation)
        before = ~relations["next"]
        self.types.known[before] = crossed(row, row)
        self._name(part, "prev", before)

    def _built_in_sets(self) -> None:
        """`univ`, `iden`, `String` and its constants, and `seq/Int`, in every module."""
        atoms = self.bounds.universe.tuples
        text: Type = frozenset({(STRING,)})
        strings = self.bounds.fix(Relation(STRING, 1), atoms(*self.strings))
        constants: dict[str, Expression] = {
            each: self.bounds.fix(Relation(each, 1), atoms(each)) for each in self.strings
        }
        self.built_in.update(relation for relation in self.bounds if relation not in self.signatures.values())
        length = sequence_length(self.command)
        rows = frozenset((atom,) for atom, value in self.bounds.universe.integers.items() if 0 <= value < length)
        indices = self.bounds.fix(Relation(INDEX, 1), rows)
        self.built_in.add(indices)
        self.types.known.update({strings: text, indices: frozenset({(INDEX,)}), syntax.INTEGERS: INTEGERS})
        roots: list[Expression] = [self.signatures[root.name.text] for root in self.hierarchy.roots]
        everything = united([*roots, syntax.INTEGERS, strings])
        for resolver in self.resolvers.values():
            resolver.names[INDEX], resolver.names[STRING] = [indices], [strings]
            resolver.universe = everything
            resolver.identity = syntax.IDENTITY & (everything * everything)
            resolver.strings = constants
            resolver.meta = {name: self._children(name) for name in (SIGNATURES, FIELDS)}
        for part in self.whole.parts:
            for short, name in part.signatures.items():
                if name in BUILT_IN:
                    self.resolvers[part].names[short] = [self._set(name)]

    def _children(self, name: str) -> list[Expression]:
        return [self.signatures[child.name.text] for child in self.hierarchy.children.get(name, ())]

    def _set(self, name: str) -> Expression:
        """A signature or a built-in set by its name in the linked whole."""
        if name in self.signatures:
            return self.signatures[name]
        if name == "Int":
            return syntax.INTEGERS
        resolver = self.resolvers[self.whole.main]
        if name in (INDEX, STRING):
            return resolver.names[name][0]
        return resolver.universe if name == "univ" else syntax.NONE

    def _functions(self, part: Linked) -> None:
        for function in part.module.functions:
            name = function.name.text
            for viewer, prefix in self._viewers(part, name):
                self.resolvers[viewer].define(f"{prefix}{name}", function, self.resolvers[part])

    def _viewers(self, home: Linked, name: str) -> list[tuple[Linked, str]]:
        """The modules that see a name of a module, and their prefixes."""
        private = name in home.module.private
        return [(viewer, prefix) for viewer, prefix in self.whole.views(home, name) if viewer is home or not private]

    def _name(self, home: Linked, name: str, relation: Expression) -> None:
        for viewer, prefix in self._viewers(home, name):
            self.resolvers[viewer].names.setdefault(f"{prefix}{name}", []).append(relation)

    def _signatures(self) -> None:
        tuples = self.bounds.universe.all_tuples
        for signature in self.hierarchy.downwards():
            name = signature.name.text
            relation = Relation(name, 1, signature.name.place)
            lower, upper = self.allocation.lower[name], self.allocation.upper[name]
            rows = tuples(upper) | self._built_in_atoms(signature)
            self.signatures[name] = self.bounds.bind(relation, rows, tuples(lower))
            if signature.parent:
                self.types.parents[name] = signature.parent.text
                if signature.parent.text in (SIGNATURES, FIELDS):
                    for resolver in self.resolvers.values():
                        resolver.names[f"{ABSOLUTE}{name}"] = [relation]
            self.types.known[relation] = frozenset((each,) for each in self._kinds(signature))
            if signature.variable:
                self.variable.add(relation)
        for part in self.whole.parts:
            parameters = {each.text for each in part.module.parameters}
            for short, name in part.signatures.items():
                if short in parameters and name in self.signatures:
                    for prefix in ("", "this/"):
                        self.resolvers[part].names[f"{prefix}{short}"] = [self.signatures[name]]
                elif name in self.signatures:
                    self._name(part, short, self.signatures[name])
        for name, signature in self.hierarchy.signatures.items():
            self._signature(name, signature)
        for name, size in self.allocation.counted.items():
            self._holds(syntax.Sized(self.signatures[name], size.atoms, size.exact))

    def _built_in_atoms(self, signature: tree.Signature) -> Tuples:
        """The integers and strings that a subset may contain."""
        found: set[tuple[int, ...]] = set()
        for each in signature.within:
            if each.text in ("Int", "univ"):
                found |= {(atom,) for atom in self.bounds.universe.integers}
            if each.text in (STRING, "univ"):
                found |= self.bounds.universe.tuples(*self.strings)
            if each.text == "univ":
                found |= self.bounds.universe.tuples(*self.allocation.atoms)
            if each.text in self.hierarchy.signatures:
                found |= self._built_in_atoms(self.hierarchy.signatures[each.text])
        return frozenset(found)

    def _kinds(self, signature: tree.Signature) -> list[str]:
        """The signatures with atoms of their own that contain the atoms of a signature."""
        if not signature.within:
            return [signature.name.text]
        found = []
        for each in signature.within:
            above = self.hierarchy.signatures.get(each.text)
            found += self._kinds(above) if above else [each.text]
        return found

    def _signature(self, name: str, signature: tree.Signature) -> None:
        own, place = self.signatures[name], signature.name.place
        if signature.multiplicity is not Multiplicity.SET:
            self._holds(HasTuples(signature.multiplicity, own, place))
        above = [self._set(each) for each in self.hierarchy.above(signature) if each != "univ"]
        if above:
            self._holds(syntax.compare(own, united(above), equal=signature.whole, place=place))
        children = [self.signatures[child.name.text] for child in self.hierarchy.children.get(name, [])]
        for number, child in enumerate(children):
            self._holds(*((child & other).no() for other in children[:number]))
        if signature.abstract and children:
            self._holds(syntax.compare(own, united(children), equal=False, place=place))
        if children and any(each in self.variable for each in (own, *children)):
            self._classes_for_ever(own, children)

    def _classes_for_ever(self, parent: Relation, children: list[Relation]) -> None:
        """An atom that is ever in a signature is never in another one with the same parent, nor in the rest of it."""
        rest: Expression = parent - united(children)
        atom = Variable("atom")
        for child in children:
            others = united([*(each for each in children if each is not child), rest])
            ever = Temporal(TemporalOperator.EVENTUALLY, (atom.inside(child),))
            never = Temporal(TemporalOperator.ALWAYS, (syntax.Not(atom.inside(others)),))
            self.formulas.append(syntax.every(atom, syntax.UNIVERSE, ever.implies(never)))

    def _fields(self, signature: tree.Signature) -> None:
        owner, home = self.signatures[signature.name.text], self.whole.homes[signature.name.text]
        for declared in signature.fields:
            siblings: list[Relation] = []
            for name in declared.names:
                if (signature.name.text, name.text) in self.fields:
                    raise RelationalError(f"{name.text} is declared twice", name.place)
                siblings.append(self._field(signature, declared, name, owner, self.resolvers[home]))
            for name, relation in zip(declared.names, siblings, strict=True):
                self._reject_overlap(name, relation)
                self.fields[signature.name.text, name.text] = relation
                self._name(home, name.text, relation)
            if declared.apart:
                one, other = Variable("this"), Variable("that")
                self._holds(
                    *(
                        syntax.every(one, owner, syntax.every(other, owner - one, (join(one, f) & join(other, f)).no()))
                        for f in siblings
                    )
                )
            if declared.disjoint:
                pairs = [(a, b) for i, a in enumerate(siblings) for b in siblings[:i]]
                this = Variable("this")
                self._holds(*(syntax.every(this, owner, (join(this, a) & join(this, b)).no()) for a, b in pairs))

    def _reject_overlap(self, name: tree.Name, relation: Relation) -> None:
        """Fields of the same name need disjoint signatures: else their names would always be ambiguous."""
        first: Type = frozenset((row[0],) for row in self.types.of(relation))
        for (owner, other), earlier in self.fields.items():
            if other == name.text and self.types.overlap(first, frozenset((r[0],) for r in self.types.of(earlier))):
                raise RelationalError(f"{name.text} is also a field of {owner}, which overlaps", name.place)

    def _field(
        self, signature: tree.Signature, declared: tree.Declared, name: tree.Name, owner: Relation, resolver: Resolver
    ) -> Relation:
        this = Variable("this", 1, name.place)
        scope = self._scope(signature, this)
        node, multiplicity = domain_of(declared)
        term = resolver.domain(node, replace(scope, calls=declared.defined or resolver.dialect is Dialect.ALLOY_4))
        term = counted_set(term, multiplicity, resolver.dialect)
        if not term.is_formula and not has_tuples(term.type) and not declared.defined:
            raise RelationalError(f"{name.text} would always be empty", node.place)
        value = term.value()
        domain = syntax.IntegerAtom(value) if isinstance(value, syntax.Integer) else value
        if not isinstance(domain, Expression):
            raise RelationalError("expected an expression, but this is a formula", node.place)
        relation = Relation(name.text, domain.arity + 1, name.place)
        self.bounds.bind(relation, self._upper(this, owner, domain))
        self.types.known[relation] = crossed(self.types.of(owner), term.type)
        if declared.variable:
            self.variable.add(relation)
        self._constrain(resolver, declared, relation, this, owner, domain, scope)
        return relation

    def _constrain(
        self,
        resolver: Resolver,
        declared: tree.Declared,
        relation: Relation,
        this: Variable,
        owner: Expression,
        domain: Expression,
        scope: Scope,
    ) -> None:
        """Constrains a field to the atoms of its signature, its declared range and its multiplicity."""
        value, place = join(this, relation), declared.place
        node, multiplicity = domain_of(declared)
        if declared.defined:
            parts = [value.equals(domain)]
        else:
            parts = [within(value, node, lambda each: domain_value(resolver, each, scope), place)]
        if declared.sequence:
            parts.append(contiguous(value, place))
        multiplicity = multiplicity or (Multiplicity.ONE if value.arity == 1 else Multiplicity.SET)
        if multiplicity is not Multiplicity.SET:
            parts.append(HasTuples(multiplicity, value, place))
        self._holds(Quantified(Quantifier.ALL, (Declaration(this, owner),), syntax.conjunction(parts), place))
        columns: Expression = owner
        for _ in range(relation.arity - 1):
            columns = columns * syntax.UNIVERSE
        self._holds(syntax.compare(relation, columns, equal=False, place=place))

    def _upper(self, this: Variable, owner: Expression, domain: Expression) -> Tuples:
        translator = Translator(self.bounds, Circuit())
        found = set()
        for _, scope in translator.bindings((Declaration(this, owner),), {}):
            matrix = translator.expression(domain, scope)
            found |= {(scope[this], *translator.algebra.unpack(row, matrix.arity)) for row in matrix.cells}
        return frozenset(found)

    def _scope(self, signature: tree.Signature, this: Variable) -> Scope:
        """The scope within a signature: its own and inherited fields are those of `this`."""
        own: set[Relation] = set()
        pending, seen = [signature.name.text], set[str]()
        while pending:
            name = pending.pop()
            if name in seen or name not in self.hierarchy.signatures:
                continue
            seen.add(name)
            own |= {relation for (owner, _), relation in self.fields.items() if owner == name}
            pending += self.hierarchy.above(self.hierarchy.signatures[name])
        type_of = self.types.known[this] = self.types.of(self.signatures[signature.name.text])
        term = fixed(this, type_of, signature.name.place)
        return Scope({"this": term}, term, frozenset(own))

    def _appended(self, signature: tree.Signature, facts: tree.Block) -> None:
        this = Variable("this", 1, signature.name.place)
        scope = self._scope(signature, this)
        for part in facts.parts:
            body = self.resolvers[self.whole.homes[signature.name.text]].formula(part, scope)
            declaration = Declaration(this, self.signatures[signature.name.text])
            self._holds(Quantified(Quantifier.ALL, (declaration,), body, part.place))

    def _goal(self) -> Formula:
        body, resolver = self.command.body, self.resolvers[self.whole.main]
        if isinstance(body, tree.Block):
            parts = tuple(resolver.formula(part, Scope()) for part in body.parts)
            formula = parts[0] if len(parts) == 1 else syntax.And(parts, body.place)
            return syntax.Not(formula, self.command.place) if self.command.check else formula
        assert isinstance(body, tree.Name)
        if self.command.check:
            for home, assertion in self._assertions(body.text):
                parts = tuple(self.resolvers[home].formula(part, Scope()) for part in assertion.body.parts)
                return syntax.Not(syntax.And(parts, assertion.body.place), assertion.name.place)
        functions = [each for each in resolver.functions.get(body.text, ()) if not each.function.macro]
        functions = [each for each in functions if each.home is resolver] or functions
        if len(functions) > 1:
            raise RelationalError(f"several predicates and functions are named {body.text}", body.place)
        if not functions:
            kind = "assertion" if self.command.check else "predicate"
            raise RelationalError(f"no such {kind}: {body.text}", body.place)
        return self._some_arguments(functions[0].home, functions[0].function)

    def _assertions(self, name: str) -> Iterator[tuple[Linked, tree.Assertion]]:
        """The assertions that the first module knows by a name, its own first."""
        for part in self.whole.parts:
            for assertion in part.module.assertions:
                short = assertion.name.text
                views = self.whole.views(part, short)
                if any(viewer is self.whole.main and name == f"{prefix}{short}" for viewer, prefix in views):
                    yield part, assertion

    def _some_arguments(self, resolver: Resolver, function: tree.Function) -> Formula:
        """A predicate with existential arguments; for a function, also an existential result."""
        for each in (*function.parameters, *([function.result] if function.result else ())):
            if any(isinstance(part, tree.Prime) for part in parts_of(each.domain)):
                raise RelationalError("a declaration cannot look at the next state", each.place)
        declarations, scope, apart = declare(resolver, function.parameters, Scope(calls=False))
        scope = replace(scope, calls=True)
        if function.result is None:
            with resolver.inside(function):
                body = resolver.formula(function.body, scope)
        else:
            with resolver.inside(function):
                value = resolver.expression(function.body, scope)
            results, _, _ = declare(resolver, [function.result], replace(scope, calls=False))
            if results[0].domain.arity != value.arity:
                raise RelationalError(
                    f"{function.name.text} returns {results[0].domain.arity} columns, but its body has {value.arity}",
                    function.body.place,
                )
            result = Variable("result", value.arity, function.name.place)
            declarations = (*declarations, Declaration(result, results[0].domain, Multiplicity.SET))
            body = result.equals(value)
        body = syntax.conjunction([*apart, body])
        if self.command.check:
            body = syntax.Not(body, self.command.place)
        if not declarations:
            return body
        return Quantified(Quantifier.SOME, declarations, body, function.name.place)
