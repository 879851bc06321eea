"""Proofs in words and as data: who decided, invariants at their loops, and what a proof relies on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from oxpecker.oox.source import Span
from oxpecker.results import LoopInvariant, MethodResult, ProofKind, ProofOutline, StrategyRun, Verdict
from oxpecker.results.proof import LoopMeasure

LoopClause = LoopInvariant | LoopMeasure

_EXPLORED = "all paths were explored, so no invariant is needed"
_RULES = {
    ProofKind.OBLIGATIONS: "for inputs of any size, by proof obligations that a solver has shown",
    ProofKind.INDUCTION: "for inputs of any size, by induction: one arbitrary iteration stands for each loop",
}


def describe_proof(result: MethodResult, times: bool = True) -> list[str]:
    """How a verdict was reached, as lines for people (`--explain`); without times it is the same in every run."""
    lines = []
    if result.proof is not None:
        lines.append(f"  proof: {_RULES[result.proof.kind]}")
        lines += [f"    {line}" for line in _outline(result.proof)]
    elif result.verdict in (Verdict.VALID, Verdict.VALID_PROVIDED) and not result.warnings:
        lines.append(f"  proof: {_EXPLORED}")
    others = () if result.proof is None else result.proof.contracts
    relied_on = [each for each in result.relies_on if each not in others]
    lines += [f"    relies on the contract of {each}" for each in relied_on]
    lines += [f"  strategy: {_run(each, times)}" for each in result.statistics.runs]
    return lines


def _outline(proof: ProofOutline) -> Iterator[str]:
    for loop, parts in clauses(proof).items():
        yield f"loop at {loop}:"
        yield from (f"  {clause(each)}" for each in parts)
    yield from (f"relies on the contract of {each}, which is proved too" for each in proof.contracts)
    yield from (f"lemma: {each}" for each in proof.lemmas)
    counts = Counter(each.what for each in proof.obligations)
    yield from (f"shown: {what} ({count} obligation{'' if count == 1 else 's'})" for what, count in counts.items())


def clauses(proof: ProofOutline) -> dict[Span, list[LoopClause]]:
    """The invariants and the measure of each loop that a proof says something about."""
    found: dict[Span, list[LoopClause]] = {}
    parts: list[LoopClause] = [*proof.invariants, *proof.measures]
    for each in parts:
        found.setdefault(each.span, []).append(each)
    return found


def clause(part: LoopClause) -> str:
    """An invariant or a measure as a clause of JML, and who wrote it."""
    word = "loop_invariant" if isinstance(part, LoopInvariant) else "decreases"
    return f"{word} {part.text}; ({part.origin})"


def _run(run: StrategyRun, times: bool) -> str:
    """What a strategy contributed, and its time."""
    learnt = run.verdict.replace("-", " ") or "no verdict"
    reason = f" ({run.reason})" if run.reason else ""
    time = f", {run.seconds:.2f} s" if times else ""
    return f"{run.strategy}{time}: {learnt}{reason}"


def proof_data(proof: ProofOutline | None) -> dict[str, object] | None:
    """The outline of a proof as plain data for JSON."""
    if proof is None:
        return None
    return {
        "kind": proof.kind,
        "invariants": [_part_data(each) for each in proof.invariants],
        "measures": [_part_data(each) for each in proof.measures],
        "contracts": list(proof.contracts),
        "lemmas": list(proof.lemmas),
        "obligations": [{"what": each.what, "method": each.method, **_place(each.span)} for each in proof.obligations],
    }


def run_data(run: StrategyRun) -> dict[str, object]:
    """The turn of a strategy as plain data for JSON."""
    return {
        "strategy": run.strategy,
        "seconds": run.seconds,
        "verdict": run.verdict or None,
        "reason": run.reason,
    }


def _part_data(part: LoopInvariant | LoopMeasure) -> dict[str, object]:
    return {"text": part.text, "origin": part.origin, **_place(part.span)}


def _place(span: Span) -> dict[str, object]:
    return {"file": span.file, "line": span.line, "column": span.column}
