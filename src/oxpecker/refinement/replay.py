"""Replays counterexamples in the interpreter before they are shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from oxpecker.limits.reason import Reason, defect, unsupported
from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.interpreter.tracing import TracingInterpreter
from oxpecker.oox.interpreter.witness import clause_values
from oxpecker.oox.source import Source, Span
from oxpecker.oox.types import ArrayType, Type, default_value
from oxpecker.refinement.domain import Domain, Pool
from oxpecker.refinement.limits import REPLAY_STEPS
from oxpecker.refinement.problem import Problem
from oxpecker.refinement.properties import Property, States, resolved
from oxpecker.refinement.refining import Known
from oxpecker.refinement.scan import Elements, Lengths, Used, family
from oxpecker.refinement.state import OPAQUE, Heap, Opaque, Value
from oxpecker.refinement.vocabulary import is_opaque
from oxpecker.relational.evaluation import Evaluator
from oxpecker.relational.instance import Instance
from oxpecker.relational.syntax import Relation
from oxpecker.relational.universe import Tuples
from oxpecker.results import Finding, FindingKind, HeapGraph, ThrownException, heap_graph, static_roots
from oxpecker.results.snapshot import Root


class NotReplayed(Exception):
    """The interpreter does not confirm a counterexample: an internal error, never a finding."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class Replay:
    """Runs a method on the first state of a counterexample."""

    def __init__(self, problem: Problem, known: Known, sources: Mapping[str, Source], *, contracts: bool) -> None:
        self.problem, self.known, self.sources, self.contracts = problem, known, sources, contracts
        program = problem.shared.code.program
        self.program = program if contracts else _without_contracts(program)
        self.method = self.program.methods[problem.method.info.key]
        self.interpreter = TracingInterpreter(self.program, concrete.Limits(steps=REPLAY_STEPS))
        self.interpreter.world.heap.allocated = []
        self.interpreter.world.begun = self._snap
        self.objects: dict[str, concrete.ObjectValue | concrete.ArrayValue] = {}
        self.arguments: list[concrete.Value] = []
        self.graph_before = HeapGraph()
        self.first: Rows = {}

    def run(self) -> concrete.Run:
        """Runs the method once."""
        return self.interpreter.run(self.method, self._make)

    # --- the first state -----------------------------------------------------------------------------------

    def _make(self, heap: concrete.Heap) -> list[concrete.Value]:
        domain = self.problem.domain
        self.objects = {}
        for pool in domain.pools.values():
            for (atom,) in sorted(self.known.get(pool.alloc, frozenset())):
                name = domain.universe.atoms[atom]
                if isinstance(pool.type, ArrayType):
                    self.objects[name] = heap.new_array(pool.type, (self._length(pool, name),))
                else:
                    self.objects[name] = heap.new_object(heap.hierarchy[pool.name])
        for name, created in self.objects.items():
            self._fill(name, created)
        if not self.contracts:
            self._initialise()
        self.arguments = [self._argument(heap, number) for number in range(len(self.method.parameters))]
        self._snap()
        self.first = Snapshot(domain, self.objects, heap).rows()
        return self.arguments

    def _initialise(self) -> None:
        """Initialises the method's class: the state before, in a property, is the one that the method finds."""
        info = self.method.info
        self.interpreter.world.new_thread(0, None).initialise_now(info.owner, info.span)

    def _relation(self, part: object) -> Tuples:
        relation = self.problem.first.get(part)  # type: ignore[call-overload]
        return self.known.get(relation, frozenset()) if isinstance(relation, Relation) else frozenset()

    def _length(self, pool: Pool, name: str) -> int:
        assert isinstance(pool.type, ArrayType)
        universe = self.problem.domain.universe
        rows = self._relation(Lengths(family(pool.type)))
        return next((universe.integers[n] for a, n in rows if universe.atoms[a] == name), 0)

    def _fill(self, name: str, target: concrete.ObjectValue | concrete.ArrayValue) -> None:
        universe = self.problem.domain.universe
        atom = universe.index[name]
        if isinstance(target, concrete.ArrayValue):
            for array, index, value in self._relation(Elements(family(ArrayType(target.element)))):
                if array == atom:
                    target.slots[universe.integers[index]] = self._value(universe.atoms[value])
            return
        for each in target.cls.layout:
            for holder, value in self._relation(each):
                if holder == atom:
                    target.slots[each.slot] = self._value(universe.atoms[value])

    def _value(self, atom: str) -> concrete.Value:
        words: dict[str, concrete.Value] = {"null": None, "true": True, "false": False}
        return words[atom] if atom in words else self.objects[atom] if atom in self.objects else int(atom)

    def _argument(self, heap: concrete.Heap, number: int) -> concrete.Value:
        variable, value = self.method.parameters[number], self.problem.arguments[number]
        if self.method.info.is_constructor and number == 0:
            return heap.new_object(heap.hierarchy[self.method.info.owner])
        if isinstance(value, Opaque):
            return default_value(variable.type)
        assert isinstance(value, Relation)
        ((atom,),) = self.known[value]
        return self._value(self.problem.domain.universe.atoms[atom])

    def roots(self, at_entry: bool) -> list[Root]:
        """The parameters with their arguments, without the new object of a constructor."""
        pairs = zip(self.method.parameters, self.arguments, strict=True)
        found: list[Root] = [(parameter.name, value, parameter.type) for parameter, value in pairs]
        return found[1:] if at_entry and self.method.info.is_constructor else found

    # --- findings ------------------------------------------------------------------------------------------

    def contract_finding(self) -> Finding:
        """The finding for a violated contract or an exception."""
        run = self.run()
        outcome = run.outcome
        roots = self.roots(at_entry=False)
        if isinstance(outcome, concrete.Violated):
            kind, place = FindingKind(outcome.kind.value), outcome.span
            found = self._described(run, kind, place, outcome.method, self._excerpt(place))
            found = replace(
                found,
                reason=outcome.reason,
                exception=_thrown(outcome.exception),
                witness=clause_values(self.interpreter.world, outcome),
            )
        elif isinstance(outcome, concrete.Threw) and not outcome.excused:
            method, place = outcome.trace[0] if outcome.trace else (str(self.method.info), self.method.info.span)
            found = self._described(run, FindingKind.EXCEPTION, place, method, self._excerpt(place))
            found = replace(found, reason=outcome.exception.cls.name, exception=_thrown(outcome.exception))
        else:
            raise self._not_replayed(run)
        return self._shown(found, roots)

    def property_finding(self, property: Property) -> Finding | None:
        """The finding for a violated property; None if the run satisfies it."""
        run = self.run()
        outcome = run.outcome
        if not isinstance(outcome, concrete.Returned):
            raise self._not_replayed(run)
        if self._holds(property, outcome.value):
            return None
        found = self._described(run, FindingKind.PROPERTY, property.span, str(self.method.info), property.text)
        found = replace(found, reason=property.label)
        roots = self.roots(at_entry=False)
        t = self.method.info.return_type
        if not self.method.info.is_constructor and outcome.value is not None:
            roots.append((typed.RETVAL, outcome.value, t))
        return self._shown(found, roots)

    def _not_replayed(self, run: concrete.Run) -> Exception:
        outcome = run.outcome
        if isinstance(outcome, concrete.Unsupported):
            return NotReplayed(unsupported(outcome.what).at(outcome.span))
        call = concrete.show_call(self.method.info, run.arguments)
        return NotReplayed(defect(f"{call} did not replay: it {type(outcome).__name__.lower()}"))

    def _described(self, run: concrete.Run, kind: FindingKind, place: Span, method: str, clause: str) -> Finding:
        names = [parameter.name for parameter in self.method.parameters]
        inputs = zip(names, run.arguments, strict=True)
        constructs = self.method.info.is_constructor
        return Finding(
            kind,
            clause,
            place,
            method,
            str(self.method.info),
            concrete.show_call(self.method.info, run.arguments),
            tuple(pair for pair in inputs if not (constructs and pair[0] == "this")),
            heap_before=self.graph_before,
        )

    def _snap(self) -> None:
        """Keeps the heap at the call."""
        heap = self.interpreter.world.heap
        self.graph_before = heap_graph([*self.roots(at_entry=True), *static_roots(heap)], heap)

    def _shown(self, found: Finding, roots: list[Root]) -> Finding:
        heap = self.interpreter.world.heap
        return replace(
            found,
            steps=self.interpreter.steps,
            steps_total=self.interpreter.total,
            heap_after=heap_graph([*roots, *static_roots(heap)], heap),
        )

    def _excerpt(self, span: Span) -> str:
        source = self.sources.get(span.file)
        return "" if source is None else source.excerpt(span)

    # --- properties of a run -------------------------------------------------------------------------------

    def _holds(self, property: Property, result: concrete.Value) -> bool:
        domain = self.problem.domain
        heap = self.interpreter.world.heap
        snapshot = Snapshot(domain, self.objects, heap)
        last = snapshot.rows()
        instance: Known = {r: self.known.get(r, domain.bounds[r].lower) for r in domain.bounds}
        before, after = (_heap_of(rows, instance, tag) for rows, tag in ((self.first, "0"), (last, "1")))
        arguments = [
            snapshot.relation(value, variable.type, f"argument {variable.name}", instance)
            for variable, value in zip(self.method.parameters, self.arguments, strict=True)
        ]
        t = self.method.info.return_type
        returned = None if is_opaque(t) else snapshot.relation(result, t, "returned", instance)
        states = States(domain, self.problem.method, arguments, before, after, returned)
        return Evaluator(Instance(domain.universe, instance)).holds(resolved(property, states))


Rows = dict[object, Tuples]


class Snapshot:
    """The heap of a run as rows of relations; objects allocated in the run are named like new ones, in order.

    Unreachable objects are included: a property may mention all objects of a class.
    """

    def __init__(
        self,
        domain: Domain,
        objects: Mapping[str, concrete.ObjectValue | concrete.ArrayValue],
        heap: concrete.Heap,
    ) -> None:
        self.domain, self.heap = domain, heap
        self.names = {created.number: name for name, created in objects.items()}
        self.objects = list(objects.values())
        self._name_new(heap.allocated or [])

    def _name_new(self, allocated: Sequence[concrete.ObjectValue | concrete.ArrayValue]) -> None:
        taken: dict[str, int] = {}
        for created in allocated:
            pool = self.domain.pools.get(str(created.type))
            if pool is None or created.number in self.names:
                continue
            position = taken.get(pool.name, 0)
            if position >= len(pool.new):
                raise NotReplayed(defect(f"more objects of {pool.name} than there are atoms"))
            taken[pool.name] = position + 1
            self.names[created.number] = pool.new[position]
            self.objects.append(created)

    def rows(self) -> Rows:
        """The rows of every part of the heap."""
        domain, rows = self.domain, self.domain.universe.tuples
        found: Rows = {}
        for each in domain.words.fields:
            holders = [o for o in self.objects if isinstance(o, concrete.ObjectValue) and each in o.cls.layout]
            found[each] = rows(*((self.names[o.number], self.atom(o.slots[each.slot])) for o in holders))
        for static in domain.words.statics:
            found[static] = rows(self.atom(self.heap.statics[static.owner][static.slot]))
        for pool in domain.pools.values():
            new = [name for name in self.names.values() if name in pool.new]
            found[Used(pool.name)] = rows(*new)
        for kind in {family(t) for t in domain.words.arrays}:
            arrays = [o for o in self.objects if isinstance(o, concrete.ArrayValue) and _family(o) == kind]
            found[Lengths(kind)] = rows(*((self.names[o.number], str(len(o.slots))) for o in arrays))
            found[Elements(kind)] = rows(
                *((self.names[o.number], str(i), self.atom(v)) for o in arrays for i, v in enumerate(o.slots))
            )
        return found

    def atom(self, value: concrete.Value) -> str:
        """The name of a value's atom."""
        if isinstance(value, concrete.ObjectValue | concrete.ArrayValue):
            return self.names[value.number]
        name = "null" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
        if name not in self.domain.universe.index:
            raise NotReplayed(defect(f"{name} is beyond the bit width"))
        return name

    def relation(self, value: concrete.Value, t: Type, name: str, instance: Known) -> Value:
        """A relation for a value, fixed in an instance."""
        if is_opaque(t):
            return OPAQUE
        relation = Relation(name, 1)
        instance[relation] = self.domain.universe.tuples(self.atom(value))
        return relation


def _family(array: concrete.ArrayValue) -> ArrayType:
    return family(ArrayType(array.element))


def _heap_of(rows: Rows, instance: Known, tag: str) -> Heap:
    found: Heap = {}
    for key, tuples in rows.items():
        arity = 3 if isinstance(key, Elements) else 1 if isinstance(key, Used) or _is_static(key) else 2
        relation = Relation(f"{key}@{tag}", arity)
        instance[relation] = tuples
        found[key] = relation  # type: ignore[index]
    return found


def _is_static(key: object) -> bool:
    return isinstance(key, FieldInfo) and key.static


def _without_contracts(program: typed.Program) -> typed.Program:
    """The program without contracts: a property is about what the code does."""
    methods = {key: replace(method, cases=()) for key, method in program.methods.items()}
    return replace(program, methods=methods, invariants={}, static_invariants={})


def _thrown(exception: concrete.ObjectValue | None) -> ThrownException | None:
    if exception is None:
        return None
    method, span = exception.trace[0] if exception.trace else ("", exception.cls.declaration.span)
    return ThrownException(exception.cls.name, concrete.show_exception(exception), method, span)
