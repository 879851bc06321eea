"""The product of two versions of a method: both run on the same inputs, and meet at the heads of their loops.

At each meeting they must be in the same place: at the heads of a pair of loops, or at their ends. So a proof shows
that both iterate equally often, and thus end together; the relations of their variables are the invariant.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from oxpecker.horn.contract import Contract
from oxpecker.horn.entry import entries
from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.formula import FALSE, Formula, Op, equal, symbol
from oxpecker.horn.limits import LARGEST_FACTOR
from oxpecker.horn.lockstep.relations import Meeting, Scope, relations
from oxpecker.horn.lockstep.side import Side, Stop, StopKind
from oxpecker.horn.obligation import Kind, Obligation
from oxpecker.horn.specification import Moment
from oxpecker.horn.state import Frame, State
from oxpecker.horn.substitution import substituted
from oxpecker.horn.values import Thrown, is_scalar
from oxpecker.oox import typed
from oxpecker.oox.source import Span
from oxpecker.oox.types import ArrayType

Loops = tuple[Span, Span]
"""The loops that run in step: of the old and of the new version."""
Relations = dict[Loops, list[Formula]]


@dataclass(slots=True)
class _Pair:
    """The states of both versions; they share what is known."""

    old: State
    new: State
    before: dict[Loops, tuple[Scope, Scope]] = field(default_factory=dict)
    """What the names stood for when the loops were entered."""


class Product:
    """Makes the obligations that two versions are equal, given candidate relations."""

    def __init__(self, old: Side, new: Side, relations_found: Relations | None) -> None:
        self.old, self.new, self.found = old, new, relations_found
        self.candidates: Relations = {}
        """Those of all pairs of loops, if none are given."""
        self.obligations: list[Obligation] = []
        self._pending: list[_Pair] = []

    def encode(self) -> None:
        """Adds the obligations of all inputs."""
        for entry in entries(self.old, self.old.method):
            self._pending = [self._entry(entry)]
            while self._pending:
                self._advance(self._pending.pop())

    def _entry(self, old: State) -> _Pair:
        """Both versions get the same arguments, which satisfy both preconditions."""
        pairs = zip(self.old.method.parameters, self.new.method.parameters, strict=True)
        values = {theirs.index: old.frame.locals[mine.index] for mine, theirs in pairs}
        entry = Moment(dict(values), dict(old.heap))
        frame = Frame(self.new.graph_of(self.new.method), values, entry)
        new = State([frame], dict(old.heap), knowledge=old.knowledge.fork())
        contract = Contract(self.new.program, self.new.method)
        new.knowledge.assume(contract.assumed(self.new.evaluation(new)))
        old.knowledge = new.knowledge.fork()
        return _Pair(old, new)

    def _advance(self, pair: _Pair) -> None:
        """Runs the old version to its next stop, then the new one."""
        for mine in self.old.advance(pair.old):
            other = pair.new.fork()
            other.knowledge = mine.state.knowledge.fork()
            for theirs in self.new.advance(other):
                state = mine.state.fork()
                state.knowledge = theirs.state.knowledge.fork()
                stopped = Stop(state, mine.kind, mine.loop, mine.value)
                self._meet(pair, stopped, theirs)

    def _meet(self, pair: _Pair, old: Stop, new: Stop) -> None:
        state = new.state
        if state.knowledge.is_contradictory:
            return
        if old.kind is not new.kind:
            self._show(state, FALSE)
        elif old.kind is StopKind.RETURN:
            self._same_result(old, new)
        elif old.kind is StopKind.THROW:
            assert isinstance(old.value, Thrown) and isinstance(new.value, Thrown)
            if old.value != new.value or not new.value.is_exact:
                self._show(state, FALSE)
            self._same_arrays(old.state, state)
        elif old.kind is StopKind.ENTRY:
            self._at_entry(pair, old, new)
        elif old.kind is StopKind.LATCH:
            self._at_latch(pair, old, new)
        else:
            self._at_iteration(pair, old, new)

    # --- loops ---------------------------------------------------------------------------------------------

    def _at_entry(self, pair: _Pair, old: Stop, new: Stop) -> None:
        """Before the first iteration: the loops are paired, and the relations hold."""
        loops = _loops(old, new)
        scopes = old.scope(), self._renamed(new.scope())
        known = {**scopes[0], **scopes[1]}
        for each in self._given(loops):
            if each.symbols <= known.keys():
                self._show(new.state, substituted(each, known), (loops[0], each), loops[1])
        before = {**pair.before, loops: scopes}
        self._pending.append(_Pair(old.state, new.state, before))

    def _at_latch(self, pair: _Pair, old: Stop, new: Stop) -> None:
        """After an iteration: both loops must be those of a pair, and the relations hold again."""
        loops = _loops(old, new)
        entered = pair.before.get(loops)
        if entered is None:
            self._show(new.state, FALSE)
            return
        known = {**old.scope(), **self._renamed(new.scope())}
        for each in self._given(loops):
            if each.symbols <= known.keys():
                self._show(new.state, substituted(each, known), (loops[0], each), loops[1])
            elif each.symbols <= entered[0].keys() | entered[1].keys():
                # The iteration has assigned something without a formula, of which nothing can be shown.
                self._show(new.state, FALSE, (loops[0], each), loops[1])

    def _given(self, loops: Loops) -> list[Formula]:
        return [] if self.found is None else self.found.get(loops, [])

    def _at_iteration(self, pair: _Pair, old: Stop, new: Stop) -> None:
        """An arbitrary iteration: the relations hold at its start."""
        loops = _loops(old, new)
        before = pair.before[loops]
        now = old.scope(), self._renamed(new.scope())
        if self.found is None:
            here = self.candidates.setdefault(loops, [])
            proposed = relations(Meeting(before, now), self._factors(), self.old.arithmetic)
            here += [each for each in proposed if each not in here]
        entered, known = {**before[0], **before[1]}, {**now[0], **now[1]}
        for each in self._given(loops):
            if each.symbols <= entered.keys() and each.symbols <= known.keys():
                new.state.knowledge.assume(substituted(each, known))
        old.state.knowledge = new.state.knowledge.fork()
        self._pending.append(_Pair(old.state, new.state, pair.before))

    def _factors(self) -> list[int]:
        """The numbers in the code of both versions by which a variable may be multiplied."""
        bodies = [each.method.body for each in (self.old, self.new)]
        found = {each.value for body in bodies for each in typed.found(body, typed.Literal)}
        return sorted(each for each in found if isinstance(each, int) and 1 < abs(each) <= LARGEST_FACTOR)

    def _renamed(self, scope: Scope) -> Scope:
        """The names of the new version, with its mark."""
        return {symbol(f"{self.new.mark}{name.name}", name.sort): value for name, value in scope.items()}

    # --- ends ----------------------------------------------------------------------------------------------

    def _same_result(self, old: Stop, new: Stop) -> None:
        if isinstance(old.value, Formula) and isinstance(new.value, Formula):
            self._show(new.state, equal(old.value, new.value))
        elif old.value is not None or new.value is not None:
            raise NotEncodable("a result that is not a number", self.new.method.info.span)
        self._same_arrays(old.state, new.state)

    def _same_arrays(self, old: State, new: State) -> None:
        """The arrays of the caller have the same contents."""
        for region, contents in old.heap.items():
            if region.existed:
                self._show(new, equal(contents, new.heap[region]))

    def _show(
        self, state: State, goal: Formula, candidate: tuple[Span, Formula] | None = None, clause: Span | None = None
    ) -> None:
        goal = state.knowledge.simplified(goal)
        if goal.op is not Op.LITERAL or not goal.value:
            span = self.new.method.info.span
            hypotheses = tuple(state.knowledge.hypotheses)
            self.obligations.append(Obligation(Kind.EQUAL, span, hypotheses, goal, (), candidate, clause or span))


def _loops(old: Stop, new: Stop) -> Loops:
    assert old.loop is not None and new.loop is not None
    return old.loop.span, new.loop.span


def is_comparable(old: typed.Method, new: typed.Method) -> bool:
    """Whether both methods get the same numbers and arrays of numbers, and need no object."""
    if not (old.info.static and new.info.static) or len(old.parameters) != len(new.parameters):
        return False
    types = [each.type for each in old.parameters]
    plain = all(is_scalar(t.element if isinstance(t, ArrayType) else t) for t in types)
    return plain and types == [each.type for each in new.parameters] and old.info.return_type == new.info.return_type
