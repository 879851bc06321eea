"""The folders in which builds keep downloaded artifacts: Maven's local repository and Gradle's cache."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from oxpecker.java.files import files_like, is_file
from oxpecker.java.project.coordinates import Dependency
from oxpecker.java.project.xml_files import UnreadableBuildFile, read_xml, text

_NUMBERS = re.compile(r"[0-9]{1,4000}|[a-zA-Z]+")
_RANGE = re.compile(r"([\[(])\s*([^,\])]*)\s*(,?)\s*([^\])]*)\s*([\])])")


class LocalRepository:
    """Finds the files of artifacts by their coordinates."""

    def __init__(self) -> None:
        self._maven = _maven_folder()
        self._gradle = _gradle_folder() / "caches" / "modules-2" / "files-2.1"

    def jar(self, wanted: Dependency) -> Path | None:
        """The jar of an artifact."""
        classifier = wanted.classifier or ("tests" if wanted.kind == "test-jar" else "")
        return self._file(wanted, f"-{classifier}.jar" if classifier else ".jar")

    def pom(self, wanted: Dependency) -> Path | None:
        """The description of an artifact."""
        return self._file(wanted, ".pom")

    def _file(self, wanted: Dependency, end: str) -> Path | None:
        version = None if wanted.version is None else self._version(wanted, wanted.version)
        if version is None or not _is_name(wanted.group) or not _is_name(wanted.artifact) or not _is_name(version):
            return None
        name = f"{wanted.artifact}-{version}{end}"
        folder = self._maven.joinpath(*wanted.group.split("."), wanted.artifact, version)
        cached = self._gradle / wanted.group / wanted.artifact / version
        found = [folder / name, *files_like(cached, f"*/{name}")]
        if version.endswith("-SNAPSHOT"):
            stamped = f"{wanted.artifact}-{version.removesuffix('SNAPSHOT')}[0-9]*{end}"
            found += reversed(files_like(folder, stamped))
        return next((file for file in found if is_file(file)), None)

    def _version(self, wanted: Dependency, version: str) -> str | None:
        """A version, or the newest that is there and within a range."""
        limits = _RANGE.fullmatch(version.strip())
        if limits is None:
            return version
        fitting = [each for each in self._versions(wanted) if _is_within(each, limits)]
        return max(fitting, key=version_order, default=None)

    def _versions(self, wanted: Dependency) -> Iterator[str]:
        maven = self._maven.joinpath(*wanted.group.split("."), wanted.artifact)
        for folder in (maven, self._gradle / wanted.group / wanted.artifact):
            try:
                yield from (each.name for each in folder.iterdir() if each.is_dir())
            except OSError:
                continue


def _is_name(part: str) -> bool:
    """Whether a part of coordinates is a name, so that paths made of it stay in the repository."""
    return bool(part) and not re.search(r"[/\\$*?\[\]]|\.\.|^\s*$", part)


def _is_within(version: str, limits: re.Match[str]) -> bool:
    opening, lowest, comma, highest, closing = limits.groups()
    order = version_order(version)
    if not comma:
        return order == version_order(lowest)
    above = not lowest or order > version_order(lowest) or (opening == "[" and order == version_order(lowest))
    below = not highest or order < version_order(highest) or (closing == "]" and order == version_order(highest))
    return above and below


def version_order(version: str) -> tuple[tuple[int, int, str], ...]:
    """A key that sorts versions: numbers by value, releases after their pre-releases."""
    parts = _NUMBERS.findall(version)
    keys: list[tuple[int, int, str]] = []
    for part in (*parts, ""):
        if not part.isdigit():
            while keys and keys[-1] == (2, 0, ""):
                keys.pop()  # 1.0 is 1
        keys.append((2, int(part), "") if part.isdigit() else (0 if part else 1, 0, part.lower()))
    return tuple(keys)


def _maven_folder() -> Path:
    home = Path.home() / ".m2"
    try:
        chosen = text(read_xml(home / "settings.xml"), "localRepository")
    except UnreadableBuildFile:
        chosen = None
    if chosen:
        return Path(chosen.replace("${user.home}", str(Path.home()))).expanduser()
    return home / "repository"


def _gradle_folder() -> Path:
    given = os.environ.get("GRADLE_USER_HOME")
    return Path(given) if given else Path.home() / ".gradle"
