"""The portfolio: several solvers in separate processes, of which the first to answer wins (Smid H11).

Processes are started once and kept. A solver that is still busy with an old query is told to stop, and skipped
until it does; starting new processes for every query is what made parallel solving lose in Jip.
"""

from __future__ import annotations

import json
import subprocess
import sys
import weakref
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.connection import Connection, wait
from time import monotonic

from oxpecker.limits.budget import give_up_question, question_units, spend
from oxpecker.limits.processes import in_own_group, inheriting, pipe
from oxpecker.solver.limits import ANSWER_GRACE, DEAF_SECONDS, MOST_RESTARTS, MOST_SENT, START_SECONDS
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Unknown, Unsatisfiable
from oxpecker.solver.transfer import Sender
from oxpecker.solver.worker import Cancel, Question, Ready, Reply
from oxpecker.solver.wrapper import merge, together
from oxpecker.terms import Term

FACTORIES: Mapping[str, str] = {
    name: f"oxpecker.solver.backends.{name}:create" for name in ("z3", "cvc5", "bitwuzla", "yices")
}
"""The factory of each solver, as `module:function`; `:cores` after it creates one that finds cores."""

_PROGRAM = (
    "import sys, json; sys.path[:] = json.loads(sys.argv[1]); "
    "from oxpecker.solver.worker import main; main(int(sys.argv[2]), sys.argv[3])"
)


class _Process:
    """A solver in a separate process, as seen from outside."""

    def __init__(self, name: str, factory: str) -> None:
        self.name = name
        self._factory = factory
        self.restarts = 0
        self.connection: Connection | None = None
        self.busy: int | None = None
        """The number of the query that it has not answered yet."""
        self.cancelled: float | None = None
        """When it was told to stop."""
        self.statistics: dict[str, float] = {}
        self._process: subprocess.Popen[bytes] | None = None
        self._sender = Sender()

    def start(self) -> None:
        """Start the process; it ends with this process at the latest."""
        ours, theirs = pipe()
        handle = theirs.fileno()
        command = [sys.executable, "-c", _PROGRAM, json.dumps(sys.path), str(handle), self._factory]
        # Ctrl-C is handled by this process, which informs the solvers.
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **in_own_group(),
            **inheriting(handle),
        )
        weakref.finalize(self, _end, self._process, ours)
        theirs.close()
        self.connection, self.busy, self.cancelled, self._sender = ours, None, None, Sender()

    def is_ready(self) -> bool:
        """Wait until a new process has loaded its solver."""
        try:
            return self.connection is not None and self.connection.poll(START_SECONDS) and bool(self.connection.recv())
        except (EOFError, OSError):
            return False

    def ask(self, number: int, question: tuple[Term, ...], seconds: float | None) -> None:
        """Send a query to an idle process."""
        assert self.connection is not None
        afresh = len(self._sender) > MOST_SENT
        if afresh:
            self._sender = Sender()
        records = self._sender.send(question)
        numbers = tuple(map(self._sender.number, question))
        self.connection.send(Question(number, records, numbers, seconds, question_units(), afresh))
        self.busy, self.cancelled = number, None

    def cancel(self) -> None:
        """Tell a busy process to stop, once."""
        if self.connection is not None and self.busy is not None and self.cancelled is None:
            self.cancelled = monotonic()
            self.connection.send(Cancel(self.busy))

    def heard(self, reply: Reply) -> None:
        """Marks the process as idle and useful, because it has answered."""
        self.busy, self.statistics, self.restarts = None, reply.statistics, 1

    def answer(self, reply: Reply, question: tuple[Term, ...]) -> Answer:
        """A reply translated to the terms of the query."""
        known = {self._sender.number(term): term for constraint in question for term in constraint.variables}
        if reply.model is not None:
            return Satisfiable({known[number]: value for number, value in reply.model})
        if reply.reason is not None:
            return Unknown(reply.reason)
        constraints = {self._sender.number(constraint): constraint for constraint in question}
        return Unsatisfiable(None if reply.core is None else tuple(constraints[number] for number in reply.core))

    def end(self) -> None:
        """Kill the process."""
        if self._process is not None and self.connection is not None:
            _end(self._process, self.connection)
        self.connection, self._process, self.busy = None, None, None


def _end(process: subprocess.Popen[bytes], connection: Connection) -> None:
    connection.close()
    process.kill()
    process.wait()


class Portfolio:
    """Asks several solvers at once and takes the first answer.

    With a single solver it isolates that solver: it cannot crash this process, and is killed if it exceeds its
    limit.
    """

    def __init__(self, solvers: Mapping[str, str]) -> None:
        self._name = "portfolio" if len(solvers) > 1 else next(iter(solvers), "portfolio")
        self._processes = [_Process(name, factory) for name, factory in solvers.items()]
        self._seconds: float | None = None
        self._number = 0
        self._woken, self._waker = pipe(is_duplex=False)
        self.counts: dict[str, float] = dict.fromkeys(
            ("portfolio_crashes", "portfolio_deaf", "portfolio_restarts", "portfolio_left_behind"), 0
        )
        self.counts |= {f"portfolio_wins_{name}": 0 for name in solvers}

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Ask all idle solvers; solvers that become idle in time are asked too."""
        del model
        question = together(path, constraints)
        self._number += 1
        try:
            self._drain()
            self._revive()
            asked = _Asked(
                question,
                None if self._seconds is None else monotonic() + (1 + ANSWER_GRACE) * self._seconds + ANSWER_GRACE,
            )
            for process in self._processes:
                if process.busy is not None:
                    self.counts["portfolio_left_behind"] += 1
                elif process.connection is not None:
                    self._ask(process, asked)
            answer = self._first(asked)
            for process in self._processes:
                self._guarded(process, process.cancel, asked)
        except BaseException:
            # Usually Ctrl-C: a message may be half sent or half read.
            self.close()
            raise
        return answer

    def _first(self, asked: _Asked) -> Answer:
        """Wait for the first answer that is not unknown."""
        while True:
            hopeful = [p for p in self._processes if p.connection is not None and p.name not in asked.reasons]
            if not hopeful:
                # In the order of the configuration, not of arrival.
                reasons = [asked.reasons[p.name] for p in self._processes if p.name in asked.reasons]
                return Unknown("; ".join(dict.fromkeys(reasons)) or "no solver is running")
            remaining = None if asked.deadline is None else max(asked.deadline - monotonic(), 0)
            connections = [p.connection for p in hopeful if p.connection is not None]
            ready = wait([*connections, self._woken], remaining)
            if not ready:
                return Unknown(f"{self._name}: timeout")
            if self._woken in ready:
                self._woken.recv()
                return Unknown(f"{self._name}: interrupted")
            # In the order of the configuration, so that ties are broken alike in every run.
            for process in hopeful:
                if process.connection in ready:
                    answer = self._heard(process, asked)
                    if answer is not None:
                        return answer

    def _heard(self, process: _Process, asked: _Asked) -> Answer | None:
        """The answer of a process that has sent a message; None if it decides nothing."""
        assert process.connection is not None
        try:
            reply: Reply | Ready = process.connection.recv()
        except (EOFError, OSError):
            self._crashed(process, asked)
            return None
        if isinstance(reply, Ready):
            return None
        process.heard(reply)
        if reply.number != self._number:
            # A late answer: it is no longer needed, but the process is idle now.
            self._ask(process, asked)
            return None
        spend(reply.spent)
        if reply.gave_up:
            give_up_question()
        answer = process.answer(reply, asked.question)
        if isinstance(answer, Unknown):
            asked.reasons[process.name] = answer.reason
            return None
        self.counts[f"portfolio_wins_{process.name}"] += 1
        return answer

    def _ask(self, process: _Process, asked: _Asked) -> None:
        self._guarded(process, lambda: process.ask(self._number, asked.question, self._seconds), asked)

    def _guarded(self, process: _Process, call: Callable[[], None], asked: _Asked) -> None:
        """Send something to a process that may be dead."""
        try:
            call()
        except OSError:
            self._crashed(process, asked)

    def _crashed(self, process: _Process, asked: _Asked) -> None:
        """Drops a crashed process from this query; it is restarted for the next one."""
        self.counts["portfolio_crashes"] += 1
        asked.reasons[process.name] = f"{process.name}: its process ended"
        process.end()

    def _revive(self) -> None:
        """Restart processes that do not run; one that never answered, only a few times."""
        allowed = DEAF_SECONDS if len(self._processes) > 1 else 0
        fresh = []
        for process in self._processes:
            if process.busy is not None and process.cancelled is not None and monotonic() > process.cancelled + allowed:
                process.end()
                process.restarts -= 1
                self.counts["portfolio_deaf"] += 1
            if process.connection is None and process.restarts <= MOST_RESTARTS:
                self.counts["portfolio_restarts"] += process.restarts > 0
                process.restarts += 1
                process.start()
                fresh.append(process)
        if any(process.connection is not None and process not in fresh for process in self._processes):
            return  # the others need not wait
        for process in fresh:
            if not process.is_ready():
                self._crashed(process, _Asked((), None))

    def _drain(self) -> None:
        """Receive messages since the last query: late answers, or the end of a process."""
        nobody = _Asked((), None)
        while ready := wait([p.connection for p in self._processes if p.connection is not None] + [self._woken], 0):
            for process in self._processes:
                if process.connection in ready:
                    self._late(process, nobody)
            if self._woken in ready:
                self._woken.recv()

    def _late(self, process: _Process, nobody: _Asked) -> None:
        assert process.connection is not None
        try:
            reply: Reply | Ready = process.connection.recv()
        except (EOFError, OSError):
            self._crashed(process, nobody)
            return
        if isinstance(reply, Reply):
            process.heard(reply)

    def statistics(self) -> dict[str, float]:
        """The counters here, and those that the solvers reported."""
        return merge(self.counts, *(process.statistics for process in self._processes))

    def limit(self, seconds: float | None) -> None:
        """Set the time limit of each query."""
        self._seconds = seconds

    def interrupt(self) -> None:
        """End the query that another thread is asking."""
        self._waker.send(None)

    def close(self) -> None:
        """End all processes."""
        for process in self._processes:
            process.end()


class _Asked:
    """A running query, and the processes without an answer to it."""

    def __init__(self, question: tuple[Term, ...], deadline: float | None) -> None:
        self.question = question
        self.deadline = deadline
        self.reasons: dict[str, str] = {}
