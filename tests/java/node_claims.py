"""What is claimed of linked nodes, held against runs: nodes of one object alone, linked by its own methods alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias
from unittest.mock import patch

from oxpecker.api.loading import load_sources
from oxpecker.oox import typed
from oxpecker.oox.analysis.encapsulation import Encapsulation
from oxpecker.oox.interpreter import Exhausted, Interpreter, Limits, ObjectValue, Returned, Value
from oxpecker.oox.interpreter.methods import MethodCode
from oxpecker.oox.interpreter.thread import Thread
from oxpecker.oox.source import Source
from tests.java.node_programs import OWNER
from tests.java.runs import whole_text

CHAINS = {"head": "next", "base": "next", "peer": "peer"}
"""The fields that lead to nodes, with the links of those."""


class LinkedNodes:
    """A program that is run once: what its objects do to nodes that are not theirs."""

    def __init__(self, text: str) -> None:
        self.program = _loaded(text)
        whole = whole_text(text)
        self.strange = list(_strange_doings(self.program if whole == text else _loaded(whole)))

    def claimed(self) -> set[str]:
        """The fields whose nodes are said to be of one object alone."""
        self.program.facts.clear()
        self.program.answers.clear()
        encapsulation = Encapsulation(self.program)
        cls = self.program.hierarchy[OWNER]
        return {each.first.name for each in encapsulation.chains(cls, encapsulation.fields(cls))}

    def broken(self) -> str | None:
        """What contradicts a claim, if it is made."""
        claimed = self.claimed() if self.strange else set()
        return next((f"{field}: {doing}" for field, doing in self.strange if field in claimed), None)


def _loaded(text: str) -> typed.Program:
    return load_sources([Source("Nodes.java", text)]).program


Links: TypeAlias = list[tuple[int, int]]
"""Nodes, each with the next one."""


class _Steps:
    """The steps of a run: whose methods each calls, and how it leaves the nodes of all objects."""

    def __init__(self) -> None:
        self.owners: dict[int, ObjectValue] = {}
        self.called: set[int] = set()
        self.before: dict[tuple[str, int], Links] = {}
        self.found: list[tuple[str, str]] = []

    def enter(self, code: MethodCode, arguments: list[Value]) -> None:
        """A method is called."""
        if code.info.name.startswith("step"):
            self.end()
        receiver = arguments[0] if arguments and not code.info.static else None
        if isinstance(receiver, ObjectValue) and receiver.cls.name == OWNER:
            self.owners[receiver.number] = receiver
            self.called.add(receiver.number)

    def end(self) -> None:
        """A step has ended."""
        links = {(field, number): _links(each, field) for field in CHAINS for number, each in self.owners.items()}
        for (field, number), linked in links.items():
            if number not in self.called and self.before.get((field, number)) != linked:
                self.found.append((field, f"somebody else links the nodes of object {number}"))
        for field in CHAINS:
            nodes = [node for (other, _), linked in links.items() if other == field for node, _ in linked]
            if len(nodes) > len(set(nodes)):
                self.found.append((field, "two objects have the same node"))
        self.before, self.called = links, set()


def _links(owner: ObjectValue, field: str) -> Links:
    """The nodes that a field of an object leads to."""
    found: dict[int, int] = {}
    node = _held(owner, field)
    while node is not None and node.number not in found:
        following = _held(node, CHAINS[field])
        found[node.number] = 0 if following is None else following.number
        node = following
    return sorted(found.items())


def _held(holder: ObjectValue, name: str) -> ObjectValue | None:
    fields = {field.name: each for field, each in zip(holder.cls.layout, holder.slots, strict=True)}
    value = fields.get(name)
    return value if isinstance(value, ObjectValue) else None


def _strange_doings(program: typed.Program) -> Iterator[tuple[str, str]]:
    """What steps of a run do to nodes of objects whose methods they do not call, or that are of two objects."""
    steps, enter = _Steps(), Thread.call

    def call(thread: Thread, code: MethodCode, arguments: list[Value], *rest: Any) -> Any:
        steps.enter(code, arguments)
        return enter(thread, code, arguments, *rest)

    run = next(each for each in program.methods.values() if each.info.owner == "Drive" and each.info.name == "run")
    with patch.object(Thread, "call", call):
        outcome = Interpreter(program, Limits(steps=100_000)).run(run, lambda _heap: []).outcome
    assert isinstance(outcome, (Returned, Exhausted)), outcome  # nodes in a circle may be followed for ever
    steps.end()
    return iter(steps.found)
