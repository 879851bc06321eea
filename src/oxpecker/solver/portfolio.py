"""The portfolio: several solvers in processes of their own, of which the first to answer wins (Smid H11).

Processes are started once and live on. A solver that is still busy with an old question when a new one comes is told to
stop and left behind until it does; starting new processes for every question is what made parallel solving lose in Jip.
"""

from __future__ import annotations

import json
import subprocess
import sys
import weakref
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from time import monotonic

from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Unknown, Unsatisfiable
from oxpecker.solver.transfer import Sender
from oxpecker.solver.worker import Cancel, Question, Reply
from oxpecker.solver.wrapper import merge, together
from oxpecker.terms import Term

MAKERS: Mapping[str, str] = {
    name: f"oxpecker.solver.backends.{name}:create" for name in ("z3", "cvc5", "bitwuzla", "yices")
}
"""What makes each solver, as `module:function`; `:cores` after it makes one that finds cores."""

_PROGRAM = (
    "import sys, json; sys.path[:] = json.loads(sys.argv[1]); "
    "from oxpecker.solver.worker import main; main(int(sys.argv[2]), sys.argv[3])"
)
_MOST_RESTARTS = 3
_MOST_NODES = 1_000_000
_GRACE = 1.0
"""How long after its limit a solver may still answer before the question is given up."""
_PATIENCE = 30.0
"""How long after its limit a solver may stay silent before its process is ended."""


class _Process:
    """A solver in a process of its own, as seen from outside."""

    def __init__(self, name: str, maker: str) -> None:
        self.name = name
        self._maker = maker
        self.restarts = 0
        self.connection: Connection | None = None
        self.busy: int | None = None
        """The number of the question that it has not answered yet."""
        self.cancelled = False
        self.overdue: float | None = None
        self.statistics: dict[str, float] = {}
        self._process: subprocess.Popen[bytes] | None = None
        self._sender = Sender()

    def start(self) -> None:
        """Start the process; it is ended when we are, if not before."""
        ours, theirs = Pipe()
        descriptor = theirs.fileno()
        command = [sys.executable, "-c", _PROGRAM, json.dumps(sys.path), str(descriptor), self._maker]
        # A session of its own: Ctrl-C is for us, and we tell the solvers.
        self._process = subprocess.Popen(
            command,
            pass_fds=[descriptor],
            stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        weakref.finalize(self, _end, self._process, ours)
        theirs.close()
        self.connection, self.busy, self._sender = ours, None, Sender()

    def ask(self, number: int, question: tuple[Term, ...], seconds: float | None) -> None:
        """Send a question to a process that is idle."""
        assert self.connection is not None
        afresh = len(self._sender) > _MOST_NODES
        if afresh:
            self._sender = Sender()
        records = self._sender.send(question)
        numbers = tuple(map(self._sender.number, question))
        self.connection.send(Question(number, records, numbers, seconds, afresh))
        self.busy, self.cancelled = number, False
        self.overdue = None if seconds is None else monotonic() + seconds + _PATIENCE

    def cancel(self) -> None:
        """Tell a busy process to stop; once is enough."""
        if self.connection is not None and self.busy is not None and not self.cancelled:
            self.cancelled = True
            self.connection.send(Cancel(self.busy))

    def answer(self, reply: Reply, question: tuple[Term, ...]) -> Answer:
        """A reply in terms of the question."""
        known = {self._sender.number(term): term for constraint in question for term in constraint.variables}
        if reply.model is not None:
            return Satisfiable({known[number]: value for number, value in reply.model})
        if reply.reason is not None:
            return Unknown(reply.reason)
        constraints = {self._sender.number(constraint): constraint for constraint in question}
        return Unsatisfiable(None if reply.core is None else tuple(constraints[number] for number in reply.core))

    def end(self) -> None:
        """End the process at once."""
        if self._process is not None and self.connection is not None:
            _end(self._process, self.connection)
        self.connection, self._process, self.busy = None, None, None


def _end(process: subprocess.Popen[bytes], connection: Connection) -> None:
    connection.close()
    process.kill()
    process.wait()


class Portfolio:
    """Asks several solvers at once and takes the first answer."""

    def __init__(self, solvers: Mapping[str, str]) -> None:
        self._processes = [_Process(name, maker) for name, maker in solvers.items()]
        self._seconds: float | None = None
        self._number = 0
        self._woken, self._waker = Pipe(duplex=False)
        self.counts: dict[str, float] = {"portfolio_crashes": 0, "portfolio_restarts": 0, "portfolio_left_behind": 0}
        self.counts |= {f"portfolio_wins_{name}": 0 for name in solvers}

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Ask all solvers that are free; those that become free in time are asked too."""
        del model
        question = together(path, constraints)
        self._number += 1
        self._drain()
        asked = _Asked(question, None if self._seconds is None else monotonic() + self._seconds + _GRACE)
        for process in self._processes:
            self._revive(process)
            if process.busy is not None:
                self.counts["portfolio_left_behind"] += 1
            elif process.connection is not None:
                self._ask(process, asked)
        try:
            return self._first(asked)
        finally:
            for process in self._processes:
                self._guarded(process, process.cancel, asked)

    def _first(self, asked: _Asked) -> Answer:
        """Wait for the first answer that is not unknown."""
        while True:
            hopeful = [p for p in self._processes if p.connection is not None and p.name not in asked.reasons]
            if not hopeful:
                # In the order of the configuration, whoever was first.
                reasons = [asked.reasons[p.name] for p in self._processes if p.name in asked.reasons]
                return Unknown("; ".join(dict.fromkeys(reasons)) or "no solver is running")
            remaining = None if asked.deadline is None else max(asked.deadline - monotonic(), 0)
            connections = [p.connection for p in hopeful if p.connection is not None]
            ready = wait([*connections, self._woken], remaining)
            if not ready:
                return Unknown("portfolio: timeout")
            if self._woken in ready:
                self._woken.recv()
                return Unknown("portfolio: interrupted")
            # In the order of the configuration, so that ties are broken alike in every run.
            for process in hopeful:
                if process.connection in ready:
                    answer = self._heard(process, asked)
                    if answer is not None:
                        return answer

    def _heard(self, process: _Process, asked: _Asked) -> Answer | None:
        """What a process that has something to say says; None when that decides nothing."""
        assert process.connection is not None
        try:
            reply: Reply = process.connection.recv()
        except (EOFError, OSError):
            self._crashed(process, asked)
            return None
        process.busy = None
        process.statistics = reply.statistics
        if reply.number != self._number:
            # Late: nobody waits for that any more, but now the process is free.
            self._ask(process, asked)
            return None
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
        """It has no say in this question; it is started again for the next."""
        self.counts["portfolio_crashes"] += 1
        asked.reasons[process.name] = f"{process.name}: its process ended"
        process.end()

    def _revive(self, process: _Process) -> None:
        """Start a process that was never started or that crashed, a few times; end one that does not keep its limit."""
        if process.busy is not None and process.overdue is not None and monotonic() > process.overdue:
            process.end()
            self.counts["portfolio_crashes"] += 1
        if process.connection is None and process.restarts <= _MOST_RESTARTS:
            self.counts["portfolio_restarts"] += process.restarts > 0
            process.restarts += 1
            process.start()

    def _drain(self) -> None:
        """Hear what came in since the last question: late answers, or that a process has ended."""
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
            process.statistics = process.connection.recv().statistics
            process.busy = None
        except (EOFError, OSError):
            self._crashed(process, nobody)

    def statistics(self) -> dict[str, float]:
        """What was counted here, and what the solvers counted as far as they told."""
        return merge(self.counts, *(process.statistics for process in self._processes))

    def limit(self, seconds: float | None) -> None:
        """Give up on each question after so much time."""
        self._seconds = seconds

    def interrupt(self) -> None:
        """End the question that another thread is asking."""
        self._waker.send(None)

    def close(self) -> None:
        """End all processes."""
        for process in self._processes:
            process.end()


class _Asked:
    """A question that is being asked, and who has no answer to it."""

    def __init__(self, question: tuple[Term, ...], deadline: float | None) -> None:
        self.question = question
        self.deadline = deadline
        self.reasons: dict[str, str] = {}
