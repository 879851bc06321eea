"""What programs read: SARIF, JUnit's XML, GitHub's annotations, JSON by its schema, baselines."""

from __future__ import annotations

import json
import os
from pathlib import Path
from xml.etree import ElementTree

import jsonschema
import pytest
from click.testing import CliRunner, Result

from oxpecker.cli.main import cli
from oxpecker.oox.interpreter.outcome import ViolationKind
from oxpecker.report.explanations import EXPLANATIONS, code_of_words

ROOT = Path(__file__).parents[2]
SARIF_SCHEMA = ROOT / ".cache/sarif/sarif-2.1.0-rtm.5.json"
PROGRAM = """
class Main {
    int f;
    void add(int x) requires(x >= 0) ensures(this.f == old(this.f)) { this.f := this.f + x; }
    static int divide(int x) { return 10 / x; }
    static void right(int x) ensures(true) { ; }
}
"""
PHILOSOPHERS = "examples/philosophers.oox"


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(ROOT)
    file = tmp_path / "a program.oox"
    file.write_text(PROGRAM)
    return file


def check(file: Path | str, *options: str) -> Result:
    return CliRunner().invoke(cli, ["check", str(file), "--exceptions", "finding", *options])


@pytest.mark.parametrize("which", ["program", PHILOSOPHERS])
def test_sarif_is_sarif(program: Path, which: str) -> None:
    run = check(program if which == "program" else which, "--format", "sarif")
    assert run.exit_code == 1
    data = json.loads(run.stdout)
    assert data["version"] == "2.1.0"
    if SARIF_SCHEMA.exists() or ("CI" in os.environ and "OXPECKER_WITHOUT_SARIF_SCHEMA" not in os.environ):
        schema = json.loads(SARIF_SCHEMA.read_text(encoding="utf-8"))
        jsonschema.Draft7Validator(schema).validate(data)


def test_sarif_tells_what_where_and_how(program: Path) -> None:
    (run,) = json.loads(check(program, "--format", "sarif").stdout)["runs"]
    results = {result["ruleId"]: result for result in run["results"]}
    assert set(results) == {"ensures", "exception"}
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["ensures", "exception"]
    ensures = results["ensures"]
    assert ensures["message"]["text"].startswith("Main{f: 0}.add(1) violates 'ensures'")
    place = ensures["locations"][0]["physicalLocation"]
    assert place["region"]["startLine"] == 4
    assert place["artifactLocation"]["uri"].endswith("/a%20program.oox")
    (flow,) = ensures["codeFlows"][0]["threadFlows"]
    assert [step["location"]["message"]["text"] for step in flow["locations"]]


def test_sarif_has_a_flow_for_each_thread(program: Path) -> None:  # noqa: ARG001 - for its directory
    (run,) = json.loads(check(PHILOSOPHERS, "--format", "sarif").stdout)["runs"]
    flows = run["results"][0]["codeFlows"][0]["threadFlows"]
    assert len(flows) > 2
    order = sorted(step["executionOrder"] for flow in flows for step in flow["locations"])
    assert order == list(range(1, len(order) + 1))


def test_junit_counts_methods_as_tests(program: Path) -> None:
    suite = ElementTree.fromstring(check(program, "--format", "junit").stdout)
    assert (suite.get("tests"), suite.get("failures"), suite.get("skipped")) == ("3", "2", "0")
    names = {(case.get("classname"), case.get("name")): case for case in suite}
    assert set(names) == {("Main", "add(int)"), ("Main", "divide(int)"), ("Main", "right(int)")}
    failure = names["Main", "divide(int)"].find("failure")
    assert failure is not None
    assert "divide(0)" in (failure.text or "")


def test_github_annotates_lines(program: Path) -> None:
    lines = check(program, "--format", "github").stdout.splitlines()
    assert len(lines) == 2
    levels = ("error", "warning")  # a division by an argument of zero fails at the boundary
    assert all(line.startswith(f"::{level} file={program},line=") for level, line in zip(levels, lines, strict=True))
    assert "title=Main.divide(int)%3A exception::" in lines[1]


def test_several_outputs_at_once(program: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    outputs = [
        "--output",
        f"json:{folder}/r.data",
        "--output",
        f"{folder}/r.sarif",
        "--output",
        f"junit:{folder}/r.xml",
    ]
    run = check(program, *outputs)
    assert "Main.add(int): invalid" in run.stdout
    assert json.loads((folder / "r.data").read_text())["version"] == 1
    assert json.loads((folder / "r.sarif").read_text())["version"] == "2.1.0"
    assert (folder / "r.xml").read_text().startswith("<?xml")


def test_an_unknown_format_is_refused(program: Path) -> None:
    run = check(program, "--output", "pdf:x")
    assert run.exit_code == 2
    assert "'pdf:x' is not FORMAT:FILE with one of text, json, sarif, junit, github" in run.stderr


def test_json_keeps_its_schema(program: Path) -> None:
    schema = json.loads((ROOT / "docs/result.schema.json").read_text(encoding="utf-8"))
    for file in (program, ROOT / PHILOSOPHERS, ROOT / "examples/bubble_sort.oox"):
        data = json.loads(check(file, "--array", "2", "--format", "json").stdout)
        jsonschema.Draft202012Validator(schema).validate(data)
    data = json.loads(check(program, "--array", "2", "--coverage", "--format", "json").stdout)
    jsonschema.Draft202012Validator(schema).validate(data)
    assert any(method["coverage"]["lines"] for method in data["methods"])


def test_assumptions_are_data() -> None:
    file = ROOT / "tests/programs/java/inputs/natural_order.java"
    options = ("--array", "2", "--method", "NaturalOrder.smallestFirst")
    (method,) = json.loads(check(file, *options, "--format", "json").stdout)["methods"]
    (order,) = method["assumptions"]
    assert order == {
        "kind": "order",
        "about": "TreeMap",
        "text": "TreeMap inputs that are in natural order",
        "classes": [],
    }
    (run,) = json.loads(check(file, *options, "--format", "sarif").stdout)["runs"]
    (claim,) = run["properties"]["verdicts"]
    assert claim["assumptions"] == [order] and claim["bounds"] == {"array": 2}


class TestBaseline:
    def test_known_findings_do_not_count(self, program: Path, tmp_path: Path) -> None:
        baseline = tmp_path / "kept" / "baseline.json"
        run = check(program, "--write-baseline", str(baseline))
        assert run.exit_code == 1
        assert run.stdout.endswith(f"baseline: {baseline}, with 2 findings\n")
        assert "baseline:" not in check(program, "--write-baseline", str(baseline), "--quiet").stdout
        run = check(program, "--baseline", str(baseline))
        assert run.exit_code == 0
        assert "note: 1 known finding is in the baseline" in run.stdout

    def test_one_that_is_written_anew_keeps_what_was_known(self, program: Path, tmp_path: Path) -> None:
        baseline = tmp_path / "baseline.json"
        check(program, "--write-baseline", str(baseline))
        known = baseline.read_text(encoding="utf-8")
        run = check(program, "--baseline", str(baseline), "--write-baseline", str(baseline))
        assert run.exit_code == 0
        assert baseline.read_text(encoding="utf-8") == known

    def test_a_new_finding_counts_though_lines_have_moved(self, program: Path, tmp_path: Path) -> None:
        baseline = tmp_path / "baseline.json"
        check(program, "--write-baseline", str(baseline))
        moved = "\n\n\n" + PROGRAM.replace("void right(int x)", "int right(int x)").replace(
            "{ ; }", "{ return 1 / x; }"
        )
        program.write_text(moved)
        run = check(program, "--baseline", str(baseline))
        assert run.exit_code == 1
        assert run.stdout.count("replay:") == 1
        assert "right(0) throws" in run.stdout

    @pytest.mark.parametrize("text", ["", "[]", '{"findings": 3}'])
    def test_what_is_no_baseline_is_refused(self, program: Path, tmp_path: Path, text: str) -> None:
        baseline = tmp_path / "baseline.json"
        baseline.write_text(text)
        run = check(program, "--baseline", str(baseline))
        assert run.exit_code == 2
        assert "is not a baseline" in run.stderr


class TestExplain:
    def test_everything_has_an_explanation(self) -> None:
        run = CliRunner().invoke(cli, ["explain"])
        assert len(run.stdout.splitlines()) == len(EXPLANATIONS)
        for code in EXPLANATIONS:
            assert "What to try:" in CliRunner().invoke(cli, ["explain", code]).stdout

    def test_every_kind_of_finding_has_one(self) -> None:
        kinds = [*map(str, ViolationKind), "property", "exception", "deadlock", "data race"]
        assert not [kind for kind in kinds if kind.replace(" ", "-") not in EXPLANATIONS]

    def test_a_reason_may_be_given_as_it_was_printed(self) -> None:
        printed = "unsupported: the text of a float at A.java:3:4"
        run = CliRunner().invoke(cli, ["explain", printed])
        assert run.stdout.startswith("unsupported: The program uses an unsupported construct")
        assert "data race" in CliRunner().invoke(cli, ["explain", "data race"]).stdout.replace("-", " ")

    @pytest.mark.parametrize(
        ("given", "code"),
        [
            ("NullPointerException", "exception"),
            ("within-bounds", "bounds"),
            ("crash on boundary input, confidence low", "boundary"),
            ("valid, provided that x > 0", "precondition"),
        ],
    )
    def test_what_verdicts_and_findings_say_is_explained(self, given: str, code: str) -> None:
        assert CliRunner().invoke(cli, ["explain", given]).stdout.startswith(f"{code}: ")

    def test_what_is_near_is_offered(self) -> None:
        run = CliRunner().invoke(cli, ["explain", "dead lock"])
        assert run.exit_code == 2
        assert "Did you mean 'deadlock'?" in run.stderr

    @pytest.mark.parametrize(
        ("reason", "code"),
        [
            ("time: 20 s are over", "time"),
            ("unsupported: reflection at A.java:3", "unsupported"),
            ("the solver gave no answer in time", "solver"),
            ("the solver gave no values for a path that may violate the contract", "solver"),
            ("memory: 100 MB were not enough", "memory"),
            ("interrupted", "interrupted"),
            ("not confirmed: the contract of A.f() with time = 3 at a.oox:1:2; A.g(1) does not show it", "contract"),
            ("vacuous: the contract of A.f() allows no outcome of the call at a.oox:1:2", "contract"),
            ("internal error: a violation of 'time' did not replay: it returned", "internal-error"),
            ("an exception may be of 2 classes, and only some of them are findings", "exception-classes"),
            ("no answer after 20 seconds", "time"),
            ("the encoding is nested too deeply; smaller bounds may help", "depth"),
            ("valid within bounds", "bounds"),
            ("no idea", "other"),
        ],
    )
    def test_reasons_have_codes(self, reason: str, code: str) -> None:
        assert code_of_words(reason) == code


# --- errors in the program ---------------------------------------------------------------------------------

MISTAKEN = "class A { int right(int x) { return x; } int wrong(int x) { return x.size(); } }"
UNREADABLE = "class B { int size( { return 1; } }"
MESSAGES = ["int cannot be dereferenced", "syntax error: ')' is missing here"]


@pytest.fixture(params=[True, False], ids=["beside others", "alone"])
def mistaken(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A folder with errors; in one case, nothing else."""
    if request.param:
        (tmp_path / "A.java").write_text(MISTAKEN, encoding="utf-8")
    (tmp_path / "B.java").write_text(UNREADABLE, encoding="utf-8")
    return tmp_path


def test_errors_in_the_program_are_in_every_format(mistaken: Path) -> None:
    expected = MESSAGES if (mistaken / "A.java").exists() else MESSAGES[1:]
    runs = {layout: check(mistaken, "--format", layout) for layout in ("json", "sarif", "junit", "github")}
    assert {run.exit_code for run in runs.values()} == {2}
    data = json.loads(runs["json"].stdout)
    jsonschema.validate(data, json.loads((ROOT / "docs/result.schema.json").read_text(encoding="utf-8")))
    assert [each["message"] for each in data["errors"]] == expected
    (run,) = json.loads(runs["sarif"].stdout)["runs"]
    told = [each for each in run["results"] if each["ruleId"] == "program"]
    assert [each["message"]["text"] for each in told] == expected
    assert {each["level"] for each in told} == {"error"}
    suite = ElementTree.fromstring(runs["junit"].stdout)
    assert suite.attrib["errors"] == str(len(expected))
    assert [each.attrib["message"] for each in suite.iter("error")] == expected
    lines = [line for line in runs["github"].stdout.splitlines() if line.startswith("::error")]
    assert [line.rpartition("::")[2] for line in lines] == expected
