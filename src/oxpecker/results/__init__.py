"""Verdicts and what they rest on, as plain data."""

from oxpecker.oox.interpreter.steps import Step
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.results.snapshot import heap_graph, static_roots
from oxpecker.results.verdict import BoundHit, Finding, MethodResult, Statistics, ThrownException, Verdict

__all__ = [
    "BoundHit",
    "Finding",
    "HeapGraph",
    "HeapObject",
    "HeapReference",
    "HeapValue",
    "MethodResult",
    "Statistics",
    "Step",
    "ThrownException",
    "Verdict",
    "heap_graph",
    "static_roots",
]
