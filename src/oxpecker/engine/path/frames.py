"""Calls that have not ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from oxpecker.engine.path.heap import Snapshot, Value
from oxpecker.engine.path.writes import WriteLog
from oxpecker.oox.source import Span

if TYPE_CHECKING:
    from oxpecker.engine.compiled.program import MethodCode
    from oxpecker.engine.specification.contracts import HeldCase

Code = Callable[[Any], Any]


class Activation:
    """A call that has not ended; it is not changed after it has begun, so states share it."""

    __slots__ = (
        "arguments",
        "below",
        "by_contract",
        "caller",
        "code",
        "depth",
        "entry_heap",
        "handler",
        "handler_slot",
        "held",
        "in_specification",
        "mark",
        "measure",
        "next",
        "result_slot",
        "span",
        "virtual",
    )

    def __init__(
        self,
        code: MethodCode,
        caller: list[Value],
        below: Activation | None,
        slot: int,
        go_on: Code,
        handler_slot: int,
        handler: Code,
        span: Span,
        arguments: list[Value],
        in_specification: bool,
    ) -> None:
        self.code = code
        self.caller = caller
        self.below = below
        self.result_slot = slot
        self.next = go_on
        self.handler_slot = handler_slot
        self.handler = handler
        self.span = span
        self.arguments = arguments
        self.in_specification = in_specification
        self.depth: int = 1 if below is None else below.depth + 1
        self.held: tuple[HeldCase, ...] = ()
        self.entry_heap: Snapshot | None = None
        self.mark: WriteLog | None = None
        self.measure: tuple[Value, ...] | None = None
        """What gets smaller in a recursion, as it was on entry."""
        self.by_contract = False
        self.virtual = False
        """Of a call by contract: whether the body of a subclass may be meant."""
