"""The entries of a class path: jars and folders, which give the bytes of a class by its name."""

from __future__ import annotations

import re
import zipfile
import zlib
from pathlib import Path, PurePosixPath

from oxpecker.java.limits import LARGEST_CLASS_FILE, NEWEST_RELEASE
from oxpecker.oox.late_patterns import late_pattern

CLASS_SUFFIX = ".class"
_VERSION = late_pattern(r"META-INF/versions/(\d+)/(.+)")
_INSIDE = ("BOOT-INF/classes/", "WEB-INF/classes/")
"""The folders of classes in the archives of applications."""
UNREADABLE = (OSError, zipfile.BadZipFile, zlib.error, RuntimeError, NotImplementedError, EOFError, ValueError)
"""What reading a damaged or encrypted archive may raise."""


class UnreadableEntry(Exception):
    """An entry of the class path, or a class in it, that cannot be read; the text says why."""


class Folder:
    """A folder of class files."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._listed: dict[Path, frozenset[str]] = {}

    def has_package(self, name: str) -> bool:
        """Whether the folder of a package has class files."""
        return bool(self._files(self.path.joinpath(*name.split("."))))

    def read(self, name: str) -> bytes | None:
        """The class file of a class by its internal name."""
        file = self.path.joinpath(*f"{name}{CLASS_SUFFIX}".split("/"))
        if file.name not in self._files(file.parent):
            return None
        try:
            if file.stat().st_size > LARGEST_CLASS_FILE:
                raise UnreadableEntry(f"{file} is too large for a class file")
            return file.read_bytes()
        except OSError as error:
            raise UnreadableEntry(f"cannot read {file}: {error.strerror}") from None

    def _files(self, folder: Path) -> frozenset[str]:
        known = self._listed.get(folder)
        if known is None:
            try:
                known = frozenset(file.name for file in folder.iterdir() if file.suffix == CLASS_SUFFIX)
            except (OSError, ValueError):
                known = frozenset()
            self._listed[folder] = known
        return known


class Jar:
    """A jar, by the index of its zip archive; classes of the newest release replace others (JEP 238)."""

    def __init__(self, path: Path, release: int = NEWEST_RELEASE) -> None:
        """Reads the index; raises UnreadableEntry."""
        self.path = path
        try:
            self._archive = zipfile.ZipFile(path)
            self.manifest = self._manifest()
        except UNREADABLE as error:
            raise UnreadableEntry(f"{path} is not a readable jar: {reason(error)}") from None
        self._names = self._index(release)

    def _manifest(self) -> dict[str, str]:
        """The main section of the manifest, with names in lower case."""
        try:
            data = self._archive.read("META-INF/MANIFEST.MF")
        except KeyError:
            return {}
        lines = re.sub(r"\r\n?|\n", "\n", data.decode("utf-8", "replace")).replace("\n ", "").partition("\n\n")[0]
        pairs = (line.partition(":") for line in lines.split("\n"))
        return {name.strip().lower(): value.strip() for name, _, value in pairs}

    def _index(self, release: int) -> dict[str, str]:
        """The entry of each class, by its internal name."""
        found: dict[str, str] = {}
        chosen: dict[str, int] = {}
        many_releases = self.manifest.get("multi-release", "").lower() == "true"
        for entry in self._archive.namelist():
            if not entry.endswith(CLASS_SUFFIX) or ".." in PurePosixPath(entry).parts or entry.startswith("/"):
                continue
            versioned, number, name = _VERSION.fullmatch(entry), 0, entry
            if versioned is not None:
                number, name = int(versioned[1][:9]), versioned[2]
                if not many_releases or not 9 <= number <= release:
                    continue
            for folder in _INSIDE:
                name = name.removeprefix(folder)
            name = name.removesuffix(CLASS_SUFFIX)
            if name not in found or number > chosen[name]:
                found[name], chosen[name] = entry, number
        return found

    def packages(self) -> set[str]:
        """The packages of all classes."""
        return {name.rpartition("/")[0].replace("/", ".") for name in self._names}

    def inner_jars(self) -> list[str]:
        """The archives inside of this one that its application uses."""
        names = self._archive.namelist()
        return [name for name in names if name.startswith(("BOOT-INF/lib/", "WEB-INF/lib/")) and name.endswith(".jar")]

    def read(self, name: str) -> bytes | None:
        """The class file of a class by its internal name."""
        entry = self._names.get(name)
        if entry is None:
            return None
        try:
            if self._archive.getinfo(entry).file_size > LARGEST_CLASS_FILE:
                raise UnreadableEntry(f"{entry} in {self.path} is too large for a class file")
            with self._archive.open(entry) as stream:
                data = stream.read(LARGEST_CLASS_FILE + 1)
        except UNREADABLE as error:
            raise UnreadableEntry(f"cannot read {entry} in {self.path}: {reason(error)}") from None
        if len(data) > LARGEST_CLASS_FILE:
            raise UnreadableEntry(f"{entry} in {self.path} is too large for a class file")
        return data


def reason(error: BaseException) -> str:
    """Why something cannot be read."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error) or type(error).__name__
