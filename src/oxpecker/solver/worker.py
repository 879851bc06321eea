"""The process of a portfolio's solver, which lives as long as the portfolio."""

from __future__ import annotations

import importlib
import os
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from threading import Condition, Thread
from typing import Any

from oxpecker.limits import Budget
from oxpecker.limits.processes import die_with_parent, inherited_connection
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Solver, Unknown, Unsatisfiable
from oxpecker.solver.transfer import Receiver, Record
from oxpecker.terms import Term, Value


@dataclass(frozen=True, slots=True)
class Question:
    """A query: the new nodes, the numbers of the constraints, and the limit."""

    number: int
    records: list[Record]
    constraints: tuple[int, ...]
    seconds: float | None
    units: int | None
    """Units of a budget."""
    afresh: bool
    """Whether to drop all nodes sent before."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """The answer to a query is no longer needed."""

    number: int


@dataclass(frozen=True, slots=True)
class Ready:
    """The solver is loaded: from now on, limits count."""


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer in numbers instead of terms."""

    number: int
    model: list[tuple[int, Value]] | None
    core: tuple[int, ...] | None
    reason: str | None
    statistics: dict[str, float]
    spent: int
    """Units of the budget that were used."""
    gave_up: bool
    """Whether the budget was too small."""


class Worker:
    """Answers one query after the other; a thread listens meanwhile, so that a query can be cancelled."""

    def __init__(self, connection: Connection, solver: Solver) -> None:
        self._connection = connection
        self._solver = solver
        self._received = Receiver()
        self._waiting: deque[Question] = deque()
        self._news = Condition()
        self._current: int | None = None

    def serve(self) -> None:
        """Answer until the other side is gone; the listener then ends the process."""
        Thread(target=self._listen, daemon=True).start()
        self._connection.send(Ready())
        while True:
            with self._news:
                while not self._waiting:
                    self._news.wait()
                question = self._waiting.popleft()
                self._current = question.number
            reply = self._reply(question)
            with self._news:
                self._current = None
                self._news.notify_all()
            self._connection.send(reply)

    def _listen(self) -> None:
        while True:
            try:
                message = self._connection.recv()
            except (EOFError, OSError):
                os._exit(0)  # the main thread may be deep in a solver
            with self._news:
                if isinstance(message, Question):
                    self._waiting.append(message)
                    self._news.notify_all()
                elif isinstance(message, Cancel):
                    self._cancel(message.number)

    def _cancel(self, number: int) -> None:
        """Interrupts repeatedly: a solver that has not started yet ignores it."""
        while self._current == number or any(question.number == number for question in self._waiting):
            self._solver.interrupt()
            self._news.wait(0.02)

    def _reply(self, question: Question) -> Reply:
        budget = Budget(question=question.units)
        try:
            with budget.spending():
                answer = self._ask(question)
        except Exception as failure:
            # A failure of a solver becomes its answer: the others may succeed.
            answer = Unknown(f"{type(failure).__name__}: {failure}")
        number, told = question.number, (self._solver.statistics(), budget.spent, budget.gave_up)
        if isinstance(answer, Satisfiable):
            model = [(self._received.number(variable), value) for variable, value in answer.model.items()]
            return Reply(number, model, None, None, *told)
        if isinstance(answer, Unsatisfiable):
            core = None if answer.core is None else tuple(map(self._received.number, answer.core))
            return Reply(number, None, core, None, *told)
        return Reply(number, None, None, answer.reason, *told)

    def _ask(self, question: Question) -> Answer:
        if question.afresh:
            self._received = Receiver()
        self._received.receive(question.records)
        self._solver.limit(question.seconds)
        return self._solver.check([self._received.terms[number] for number in question.constraints])


def create_solver(factory: str) -> Solver:
    """The solver that `module:function` creates, or `module:function:flag` with a flag set."""
    module, function, *flags = factory.split(":")
    made: Any = getattr(importlib.import_module(module), function)(**dict.fromkeys(flags, True))
    solver: Solver = made
    return solver


class Broken:
    """Replaces a solver that could not be created, and answers with the reason."""

    def __init__(self, failure: Exception) -> None:
        self._reason = str(failure)

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """The reason why there is no answer."""
        del constraints, path, model
        return Unknown(self._reason)

    def statistics(self) -> dict[str, float]:
        """Nothing is counted."""
        return {}

    def limit(self, seconds: float | None) -> None:
        """Does nothing."""

    def interrupt(self) -> None:
        """Does nothing."""

    def close(self) -> None:
        """Does nothing."""


def main(handle: int, factory: str) -> None:
    """Serve on an inherited end of a pipe."""
    die_with_parent()  # a solver that never releases the interpreter cannot be told otherwise
    try:
        solver = create_solver(factory)
    except Exception as failure:
        solver = Broken(failure)
    Worker(inherited_connection(handle), solver).serve()
