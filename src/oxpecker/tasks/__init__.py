"""SV-COMP verification tasks: reading, answering, scoring, witnesses.

`answer(question)` returns an `Outcome` for each of the `questions(read_task(file), ..)`.
"""

from oxpecker.tasks.checking import Question, answer, questions
from oxpecker.tasks.parallel import answers
from oxpecker.tasks.program import ProgramError
from oxpecker.tasks.scoring import Answer, Outcome, describe_grade, disagreements, score_csv, score_table
from oxpecker.tasks.task import Property, Task, TaskError, find_tasks, read_property, read_task

__all__ = [
    "Answer",
    "Outcome",
    "ProgramError",
    "Property",
    "Question",
    "Task",
    "TaskError",
    "answer",
    "answers",
    "describe_grade",
    "disagreements",
    "find_tasks",
    "questions",
    "read_property",
    "read_task",
    "score_csv",
    "score_table",
]
