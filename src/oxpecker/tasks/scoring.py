"""Answers to verification tasks, and their SV-COMP scores."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Answer(StrEnum):
    """Whether a property holds."""

    TRUE = "true"
    FALSE = "false"
    UNKNOWN = "unknown"


class Grade(StrEnum):
    """An answer compared with the expected one."""

    CORRECT_TRUE = "correct true"
    CORRECT_FALSE = "correct false"
    WRONG_TRUE = "wrong true"
    WRONG_FALSE = "wrong false"
    UNKNOWN = "unknown"
    UNGRADED = "nothing expected"


SCORES = {
    Grade.CORRECT_TRUE: 2,
    Grade.CORRECT_FALSE: 1,
    Grade.WRONG_TRUE: -32,
    Grade.WRONG_FALSE: -16,
    Grade.UNKNOWN: 0,
    Grade.UNGRADED: 0,
}
"""A proof scores more than a bug, and a wrong proof costs most."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of checking a property of a task."""

    task: str
    asked: str
    """The name of the property file."""
    answer: Answer
    detail: str = ""
    """What is violated for `false`; why for `unknown`."""
    expected: bool | None = None
    seconds: float = 0.0
    explanation: tuple[str, ...] = ()
    """For `false`: what happens, and with which values."""
    witness: str = ""
    """A witness as text, if there is one."""

    @property
    def verdict(self) -> str:
        """The verdict line: `true`, `false(assert)`, `unknown (time)`."""
        if self.answer is Answer.FALSE:
            return f"false({self.detail})"
        return f"unknown ({self.detail})" if self.answer is Answer.UNKNOWN and self.detail else str(self.answer)

    @property
    def grade(self) -> Grade:
        """The grade of the answer against the expected one."""
        if self.answer is Answer.UNKNOWN:
            return Grade.UNKNOWN
        if self.expected is None:
            return Grade.UNGRADED
        if self.answer is Answer.TRUE:
            return Grade.CORRECT_TRUE if self.expected else Grade.WRONG_TRUE
        return Grade.WRONG_FALSE if self.expected else Grade.CORRECT_FALSE

    @property
    def score(self) -> int:
        """The score in SV-COMP."""
        return SCORES[self.grade]

    @property
    def is_wrong(self) -> bool:
        """Whether the answer contradicts the expected one."""
        return self.grade in (Grade.WRONG_TRUE, Grade.WRONG_FALSE)

    @property
    def is_solved(self) -> bool:
        """Whether there is an answer that is not wrong."""
        return self.answer is not Answer.UNKNOWN and not self.is_wrong


def describe_grade(outcome: Outcome) -> str:
    """`expected false: correct, score 1`."""
    expected = f"expected {str(outcome.expected).lower()}"
    if outcome.grade is Grade.UNKNOWN:
        return f"{expected}: score 0"
    return f"{expected}: {'wrong' if outcome.is_wrong else 'correct'}, score {outcome.score}"


def score_table(outcomes: Sequence[Outcome]) -> str:
    """A line for each property of each task, then the number of each grade and the total score."""
    rows = [("task", "property", "verdict", "expected", "score", "seconds")]
    rows += [
        (
            each.task,
            each.asked,
            each.verdict,
            "" if each.expected is None else str(each.expected).lower(),
            "" if each.expected is None else str(each.score),
            f"{each.seconds:.2f}",
        )
        for each in outcomes
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = [
        "  ".join([*(text.ljust(width) for text, width in zip(row[:4], widths, strict=True)), *_right(row[4:])])
        for row in rows
    ]
    return "\n".join([*lines, "", *_sums(outcomes)])


def _right(cells: tuple[str, ...]) -> list[str]:
    return [cell.rjust(7) for cell in cells]


def _sums(outcomes: Sequence[Outcome]) -> list[str]:
    counts = Counter(each.grade for each in outcomes)
    lines = [
        f"{grade}: {counts[grade]} x {SCORES[grade]} = {counts[grade] * SCORES[grade]}"
        for grade in Grade
        if counts[grade] and grade is not Grade.UNGRADED
    ]
    if counts[Grade.UNGRADED]:
        lines.append(f"{Grade.UNGRADED}: {counts[Grade.UNGRADED]}")
    most = sum(2 if each.expected else 1 for each in outcomes if each.expected is not None)
    return [*lines, f"score {sum(each.score for each in outcomes)} of {most}"]


def disagreements(outcomes: Sequence[Outcome]) -> list[str]:
    """The answers that contradict the expected ones, with what it takes to see who is right."""
    wrong = [each for each in outcomes if each.is_wrong]
    lines = [f"{len(wrong)} against what is expected:"] if wrong else []
    for each in wrong:
        lines += [f"  {each.task}, {each.asked}: {each.verdict}, expected {str(each.expected).lower()}"]
        lines += [f"    {line}" for line in each.explanation]
    return lines


def score_csv(outcomes: Sequence[Outcome]) -> str:
    """One line for each property of each task."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["task", "property", "answer", "detail", "expected", "grade", "score", "seconds"])
    for each in outcomes:
        expected = "" if each.expected is None else str(each.expected).lower()
        seconds = f"{each.seconds:.3f}"
        row = [each.task, each.asked, each.answer, each.detail, expected, each.grade, each.score, seconds]
        writer.writerow(row)
    return text.getvalue()
