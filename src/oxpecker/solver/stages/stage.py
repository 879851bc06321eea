"""The interface of a stage of the solver sequence."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from oxpecker.solver.query import Answer, Unknown
from oxpecker.terms import Term

Question = tuple[Term, ...]
"""The constraints that should hold together."""


@dataclass(frozen=True, slots=True)
class StageAnswer:
    """The answer of a stage, and whether the stage was a decision procedure for the query.

    A stage that ignores part of a query can only refute it: if that part has no solution, the whole has none. If it
    offers a model all the same, the model is evaluated and counts if it satisfies the query.
    """

    answer: Answer
    exact: bool


PASSED = StageAnswer(Unknown("not decided by this stage"), False)
"""Passes the query on to the next stage."""


class Stage(ABC):
    """One solver of a sequence."""

    name: ClassVar[str]
    cheap: ClassVar[bool] = False
    """Whether it is fast enough to be asked at every branch."""

    rivals_smt: ClassVar[bool] = False
    """Whether it takes turns with SMT, each with more effort than the other before."""

    @abstractmethod
    def ask(self, question: Question, seconds: float | None) -> StageAnswer:
        """Refute the query, decide it, or pass it on, within a time limit."""

    def suits(self, question: Question) -> bool:
        """Whether the stage is likely to be better at a query than later stages."""
        del question
        return True

    def leads(self, question: Question) -> bool:
        """Whether to ask the stage before SMT is tried at all."""
        del question
        return False

    def statistics(self) -> dict[str, float]:
        """Counters in addition to those of the sequence."""
        return {}

    def interrupt(self) -> None:
        """End the query that another thread is asking."""
        return

    def close(self) -> None:
        """Release processes and memory."""
        return
