"""Active calls."""

from __future__ import annotations

from typing import Any

from oxpecker.oox.interpreter.clauses import CaseCode
from oxpecker.oox.interpreter.heap import ObjectValue, Value
from oxpecker.oox.interpreter.host import Code
from oxpecker.oox.interpreter.methods import MethodCode
from oxpecker.oox.regions import Region
from oxpecker.oox.source import Span


class Activation:
    """An active call: where its result and its exception go, and the state on entry."""

    __slots__ = (
        "arguments",
        "caller",
        "code",
        "exception",
        "first_new",
        "handler",
        "handler_slot",
        "held",
        "mark",
        "measure",
        "next",
        "result_slot",
        "span",
        "versions",
    )

    def __init__(
        self,
        code: MethodCode,
        caller: list[Value],
        slot: int,
        go_on: Code,
        handler_slot: int,
        handler: Code,
        span: Span,
    ) -> None:
        self.code = code
        self.caller = caller
        self.result_slot = slot
        self.next = go_on
        self.handler_slot = handler_slot
        self.handler = handler
        self.span = span
        self.arguments: list[Value] = []
        self.exception: ObjectValue | None = None
        self.held: list[tuple[CaseCode, Any]] = []
        self.mark = 0
        self.measure: tuple[int, ...] | None = None
        """The measure of a recursion, on entry."""
        self.first_new = 0
        self.versions: dict[Region, int] = {}
