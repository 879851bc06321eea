"""Names of artifacts in repositories, and what depends on them."""

from __future__ import annotations

from enum import StrEnum

from oxpecker.oox.records import dataclass

Key = tuple[str, str]
"""A group and an artifact."""


class Scope(StrEnum):
    """Where a dependency is used."""

    COMPILE = "compile"
    PROVIDED = "provided"
    SYSTEM = "system"
    RUNTIME = "runtime"
    TEST = "test"
    IMPORT = "import"

    @property
    def is_for_main(self) -> bool:
        """Whether the program itself is compiled with it."""
        return self in (Scope.COMPILE, Scope.PROVIDED, Scope.SYSTEM)


@dataclass(frozen=True, slots=True)
class Dependency:
    """A dependency; the version is None if something else manages it."""

    group: str
    artifact: str
    version: str | None = None
    scope: Scope = Scope.COMPILE
    kind: str = "jar"
    classifier: str = ""
    optional: bool = False
    excluded: tuple[Key, ...] = ()
    path: str | None = None
    """The file of a dependency with the scope `system`."""

    @property
    def key(self) -> Key:
        return self.group, self.artifact

    @property
    def has_classes(self) -> bool:
        """Whether it is a jar."""
        return self.kind in ("jar", "test-jar", "bundle", "ejb", "maven-plugin", "")

    def excludes(self, other: Key) -> bool:
        """Whether a dependency of it is left out."""
        return any(group in ("*", other[0]) and name in ("*", other[1]) for group, name in self.excluded)

    def __str__(self) -> str:
        return f"{self.group}:{self.artifact}:{self.version or '?'}"
