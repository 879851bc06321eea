"""The given inputs of a run: the receiver, the arguments, and the values of static fields."""

from __future__ import annotations

from dataclasses import dataclass

import click

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.interpreter import Choices, Heap, RandomInputs, Value, set_statics
from oxpecker.oox.interpreter.missing_places import why_missing
from oxpecker.oox.interpreter.static_places import slot_at
from oxpecker.oox.types import shown_class


@dataclass(frozen=True, slots=True)
class GivenInputs:
    """The texts from the command line, parsed together, so that later ones can refer to names of earlier ones."""

    method: typed.Method
    arguments: str | None
    receiver: str | None
    statics: tuple[str, ...]

    def values(self, heap: Heap, choices: Choices) -> list[Value]:
        """The receiver and the arguments, parsed or generated; sets the static fields."""
        random = RandomInputs(heap, choices.random)
        texts, variables = self.given()
        statics = [self.static(text, heap) for text in self.statics]
        read = set_statics(statics, ", ".join(texts), [variable.type for variable in variables], heap)
        known = dict(zip((variable.name for variable in variables), read, strict=True))
        if known.get("this", "") is None:
            raise click.UsageError("the receiver cannot be null")
        return [known[p.name] if p.name in known else self.made_up(p, heap, random) for p in self.method.parameters]

    def given(self) -> tuple[list[str], list[typed.Variable]]:
        """The given texts of the receiver and the arguments, and their variables."""
        info, parameters = self.method.info, list(self.method.parameters)
        texts: list[str] = []
        variables: list[typed.Variable] = []
        if info.static and self.receiver is not None:
            raise click.UsageError(f"{info} is static, so it takes no --this")
        if not info.static:
            this = parameters.pop(0)
            if self.receiver is not None and not info.is_constructor:
                texts.append(self.receiver)
                variables.append(this)
        if self.arguments is not None and (parameters or self.arguments.strip()):
            texts.append(self.arguments)
            variables += parameters
        return texts, variables

    def made_up(self, variable: typed.Variable, heap: Heap, random: RandomInputs) -> Value:
        """A generated value for a variable without a given one."""
        info = self.method.info
        if variable.name != "this" or info.static:
            return random.value(variable.type)
        if info.is_constructor:
            return heap.new_object(heap.hierarchy[info.owner])
        return random.object(self.class_to_make(heap))

    def class_to_make(self, heap: Heap) -> ClassInfo:
        """The class of a generated receiver."""
        info = self.method.info
        classes = heap.hierarchy.concrete_subclasses(info.owner)
        if not classes:
            raise click.UsageError(f"{shown_class(info.owner)} has no objects, so {info} cannot be run")
        return classes[0]

    def static(self, text: str, heap: Heap) -> tuple[str, str]:
        """The place to set in the static state, and its value."""
        name, equals, value = text.partition("=")
        if not equals:
            raise click.UsageError(f"--static takes CLASS.FIELD=VALUE, but {text!r} has no value")
        if slot_at(heap, name.strip()) is None:
            raise click.UsageError(f"--static: {why_missing(heap, name.strip())}")
        return name.strip(), value
