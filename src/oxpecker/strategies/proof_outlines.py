"""The outlines of proofs: what they consist of, as people can read it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from oxpecker.judgment.wording import Wording
from oxpecker.oox import typed
from oxpecker.oox.source import Source, Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U
from oxpecker.oox.types import INTEGERS
from oxpecker.results import LoopInvariant, LoopMeasure, Origin, ProofKind, ProofOutline, ShownObligation
from oxpecker.strategies.measures import Ranking

if TYPE_CHECKING:
    from oxpecker.horn import Proof

Sources = Mapping[str, Source]


def outline_of(proof: Proof, sources: Sources) -> ProofOutline:
    """What a proof by obligations consists of."""
    return ProofOutline(
        ProofKind.OBLIGATIONS,
        tuple(dict.fromkeys(_invariants(proof, sources))),
        tuple(dict.fromkeys(_measures(proof, sources))),
        tuple(str(each.info) for each in proof.relied_on),
        tuple(str(each) for each in proof.lemmas),
        tuple(
            ShownObligation(str(each.kind), str(method.info), each.span, proof.scripts[number] if proof.scripts else ())
            for number, (method, each) in enumerate(proof.obligations)
        ),
    )


def outline_of_induction(
    loops: Iterable[tuple[typed.While, Iterable[typed.Expression], Ranking]],
    contracts: tuple[str, ...],
    sources: Sources,
) -> ProofOutline:
    """What a proof by induction consists of: the candidates of each loop that hold, and the measures that descend."""
    invariants: dict[LoopInvariant, None] = {}
    measures: list[LoopMeasure] = []
    for loop, kept, ranking in loops:
        invariants |= dict.fromkeys(_of_loop(loop, kept, sources))
        texts = [_text(part, sources) for part in ranking]
        if loop.decreases is not None:
            measures.append(LoopMeasure(loop.span, written(loop.decreases.span, sources)))
        elif texts and all(texts):
            measures.append(LoopMeasure(loop.span, ", ".join(texts), Origin.FOUND))
    return ProofOutline(ProofKind.INDUCTION, tuple(invariants), tuple(measures), contracts)


def _of_loop(loop: typed.While, kept: Iterable[typed.Expression], sources: Sources) -> Iterator[LoopInvariant]:
    for each in loop.invariants:
        text = written(each.span, sources)
        if text:
            yield LoopInvariant(loop.span, text, Origin.WRITTEN)
    for each in kept:
        text = _text(each, sources)
        if text:
            yield LoopInvariant(loop.span, text, Origin.FOUND)


def _text(condition: typed.Expression, sources: Sources) -> str:
    """A candidate as text; empty if it would need conversions that the text does not show."""
    for node in typed.found(condition, typed.Convert):
        if not isinstance(node.operand, (typed.Local, typed.Literal, typed.LengthOf)):
            return ""
    match condition:
        case typed.Unary(operator=U.NOT, operand=typed.Binary(operator=operator) as compared) if operator in _OPPOSITE:
            if compared.left.type in INTEGERS:
                condition = replace(compared, operator=_OPPOSITE[operator])
    return Wording(sources).of(condition)


_OPPOSITE = {
    B.LESS: B.GREATER_EQUAL,
    B.GREATER_EQUAL: B.LESS,
    B.GREATER: B.LESS_EQUAL,
    B.LESS_EQUAL: B.GREATER,
    B.EQUAL: B.NOT_EQUAL,
    B.NOT_EQUAL: B.EQUAL,
}


def _invariants(proof: Proof, sources: Sources) -> Iterator[LoopInvariant]:
    found = [LoopInvariant(span, text, Origin.FOUND) for span, text in proof.invariants]
    for loop in proof.stated:
        for each in loop.stated:
            text = written(each.span, sources)
            if text:
                yield LoopInvariant(loop.span, text, Origin.WRITTEN)
        yield from (each for each in found if each.span == loop.span)


def _measures(proof: Proof, sources: Sources) -> Iterator[LoopMeasure]:
    for loop in proof.stated:
        text = "" if loop.measure is None else written(loop.measure.span, sources)
        if text:
            yield LoopMeasure(loop.span, text)


def written(span: Span, sources: Sources) -> str:
    """The text at a place of the program; empty if nobody wrote it."""
    source = sources.get(span.file)
    return "" if source is None or not span.line else source.excerpt(span)
