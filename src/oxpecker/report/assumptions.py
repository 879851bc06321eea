"""Assumptions of verdicts, as data for other programs."""

from __future__ import annotations

from oxpecker.results import Assumption, MethodResult


def assumption_data(assumption: Assumption) -> dict[str, object]:
    """One assumption: its kind, its class, its sentence, and the classes that were tried."""
    return {
        "kind": str(assumption.kind),
        "about": assumption.about,
        "text": assumption.text,
        "classes": list(assumption.classes),
    }


def claim_data(result: MethodResult) -> dict[str, object]:
    """The verdict about a method with everything that limits it: bounds with their values, and assumptions."""
    return {
        "method": result.method,
        "verdict": str(result.verdict),
        "bounds": {hit.bound: hit.value for hit in result.bounds_hit},
        "assumptions": [assumption_data(each) for each in result.assumptions],
    }
