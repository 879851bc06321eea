"""Maven's `pom.xml` as it is written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from pathlib import Path
from xml.etree.ElementTree import Element

from oxpecker.java.project.coordinates import Dependency, Scope
from oxpecker.java.project.xml_files import child, children, local_name, read_xml, text
from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class Parent:
    """The parent of a pom; an empty path means: only from a repository."""

    group: str
    artifact: str
    version: str
    path: str


@dataclass(frozen=True, slots=True)
class Pom:
    """One file; values may contain `${properties}`."""

    file: Path
    group: str | None
    artifact: str
    version: str | None
    packaging: str = "jar"
    parent: Parent | None = None
    properties: dict[str, str] = field(default_factory=dict)
    modules: tuple[str, ...] = ()
    dependencies: tuple[Dependency, ...] = ()
    managed: tuple[Dependency, ...] = ()
    sources: str | None = None
    test_sources: str | None = None
    added_sources: tuple[str, ...] = ()
    added_test_sources: tuple[str, ...] = ()
    compiler: dict[str, str] = field(default_factory=dict)
    """What is configured for the compiler plugin, by the names of its parameters."""
    managed_compiler: dict[str, str] = field(default_factory=dict)
    """The same of `pluginManagement`."""


def read_pom(file: Path) -> Pom:
    """Reads a file; raises UnreadableBuildFile."""
    root = read_xml(file)
    active = [each for each in children(root, "profiles/profile") if text(each, "activation/activeByDefault") == "true"]
    parts = [root, *active]
    properties = [each for part in parts for found in children(part, "properties") for each in found]
    return Pom(
        file,
        text(root, "groupId"),
        text(root, "artifactId") or "",
        text(root, "version"),
        text(root, "packaging") or "jar",
        _parent(root),
        {local_name(each): (each.text or "").strip() for each in properties},
        tuple(each for part in parts for each in _modules(part)),
        tuple(each for part in parts for each in _dependencies(part, "dependencies/dependency")),
        tuple(each for part in parts for each in _dependencies(part, "dependencyManagement/dependencies/dependency")),
        text(root, "build/sourceDirectory"),
        text(root, "build/testSourceDirectory"),
        tuple(_added(root, "add-source")),
        tuple(_added(root, "add-test-source")),
        _compiler(parts, "build/plugins/plugin"),
        _compiler(parts, "build/pluginManagement/plugins/plugin"),
    )


def _parent(root: Element) -> Parent | None:
    found = child(root, "parent")
    if found is None:
        return None
    path = text(found, "relativePath")
    return Parent(
        text(found, "groupId") or "",
        text(found, "artifactId") or "",
        text(found, "version") or "",
        "../pom.xml" if path is None else path,
    )


def _modules(part: Element) -> Iterator[str]:
    for path in ("modules/module", "subprojects/subproject"):
        for each in children(part, path):
            if each.text and each.text.strip():
                yield each.text.strip()


def _dependencies(part: Element, path: str) -> Iterator[Dependency]:
    for each in children(part, path):
        excluded = children(each, "exclusions/exclusion")
        yield Dependency(
            text(each, "groupId") or "",
            text(each, "artifactId") or "",
            text(each, "version") or None,
            _scope(text(each, "scope")),
            text(each, "type") or "jar",
            text(each, "classifier") or "",
            text(each, "optional") == "true",
            tuple((text(item, "groupId") or "*", text(item, "artifactId") or "*") for item in excluded),
            text(each, "systemPath"),
        )


def _scope(word: str | None) -> Scope:
    return Scope(word) if word in tuple(Scope) else Scope.COMPILE


def _added(root: Element, goal: str) -> Iterator[str]:
    """The source folders that the plugin `build-helper-maven-plugin` adds."""
    for plugin in children(root, "build/plugins/plugin"):
        if text(plugin, "artifactId") != "build-helper-maven-plugin":
            continue
        for execution in children(plugin, "executions/execution"):
            if any((each.text or "").strip() == goal for each in children(execution, "goals/goal")):
                for source in children(execution, "configuration/sources/source"):
                    yield (source.text or "").strip()


def _compiler(parts: list[Element], path: str) -> dict[str, str]:
    """What is configured for the compiler plugin; profiles come after the rest, and replace it."""
    plugins = [each for part in parts for each in children(part, path)]
    own = [each for each in plugins if text(each, "artifactId") == "maven-compiler-plugin"]
    values = [value for each in own for found in children(each, "configuration") for value in found]
    return {local_name(each): each.text.strip() for each in values if each.text and each.text.strip()}
