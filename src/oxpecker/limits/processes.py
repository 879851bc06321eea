"""Processes that we start: apart from our Ctrl-C, with a pipe to us, and ended with what they have started.

Windows starts, joins and ends them in its own way, and has no groups of processes that can be killed.
"""

from __future__ import annotations

import multiprocessing.connection
import os
import signal
import subprocess
import sys
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any, cast

_SYSTEM: Any = os

_KILL: int = getattr(signal, "SIGKILL", signal.SIGTERM)
_HAS_GROUPS = hasattr(os, "killpg") and hasattr(os, "getpgrp")
"""Whether a process can be ended together with those it has started."""


def in_own_group() -> dict[str, Any]:
    """The arguments of `Popen` for a process that does not hear the Ctrl-C that is meant for us."""
    apart = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", None)
    return {"start_new_session": True} if apart is None else {"creationflags": apart}


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """Ends a process in its own group and, where the system can do that, those it has started."""
    with suppress(ProcessLookupError, PermissionError):
        if _HAS_GROUPS:
            _SYSTEM.killpg(process.pid, _KILL)
        else:
            process.kill()


def kill_own_group() -> None:
    """Ends this process and those it has started if it leads a group of its own; else nothing happens."""
    if _HAS_GROUPS and _SYSTEM.getpgrp() == os.getpid():
        with suppress(OSError):
            _SYSTEM.killpg(os.getpid(), _KILL)


def die_with_parent() -> None:
    """Has Linux end this process with the one that started it; other systems cannot."""
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
    """Both ends of a pipe. Those of Windows have a class of their own, with the same methods."""
    ends: Any = Pipe(is_duplex)
    return ends[0], ends[1]


def inherited_connection(handle: int) -> Connection:
    """The connection over an end of a pipe that this process has inherited."""
    kind = getattr(multiprocessing.connection, "PipeConnection", Connection)
    return cast(Connection, kind(handle))
