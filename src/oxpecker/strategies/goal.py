"""The goal of strategies: a method, and what to prove or refute about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from oxpecker.engine import Options, Progress
from oxpecker.oox import syntax, typed
from oxpecker.oox.analysis.effects import EffectTable, effect_table
from oxpecker.oox.if_conversion import if_converted
from oxpecker.oox.prelude import FILE as PRELUDE
from oxpecker.oox.scan import forks
from oxpecker.oox.source import BUILT_IN, Source
from oxpecker.results import Finding, FindingKind

Tell = Callable[[Progress], None]
"""A function that receives the progress of a check."""


@dataclass(frozen=True)
class Goal:
    """A method of a program, checked under some options.

    The options define what counts as a violation, and the outer limits of time and memory.
    """

    syntax: syntax.Program
    program: typed.Program
    method: typed.Method
    options: Options
    sources: Mapping[str, Source]
    tell: Tell | None = None

    @cached_property
    def files(self) -> frozenset[str]:
        """The files of the program itself, without those of the library."""
        return frozenset(name for name in self.sources if name != PRELUDE and not name.startswith(BUILT_IN))

    @cached_property
    def calls(self) -> EffectTable:
        """The call graph of the program, with effects."""
        return effect_table(self.program)

    @cached_property
    def has_threads(self) -> bool:
        """Whether the program starts threads."""
        return forks(self.program)

    @property
    def is_closed(self) -> bool:
        """Whether the method has no inputs except nondeterministic values that it requests itself."""
        return self.method.info.static and not self.method.parameters

    @property
    def is_unbounded(self) -> bool:
        """Whether no bounds are set, or they do not affect the answer."""
        return self.options.bounds is None or self.options.answer_only

    @cached_property
    def has_choices_of_values(self) -> bool:
        """Whether there are branches that only select values, which can be merged."""
        return not self.has_threads and if_converted(self.program) is not self.program

    def decides(self, finding: Finding) -> bool:
        """Whether a finding violates the goal; others only prevent a proof."""
        thrown = finding.exception
        if finding.kind is not FindingKind.EXCEPTION or thrown is None:
            return True
        subclass = self.program.hierarchy.subclass
        return not any(subclass(thrown.name, doubtful) for doubtful in self.options.doubtful)
