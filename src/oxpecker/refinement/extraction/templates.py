"""Summaries of callees, kept for each context and put in place of calls (Karun 4.6, contexts and templates)."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.oox import typed
from oxpecker.oox.types import VOID
from oxpecker.refinement.extraction.analysis import Analysis, Template
from oxpecker.refinement.extraction.expressions import Expr, Symbol, none
from oxpecker.refinement.extraction.footprints import Callees
from oxpecker.refinement.extraction.library import Library
from oxpecker.refinement.extraction.locations import RESULT, Location, Vocabulary, allocated, variable
from oxpecker.refinement.extraction.parameters import Parameters
from oxpecker.refinement.extraction.simplification import union
from oxpecker.refinement.extraction.state import Bounds, Entry, State, exactly, merge, new_objects
from oxpecker.refinement.extraction.substitution import Substitution
from oxpecker.refinement.extraction.transfer import allocate_some, havoc
from oxpecker.refinement.extraction.widening import collapse, covers, widen
from oxpecker.refinement.limits import MOST_RECURSION_ROUNDS, RECURSION_WEIGHT

Key = tuple[str, frozenset[Location]]


class Templates:
    """The templates of a program's methods."""

    def __init__(self, program: typed.Program, parameters: Parameters, specified: bool = False) -> None:
        self.program = program
        self.parameters = parameters
        self.callees = Callees(program, specified)
        self.vocabulary = Vocabulary(program.hierarchy)
        self.found: dict[Key, Template] = {}
        self.contexts: dict[str, set[frozenset[Location]]] = {}
        self.assumed: dict[Key, Template] = {}
        """What is assumed of the methods whose bodies are being looked at."""
        self.used: set[Key] = set()
        """The assumptions that have been used since somebody asked."""
        self.visits = 0

    def visit(self) -> None:
        """Counts a block; past the limit, calls are no longer looked into."""
        self.visits += 1

    def summary(self, method: typed.Method) -> Template:
        """The template in terms of an entry about which everything is known."""
        self.visits = 0
        return self._template(method, frozenset())

    def call(self, state: State, method: typed.Method, arguments: list[Bounds]) -> Template:
        """The states after a call, in terms of the caller's entry."""
        if self.callees.library is not None and self.callees.library.covers(method.info):
            return self._specified(self.callees.library, state, method, arguments)
        relevant = sorted(self.callees.footprint(method).relevant, key=str)
        inexact = {location for location in relevant if not state[location].exact}
        given = {variable(p): bounds for p, bounds in zip(method.parameters, arguments, strict=True)}
        inexact |= {location for location, bounds in given.items() if not bounds.exact}
        context = self._context(method, frozenset(inexact))
        if (method.info.key, context) not in self.found | self.assumed and self._is_looked_at(method):
            context = self._everywhere(method)  # a recursive call, and in another context than those that are looked at
        template = self._template(method, context)
        meaning: dict[Symbol, Bounds] = {}
        for location in relevant:
            self._bind(meaning, location, state[location], context, None, method)
        for parameter in method.parameters:
            self._bind(meaning, variable(parameter), given[variable(parameter)], context, parameter, method)
        return Template(
            self._instantiate(state, template.normal, meaning), self._instantiate(state, template.exceptional, meaning)
        )

    def _specified(self, library: Library, state: State, method: typed.Method, arguments: list[Bounds]) -> Template:
        """The states after a call that a specification of the library tells of; else it may change what it reaches."""
        callbacks = [self.callees.footprint(each) for each in library.callbacks]
        for footprint in callbacks:
            state = state.lose(footprint.lost) if footprint.lost is not None else havoc(state, footprint.changes)
        effect = library.apply(state, method.info, arguments)
        if effect is None:
            footprint = self.callees.footprint(method)
            after = state.lose(footprint.lost) if footprint.lost is not None else havoc(state, footprint.changes)
            after = havoc(after, library.locations())
            effect = after, Bounds(none(1), self.vocabulary.top(method.info.return_type))
        after, result = effect
        thrown = merge((state, after)) or after
        for name in library.exceptions():
            thrown = allocate_some(thrown, name)
        if method.info.return_type != VOID:
            after = replace(after, values={**after.values, RESULT: result})
        return Template(after, thrown)

    def _context(self, method: typed.Method, inexact: frozenset[Location]) -> frozenset[Location]:
        """The context of a call; after l others, the one that is right everywhere (Karun 4.6)."""
        known = self.contexts.setdefault(method.info.key, set())
        if inexact in known or len(known) < self.parameters.contexts:
            known.add(inexact)
            return inexact
        return self._everywhere(method)

    def _is_looked_at(self, method: typed.Method) -> bool:
        return any(name == method.info.key for name, _ in self.assumed)

    def _everywhere(self, method: typed.Method) -> frozenset[Location]:
        """The context in which nothing is known exactly: what is right there is right everywhere."""
        parameters = {variable(parameter) for parameter in method.parameters}
        return frozenset(self.callees.footprint(method).relevant | parameters)

    def _bind(
        self,
        meaning: dict[Symbol, Bounds],
        location: Location,
        bounds: Bounds,
        context: frozenset[Location],
        parameter: typed.Variable | None,
        method: typed.Method,
    ) -> None:
        words = self.vocabulary
        if location not in context:
            symbol = words.before(location) if parameter is None else words.parameter(parameter, method)
            assert symbol.symbol is not None
            meaning[symbol.symbol] = bounds
            return
        for side, value in (("<", bounds.lower), (">", bounds.upper)):
            made = words.bound(location, side) if parameter is None else words.parameter(parameter, method, side)
            assert made.symbol is not None
            meaning[made.symbol] = exactly(value)

    def _instantiate(self, state: State, result: State | None, meaning: dict[Symbol, Bounds]) -> State | None:
        if result is None:
            return None
        renamed = self._renamed(state, result)
        replaced = Substitution(lambda symbol: meaning.get(symbol) or renamed.get(symbol))
        heap = {location: replaced.bounds(bounds) for location, bounds in result.heap().items()}
        after = state
        if result.lost is not None:
            after = after.lose(result.lost)
        assigned = {location: replaced(keys).upper for location, keys in result.assigned.items()}
        after = after.store(heap).assigning(assigned)
        if RESULT in result.values:
            after = replace(after, values={**after.values, RESULT: replaced.bounds(result.values[RESULT])})
        return after

    def _renamed(self, state: State, result: State) -> dict[Symbol, Bounds]:
        """The callee's new objects get symbols that the caller does not use yet, as far as there are some."""
        renamed: dict[Symbol, Bounds] = {}
        for symbol in sorted(new_objects(result), key=lambda s: (s.name, s.origin)):
            class_name = symbol.name.removeprefix("New$")
            made = state.fresh(class_name, self.parameters.allocations)
            if made is None:
                renamed[symbol] = Bounds(none(1), self.vocabulary.new_set(class_name))
                continue
            renamed[symbol] = exactly(made)
            there = state[allocated(class_name)]
            used = Bounds(there.lower, union(there.upper, made))
            state = replace(state, values={**state.values, allocated(class_name): used})
        return renamed

    def _template(self, method: typed.Method, inexact: frozenset[Location]) -> Template:
        key = (method.info.key, inexact)
        if key in self.found:
            return self.found[key]
        if key in self.assumed:
            self.used.add(key)
            return self.assumed[key]
        entry = Entry(self.vocabulary, inexact)
        strange = self._is_looked_at(method) and inexact != self._everywhere(method)
        if strange or self.visits > self.parameters.visits:
            return self._anything(method, entry)
        outer, self.used = self.used, set()
        result = self._settled(method, entry, key)
        others = self.used - {key}
        if not others and self.visits <= self.parameters.visits:
            self.found[key] = result
        self.used = outer | others
        return result

    def _settled(self, method: typed.Method, entry: Entry, key: Key) -> Template:
        """What a body gives when its own calls of itself give the same."""
        self.assumed[key] = Template(None, None)
        try:
            for rounds in range(MOST_RECURSION_ROUNDS):
                self.used.discard(key)
                analysis = Analysis(method, entry, self)
                result = analysis.template()
                assumed = self.assumed[key]
                if key not in self.used:
                    return result
                if _covers(assumed.normal, result.normal) and _covers(assumed.exceptional, result.exceptional):
                    return result
                tops = analysis.tops()
                if method.info.return_type != VOID:
                    tops[RESULT] = self.vocabulary.top(method.info.return_type)
                self.assumed[key] = Template(
                    _wider(assumed.normal, result.normal, tops, rounds * RECURSION_WEIGHT, self.parameters),
                    _wider(assumed.exceptional, result.exceptional, tops, rounds * RECURSION_WEIGHT, self.parameters),
                )
            return self._anything(method, entry)
        finally:
            del self.assumed[key]

    def _anything(self, method: typed.Method, entry: Entry) -> Template:
        """A template that is right for every body with the method's footprint."""
        footprint = self.callees.footprint(method)
        state = State(entry)
        state = state.lose(footprint.lost) if footprint.lost is not None else havoc(state, footprint.changes)
        normal = state
        if method.info.return_type != VOID:
            top = Bounds(none(1), self.vocabulary.top(method.info.return_type))
            normal = replace(state, values={**state.values, RESULT: top})
        return Template(normal, state)


def _covers(wide: State | None, narrow: State | None) -> bool:
    return narrow is None or (wide is not None and covers(wide, _collapsed(wide, narrow)))


def _collapsed(old: State, new: State) -> State:
    """The second state, in which objects that the first does not know are among any number of new ones."""
    return collapse(new, new_objects(new) - new_objects(old))


def _wider(
    old: State | None, new: State | None, tops: dict[Location, Expr], rounds: int, parameters: Parameters
) -> State | None:
    if old is None or new is None:
        return merge(state for state in (old, new) if state is not None)
    return widen(old, _collapsed(old, new), tops, rounds, parameters)
