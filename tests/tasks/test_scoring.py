"""What SV-COMP gives for an answer, and how it is told."""

from __future__ import annotations

import pytest

from oxpecker.tasks import Answer, Outcome, describe_grade, score_csv, score_table


def outcome(answer: Answer, expected: bool | None, detail: str = "") -> Outcome:
    return Outcome("t.yml", "valid-assert.prp", answer, detail, expected, 0.5)


@pytest.mark.parametrize(
    ("answer", "expected", "score", "wrong"),
    [
        (Answer.TRUE, True, 2, False),
        (Answer.FALSE, False, 1, False),
        (Answer.FALSE, True, -16, True),
        (Answer.TRUE, False, -32, True),
        (Answer.UNKNOWN, True, 0, False),
        (Answer.UNKNOWN, False, 0, False),
        (Answer.TRUE, None, 0, False),
        (Answer.FALSE, None, 0, False),
    ],
)
def test_scores(answer: Answer, expected: bool | None, score: int, wrong: bool) -> None:
    found = outcome(answer, expected)
    assert (found.score, found.is_wrong) == (score, wrong)
    assert found.is_solved == (answer is not Answer.UNKNOWN and not wrong)


def test_verdict_lines() -> None:
    assert outcome(Answer.TRUE, None).verdict == "true"
    assert outcome(Answer.FALSE, None, "assert").verdict == "false(assert)"
    assert outcome(Answer.UNKNOWN, None, "time").verdict == "unknown (time)"


def test_grades_in_words() -> None:
    assert describe_grade(outcome(Answer.TRUE, False)) == "expected false: wrong, score -32"
    assert describe_grade(outcome(Answer.TRUE, True)) == "expected true: correct, score 2"
    assert describe_grade(outcome(Answer.UNKNOWN, True)) == "expected true: score 0"


def test_the_table_adds_up() -> None:
    found = [
        outcome(Answer.TRUE, True),
        outcome(Answer.TRUE, True),
        outcome(Answer.FALSE, True, "assert"),
        outcome(Answer.UNKNOWN, False, "time"),
        outcome(Answer.TRUE, None),
    ]
    assert score_table(found).splitlines() == [
        "task   property          verdict         expected    score  seconds",
        "t.yml  valid-assert.prp  true            true            2     0.50",
        "t.yml  valid-assert.prp  true            true            2     0.50",
        "t.yml  valid-assert.prp  false(assert)   true          -16     0.50",
        "t.yml  valid-assert.prp  unknown (time)  false           0     0.50",
        "t.yml  valid-assert.prp  true                                  0.50",
        "",
        "correct true: 2 x 2 = 4",
        "wrong false: 1 x -16 = -16",
        "unknown: 1 x 0 = 0",
        "nothing expected: 1",
        "score -12 of 7",
    ]


def test_the_csv_has_a_line_for_each_answer() -> None:
    assert score_csv([outcome(Answer.UNKNOWN, False, "a, b"), outcome(Answer.TRUE, None)]).splitlines() == [
        "task,property,answer,detail,expected,grade,score,seconds",
        't.yml,valid-assert.prp,unknown,"a, b",false,unknown,0,0.500',
        "t.yml,valid-assert.prp,true,,,nothing expected,0,0.500",
    ]
