"""The parts of a path's state, each by itself: no explorer, no program."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker import terms
from oxpecker.api.loading import load
from oxpecker.engine.path.action import Action
from oxpecker.engine.path.endings import Infeasible, PathEnded, ends
from oxpecker.engine.path.entities import Array, Record
from oxpecker.engine.path.environment import Environment
from oxpecker.engine.path.footprints import Footprint, Touch
from oxpecker.engine.path.frames import Frames
from oxpecker.engine.path.heap import Heap, past_heap
from oxpecker.engine.path.knowledge import Knowledge
from oxpecker.engine.path.specification import Specification
from oxpecker.engine.path.threads import Threads
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.source import NOWHERE
from oxpecker.oox.types import INT
from oxpecker.terms import Interval, Sort


@pytest.fixture(scope="module")
def cell(tmp_path_factory: pytest.TempPathFactory) -> ClassInfo:
    """A class with one field."""
    file: Path = tmp_path_factory.mktemp("programs") / "cell.oox"
    file.write_text("class Cell { int value; }", encoding="utf-8")
    return load(file).program.hierarchy["Cell"]


def number(name: str) -> terms.Term:
    return terms.variable(name, Sort.INT)


# --- the heap ----------------------------------------------------------------------------------------------


def test_a_write_after_a_fork_is_seen_by_one_heap_only(cell: ClassInfo) -> None:
    heap = Heap()
    address = heap.allocate(cell)
    heap.writable(address).cells[0] = 1
    other = heap.fork()
    heap.writable(address).cells[0] = 2
    other.writable(address).cells[0] = 3
    assert (heap.entities[address].cells[0], other.entities[address].cells[0]) == (2, 3)


def test_what_nobody_writes_to_is_shared(cell: ClassInfo) -> None:
    heap = Heap()
    address = heap.allocate(cell)
    assert heap.fork().entities[address] is heap.entities[address]


def test_a_snapshot_is_left_alone(cell: ClassInfo) -> None:
    heap = Heap()
    address = heap.allocate(cell)
    heap.writable(address).cells[0] = 1
    then = heap.snapshot()
    heap.writable(address).cells[0] = 2
    heap.statics[("Cell", 0)] = 5
    assert then.entities[address].cells[0] == 1
    assert then.statics == {}


def test_addresses_go_on_where_a_fork_began(cell: ClassInfo) -> None:
    heap = Heap()
    heap.allocate(cell)
    other = heap.fork()
    assert heap.allocate(cell) == other.allocate(cell) == 2


def test_an_input_that_is_met_later_was_there_before(cell: ClassInfo) -> None:
    heap = Heap()
    then = heap.snapshot()
    address = heap.add(Record((cell,), "input", True, 1, heap.owner))
    heap.writable(address).cells[0] = 7
    assert past_heap(then.entities, heap.entities)[address].cells == {}
    assert then.is_before(address, heap.entities[address])


def test_only_what_is_open_or_given_is_an_input(cell: ClassInfo) -> None:
    heap = Heap()
    heap.allocate(cell)
    given = heap.add(Array(INT, 3, 3, "a", True, 1, heap.owner))
    assert list(heap.inputs()) == [given]


# --- knowledge ---------------------------------------------------------------------------------------------


def test_a_condition_tells_its_conjuncts_and_its_denial() -> None:
    knowledge, x, y = Knowledge(), number("x"), number("y")
    low, other = x >= 3, y <= 5
    knowledge.assume(terms.conj([low, other]))
    assert knowledge.facts[low] and knowledge.facts[other]
    assert knowledge.facts[terms.lnot(low)] is False
    assert knowledge.range_of(x) == Interval(3, None)


def test_values_are_put_into_later_conditions() -> None:
    knowledge, x, y = Knowledge(), number("x"), number("y")
    knowledge.assume(terms.eq(x, 4))
    knowledge.assume(x + y >= 10)
    assert knowledge.given == {x: 4}
    assert knowledge.condition.constraints[-1].variables == (y,)


def test_what_follows_is_known_but_not_added() -> None:
    knowledge, x = Knowledge(), number("x")
    knowledge.conclude(x >= 3)
    assert knowledge.facts[x >= 3] is True
    assert not knowledge.condition.constraints


def test_the_range_of_a_sum_is_that_of_its_parts() -> None:
    knowledge, x, y = Knowledge(), number("x"), number("y")
    for condition in (x >= 1, x <= 2, y >= 10, y <= 20):
        knowledge.assume(condition)
    assert knowledge.range_of(x + y) == Interval(11, 22)


def test_knowledge_of_a_fork_is_its_own() -> None:
    knowledge, x = Knowledge(), number("x")
    other = knowledge.fork()
    other.assume(x >= 3)
    other.resolution[x] = 2
    assert not knowledge.facts and not knowledge.resolution and not knowledge.condition.constraints


def test_a_reference_that_was_resolved_is_known_in_all_alternatives() -> None:
    knowledge, one, two = Knowledge(), number("one"), number("two")
    chosen = terms.ite(number("x") >= 0, one, two)
    knowledge.resolution.update({one: 1, two: 1})
    assert knowledge.known(chosen) == 1
    knowledge.resolution[two] = 2
    assert knowledge.known(chosen) == terms.ite(number("x") >= 0, 1, 2)


# --- frames, threads, actions, specification, environment --------------------------------------------------


def test_locals_of_a_fork_are_its_own() -> None:
    frames = Frames()
    frames.locals = [1, 2]
    other = frames.fork()
    other.locals[0] = 5
    assert frames.locals == [1, 2]
    assert not frames.in_specification and list(frames.stack()) == []


def test_threads_are_copied_by_whoever_writes_first() -> None:
    threads = Threads()
    shared = threads.shared_by_two()
    assert shared is threads and threads.is_shared
    own = threads.copy()
    own.start(0)
    own.acquire(3)
    assert threads.started == 1 and not threads.monitors
    assert own.held(0) == [3] and not own.is_shared


def test_a_monitor_is_entered_again_and_left_as_often() -> None:
    threads = Threads()
    threads.acquire(3)
    threads.acquire(3)
    threads.release(3)
    assert not threads.may_enter(3, 1)
    threads.release(3)
    assert threads.may_enter(3, 1)


def test_what_is_used_under_a_condition_is_noted_with_it() -> None:
    action, condition = Action(), number("x") >= 0
    action.footprint = Footprint()
    with action.used_under(condition):
        action.touch(1, 0, Touch.READ)
    action.touch(2, 0, Touch.WRITE)
    assert action.footprint.places[1][0][Touch.READ] == (NOWHERE, condition)
    assert action.footprint.places[2][0][Touch.WRITE] == (NOWHERE, True)
    assert Action().fork().footprint is None


def test_writes_are_logged_only_while_somebody_wants_them() -> None:
    specification = Specification()
    specification.log(1, 0, NOWHERE, 0)
    assert specification.writes is None
    specification.recording += 1
    specification.log(1, 0, NOWHERE, 0)
    other = specification.fork()
    other.log(2, 0, NOWHERE, 0)
    assert specification.writes is not None and specification.writes.holder == 1
    assert other.writes is not None and other.writes.before is specification.writes


def test_what_a_fork_draws_is_its_own() -> None:
    environment = Environment()
    other = environment.fork()
    other.drawn += (5,)
    assert environment.drawn == ()


def test_code_that_ends_a_path() -> None:
    with pytest.raises(PathEnded) as ended:
        ends(Infeasible())(None)
    assert ended.value.ending == Infeasible()
