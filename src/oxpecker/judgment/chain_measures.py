"""What an invariant may say about a chain of nodes: how many there are, which is the last, that they are linked back.

Measures are pure methods that no source contains. They follow at most as many links as a number says, so they end for
cyclic chains, too.
"""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.oox import typed
from oxpecker.oox.analysis.encapsulation import Chain
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator
from oxpecker.oox.types import BOOL, INT, NULL, ClassType, Type


@dataclass(frozen=True, slots=True)
class ChainMeasure:
    """A measure of the chains that begin in one field: a method of the first node and of the number of links."""

    chain: Chain
    method: typed.Method

    def of(self, first: typed.Expression, links: typed.Expression) -> typed.Expression:
        """The measure of a chain."""
        info = self.method.info
        return typed.Invoke(info.return_type, info, None, (first, links), span=first.span)


class _Writing:
    """Writes a measure: `node` is the first parameter, and `links` the second."""

    def __init__(self, chain: Chain, name: str, result: Type) -> None:
        self.span: Span = chain.first.span
        type_ = ClassType(chain.link.owner)
        self._chain = chain
        self._variables = [typed.Variable("node", type_, 0), typed.Variable("links", INT, 1)]
        self.node, self._links = (typed.Local(each.type, each, span=self.span) for each in self._variables)
        named = tuple((each.name, each.type) for each in self._variables)
        self._info = MethodInfo(chain.first.owner, name, named, result, self.span, static=True, pure=True)
        self._statements: list[typed.Statement] = []
        self.next = typed.FieldRead(type_, self.node, chain.link, span=self.span)

    def number(self, value: int) -> typed.Expression:
        return typed.Literal(INT, value, span=self.span)

    def truth(self, value: bool) -> typed.Expression:
        return typed.Literal(BOOL, value, span=self.span)

    @property
    def null(self) -> typed.Expression:
        return typed.Literal(NULL, None, span=self.span)

    def compared(self, operator: BinaryOperator, left: typed.Expression, right: typed.Expression) -> typed.Expression:
        return typed.Binary(BOOL, operator, left, right, span=self.span)

    def is_null(self, value: typed.Expression) -> typed.Expression:
        return self.compared(BinaryOperator.EQUAL, value, self.null)

    @property
    def is_at_end(self) -> typed.Expression:
        """Whether no more links are to be followed."""
        return self.compared(BinaryOperator.LESS_EQUAL, self._links, self.number(0))

    @property
    def rest(self) -> typed.Expression:
        """The measure of the following nodes."""
        fewer = typed.Binary(INT, BinaryOperator.MINUS, self._links, self.number(1), span=self.span)
        return typed.Invoke(self._info.return_type, self._info, None, (self.next, fewer), span=self.span)

    def if_(self, condition: typed.Expression, result: typed.Expression) -> None:
        nothing = typed.Block((), span=self.span)
        self._statements.append(typed.If(condition, self._returned(result), nothing, span=self.span))

    def otherwise(self, result: typed.Expression) -> ChainMeasure:
        body = typed.Block((*self._statements, self._returned(result)), span=self.span)
        parameters = tuple(self._variables)
        return ChainMeasure(self._chain, typed.Method(self._info, parameters, self._variables, body=body))

    def _returned(self, result: typed.Expression) -> typed.Statement:
        return typed.Return(result, span=self.span)


def number_of_nodes(chain: Chain) -> ChainMeasure:
    """How many nodes a chain has; at least one more than the number of links if it is longer."""
    writing = _Writing(chain, "the number of nodes from", INT)
    writing.if_(writing.is_null(writing.node), writing.number(0))
    writing.if_(writing.is_at_end, writing.number(1))
    more = typed.Binary(INT, BinaryOperator.PLUS, writing.number(1), writing.rest, span=writing.span)
    return writing.otherwise(more)


def last_node(chain: Chain) -> ChainMeasure:
    """The last node of a chain; null if it is empty."""
    writing = _Writing(chain, "the last node from", ClassType(chain.link.owner))
    writing.if_(writing.is_null(writing.node), writing.null)
    writing.if_(writing.is_at_end, writing.node)
    writing.if_(writing.is_null(writing.next), writing.node)
    return writing.otherwise(writing.rest)


def links_back(chain: Chain) -> Iterator[ChainMeasure]:
    """Whether the node after each node of a chain leads back to it, by each other field of nodes."""
    for field in chain.others:
        writing = _Writing(chain, f"{field.name} leads back along {chain.link.name} from", BOOL)
        writing.if_(writing.is_null(writing.node), writing.truth(True))
        writing.if_(writing.is_at_end, writing.truth(True))
        writing.if_(writing.is_null(writing.next), writing.truth(True))
        before = typed.FieldRead(field.type, writing.next, field, span=writing.span)
        writing.if_(writing.compared(BinaryOperator.NOT_EQUAL, before, writing.node), writing.truth(False))
        yield writing.otherwise(writing.rest)
