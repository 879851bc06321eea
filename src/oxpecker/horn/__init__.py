"""Proofs without bounds: methods as proof obligations over mathematical integers and arrays.

`prove(program, method, effects)` shows a method for all inputs, whatever the lengths of arrays and the numbers of
iterations and calls. What the encoding does not know raises `NotEncodable`. `prove_by_summaries` does the same for
recursion without contracts, and `equal_in_lockstep` compares two versions of a method.
"""

from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.lockstep import equal_in_lockstep
from oxpecker.horn.obligation import Obligation
from oxpecker.horn.proof import Proof, prove
from oxpecker.horn.recursion import prove_by_summaries

__all__ = ["NotEncodable", "Obligation", "Proof", "equal_in_lockstep", "prove", "prove_by_summaries"]
