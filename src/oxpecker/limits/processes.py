"""Child processes: they do not receive our Ctrl-C, are connected by a pipe, and end together with their own
children.

Windows starts, connects and ends processes in its own way, and has no process groups that can be killed.
"""

from __future__ import annotations

import json
import multiprocessing.connection
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any, cast

_SYSTEM: Any = os

_KILL: int = getattr(signal, "SIGKILL", signal.SIGTERM)
_HAS_GROUPS = hasattr(os, "killpg") and hasattr(os, "getpgrp")
"""Whether a process can be killed together with its children."""


def in_own_group() -> dict[str, Any]:
    """The arguments of `Popen` for a process that does not receive our Ctrl-C."""
    apart = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", None)
    return {"start_new_session": True} if apart is None else {"creationflags": apart}


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """Kills a process that leads a group and, if the system can, its children."""
    with suppress(ProcessLookupError, PermissionError):
        if _HAS_GROUPS:
            _SYSTEM.killpg(process.pid, _KILL)
        else:
            process.kill()


def kill_own_group() -> None:
    """Kills this process and its children if it leads a process group; otherwise does nothing."""
    if _HAS_GROUPS and _SYSTEM.getpgrp() == os.getpid():
        with suppress(OSError):
            _SYSTEM.killpg(os.getpid(), _KILL)


@dataclass(frozen=True, slots=True)
class Child:
    """A child process."""

    number: int
    leads_group: bool
    process: subprocess.Popen[bytes] | None = None
    """What was started; None if it is a copy of this process."""

    def interrupt(self) -> None:
        """Sends what Ctrl-C sends."""
        with suppress(ProcessLookupError):
            os.kill(self.number, signal.SIGINT)

    def end(self) -> None:
        """Kills it, with its own children if it leads a group, and waits until it has ended."""
        with suppress(ProcessLookupError, PermissionError):
            if self.leads_group and _HAS_GROUPS:
                _SYSTEM.killpg(self.number, _KILL)
        with suppress(ProcessLookupError, PermissionError):
            os.kill(self.number, _KILL)  # it may not have become the leader of its group yet
        if self.process is not None:
            self.process.wait()
            return
        with suppress(ChildProcessError):
            os.waitpid(self.number, 0)


def forked(run: Callable[[], None], leads_group: bool) -> Child:
    """A copy of this process that runs a function and ends; it ends with this process at the latest."""
    parent = os.getpid()
    number = _SYSTEM.fork()
    if number:
        return Child(number, leads_group)
    try:
        if leads_group:
            _SYSTEM.setpgid(0, 0)  # Ctrl-C is for the parent, which passes it on
        die_with_parent()
        if os.getppid() == parent:
            run()
    finally:
        os._exit(0)


def started(program: str, theirs: Connection, arguments: Sequence[str]) -> Child:
    """A new Python process that runs a program text, which gets `sys.path`, a handle of a connection, and arguments."""
    handle = theirs.fileno()
    command = [sys.executable, "-c", program, json.dumps(sys.path), str(handle), *arguments]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, **in_own_group(), **inheriting(handle))
    return Child(process.pid, True, process)


def die_with_parent() -> None:
    """On Linux, makes this process end with its parent; other systems cannot."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, _KILL)


_PR_SET_PDEATHSIG = 1


def inheriting(handle: int) -> dict[str, Any]:
    """The arguments of `Popen` for a process that inherits one end of a pipe."""
    startup: Any = getattr(subprocess, "STARTUPINFO", None)
    if startup is None:
        return {"pass_fds": [handle]}
    _SYSTEM.set_handle_inheritable(handle, True)
    return {"startupinfo": startup(lpAttributeList={"handle_list": [handle]})}


def pipe(is_duplex: bool = True) -> tuple[Connection, Connection]:
    """Both ends of a pipe. On Windows they have a class of their own, with the same methods."""
    ends: Any = Pipe(is_duplex)
    return ends[0], ends[1]


def inherited_connection(handle: int) -> Connection:
    """The connection over an inherited end of a pipe."""
    kind = getattr(multiprocessing.connection, "PipeConnection", Connection)
    return cast(Connection, kind(handle))
