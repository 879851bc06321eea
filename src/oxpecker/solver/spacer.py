"""Constrained Horn clauses, solved by Spacer, an engine of Z3.

It runs in a process of its own, since it may crash, or ignore its limit. Neither of its answers is a proof: whoever
asks has to show that the predicates it finds satisfy the clauses.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from oxpecker.limits.budget import UNITS_OF_A_SECOND, give_up_question, question_units, spend
from oxpecker.limits.processes import die_with_parent, in_own_group
from oxpecker.solver.backends.z3_library import load
from oxpecker.solver.limits import (
    LEAST_SPACER_RESOURCES,
    SCRIPT_UNITS,
    SLOWEST_MACHINE,
    SPACER_MEGABYTES,
    START_SECONDS,
    Z3_RESOURCES,
)
from oxpecker.solver.scripts import Outcome

_PROGRAM = (
    "import sys, json; sys.path[:] = json.loads(sys.argv[1]); from oxpecker.solver.spacer import answer; answer()"
)
_QUANTIFIED = {"fp.spacer.q3.use_qgen": "true", "fp.spacer.ground_pobs": "false"}
_RESOURCES = "(:rlimit "


class Lemmas(Enum):
    """How Spacer generalises what it learns of arrays: lemmas with quantifiers, in two ways."""

    EQUALITIES = _QUANTIFIED | {"fp.spacer.mbqi": "false", "fp.spacer.use_euf_gen": "true"}
    PLAIN = _QUANTIFIED

    @property
    def options(self) -> Mapping[str, str]:
        """The options of Z3."""
        return {"fp.engine": "spacer", **self.value}


@dataclass(frozen=True, slots=True)
class Solution:
    """Whether some predicates satisfy all clauses; if so, their definitions in SMT-LIB."""

    outcome: Outcome
    definitions: str = ""


def solve(clauses: str, resources: int, lemmas: Lemmas) -> Solution:
    """What Spacer says about declarations and clauses. The work counts towards the budgets in force.

    A budget that allows too few resources for one question is not used at all.
    """
    units = question_units()
    allowed = resources if units is None else min(resources, units * Z3_RESOURCES)
    if allowed < LEAST_SPACER_RESOURCES:
        give_up_question()
        return Solution(Outcome.UNKNOWN)
    options = [f"(set-option :{name} {value})" for name, value in lemmas.options.items()]
    options += [f"(set-option :memory_max_size {SPACER_MEGABYTES})", f"(set-option :rlimit {allowed})"]
    questions = f"(set-logic HORN)\n{clauses}\n(check-sat)\n(get-info :rlimit)"
    answered, _, rest = _reply("\n".join([*options, questions]), allowed).partition("\n")
    told, _, definitions = rest.partition("\n")
    used = told.removeprefix(_RESOURCES).rstrip(")")
    spend(SCRIPT_UNITS + (int(used) if used.isdigit() else allowed) // Z3_RESOURCES)
    outcome = Outcome(answered) if answered in set(Outcome) else Outcome.UNKNOWN
    if outcome is Outcome.UNKNOWN and allowed < resources:
        give_up_question()
    return Solution(outcome, definitions)


def _reply(script: str, resources: int) -> str:
    """What Z3 prints for a script; nothing if its process failed, or did not come to an end."""
    seconds = START_SECONDS + SLOWEST_MACHINE * resources / (Z3_RESOURCES * UNITS_OF_A_SECOND)
    process = subprocess.Popen(
        [sys.executable, "-c", _PROGRAM, json.dumps(sys.path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        **in_own_group(),
    )
    try:
        output, _ = process.communicate(script.encode(), timeout=seconds)
    except subprocess.TimeoutExpired:
        return ""
    finally:
        # Whatever ends the wait, a limit of time or Ctrl-C included: nobody reads the answer any more.
        process.kill()
        process.wait()
    return output.decode() if process.returncode == 0 else ""


def answer() -> None:
    """The process: evaluates the script of its standard input, and adds the definitions if there are any."""
    die_with_parent()
    library = load()
    context = library.mk_context(library.mk_config())
    found: bytes = library.eval_smtlib2_string(context, sys.stdin.buffer.read())
    sys.stdout.buffer.write(found)
    if found.startswith(Outcome.SATISFIABLE.encode()):
        sys.stdout.buffer.write(library.eval_smtlib2_string(context, b"(get-model)"))
