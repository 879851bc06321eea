"""`oxpecker relational` as people use it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.instances import Prompt, Views
from oxpecker.cli.main import cli
from oxpecker.relational import Finder
from oxpecker.relational.alloy import parse_module, problem
from oxpecker.relational.alloy.solution import Solution

RIVER = "examples/relational/river_crossing.als"
LIST = "examples/relational/list.als"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])


def test_a_counterexample_is_a_finding() -> None:
    run = CliRunner().invoke(cli, ["relational", LIST, "--command", "allInTheList"], standalone_mode=False)
    assert run.return_value == 1
    assert run.output.startswith("check allInTheList: counterexample\n  Node = {Node$0")


def test_no_counterexample_holds_within_the_scope(tmp_path: Path) -> None:
    file = tmp_path / "m.als"
    file.write_text("sig A {} assert a { #A < 4 } check a for 3")
    run = CliRunner().invoke(cli, ["relational", str(file)], standalone_mode=False)
    assert run.return_value == 4
    assert run.output == "check a: no counterexample within the scope\n"


def test_expectations_decide_the_exit_code(tmp_path: Path) -> None:
    assert CliRunner().invoke(cli, ["relational", RIVER], standalone_mode=False).return_value == 0
    file = tmp_path / "m.als"
    file.write_text("sig A {} run { no A } expect 0")
    run = CliRunner().invoke(cli, ["relational", str(file)], standalone_mode=False)
    assert run.return_value == 1
    assert "which was not expected" in run.output


@pytest.mark.parametrize("solver", ["cadical", "glucose"])
@pytest.mark.parametrize(("flag", "number"), [([], 4), (["--isomorphic"], 8)])
def test_counting(tmp_path: Path, solver: str, flag: list[str], number: int) -> None:
    file = tmp_path / "graphs.als"
    file.write_text("sig A { f: set A } run { f = ~f and no iden & f } for exactly 3 A")
    run = CliRunner().invoke(cli, ["relational", str(file), "--count", "--solver", solver, *flag])
    assert run.output == f"run$1: {number} instances\n"


def test_several_instances_and_json(tmp_path: Path) -> None:
    file = tmp_path / "m.als"
    file.write_text("sig A {} run {} for 3")
    data = json.loads(CliRunner().invoke(cli, ["relational", str(file), "--instances", "9", "--format", "json"]).output)
    sizes = sorted(len(instance["A"]) for instance in data["commands"][0]["instances"])
    assert sizes == [0, 1, 2, 3]


def test_a_core(tmp_path: Path) -> None:
    file = tmp_path / "m.als"
    file.write_text("sig A {}\nfact { some A }\nrun { no A }")
    run = CliRunner().invoke(cli, ["relational", str(file), "--core"])
    assert run.output.splitlines() == [
        "run$1: no instance within the scope",
        f"  excluded by {file}:2:8: some A",
        f"  excluded by {file}:3:7: no A",
    ]


def test_a_core_shows_long_formulas_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "m.als"
    file.write_text("sig A {}\nfact { some A or\n   " + " or ".join(["some A"] * 20) + " }\nrun { no A }")
    run = CliRunner().invoke(cli, ["relational", str(file), "--core"])
    first = run.output.splitlines()[1]
    assert first.startswith(f"  excluded by {file}:2:8: some A or some A or") and first.endswith(" ..")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sig A { f: B } run {}", "m.als:1:12: error: unknown name B"),
        ("sig A { f: A } pred unused { some g } run {}", "m.als:1:35: error: unknown name g"),
        (
            "sig A { f: A } assert unused { f in A } run {}",
            "m.als:1:32: error: the operands of 'in' have different arities: 2 and 1",
        ),
    ],
)
def test_mistakes(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "m.als"
    file.write_text(text)
    run = CliRunner().invoke(cli, ["relational", str(file)], standalone_mode=False)
    assert run.return_value == 2
    assert message in run.stderr


def test_an_unknown_command_and_a_missing_file() -> None:
    run = CliRunner().invoke(cli, ["relational", LIST, "--command", "nothing"], standalone_mode=False)
    assert run.return_value == 2
    assert "choose from noReturn, allInTheList, threeInARow" in run.stderr
    missing = CliRunner().invoke(cli, ["relational", "missing.als"], standalone_mode=False)
    assert missing.return_value == 2
    assert missing.stderr == "missing.als: error: No such file or directory\n"


def test_expressions_are_evaluated_in_each_instance(tmp_path: Path) -> None:
    file = tmp_path / "m.als"
    file.write_text("sig A {} run {} for 2")
    arguments = ["relational", str(file), "--next", "2", "--eval", "#A", "--eval", "-"]
    run = CliRunner().invoke(cli, arguments, input="some A\n\nA = none\n")
    assert run.output.count("#A = ") == run.output.count("some A = ") == run.output.count("A = none = ") == 3
    data = json.loads(CliRunner().invoke(cli, [*arguments[:6], "--format", "json"]).output)
    assert sorted(data["commands"][0]["values"]["#A"]) == [["0"], ["1"], ["2"]]


@pytest.mark.parametrize("form", ["text", "table", "json"])
def test_a_mistake_in_an_expression_is_an_error_that_leaves_the_rest_alone(tmp_path: Path, form: str) -> None:
    file, page = tmp_path / "m.als", tmp_path / "m.html"
    file.write_text("one sig A {} run {} for 2")
    arguments = ["relational", str(file), "--eval", "#A", "--eval", "A +", "--format", form, "--html", str(page)]
    run = CliRunner().invoke(cli, arguments, standalone_mode=False)
    assert run.return_value == 2
    assert "expression:1:4: error: expected an expression, found the end of the text in 'A +'\n" in run.stderr
    if form == "json":
        assert json.loads(run.stdout)["commands"][0]["values"] == {"#A": [["1"]]}
    else:
        assert "run$1: instance" in run.stdout and "  #A = 1\n" in run.stdout
    assert page.is_file()


def test_a_page_shows_values_beside_the_state_they_belong_to(tmp_path: Path) -> None:
    file, page = tmp_path / "m.als", tmp_path / "m.html"
    file.write_text("one sig Lamp {} var sig On in Lamp {} run { no On and always On' = Lamp - On }")
    CliRunner().invoke(cli, ["relational", str(file), "--eval", "#On", "--eval", "#Lamp", "--html", str(page)])
    first, second = page.read_text("utf-8").split('class="frame"')[1:]
    assert "#On = 0\n#Lamp = 1" in first and "#On = 1" not in first
    assert "#On = 1\n#Lamp = 1" in second and "#On = 0" not in second


def test_instances_as_tables_and_in_xml(tmp_path: Path) -> None:
    output = tmp_path / "xml" / "list.xml"
    arguments = ["relational", LIST, "--command", "threeInARow", "--command", "allInTheList", "--format", "table"]
    run = CliRunner().invoke(cli, [*arguments, "--xml", str(output)])
    assert "\n  Node    next\n  ------  ------\n  Node$0  -\n" in run.output
    assert f"run threeInARow: Alloy XML in {output.with_name('list-2.xml')}\n" in run.output
    assert sorted(each.name for each in output.parent.iterdir()) == ["list-2.xml", "list.xml"]


def test_a_prompt_evaluates_and_shows_the_next_instance() -> None:
    module = parse_module("m.als", "sig A {} run {} for 1")
    asked = problem(module, module.commands[0])
    with Finder(asked.bounds) as finder:
        finder.add(*asked.formulas)
        found = (
            Solution("m.als", "", module.commands[0], asked.schema, asked.resolver, (asked.named(each),))
            for each in finder.instances(isomorphic=False)
        )
        lines, said = iter(["#A", "", "#A", "A +", "", ":q", "#A"]), list[str]()
        prompt = Prompt("text", Views(), lambda: next(lines, None), said.append)
        assert len(list(prompt.explore(next(found), found))) == 1
    assert [each.strip() for each in said[1:4]] in (["0", "A = {A$0}", "1"], ["1", "A = {}", "0"])
    assert said[4].strip().startswith("error: expression:1:4: ")
    assert "no further instance" in said[5]
    assert len(said) == 6


def test_a_module_without_commands_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "m.als"
    file.write_text("one sig A {}")
    run = CliRunner().invoke(cli, ["relational", str(file)], standalone_mode=False)
    assert (run.return_value, run.output) == (0, "run Default: instance\n  A = {A$0}\n")


def test_a_mistake_in_one_command_leaves_the_others_alone(tmp_path: Path) -> None:
    file = tmp_path / "m.als"
    file.write_text("sig A {}\nrun a { all s: set A | some s }\nrun b { some A } expect 0\nrun c { no A } expect 1")
    run = CliRunner().invoke(cli, ["relational", str(file)], standalone_mode=False)
    assert run.return_value == 2
    assert run.stderr == (
        f"{file}:2:13: error: s ranges over sets: this needs higher-order quantification that cannot be skolemized\n"
    )
    heads = [line for line in run.stdout.splitlines() if not line.startswith(" ")]
    assert heads == ["run a: not run", "run b: instance, which was not expected", "run c: instance"]


def test_traces_show_their_states_and_the_loop(tmp_path: Path) -> None:
    file = tmp_path / "m.als"
    file.write_text("one sig S {} var sig On in S {}\nrun { no On and always (On' = S - On) } for 2")
    run = CliRunner().invoke(cli, ["relational", str(file), "--eval", "#On'"], standalone_mode=False)
    assert run.output.splitlines() == [
        "run$1: instance",
        "  state 0, where the loop begins:",
        "  S = {S$0}",
        "  On = {}",
        "  #On' = 1",
        "  state 1:",
        "  On = {S$0}",
        "  #On' = 0",
    ]
    data = json.loads(CliRunner().invoke(cli, ["relational", str(file), "--format", "json"]).output)
    (trace,) = data["commands"][0]["traces"]
    assert trace["loop"] == 0
    assert [state["On"] for state in trace["states"]] == [[], [["S$0"]]]


@pytest.mark.parametrize(("option", "code"), [((), 1), (("--overflow", "exact"), 0), (("--alloy", "4"), 1)])
def test_integers_wrap_around_unless_they_are_exact(tmp_path: Path, option: tuple[str, ...], code: int) -> None:
    file = tmp_path / "m.als"
    file.write_text("sig A {} run { #A = 9 and #A > 7 } for 9")
    run = CliRunner().invoke(cli, ["relational", str(file), *option], standalone_mode=False)
    assert run.return_value == code


@pytest.mark.parametrize(("option", "code"), [((), 1), (("--alloy", "4"), 0)])
def test_plus_adds_in_alloy_4(tmp_path: Path, option: tuple[str, ...], code: int) -> None:
    file = tmp_path / "m.als"
    file.write_text("sig A {} run { #A + 1 = 3 } for 3")
    run = CliRunner().invoke(cli, ["relational", str(file), *option], standalone_mode=False)
    assert run.return_value == code


def opened(folder: Path, **modules: str) -> str:
    """What is printed about the module `main` beside others."""
    for name, text in modules.items():
        (folder / f"{name}.als").write_text(text)
    run = CliRunner().invoke(cli, ["relational", str(folder / "main.als")], standalone_mode=False)
    return run.output.replace(f"{folder}/", "")


def test_modules_that_open_each_other_are_an_error_where_the_circle_closes(tmp_path: Path) -> None:
    output = opened(tmp_path, main="module main\nopen other\nrun {}", other="module other\nopen main\nsig B {}")
    assert output == "other.als:2:6: error: modules open each other in a circle: main -> other -> main\n"


@pytest.mark.parametrize("scope", ["lib/Hidden", "Hidden", "lib/inner/Deep", "Deep"])
def test_private_signatures_of_other_modules_have_no_scope_here(tmp_path: Path, scope: str) -> None:
    lib = "module lib\nprivate open inner\nprivate sig Hidden {}\nsig Open {}"
    output = opened(tmp_path, main=f"open lib\nrun {{}} for 1 but 2 {scope}", lib=lib, inner="sig Deep {}")
    assert output == f"main.als:2:20: error: no such signature: {scope}\nrun$1: not run\n"
