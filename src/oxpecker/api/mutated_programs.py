"""Many mutants of a Java program, loaded at once: each changed method is added to its class under another name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from oxpecker.api.limits import MOST_LOADS_OF_COPIES
from oxpecker.api.loading import Loaded, ProgramErrors
from oxpecker.mutation.java import JavaMutant, JavaText, without_specifications
from oxpecker.oox import typed
from oxpecker.oox.source import Diagnostic, Severity, Source

Load = Callable[[Sequence[Source]], Loaded]
"""Loads a program from its files; raises ProgramErrors."""


@dataclass(frozen=True, slots=True)
class _Added:
    """A file with copies, and the offsets at which each stands."""

    source: Source
    places: tuple[tuple[range, JavaMutant], ...]


class MutatedPrograms:
    """The mutants of a program as a JVM runs them: without specifications."""

    def __init__(self, load: Load, sources: Sequence[Source], mutants: Sequence[JavaMutant]) -> None:
        self.load = load
        self.sources = [without_specifications(source) for source in sources]
        self.rejected: set[str] = set()
        """The names of mutants that do not compile."""
        self.copies: dict[str, typed.Method] = {}
        self.program: typed.Program | None = None
        """The program itself; None if it cannot be loaded."""
        self._load_copies([mutant for mutant in mutants if mutant.copy is not None])

    def _load_copies(self, mutants: Sequence[JavaMutant]) -> None:
        """Loads the program with all copies that compile."""
        left = list(mutants)
        for _ in range(MOST_LOADS_OF_COPIES):
            added = [_with_copies(source, left) for source in self.sources]
            try:
                loaded = self.load([each.source for each in added])
            except ProgramErrors as errors:
                wrong = {mutant.name for each in added for mutant in _wrong(each, errors.diagnostics)}
                self.rejected |= wrong
                left = [mutant for mutant in left if mutant.name not in wrong] if wrong else []
                continue
            self.program = loaded.program
            named = {(m.info.owner, m.info.name): m for m in loaded.program.methods.values()}
            for mutant in left:
                original = self._original(mutant)
                copy = (
                    None
                    if original is None or mutant.copy is None
                    else named.get((original.info.owner, mutant.copy.name))
                )
                if copy is not None:
                    self.copies[mutant.name] = copy
            return

    def _original(self, mutant: JavaMutant) -> typed.Method | None:
        """The method that a mutant changes."""
        assert self.program is not None
        found = (m for m in self.program.methods.values() if m.info.span == mutant.member_span)
        return next(found, None)

    def mutant(self, mutant: JavaMutant) -> typed.Program | None:
        """The program of a mutant; None if it does not compile."""
        if mutant.name in self.rejected or self.program is None:
            return None
        copy, original = self.copies.get(mutant.name), self._original(mutant)
        if copy is not None and original is not None:
            changed = replace(copy, info=original.info)
            return replace(self.program, methods={**self.program.methods, original.info.key: changed})
        source = without_specifications(mutant.source)
        try:
            return self.load([source if each.name == source.name else each for each in self.sources]).program
        except ProgramErrors:
            return None


def _with_copies(source: Source, mutants: Sequence[JavaMutant]) -> _Added:
    """A file with the copies of its mutants, each on one line, so that all lines keep their numbers."""
    text, start, length = source.text, 0, 0
    here = [mutant for mutant in mutants if mutant.source.name == source.name]
    parts: list[str] = []
    places: list[tuple[range, JavaMutant]] = []
    copies = sorted((mutant.copy.place, n) for n, mutant in enumerate(here) if mutant.copy is not None)
    for place, number in copies:
        copy = here[number].copy
        assert copy is not None
        parts += [text[start:place], copy.text]
        length += place - start
        places.append((range(length, length + len(copy.text)), here[number]))
        length += len(copy.text)
        start = place
    return _Added(Source(source.name, "".join([*parts, text[start:]])), tuple(places))


def _wrong(added: _Added, diagnostics: Sequence[Diagnostic]) -> list[JavaMutant]:
    """The mutants whose copies have errors."""
    text = JavaText(added.source)
    here = [item for item in diagnostics if item.severity is Severity.ERROR and item.span.file == added.source.name]
    wrong = [text.range(item.span)[0] for item in here]
    return [mutant for places, mutant in added.places if any(offset in places for offset in wrong)]
