"""Invariants that nobody has to write: candidates are filtered until the rest is inductive (Houdini)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from oxpecker.horn.candidates import candidates
from oxpecker.horn.encoding import Encoder
from oxpecker.horn.formula import Formula, Sort, symbol
from oxpecker.horn.invariants import Invariants, LoopInvariant
from oxpecker.horn.jml import COUNT, written
from oxpecker.horn.limits import INFERENCE_UNITS
from oxpecker.horn.obligation import Kind, Obligation
from oxpecker.horn.proving import Prover
from oxpecker.horn.script import ScriptWriter
from oxpecker.horn.sizes import Sizes
from oxpecker.horn.substitution import substituted
from oxpecker.limits import Budget
from oxpecker.limits.budget import is_spent
from oxpecker.oox.source import Span

Encoded = Callable[[Invariants], Encoder]
"""Encodes a method with some invariants."""


def inferred(encoded: Encoded, without: Encoder, prover: Prover) -> Invariants | None:
    """Inductive invariants of the loops of a method, given its encoding without them; None if there are none."""
    invariants, new = without.invariants, _further_candidates(without)
    if not new:
        return None
    while new:
        invariants = Invariants({**invariants.loops, **new})
        # It may be that nothing is shown after an inner loop but the candidates of an outer one.
        new = _further_candidates(encoded(invariants)) if _without_candidates(invariants) else {}
    return inductive(encoded, invariants, prover)


def _further_candidates(encoder: Encoder) -> dict[Span, LoopInvariant]:
    """The loops without candidates for which the obligations give some."""
    loops = _without_candidates(encoder.invariants)
    found = candidates(encoder.obligations, encoder.rounds)
    return {span: replace(loop, found=found[span]) for span, loop in loops.items() if found.get(span)}


def _without_candidates(invariants: Invariants) -> dict[Span, LoopInvariant]:
    return {span: loop for span, loop in invariants.loops.items() if not loop.found}


def inductive(encoded: Encoded, invariants: Invariants, prover: Prover) -> Invariants | None:
    """The largest part of some invariants that is inductive, which takes the rest away; None if that takes too long."""
    with Budget(INFERENCE_UNITS).spending():
        while True:
            encoder = encoded(invariants)
            violated = _violated(encoder.obligations, prover)
            if is_spent():
                return None
            if not violated:
                return invariants
            for span, condition in violated:
                invariants.loops[span].found.remove(condition)


def shown(invariants: Invariants, prover: Prover) -> list[tuple[Span, str]]:
    """The invariants as JML, without those that follow from others."""
    found: list[tuple[Span, str]] = []
    for loop in irredundant(invariants, prover).loops.values():
        conditions = [substituted(each, {symbol(loop.counter, Sort.INT): COUNT}) for each in loop.found]
        sizes = Sizes(prover.folds, loop.types).knowing(conditions)
        found += [(loop.span, written(each, prover.folds, sizes)) for each in conditions]
    return found


def irredundant(invariants: Invariants, prover: Prover) -> Invariants:
    """The invariants without those that follow from others."""
    found = Invariants()
    for span, loop in invariants.loops.items():
        kept = list(loop.found)
        for each in reversed(loop.found):
            others = tuple(other for other in kept if other is not each)
            if prover.is_shown(Obligation(Kind.INVARIANT, span, others, each), ScriptWriter(prover.folds)):
                kept = list(others)
        found.loops[span] = replace(loop, found=kept)
    return found


def _violated(obligations: list[Obligation], prover: Prover) -> set[tuple[Span, Formula]]:
    """The candidates that do not hold before or after an iteration, if all are assumed at its start."""
    found: set[tuple[Span, Formula]] = set()
    writer = ScriptWriter(prover.folds)
    for obligation in obligations:
        candidate = obligation.candidate
        if candidate is None or candidate in found or is_spent():
            continue
        if not prover.is_shown(obligation, writer):
            found.add(candidate)
    return found
