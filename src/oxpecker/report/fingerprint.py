"""What makes two findings of different runs the same, although lines have moved and inputs differ."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import PurePath

from oxpecker.results import Finding


def fingerprint(finding: Finding) -> str:
    """A name for a defect: the file, the methods, the kind and the clause's text, but no lines and no values."""
    thrown = finding.exception.name if finding.exception is not None else ""
    file = PurePath(finding.span.file).name
    text = " ".join(finding.clause.split())
    parts = (file, finding.started, finding.method, finding.kind, text, thrown)
    return sha256("\0".join(parts).encode()).hexdigest()[:16]


def new_findings(findings: Iterable[Finding], known: set[str]) -> list[Finding]:
    """Those that a baseline does not know."""
    return [finding for finding in findings if fingerprint(finding) not in known]
