"""The names of classes as the clauses of a file must write them."""

from __future__ import annotations

from oxpecker.api.loading import Loaded
from oxpecker.java.outline import MODELS
from oxpecker.java.reading import parse
from oxpecker.java.well_known import ALWAYS_IMPORTED
from oxpecker.oox.source import Source


class ClassNames:
    """Names classes in one file: with the package, unless the file imports the class."""

    def __init__(self, loaded: Loaded, source: Source) -> None:
        self._loaded, self._source = loaded, source

    def __call__(self, name: str) -> str:
        """How the file may write the name of a class of the program."""
        if not self._source.name.endswith(".java"):
            return name
        shown = name.replace("$", ".")
        package = self._package(name)
        if package in ("", ALWAYS_IMPORTED) or shown.startswith(f"{package}.") or self._sees(package, shown):
            return shown
        return f"{package}.{shown}"

    def _package(self, name: str) -> str:
        info = self._loaded.program.hierarchy.get(name)
        if info is None:
            return ""
        file = info.declaration.span.file
        if file.startswith(MODELS):
            return file.removeprefix(MODELS).rpartition("/")[0].replace("/", ".")
        declaring = self._loaded.sources.get(file)
        return parse(declaring).file.package if declaring is not None and file.endswith(".java") else ""

    def _sees(self, package: str, shown: str) -> bool:
        """Whether the file knows a class by its name without the package."""
        file = parse(self._source).file
        top = f"{package}.{shown.partition('.')[0]}"
        names = (each.name == (package if each.all else top) for each in file.imports if not each.static)
        return file.package == package or any(each.module for each in file.imports) or any(names)
