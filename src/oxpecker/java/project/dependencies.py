"""The jars that a module is compiled with: its dependencies and theirs, the nearest version of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from pathlib import Path

from oxpecker.java.files import is_file
from oxpecker.java.project.coordinates import Dependency, Key, Scope
from oxpecker.java.project.effective_pom import PomReader
from oxpecker.oox.records import dataclass


@dataclass(slots=True)
class Resolved:
    """The jars that were found, and the dependencies whose jars are missing."""

    jars: list[Path] = field(default_factory=list)
    test_jars: list[Path] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Pending:
    dependency: Dependency
    is_test: bool
    excluding: tuple[Dependency, ...]
    """What leads to it, with their exclusions."""


def resolve(
    direct: Sequence[Dependency],
    managed: Mapping[Key, Dependency],
    modules: Mapping[Key, object],
    reader: PomReader,
    base: Path,
) -> Resolved:
    """Finds jars in the local repository, breadth first: the nearest version wins, then the first (Maven)."""
    found = Resolved()
    pending = [
        _Pending(each, not _scope(each, managed).is_for_main, ()) for each in direct if _is_wanted(each, managed)
    ]
    seen: set[tuple[Key, str, str]] = set()
    # What the program itself needs comes first, so that tests cannot hide it.
    pending.sort(key=lambda each: each.is_test)
    while pending:
        current = pending.pop(0)
        wanted = _managed(current.dependency, managed)
        place = (wanted.key, wanted.classifier, wanted.kind)
        if place in seen:
            continue
        seen.add(place)
        if wanted.key in modules:
            continue
        _find(wanted, current.is_test, reader, found, base)
        pending += _further(current, wanted, reader)
    return found


def _scope(each: Dependency, managed: Mapping[Key, Dependency]) -> Scope:
    """The scope of a direct dependency; a managed one may give it."""
    known = managed.get(each.key)
    return known.scope if known is not None and each.scope is Scope.COMPILE else each.scope


def _is_wanted(each: Dependency, managed: Mapping[Key, Dependency]) -> bool:
    scope = _scope(each, managed)
    return scope.is_for_main or scope is Scope.TEST


def _managed(wanted: Dependency, managed: Mapping[Key, Dependency]) -> Dependency:
    known = managed.get(wanted.key)
    if known is None:
        return wanted
    return replace(wanted, version=wanted.version or known.version, excluded=(*wanted.excluded, *known.excluded))


def _find(wanted: Dependency, is_test: bool, reader: PomReader, found: Resolved, base: Path) -> None:
    if wanted.scope is Scope.SYSTEM and wanted.path is not None:
        file = base / wanted.path
        jar = file if is_file(file) else None
    elif not wanted.has_classes:
        return
    else:
        jar = reader.repository.jar(wanted)
    if jar is not None:
        (found.test_jars if is_test else found.jars).append(jar)
    elif not is_test:
        found.missing.append(str(wanted))


def _further(current: _Pending, wanted: Dependency, reader: PomReader) -> list[_Pending]:
    """The dependencies of a dependency that travel with it: those that it is compiled with itself."""
    pom = reader.of(wanted)
    path = (*current.excluding, wanted)
    further = []
    for each in () if pom is None else pom.dependencies:
        own = _managed(each, pom.managed) if pom is not None else each
        scope = _scope(each, {} if pom is None else pom.managed)
        travels = scope is Scope.COMPILE or (current.is_test and scope is Scope.RUNTIME)
        if travels and not own.optional and not any(above.excludes(own.key) for above in path):
            further.append(_Pending(own, current.is_test, path))
    return further
