"""Second opinions: cvc5's answers to questions in SMT-LIB, if it is installed."""

from __future__ import annotations

from oxpecker.limits.budget import give_up_question, question_units, spend
from oxpecker.solver.backends.cvc5 import CVC5
from oxpecker.solver.errors import SolverMissing
from oxpecker.solver.limits import CVC5_MILLISECONDS, CVC5_RESOURCES, SCRIPT_UNITS
from oxpecker.solver.scripts import Outcome


class SecondOpinion:
    """Asks cvc5; without it, every answer is unknown."""

    def __init__(self) -> None:
        self._cvc5: CVC5 | None = None

    def ask(self, script: str, resources: int) -> Outcome:
        """What cvc5 says about declarations and assertions within counted resources."""
        try:
            self._cvc5 = self._cvc5 or CVC5()
        except SolverMissing:
            return Outcome.UNKNOWN
        units = question_units()
        allowed = resources if units is None else max(min(resources, units * CVC5_RESOURCES), 1)
        outcome, used = _answered(self._cvc5, script, allowed)
        spend(SCRIPT_UNITS + used // CVC5_RESOURCES)
        if outcome is Outcome.UNKNOWN and allowed < resources and used >= allowed:
            give_up_question()
        return outcome


def _answered(cvc5: CVC5, script: str, allowed: int) -> tuple[Outcome, int]:
    """The answer, and the resources that it took. Each question has a term manager of its own, as in a new process."""
    module = cvc5.module
    solver = module.Solver(module.TermManager())
    solver.setOption("rlimit", str(allowed))
    solver.setOption("tlimit-per", str(CVC5_MILLISECONDS))
    solver.setLogic("ALL")
    parser = module.InputParser(solver)
    parser.setStringInput(module.InputLanguage.SMT_LIB_2_6, script, "question")
    symbols = parser.getSymbolManager()
    while not (command := parser.nextCommand()).isNull():
        command.invoke(solver, symbols)
    result = solver.checkSat()
    used = int(solver.getStatistics()["resource::resourceUnitsUsed"]["value"])
    if result.isUnknown():
        return Outcome.UNKNOWN, used
    return (Outcome.SATISFIABLE if result.isSat() else Outcome.UNSATISFIABLE), used
