"""Verdicts and their evidence, as plain data."""

from oxpecker.limits.reason import Cause, Reason
from oxpecker.oox.interpreter.steps import Step
from oxpecker.results.ablation import Attempt, Disagreement, disagreements, solved_by_all, solving_times
from oxpecker.results.assumption import Assumption, AssumptionKind
from oxpecker.results.bound import Bound
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.results.judgment import BrokenCondition, CallSite, Classification, Condition
from oxpecker.results.proof import LoopInvariant, LoopMeasure, Origin, ProofKind, ProofOutline, ShownObligation
from oxpecker.results.reach import ReachResult, ReachVerdict
from oxpecker.results.snapshot import heap_graph, reached, static_roots
from oxpecker.results.strategy_run import StrategyRun
from oxpecker.results.verdict import (
    UNSATISFIABLE,
    BoundHit,
    Finding,
    FindingKind,
    MethodResult,
    Snippet,
    Statistics,
    ThrownException,
    Verdict,
    WrongProperty,
)

__all__ = [
    "UNSATISFIABLE",
    "Assumption",
    "AssumptionKind",
    "Attempt",
    "Bound",
    "BoundHit",
    "BrokenCondition",
    "CallSite",
    "Cause",
    "Classification",
    "Condition",
    "Disagreement",
    "Finding",
    "FindingKind",
    "HeapGraph",
    "HeapObject",
    "HeapReference",
    "HeapValue",
    "LoopInvariant",
    "LoopMeasure",
    "MethodResult",
    "Origin",
    "ProofKind",
    "ProofOutline",
    "ReachResult",
    "ReachVerdict",
    "Reason",
    "ShownObligation",
    "Snippet",
    "Statistics",
    "Step",
    "StrategyRun",
    "ThrownException",
    "Verdict",
    "WrongProperty",
    "disagreements",
    "heap_graph",
    "reached",
    "solved_by_all",
    "solving_times",
    "static_roots",
]
