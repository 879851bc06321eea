"""Several commands at the same time, each in a process; answers come in the order of the commands."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from oxpecker.cluster import Done, Failed, LocalPool, Pool, Report, results
from oxpecker.limits import LimitReached, Watch
from oxpecker.limits.reason import Cause, Reason
from oxpecker.relational.alloy.answers import Answer, Explore, Wanted, solution_of
from oxpecker.relational.alloy.dialect import Dialect
from oxpecker.relational.alloy.growth import grown
from oxpecker.relational.alloy.linking import opened_files
from oxpecker.relational.alloy.parser import default_command, parse_module
from oxpecker.relational.alloy.problem import Problem, problem
from oxpecker.relational.alloy.solution import Solution
from oxpecker.relational.alloy.tree import Command, Module
from oxpecker.relational.instance import Instance
from oxpecker.relational.numbers import Overflow
from oxpecker.relational.place import Place
from oxpecker.relational.syntax import Relation
from oxpecker.relational.traces import Trace
from oxpecker.relational.universe import Tuples, Universe

_Row = tuple[int | tuple[str, int, Place | None], Tuples]
"""A relation, by its number among the bounds or as a witness, with its tuples."""


@dataclass(frozen=True, slots=True)
class _Task:
    """A command of a module, by its number."""

    file: str
    text: str
    dialect: Dialect
    number: int
    wanted: Wanted
    frames: int
    """How deep calls may nest."""
    files: Mapping[str, str] | None
    """The files of opened modules, for another machine."""


@dataclass(frozen=True, slots=True)
class _Packed:
    """An answer without its solutions, which are packed as tables; states share their atoms."""

    answer: Answer
    solutions: list[tuple[tuple[str, ...], list[list[_Row]], int | None]]


PROCESSES = LocalPool(copies=False)
"""New processes, as SAT solvers have threads."""

_LOST = Reason("memory: the process of this command was ended by the system", Cause.MEMORY)


def answered(
    module: Module,
    text: str,
    commands: Sequence[Command],
    wanted: Wanted,
    jobs: int,
    watch: Watch,
    answers: list[Answer],
    explore: Explore | None = None,
    pool: Pool = PROCESSES,
) -> Iterator[Answer]:
    """The answers to commands, in their order; each is also added to `answers`, even one that is cut short."""
    if jobs <= 1 and not pool.is_remote:
        for command in commands:
            answers.append(Answer(command))
            answers[-1].run(module, text, wanted, explore)
            yield answers[-1]
        return
    everything = _commands(module)
    frames = sys.getrecursionlimit()
    sent = opened_files(module) if pool.is_remote else None
    tasks = [
        _Task(module.file, text, module.dialect, everything.index(each), wanted, frames, sent) for each in commands
    ]
    known: dict[int, _Packed] = {}
    arriving = results(pool, _work, tasks, jobs, watch.look)
    for number, command in enumerate(commands):
        answers.append(Answer(command))
        while number not in known:
            result = next(arriving)
            if isinstance(result, Failed):
                raise result.error
            if not isinstance(result, Done):
                raise LimitReached(_LOST)
            known[result.job] = result.value
        answers[-1] = _unpacked(known.pop(number), command, module, text, wanted)
        yield answers[-1]


def _commands(module: Module) -> list[Command]:
    return module.commands or [default_command(module)]


def _work(task: _Task, _report: Report) -> _Packed:
    sys.setrecursionlimit(max(task.frames, sys.getrecursionlimit()))
    module = replace(parse_module(task.file, task.text, task.dialect), files=task.files)
    answer = Answer(_commands(module)[task.number])
    answer.run(module, task.text, task.wanted)
    solutions = [_tables(each, answer.asked) for each in answer.solutions if answer.asked is not None]
    return _Packed(replace(answer, solutions=[], asked=None), solutions)


def _asked(answer: Answer, module: Module) -> Problem:
    """The problem that the solutions of an answer solve."""
    return problem(module, next(islice(grown(answer.command), answer.growth, None)))


def _tables(solution: Solution, asked: Problem) -> tuple[tuple[str, ...], list[list[_Row]], int | None]:
    numbers = {relation: number for number, relation in enumerate(asked.bounds)}

    def row(relation: Relation, tuples: Tuples) -> _Row:
        number = numbers.get(relation)
        return (relation.name, relation.arity, relation.place) if number is None else number, tuples

    states = [[row(*each) for each in state.relations.items()] for state in solution.states]
    return solution.states[0].universe.atoms, states, solution.loop


def _unpacked(packed: _Packed, command: Command, module: Module, text: str, wanted: Wanted) -> Answer:
    answer = replace(packed.answer, command=command)
    if not packed.solutions:
        return answer
    asked = _asked(answer, module)
    relations, witnesses = list(asked.bounds), dict[tuple[str, int, Place | None], Relation]()

    def relation(key: int | tuple[str, int, Place | None]) -> Relation:
        return relations[key] if isinstance(key, int) else witnesses.setdefault(key, Relation(*key))

    wrap_at = None if wanted.overflow is Overflow.EXACT else asked.bit_width or None
    for atoms, states, loop in packed.solutions:
        universe = Universe(atoms, asked.bounds.universe.integers)
        found = tuple(Instance(universe, {relation(key): rows for key, rows in state}) for state in states)
        shown = found[0] if loop is None else Trace(found, loop)
        answer.solutions.append(solution_of(asked, module, text, shown, wrap_at))
    return answer
