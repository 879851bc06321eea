"""Writes sequences of calls as Java code."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from oxpecker.java.lowering.naming import java_name
from oxpecker.oox.types import PRIMITIVES, ArrayType, ClassType, Type, is_nullable
from oxpecker.results.heap import HeapObject, HeapValue
from oxpecker.testgen.literals import literal
from oxpecker.testgen.mocks import is_mocked
from oxpecker.testgen.names import simple_name, variable_name
from oxpecker.testgen.plain import BOXED
from oxpecker.testgen.sequences import (
    Argument,
    Call,
    CallSequence,
    Constant,
    FieldOf,
    Nested,
    Step,
    methods_of,
    static_type,
)
from oxpecker.testgen.view import JavaView

_TEXTS = ("String", "CharSequence")


class CallWriter:
    """Writes the calls of one test: lines for statements, and expressions for objects."""

    def __init__(
        self,
        view: JavaView,
        lines: list[str],
        fresh: Callable[[str], str],
        expression: Callable[[HeapValue, Type], str],
    ) -> None:
        self.view, self.lines, self.fresh, self.expression = view, lines, fresh, expression
        self.throws = False
        """Whether a call declares exceptions."""
        self.passes_null = False
        """Whether a constructing call passes null for a parameter whose declaration does not speak of it."""
        self.is_internal = False
        """Whether a constructing call has arguments that only the program itself is meant to choose, where it does."""
        self.passes_size = False
        """Whether a constructor is given an array, a text that may be empty, or a negative number."""

    @contextmanager
    def constructing(self, t: Type) -> Iterator[None]:
        """Constructs an argument of this type, whose declaration may say that it holds null."""
        before = self.passes_null
        yield
        parts = t.arguments if isinstance(t, ClassType) else (t.element,) if isinstance(t, ArrayType) else ()
        if any(map(is_nullable, parts)):
            self.passes_null = before

    def written(self, steps: CallSequence, variable: Callable[[], str], each: HeapObject) -> str:
        """The expression for an object; a call whose result is not the object needs a variable, and a line."""
        written, is_variable = "", False
        last = max(n for n, step in enumerate(steps) if n == 0 or (isinstance(step, Call) and step.becomes))
        self.throws |= any(method.throws for method in methods_of(steps))
        for number, step in enumerate(steps):
            if number == 0:
                written = self.with_cast(step, self.first_step(step, each), len(steps) == 1)
                continue
            assert isinstance(step, Call)
            arguments = ", ".join(self.given(step, each))
            if not step.becomes and not is_variable:
                declared = self.declared(steps[:number])
                name = variable() if number > last else self.fresh(variable_name(declared.rpartition(".")[2]))
                self.lines.append(f"{declared} {name} = {written};")
                written, is_variable = name, True
            call = f"{written}.{java_name(step.method.name)}({arguments})"
            if step.becomes:
                written, is_variable = self.with_cast(step, call, number == len(steps) - 1), False
            else:
                self.lines.append(f"{call};")
        return written

    def with_cast(self, step: Step, written: str, is_last: bool) -> str:
        """The result of a step; a cast if its declared type does not tell its class."""
        if isinstance(step, Constant) or step.cast is None or is_function(step):
            return written
        cast = f"({self.view.type_name(step.cast)}) {written}"
        return cast if is_last else f"({cast})"

    def declared(self, steps: CallSequence) -> str:
        """The type to declare for the object of a sequence."""
        return self.view.type_name(static_type(steps))

    def first_step(self, step: Step, each: HeapObject) -> str:
        """The expression of a constant, or of the call that creates an object."""
        if isinstance(step, Constant):
            return f"{self.view.class_name(step.field.owner)}.{java_name(step.field.name)}"
        if step.method.is_constructor:
            return self.creation(step, each)
        arguments = ", ".join(self.given(step, each))
        return f"{self.view.class_name(step.method.owner)}.{java_name(step.method.name)}({arguments})"

    def creation(self, call: Call, each: HeapObject) -> str:
        """`new C(..)`, without type arguments: the translation to OOX erases them; a lambda for any implementation."""
        if is_function(call):
            return self.function(call)
        outline = self.view.class_outline(call.method.owner)
        self.throws |= bool(call.method.throws)
        given = self.given(call, each)
        if outline is None:
            return f"new {self.view.class_name(call.method.owner)}({', '.join(given)})"
        if outline.inner:
            around, *rest = given
            return f"{around}.new {outline.name.rpartition('.')[2]}({', '.join(rest)})"
        return f"new {outline.name}({', '.join(given)})"

    def function(self, call: Call) -> str:
        """The lambda that does nothing."""
        methods, owner = self.view.program.methods, self.view.program.hierarchy[call.method.owner]
        (only,) = (each for named in owner.methods.values() for each in named if methods[each.key].open)
        names = ", ".join(self.fresh(java_name(name)) for name, _ in only.parameters)
        return f"{names if len(only.parameters) == 1 else f'({names})'} -> {{}}"

    def given(self, call: Call, each: HeapObject) -> list[str]:
        """The arguments of a constructing call."""
        is_chosen = bool(call.arguments) or self.view.withholds(call.method)
        self.is_internal |= is_chosen and self.view.is_internally_called(call.method)
        info = self.view.program.hierarchy[call.method.owner]
        named = info.constructors if call.method.is_constructor else info.methods.get(call.method.name, ())
        overloaded = len(named) > 1
        pairs = list(zip(call.arguments, call.method.parameter_types, strict=True))
        self.passes_size |= call.method.is_constructor and any(_is_size(argument, t, each) for argument, t in pairs)
        return [self.argument(argument, t, each, overloaded) for argument, t in pairs]

    def argument(self, argument: Argument, t: Type, each: HeapObject, overloaded: bool) -> str:
        """An argument of a constructing call; null says which of several methods is meant."""
        if isinstance(argument, Nested):
            first = argument.steps[0]
            cast = f"({self.view.type_name(t)}) " if overloaded and is_function(first) else ""
            hint = variable_name(simple_name(str(static_type(argument.steps))))
            return cast + self.written(argument.steps, lambda: self.fresh(hint), each)
        if isinstance(argument, str):
            self.passes_null |= argument == "null" and not is_nullable(t)
            if isinstance(t, ArrayType) and argument != "null":
                values = (simple_argument(each, t.element) for each in argument[1:-1].split(", ") if each)
                return f"new {self.view.type_name(t)} {{{', '.join(values)}}}"
            cast = f"({self.view.type_name(t)}) " if argument == "null" and overloaded else ""
            return cast + simple_argument(argument, t)
        return self.expression(dict(each.fields)[argument.name], t)


def simple_argument(text: str, t: Type) -> str:
    """A simple value in OOX's notation as a Java argument for a parameter of this type."""
    if text == "null" or str(t) not in BOXED:
        return literal(text, t)
    return f"{t}.valueOf({literal(text, PRIMITIVES[BOXED[str(t)]])})"


def _is_size(argument: Argument, t: Type, each: HeapObject) -> bool:
    """Whether an argument is an array, a text that may be empty, or a negative number."""
    value = dict(each.fields)[argument.name] if isinstance(argument, FieldOf) else argument
    return isinstance(t, ArrayType) or str(t) in _TEXTS or (isinstance(value, str) and value.startswith("-"))


def is_function(step: Step) -> bool:
    """Whether a step creates an object of an unknown implementation, which a lambda stands for."""
    return isinstance(step, Call) and step.method.is_constructor and is_mocked(step.method.owner)
