"""Questions in SMT-LIB, with quantifiers and arrays, answered by Z3 within counted resources."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from oxpecker.limits.budget import give_up_question, question_units, spend
from oxpecker.solver.backends.z3 import Z3
from oxpecker.solver.limits import SCRIPT_UNITS, Z3_RESOURCES


class Outcome(StrEnum):
    """The answer to `(check-sat)`."""

    SATISFIABLE = "sat"
    UNSATISFIABLE = "unsat"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer, and the resources it took."""

    outcome: Outcome
    resources: int = 0


class Instances(StrEnum):
    """How Z3 finds instances of quantified facts."""

    BY_TRIGGERS = "triggers alone: gives up at once where they do not suffice"
    BY_MODELS = "triggers, and then models that the facts refute"


class Scripts:
    """A context of Z3 for the scripts of one proof: the same scripts in the same order get the same answers."""

    def __init__(self) -> None:
        self._z3 = Z3()

    def __enter__(self) -> Scripts:
        return self

    def __exit__(self, *failure: object) -> None:
        self._z3.close()

    def ask(self, script: str, resources: int, instances: Instances = Instances.BY_MODELS) -> Reply:
        """What Z3 says about declarations and assertions. The work counts towards the budgets in force."""
        units = question_units()
        allowed = resources if units is None else max(min(resources, units * Z3_RESOURCES), 1)
        result = self._checked(script, allowed, instances)
        spend(SCRIPT_UNITS + result.resources // Z3_RESOURCES)
        if result.outcome is Outcome.UNKNOWN and allowed < resources and result.resources >= allowed:
            give_up_question()
        return result

    def _checked(self, script: str, allowed: int, instances: Instances) -> Reply:
        z3, library, context = self._z3, self._z3.library, self._z3.context
        facts = library.parse_smtlib2_string(context, script.encode(), 0, None, None, 0, None, None)
        z3.complain()
        library.ast_vector_inc_ref(context, facts)
        solver = self._solver(allowed, instances)
        try:
            for number in range(library.ast_vector_size(context, facts)):
                library.solver_assert(context, solver, library.ast_vector_get(context, facts, number))
            z3.complain()
            answer = z3.check(lambda: library.solver_check(context, solver))
            return Reply(_OUTCOMES.get(answer or 0, Outcome.UNKNOWN), z3.resources(solver))
        finally:
            library.solver_dec_ref(context, solver)
            library.ast_vector_dec_ref(context, facts)

    def _solver(self, allowed: int, instances: Instances) -> int:
        """A new solver. Its options are its own: those of a script would hold for every solver of the process."""
        z3, library, context = self._z3, self._z3.library, self._z3.context
        by_triggers = instances is Instances.BY_TRIGGERS
        solver: int = library.mk_simple_solver(context) if by_triggers else library.mk_solver(context)
        library.solver_inc_ref(context, solver)
        parameters = library.mk_params(context)
        library.params_inc_ref(context, parameters)
        library.params_set_uint(context, parameters, z3.symbol(b"rlimit"), allowed)
        library.params_set_bool(context, parameters, z3.symbol(b"ctrl_c"), False)
        if by_triggers:
            library.params_set_bool(context, parameters, z3.symbol(b"auto_config"), False)
            library.params_set_bool(context, parameters, z3.symbol(b"mbqi"), False)
        library.solver_set_params(context, solver, parameters)
        library.params_dec_ref(context, parameters)
        return solver


_OUTCOMES = {1: Outcome.SATISFIABLE, -1: Outcome.UNSATISFIABLE}
