"""Certificates: two solvers agree with every answer, and questions that say less have other answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from oxpecker import Report, check
from oxpecker.horn.script import NEGATED_GOAL
from tests.exhaustive import exhaustive
from tests.horn.test_proof import PROGRAMS, PROVED

SOME = [("Searches", "maximum"), ("Rearranging", "reverse"), ("Counting", "sum")]
"""A proof with quantifiers, one that needs `old`, and one with a sum."""


@cache
def report_of(program: str, name: str) -> Report:
    return check(PROGRAMS / f"{program}.java", method=f"{program}.{name}", certified=True)


def by_z3(text: str) -> list[str]:
    import z3

    limit = "(set-option :rlimit 2000000)\n"
    context = z3.Context()
    return str(z3.Z3_eval_smtlib2_string(context.ref(), limit + text)).split()


def by_cvc5(text: str) -> list[str]:
    import cvc5

    solver = cvc5.Solver(cvc5.TermManager())
    solver.setOption("incremental", "true")
    solver.setOption("rlimit-per", "200000")
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "certificate")
    answers = []
    while not (command := parser.nextCommand()).isNull():
        answers += command.invoke(solver, parser.getSymbolManager()).split()
    return answers


@pytest.mark.parametrize(("program", "name"), SOME)
@pytest.mark.parametrize("solver", [by_z3, by_cvc5])
def test_solvers_agree_with_every_answer(program: str, name: str, solver: Callable[[str], list[str]]) -> None:
    text = report_of(program, name).certificate()
    answers = solver(text)
    assert answers == ["unsat"] * text.count("(check-sat)")
    assert len(answers) > 3


@pytest.mark.parametrize(("program", "name"), [SOME[0], *(exhaustive(*each) for each in SOME[1:])])
def test_a_question_without_its_goal_is_another_question(program: str, name: str) -> None:
    text = report_of(program, name).certificate()
    goals = re.compile(rf"; {NEGATED_GOAL}\n(?:\(assert .*\n)+")
    assert len(goals.findall(text)) > 3
    # A path that is impossible shows any goal; most are possible.
    without = by_z3(goals.sub("", text).replace("(set-info :status unsat)\n", ""))
    assert len(without) == text.count("(check-sat)")
    assert without.count("unsat") < len(without) / 2


def test_what_is_not_certified_is_said(tmp_path: Path) -> None:
    file = tmp_path / "P.java"
    file.write_text(
        "class P {\n"
        "    //@ ensures \\result >= 0 || x == Integer.MIN_VALUE;\n"
        "    static int size(int x) { return x < 0 ? -x : x; }\n"
        "    //@ ensures \\result >= 0;\n"
        "    static int wrong(int x) { return x < 0 ? -x : x; }\n"
        "}\n",
        encoding="utf-8",
    )
    text = check(file, certified=True).certificate()
    assert "; === P.size(int): valid\n; no certificate: proved by symbolic execution of all paths\n" in text
    assert "; === P.wrong(int): invalid\n; nothing is certified" in text
    assert "(check-sat)" not in text


def test_without_a_certificate_no_question_is_kept() -> None:
    (result,) = check(PROGRAMS / "Searches.java", method="Searches.maximum").results
    assert result.proof is not None
    assert result.proof.obligations
    assert not any(each.scripts for each in result.proof.obligations)


def test_the_programs_are_those_that_are_proved() -> None:
    assert all(name in PROVED[program] for program, name in SOME)
