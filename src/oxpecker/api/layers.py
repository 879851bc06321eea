"""The options in effect: arguments override annotations in the source, which override configuration files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from pathlib import Path
from typing import Any

from oxpecker.api.annotations import read_annotations
from oxpecker.api.configuration import configuration_of
from oxpecker.api.java_paths import JavaPaths
from oxpecker.api.loading import Loaded
from oxpecker.api.setting import WrongValue
from oxpecker.api.settings import changed, meaning
from oxpecker.engine import Options
from oxpecker.oox import typed
from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class Layers:
    """The settings chosen for a program, by name, in order of precedence."""

    given: Mapping[str, Any] = field(default_factory=dict)
    configured: Mapping[str, Any] = field(default_factory=dict)

    @staticmethod
    def above(path: Path, given: Mapping[str, Any], file: Path | None = None) -> Layers:
        """The given settings over those of `file`, or of the nearest configuration; raises ConfigurationError."""
        return Layers(given, configuration_of(path, file).values)

    @property
    def language(self) -> dict[str, str]:
        """The semantics that override the options of an OOX program."""
        return meaning(self.given)

    @property
    def usual(self) -> dict[str, str]:
        """The semantics for an OOX program without options of its own."""
        return meaning(self.configured)

    @property
    def java(self) -> JavaPaths:
        """Where Java classes are looked up."""
        return JavaPaths.of({**self.configured, **self.given})

    @property
    def options(self) -> Options:
        """The options of methods without annotations; raises WrongValue if they are incompatible."""
        return changed(Options(), {**self.configured, **self.given})

    def of(self, loaded: Loaded, options: Options | None = None) -> Callable[[typed.Method], Options]:
        """The options of each method: annotations override `options`, except given ones; raises ConfigurationError."""
        found, usual = read_annotations(loaded), self.options if options is None else options

        def of(method: typed.Method) -> Options:
            annotated = {name: each.value for name, each in found.of(method).items() if name not in self.given}
            try:
                return changed(usual, annotated)
            except WrongValue as wrong:
                raise WrongValue(f"{method.info}: {wrong}") from None

        return of
