"""Test classes: their text, and the cases left out of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from oxpecker.testgen.mocks import Mocks

HELPER = "HeapState"
ANSWERS = "Answers"


@dataclass(frozen=True, slots=True)
class JUnitStyle:
    """The JUnit version, and how tests are named."""

    version: int = 5
    numbers: bool = False
    from_contract: bool = False
    """Whether tests check only the contract."""

    @property
    def package(self) -> str:
        """The package of `@Test`."""
        return "org.junit.jupiter.api" if self.version == 5 else "org.junit"

    @property
    def assertions(self) -> str:
        """The class of the assertions."""
        return f"{self.package}.{'Assertions' if self.version == 5 else 'Assert'}"

    @property
    def access(self) -> str:
        """The access modifier that JUnit requires for classes and methods."""
        return "" if self.version == 5 else "public "

    def explained(self, assertion: str, message: str, *arguments: str) -> str:
        """An assertion with a message, which is the first argument in JUnit 4 and the last in JUnit 5."""
        given = [*arguments, message] if self.version == 5 else [message, *arguments]
        return f"{assertion}({', '.join(given)});"


@dataclass(frozen=True, slots=True)
class Skipped:
    """A case for which no test can be written, and the reason."""

    method: str
    reason: str


@dataclass(slots=True)
class TestClass:
    """The tests of one class."""

    __test__ = False

    owner: str
    name: str
    package: str
    tests: list[str] = field(default_factory=list)
    passing: list[str] = field(default_factory=list)
    reproducing: list[str] = field(default_factory=list)
    """The names of the tests that are expected to pass."""
    used: set[str] = field(default_factory=set)
    reflective: bool = False
    artificial: bool = False
    """Whether a test sets the private state of an object, because no calls were found that construct it."""
    mocks: Mocks | None = None
    """Classes that replace missing implementations."""

    @property
    def qualified(self) -> str:
        """Its name with its package."""
        return f"{self.package}.{self.name}" if self.package else self.name

    @property
    def path(self) -> str:
        """Its path below the output folder."""
        folder = self.package.replace(".", "/")
        return f"{folder}/{self.name}.java" if folder else f"{self.name}.java"


@dataclass(frozen=True, slots=True)
class Written:
    """Files by path, the number of tests in them, and the cases left out."""

    files: dict[str, str]
    tests: int
    failing: int
    """The number of tests that reproduce a defect, and so fail."""
    failing_tests: Mapping[str, str]
    """These tests by class and name, each with the class of the exception that leaves it; empty for an assertion."""
    skipped: tuple[Skipped, ...]
    passing_tests: tuple[str, ...] = ()
    """The tests that are expected to pass: their class with its package, a space, and their name."""
    reproducing_tests: tuple[str, ...] = ()
    """The tests that are expected to fail, in the same form, each with the class of the exception, or `*` for any."""


def counted(number: int, what: str) -> str:
    """`1 test`, `2 tests`."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def skipped_summary(skipped: Iterable[Skipped]) -> list[str]:
    """Why cases were left out, each reason once."""
    found: dict[tuple[str, str], int] = {}
    for each in skipped:
        found[each.method, each.reason] = found.get((each.method, each.reason), 0) + 1
    return [f"{method}: {counted(n, 'path')} without a test: {why}" for (method, why), n in found.items()]
