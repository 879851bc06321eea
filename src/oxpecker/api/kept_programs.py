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
from oxpecker.oox.analysis.static_state import StaticState, static_state
from oxpecker.oox.source import Source

T = TypeVar("T")


def kept_program(
    sources: Sequence[Source],
    settings: Sequence[Mapping[str, str] | None],
    paths: SearchPaths | None,
    load: Callable[[], T],
    bare: Callable[[T], T],
) -> tuple[T, str]:
    """The stored program, or the one that `load` returns, which is then stored as `bare` makes it; and its key.

    It depends on the texts, on the settings, and on all files in which classes may be looked up.
    """
    if sum(len(source.text) for source in sources) < LEAST_STORED_TEXT:
        return load(), ""
    key = program_key(_parts(sources, settings, paths))
    cache = ProgramCache()
    found = cache.get(key)
    if found is not None:
        kept: T = found  # type: ignore[assignment]
        return kept, key
    loaded = load()
    with uncounted():
        cache.put(key, bare(loaded))
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
    state = static_state(program)
    found = replace(program)
    found.claims, found.answers = program.claims, program.answers
    found.facts = {StaticState: replace(state, read_only=state.read_only.of(found))}
    return found
