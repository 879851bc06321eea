"""Explores the interleavings of threads, one for each Mazurkiewicz trace where the reduction is optimal.

A node is a point where several threads could continue. From each node, some threads are tried. When a path ends, each
two of its steps that race must also be tried in the other order: what leads to that is inserted into the wakeup tree
of the node before the first of them. If a step splits because of inputs, its branches are followed one after another
below the same node.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from random import Random
from typing import Any

from oxpecker.engine.bounds import Bounds
from oxpecker.engine.concurrency.deadlock import gives_up, is_daemon
from oxpecker.engine.concurrency.events import Event, Relations, Trace, relate
from oxpecker.engine.concurrency.names import Names
from oxpecker.engine.concurrency.reductions import RULES
from oxpecker.engine.concurrency.seen_races import SeenRaces
from oxpecker.engine.concurrency.wakeup import Branch, copied, initials, insert, leads_to, reversing
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.explore.orders import DepthFirst
from oxpecker.engine.limits import LONGEST_ROUND
from oxpecker.engine.machine.monitors import Reacquire
from oxpecker.engine.machine.references import one_target
from oxpecker.engine.options import Order, Reduction
from oxpecker.engine.path.choices import Choices
from oxpecker.engine.path.endings import Cut, Deadlocked, Ending, GaveUp, Infeasible, Paused, Returned, Waiting
from oxpecker.engine.path.footprints import Footprint, Touch
from oxpecker.engine.path.state import PathEnd, State
from oxpecker.engine.path.threads import Parked
from oxpecker.oox import typed
from oxpecker.oox.actions import ActionKind
from oxpecker.oox.records import dataclass
from oxpecker.results.bound import Bound
from oxpecker.solver import Unsatisfiable
from oxpecker.terms import Term


@dataclass(slots=True, eq=False)
class Node:
    """A point where one of several threads is chosen, and how far it has been explored."""

    state: State
    event: Event | None
    enabled: tuple[int, ...]
    tree: list[Branch]
    """What must still run from here."""
    asleep: dict[int, Footprint]
    spinning: dict[int, Footprint] = field(default_factory=dict)
    """The threads whose next step would change nothing, and what it reads: they wait until that is written."""
    last: int = 0
    """The thread that made the step before."""
    switches: int = 0
    tried: set[int] = field(default_factory=set)
    choice: int | None = None
    below: list[Branch] = field(default_factory=list)
    """What must run after the step that was chosen; nothing for anything."""
    work: DepthFirst = field(default_factory=DepthFirst)
    explored: Footprint = field(default_factory=Footprint)

    def want(self, threads: tuple[int, ...]) -> None:
        """Adds threads that must be tried here, and anything after them."""
        for branch in self.tree:
            if branch.thread in threads:
                branch.below = []
        known = {branch.thread for branch in self.tree} | self.tried
        self.tree += [Branch(t, Footprint()) for t in threads if t in self.enabled and t not in known]

    def is_known(self, thread: int) -> bool:
        """Whether a thread has been tried here, or will be."""
        return thread in self.tried or any(branch.thread == thread for branch in self.tree)

    def others(self) -> tuple[int, ...]:
        """The threads that have not been requested yet and may lead to something new."""
        known = {branch.thread for branch in self.tree} | self.tried
        return tuple(t for t in self.enabled if t not in known and t not in self.asleep)


class Interleavings:
    """Decides which thread runs when; an explorer runs it to its next visible action."""

    def __init__(self, explorer: Explorer) -> None:
        self.explorer = explorer
        self.bounds = explorer.bounds
        # A reduction may keep only such interleavings of a trace that switch too often.
        limited = self.bounds.switches < Bounds().switches
        self.rules = RULES[Reduction.NONE if limited else explorer.options.reduction]
        self.stack: list[Node] = []
        self.trace = Trace()
        """The steps that led to the last node; the one at a position was made from the node at that position."""
        self.first_made = 1
        """The address of the first object that a step has made."""
        self.races = SeenRaces(explorer.hierarchy)
        self.random = Random(explorer.options.seed)
        self.switched = False
        """Whether there ever was a choice between threads."""
        self.ended_early = False
        """Whether a path has ended before all threads had: by a spinning thread, a bound, a violation."""
        self.spun = False
        """Whether a thread was spinning, so that another one had to run first."""

    def paths(self, method: typed.Method, choices: Choices | None = None) -> Iterator[PathEnd]:
        """Every interleaving that the reduction keeps and that starts with the given choices, each as it ends."""
        root = Node(self.explorer.initial(method, choices), None, (0,), [], {})
        self.first_made = root.state.heap.next_address
        self.stack, self.trace = [root], Trace()
        self.begin(root, 0)
        while self.stack:
            self.explorer.watch.look()
            node = self.stack[-1]
            if node.work:
                end = self.advance(node)
                if end is not None:
                    yield from self.explorer.finish(end.ending, end.state)
                continue
            if node.choice is not None:
                if self.rules.sleep_sets:
                    node.asleep[node.choice] = node.explored
                node.choice = None
            chosen = self.choose(node)
            if chosen is None:
                self.stack.pop()
                if self.stack:
                    self.trace.pop()
            else:
                self.begin(node, chosen)

    def choose(self, node: Node) -> int | None:
        """The thread to try next at a node; None if all requested threads have been tried."""
        told = node.state.choices.told
        if told is not None:
            return told if told in node.enabled and told not in node.tried else None
        left = [b.thread for b in node.tree if b.thread not in node.tried and b.thread not in node.asleep]
        if node.switches >= self.bounds.switches and node.last in node.enabled:
            if any(thread != node.last for thread in left):
                self.explorer.log.hit(Bound.SWITCHES, self.bounds.switches, node.state.action.span)
            left = [thread for thread in left if thread == node.last]
        if not left:
            return None
        return self.random.choice(left) if self.explorer.options.order is Order.RANDOM else left[0]

    def begin(self, node: Node, thread: int) -> None:
        """Runs the next step of a thread from a node."""
        node.tried.add(thread)
        node.choice = thread
        chosen = next((branch for branch in node.tree if branch.thread == thread), None)
        node.tree = [branch for branch in node.tree if branch is not chosen]
        node.below = [] if chosen is None else chosen.below
        node.explored = Footprint()
        state = node.state.fork()
        state.choices.take(thread)
        state.action.footprint = Footprint(is_alone=state.threads.started == 1)
        if len(self.stack) > 1:
            threads = state.own_threads()
            parked = threads.parked.pop(thread)
            threads.current = thread
            if state.action.memory is not None:
                state.action.own_memory().current = thread
            threads.tick()
            state.frames.locals, state.frames.activation, state.frames.next = (
                list(parked.frame),
                parked.activation,
                parked.code,
            )
            state.action.span = parked.action.span
        if not state.choices.is_astray:
            node.work.push(state)

    def advance(self, node: Node) -> PathEnd | None:
        """Follows one branch of a step; returns the end of the path if it ends."""
        state = node.work.pop()
        self.explorer.forks.pending = node.work
        ending = self.explorer.run(state)
        if ending is None or not self.explorer.forks.is_possible(state):
            self.explorer.statistics.infeasible += ending is not None
            return None
        footprint = state.action.footprint or Footprint()
        if isinstance(ending, (Cut, GaveUp)):
            # Nothing is said about what this thread does next; the others go on without it.
            self.forget_sequences()
            node.want(node.others()[:1])
        elif not isinstance(ending, (Paused, Returned)) and state.threads.parked:
            # The others are stopped by this step: each of them may go first.
            self.forget_sequences()
            footprint.ends = True
            node.want(node.enabled)
        node.explored.merge(footprint.before(state.heap.entities, node.state.heap.entities))
        if isinstance(ending, Infeasible):
            self.explorer.statistics.infeasible += 1
            return None
        assert node.choice is not None
        relations = self.relate(node.choice, state, footprint)
        self.races.note(relations, PathEnd(ending, state))
        if not isinstance(ending, Paused):
            self.reverse_races(
                state, relations.event, () if isinstance(ending, Returned) else self.blocked(state, node.enabled)
            )
            return PathEnd(ending, state)
        return self.arrive(node, state, ending, relations.event)

    def arrive(self, node: Node, state: State, paused: Paused, event: Event) -> PathEnd | None:
        """A step has ended: adds a new node, unless nothing new is below it."""
        if paused.code is not None:
            self.park(state, paused.code)
        threads = state.threads
        spinning = {thread: seen for thread, seen in node.spinning.items() if not self.depends(state, seen, event)}
        ready = (t for t, p in threads.parked.items() if t not in spinning and self.is_enabled(state, t, p))
        enabled = tuple(sorted(ready))
        if not enabled and spinning:
            self.reverse_races(state, event, self.blocked(state, tuple(spinning)))
            self.explorer.statistics.redundant += 1
            return None
        if not enabled:
            self.reverse_races(state, event, self.blocked(state, ()))
            return PathEnd(self.deadlock(state), state)
        if len(self.stack) > self.bounds.actions:
            self.forget_sequences()
            node.want(node.enabled)
            self.reverse_races(state, event, self.blocked(state, enabled))
            return PathEnd(Cut(Bound.ACTIONS, state.action.span), state)
        asleep = {
            thread: footprint for thread, footprint in node.asleep.items() if not self.depends(state, footprint, event)
        }
        if self.rules.awaits and node.state.choices.told is None and self.is_same(state, node.state):
            self.spin(node, state, event)
            return None
        start = self.round_start(state, event) if self.rules.awaits and node.state.choices.told is None else None
        if start is not None:
            self.spin_round(start, node, state, event, enabled)
            return None
        if self.was_here(state):
            # Round and round: another thread must go first for something new to happen.
            self.spun = True
            self.forget_sequences()
            node.want(node.enabled)
            self.reverse_races(state, event, self.blocked(state, enabled))
            self.explorer.statistics.redundant += 1
            return None
        self.switched = True
        awake = [thread for thread in enabled if thread not in asleep]
        if not awake:
            # The paths that are like this one may run round and round, and never come to who waits here.
            self.reverse_races(state, event, self.blocked(state, enabled))
            self.explorer.statistics.redundant += 1
            return None
        preempted = node.last != threads.current and node.last in node.enabled
        tree = self.tree_below(node, threads.current, awake)
        switches = node.switches + preempted
        self.trace.push(event)
        self.stack.append(Node(state, event, enabled, tree, asleep, spinning, threads.current, switches))
        return None

    def depends(self, state: State, footprint: Footprint, event: Event) -> bool:
        """Whether the order of a step and an event matters."""
        return footprint.depends(event.footprint, lambda c: self.may_hold(state, c), self.rules.whole_objects)

    def is_enabled(self, state: State, thread: int, parked: Parked) -> bool:
        """Whether a parked thread can make its next step."""
        return self.explorer.is_enabled(state, thread, parked.action, parked.target, parked.until, parked.times)

    def tree_below(self, node: Node, current: int, awake: list[int]) -> list[Branch]:
        """What must run after a step: what the wakeup tree says, or any thread that does not sleep."""
        told = [branch for branch in copied(node.below) if branch.thread in awake]
        if told:
            return told
        first = current if current in awake else awake[0]
        others = [thread for thread in awake if thread != first] if self.rules.all_threads else []
        return [Branch(thread, Footprint()) for thread in (first, *others)]

    def park(self, state: State, code: Any) -> None:
        """Parks the current thread until it is chosen again."""
        threads = state.own_threads()
        until = times = 0
        if isinstance(code, Reacquire):
            action, target = code.visible, code.address
            until = 0 if code.until is None else code.until.gate
        else:
            action = self.explorer.program.visible[code]
            blocks = action.may_block and action.target is not None
            target = one_target(state, action.target(state)) if blocks and action.target is not None else 0
            until = one_target(state, action.until(state)) if blocks and action.until is not None else 0
            times = action.times(state) if blocks else 0
        frame = list(state.frames.locals)
        if action.assigned is not None:
            frame[action.assigned] = None
        threads.parked[threads.current] = Parked(
            code, action, target, tuple(frame), state.frames.activation, until, times
        )

    def was_here(self, state: State) -> bool:
        """Whether the path has returned to an earlier point with nothing changed."""
        return any(self.is_same(state, node.state) for node in reversed(self.stack[-LONGEST_ROUND:]))

    def is_same(self, state: State, other: State) -> bool:
        """Whether nothing differs that decides how two paths continue."""
        threads = state.threads
        if other.knowledge.condition is not state.knowledge.condition or other.threads.parked != threads.parked:
            return False
        same = other.threads.monitors == threads.monitors and other.threads.ended == threads.ended
        same = same and other.heap.statics == state.heap.statics
        return same and _same_heap(state, other) and _same_past(state, other)

    def spin(self, node: Node, state: State, event: Event) -> None:
        """A step has changed nothing: its thread waits, and other orders in which it goes on are requested."""
        self.spun = True
        node.spinning[event.thread] = event.footprint
        node.enabled = tuple(thread for thread in node.enabled if thread != event.thread)
        node.choice = None  # it does not sleep: what follows it has not been explored
        if node.enabled:
            self.reverse_all(state, [*self.trace.events, event], [event])
            if not node.tree and not node.tried - node.spinning.keys():
                node.want(node.others()[:1])
            return
        self.reverse_races(state, event, self.blocked(state, tuple(node.spinning)))
        self.explorer.statistics.redundant += 1

    def round_start(self, state: State, event: Event) -> Node | None:
        """The node to which the last steps of one thread have returned, if they have only looked."""
        if not event.footprint.only_looks:
            return None
        for node in reversed(self.stack[-LONGEST_ROUND:]):
            if self.is_same(state, node.state):
                return node
            if node.event is None or node.event.thread != event.thread or not node.event.footprint.only_looks:
                return None
        return None

    def spin_round(self, start: Node, node: Node, state: State, event: Event, enabled: tuple[int, ...]) -> None:
        """Steps of one thread have changed nothing: whatever may follow them follows the node where they began.

        So the last of them is as good as explored, and its thread sleeps until what it looks at is written.
        """
        self.spun = True
        start.want(tuple(branch.thread for branch in node.below if branch.thread != event.thread))
        if node.tree or node.others():
            self.reverse_all(state, [*self.trace.events, event], [event])
            if not node.tree:
                node.want(node.others()[:1])
            return
        self.reverse_races(state, event, self.blocked(state, enabled))
        self.explorer.statistics.redundant += 1

    # --- races ---------------------------------------------------------------------------------------------

    def relate(self, thread: int, state: State, footprint: Footprint) -> Relations:
        """Finds the events that a step races with."""
        return relate(self.trace, thread, footprint, lambda c: self.may_hold(state, c), self.rules.whole_objects)

    def reverse_races(self, state: State, last: Event, blocked: tuple[tuple[int, Footprint], ...]) -> None:
        """A path ends: requests the other order of each two steps that race, and of each step that blocks a thread."""
        if self.rules.all_threads:
            return
        events = [*self.trace.events, last]
        self.trace.push(last)
        pending = [self.relate(thread, state, footprint).event for thread, footprint in blocked]
        self.trace.pop()
        self.reverse_all(state, events, [*events, *pending])

    def reverse_all(self, state: State, events: list[Event], raced: list[Event]) -> None:
        """Requests the other order of some events and each one that they race with."""
        names = Names(self.first_made, [node.state.heap for node in self.stack[1:]], state.heap, events)
        for event in raced:
            for position in event.races:
                self.reverse(state, events, position, event, names)

    def forget_sequences(self) -> None:
        """A path ends before all threads have, so that no sequence is known to be complete from now on."""
        self.ended_early = True
        for node in self.stack:
            node.below = []
            for branch in node.tree:
                branch.below = []

    def reverse(self, state: State, events: list[Event], position: int, last: Event, names: Names) -> None:
        """Requests that an event comes without the one at a position before it."""
        before = self.stack[position]
        sequence = reversing(events, position, last)
        if sequence[0].thread in before.spinning:
            return  # without the other event, its step changes nothing

        def conflicts(footprint: Footprint, event: Event) -> bool:
            return names.of(footprint).depends(names.of(event.footprint), lambda c: self.may_hold(state, c))

        if self.ended_early:
            # Source sets: some thread with which an equivalent sequence begins must run, and anything after it.
            first = initials(sequence, conflicts)
            if not any(before.is_known(thread) for thread in first):
                chosen = next((thread for thread in first if thread in before.enabled), None)
                before.want(before.enabled if chosen is None else (chosen,))
            return
        if leads_to(before.asleep, sequence, conflicts):
            return
        if sequence[0].thread not in before.enabled:
            before.want(before.enabled)
            return
        insert(before.tree, sequence, conflicts, lambda event: names.of(event.footprint, inputs=True))

    def may_hold(self, state: State, condition: Term) -> bool:
        """Whether a condition may hold on a path."""
        known = state.knowledge.facts.get(condition)
        if known is not None:
            return known
        return not isinstance(
            self.explorer.solver.check([condition], state.knowledge.condition, state.knowledge.model), Unsatisfiable
        )

    def blocked(self, state: State, enabled: tuple[int, ...]) -> tuple[tuple[int, Footprint], ...]:
        """The threads that are blocked where a path ends: in another order, they may have got what they wait for.

        Nobody wakes those that nobody has notified but who notifies them, and these steps race.
        """
        found: list[tuple[int, Footprint]] = []
        for thread, parked in state.threads.parked.items():
            unnotified = thread in state.threads.monitor(parked.target).waiters
            if thread in enabled or (unnotified and not parked.until):
                continue
            footprint = Footprint()
            if parked.until:
                footprint.add(parked.until, parked.action.until_slot, Touch.PASS, parked.action.span)
            if unnotified:
                pass
            elif parked.action.kind is ActionKind.INITIALISE:
                for info in self.explorer.hierarchy[parked.action.class_name].lineage():
                    footprint.add(("class", info.name), 0, Touch.ENTER, parked.action.span)
            elif parked.action.kind in _AT_GATES:
                footprint.add(parked.target, parked.action.slot, Touch.PASS, parked.action.span)
            else:
                footprint.add(("monitor", parked.target), 0, Touch.ENTER, parked.action.span)
            found.append((thread, footprint))
        return tuple(found)

    # --- deadlocks -----------------------------------------------------------------------------------------

    def deadlock(self, state: State) -> Ending:
        """Which thread waits for what; empty if only daemons wait, so that the program ends."""
        parked = state.threads.parked
        if 0 not in parked and all(is_daemon(each.activation) for each in parked.values()):
            return Returned(state.threads.result)
        for _, each in sorted(parked.items()):
            at_gate = each.action.kind in _AT_GATES
            timed = gives_up(self.explorer.program.program, each.activation, each.code, at_gate, each.action.span)
            if timed is not None:
                return timed
        waiting = []
        for thread, each in sorted(parked.items()):
            method = str(each.activation.code.info) if each.activation is not None else ""
            waiting.append(Waiting(thread, method, each.action.span, each.action.kind))
        waited_for = {each.target for each in parked.values() if each.action.kind is ActionKind.WAIT}
        vain = tuple(span for address, span in state.threads.vain if address in waited_for)
        return Deadlocked(tuple(waiting), vain)


_AT_GATES = frozenset({ActionKind.AWAIT_GATE, ActionKind.TAKE_GATE})


def _same_heap(one: State, two: State) -> bool:
    if one.heap.next_address != two.heap.next_address:
        return False
    return all(
        entity is two.heap.entities[a] or entity.cells == two.heap.entities[a].cells
        for a, entity in one.heap.entities.items()
    )


def _same_past(one: State, two: State) -> bool:
    """Whether threads can see the same earlier writes."""
    if one.action.memory is None or two.action.memory is None:
        return True
    return one.action.memory.view(one.threads.parked) == two.action.memory.view(two.threads.parked)
