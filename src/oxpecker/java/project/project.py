"""A project: where its sources are, and which class files it uses."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path

from oxpecker.java.files import is_folder
from oxpecker.java.limits import MOST_MISSING_SHOWN
from oxpecker.java.release import ANY_RELEASE, SourceLevel, highest
from oxpecker.oox.records import dataclass


class BuildKind(StrEnum):
    """What describes the project."""

    MAVEN = "Maven"
    GRADLE = "Gradle"
    ECLIPSE = "Eclipse"
    INTELLIJ = "IntelliJ"


@dataclass(frozen=True, slots=True)
class Module:
    """A part of a project that is built by itself."""

    folder: Path
    roots: tuple[Path, ...] = ()
    generated: tuple[Path, ...] = ()
    test_roots: tuple[Path, ...] = ()
    jars: tuple[Path, ...] = ()
    test_jars: tuple[Path, ...] = ()
    missing: tuple[str, ...] = ()
    """Dependencies whose jars are not on this machine."""
    level: SourceLevel = ANY_RELEASE


@dataclass(frozen=True, slots=True)
class Project:
    """All modules of a project, and what is wrong with its build files."""

    kind: BuildKind
    folder: Path
    modules: tuple[Module, ...]
    problems: tuple[str, ...] = ()

    @property
    def written_roots(self) -> tuple[Path, ...]:
        """The source roots of what people write."""
        return _each_once(root for module in self.modules for root in module.roots)

    @property
    def roots(self) -> tuple[Path, ...]:
        """The source roots of the program, generated ones last."""
        return _each_once((*self.written_roots, *(root for module in self.modules for root in module.generated)))

    @property
    def test_roots(self) -> tuple[Path, ...]:
        """The source roots of tests."""
        return _each_once(root for module in self.modules for root in module.test_roots)

    def class_path(self, tests: bool) -> tuple[Path, ...]:
        """The jars of all modules; with those of tests."""
        jars = [jar for module in self.modules for jar in module.jars]
        return _each_once((*jars, *(jar for module in self.modules for jar in module.test_jars if tests)))

    @property
    def level(self) -> SourceLevel:
        """The highest release that a module with sources is written for; none if one does not say it."""
        return highest(module.level for module in self.modules if module.roots or module.test_roots)

    @property
    def summary(self) -> str:
        """What was recognised, on one line."""
        generated = len(_each_once(root for module in self.modules for root in module.generated))
        parts = [
            *([_counted(len(self.modules), "module")] if len(self.modules) > 1 else []),
            _counted(len(self.roots), "source root") + (f" ({generated} generated)" if generated else ""),
            *([_counted(len(self.test_roots), "test root")] if self.test_roots else []),
        ]
        if self.level.language is not None:
            parts.insert(0, f"Java {self.level.language}")
        jars = len(self.class_path(False))
        missing = list(dict.fromkeys(each for module in self.modules for each in module.missing))
        parts.append(f"{jars} of {_counted(jars + len(missing), 'jar')}" if missing else _counted(jars, "jar"))
        shown = ", ".join(missing[:MOST_MISSING_SHOWN])
        more = f" and {len(missing) - MOST_MISSING_SHOWN} more" if len(missing) > MOST_MISSING_SHOWN else ""
        return f"{self.kind}: {', '.join(parts)}" + (f"; missing: {shown}{more}" if missing else "")


def _each_once(paths: Iterable[Path]) -> tuple[Path, ...]:
    return tuple(dict.fromkeys(paths))


def _counted(count: int, word: str) -> str:
    return f"{count} {word}{'' if count == 1 else 's'}"


def existing(folder: Path, names: Iterable[str]) -> tuple[Path, ...]:
    """The folders among some names that exist, without those below another one of them."""
    found = [folder / name for name in names]
    return tuple(dict.fromkeys(each for each in found if is_folder(each)))


def inside(folder: Path, name: str) -> list[str]:
    """The folders that generators write to, each in a folder of its own or in `java` below it, as relative names."""
    try:
        found = sorted(each for each in (folder / name).iterdir() if each.is_dir())
    except OSError:
        return []
    return [f"{name}/{each.name}/java" if (each / "java").is_dir() else f"{name}/{each.name}" for each in found]
