"""The job `check`: the verdict about each method as it is found, and the heaps of counterexamples step by step."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import asdict, replace
from time import monotonic
from typing import Any

from oxpecker.api.checking import options_of, replay_flags
from oxpecker.api.loading import Loaded, choose_method
from oxpecker.api.session import Session
from oxpecker.api.watcher import Watcher
from oxpecker.engine import Progress
from oxpecker.oox import typed
from oxpecker.report.check import describe_result, result_data
from oxpecker.report.deadlock import describe_deadlock
from oxpecker.report.explanations import EXPLANATIONS, code_of_finding
from oxpecker.report.finding import replay_command, short_call, what_happens
from oxpecker.results import Finding, MethodResult, Verdict
from oxpecker.server.controls import engine_values, language
from oxpecker.server.job import Job
from oxpecker.server.jobs.frames import frames
from oxpecker.server.jobs.telling import Tell, failure, failure_of, place
from oxpecker.server.limits import PROGRESS_SECONDS
from oxpecker.server.pins import CannotPin, Pins, pinned


def check(job: Job, loaded: Loaded, megabytes: float, tell: Tell) -> None:
    """Checks the methods of a program, or the selected one."""
    methods = [choose_method(loaded, job.method)] if job.method else loaded.methods_to_check()
    if not methods:
        tell(failure("the program has no methods to check"))
        return
    pins = Pins(job.pins, job.excluded)
    if pins:
        try:
            loaded, only = pinned(loaded, methods[0], pins)
        except CannotPin as why:
            tell(failure(str(why)))
            return
        methods = [only]
    tell({"event": "methods", "methods": [{"method": str(m.info), **place(m.info.span)} for m in methods]})
    options = replace(options_of(engine_values(job.options)), megabytes=megabytes, films=True)
    flags = replay_flags(language(job.options))
    session = Session(loaded, options, methods, watcher=_EventWatcher(len(methods), tell))
    for number, result in enumerate(session.results()):
        tell({"event": "result", "number": number, "result": _result(_noted(result, pins), job, loaded, flags)})
        for which, finding in enumerate(result.findings):
            tell({"event": "frames", "number": number, "finding": which, "frames": frames(finding)})


def _noted(result: MethodResult, pins: Pins) -> MethodResult:
    """The result with the inputs that it is about."""
    return replace(result, notes=(f"only for inputs with {pins.words()}", *result.notes)) if pins else result


class _EventWatcher(Watcher):
    """Reports the progress of a check from time to time."""

    def __init__(self, total: int, tell: Tell) -> None:
        self._total = total
        self._tell = tell
        self._method = ""
        self._number = -1
        self._latest = 0.0

    def working(self, method: typed.Method) -> AbstractContextManager[None]:
        """Starts the next method."""
        self._method, self._number, self._latest = str(method.info), self._number + 1, 0.0
        return super().working(method)

    def progress(self, progress: Progress) -> None:
        """Reports progress, unless the last event was too recent."""
        now = monotonic()
        if now - self._latest < PROGRESS_SECONDS:
            return
        self._latest = now
        self._tell(
            {
                "event": "progress",
                "method": self._method,
                "number": self._number,
                "of": self._total,
                "paths": progress.paths,
                "branches": progress.branches,
                "seconds": round(progress.seconds, 1),
                "bounds": asdict(progress.bounds),
            }
        )


def _result(result: MethodResult, job: Job, loaded: Loaded, flags: list[str]) -> dict[str, Any]:
    """The data of `--format json`, with additions for the page."""
    data = result_data(result)
    findings = [_finding(finding, job, flags) for finding in result.findings]
    data["findings"] = [
        {**each, **more}
        for each, more in zip(data["findings"], findings, strict=True)  # type: ignore[call-overload]
    ]
    code = result.reason.cause.value if result.verdict is Verdict.UNKNOWN else ""
    return {
        **data,
        **place(result.span),
        "text": describe_result(result, job.name, loaded.sources, flags),
        "explanation": _explanation(code) if code else None,
    }


def _finding(finding: Finding, job: Job, flags: list[str]) -> dict[str, Any]:
    return {
        **place(finding.span),
        "title": f"{short_call(finding)} {what_happens(finding)}",
        "happens": what_happens(finding),
        "failure": failure_of(finding),
        "waiting_said": describe_deadlock(finding.waiting),
        "replay": replay_command(finding, job.name, flags),
        "explanation": _explanation(code_of_finding(finding)),
    }


def _explanation(code: str) -> dict[str, str]:
    found = EXPLANATIONS[code]
    return {"code": code, "title": found.title, "text": found.text, "advice": found.advice}
