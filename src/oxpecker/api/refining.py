"""Checking with the relational engines: properties from comments, files or texts, and the verdicts about methods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

from oxpecker.api.engine_choice import EngineChoice, WrongProperty
from oxpecker.api.engines import Tell
from oxpecker.api.loading import Loaded
from oxpecker.engine import Options
from oxpecker.oox import typed
from oxpecker.refinement import (
    Engine,
    Limits,
    Property,
    RefinementOptions,
    check_method,
    properties_in,
    properties_of_text,
)
from oxpecker.relational import RelationalError
from oxpecker.results import MethodResult

Properties = Mapping[str, Sequence[Property]]
"""The properties of each method, by its key."""


def properties_of(loaded: Loaded, methods: Sequence[typed.Method], given: Sequence[str] = ()) -> Properties:
    """The properties in comments above methods; with `given` (names of files, or formulas), these for each method."""
    if given:
        stated = [each for text in given for each in _stated(text)]
        return {method.info.key: stated for method in methods}
    found: dict[str, list[Property]] = {}
    files = {method.info.span.file for method in methods}
    for file in sorted(files):
        if file in loaded.sources:
            found |= properties_in(loaded.sources[file], loaded.methods_to_check())
    return found


def _stated(text: str) -> list[Property]:
    file = Path(text)
    if file.suffix == ".als" or (len(text) < 200 and file.is_file()):
        try:
            return properties_of_text(text, file.read_text(encoding="utf-8"))
        except OSError as error:
            raise RelationalError(f"{text}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise RelationalError(f"{text}: the file is not valid UTF-8") from None
    return properties_of_text("--property", text)


def check_relationally(
    loaded: Loaded, method: typed.Method, options: RefinementOptions, properties: Properties
) -> MethodResult:
    """The verdict of a relational engine about a method: its properties, or its contract when it has none."""
    stated = properties.get(method.info.key, ())
    return check_method(loaded.program, method, options, stated, loaded.sources)


class Relational:
    """A relational engine, and the properties that it checks."""

    def __init__(self, choice: EngineChoice, loaded: Loaded, methods: Sequence[typed.Method]) -> None:
        self._choice = choice
        self._loaded = loaded
        self._methods = methods

    @cached_property
    def _properties(self) -> Properties:
        return properties_of(self._loaded, self._methods, self._choice.properties)

    def verdict(self, method: typed.Method, options: Options, tell: Tell | None) -> MethodResult:  # noqa: ARG002
        """The verdict about a method, which nobody is told about on the way; WrongProperty."""
        choice = self._choice
        limits = Limits(choice.objects, choice.width, choice.unrollings)
        chosen = RefinementOptions(Engine(choice.name), limits, options.seconds, options.used, options.megabytes)
        try:
            return check_relationally(self._loaded, method, chosen, self._properties)
        except RelationalError as error:
            raise WrongProperty(str(error)) from None
