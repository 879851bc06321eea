"""The whole problem: all heaps within the bounds, the method, and its possible violations (Karun 5.6)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.input_clauses import written_as
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import BOOL, INTEGRAL, OBJECT, ArrayType, ClassType, Type, is_non_null
from oxpecker.refinement.collection_models import MODELLED, is_collection, refuse_collections, refuse_unmodelled
from oxpecker.refinement.collection_state import apart_from_collections, collections_at_entry, declared_contents
from oxpecker.refinement.contracts import Contract
from oxpecker.refinement.domain import Domain, Pool, union
from oxpecker.refinement.encoding import Calls, Encoder, Frame, Shared
from oxpecker.refinement.extraction import Extraction
from oxpecker.refinement.initialisers import depends_on_itself
from oxpecker.refinement.logic import ALWAYS, Guard, all_of, any_of, negation
from oxpecker.refinement.outcome import Outcome
from oxpecker.refinement.scan import Code, Elements, Initialised, Lengths, Used, family
from oxpecker.refinement.scope import Limits, Unsupported
from oxpecker.refinement.sites import filled
from oxpecker.refinement.state import OPAQUE, Arrival, Heap, State, Value, existing
from oxpecker.refinement.values import Translation
from oxpecker.refinement.vocabulary import is_hidden, is_opaque, vocabulary
from oxpecker.relational.syntax import FALSE, NONE, UNIVERSE, Expression, Formula, Relation, Variable, every


@dataclass(slots=True)
class Problem:
    """A method between its first and its last state; `frame` holds the constraints of every run."""

    shared: Shared
    method: typed.Method
    frame: Frame
    heap: Heap
    arguments: list[Value]
    outcome: Outcome
    contract: Contract
    first: Heap = field(default_factory=dict)
    """The heap before the static initialisers."""

    @property
    def domain(self) -> Domain:
        """The atoms and constants."""
        return self.shared.domain

    def contract_violation(self) -> Formula:
        """The method or a callee violates its contract, or a forbidden exception is thrown."""
        outcome = self.outcome
        exceptional: Formula = FALSE
        if outcome.threw is not None and self.shared.code.program.options["exceptions"] == "finding":
            exceptional = all_of((outcome.threw.guard.formula, negation(self.contract.excused(outcome))))
        broken = self.contract.broken(outcome)
        self.frame.constraints += [negation(cut) for cut in self.contract.cut]
        return any_of((broken, outcome.failed, outcome.lost, exceptional))

    def property_violation(self, property: Formula) -> Formula:
        """The method returns and the property does not hold, or its effect is unknown."""
        returned = self.outcome.returned
        wrong: Formula = FALSE if returned is None else all_of((returned.guard.formula, negation(property)))
        return any_of((wrong, self.outcome.lost))

    def ended(self) -> Formula:
        """The method returns or throws."""
        ends = [end.guard.formula for end in (self.outcome.returned, self.outcome.threw) if end is not None]
        return any_of(ends)

    @property
    def is_unsatisfiable(self) -> bool:
        """Whether the precondition is unsatisfiable, whatever the bounds."""
        return self.contract.required is FALSE


def pose(
    code: Code,
    method: typed.Method,
    limits: Limits,
    calls: Calls,
    names: Collection[str],
    *,
    contracts: bool,
    small: bool = True,
    inlines: frozenset[str] = frozenset(),
    extraction: Extraction | None = None,
    tick: Callable[[], None] = lambda: None,
) -> Problem:
    """Encodes a method; `names` are those in a property; `small` methods and those in `inlines` are never abstracted.

    The `extraction` provides the summaries of callees; `tick` is called periodically, and may raise.
    """
    info = method.info
    methods = code.reachable(info)
    if contracts:
        refuse_collections(code, methods)
    refuse_unmodelled(code, methods)
    words = vocabulary(code, method, methods, names)
    _refuse_library_inputs(code, method, words.inputs)
    if info.is_constructor:
        words.allocated[info.owner] = True
        words.classes[info.owner] = None
    _refuse_invariants(code, methods, contracts)
    _refuse_initialised_inputs(code, info.owner, words.inputs, names)
    domain = Domain(code, words, limits)
    shared = Shared(code, domain, calls, contracts, small, extraction, inlines, tick)
    frame = Frame((info.key,))
    problem = Problem(shared, method, frame, {}, [], Outcome(), None)  # type: ignore[arg-type]
    problem.first = _first_heap(problem)
    frame.constraints += _collections(problem)
    start = Arrival(ALWAYS, State({}, dict(problem.first)))
    for initialiser in code.initialisers(info.owner):
        start.state.heap[Initialised(initialiser.owner)] = domain.true
        done = Encoder(shared, frame, initialiser).run(start, [])
        if done.returned is None or done.threw is not None:
            raise Unsupported("static initialiser that may throw", initialiser.span)
        start = Arrival(done.returned.guard, State({}, done.returned.state.heap))
    encoder = Encoder(shared, frame, info)
    problem.arguments = [_argument(problem, encoder, number, start) for number in range(len(method.parameters))]
    problem.heap = dict(start.state.heap)
    problem.contract = Contract(domain, method, problem.arguments, problem.heap)
    if contracts:
        frame.frames = tuple(problem.contract.frames())
    frame.constraints += [problem.contract.required, *(negation(cut) for cut in problem.contract.cut)]
    problem.outcome = encoder.run(start, problem.arguments)
    return problem


def _refuse_invariants(code: Code, methods: Collection[object], contracts: bool) -> None:
    """Refuses invariants: they are checked around every call, which this engine does not encode."""
    program = code.program
    if contracts and methods:
        for clauses in (*program.invariants.values(), *program.static_invariants.values()):
            for clause in clauses:
                raise Unsupported("class invariant", clause.span)


def _refuse_library_inputs(code: Code, method: typed.Method, inputs: Collection[str]) -> None:
    """Refuses inputs of library classes: library code builds their contents, and this engine does not run it first."""
    for name in sorted(inputs):
        info = code.hierarchy[name]
        has_parts = len(info.layout) > len(code.hierarchy[OBJECT.name].layout) and written_as(info) is None
        if name in MODELLED or not _is_library(code, name) or not has_parts:
            continue
        if not code.hierarchy.subclass(name, "Throwable"):
            raise Unsupported(f"input of the library's class {name}", method.info.span)


def _is_library(code: Code, name: str) -> bool:
    return code.hierarchy[name].declaration.span.file.startswith(BUILT_IN)


def _refuse_initialised_inputs(code: Code, owner: str, inputs: Collection[str], names: Collection[str]) -> None:
    """Refuses inputs whose classes have initialisers: they run before the method, in an order that is not encoded.

    If an initialiser depends only on itself, its time does not matter, unless a property mentions it.
    """
    known = {initialiser.key for initialiser in code.initialisers(owner)}
    for name in sorted(inputs):
        for initialiser in code.initialisers(name):
            statics = code.hierarchy[initialiser.owner].static_fields
            asked = not is_hidden(initialiser.owner) and any(each in names for each in statics)
            if initialiser.key not in known and (asked or not depends_on_itself(code, initialiser)):
                what = f"static initialiser of {initialiser.owner}, a class that inputs are of"
                raise Unsupported(what, code.hierarchy[initialiser.owner].declaration.span)


def _first_heap(problem: Problem) -> Heap:
    """Relations for the fields of the objects at entry; static fields hold their defaults."""
    domain, words = problem.domain, problem.domain.words
    heap: Heap = {Used(pool.name): NONE for pool in domain.pools.values()}
    defaults = Translation(domain, {}, heap)
    for static in words.statics:
        value = defaults.default(static.type)
        assert isinstance(value, Expression)
        heap[static] = value
    for info in domain.code.hierarchy.classes.values():
        if info.initialiser is not None:
            heap[Initialised(info.name)] = domain.false
    constraints = problem.frame.constraints
    for each in words.fields:
        relation = Relation(_field_name(domain, each), 2)
        heap[each] = problem.domain.bounds.bind(relation, domain.field_rows(each, new=False))
        holders, one = existing(domain.owners(each), {}), Variable("o")
        constraints += [every(one, holders, (one @ relation).one()), (relation @ UNIVERSE).inside(holders)]
        if not _simple(each.type):
            constraints.append((UNIVERSE @ relation).inside(_references(domain, each.type)))
    for kind in dict.fromkeys(family(t) for t in words.arrays):
        _first_arrays(problem, kind, heap)
    return heap


def _collections(problem: Problem) -> list[Formula]:
    """The collections at entry, and what their declarations say that they hold."""
    domain, heap, span = problem.domain, problem.first, problem.method.info.span
    found = collections_at_entry(domain, heap)
    for each in domain.words.fields:
        if not is_collection(domain.code.hierarchy, each.owner):
            found += declared_contents(domain, heap, UNIVERSE @ heap[each], each.type, span)
    return found


def _first_arrays(problem: Problem, kind: ArrayType, heap: Heap) -> None:
    domain, constraints = problem.domain, problem.frame.constraints
    pools = domain.arrays(kind)
    atoms = [atom for pool in pools for atom in pool.old]
    rows = domain.universe.all_tuples
    lengths, elements = Relation(f"length of {kind}", 2), Relation(f"elements of {kind}", 3)
    heap[Lengths(kind)] = domain.bounds.bind(lengths, rows(atoms, domain.lengths()))
    held = frozenset().union(
        *(rows(pool.old, domain.lengths()[:-1], domain.atoms_of(_element(pool.type), new=False)) for pool in pools)
    )
    heap[Elements(kind)] = domain.bounds.bind(elements, held)
    arrays, one = existing(pools, {}), Variable("a")
    if arrays is not NONE:
        constraints += [every(one, arrays, (one @ lengths).one()), (lengths @ UNIVERSE).inside(arrays)]
        constraints += filled(domain, arrays, lengths, elements)
        if not _simple(kind.element):
            constraints.append((UNIVERSE @ (UNIVERSE @ elements)).inside(_references(domain, kind.element)))


def _element(t: Type) -> Type:
    assert isinstance(t, ArrayType)
    return t.element


def _simple(t: Type) -> bool:
    return t == BOOL or t in INTEGRAL


def _references(domain: Domain, t: Type) -> Expression:
    """The objects of a type at entry, and null unless the type excludes it."""
    objects = existing(domain.pools_of(t), {})
    return objects if is_non_null(t) else union((domain.null, objects))


def _argument(problem: Problem, encoder: Encoder, number: int, start: Arrival) -> Value:
    domain, method = problem.domain, problem.method
    variable = method.parameters[number]
    if method.info.is_constructor and number == 0:
        return encoder.allocate(method.info.owner, Guard(None, ALWAYS.formula), start.state, method.info.span)
    if is_opaque(variable.type):
        return OPAQUE
    atoms = domain.atoms_of(variable.type, new=False)
    if number == 0 and not method.info.static:
        atoms = [atom for pool in domain.pools_of(variable.type) if _runs(problem, pool) for atom in pool.old]
    relation = Relation(variable.name, 1)
    domain.bounds.bind(relation, domain.universe.tuples(*atoms))
    problem.frame.constraints.append(relation.one())
    if not _simple(variable.type):
        problem.frame.constraints.append(relation.inside(_references(domain, variable.type)))
        problem.frame.constraints += apart_from_collections(domain, problem.first, relation)
        span = method.info.span
        problem.frame.constraints += declared_contents(domain, problem.first, relation, variable.type, span)
    return relation


def _runs(problem: Problem, pool: Pool) -> bool:
    """Whether a call on an object of a pool runs the method itself and not an override."""
    info, hierarchy = problem.method.info, problem.domain.code.hierarchy
    return hierarchy[pool.name].dispatch.get(info.signature, info) is info


def _field_name(domain: Domain, each: FieldInfo) -> str:
    same = [other for other in domain.words.fields if other.name == each.name]
    return each.name if len(same) == 1 else f"{each.owner}.{each.name}"


def class_set(domain: Domain, name: str, heap: Heap) -> Expression:
    """The objects of a class and its subclasses in a heap."""
    return existing(domain.pools_of(ClassType(name)), heap)
