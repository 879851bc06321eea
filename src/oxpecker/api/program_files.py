"""The files of a folder that form the program, without Java tests."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from oxpecker.java.project.scanning import scan
from oxpecker.oox.late_patterns import late_pattern

_OF_TESTS = late_pattern(
    rb"^\s*import\s+(?:static\s+)?(?:org\.junit|junit\.framework|org\.testng)\b"
    # Files that `oxpecker tests` writes beside its tests.
    rb"|^/\*\* (?:(?:Looks into|Accesses) objects of the class under test|What a mock answers:|The answers of a mock,)",
    re.MULTILINE,
)
_OF_FRAMEWORK = late_pattern(rb"^\s*package\s+(?:org\.junit|junit\.framework|org\.testng)\b", re.MULTILINE)


def program_files(folder: Path) -> list[Path]:
    """The Java files in a folder and below, without tests; if there are only tests, these are the program."""
    files = scan(folder).files
    return without_tests(files, folder) or files


def without_tests(files: Iterable[Path], folder: Path) -> list[Path]:
    """The files without those in a folder `src/test` and those that import a test framework."""
    return [file for file in files if not _in_test_folder(file.relative_to(folder)) and not _is_test(file)]


def _in_test_folder(file: Path) -> bool:
    """Whether a file is in the test folder of Maven and Gradle."""
    return ("src", "test") in zip(file.parts, file.parts[1:], strict=False)


def _is_test(file: Path) -> bool:
    try:
        data = file.read_bytes()
    except OSError:
        return False  # loading reports the error
    # A test framework imports itself everywhere.
    return _OF_TESTS.search(data) is not None and _OF_FRAMEWORK.search(data) is None
