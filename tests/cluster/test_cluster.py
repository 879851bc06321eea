"""A real scheduler with real workers, as processes of this machine: the same output as without, whatever happens."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partialmethod
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from click.testing import CliRunner

from oxpecker.api import kill_search, mutants, session
from oxpecker.api.limits import MOST_EXPLORED_MUTANTS
from oxpecker.api.mutant_trials import MutantTrials
from oxpecker.cli.main import cli
from oxpecker.cluster import ClusterError, Done, Failed, Pool, Result, dask_pool, results
from oxpecker.cluster.dask_pool import DaskPool
from oxpecker.cluster.installation import installation
from oxpecker.engine.explore import partition
from tests.campaign.parts import Rounds
from tests.cluster.works import LosesItsWorker, SplitsOften, doubled, ends_its_worker_once

pytest.importorskip("distributed", reason="Dask is not installed: pip install 'oxpecker[cluster]'")

ROOT = Path(__file__).parents[2]
MADE = kill_search.KillSearch.__init__

PROGRAM = """
class Account {
    int balance;

    //@ ensures balance == \\old(balance) + amount;
    void deposit(int amount) { balance += amount; }

    //@ ensures \\result >= 0;
    static int magnitude(int x) { return x < 0 ? -x : x; }

    static int sum(int[] a) { int s = 0; for (int each : a) s += each; return s; }
}
"""


@dataclass(frozen=True)
class Cluster:
    """A cluster with two workers."""

    address: str
    flag: Path
    """The file that says that `LosesItsWorker` has killed a worker."""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Started and ended as users do; nothing may be left."""
    import psutil

    flag = tmp_path_factory.mktemp("cluster") / "flag"
    command = [sys.executable, "-m", "oxpecker", "cluster", "up", "--workers", "2", "--port", "0"]
    environment = {**os.environ, "OXPECKER_TEST_FLAG": str(flag)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT, env=environment
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.fullmatch(r"scheduler at (tcp://127\.0\.0\.1:\d+) with 2 workers; Ctrl-C ends it\n", said)
        assert found is not None, said
        yield Cluster(found[1], flag)
        family = psutil.Process(process.pid).children(recursive=True)
        assert family
        process.send_signal(signal.SIGINT)
        assert process.wait(600) == 0
        assert process.stderr is not None
        assert process.stderr.read() == "oxpecker: the cluster has ended\n"
    _, alive = psutil.wait_procs(family, 600)
    assert not alive


@pytest.fixture(scope="module")
def pool(cluster: Cluster) -> Iterator[Pool]:
    joined = DaskPool(cluster.address)
    yield joined
    joined.close()


@pytest.fixture
def account(tmp_path: Path) -> Path:
    path = tmp_path / "Account.java"
    path.write_text(PROGRAM)
    return path


def output(*arguments: str | Path) -> tuple[int, str, str]:
    """The exit code and what is printed, without progress."""
    result = CliRunner().invoke(cli, [str(each) for each in arguments])
    said = [line for line in result.stderr.splitlines() if not re.match(r"checking: |mutants: |\d+ of \d+: ", line)]
    return result.exit_code, result.stdout, "\n".join(said)


def by_job(found: Iterator[Result]) -> dict[int, object]:
    """What each job gave; each comes once."""
    known: dict[int, object] = {}
    for each in found:
        assert each.job not in known
        known[each.job] = each.value if isinstance(each, Done) else each
    return known


def test_a_cluster_prints_what_one_process_prints(cluster: Cluster, account: Path) -> None:
    assert output("check", account, "--cluster", cluster.address) == output("check", account, "--jobs", "1")


OLD = """
class Cell {
    int n;
    static int sign(int x) { return x > 0 ? 1 : -1; }
    void add(int k) { n += k; }
    static int kept(int x) { return x; }
}
"""
NEW = """
class Cell {
    int n;
    static int sign(int x) { return x >= 0 ? 1 : -1; }
    void add(int k) { n = k + n; }
    static int kept(int x) { return x; }
    static boolean fresh(int x) { return x > 2; }
}
"""


def test_a_cluster_compares_versions_and_follows_paths(cluster: Cluster, tmp_path: Path) -> None:
    for name, text in (("old", OLD), ("new", NEW)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "Cell.java").write_text(text)
    old, new = tmp_path / "old", tmp_path / "new"
    compared = output("diff", old, new)
    assert compared[0] == 1 and "2 equal, 1 differs, 1 added" in compared[1]
    assert output("diff", old, new, "--cluster", cluster.address) == compared
    written = output("tests", new, "--all-paths", "--out", "-")
    assert "@Test" in written[1]
    assert output("tests", new, "--all-paths", "--out", "-", "--cluster", cluster.address) == written


SURVIVORS = """
class Levels {
    static int limit(int x) { return x > 100 ? 100 : x; }
    static int steps(int n) { int i = 0; while (i < n && i < 3) { i = i + 1; } return i; }
    static boolean isSmall(int x) { return x < 10 || x <= 9; }
}
"""


@pytest.mark.parametrize("most_explored", [MOST_EXPLORED_MUTANTS, 1])
def test_a_cluster_tries_the_mutants_of_tests(
    most_explored: int, cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "Levels.java"
    file.write_text(SURVIVORS)
    monkeypatch.setattr(kill_search.KillSearch, "__init__", partialmethod(limited, most_explored))
    written = output("tests", file, "--out", "-")
    assert "mutants (" in written[1], "some survive all cases, so they are explored"

    def not_here(*_arguments: object) -> None:
        raise AssertionError("this is what the workers do")

    for name in ("trial", "explored"):
        monkeypatch.setattr(MutantTrials, name, not_here)
    assert output("tests", file, "--out", "-", "--cluster", cluster.address) == written


def limited(search: kill_search.KillSearch, most_explored: int, *arguments: Any, **named: Any) -> None:
    """Makes a search that explores few mutants."""
    MADE(search, *arguments, **{**named, "most_explored": most_explored})


def test_a_cluster_finds_the_mutants(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "MUTANTS_OF_A_JOB", 10)
    file = tmp_path / "cell.oox"
    file.write_text("class Cell { int n; bool low(int x) { x := x + this.n; return x < this.n && this.n > 0; } }")
    found = output("mutate", file)
    assert "mutants: " in found[1]
    assert output("mutate", file, "--cluster", cluster.address) == found


@pytest.mark.exhaustive
def test_a_cluster_does_the_rounds_of_a_campaign(pool: Pool) -> None:
    rounds = Rounds(("languages",), shrinks=False)
    here = [rounds(number, lambda _message: None) for number in (3, 4)]
    assert all(here)
    assert by_job(results(pool, rounds, (3, 4), 0)) == dict(enumerate(here))


TASK = """
format_version: "2.0"
input_files: [Main.java]
properties:
  - property_file: assert.prp
    expected_verdict: {expected}
options: {{language: Java}}
"""


def test_a_cluster_answers_tasks_whose_files_it_does_not_have(cluster: Cluster, tmp_path: Path) -> None:
    for name, constant, expected in (("right", "0", "true"), ("wrong", "1", "false")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "Main.java").write_text(
            f"class Main {{ public static void main(String[] a) {{ assert {constant} == 0; }} }}"
        )
        (tmp_path / name / "assert.prp").write_text("CHECK( init(Main.main()), LTL(G assert) )")
        (tmp_path / name / "task.yml").write_text(TASK.format(expected=expected))
    found = [
        re.sub(r"\s+\d+\.\d+\b", "", output("svcomp", tmp_path, *arguments)[1].partition("\n\n")[0])
        for arguments in (("--jobs", "1"), ("--cluster", cluster.address))
    ]
    assert found[1] == found[0] and "false(assert)" in found[0]


ALLOY = """
sig Node { next: lone Node }
run some_loop { some n: Node | n in n.^next } for 3
check no_loop { no n: Node | n in n.^next } for 3
"""


def test_a_cluster_runs_the_commands_of_a_module(cluster: Cluster, tmp_path: Path) -> None:
    file = tmp_path / "nodes.als"
    file.write_text(ALLOY)
    assert output("relational", file, "--cluster", cluster.address) == output("relational", file)
    (tmp_path / "other.als").write_text("sig Other {} fact { some Other }")
    file.write_text("open other\n" + ALLOY)
    code, printed, said = output("relational", file)
    assert "Other" in printed
    assert output("relational", file, "--cluster", cluster.address) == (code, printed, said)


def test_what_a_cluster_finds_is_stored_here(cluster: Cluster, account: Path, tmp_path: Path) -> None:
    arguments = ("check", account, "--cache-dir", tmp_path / "cache", "--format", "json")
    output(*arguments, "--cluster", cluster.address)
    for place in ((), ("--cluster", cluster.address)):
        again = json.loads(output(*arguments, *place)[1])
        assert [each["cached"] for each in again["methods"]] == [True, True, True]


def test_a_check_survives_the_loss_of_a_worker(
    cluster: Cluster, account: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "MethodWork", LosesItsWorker)
    found = output("check", account, "--cluster", cluster.address)
    assert cluster.flag.exists(), "no worker was lost"
    assert found == output("check", account, "--jobs", "1")


MANY_PATHS = """
class Main {
    static int work(String a, String b, int k) {
        int found = 0;
        if (a.length() > 0) found++;
        if (b.length() > 1) found++;
        if (k > 0) { if (a == b) found += 10; } else if (a.length() > b.length()) found += 20;
        assert found != 22;
        return found;
    }
}
"""


def test_the_pieces_of_a_method_survive_the_loss_of_a_worker(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "Main.java"
    file.write_text(MANY_PATHS)
    arguments = ("check", file, "--all", "--string", "2", "--time", "600", "--format", "json")
    monkeypatch.setattr(session, "MethodWork", SplitsOften)
    found = facts(output(*arguments, "--cluster", cluster.address)[1])
    assert cluster.flag.with_suffix(".piece").exists(), "no worker was lost"
    monkeypatch.setattr(partition, "UNITS_OF_A_PIECE", 5)
    assert found ^ facts(output(*arguments, "--jobs", "1")[1]) == set()


def facts(report: str) -> set[str]:
    """What a report says of its method, line by line, without times."""
    (method,) = json.loads(report)["methods"]
    said = {f"{name}: {value}" for name, value in method.items() if name not in ("statistics", "strategies")}
    clock = ("time", "seconds", "megabytes")
    counted = method["statistics"].items()
    return said | {f"{name}: {count}" for name, count in counted if not any(word in name for word in clock)}


def test_the_job_of_a_lost_worker_is_done_again_and_counted_once(pool: Pool, tmp_path: Path) -> None:
    flag = tmp_path / "flag"
    assert by_job(results(pool, ends_its_worker_once, [flag], 1)) == {0: "done"}
    assert flag.exists()


def test_jobs_fail_one_by_one(pool: Pool) -> None:
    found = by_job(results(pool, doubled, [3, 13, 5], 2))
    failure = found.pop(1)
    assert found == {0: 6, 2: 10}
    assert isinstance(failure, Failed)
    assert str(failure.error) == "13 is not doubled"


def test_the_jobs_of_a_lost_client_end(cluster: Cluster, pool: Pool, tmp_path: Path) -> None:
    place = tmp_path / "process"
    client = f"""
from pathlib import Path
from oxpecker.cluster import results
from oxpecker.cluster.dask_pool import DaskPool
from tests.cluster.works import waits_forever
list(results(DaskPool({cluster.address!r}), waits_forever, [Path({str(place)!r})], 1))
"""
    with subprocess.Popen([sys.executable, "-c", client], cwd=ROOT) as process:
        until(place.exists)
        process.kill()
    until(lambda: not is_running(int(place.read_text())))
    assert by_job(results(pool, doubled, [4], 1)) == {0: 8}, "another client is served"


def until(is_so: Callable[[], bool]) -> None:
    """Waits for an event in another process."""
    end = monotonic() + 600
    while not is_so():
        assert monotonic() < end
        sleep(0.02)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_status_tells_who_works(cluster: Cluster) -> None:
    code, shown, _ = output("cluster", "status", cluster.address)
    assert code == 0
    assert re.match(re.escape(cluster.address) + r": \d workers?, 0 busy\n", shown)


class TestAnotherInstallation:
    """Workers that would not find the same are refused."""

    def test_it_is_refused_at_once(self, cluster: Cluster, account: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(dask_pool, "installation", lambda: replace(installation(), oxpecker="9.9"))
        code, shown, said = output("check", account, "--cluster", cluster.address)
        assert (code, shown) == (2, "")
        assert re.fullmatch(r"oxpecker: worker tcp://\S+ runs Oxpecker \S+, and this machine 9\.9; install .*", said)

    def test_a_worker_that_joins_later_is_refused_when_it_gets_a_job(
        self, pool: Pool, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        solvers = tuple((name, "0.1" if name == "cvc5" else found) for name, found in installation().packages)
        monkeypatch.setattr(dask_pool, "installation", lambda: replace(installation(), packages=solvers))
        with pytest.raises(ClusterError, match=r"a worker has .*cvc5.*, and this machine cvc5 0\.1; install the same"):
            by_job(results(pool, doubled, [1], 1))

    def test_every_difference_has_its_words(self) -> None:
        here = installation()
        assert here.difference(here) == ""
        assert "another build" in replace(here, sources="0").difference(here)
        assert "runs Python 2.7, and" in replace(here, python="2.7").difference(here)
        lacks = replace(here, packages=(("z3-solver", "missing"), *here.packages[1:]))
        assert "has no z3-solver, and" in lacks.difference(here)


class TestNoCluster:
    """One line says why there is none."""

    def test_nobody_answers(self, account: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(dask_pool, "SECONDS_TO_CONNECT", 0.5)
        code, shown, said = output("check", account, "--cluster", "tcp://127.0.0.1:1")
        assert (code, shown) == (2, "")
        assert said == "oxpecker: no scheduler answers at tcp://127.0.0.1:1: connection refused"

    @pytest.mark.parametrize("address", ["", "8786", "host", "ftp://host", "tcp://"])
    def test_it_is_no_address(self, account: Path, address: str) -> None:
        _, _, said = output("check", account, "--cluster", address)
        assert said == f"oxpecker: {address!r} is not the address of a scheduler, such as tcp://host:8786"

    def test_there_are_no_certificates(self, account: Path) -> None:
        code, _, said = output("check", account, "--cluster", "tls://127.0.0.1:1")
        needed = "needs certificates: set distributed.comm.tls in Dask's configuration"
        assert (code, said) == (2, f"oxpecker: tls://127.0.0.1:1 {needed}")

    @pytest.mark.parametrize("command", ["check", "up", "status"])
    def test_dask_is_not_installed(self, command: str, account: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(dask_pool, "find_spec", lambda _: None)
        arguments = {
            "check": ("check", account, "--cluster", "tcp://127.0.0.1:1"),
            "up": ("cluster", "up"),
            "status": ("cluster", "status", "tcp://127.0.0.1:1"),
        }
        found = output(*arguments[command])
        assert found == (2, "", "oxpecker: clusters need Dask: pip install 'oxpecker[cluster]'")
