"""What a stage of the solver sequence is asked, and what it tells."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from oxpecker.solver.query import Answer, Unknown
from oxpecker.terms import Term

Question = tuple[Term, ...]
"""The constraints that should hold together."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a stage says of a question, and whether it was a decision procedure for it.

    A stage that has left something out may only refute: if what it looked at has no solution, the whole has none.
    A model that it offers all the same is tried, and counts if it satisfies the question.
    """

    answer: Answer
    exact: bool


PASSED = Told(Unknown("not decided by this stage"), False)
"""The next stage may know."""


class Stage(ABC):
    """One of several solvers that are asked one after the other."""

    name: ClassVar[str]
    cheap: ClassVar[bool] = False
    """Whether it is quick enough to be asked at every branch."""

    @abstractmethod
    def ask(self, question: Question, seconds: float | None) -> Told:
        """Refute the question, decide it, or pass it on, in so much time."""

    def suits(self, question: Question) -> bool:
        """Whether the stage is likely to be better at a question than those after it."""
        del question
        return True

    def statistics(self) -> dict[str, float]:
        """What it has counted beside what the sequence counts."""
        return {}

    def interrupt(self) -> None:
        """End the question that another thread is asking."""
        return

    def close(self) -> None:
        """Release processes and memory."""
        return
