"""The exact cache: answers by the set of constraints, and by its subsets and supersets (Smid H6)."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence, Set
from itertools import islice
from typing import TypeAlias

from oxpecker.solver.models import restricted, satisfies
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Solver, Unknown, Unsatisfiable
from oxpecker.solver.wrapper import Wrapper, together
from oxpecker.terms import Term

Constraints: TypeAlias = frozenset[Term]


class ExactCache(Wrapper):
    """Caches satisfiable and unsatisfiable sets, because both feasibility and validity are queried.

    As in KLEE's counterexample cache, a superset of an unsatisfiable set is unsatisfiable, and a set is satisfiable
    if it is a subset of a satisfiable one or if the model of a part of it happens to satisfy it all.
    """

    counters = ("cache_hits", "cache_misses", "cache_entries")
    most_tried = 32

    def __init__(self, inner: Solver, capacity: int = 1 << 14) -> None:
        super().__init__(inner)
        self._capacity = capacity
        self._answers: OrderedDict[Constraints, Answer] = OrderedDict()
        self._cores: dict[Term, list[Constraints]] = {}
        """Unsatisfiable sets by their youngest constraint: a query contains few that are as young."""
        self._satisfiable: dict[Term, list[Constraints]] = {}
        """Satisfiable sets by each of their constraints."""

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Answer from the cache, or ask and store the answer."""
        question = together(path, constraints)
        asked = frozenset(question)
        known = self._find(question, asked)
        if known is not None:
            self.counts["cache_hits"] += 1
            return known
        self.counts["cache_misses"] += 1
        answer = self.inner.check(constraints, path, model)
        if not isinstance(answer, Unknown):
            before = len(self._answers)
            self._remember(asked, answer)
            self.counts["cache_entries"] += len(self._answers) - before
        return answer

    def _find(self, question: tuple[Term, ...], asked: Constraints) -> Answer | None:
        found = self._answers.get(asked)
        if found is not None:
            self._answers.move_to_end(asked)
            return found
        for constraint in question:
            for core in self._cores.get(constraint, ()):
                if core <= asked:
                    return Unsatisfiable(tuple(each for each in question if each in core))
        return self._from_superset(question, asked) or self._from_part(question, asked)

    def _from_superset(self, question: tuple[Term, ...], asked: Constraints) -> Satisfiable | None:
        """The model of a superset, found among the sets of the rarest constraint."""
        if not question:
            return None
        sets = min((self._satisfiable.get(constraint, []) for constraint in question), key=len)
        for larger in sets[: -self.most_tried - 1 : -1]:
            if asked <= larger:
                return self._model_of(larger, question)
        return None

    def _from_part(self, question: tuple[Term, ...], asked: Constraints) -> Satisfiable | None:
        """The model of the query without its last constraint, if it happens to satisfy that one too."""
        if len(question) > 1:
            part = asked - {question[-1]}
            known = self._answers.get(part)
            if isinstance(known, Satisfiable) and satisfies(known.model, question[-1:]):
                return self._model_of(part, question)
        return None

    def _model_of(self, known: Constraints, question: tuple[Term, ...]) -> Satisfiable:
        answer = self._answers[known]
        assert isinstance(answer, Satisfiable)
        return Satisfiable(restricted(answer.model, question))

    def latest(self, most: int, without: Set[Constraints]) -> tuple[tuple[Constraints, Answer], ...]:
        """The answers that were used last, the very last at the end."""
        backwards = (each for each in reversed(self._answers.items()) if each[0] not in without)
        return tuple(islice(backwards, most))[::-1]

    def learn(self, answers: Iterable[tuple[Constraints, Answer]]) -> None:
        """Stores answers that another cache had to ask for; that one counts the entries."""
        for asked, answer in answers:
            if asked not in self._answers:
                self._remember(asked, answer)

    def _remember(self, asked: Constraints, answer: Answer) -> None:
        self._answers[asked] = answer
        for index, set_, keys in self._places(asked, answer):
            for key in keys:
                index.setdefault(key, []).append(set_)
        if len(self._answers) > self._capacity:
            oldest, forgotten = self._answers.popitem(last=False)
            for index, set_, keys in self._places(oldest, forgotten):
                for key in keys:
                    index[key].remove(set_)
                    if not index[key]:
                        del index[key]

    def _places(
        self, asked: Constraints, answer: Answer
    ) -> list[tuple[dict[Term, list[Constraints]], Constraints, Sequence[Term]]]:
        """The index: which sets are found under which constraints."""
        if isinstance(answer, Satisfiable):
            return [(self._satisfiable, asked, tuple(asked))]
        core = frozenset(answer.core) if isinstance(answer, Unsatisfiable) and answer.core is not None else asked
        return [(self._cores, core, (max(core, key=_age),))] if core else []


def _age(constraint: Term) -> int:
    return constraint.uid
