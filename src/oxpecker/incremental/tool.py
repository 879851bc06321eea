"""The dependence of verdicts on the tool itself: its files, the Python version, the installed solvers."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256

from oxpecker.cluster.installation import installation


@cache
def tool_state() -> str:
    """A digest of everything except the program: results from another state are not used."""
    own = installation()
    digest = sha256(f"{sys.version} {sys.platform} {own.sources}".encode())
    for package, version in own.packages:
        digest.update(f"{package} {version}".encode())
    return digest.hexdigest()
