"""Maven projects: modules, source roots and dependencies, from `pom.xml` files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from oxpecker.java.files import is_file
from oxpecker.java.project.build_files import POM
from oxpecker.java.project.coordinates import Key
from oxpecker.java.project.dependencies import resolve
from oxpecker.java.project.effective_pom import EffectivePom, PomReader
from oxpecker.java.project.local_repository import LocalRepository
from oxpecker.java.project.project import BuildKind, Module, Project, existing, inside
from oxpecker.java.project.source_level import maven_level


def maven_project(folder: Path) -> Project:
    """The project around a folder with a `pom.xml`; it has no modules if its pom cannot be read."""
    reader = PomReader(LocalRepository())
    top = _topmost(folder.resolve(), reader)
    modules: dict[Path, EffectivePom] = {}
    _collect(top / POM, reader, modules)
    by_key = {pom.key: pom for pom in modules.values()}
    found = tuple(_module(pom, by_key, reader) for pom in modules.values())
    return Project(BuildKind.MAVEN, top, found, tuple(reader.problems))


def _topmost(folder: Path, reader: PomReader) -> Path:
    """The highest folder whose modules lead to a folder."""
    top = folder
    for above in folder.parents:
        if not (above / POM).is_file():
            continue
        pom = reader.written(above / POM)
        if pom is None or not any(_pom_of(above, name) == top / POM for name in pom.modules):
            break
        top = above
    return top


def _pom_of(folder: Path, name: str) -> Path:
    """The file that a module names: a folder, or a pom."""
    named = (folder / name).resolve()
    return named if named.suffix == ".xml" else named / POM


def _collect(file: Path, reader: PomReader, found: dict[Path, EffectivePom]) -> None:
    """Collects a pom and its modules, each once; cycles are reported."""
    pending: list[tuple[Path, tuple[Path, ...]]] = [(file, ())]
    while pending:
        current, above = pending.pop(0)
        if current in above:
            reader.problems.append(f"{above[-1]}: cyclic modules: {current} is a module of itself")
        if current in found:
            continue
        if not is_file(current):
            reader.problems.append(f"{current}: this module does not exist")
            continue
        pom = reader.effective(current)
        if pom is None:
            continue
        found[current] = pom
        pending += [(_pom_of(current.parent, pom.expand(name)), (*above, current)) for name in pom.pom.modules]


def _module(pom: EffectivePom, modules: dict[Key, EffectivePom], reader: PomReader) -> Module:
    folder = pom.pom.file.parent
    resolved = resolve(pom.dependencies, pom.managed, modules, reader, folder)
    main = [_nearest((each.sources for each in pom.lineage), "src/main/java"), *pom.pom.added_sources]
    test = [_nearest((each.test_sources for each in pom.lineage), "src/test/java"), *pom.pom.added_test_sources]
    return Module(
        folder,
        existing(folder, map(pom.expand, main)),
        existing(folder, inside(folder, "target/generated-sources")),
        existing(folder, [*map(pom.expand, test), *inside(folder, "target/generated-test-sources")]),
        tuple(resolved.jars),
        tuple(resolved.test_jars),
        tuple(resolved.missing),
        maven_level(pom),
    )


def _nearest(chosen: Iterable[str | None], usual: str) -> str:
    """The folder that a pom or its nearest parent chooses."""
    return next((each for each in chosen if each), usual)
