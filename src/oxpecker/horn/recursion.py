"""Proofs about recursive methods: a call is taken by a contract that was found from runs, and is proved too."""

from __future__ import annotations

from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.proof import Proof, prove
from oxpecker.horn.summaries import Depth, Summaries, summarised
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import EffectTable


def prove_by_summaries(
    program: typed.Program,
    method: typed.Method,
    effects: EffectTable,
    shows_return: bool = False,
    keeps_scripts: bool = False,
) -> Proof | None:
    """A proof about a method that is recursive or calls recursive methods; None if none is found."""
    found: Summaries | None = None
    for depth in Depth:
        try:
            found = summarised(program, method, effects, depth, found)
            if found is None:
                return None
            contracted = found.contracted()
            proof = prove(contracted, contracted.methods[method.info.key], effects, shows_return, keeps_scripts)
        except NotEncodable:
            return None
        if isinstance(proof, Proof):
            proof.summaries = [(each.method.info, each.jml) for each in found.found.values() if each.jml]
            return proof
    return None
