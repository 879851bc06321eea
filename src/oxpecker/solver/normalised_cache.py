"""The normalised cache: answers by the normal form of the query (Smid H7, corrected)."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import TypeAlias

from oxpecker.solver.normal_form import NormalForm, Normaliser
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Solver, Unknown, Unsatisfiable
from oxpecker.solver.wrapper import Wrapper, together
from oxpecker.terms import Term, Value, default_value

Values: TypeAlias = tuple[Value, ...]
Places: TypeAlias = tuple[int, ...] | None


class NormalisedCache(Wrapper):
    """Caches models and cores by the positions of variables and constraints in the normal form."""

    counters = ("cache_hits", "cache_misses", "cache_entries")

    def __init__(self, inner: Solver, capacity: int = 1 << 14) -> None:
        super().__init__(inner)
        self._capacity = capacity
        self._normaliser = Normaliser()
        self._satisfiable: OrderedDict[object, Values] = OrderedDict()
        self._unsatisfiable: OrderedDict[object, Places] = OrderedDict()

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Answer from the cache, or ask and store the answer."""
        if self._normaliser.full():
            self._normaliser.forget()
            self._satisfiable.clear()
            self._unsatisfiable.clear()
        form = self._normaliser.normal_form(together(path, constraints))
        known = self._find(form)
        if known is not None:
            self.counts["cache_hits"] += 1
            return known
        self.counts["cache_misses"] += 1
        answer = self.inner.check(constraints, path, model)
        self._remember(form, answer)
        return answer

    def _find(self, form: NormalForm) -> Answer | None:
        values = self._satisfiable.get(form.key)
        if values is not None:
            self._satisfiable.move_to_end(form.key)
            return Satisfiable(dict(zip(form.variables, values, strict=True)))
        if form.key not in self._unsatisfiable:
            return None
        self._unsatisfiable.move_to_end(form.key)
        places = self._unsatisfiable[form.key]
        return Unsatisfiable(None if places is None else tuple(form.constraints[place] for place in places))

    def _remember(self, form: NormalForm, answer: Answer) -> None:
        if isinstance(answer, Unknown):
            return
        if isinstance(answer, Satisfiable):
            given = answer.model
            values = (given.get(variable, default_value(variable)) for variable in form.variables)
            self._satisfiable[form.key] = tuple(values)
        else:
            core = answer.core
            known = core is not None and set(core) <= set(form.constraints)
            places = tuple(map(form.constraints.index, core)) if known and core is not None else None
            self._unsatisfiable[form.key] = places
        for each in (self._satisfiable, self._unsatisfiable):
            if len(each) > self._capacity:
                each.popitem(last=False)
        self.counts["cache_entries"] = len(self._satisfiable) + len(self._unsatisfiable)
