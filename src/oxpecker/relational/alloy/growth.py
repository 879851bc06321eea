"""Scopes that grow: `for 1..5 A`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from oxpecker.relational.alloy.tree import Command, Scope


def grown(command: Command) -> Iterator[Command]:
    """The command with each of its scopes in turn; all grow together, until the first reaches its end.

    As in Alloy, a `run` is answered within the first scope, and a `check` looks for a counterexample in all of them.
    """
    growing = [scope for scope in command.scopes if scope.grows and scope.name.text != "steps"]
    rounds = 0
    if command.check and growing:
        rounds = min(((scope.last or scope.size) - scope.size) // max(1, scope.step) for scope in growing)
    for number in range(rounds + 1):
        yield replace(command, scopes=tuple(_at(scope, number) for scope in command.scopes))


def _at(scope: Scope, number: int) -> Scope:
    if not scope.grows or scope.name.text == "steps":
        return scope
    return replace(scope, size=scope.size + number * scope.step, last=None)
