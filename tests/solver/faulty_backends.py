"""Backends that fail on purpose: at random, by a seed, in this process or in a process of their own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from random import Random
from threading import Event
from typing import Any

import pytest

from oxpecker.results import Verdict
from oxpecker.solver import Answer, Satisfiable, Solver, SolverName, Unknown, Unsatisfiable, configuration, portfolio
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Model
from oxpecker.solver.wrapper import Wrapper
from oxpecker.terms import Term

_ONE_OF = 4
"""Queries of which one goes wrong."""
_FAULT, _SEED = "OXPECKER_TEST_FAULT", "OXPECKER_TEST_SEED"


class Fault(Enum):
    """What a solver does instead of answering."""

    CRASH = "crash"
    HANG = "hang"
    UNKNOWN = "unknown"
    WRONG_MODEL = "wrong model"
    WRONG_REFUTATION = "wrong refutation"


class Faulty(Wrapper):
    """A backend with a fault."""

    def __init__(self, inner: Solver, fault: Fault, random: Random, is_apart: bool = False) -> None:
        super().__init__(inner)
        self._fault, self._random, self._is_apart = fault, random, is_apart

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """The answer of the solver inside, or the fault."""
        if self._random.randrange(_ONE_OF):
            return self.inner.check(constraints, path, model)
        match self._fault:
            case Fault.CRASH:
                self._crash()
            case Fault.HANG:
                Event().wait()  # whoever asked must be able to end it
            case Fault.UNKNOWN:
                return Unknown("no idea")
            case Fault.WRONG_REFUTATION:
                return Unsatisfiable()
            case Fault.WRONG_MODEL:
                answer = self.inner.check(constraints, path, model)
                if isinstance(answer, Satisfiable):
                    return Satisfiable({each: _other(value) for each, value in answer.model.items()})
                return answer
        raise AssertionError(self._fault)

    def _crash(self) -> None:
        if self._is_apart:
            os._exit(3)
        raise RuntimeError("the solver crashed")


def _other(value: Any) -> Any:
    return not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else value


def apart(name: str) -> Solver:
    """A faulty backend in a process of its own, where the environment says what to do."""
    inner = configuration.backend(SolverName(name))
    return Faulty(inner, Fault(os.environ[_FAULT]), Random(int(os.environ[_SEED])), is_apart=True)


def cvc5() -> Solver:
    """The factory that a portfolio calls."""
    return apart("cvc5")


def bitwuzla() -> Solver:
    """The factory that a portfolio calls."""
    return apart("bitwuzla")


def z3() -> Solver:
    """The factory that a portfolio calls."""
    return apart("z3")


@contextmanager
def faulty(fault: Fault, seed: int) -> Iterator[None]:
    """All backends have a fault inside, except for the second one that refutations are put to."""
    usual, random = configuration.backend, Random(seed)
    factories = {name: f"tests.solver.faulty_backends:{name}" for name in ("z3", "cvc5", "bitwuzla")}
    healthy: Callable[[object], Solver] = lambda _: usual(SolverName.Z3)  # noqa: E731
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(configuration, "backend", lambda name, cores=False: Faulty(usual(name, cores), fault, random))
        patch.setattr(portfolio, "FACTORIES", factories)
        patch.setattr(configuration, "_second", healthy)
        patch.setenv(_FAULT, fault.value)
        patch.setenv(_SEED, str(seed))
        yield


def is_right(found: Verdict, reference: Verdict) -> bool:
    """Whether a verdict under faults claims nothing that the verdict without faults contradicts."""
    if Verdict.UNKNOWN in (found, reference) or found is reference:
        return True
    return found.is_positive and reference.is_positive
