"""Classes of tests: how they are written down, and what was left out of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from oxpecker.testgen.mocks import Mocks

HELPER = "HeapState"
ANSWERS = "Answers"


@dataclass(frozen=True, slots=True)
class JUnitStyle:
    """Which JUnit the tests are for, and how they are named."""

    version: int = 5
    numbers: bool = False
    from_contract: bool = False
    """Whether tests know nothing but the contract."""

    @property
    def package(self) -> str:
        """Where `@Test` lives."""
        return "org.junit.jupiter.api" if self.version == 5 else "org.junit"

    @property
    def assertions(self) -> str:
        """The class of the assertions."""
        return f"{self.package}.{'Assertions' if self.version == 5 else 'Assert'}"

    @property
    def access(self) -> str:
        """What JUnit wants before classes and methods."""
        return "" if self.version == 5 else "public "

    def explained(self, assertion: str, message: str, *arguments: str) -> str:
        """An assertion with a message, which JUnit 4 wants first and JUnit 5 last."""
        given = [*arguments, message] if self.version == 5 else [message, *arguments]
        return f"{assertion}({', '.join(given)});"


@dataclass(frozen=True, slots=True)
class Skipped:
    """A case that no test can be written for, and why."""

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
    used: set[str] = field(default_factory=set)
    reflective: bool = False
    mocks: Mocks | None = None
    """Classes that replace missing implementations."""

    @property
    def path(self) -> str:
        """Where it is written, below the directory for all."""
        folder = self.package.replace(".", "/")
        return f"{folder}/{self.name}.java" if folder else f"{self.name}.java"


@dataclass(frozen=True, slots=True)
class Written:
    """Files by path, how many tests they hold, and the cases that were left out."""

    files: dict[str, str]
    tests: int
    failing: int
    """How many of the tests show a defect, and so fail."""
    failing_tests: Mapping[str, str]
    """Those by class and name, each with the class of the exception that leaves it, or nothing for an assertion."""
    skipped: tuple[Skipped, ...]


def counted(number: int, what: str) -> str:
    """`1 test`, `2 tests`."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def skipped_summary(skipped: Iterable[Skipped]) -> list[str]:
    """Why cases were left out, each reason once."""
    found: dict[tuple[str, str], int] = {}
    for each in skipped:
        found[each.method, each.reason] = found.get((each.method, each.reason), 0) + 1
    return [f"{method}: {counted(n, 'path')} without a test: {why}" for (method, why), n in found.items()]
