"""Instances that grow: with their scope (`for 1..5 A`), and along chains of commands (`run p => run q`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from oxpecker.relational.alloy.problem import Problem
from oxpecker.relational.alloy.tree import Command, Scope
from oxpecker.relational.instance import Instance


def grown(command: Command) -> Iterator[Command]:
    """The commands of a chain in turn, each with each of its scopes."""
    if command.parent is not None:
        yield from grown(command.parent)
    yield from _with_scopes(replace(command, parent=None))


def _with_scopes(command: Command) -> Iterator[Command]:
    """The command with each of its scopes in turn; all grow together, until the first reaches its end."""
    growing = [scope for scope in command.scopes if scope.grows and scope.name.text != "steps"]
    rounds = min((((scope.last or scope.size) - scope.size) // max(1, scope.step) for scope in growing), default=0)
    for number in range(rounds + 1):
        yield replace(command, scopes=tuple(_at(scope, number) for scope in command.scopes))


def _at(scope: Scope, number: int) -> Scope:
    if not scope.grows or scope.name.text == "steps":
        return scope
    return replace(scope, size=scope.size + number * scope.step, last=None)


def keep(asked: Problem, smaller: Problem, instance: Instance) -> None:
    """Lets a problem look only for instances that contain one of a smaller problem."""
    names, index = smaller.bounds.universe.atoms, asked.bounds.universe.index
    kept = {(each.name, each.place): instance[each] for each in smaller.bounds}
    for relation in list(asked.bounds):
        bound = asked.bounds[relation]
        rows = kept.get((relation.name, relation.place), frozenset())
        known = {tuple(index[names[atom]] for atom in row) for row in rows if all(names[a] in index for a in row)}
        asked.bounds.bind(relation, bound.upper, bound.lower | (known & bound.upper))
