"""Expectations about how running a method ends."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from oxpecker.oox import typed
from oxpecker.oox.checker import OPTIONS
from oxpecker.oox.interpreter import (
    Choices,
    Deadlocked,
    Excluded,
    Exhausted,
    Heap,
    InputError,
    Interpreter,
    Limit,
    Limits,
    Outcome,
    Returned,
    Run,
    ScheduleError,
    Threw,
    Value,
    Violated,
    ViolationKind,
    parse_arguments,
    parse_schedule,
    show_value,
)
from oxpecker.oox.source import NOWHERE
from oxpecker.oox.types import VOID, ClassType, Type
from oxpecker.report.run import describe_run
from tests.expectations.base import Expectation, Place, Program, Reader, UnreadableError

LIMITS = Limits(steps=100_000, call_depth=2_000)
"""What one run may use: enough for a test program, little enough for an endless one to end soon."""


# --- endings -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ending(ABC):
    """How a run should end."""

    @abstractmethod
    def fits(self, outcome: Outcome, result: Type, heap: Heap) -> bool:
        """Whether it did. Raises UnreadableError if no run of such a method can end so."""


@dataclass(frozen=True, slots=True)
class Returns(Ending):
    """Normally, with the value if one is given."""

    value: str | None

    def fits(self, outcome: Outcome, result: Type, heap: Heap) -> bool:
        expected = None if self.value is None else _normal(self.value, result, heap)
        if not isinstance(outcome, Returned):
            return False
        return expected is None or expected == show_value(outcome.value, result)


_ENDINGS = "'returns', 'throws C', 'violates ensures', 'excluded', 'deadlocks', 'exhausts steps'"


def _normal(value: str, result: Type, heap: Heap) -> str:
    """A value as `show_value` writes it."""
    if result == VOID:
        raise UnreadableError(f"the method returns nothing, and '{value}' is none of {_ENDINGS}")
    try:
        return show_value(parse_arguments(value, [result], heap)[0], result)
    except InputError as error:
        message = f"'{value}' is neither a value of type {result} nor one of {_ENDINGS}\n{error}"
        raise UnreadableError(message) from None


@dataclass(frozen=True, slots=True)
class Throws(Ending):
    """With an exception of exactly this class that leaves a thread."""

    class_name: str
    message: str | None
    place: Place

    def fits(self, outcome: Outcome, _result: Type, heap: Heap) -> bool:
        if heap.hierarchy.get(self.class_name) is None:
            raise UnreadableError(f"the program has no class '{self.class_name}'")
        if not isinstance(outcome, Threw) or outcome.exception.cls.name != self.class_name:
            return False
        if self.message is not None:
            message = outcome.exception.cls.find_field("message", static=False)
            if message is None or outcome.exception.slots[message.slot] != self.message:
                return False
        return self.place.is_at(outcome.trace[0][1] if outcome.trace else NOWHERE)


@dataclass(frozen=True, slots=True)
class Violates(Ending):
    """With a specification that does not hold."""

    kind: ViolationKind
    place: Place

    def fits(self, outcome: Outcome, _result: Type, _heap: Heap) -> bool:
        return isinstance(outcome, Violated) and outcome.kind is self.kind and self.place.is_at(outcome.span)


@dataclass(frozen=True, slots=True)
class IsExcluded(Ending):
    """At a precondition of the started method, or at an assumption, that is false."""

    place: Place

    def fits(self, outcome: Outcome, _result: Type, _heap: Heap) -> bool:
        return isinstance(outcome, Excluded) and self.place.is_at(outcome.span)


@dataclass(frozen=True, slots=True)
class Deadlocks(Ending):
    """With threads of which none can go on."""

    def fits(self, outcome: Outcome, _result: Type, _heap: Heap) -> bool:
        return isinstance(outcome, Deadlocked)


@dataclass(frozen=True, slots=True)
class Exhausts(Ending):
    """By the limit of steps, of nested calls, or another."""

    limit: Limit

    def fits(self, outcome: Outcome, _result: Type, _heap: Heap) -> bool:
        return isinstance(outcome, Exhausted) and outcome.limit is self.limit


# --- runs --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Setting:
    """With what a method is run, beside its arguments."""

    options: dict[str, str] = field(default_factory=dict)
    this: str | None = None
    values: tuple[Value, ...] = ()
    schedule: tuple[int, ...] = ()
    seeds: tuple[int | None, ...] = (None,)

    def all_choices(self) -> list[Choices]:
        """The choices of each run that is to be made."""
        return [Choices(self.schedule, seed, self.values) for seed in self.seeds]


@dataclass(frozen=True, slots=True)
class RunsTo(Expectation):
    """`run C.m(..) with ..: ..`: how running a method ends, in every run or at least in one."""

    method: str
    arguments: str
    setting: Setting
    ending: Ending
    in_some: bool = False

    def problem(self, program: Program) -> str | None:
        if not program.parses:
            return f"the program cannot be read\n{program.render(program.parsed.diagnostics)}"
        checked = program.checked(self.setting.options)
        if checked.program is None:
            return f"the program is not accepted\n{program.render(checked.diagnostics)}"
        interpreter = Interpreter(checked.program, LIMITS)
        try:
            method = self._method(checked.program, interpreter.world.heap)
            return self._problem_of(method, interpreter, program)
        except ScheduleError as error:
            raise UnreadableError(f"the schedule cannot be followed: {error}") from None
        except InputError as error:
            raise UnreadableError(str(error)) from None

    def _problem_of(self, method: typed.Method, interpreter: Interpreter, program: Program) -> str | None:
        info = method.info
        result = ClassType(info.owner) if info.is_constructor else info.return_type
        wrong: list[tuple[Choices, Run]] = []
        for choices in self.setting.all_choices():
            run = interpreter.run(method, lambda heap: self._values(method, heap), choices)
            if not self.ending.fits(run.outcome, result, interpreter.world.heap):
                wrong.append((choices, run))
                continue
            self._check_used(run)
            if self.in_some:
                return None
        if not wrong:
            return None
        choices, run = wrong[0]
        happened = describe_run(run, method, {program.source.name: program.source}, interpreter.world.heap)
        if choices.seed is None:
            return f"what happened is\n{happened}"
        runs = len(self.setting.seeds)
        return f"what happened in {len(wrong)} of {runs} runs is not that, first with seed {choices.seed}:\n{happened}"

    def _check_used(self, run: Run) -> None:
        """A schedule or a list of values that is longer than the run needs says something that is not so."""
        if len(run.schedule) < len(self.setting.schedule):
            raise UnreadableError(f"the run takes only {len(run.schedule)} choices of a thread, the schedule has more")
        if len(run.values) < len(self.setting.values):
            raise UnreadableError(f"the run takes only {len(run.values)} 'nondet' values, but more are given")

    def _method(self, program: typed.Program, heap: Heap) -> typed.Method:
        """The method that is meant: of several with the name, the one that takes the arguments."""
        named = [method for method in program.find_methods(self.method) if method.body is not None]
        if not named:
            raise UnreadableError(f"the program has no method '{self.method}'")
        fitting: list[typed.Method] = []
        error: InputError | None = None
        for method in named:
            try:
                self._arguments(method, heap)
                fitting.append(method)
            except InputError as problem:
                error = problem
        if len(fitting) > 1:
            known = ", ".join(f"'{method.info}'" for method in fitting)
            raise UnreadableError(f"several methods take these arguments: {known}; write the types, as in C.m(int)(1)")
        if error is not None and not fitting:
            raise error
        return fitting[0]

    def _arguments(self, method: typed.Method, heap: Heap) -> list[Value]:
        parameters = method.parameters if method.info.static else method.parameters[1:]
        return parse_arguments(self.arguments, [p.type for p in parameters], heap)

    def _values(self, method: typed.Method, heap: Heap) -> list[Value]:
        """The receiver, if there is one, and the arguments; both may name the same objects."""
        if method.info.static:
            return self._arguments(method, heap)
        owner = ClassType(method.info.owner)
        if method.info.is_constructor:
            return [heap.new_object(heap.hierarchy[owner.name]), *self._arguments(method, heap)]
        if self.setting.this is None:
            raise UnreadableError(f"{method.info} is not static: write 'with this {owner}{{..}}'")
        types = [p.type for p in method.parameters]
        return parse_arguments(f"{self.setting.this}{', ' if self.arguments else ''}{self.arguments}", types, heap)


# --- reading -----------------------------------------------------------------------------------------------


def read_run(reader: Reader) -> Expectation:
    """`run C.m(arguments) with settings: ending`."""
    text = f"run{reader.rest}"
    name = reader.take(r"new\s+(?P<made>[\w$]+)|(?P<name>[\w$]+(?:\.[\w$]+)?)")
    if name is None:
        raise UnreadableError("write 'run Class.method(arguments): how it ends'")
    method = f"{name['made']}.{name['made']}" if name["made"] else name["name"]
    arguments = _parentheses(reader, method)
    if reader.take(r"(?=\()"):
        method = f"{method}({arguments})"
        arguments = _parentheses(reader, method)
    setting = Setting()
    if reader.take(r"with\b"):
        setting = _setting(reader)
    elif not reader.take(":"):
        raise UnreadableError(f"':' and how it ends should follow 'run {method}(..)', perhaps after 'with ..'")
    some = re.search(r"\sin some\s*$", reader.rest) if len(setting.seeds) > 1 else None
    if some is not None:
        reader.rest = reader.rest[: some.start()]
    ending = _ending(reader)
    reader.end()
    return RunsTo(text, reader.comment.line, method, arguments, setting, ending, some is not None)


def _parentheses(reader: Reader, method: str) -> str:
    if not reader.take(r"\("):
        raise UnreadableError(f"the arguments should follow in parentheses: 'run {method}(..)'")
    inside = reader.until(")")
    if inside is None:
        raise UnreadableError(f"the arguments of 'run {method}(' are not closed")
    return inside


_SETTINGS = "'schedule 0 1x3', 'seed 7', '50 seeds', 'ints java', 'overflow check', 'this C{..}', 'values 3 4'"


def _setting(reader: Reader) -> Setting:
    written = reader.until(":")
    if written is None:
        raise UnreadableError("':' and how it ends should follow what stands after 'with'")
    options: dict[str, str] = {}
    found: dict[str, object] = {}
    parts = Reader(written, reader.comment)
    while parts.rest.strip():
        text = parts.until(" and ") or parts.take_all()
        word, _, rest = text.partition(" ")
        try:
            if rest in OPTIONS.get(word, ()):
                options[word] = rest
            else:
                found |= _choice(word, rest.strip())
        except (ValueError, ScheduleError) as error:
            raise UnreadableError(f"'with {text}': {error}; it is one of {_SETTINGS}, joined by 'and'") from None
    return Setting(options, **found)  # type: ignore[arg-type]


def _choice(word: str, rest: str) -> dict[str, object]:
    if word == "schedule":
        return {"schedule": tuple(parse_schedule(rest))}
    if word == "values":
        return {"values": tuple(int(value) for value in rest.replace(",", " ").split())}
    if word == "this" and rest:
        return {"this": rest}
    if word == "seed":
        return {"seeds": (int(rest),)}
    if rest == "seeds":
        return {"seeds": tuple(range(int(word)))}
    raise ValueError("there is no such setting")


def _ending(reader: Reader) -> Ending:
    if reader.take(r"throws\b"):
        return _throws(reader)
    if reader.take(r"violates\b"):
        kinds = {str(kind): kind for kind in ViolationKind}
        return Violates(kinds[_one_of(reader, kinds, "violates")], reader.place())
    if reader.take(r"excluded\b"):
        return IsExcluded(reader.place())
    if reader.take(r"deadlocks\b"):
        return Deadlocks()
    if reader.take(r"exhausts\b"):
        limits = {str(limit): limit for limit in Limit}
        return Exhausts(limits[_one_of(reader, limits, "exhausts")])
    returns = reader.take(r"returns\b")
    value = reader.take_all()
    if not returns and not value:
        raise UnreadableError(f"how should it end? Write a value or one of {_ENDINGS}")
    return Returns(value or None)


def _one_of(reader: Reader, names: dict[str, object], word: str) -> str:
    longest_first = sorted(names, key=len, reverse=True)
    name = reader.take("|".join(longest_first))
    if name is None:
        raise UnreadableError(f"'{word}' is followed by one of: {', '.join(names)}")
    return name[0].strip()


def _throws(reader: Reader) -> Ending:
    name = reader.take(r"[A-Za-z_$][\w$]*")
    if name is None:
        raise UnreadableError("'throws' is followed by the class of the exception")
    message = reader.take(r'"((?:[^"\\]|\\.)*)"')
    text = None if message is None else re.sub(r"\\(.)", r"\1", message[1])
    return Throws(name[0].strip(), text, reader.place())
