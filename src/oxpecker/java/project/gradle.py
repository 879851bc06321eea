"""Gradle projects: modules, source roots and dependencies, from the text of build files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import field
from pathlib import Path

from oxpecker.java.files import is_file, is_folder
from oxpecker.java.project.build_files import BUILDS, SETTINGS
from oxpecker.java.project.coordinates import Dependency, Key
from oxpecker.java.project.dependencies import resolve
from oxpecker.java.project.effective_pom import PomReader
from oxpecker.java.project.gradle_catalogue import CATALOGUE, read_catalogue
from oxpecker.java.project.gradle_dependencies import declared
from oxpecker.java.project.gradle_text import blocks, definitions, properties, strings, without_comments
from oxpecker.java.project.local_repository import LocalRepository
from oxpecker.java.project.project import BuildKind, Module, Project, existing, inside
from oxpecker.java.project.source_level import gradle_level
from oxpecker.java.project.xml_files import UnreadableBuildFile
from oxpecker.oox.records import dataclass

_INCLUDE = re.compile(r"\binclude(?P<flat>Flat)?\b\s*\(?(?P<names>(?:\s*,?\s*(?:\"[^\"\n]*\"|'[^'\n]*'))+)")
_FOLDER = re.compile(
    r"""project\(\s*["'](?P<name>[^"'\n]+)["']\s*\)\.projectDir\s*=\s*(?:new\s+File\s*\(|file\s*\()(?P<rest>[^\n]*)"""
)
_INCLUDED_BUILD = re.compile(r"""\bincludeBuild\s*\(?\s*["']([^"'\n]+)["']""")
_TEST_SET = re.compile(r"test", re.IGNORECASE)


@dataclass(slots=True)
class _Reading:
    """What holds for all modules while a project is read."""

    reader: PomReader
    known: dict[str, str] = field(default_factory=dict)
    catalogue: dict[str, list[Dependency]] = field(default_factory=dict)

    def text(self, folder: Path, names: tuple[str, ...]) -> str:
        """The text of the first of some files that exists, without comments."""
        for name in names:
            file = folder / name
            if is_file(file):
                try:
                    return without_comments(file.read_text(encoding="utf-8", errors="replace"))
                except OSError as error:
                    self.reader.problems.append(f"{file}: {error.strerror}")
        return ""


def gradle_project(folder: Path) -> Project:
    """The project around a folder with a build file."""
    top = _topmost(folder.resolve())
    reading = _Reading(PomReader(LocalRepository()))
    _read_shared(reading, top)
    folders = _folders(reading, top)
    whole = reading.text(top, BUILDS)
    reading.known |= definitions(whole)
    # What the top file says about all projects holds for each module.
    common = "\n".join(inside_block for name in ("allprojects", "subprojects") for inside_block in blocks(whole, name))
    modules = tuple(_module(reading, each, common) for each in folders)
    return Project(BuildKind.GRADLE, top, modules, tuple(reading.reader.problems))


def _topmost(folder: Path) -> Path:
    """The nearest folder with settings; without any, the nearest with a build file."""
    around = (folder, *folder.parents)
    for names in (SETTINGS, BUILDS):
        for each in around:
            if any((each / name).is_file() for name in names):
                return each
    return folder


def _read_shared(reading: _Reading, top: Path) -> None:
    with suppress(OSError):
        reading.known |= properties((top / "gradle.properties").read_text(encoding="utf-8", errors="replace"))
    if (top / CATALOGUE).is_file():
        try:
            reading.catalogue = read_catalogue(top / CATALOGUE)
        except UnreadableBuildFile as problem:
            reading.reader.problems.append(str(problem))


def _folders(reading: _Reading, top: Path) -> list[Path]:
    """The folders of all projects, each once."""
    found: dict[Path, None] = {top: None}
    pending = [top]
    while pending:
        folder = pending.pop()
        text = reading.text(folder, SETTINGS)
        placed = {match["name"]: "/".join(strings(match["rest"])[:1]) for match in _FOLDER.finditer(text)}
        names = [
            (name, match["flat"] is not None) for match in _INCLUDE.finditer(text) for name in strings(match["names"])
        ]
        for name, is_flat in names:
            place = placed.get(name) or ("../" if is_flat else "") + name.strip(":").replace(":", "/")
            found.setdefault((folder / place).resolve())
        for name in _INCLUDED_BUILD.findall(text):
            other = (folder / name).resolve()
            if other not in found:
                found[other] = None
                pending.append(other)
    existing_folders = [each for each in found if is_folder(each)]
    reading.reader.problems += [f"{each}: this project does not exist" for each in found if not is_folder(each)]
    return existing_folders


def _module(reading: _Reading, folder: Path, common: str) -> Module:
    text = f"{reading.text(folder, BUILDS)}\n{common}"
    known = {**reading.known, **definitions(text)}
    wanted = declared(text, folder, known, reading.catalogue)
    locked = _locked(folder)
    direct = [_with_version(each, locked) for each in wanted.dependencies]
    managed = _managed(reading, [_with_version(each, locked) for each in wanted.platforms])
    resolved = resolve(direct, managed, {}, reading.reader, folder)
    roots, test_roots = _roots(text, folder)
    generated = [f"{each}/main" for each in _generated(folder)] + inside(folder, "build/generated-src")
    return Module(
        folder,
        roots,
        existing(folder, generated),
        test_roots,
        (*resolved.jars, *wanted.jars),
        (*resolved.test_jars, *wanted.test_jars),
        tuple(resolved.missing),
        gradle_level(text, known),
    )


def _generated(folder: Path) -> list[str]:
    """The folders of annotation processors and other generators, which have one folder for each source set."""
    return [*inside(folder, "build/generated/sources"), *inside(folder, "build/generated/source")]


def _roots(text: str, folder: Path) -> tuple[tuple[Path, ...], tuple[Path, ...]]:
    """The roots of the program and of its tests: the usual folders, and what `sourceSets` adds or chooses instead."""
    try:
        names = sorted(each.name for each in (folder / "src").iterdir() if each.is_dir())
    except OSError:
        names = []
    found = {name: [f"src/{name}/java"] for name in dict.fromkeys(["main", *names])}
    for block in blocks(text, "sourceSets"):
        for name in dict.fromkeys([*found, "test"]):
            for source_set in blocks(block, name):
                java = [*blocks(source_set, "java"), *re.findall(r"\bjava\.[^\n]*", source_set)]
                for inner in java:
                    found[name] = _chosen(inner, found.get(name, []))
    main = existing(folder, found.pop("main", []))
    tests = [each for name, each in found.items() if _TEST_SET.search(name)]
    others = existing(folder, [each for name, listed in found.items() if not _TEST_SET.search(name) for each in listed])
    return (*main, *others), existing(folder, [each for listed in tests for each in listed])


def _chosen(text: str, usual: list[str]) -> list[str]:
    """The folders of a source set after `srcDir 'x'`, `srcDirs = ['x']` or `setSrcDirs(..)`."""
    found = usual
    for match in re.finditer(r"\b(srcDirs?|setSrcDirs)\b\s*(=|\()?([^\n]*)", text):
        is_new = match[2] == "=" or match[1] == "setSrcDirs"
        found = [*([] if is_new else found), *strings(match[3])]
    return found


def _locked(folder: Path) -> Mapping[Key, str]:
    """The versions in a lock file."""
    try:
        lines = (folder / "gradle.lockfile").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return {}
    parts = (line.partition("=")[0].split(":") for line in lines if not line.startswith("#"))
    return {(each[0], each[1]): each[2] for each in parts if len(each) == 3}


def _with_version(wanted: Dependency, locked: Mapping[Key, str]) -> Dependency:
    version = locked.get(wanted.key, wanted.version)
    return Dependency(
        wanted.group, wanted.artifact, version, wanted.scope, wanted.kind, wanted.classifier, excluded=wanted.excluded
    )


def _managed(reading: _Reading, platforms: list[Dependency]) -> dict[Key, Dependency]:
    found: dict[Key, Dependency] = {}
    for platform in platforms:
        pom = reading.reader.of(platform)
        for each in () if pom is None else pom.managed.values():
            found.setdefault(each.key, each)
    return found
