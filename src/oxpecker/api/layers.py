"""Which options are in effect: arguments, then annotations in the source, then configuration files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from oxpecker.api.annotations import read_annotations
from oxpecker.api.configuration import configuration_of
from oxpecker.api.loading import Loaded
from oxpecker.api.settings import WrongValue, changed, meaning
from oxpecker.engine import Options
from oxpecker.oox import typed


@dataclass(frozen=True, slots=True)
class Layers:
    """What was chosen for a program, by the names of settings, in the order in which it wins."""

    given: Mapping[str, Any] = field(default_factory=dict)
    configured: Mapping[str, Any] = field(default_factory=dict)

    @staticmethod
    def above(path: Path, given: Mapping[str, Any], file: Path | None = None) -> Layers:
        """What is given over the configuration of a path: that of `file`, else the nearest one. ConfigurationError."""
        return Layers(given, configuration_of(path, file).values)

    @property
    def language(self) -> dict[str, str]:
        """What wins over the options that an OOX program itself has."""
        return meaning(self.given)

    @property
    def usual(self) -> dict[str, str]:
        """What holds where an OOX program has no options of its own."""
        return meaning(self.configured)

    @property
    def options(self) -> Options:
        """The options of methods without annotations; WrongValue if they exclude each other."""
        return changed(Options(), {**self.configured, **self.given})

    def of(self, loaded: Loaded, options: Options | None = None) -> Callable[[typed.Method], Options]:
        """The options of each method: its annotations win over `options`, save what is given. ConfigurationError."""
        found, usual = read_annotations(loaded), self.options if options is None else options

        def of(method: typed.Method) -> Options:
            said = {name: each.value for name, each in found.of(method).items() if name not in self.given}
            try:
                return changed(usual, said)
            except WrongValue as wrong:
                raise WrongValue(f"{method.info}: {wrong}") from None

        return of
