"""Second opinions: what Z3 does not know, cvc5 may show; solvers that contradict each other end the proof."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from oxpecker.horn.arithmetic import Arithmetic
from oxpecker.horn.folds import Folds
from oxpecker.horn.formula import Formula, Sort, at_most, number, symbol
from oxpecker.horn.obligation import Kind, Obligation
from oxpecker.horn.proving import Prover
from oxpecker.oox.source import NOWHERE
from oxpecker.solver.errors import SolversDisagree
from oxpecker.solver.scripts import Instances, Outcome, Reply, Scripts
from oxpecker.solver.second_opinion import SecondOpinion

X = symbol("x", Sort.INT)
POSITIVE, NEGATIVE = at_most(number(1), X), at_most(X, number(-1))

pytest.importorskip("cvc5")


@dataclass
class Recorded(Scripts):
    """A Z3 that gives the same answer to every question."""

    outcome: Outcome
    asked: list[str] = field(default_factory=list)

    def ask(self, script: str, _resources: int, _instances: Instances = Instances.BY_MODELS) -> Reply:
        self.asked.append(script)
        return Reply(self.outcome)


def obligation(goal: Formula, *known: Formula) -> Obligation:
    return Obligation(Kind.ASSERTION, NOWHERE, known, goal)


def prover(outcome: Outcome) -> Prover:
    return Prover(Folds(Arithmetic(True)), Recorded(outcome))


def test_cvc5_shows_what_z3_does_not_know() -> None:
    assert prover(Outcome.UNKNOWN).first_unproved([obligation(POSITIVE, at_most(number(5), X))]) is None


def test_cvc5_shows_nothing_that_is_false() -> None:
    wrong = obligation(POSITIVE, at_most(number(0), X))
    assert prover(Outcome.UNKNOWN).first_unproved([wrong]) is wrong


def test_a_model_of_z3_stands() -> None:
    right = obligation(POSITIVE, at_most(number(5), X))
    assert prover(Outcome.SATISFIABLE).first_unproved([right]) is right


def test_solvers_that_contradict_each_other_end_the_proof() -> None:
    with pytest.raises(SolversDisagree, match="cvc5 has a model"):
        prover(Outcome.UNSATISFIABLE).first_unproved([obligation(POSITIVE, NEGATIVE)])


@pytest.mark.parametrize("resources", [1, 40_000])
def test_an_answer_within_resources_is_right(resources: int) -> None:
    second = SecondOpinion()
    wanted = {"(assert (< x 3))": Outcome.SATISFIABLE, "(assert (< x x))": Outcome.UNSATISFIABLE}
    for fact, outcome in wanted.items():
        found = second.ask(f"(declare-fun x () Int)\n{fact}", resources)
        assert found in (outcome, Outcome.UNKNOWN)
        assert found is outcome or resources == 1
