"""Small models of a path: short arrays, null, numbers near to zero, `false`, letters.

Values are first lowered one at a time, by evaluating the constraints that mention them. The solver is asked only if
several must change together, and not often.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from oxpecker import terms
from oxpecker.engine.counterexamples.shapes import Model, known_elements, shape
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.explore.initialiser import as_long
from oxpecker.engine.limits import (
    BOXES,
    LONGEST_TRIED,
    MOST_RETYPINGS,
    SMALLEST_CALLS,
    SMALLEST_PASSES,
    UNITS_FOR_SMALLER,
)
from oxpecker.engine.machine.openness import note_type
from oxpecker.engine.machine.references import is_apart
from oxpecker.engine.path.entities import Array, Entity, Record
from oxpecker.engine.path.state import State
from oxpecker.engine.values.arithmetic import disjunction, equal, unequal
from oxpecker.engine.values.value import Value
from oxpecker.limits import Budget, LimitReached
from oxpecker.oox.candidates import common_type, is_open
from oxpecker.oox.types import CHAR, RANGES, ArrayType, ClassType, Type
from oxpecker.solver import PathCondition, Satisfiable, Unsatisfiable
from oxpecker.solver.models import restricted, satisfies
from oxpecker.terms import Sort, Term

_ALPHABETS = ((ord("a"), ord("z")), (ord(" "), ord("~")))
"""Characters that are easy to read, the easiest first."""

FREE_CHARACTER = ord("a")
"""The default for an unconstrained character."""

_LETTERS = sorted(range(32, 127), key=lambda code: (not chr(code).islower(), not chr(code).isalnum(), code))
_FLOATS = (0.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 0.5, -0.5, 4.0, 5.0, 10.0, -10.0, 100.0, -100.0, 1e6, -1e6)
_SMALL = [0, *(number for size in range(1, 17) for number in (size, -size))]


def model_of(explorer: Explorer, state: State) -> tuple[PathCondition, dict[Term, Any]] | Unsatisfiable | None:
    """The constraints of a path, including types, and a model of them; None if there is none."""
    path, model = state.knowledge.condition.extend(*well_typed(explorer, state)), state.knowledge.model
    for _ in range(MOST_RETYPINGS):
        if model is None or not satisfies(model, path.constraints):
            answer = explorer.solver.check([], path)
            if not isinstance(answer, Satisfiable):
                return answer if isinstance(answer, Unsatisfiable) else None
            model = answer.model
        model = restricted(model, path.constraints)
        apart = [terms.disj(_two(group)) for group in impossible_objects(explorer, state, model)]
        if not apart:
            return path, model
        path = path.extend(*apart)
    return None


def impossible_objects(explorer: Explorer, state: State, model: Model) -> list[list[Value]]:
    """References that a model treats as one object though no tried class has all their types, after its address."""
    groups: dict[int, list[Term]] = {}
    for variable in sorted((v for v in model if v in explorer.inputs.unknowns), key=lambda v: v.uid):
        if model[variable] and variable not in state.knowledge.resolution:
            groups.setdefault(model[variable], []).append(variable)
    found: list[list[Value]] = []
    for number, group in groups.items():
        entity = state.heap.entities.get(number)
        types = [explorer.inputs.unknowns[variable].type for variable in group]
        if entity is not None and entity.is_input:
            if not _has_types(explorer, entity, types):
                found.append([number, *group])
        elif len(group) > 1 and common_type(explorer.hierarchy, types) is None:
            found.append([*group])
    for types in ([explorer.inputs.unknowns[v].type for v in group if isinstance(v, Term)] for group in found):
        if all(is_open(explorer.hierarchy, t) for t in types) and isinstance(types[0], ClassType):
            note_type(explorer, types[0])
    return found


def _has_types(explorer: Explorer, entity: Entity, types: list[Type]) -> bool:
    """Whether an object may be of all of some types at once."""
    if isinstance(entity, Record):
        return shape(explorer, entity, [(t,) for t in types]) is not None
    return bool(set.intersection(*(set(explorer.inputs.fitting(entity, t)[0]) for t in types)))


def _two(group: list[Value]) -> list[Value]:
    """That some of the references of a group are not the same."""
    return [unequal(group[0], other) for other in group[1:]]


def well_typed(explorer: Explorer, state: State) -> list[Term]:
    """What types say about the references of a path: no reference is an object that its type excludes.

    Paths need not know it, since a reference that nobody follows has no class yet.
    """
    variables = {v for c in state.knowledge.condition.constraints for v in c.variables if v in explorer.inputs.unknowns}
    references = sorted(variables, key=lambda v: v.uid)
    entities = {address: entity for address, entity in state.heap.entities.items() if entity.is_input}
    found: list[Value] = []
    for number, one in enumerate(references):
        unknown = explorer.inputs.unknowns[one]
        known = state.knowledge.resolution.get(one), *state.knowledge.aliases.get(one, ())
        for address, entity in entities.items():
            if address in known:
                continue
            fits = explorer.inputs.fits(entity, unknown.type) and not is_apart(entity, unknown)
            found.append(disjunction(unequal(one, address), as_long(entity, unknown.type) if fits else False))
        others = [two for two in references[:number] if not explorer.inputs.may_alias(one, two)]
        found += [disjunction(equal(one, 0), unequal(one, two)) for two in others]
    found += well_stored(explorer, state, references)
    return [condition for condition in found if isinstance(condition, Term)]


def well_stored(explorer: Explorer, state: State, references: Sequence[Term]) -> list[Value]:
    """What types say about elements: an array that a reference of less leads to holds less."""
    entities = {address: entity for address, entity in state.heap.entities.items() if entity.is_input}
    arrays = [r for r in references if isinstance(explorer.inputs.unknowns[r].type, ArrayType)]
    found: list[Value] = []
    for address, array in entities.items():
        elements = known_elements(explorer, array) if isinstance(array, Array) else []
        if not elements:
            continue
        assert isinstance(array, Array)
        seen_as: list[tuple[Value, tuple[Type, ...]]] = []
        if array.element not in array.elements:
            seen_as.append((False, array.elements))
        for one in arrays:
            inside, outside = explorer.inputs.fitting(array, explorer.inputs.unknowns[one].type)
            if inside and outside:
                seen_as.append((unequal(one, address), inside))
        for is_other, types in seen_as:
            misfits = [a for a, e in entities.items() if not any(explorer.inputs.fits(e, t) for t in types)]
            found += [disjunction(is_other, unequal(element, misfit)) for element in elements for misfit in misfits]
    return found


def smallest_model(
    explorer: Explorer, path: PathCondition, model: Model, most_calls: int = SMALLEST_CALLS
) -> dict[Term, Any]:
    """A model of the path with small values, found with a limited number of queries."""
    return _Lowering(explorer, path, model, most_calls).result()


def smallest_in_time(explorer: Explorer, path: PathCondition, model: Model) -> tuple[Model, LimitReached | None]:
    """A model with small values; the given one, and the limit, if the time is over before there is one.

    What is known to violate the contract is replayed all the same: a limit must not lose it.
    """
    try:
        return smallest_model(explorer, path, model), None
    except LimitReached as limit:
        return model, limit


class _Lowering:
    """Makes one model smaller, step by step."""

    def __init__(self, explorer: Explorer, path: PathCondition, model: Model, most_calls: int) -> None:
        self.explorer = explorer
        self.most_calls = most_calls
        self.path = path
        self.model = dict(model)
        self.calls = 0
        self.speaking: dict[Term, list[Term]] = {}
        for constraint in path.constraints:
            for variable in constraint.variables:
                self.speaking.setdefault(variable, []).append(constraint)
        self.lengths = [v for v in self.speaking if v.name.startswith("#")]
        plain = [
            v for v in self.speaking if v.sort is Sort.INT and v not in explorer.inputs.unknowns and not is_letter(v)
        ]
        self.numbers = [v for v in plain if not v.name.startswith("#")]
        self.letters = [v for v in self.speaking if is_letter(v)]
        self.order = [*self.lengths, *(v for v in self.speaking if not v.name.startswith("#"))]

    def result(self) -> dict[Term, Any]:
        """Everything small at once, if that is possible; else lengths first, then numbers together; then each number,
        and characters that can be read."""
        self.descend()
        # A product of numbers that are all small is an easy question, unlike one of a length and any numbers.
        if any(self.model[v] > LONGEST_TRIED for v in self.lengths):
            self.ask(terms.conj([_within(v, LONGEST_TRIED) for v in (*self.lengths, *self.numbers)]))
        while sum(self.model[v] for v in self.lengths) and self.ask(self.shorter()):
            continue
        largest = max((abs(self.model[v]) for v in self.numbers), default=0)
        for size in BOXES:
            if size >= largest or self.ask(terms.conj([_within(v, size) for v in self.numbers])):
                break
        for variable in self.numbers:
            while self.model[variable] and self.calls < SMALLEST_CALLS and self.ask(self.lower(variable)):
                continue
        if any(self.model[v] < 0 for v in self.numbers):
            self.ask(self.positive())
        for low, high in _ALPHABETS:
            if all(low <= self.model[v] <= high for v in self.letters) or self.ask(self.written_in(low, high)):
                break
        return self.model

    # --- without the solver --------------------------------------------------------------------------------

    def descend(self) -> None:
        """Gives each variable the smallest value that its constraints allow while the others are fixed."""
        for _ in range(SMALLEST_PASSES):
            improved = [variable for variable in self.order if self.improve(variable)]
            if not improved:
                return

    def improve(self, variable: Term) -> bool:
        """Whether a smaller value of one variable was found."""
        current = self.model[variable]
        for candidate in smaller_values(variable, current):
            self.model[variable] = candidate
            if satisfies(self.model, self.speaking[variable]):
                return True
        self.model[variable] = current
        return False

    # --- with the solver -----------------------------------------------------------------------------------

    def ask(self, wish: Any) -> bool:
        """Asks for a model with some property, and takes it if there is one."""
        if wish is False or self.calls >= self.most_calls or self.explorer.watch.over:
            return False
        self.calls += 1
        with Budget(question=UNITS_FOR_SMALLER, is_trial=True).spending():
            answer = self.explorer.solver.check(terms.conjuncts(wish), self.path, self.model)  # type: ignore[arg-type]
        if not isinstance(answer, Satisfiable):
            if not isinstance(answer, Unsatisfiable):
                # What the solver could not tell once it will hardly tell in a variation; the counterexample is there.
                self.calls = self.most_calls
            return False
        self.model = restricted({**self.model, **answer.model}, self.path.constraints)
        self.descend()
        return True

    def shorter(self) -> Any:
        """All arrays together are shorter than now, and numbers that are all small remain so."""
        largest = max((abs(self.model[v]) for v in self.numbers), default=0)
        numbers = [_within(v, LONGEST_TRIED) for v in self.numbers if largest <= LONGEST_TRIED]
        return terms.conj([terms.le(terms.total(self.lengths), sum(self.model[v] for v in self.lengths) - 1), *numbers])

    def lower(self, variable: Term) -> Any:
        """A number is nearer to zero and no other is farther from it than now; arrays are no longer."""
        others = [_within(v, abs(self.model[v])) for v in self.numbers if v is not variable]
        lengths = [terms.le(v, self.model[v]) for v in self.lengths]
        return terms.conj([_within(variable, abs(self.model[variable]) - 1), *others, *lengths])

    def written_in(self, low: int, high: int) -> Any:
        """All characters are of an alphabet, no number is farther from zero and no array longer than now."""
        letters = [terms.land(terms.ge(v, low), terms.le(v, high)) for v in self.letters]
        numbers = [_within(v, abs(self.model[v])) for v in self.numbers]
        return terms.conj([*letters, *numbers, *(terms.le(v, self.model[v]) for v in self.lengths)])

    def positive(self) -> Any:
        """No number is negative and none farther from zero than the farthest now; arrays are no longer."""
        largest = max(abs(self.model[v]) for v in self.numbers)
        signs = [terms.land(terms.ge(v, 0), terms.le(v, largest)) for v in self.numbers]
        return terms.conj([*signs, *(terms.le(v, self.model[v]) for v in self.lengths)])


def _within(variable: Term, size: int) -> Any:
    return terms.land(terms.le(variable, size), terms.ge(variable, -size))


def is_letter(variable: Term) -> bool:
    """Whether a variable is a character: no other has its range."""
    return variable.sort is Sort.INT and (variable.low, variable.high) == RANGES[CHAR]


def smaller_values(variable: Term, current: Any) -> Iterator[Any]:
    """The values that are preferred to the one there is, the best first."""
    if variable.sort is Sort.BOOL:
        yield from (False,) if current else ()
    elif variable.sort is not Sort.INT:
        yield from _before(_FLOATS, current)
    elif is_letter(variable):
        yield from _before(_LETTERS, current)
    else:
        low, high = variable.low, variable.high
        nearer = _before(_SMALL, current)
        nearer += [current - current // part for part in (2, 4, 16, 256)] if abs(current) > _SMALL[-2] else []
        yield from (n for n in nearer if (low is None or low <= n) and (high is None or n <= high) and n != current)


def _before(preferred: Any, current: Any) -> list[Any]:
    """The preferred values before the current one; all if it is not among them."""
    found = list(preferred)
    return found[: found.index(current)] if current in found else found
