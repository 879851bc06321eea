"""The annotations of packages and modules, from `package-info.java` and `module-info.java`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from pathlib import PurePath

from oxpecker.java import tree
from oxpecker.oox.records import dataclass

_OF_PACKAGE, _OF_MODULE = "package-info", "module-info"


@dataclass(slots=True)
class AnnotatedPackages:
    """What is known of the files of a program about its packages and modules."""

    packages: dict[str, tuple[str, ...]] = field(default_factory=dict)
    modules: dict[PurePath, tuple[str, ...]] = field(default_factory=dict)
    """The annotations of modules, by the folder of their file."""
    _looked_up: set[str] = field(default_factory=set)

    def enter(self, name: str, file: tree.File) -> None:
        """Takes what a file says."""
        if file.package_annotations:
            self.packages[file.package] = file.package_annotations
        if file.module_annotations is not None:
            self.modules[PurePath(name).parent] = file.module_annotations

    def wanted(self, package: str) -> Iterator[str]:
        """The files that were not looked up so far, by the names of the classes they would hold."""
        for name in (f"{package}.{_OF_PACKAGE}" if package else _OF_PACKAGE, _OF_MODULE):
            if name not in self._looked_up:
                self._looked_up.add(name)
                yield name

    def around(self, package: str, file: str) -> list[tuple[str, ...]]:
        """The annotations of the package and of the module that a file belongs to."""
        parents = PurePath(file).parents if self.modules else ()
        folders = [folder for folder in parents if folder in self.modules]
        return [self.packages.get(package, ()), *(self.modules[folder] for folder in folders[:1])]
