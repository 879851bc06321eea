"""Loads programs by way of the cache: a large program whose files have not changed is not translated again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from time import time_ns
from typing import Generic, TypeVar

from oxpecker.incremental.limits import LEAST_STORED_TEXT, NANOSECONDS_OF_CLOCKS
from oxpecker.incremental.programs import ProgramCache, changed_since, program_key, stamps
from oxpecker.java.search_paths import SearchPaths
from oxpecker.limits import uncounted
from oxpecker.oox import typed
from oxpecker.oox.analysis.static_state import StaticScan, scan_of_statics
from oxpecker.oox.records import dataclass
from oxpecker.oox.scan import forks, needs_journal, read_details
from oxpecker.oox.source import Source

T = TypeVar("T")
H = TypeVar("H")
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class ProgramForm(Generic[T, H, C]):
    """How programs are made, stored and read."""

    load: Callable[[], T]
    size: Callable[[T], int]
    """The characters of all its files, those of the library apart."""
    parts: Callable[[T], tuple[H, C]]
    """What is read at once, and the code, which is read when something asks for it."""
    whole: Callable[[H, Callable[[], C]], T]


def kept_program(
    sources: Sequence[Source],
    settings: Sequence[Mapping[str, str] | None],
    paths: SearchPaths | None,
    form: ProgramForm[T, H, C],
) -> tuple[T, str]:
    """The stored program, or one that is loaded, and stored if it is large; and its key.

    It depends on the texts, on the settings, and on all files in which classes may be looked up.
    """
    cache, names = ProgramCache(), [source.name for source in sources]
    if sum(len(source.text) for source in sources) < LEAST_STORED_TEXT and not cache.is_large(names):
        return _first_time(cache, sources, settings, paths, form)
    key = program_key(_parts(sources, settings, paths))
    found = cache.head(key)
    if found is not None:
        head: H = found  # type: ignore[assignment]

        def read() -> C:
            code: C | None = cache.code(key)  # type: ignore[assignment]
            return form.parts(form.load())[1] if code is None else code

        return form.whole(head, read), key
    loaded = form.load()
    with uncounted():
        cache.put(key, *form.parts(loaded))
    return loaded, key


def _first_time(
    cache: ProgramCache,
    sources: Sequence[Source],
    settings: Sequence[Mapping[str, str] | None],
    paths: SearchPaths | None,
    form: ProgramForm[T, H, C],
) -> tuple[T, str]:
    """Loads a program of small files; it is stored if they use many others, and none has changed meanwhile."""
    begun = time_ns() - NANOSECONDS_OF_CLOCKS
    loaded = form.load()
    if form.size(loaded) < LEAST_STORED_TEXT:
        return loaded, ""
    with uncounted():
        cache.note_large(source.name for source in sources)
        key = program_key(_parts(sources, settings, paths))
        if paths is not None and (
            changed_since(begun, _source_places(paths), ".java")
            or changed_since(begun, paths.classes.entries, ".class")
        ):
            return loaded, ""
        cache.put(key, *form.parts(loaded))
    return loaded, key


def _parts(
    sources: Sequence[Source], settings: Sequence[Mapping[str, str] | None], paths: SearchPaths | None
) -> list[object]:
    found: list[object] = [sorted((each or {}).items()) for each in settings]
    found += [part for source in sources for part in (source.name, source.text)]
    if paths is not None:
        found += [paths.sources.folders, *stamps(_source_places(paths), ".java")]
        found += [*stamps(paths.classes.entries, ".class"), paths.level]
    return found


def _source_places(paths: SearchPaths) -> list[Path]:
    """The folders in which sources are looked up."""
    return [*paths.sources.roots, *(folder for _, folder in paths.sources.folders)]


def bare_program(program: typed.Program) -> typed.Program:
    """A program with the facts that are worth storing, but without what is built again on demand."""
    from oxpecker.java.outline import Outline

    found = replace(program)
    for ask in (forks, needs_journal, read_details):
        ask(program)  # and keeps the answer
    found.claiming, found.answers = program.claiming, program.answers
    scan = scan_of_statics(program)
    scan.order.look_at_all()
    found.facts = {StaticScan: scan.of(found)}
    if (outline := program.facts.get(Outline)) is not None:
        found.facts[Outline] = outline
    return found
