"""Identifies a finding across runs, although lines move and inputs differ."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import PurePath

from oxpecker.results import Finding


def fingerprint(finding: Finding) -> str:
    """A digest of a defect: the file, the methods, the kind and the text of the clause, without lines and values."""
    thrown = finding.exception.name if finding.exception is not None else ""
    file = PurePath(finding.span.file).name
    text = " ".join(finding.clause.split())
    parts = (file, finding.started, finding.method, finding.kind, text, thrown)
    return sha256("\0".join(parts).encode()).hexdigest()[:16]


def new_findings(findings: Iterable[Finding], known: set[str]) -> list[Finding]:
    """The findings that are not in the baseline."""
    return [finding for finding in findings if fingerprint(finding) not in known]
