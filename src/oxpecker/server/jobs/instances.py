"""The job `instances`: runs the commands of an Alloy module, and shows an instance of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from oxpecker.oox.depth import deep_recursion
from oxpecker.relational import RelationalError
from oxpecker.relational.alloy import Command, Module, default_command, parse_module
from oxpecker.relational.alloy.answers import Answer, Wanted
from oxpecker.relational.alloy.problem import check_declarations
from oxpecker.relational.alloy.solution import Solution
from oxpecker.relational.place import Place
from oxpecker.report.instances import Frame, Theme, frames, is_expected, sentence
from oxpecker.report.instances.tables import others, tables
from oxpecker.report.layout import layered_layout
from oxpecker.report.svg import render
from oxpecker.server.job import Job
from oxpecker.server.jobs.telling import Tell, failure, place
from oxpecker.server.limits import COMMAND_SECONDS


def instances(job: Job, tell: Tell) -> None:
    """Answers the commands of a module, or the selected one."""
    try:
        with deep_recursion():
            module = parse_module(job.name, job.text)
            module.files = {}  # a visitor's module opens the library only, and no file of the server
            check_declarations(module)
            _answer(job, module, tell)
    except RelationalError as error:
        tell(_problem(error, job.name))
    except RecursionError:
        tell(failure("a formula is nested too deeply"))


def _answer(job: Job, module: Module, tell: Tell) -> None:
    commands = _chosen(job, module)
    if not commands:
        tell(failure(f"the module has no command '{job.method}'"))
        return
    tell({"event": "methods", "methods": [{"method": each.title, **place(each.place)} for each in commands]})
    seconds = job.options.get("seconds", COMMAND_SECONDS)
    for number, command in enumerate(commands):
        answer = Answer(command)
        following = _Following(job.instance)
        answer.run(module, job.text, Wanted(core=True, seconds=float(seconds)), following)
        tell({"event": "answer", "number": number, "answer": _data(answer, job, following.is_over)})


def _chosen(job: Job, module: Module) -> list[Command]:
    commands = module.commands or [default_command(module)]
    return [each for each in commands if job.method in (None, each.name, each.title)]


class _Following:
    """Goes on to the instance that is wanted, or to the last one."""

    def __init__(self, number: int) -> None:
        self._number = number
        self.is_over = False
        """Whether there are fewer instances."""

    def __call__(self, answer: Answer, following: Iterator[Solution]) -> None:
        while len(answer.solutions) <= self._number and not self.is_over:
            found = next(following, None)
            answer.solutions += [] if found is None else [found]
            self.is_over = found is None


def _data(answer: Answer, job: Job, is_over: bool) -> dict[str, Any]:
    """An answer in the page's form."""
    shown = answer.solutions[-1:]
    number = max(0, len(answer.solutions) - 1)
    del answer.solutions[:-1]  # the sentence is about the one that is shown
    return {
        "title": answer.command.title,
        **place(answer.command.place),
        "check": answer.command.check,
        "found": answer.found,
        "decided": not (answer.reason or answer.error),
        "expects": answer.command.expected is not None,
        "expected": is_expected(answer),
        "sentence": sentence(answer),
        "error": answer.error,
        "mistake": place(answer.error_place or answer.command.place) if answer.error else None,
        "core": [{"text": each.text(job.text), **place(each)} for each in answer.core if each.file == job.name],
        "instance": number,
        "last": is_over,
        "states": [_state(one, each) for one in shown for each in frames(one, Theme())],
        "values": [_value(shown[0], text) for text in job.expressions] if shown else [],
    }


def _state(solution: Solution, frame: Frame) -> dict[str, Any]:
    """A picture, with the tables of its state."""
    instance = solution.states[frame.state]
    return {
        "label": frame.label,
        "svg": render(frame.graph, layered_layout(frame.graph)),
        "tables": tables(solution.schema, instance),
        "others": others(solution.schema, instance),
    }


def _value(solution: Solution, text: str) -> dict[str, Any]:
    """The values of an expression in all states, or what is wrong with it."""
    try:
        return {"text": text, "values": [solution.evaluate(text, state) for state in range(len(solution.states))]}
    except RelationalError as error:
        return {"text": text, "values": [], "error": error.message}


def _problem(error: RelationalError, name: str) -> dict[str, Any]:
    where = error.place or Place(name, 1, 1, 1, 1)
    return {
        "event": "problems",
        "items": [{"severity": "error", "message": error.message, **place(where), "notes": []}],
    }
