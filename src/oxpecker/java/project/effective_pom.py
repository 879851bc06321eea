"""Poms with what they inherit: properties, dependencies, managed versions and folders."""

from __future__ import annotations

import os
import re
from dataclasses import field, replace
from pathlib import Path

from oxpecker.java.files import is_file, is_folder
from oxpecker.java.project.coordinates import Dependency, Key, Scope
from oxpecker.java.project.local_repository import LocalRepository
from oxpecker.java.project.pom import Parent, Pom, read_pom
from oxpecker.java.project.xml_files import UnreadableBuildFile
from oxpecker.oox.records import dataclass

_PROPERTY = re.compile(r"\$\{([^{}$]+)\}")


@dataclass(frozen=True, slots=True)
class EffectivePom:
    """A pom and its parents, nearest first, with properties replaced."""

    pom: Pom
    group: str
    version: str
    dependencies: tuple[Dependency, ...]
    managed: dict[Key, Dependency]
    lineage: tuple[Pom, ...]
    properties: dict[str, str]

    @property
    def key(self) -> Key:
        return self.group, self.pom.artifact

    def expand(self, value: str) -> str:
        """A text with properties replaced; unknown ones stay."""
        return expanded(value, self.properties)


@dataclass(slots=True)
class PomReader:
    """Reads poms with their parents, each file once."""

    repository: LocalRepository
    problems: list[str] = field(default_factory=list)
    _files: dict[Path, Pom | None] = field(default_factory=dict)
    _effective: dict[Path, EffectivePom | None] = field(default_factory=dict)

    def written(self, file: Path) -> Pom | None:
        """The pom in a file; None if it cannot be read, which is then among the problems."""
        if file not in self._files:
            try:
                self._files[file] = read_pom(file)
            except UnreadableBuildFile as problem:
                self._files[file] = None
                self.problems.append(str(problem))
        return self._files[file]

    def effective(self, file: Path) -> EffectivePom | None:
        """The pom in a file with what it inherits."""
        if file not in self._effective:
            self._effective[file] = None  # a pom that imports itself
            pom = self.written(file)
            self._effective[file] = None if pom is None else self._inherited(pom)
        return self._effective[file]

    def of(self, wanted: Dependency) -> EffectivePom | None:
        """The pom of an artifact in the local repository."""
        file = self.repository.pom(wanted)
        return None if file is None else self.effective(file)

    def _inherited(self, pom: Pom) -> EffectivePom:
        lineage = [pom]
        while (parent := lineage[-1].parent) is not None:
            found = self._parent(lineage[-1], parent)
            if found is None or any(found.file == each.file for each in lineage):
                break
            lineage.append(found)
        properties = _properties(lineage)
        dependencies: dict[tuple[Key, str, str], Dependency] = {}
        managed: dict[Key, Dependency] = {}
        for each in lineage:
            for written in each.dependencies:
                found_dependency = _expanded(written, properties)
                place = (found_dependency.key, found_dependency.kind, found_dependency.classifier)
                dependencies.setdefault(place, found_dependency)
            for written in each.managed:
                self._manage(_expanded(written, properties), managed)
        group, version = properties["project.groupId"], properties["project.version"]
        return EffectivePom(pom, group, version, tuple(dependencies.values()), managed, tuple(lineage), properties)

    def _manage(self, written: Dependency, managed: dict[Key, Dependency]) -> None:
        """Adds a managed version, or all of an imported pom (BOM)."""
        if written.scope is not Scope.IMPORT:
            managed.setdefault(written.key, written)
            return
        imported = self.of(written)
        for each in () if imported is None else imported.managed.values():
            managed.setdefault(each.key, each)

    def _parent(self, pom: Pom, parent: Parent) -> Pom | None:
        if parent.path:
            beside = pom.file.parent / parent.path
            file = beside / "pom.xml" if is_folder(beside) else beside
            found = self.written(file.resolve()) if is_file(file) else None
            if found is not None and found.artifact == parent.artifact:
                return found
        stored = self.repository.pom(Dependency(parent.group, parent.artifact, parent.version))
        return None if stored is None else self.written(stored)


def _properties(lineage: list[Pom]) -> dict[str, str]:
    """The properties of a pom: those of children replace those of parents."""
    found: dict[str, str] = {}
    for each in reversed(lineage):
        found |= each.properties
    pom, parent = lineage[0], lineage[0].parent
    group = next((each.group or (each.parent and each.parent.group) for each in lineage), None) or ""
    version = next((each.version or (each.parent and each.parent.version) for each in lineage), None) or ""
    own = {
        "groupId": group,
        "artifactId": pom.artifact,
        "version": version,
        "basedir": str(pom.file.parent),
        "parent.groupId": "" if parent is None else parent.group,
        "parent.version": "" if parent is None else parent.version,
        "build.directory": "target",
        "build.sourceDirectory": "src/main/java",
    }
    for name, value in own.items():
        found |= {f"{prefix}{name}": value for prefix in ("project.", "pom.")}
    found["basedir"] = own["basedir"]
    for name in ("groupId", "version"):
        found[f"project.{name}"] = expanded(own[name], found)
    return found


def expanded(value: str, properties: dict[str, str], depth: int = 0) -> str:
    """A text with properties replaced, also in their values; unknown and cyclic ones stay."""
    if "${" not in value or depth > len(properties):
        return value

    def replaced(match: re.Match[str]) -> str:
        name = match[1].strip()
        if name.startswith("env."):
            return os.environ.get(name.removeprefix("env."), match[0])
        found = properties.get(name)
        if found is None or match[0] in found:
            return match[0]
        return expanded(found, {key: each for key, each in properties.items() if key != name}, depth + 1)

    return _PROPERTY.sub(replaced, value)


def _expanded(written: Dependency, properties: dict[str, str]) -> Dependency:
    return replace(
        written,
        group=expanded(written.group, properties),
        artifact=expanded(written.artifact, properties),
        version=None if written.version is None else expanded(written.version, properties),
        classifier=expanded(written.classifier, properties),
        path=None if written.path is None else expanded(written.path, properties),
    )
