"""Pieces of compiled code, and what they are put into."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from oxpecker.oox.actions import ActionKind
from oxpecker.oox.hierarchy import Hierarchy, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span

Code = Callable[[Any], Any]
"""A piece of compiled program: takes the thread and returns the next piece."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A visible action: its kind, place and object, and when it may run."""

    kind: ActionKind
    span: Span
    target: Callable[[Any], Any] | None = None
    enabled: Callable[[Any], bool] | None = None


class Host(Protocol):
    """The context of compiled code: the meaning of numbers, what is recorded, and the available names."""

    java_ints: bool
    overflow_check: bool
    forking: bool
    journalling: bool
    watching: bool
    hierarchy: Hierarchy
    names: dict[str, object]
    actions: dict[object, Pending]

    def code_of(self, method: MethodInfo) -> object:
        """The code of a method."""

    def dispatch_table(self, method: MethodInfo) -> object:
        """Which code a call of the method runs, by class."""

    def shows_contract(self, method: MethodInfo, virtual: bool) -> bool:
        """Whether the contract of a possible callee reads what other threads write."""


def callee(host: Host, method: MethodInfo, virtual: bool) -> object:
    """The code of a method, or the table from which the receiver's class chooses one."""
    return host.dispatch_table(method) if virtual else host.code_of(method)
