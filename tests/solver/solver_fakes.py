"""Solvers that misbehave, for the portfolio to bear with."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence

from oxpecker.solver import EMPTY, Answer, Model, PathCondition, Satisfiable, Unknown, Unsatisfiable
from oxpecker.solver.models import restricted
from oxpecker.terms import Term


class Fake:
    """A solver that does one thing, whatever it is asked."""

    def __init__(self, behaviour: str) -> None:
        self._behaviour = behaviour
        self._interrupted = False

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Misbehave."""
        del path, model
        if self._behaviour == "hang":
            while True:
                time.sleep(1)
        if self._behaviour == "crash":
            os._exit(7)
        if self._behaviour == "raise":
            raise ZeroDivisionError("nobody expected this")
        if self._behaviour == "wait":
            self._interrupted = False
            while not self._interrupted:
                time.sleep(0.01)
            return Unknown("interrupted")
        if self._behaviour == "no":
            return Unsatisfiable((constraints[0],))
        if self._behaviour == "defaults":
            return Satisfiable(restricted({}, constraints))
        return Unknown("no idea")

    def statistics(self) -> dict[str, float]:
        """One count."""
        return {"fakes": 1}

    def limit(self, seconds: float | None) -> None:
        """Ignored."""

    def interrupt(self) -> None:
        """Only one that waits hears it."""
        self._interrupted = True

    def close(self) -> None:
        """Nothing to release."""


def hanging() -> Fake:
    """Never answers and cannot be interrupted."""
    return Fake("hang")


def crashing() -> Fake:
    """Ends its process."""
    return Fake("crash")


def raising() -> Fake:
    """Raises an exception."""
    return Fake("raise")


def waiting() -> Fake:
    """Answers only when interrupted."""
    return Fake("wait")


def clueless() -> Fake:
    """Never knows."""
    return Fake("unknown")


def denying() -> Fake:
    """Finds everything unsatisfiable, because of the first constraint."""
    return Fake("no")


def guessing() -> Fake:
    """Finds everything satisfiable by default values."""
    return Fake("defaults")


def impossible() -> Fake:
    """Cannot even be made."""
    raise RuntimeError("no such library")
