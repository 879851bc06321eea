"""Loads programs by way of the cache: a large program whose files have not changed is not translated again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from oxpecker.incremental.limits import LEAST_STORED_TEXT
from oxpecker.incremental.programs import ProgramCache, program_key, stamps
from oxpecker.java.search_paths import SearchPaths
from oxpecker.limits import uncounted
from oxpecker.oox import typed
from oxpecker.oox.analysis.static_state import StaticScan, scan_of_statics
from oxpecker.oox.source import Source

T = TypeVar("T")
H = TypeVar("H")
C = TypeVar("C")


def kept_program(
    sources: Sequence[Source],
    settings: Sequence[Mapping[str, str] | None],
    paths: SearchPaths | None,
    load: Callable[[], T],
    parts: Callable[[T], tuple[H, C]],
    whole: Callable[[H, Callable[[], C]], T],
) -> tuple[T, str]:
    """The stored program, or the one that `load` returns, which is then stored; and its key.

    It depends on the texts, on the settings, and on all files in which classes may be looked up. `parts` separates
    what is read at once from the code, which `whole` may read later.
    """
    if sum(len(source.text) for source in sources) < LEAST_STORED_TEXT:
        return load(), ""
    key = program_key(_parts(sources, settings, paths))
    cache = ProgramCache()
    found = cache.head(key)
    if found is not None:
        head: H = found  # type: ignore[assignment]

        def read() -> C:
            code: C | None = cache.code(key)  # type: ignore[assignment]
            return parts(load())[1] if code is None else code

        return whole(head, read), key
    loaded = load()
    with uncounted():
        cache.put(key, *parts(loaded))
    return loaded, key


def _parts(
    sources: Sequence[Source], settings: Sequence[Mapping[str, str] | None], paths: SearchPaths | None
) -> list[object]:
    found: list[object] = [sorted((each or {}).items()) for each in settings]
    found += [part for source in sources for part in (source.name, source.text)]
    if paths is not None:
        folders = (folder for _, folder in paths.sources.folders)
        found += [paths.sources.folders, *stamps((*paths.sources.roots, *folders), ".java")]
        found += [*stamps(paths.classes.entries, ".class"), paths.level]
    return found


def bare_program(program: typed.Program) -> typed.Program:
    """A program with the facts that are worth storing, but without what is built again on demand."""
    found = replace(program)
    found.claiming, found.answers = program.claiming, program.answers
    found.facts = {StaticScan: scan_of_statics(program).of(found)}
    return found
