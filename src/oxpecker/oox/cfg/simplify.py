"""Tidies a fresh graph: unreachable blocks go, chains of blocks are joined, numbers follow the text."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.oox.cfg.graph import (
    Block,
    Branch,
    CallMethod,
    Check,
    EnterLoop,
    Goto,
    Guard,
    Handler,
    InitialiseClass,
    Loop,
    Measure,
    Resume,
    Terminator,
    ThrowObject,
    UseMonitor,
    edges_of,
)


def simplify(blocks: list[Block], exits: tuple[int, int], loops: list[Loop]) -> tuple[list[Block], dict[int, int]]:
    """The same graph, smaller; also the new number of each block that is left."""
    heads = {loop.head for loop in loops}
    for block in blocks:
        if block.terminator is not None:
            block.terminator = _retarget(block.terminator, lambda n: _skip_empty(blocks, n, heads))
    _join_chains(blocks, heads, exits)
    order = _reachable(blocks)
    order.sort(key=lambda n: _place(blocks[n], n, exits))
    numbers = {old: new for new, old in enumerate(order)}
    kept = []
    for old in order:
        block = blocks[old]
        block.number = numbers[old]
        block.terminator = _retarget(block.end(), numbers.__getitem__)
        kept.append(block)
    return kept, numbers


def _place(block: Block, number: int, exits: tuple[int, int]) -> tuple[int, int, int, int]:
    """The entry first, exits last, the rest in the order of the text (Koppier: labels increase with the source)."""
    if number == 0:
        return (0, 0, 0, 0)
    if number in exits:
        return (2, 0, 0, number)
    span = block.instructions[0].span if block.instructions else block.end().span
    return (1, span.line, span.column, number)


def _retarget(end: Terminator, renumber: object) -> Terminator:
    assert callable(renumber)
    if isinstance(end, Goto):
        return replace(end, target=renumber(end.target))
    if isinstance(end, Branch):
        return replace(end, then=renumber(end.then), otherwise=renumber(end.otherwise))
    if isinstance(end, EnterLoop):
        return replace(end, next=renumber(end.next))
    if isinstance(end, Resume):
        return replace(end, targets=tuple(renumber(target) for target in end.targets))
    if isinstance(end, ThrowObject):
        return replace(end, handler=Handler(renumber(end.handler.block), end.handler.variable))
    if isinstance(end, (Guard, CallMethod, Check, Measure, InitialiseClass, UseMonitor)):
        handler = Handler(renumber(end.handler.block), end.handler.variable)
        return replace(end, next=renumber(end.next), handler=handler)
    return end


def _skip_empty(blocks: list[Block], number: int, heads: set[int]) -> int:
    """Where a jump to a block without instructions really leads; loop heads stay."""
    seen = {number}
    while number not in heads:
        block = blocks[number]
        if block.instructions or not isinstance(block.terminator, Goto) or block.terminator.target in seen:
            return number
        number = block.terminator.target
        seen.add(number)
    return number


def _reachable(blocks: list[Block]) -> list[int]:
    seen = {0}
    pending = [0]
    while pending:
        for edge in edges_of(blocks[pending.pop()]):
            if edge.target not in seen:
                seen.add(edge.target)
                pending.append(edge.target)
    return list(seen)


def _join_chains(blocks: list[Block], heads: set[int], exits: tuple[int, int]) -> None:
    """A block whose only way in is a plain jump continues the block it is reached from."""
    ways_in: dict[int, int] = {}
    reachable = _reachable(blocks)
    for number in reachable:
        for edge in edges_of(blocks[number]):
            ways_in[edge.target] = ways_in.get(edge.target, 0) + 1
    for number in reachable:
        block = blocks[number]
        while isinstance(block.terminator, Goto):
            target = block.terminator.target
            if ways_in[target] != 1 or target in heads or target in exits or target in (0, number):
                break
            block.instructions += blocks[target].instructions
            block.terminator = blocks[target].terminator
            blocks[target].instructions = []
            ways_in[target] = 0
