"""Identifies a finding across runs, although lines move and inputs differ."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
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


def cause_fingerprint(finding: Finding) -> str:
    """The same for its cause: the checked methods that reach it do not matter."""
    return fingerprint(replace(finding, started=""))


def new_findings(findings: Iterable[Finding], known: set[str]) -> list[Finding]:
    """The findings that are not in the baseline, and whose causes are not."""
    return [finding for finding in findings if not {fingerprint(finding), cause_fingerprint(finding)} & known]
