"""Certificates: proof obligations in SMT-LIB with their expected answers, for any solver to check."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oxpecker.results import MethodResult, ProofKind, Verdict

_HEAD = """\
; Proof obligations in SMT-LIB 2.6. Each question is whether the goal can fail: every answer must be 'unsat'.
;   z3 FILE
;   cvc5 --incremental FILE
; What Oxpecker adds to the facts of a path is marked: lemmas hold in every state, and comments give their reasons.
(set-logic ALL)
"""


def certificate_text(results: Sequence[MethodResult]) -> str:
    """The obligations of all methods that were proved by them; a comment says what there is for the others."""
    return "\n".join([_HEAD, *(line for result in results for line in _method(result))]) + "\n"


def describe_extent(results: Sequence[MethodResult]) -> str:
    """How much a certificate covers."""
    covered = [each for each in results if _has_obligations(each)]
    questions = sum(len(each.scripts) for result in covered if result.proof for each in result.proof.obligations)
    text = f"{questions} question{'' if questions == 1 else 's'} about {len(covered)} of {len(results)} method"
    return text + ("" if len(results) == 1 else "s")


def _has_obligations(result: MethodResult) -> bool:
    return result.proof is not None and result.proof.kind is ProofKind.OBLIGATIONS


def _method(result: MethodResult) -> Iterator[str]:
    yield f"; === {result.method}: {result.verdict}"
    if result.proof is None or not _has_obligations(result):
        yield f"; {_nothing(result)}"
        return
    proof = result.proof
    yield from (f"; relies on the contract of {each}, whose obligations follow" for each in proof.contracts)
    yield from (f"; loop at {each.span}: {each.text} ({each.origin})" for each in proof.invariants)
    if not any(each.scripts for each in proof.obligations):
        yield "; no questions: every condition is true as it stands"
    for obligation in proof.obligations:
        for script in obligation.scripts:
            yield f"; --- {obligation.method}: {obligation.what}, at {obligation.span}"
            yield f"(push 1)\n{script}\n(set-info :status unsat)\n(check-sat)\n(pop 1)"


def _nothing(result: MethodResult) -> str:
    """Why a certificate has no obligations of a method."""
    if result.verdict not in (Verdict.VALID, Verdict.VALID_PROVIDED):
        return "nothing is certified, since nothing was proved for all inputs"
    if result.proof is not None:
        return "no certificate: proved by induction, with one arbitrary iteration of each loop explored path by path"
    return "no certificate: proved by symbolic execution of all paths"
