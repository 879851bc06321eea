"""Call sites: abstracted calls, whose specification is refined (Karun 5.4, 6.3).

A site has the state before the call as expressions of the caller, and its own relations for everything that the
callee may change. Its specification relates the two; initially it is only the frame condition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from oxpecker.oox.cfg import graph as g
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.source import Span
from oxpecker.oox.types import ArrayType, Type
from oxpecker.refinement.domain import FAILED, LOST, RETURNED, THREW, Domain, Pool
from oxpecker.refinement.encoding import Encoder, Frame, Shared, inlined
from oxpecker.refinement.extracted import Transition, extracted_specification
from oxpecker.refinement.logic import ALWAYS, Guard, all_of, choose, implication, negation
from oxpecker.refinement.outcome import RESULT, THROWN, Outcome
from oxpecker.refinement.scan import ANY, FRESH, CallEffects, Elements, Initialised, Key, Lengths, Used
from oxpecker.refinement.state import OPAQUE, Arrival, Heap, Opaque, State, Value, existing
from oxpecker.refinement.values import indices
from oxpecker.refinement.vocabulary import is_opaque
from oxpecker.relational.syntax import FALSE, NONE, TRUE, UNIVERSE, Expression, Formula, Relation, Variable, every


@dataclass(eq=False, slots=True)
class CallSite:
    """One call in one unrolled copy of the code."""

    shared: Shared
    frame: Frame
    """The frame that contains the call."""
    info: MethodInfo
    span: Span
    guard: Formula
    arguments: list[Value]
    before: Heap
    after: Heap = field(default_factory=dict)
    how: Expression = NONE
    """How the call ends: one of the ends of the domain."""
    result: Relation | None = None
    thrown: Relation | None = None
    relations: list[Relation] = field(default_factory=list)
    """The unknown relations of this call."""
    initial: list[Formula] = field(default_factory=list)
    refinements: list[tuple[Formula, tuple[str, ...]]] = field(default_factory=list)
    """The refinements so far, each with its subject."""
    callee: Frame | None = None
    obligations: list[tuple[str, Formula]] = field(default_factory=list)
    """The callee's body, encoded over the relations of this site."""
    extracted: list[Formula] = field(default_factory=list)
    """The part of the callee's summary that has been used."""
    checks: int = 0
    """How often runs were looked up in the callee."""
    _guarded: dict[Formula, Formula] = field(default_factory=dict)
    _unused: list[Formula] | None = None

    def use_summary(self, contradicted: Callable[[Formula], bool]) -> list[Formula]:
        """The formulas of the callee's summary that contradict a run; from now on they are part of the
        specification.

        Most calls never need their summary, so it is computed and translated lazily.
        """
        if self._unused is None:
            self._unused = self._summary()
        used = [formula for formula in self._unused if contradicted(formula)]
        if used:
            self._unused = [formula for formula in self._unused if formula not in used]
            self.extracted += used
        return used

    def _summary(self) -> list[Formula]:
        extraction = self.shared.extraction
        if extraction is None:
            return []
        method = self.shared.code.program.methods[self.info.key]
        call = Transition(self.shared.domain, method, self.arguments, self.before, self.after, self.how, self.result)
        return extracted_specification(call, extraction.summarise(method))

    def specification(self) -> Iterable[Formula]:
        """The known constraints on the call, under its guard."""
        for formula in (*self.initial, *self.extracted, *(formula for formula, _ in self.refinements)):
            known = self._guarded.get(formula)
            if known is None:
                known = self._guarded[formula] = implication(self.guard, formula)
            yield known

    def open(self) -> Frame:
        """Encodes the callee between the states of the site; its own calls are abstracted in turn."""
        if self.callee is None:
            self.callee = Frame((*self.frame.stack, self.info.key), frames=self.frame.frames)
            start = Arrival(ALWAYS, State({}, self.before))
            encoder = Encoder(self.shared, self.callee, self.info)
            self._connect(encoder.call(start, self.arguments))
        return self.callee

    @property
    def is_recursive(self) -> bool:
        """Whether the callee calls itself or one of its callers."""
        inner = [each for each in self.open().sites if isinstance(each, CallSite)]
        return any(each.info.key in each.frame.stack for each in inner)

    def _connect(self, outcome: Outcome) -> None:
        domain = self.shared.domain
        returned: Formula = FALSE if outcome.returned is None else outcome.returned.guard.formula
        threw: Formula = FALSE if outcome.threw is None else outcome.threw.guard.formula
        ends = domain.ends
        how = choose(outcome.failed, ends[FAILED], choose(outcome.lost, ends[LOST], ends[RETURNED]))
        self.obligations.append(("end", domain.same(self.how, choose(threw, ends[THREW], how))))
        left = all_of((negation(outcome.failed), negation(outcome.lost)))
        for key, expression in self.after.items():
            if expression is not self.before[key]:
                value = self.before[key]
                if outcome.returned is not None:
                    value = outcome.returned.state.heap[key]
                if outcome.threw is not None:
                    other = outcome.threw.state.heap[key]
                    value = other if outcome.returned is None else choose(threw, other, value)
                self.obligations.append((name_of(key), implication(left, expression.equals(value))))
        if self.result is not None and outcome.returned is not None:
            result = outcome.returned.state.locals.get(RESULT, OPAQUE)
            assert not isinstance(result, Opaque)
            self.obligations.append(("return", implication(returned, self.result.equals(result))))
        if self.thrown is not None and outcome.threw is not None:
            thrown = outcome.threw.state.locals[THROWN]
            assert not isinstance(thrown, Opaque)
            self.obligations.append(("exception", implication(threw, self.thrown.equals(thrown))))


def name_of(key: Key) -> str:
    """The name of a part of the state in a specification."""
    match key:
        case FieldInfo():
            return key.name
        case Used():
            return f"new {key.pool}"
        case Initialised():
            return f"{key.name} is initialised"
        case Lengths():
            return f"length of {key.type}"
    return f"elements of {key.type}"


def abstracted(
    caller: Encoder, node: g.CallMethod, info: MethodInfo, arguments: list[Value], before: Arrival
) -> Outcome:
    """Encodes a call as a site, or inlines it if its body is small (Karun 6.1: an exact summary needs no check)."""
    shared = caller.shared
    if info.key in shared.inlines or (shared.takes_small and shared.code.is_small(info)):
        return inlined(caller, info, arguments, before)
    effects = shared.code.effects(info)
    site = CallSite(shared, caller.frame, info, node.span, before.guard.formula, arguments, before.state.heap)
    _declare(site, effects)
    site.initial = initial_specification(site)
    caller.frame.sites.append(site)
    return _ends(site, before.guard)


def _ends(site: CallSite, guard: Guard) -> Outcome:
    domain = site.shared.domain

    def at(end: str) -> Formula:
        return domain.same(site.how, domain.ends[end])

    returned = State({} if site.result is None else {RESULT: site.result}, dict(site.after))
    if site.result is None:
        returned.locals[RESULT] = OPAQUE
    threw = None
    if site.thrown is not None:
        threw = Arrival(guard & at(THREW), State({THROWN: site.thrown}, dict(site.after)))
    return Outcome(
        Arrival(guard & at(RETURNED), returned),
        threw,
        all_of((guard.formula, at(FAILED))),
        all_of((guard.formula, at(LOST))),
    )


def _declare(site: CallSite, effects: CallEffects) -> None:
    """Declares a relation for everything that the callee may change."""
    domain, relation, name = site.shared.domain, site.shared.relation, site.info.name
    ends = [RETURNED, *([THREW] if effects.throws else ())]
    fails = effects.fails or site.shared.checks_contracts
    ends += [*([FAILED] if fails else ()), *([LOST] if effects.gives_up else ())]
    site.how = domain.ends[RETURNED]
    if len(ends) > 1:
        site.how = relation(f"{name}$end", domain.universe.tuples(*ends))
        site.relations.append(site.how)
    site.after = dict(site.before)
    for key in effects.writes:
        if key in site.before:
            site.after[key] = changed = _changed(site, key)
            site.relations.append(changed)
    t = site.info.return_type
    if not is_opaque(t):
        site.result = relation(f"{name}$return", _values(domain, t))
        site.relations.append(site.result)
    if effects.throws:
        pools = [a for pool in domain.pools.values() if _throwable(domain, pool) for a in (*pool.old, *pool.new)]
        assert pools, "whatever throws has something to throw"
        site.thrown = relation(f"{name}$thrown", domain.universe.tuples(*pools))
        site.relations.append(site.thrown)


def _throwable(domain: Domain, pool: Pool) -> bool:
    return domain.code.hierarchy.subclass(pool.name, "Throwable")


def _values(domain: Domain, t: Type) -> frozenset[tuple[int, ...]]:
    return domain.universe.tuples(*domain.atoms_of(t, new=True))


def _changed(site: CallSite, key: Key) -> Relation:
    domain, relation, rows = site.shared.domain, site.shared.relation, site.shared.domain.universe.all_tuples
    name = name_of(key)
    match key:
        case FieldInfo() if key.static:
            return relation(name, _values(domain, key.type))
        case FieldInfo():
            return relation(name, domain.field_rows(key, new=True), 2)
        case Used():
            return relation(name, domain.universe.tuples(*domain.pools[key.pool].new))
        case Initialised():
            return relation(name, domain.universe.tuples("true", "false"))
    arrays = [a for pool in domain.arrays(key.type) for a in (*pool.old, *pool.new)]
    if isinstance(key, Lengths):
        return relation(name, rows(arrays, domain.lengths()), 2)
    values = element_atoms(domain, key.type)
    return relation(name, rows(arrays, domain.lengths()[:-1], values), 3)


def element_atoms(domain: Domain, family: ArrayType) -> list[str]:
    """The atoms that arrays of a family may hold."""
    return domain.atoms_of(family.element, new=True)


def initial_specification(site: CallSite) -> list[Formula]:
    """The initial specification of a call: fields are functions, and the frame condition holds."""
    domain, effects = site.shared.domain, site.shared.code.effects(site.info)
    values = [each for each in (site.how, site.result, site.thrown) if isinstance(each, Relation)]
    found = [each.one() for each in values if not domain.is_atom(each)]
    for key, relation in site.after.items():
        old = site.before[key]
        if relation is old:
            continue
        match key:
            case Used():
                pool = domain.pools[key.pool]
                found.append((pool.order @ relation).inside(relation) if len(pool.new) > 1 else TRUE)
                found.append(old.inside(relation))
                if pool.new:
                    found.append(implication(relation.some(), pool.first.inside(relation)))
                if not (domain.words.allocated.get(key.pool) or effects.catches):
                    # An uncaught exception of the language leaves the method.
                    returned = domain.same(site.how, domain.ends[RETURNED])
                    found.append(implication(returned, relation.equals(old)))
            case FieldInfo() if not key.static:
                found += _function(site, relation, domain.owners(key))
                found += _framed(site, key, relation, effects.writes[key], domain.owners(key))
            case Lengths():
                found += _function(site, relation, domain.arrays(key.type))
                found += _framed(site, key, relation, effects.writes[key], domain.arrays(key.type))
            case Elements():
                found += _framed(site, key, relation, effects.writes[key], domain.arrays(key.type))
                found += _filled(site, key, relation)
            case _:
                found.append(relation.one())
    return [formula for formula in found if formula is not TRUE]


def _function(site: CallSite, relation: Expression, pools: Iterable[Pool]) -> list[Formula]:
    holders = existing(pools, site.after)
    if holders is NONE:
        return []
    each = Variable("o")
    return [every(each, holders, (each @ relation).one()), (relation @ UNIVERSE).inside(holders)]


def _filled(site: CallSite, key: Elements, relation: Expression) -> list[Formula]:
    """After the call, every array of the family has one element at each of its indices, and none elsewhere."""
    domain = site.shared.domain
    holders = existing(domain.arrays(key.type), site.after)
    return [] if holders is NONE else filled(domain, holders, site.after[Lengths(key.type)], relation)


def filled(domain: Domain, arrays: Expression, lengths: Expression, elements: Expression) -> list[Formula]:
    """Every array has one element at each of its indices, and none elsewhere."""
    array, index = Variable("a"), Variable("i")
    one = every(index, indices(domain, array @ lengths), (index @ (array @ elements)).one())
    inside = ((array @ elements) @ UNIVERSE).inside(indices(domain, array @ lengths))
    return [every(array, arrays, one & inside), (elements @ UNIVERSE @ UNIVERSE).inside(arrays)]


def _framed(site: CallSite, key: Key, relation: Expression, targets: set[int], pools: Iterable[Pool]) -> list[Formula]:
    """Objects that the callee cannot write to keep their fields."""
    if ANY in targets:
        return []
    kept = existing(pools, site.before)
    if kept is NONE:
        return []
    for target in sorted(targets):
        if target != FRESH:
            value = site.arguments[target]
            assert not isinstance(value, Opaque)
            kept = kept - value
    whole = kept * UNIVERSE if relation.arity == 2 else kept * UNIVERSE * UNIVERSE
    return [(relation & whole).equals(site.before[key] & whole)]
