"""The class path: jars and folders in which classes are found by their names, the first one wins."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from zipfile import is_zipfile

from oxpecker.java.classfiles.archives import Folder, Jar, UnreadableEntry
from oxpecker.java.classfiles.class_file import ClassFile
from oxpecker.java.classfiles.cursor import NotAClassFile
from oxpecker.java.files import is_file
from oxpecker.java.limits import NEWEST_CLASS_FILE, NEWEST_RELEASE


class ClassPath:
    """Jars and folders of class files. Nothing is read before a class is asked for."""

    def __init__(self, entries: Iterable[Path] = (), release: int = NEWEST_RELEASE) -> None:
        self.entries = tuple(entries)
        self.problems: list[str] = []
        """What could not be read."""
        self._release = release
        self._classes: dict[str, ClassFile | None] = {}

    def look_at_entries(self) -> None:
        """Notes the entries that cannot be read, also if no class was looked up in them."""
        if "_opened" not in self.__dict__:
            self.problems += [problem for path in self.entries if (problem := unreadable(path)) is not None]

    def find(self, name: str) -> ClassFile | None:
        """The class with a binary name; local and anonymous classes cannot be named."""
        if name not in self._classes:
            self._classes[name] = self._read(name.replace(".", "/")) if self.entries else None
        return self._classes[name]

    def has_package(self, name: str) -> bool:
        """Whether there are classes in a package or below it."""
        if not self.entries:
            return False
        folders = (entry for entry in self._opened if isinstance(entry, Folder))
        return name in self._packages or any(folder.has_package(name) for folder in folders)

    def _read(self, internal: str) -> ClassFile | None:
        from oxpecker.java.classfiles.reader import read_class_file

        for entry in self._opened:
            try:
                data = entry.read(internal)
                found = None if data is None else read_class_file(data)
            except UnreadableEntry as problem:
                self.problems.append(str(problem))
                continue
            except NotAClassFile as problem:
                self.problems.append(f"{internal}.class in {entry.path}: {problem}")
                continue
            if found is not None and found.name == internal:
                self._note_version(found, entry.path)
                return None if found.is_local else found
        return None

    def _note_version(self, found: ClassFile, path: Path) -> None:
        if found.major > NEWEST_CLASS_FILE:
            message = f"{path} has class files of version {found.major}, which is newer than {NEWEST_CLASS_FILE}"
            if message not in self.problems:
                self.problems.append(message)

    @cached_property
    def _opened(self) -> list[Jar | Folder]:
        opened: dict[Path, Jar | Folder] = {}
        pending = list(self.entries)
        while pending:
            path = pending.pop(0)
            real = path.resolve()
            if real in opened:
                continue
            if path.is_dir():
                opened[real] = Folder(path)
                continue
            missing = None if path.exists() else unreadable(path)
            if missing is not None:
                self.problems.append(missing)
                continue
            try:
                jar = Jar(path, self._release)
            except UnreadableEntry as problem:
                self.problems.append(str(problem))
                continue
            opened[real] = jar
            further = (path.parent / each for each in jar.manifest.get("class-path", "").split() if ":" not in each)
            pending += [each for each in further if is_file(each)]
            if jar.inner_jars():
                self.problems.append(f"{path} contains jars; unpack it to use their classes")
        return list(opened.values())

    @cached_property
    def _packages(self) -> frozenset[str]:
        """The packages of all jars, with those around them."""
        found: set[str] = set()
        for entry in self._opened:
            for package in entry.packages() if isinstance(entry, Jar) else ():
                while package and package not in found:
                    found.add(package)
                    package = package.rpartition(".")[0]
        return frozenset(found)


def unreadable(path: Path) -> str | None:
    """Why an entry of a class path cannot be used; None if it is a folder or looks like a jar."""
    if not path.exists():
        return f"{path}, an entry of the class path, does not exist"
    if path.is_dir() or is_zipfile(path):
        return None
    return f"{path} is not a readable jar: File is not a zip file"


def entries_of(parts: Iterable[str]) -> list[Path]:
    """The entries that the parts of a class path name: `lib/*` stands for all jars of a folder."""
    found: list[Path] = []
    for part in parts:
        folder = Path(part.removesuffix("*"))
        whole = part.endswith("*") and folder.is_dir()
        found += sorted(folder.glob("*.[jJ][aA][rR]")) if whole else [Path(part)]
    return found
