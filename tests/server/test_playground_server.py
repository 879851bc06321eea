"""The server of the playground over HTTP: what it answers, whom it refuses, and that no run is left behind."""

from __future__ import annotations

import json
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

import pytest

from oxpecker.server import Playground, Settings
from oxpecker.server.job import Job, Kind
from oxpecker.server.process import JobProcess

WRONG = """class A {
    int n;
    void set(int x)
        ensures(this.n != 7)
    {
        this.n := x;
    }
}
"""
LONG = (Path(__file__).parents[2] / "src/oxpecker/server/examples/merge_sort.oox").read_text("utf-8")
USUAL = Settings(port=0, runs=1, waiting=1, seconds=600.0, unheard_seconds=600.0)
PATIENT = {"seconds": 600}
"""Options of a run that lasts longer than any test."""


@dataclass
class Visitor:
    """Asks a server."""

    server: Playground
    headers: dict[str, str]

    def ask(self, method: str, path: str, data: object = None, **headers: str) -> tuple[int, Any, HTTPResponse]:
        """Status, the JSON or text of the answer, and the answer itself."""
        body = data if isinstance(data, bytes) or data is None else json.dumps(data).encode()
        more = {} if body is None else {"Content-Type": "application/json"}
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        with closing(HTTPConnection("127.0.0.1", self.server.server_port, timeout=600)) as connection:
            connection.request(method, path, body, {**self.headers, **more, **given})
            answer = connection.getresponse()
            text = answer.read().decode()
        is_json = answer.headers.get_content_type() == "application/json"
        return answer.status, json.loads(text) if is_json else text, answer

    def start(self, text: str, kind: str = "check", name: str = "a.oox", **job: object) -> str:
        """Starts a run and gives its name."""
        status, data, _ = self.ask("POST", "/api/runs", {"kind": kind, "name": name, "text": text, **job})
        assert status == 201, data
        return str(data["run"])

    @contextmanager
    def listening(self, run: str, last: str = "") -> Iterator[Iterator[dict[str, Any]]]:
        """The events of a run as they come."""
        connection = HTTPConnection("127.0.0.1", self.server.server_port, timeout=600)
        connection.request("GET", f"/api/runs/{run}/events", headers={**self.headers, "Last-Event-ID": last})
        answer = connection.getresponse()
        assert answer.headers["Content-Type"].startswith("text/event-stream")
        try:
            yield (json.loads(line[6:]) for line in answer if line.startswith(b"data: "))
        finally:
            answer.close()
            connection.close()

    def events(self, run: str, last: str = "") -> list[dict[str, Any]]:
        """All events until the end; how far it has come is left out."""
        with self.listening(run, last) as events:
            return [event for event in events if event["event"] != "progress"]


@contextmanager
def serving(settings: Settings = USUAL, **headers: str) -> Iterator[Visitor]:
    """A server in a thread of its own."""
    server = Playground(settings)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield Visitor(server, {name.replace("_", "-"): value for name, value in headers.items()})
    finally:
        server.shutdown()
        thread.join()
        server.close()


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    with serving() as found:
        yield found


def eventually(holds: Callable[[], bool], seconds: float = 600.0) -> bool:
    """Whether something becomes so in time."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def is_gone(process: int) -> bool:
    """Whether a process has ended."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def working_process(visitor: Visitor, run: str) -> int:
    """The number of the process of a run, once it works."""
    found = visitor.server.runs.get(run)
    assert found is not None
    assert eventually(lambda: found.process is not None)
    assert found.process is not None
    return found.process.process.pid


def test_the_page_and_its_files_are_served_with_headers_that_protect_it(visitor: Visitor) -> None:
    status, text, answer = visitor.ask("GET", "/")
    assert status == 200
    assert "<title>Oxpecker playground</title>" in text
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    for name in ("main.js", "style.css", "icon.svg"):
        assert visitor.ask("GET", f"/{name}")[0] == 200
    assert "http://" not in text
    assert "https://" not in text


@pytest.mark.parametrize(
    "path",
    [
        "/../handler.py",
        "/..%2fhandler.py",
        "/page/main.js",
        "/etc/passwd",
        "//etc/passwd",
        "/index.toml",
        "/api/runs/../x",
    ],
)
def test_nothing_else_is_served(visitor: Visitor, path: str) -> None:
    assert visitor.ask("GET", path)[0] == 404


def test_what_can_be_chosen_is_told(visitor: Visitor) -> None:
    _, setup, _ = visitor.ask("GET", "/api/setup")
    assert setup["kinds"] == ["check", "paths", "translation", "tests", "instances"]
    assert {each["name"] for each in setup["controls"]} >= {"array", "chain", "seconds", "strategy", "solver", "ints"}
    assert {each["file"] for each in setup["examples"]} >= {"SortedList.java", "account.oox"}


def test_a_run_tells_its_verdicts_and_the_heap_after_each_step(visitor: Visitor) -> None:
    run = visitor.start(WRONG, options={"chain": 1})
    events = visitor.events(run)
    told = [each["event"] for each in events if each["event"] != "waiting"]
    assert told == ["started", "methods", "result", "frames", "end"]
    result = next(each["result"] for each in events if each["event"] == "result")
    assert (result["method"], result["verdict"]) == ("A.set(int)", "invalid")
    (finding,) = result["findings"]
    assert (finding["line"], finding["column"], finding["end_line"]) == (4, 9, 4)
    assert finding["title"] == "A{n: 0}.set(7) violates 'ensures'"
    assert finding["replay"].startswith("oxpecker run a.oox --method 'A.set(int)'")
    frames = next(each["frames"] for each in events if each["event"] == "frames")
    assert [each["place"] and each["place"]["line"] for each in frames] == [None, 6]
    assert all(each["svg"].startswith("<svg") for each in frames)
    assert events[-1] == {"event": "end", "reason": "done"}
    # Who comes later hears everything, and who comes back only what is new.
    assert visitor.events(run) == events
    assert visitor.events(run, last=str(len(events) - 1)) == events[-1:]


def test_mistakes_in_a_program_are_told_with_their_places(visitor: Visitor) -> None:
    events = visitor.events(visitor.start("class A { int f() { return x; } }"))
    (problems,) = (each["items"] for each in events if each["event"] == "problems")
    assert (problems[0]["severity"], problems[0]["line"], problems[0]["column"]) == ("error", 1, 28)


def test_properties_that_are_not_checked_are_told(visitor: Visitor) -> None:
    text = "class N {\n    //@ alloy p: no N' - N\n    static void f(N n) { }\n    int v; //@ alloy q: no N\n}\n"
    events = visitor.events(visitor.start(text))
    (result,) = (each["result"] for each in events if each["event"] == "result")
    assert result["warnings"] == ["the property at a.oox:2:5 is not checked; use --engine refine to check it"]
    assert "this property is ignored" in str([each for each in events if each["event"] == "problems"])


def test_the_paths_of_a_method_are_told_as_a_tree(visitor: Visitor) -> None:
    text = "class A { static int f(int x) { if (x > 3) { return 1; } return 0; } }"
    (tree,) = (each for each in visitor.events(visitor.start(text, "paths")) if each["event"] == "tree")
    assert sorted(path["ending"] for path in tree["paths"]) == ["returns 0", "returns 1"]
    assert tree["svg"].startswith("<svg")
    assert {fact["text"] for path in tree["paths"] for fact in path["facts"]} == {"x > 3"}


def test_java_becomes_oox_and_gets_tests(visitor: Visitor) -> None:
    text = "class A { static int f(int x) { return x > 3 ? 1 : 0; } }"
    events = visitor.events(visitor.start(text, "translation", "A.java"))
    (files,) = (each["files"] for each in events if each["event"] == "files")
    assert files[0]["name"] == "A.oox"
    assert "class A" in files[0]["text"]
    events = visitor.events(visitor.start(text, "tests", "A.java", options={"most_findings": 2, "array": 1}))
    (written,) = (each for each in events if each["event"] == "files")
    assert "@Test" in written["files"][0]["text"]
    assert "2 tests; all are expected to pass" in written["said"]


def test_tests_of_oox_are_refused_with_a_reason(visitor: Visitor) -> None:
    events = visitor.events(visitor.start(WRONG, "tests"))
    assert {"event": "failure", "message": "JUnit tests are available for Java programs only"} in events


def test_a_method_that_is_not_there_is_a_failure_that_lists_the_others(visitor: Visitor) -> None:
    events = visitor.events(visitor.start(WRONG, method="A.get"))
    (failure,) = (each["message"] for each in events if each["event"] == "failure")
    assert "no such method: 'A.get'" in failure
    assert "A.set(int)" in failure


GOOD: dict[str, object] = {"kind": "check", "name": "a.oox", "text": WRONG}


@pytest.mark.parametrize(
    ("job", "said"),
    [
        ([], "a job must be a JSON object"),
        ({**GOOD, "kind": "shell"}, "'kind' must be one of"),
        ({**GOOD, "name": "../a.oox"}, "'name' must be a file name"),
        ({**GOOD, "name": "a.oox\n"}, "'name' must be a file name"),
        ({**GOOD, "name": "-a.java"}, "'name' must be a file name"),
        ({**GOOD, "text": 5}, "'text' must be the text"),
        ({**GOOD, "text": "x" * 200_001}, "the program is too long"),
        ({**GOOD, "more": 1}, "unknown key in a job: 'more'"),
        ({**GOOD, "method": ["m"]}, "'method' must be the name"),
        ({**GOOD, "options": 1}, "'options' must be a JSON object"),
        ({**GOOD, "options": {"arrays": 1}}, "no such option: 'arrays'"),
        ({**GOOD, "options": {"array": -1}}, "'array' must be a number from 0 to 64"),
        ({**GOOD, "options": {"array": True}}, "'array' must be a number"),
        ({**GOOD, "options": {"array": 1.5}}, "'array' must be a number"),
        ({**GOOD, "options": {"seconds": 1e9}}, "'seconds' must be a number"),
        ({**GOOD, "options": {"solver": "--help"}}, "'solver' must be one of"),
        ({**GOOD, "options": {"solver": ["z3"]}}, "'solver' must be one of"),
        ({**GOOD, "options": {"modular": "yes"}}, "'modular' must be true or false"),
        (b"{", "not valid JSON"),
        (b"\xff", "'utf-8' codec"),
        (b"[" * 100_000, ""),
    ],
)
def test_bad_requests_are_refused_before_any_process_starts(visitor: Visitor, job: object, said: str) -> None:
    known = set(visitor.server.runs.known)
    status, data, _ = visitor.ask("POST", "/api/runs", job)
    assert status == 400
    assert said in data["error"]
    assert set(visitor.server.runs.known) == known


def test_requests_that_are_too_long_or_of_unknown_length_are_refused(visitor: Visitor) -> None:
    assert visitor.ask("POST", "/api/runs", b" " * (USUAL.request + 1))[0] == 413
    assert visitor.ask("POST", "/api/runs", b"", Content_Length="x")[0] == 411
    assert visitor.ask("POST", "/api/runs", GOOD, Content_Type="text/plain")[0] == 415
    assert visitor.ask("POST", "/api/other", GOOD)[0] == 404
    assert visitor.ask("DELETE", "/api/runs/none")[0] == 404
    assert visitor.ask("GET", "/api/runs/none/events")[0] == 404


def test_only_pages_of_this_server_may_ask(visitor: Visitor) -> None:
    port = visitor.server.server_port
    assert visitor.ask("GET", "/", Host=f"evil.example:{port}")[0] == 421
    assert visitor.ask("GET", "/", Host=f"localhost:{port}")[0] == 200
    assert visitor.ask("GET", "/", Host="[::1")[0] == 421
    assert visitor.ask("POST", "/api/runs", {}, Origin="http://evil.example")[0] == 403
    assert visitor.ask("POST", "/api/runs", {}, Origin="null")[0] == 403
    assert visitor.ask("POST", "/api/runs", {}, Sec_Fetch_Site="cross-site")[0] == 403
    assert visitor.ask("POST", "/api/runs", {}, Origin=f"http://127.0.0.1:{port}")[0] == 400


def test_a_server_that_others_can_reach_needs_a_token() -> None:
    with pytest.raises(ValueError, match="needs a token"):
        Playground(Settings(host="0.0.0.0", port=0))


def test_a_token_is_asked_for_everywhere_and_kept_in_a_cookie() -> None:
    with serving(replace(USUAL, token="sesame-sesame")) as visitor:
        for path in ("/", "/main.js", "/api/setup", "/?token=wrong", "/api/setup?token=sesame-sesame"):
            assert visitor.ask("GET", path)[0] == 401
        assert visitor.ask("POST", "/api/runs", GOOD)[0] == 401
        assert visitor.ask("GET", "/", Cookie="oxpecker-token=wrong")[0] == 401
        assert visitor.server.url.endswith("/?token=sesame-sesame")
        status, _, answer = visitor.ask("GET", "/?token=sesame-sesame")
        assert (status, answer.headers["Location"]) == (303, "/")
        cookie = answer.headers["Set-Cookie"]
        assert "HttpOnly; SameSite=Strict" in cookie
        assert visitor.ask("GET", "/", Cookie=cookie.partition(";")[0])[0] == 200
        assert visitor.ask("GET", "/api/setup", Authorization="Bearer sesame-sesame")[0] == 200
        assert visitor.ask("GET", "/?token=sesame-sesame", Host="evil.example")[0] == 421


def test_cancelling_kills_the_process_at_once(visitor: Visitor) -> None:
    run = visitor.start(LONG, options=PATIENT)
    process = working_process(visitor, run)
    with visitor.listening(run) as events:
        next(each for each in events if each["event"] == "progress")
        assert visitor.ask("DELETE", f"/api/runs/{run}")[0] == 200
        *_, last = events
        assert last == {"event": "end", "reason": "cancelled"}
    assert is_gone(process)


def test_others_wait_and_are_refused_when_too_many_do(visitor: Visitor) -> None:
    first = visitor.start(LONG, options=PATIENT)
    working_process(visitor, first)
    second = visitor.start(WRONG)
    status, data, _ = visitor.ask("POST", "/api/runs", GOOD)
    assert (status, data) == (503, {"error": "too many runs are waiting; try again later"})
    with visitor.listening(second) as events:
        assert next(events) == {"event": "waiting", "place": 1}
        visitor.ask("DELETE", f"/api/runs/{first}")
        assert [each["event"] for each in events if each["event"] != "progress"][:2] == ["started", "methods"]
    third = visitor.start(LONG, options=PATIENT)
    working_process(visitor, third)
    waiting = visitor.start(WRONG)
    visitor.ask("DELETE", f"/api/runs/{waiting}")
    assert visitor.events(waiting)[-1] == {"event": "end", "reason": "cancelled"}
    visitor.ask("DELETE", f"/api/runs/{third}")


def test_several_run_at_once() -> None:
    with serving(replace(USUAL, runs=2)) as visitor:
        runs = [visitor.start(LONG, options=PATIENT) for _ in range(2)]
        processes = {working_process(visitor, run) for run in runs}
        assert len(processes) == 2
        visitor.ask("DELETE", f"/api/runs/{runs[0]}")
        assert visitor.events(runs[0])[-1]["reason"] == "cancelled"
        found = visitor.server.runs.get(runs[1])
        assert found is not None
        assert found.ended is None
    assert eventually(lambda: all(is_gone(process) for process in processes))


def forsake(visitor: Visitor, run: str) -> None:
    """From now on, a run ends soon after nobody listens."""
    found = visitor.server.runs.get(run)
    assert found is not None
    found.settings = replace(found.settings, unheard_seconds=0.2)


def test_a_run_that_nobody_listens_to_is_ended() -> None:
    with serving() as visitor:
        run = visitor.start(LONG, options=PATIENT)
        process = working_process(visitor, run)
        forsake(visitor, run)
        assert eventually(lambda: is_gone(process))


def test_a_run_ends_when_whoever_listened_has_left() -> None:
    with serving() as visitor:
        run = visitor.start(LONG, options=PATIENT)
        process = working_process(visitor, run)
        with visitor.listening(run) as events:
            next(each for each in events if each["event"] == "progress")
            forsake(visitor, run)
            next(each for each in events if each["event"] == "progress")
        assert eventually(lambda: is_gone(process))


def test_a_run_that_takes_too_long_is_ended() -> None:
    with serving(replace(USUAL, seconds=2.0)) as visitor:
        run = visitor.start(LONG, options=PATIENT)
        process = working_process(visitor, run)
        events = visitor.events(run)
        assert events[-2:] == [
            {"event": "failure", "message": "ended after 2 seconds"},
            {"event": "end", "reason": "limit"},
        ]
        assert is_gone(process)


def test_a_run_that_needs_too_much_memory_is_ended() -> None:
    with serving(replace(USUAL, megabytes=60)) as visitor:
        events = visitor.events(visitor.start(WRONG))
        (failure,) = (each["message"] for each in events if each["event"] == "failure")
        assert failure == "more than 60 megabytes of memory were needed; try smaller bounds"


def test_nothing_runs_on_when_the_server_ends() -> None:
    with serving() as visitor:
        run = visitor.start(LONG, options=PATIENT)
        process = working_process(visitor, run)
        found = visitor.server.runs.get(run)
        assert found is not None
        assert found.process is not None
        folder = Path(found.process.folder.name)
        assert folder.is_dir()
    assert eventually(lambda: is_gone(process) and not folder.exists())


def test_a_process_ends_when_the_server_is_gone() -> None:
    started = JobProcess(USUAL)
    started.begin(Job(Kind.CHECK, "a.oox", LONG))
    try:
        events = started.events()
        next(events)
        assert started.process.stdin is not None
        started.process.stdin.close()
        assert started.process.wait(600) == -signal.SIGKILL
    finally:
        started.close()


def test_a_process_that_is_slow_to_end_has_done_its_job(monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody waits for its end, so it is killed after its last event.
    monkeypatch.setattr(JobProcess, "wait_a_little", lambda _: None)
    with serving() as visitor:
        events = visitor.events(visitor.start(WRONG))
        assert any(each["event"] == "result" for each in events)
        assert events[-1] == {"event": "end", "reason": "done"}


def test_a_process_is_ready_for_whoever_has_opened_the_page() -> None:
    with serving() as visitor:
        runs = visitor.server.runs
        time.sleep(0.6)
        assert runs.spare is None
        visitor.ask("GET", "/api/setup")
        assert eventually(lambda: runs.spare is not None)
        assert runs.spare is not None
        ready = runs.spare.process.pid
        run = visitor.start(WRONG)
        assert working_process(visitor, run) == ready
        assert visitor.events(run)[-1] == {"event": "end", "reason": "done"}
        # One that has died is replaced.
        assert eventually(lambda: runs.spare is not None)
        assert runs.spare is not None
        other = runs.spare.process
        assert other.pid != ready
        other.kill()
        other.wait()
        run = visitor.start(WRONG)
        assert visitor.events(run)[-1] == {"event": "end", "reason": "done"}
        assert eventually(lambda: runs.spare is not None)
        last = runs.spare.process.pid
    assert eventually(lambda: is_gone(last))


def test_nothing_has_to_wait_where_nothing_may() -> None:
    with serving(replace(USUAL, waiting=0)) as visitor:
        run = visitor.start(LONG, options=PATIENT)
        assert visitor.ask("POST", "/api/runs", GOOD)[0] == 503
        visitor.ask("DELETE", f"/api/runs/{run}")


def test_connections_beyond_the_limit_are_closed() -> None:
    with serving(replace(USUAL, connections=2)) as visitor:
        held = [socket.create_connection(("127.0.0.1", visitor.server.server_port)) for _ in range(2)]
        assert eventually(lambda: not visitor.server.room._value)  # type: ignore[attr-defined]
        with pytest.raises(ConnectionError):
            visitor.ask("GET", "/")
        for each in held:
            each.close()
        assert eventually(lambda: visitor.server.room._value == 2)  # type: ignore[attr-defined]
        assert visitor.ask("GET", "/")[0] == 200
