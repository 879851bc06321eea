"""Branch and prune: refutes a query by refuting all boxes, or finds a model in one of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from random import Random

from oxpecker.limits.budget import spend
from oxpecker.solver.boxes.circuit import Box, Circuit
from oxpecker.solver.boxes.distance import distance
from oxpecker.solver.boxes.domains import Domain
from oxpecker.solver.boxes.mean_value import MeanValue
from oxpecker.solver.boxes.splitting import extent, halves, is_single, sample
from oxpecker.solver.limits import BOX_SAMPLES, PARTS_OF_A_UNIT
from oxpecker.solver.models import satisfies
from oxpecker.solver.query import Answer, Satisfiable, Unknown, Unsatisfiable
from oxpecker.terms import Term

OPEN = Unknown("boxes: neither refuted nor solved within the limit")


class BoxSearch:
    """One query. The search can be continued: what is refuted stays refuted."""

    def __init__(self, question: Sequence[Term]) -> None:
        self._question = tuple(question)
        self._circuit = Circuit(question)
        self._boxes: deque[Box] = deque([self._circuit.box])
        self._goes_deep = False
        self._mean_value = MeanValue(self._question, self._circuit)
        self._source = Random(1)
        self._is_sampled = False
        self._left_open = False
        """Whether a box is too small to split, and neither refuted nor solved."""

    def run(self, units: int) -> Answer:
        """An answer within some units of a budget."""
        cost = max(self._circuit.size // PARTS_OF_A_UNIT, 1)
        spent = 0
        while self._boxes and spent < units:
            spent += cost
            found = self._step()
            if found is not None:
                spend(spent)
                return found
        spend(spent)
        return OPEN if self._boxes or self._left_open else Unsatisfiable()

    def domains(self, parts: Sequence[Term]) -> list[Domain]:
        """What parts of the query may be where the constraints may hold."""
        return self._circuit.domains(parts, self._circuit.narrowed(self._circuit.box) or self._circuit.box)

    def _step(self) -> Answer | None:
        # In turn the smallest box and the largest: neither a narrow solution nor a far one is missed for long.
        self._goes_deep = not self._goes_deep
        box = self._circuit.narrowed(self._boxes.pop() if self._goes_deep else self._boxes.popleft())
        if box is None or (self._mean_value.is_useful and self._mean_value.refutes(box)):
            return None
        if not self._is_sampled:
            self._is_sampled = True
            found = self._tried(box, None)
            found = found or next((each for _ in range(BOX_SAMPLES) if (each := self._tried(box, self._source))), None)
            if found is not None:
                return found
        if all(map(is_single, box)):
            self._left_open = True
            return self._tried(box, None)
        return self._split(box)

    def _tried(self, box: Box, source: Random | None) -> Satisfiable | None:
        model = sample(self._circuit.variables, box, source)
        return Satisfiable(model) if satisfies(model, self._question) else None

    def _split(self, box: Box) -> Answer | None:
        """Adds both halves, the one whose middle is nearer to a solution last; that is looked at next."""
        place = max(range(len(box)), key=lambda each: extent(box[each]))
        parts: list[tuple[float, Box]] = []
        for half in halves(box[place]):
            part = (*box[:place], half, *box[place + 1 :])
            model = sample(self._circuit.variables, part)
            if satisfies(model, self._question):
                return Satisfiable(model)
            parts.append((distance(model, self._question), part))
        (first, near), (second, far) = parts
        self._boxes.extend((far, near) if first <= second else (near, far))
        return None
