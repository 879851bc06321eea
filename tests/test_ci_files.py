"""The action and the hook that other repositories use do what their page says."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from oxpecker.cli.main import cli

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "ci.md").read_text(encoding="utf-8")


def action() -> Any:
    return yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))


def run_action(folder: Path, **inputs: str) -> tuple[int, str, dict[str, str], str]:
    """What the step that checks does: its exit code, what it prints, its outputs, its summary."""
    (step,) = [each for each in action()["runs"]["steps"] if each.get("id") == "check"]
    names = {value.split(".")[1].split("}")[0].strip(): name for name, value in step["env"].items()}
    chosen = {key: str(each.get("default", "")) for key, each in action()["inputs"].items()} | inputs
    tools = folder / "tools"
    tools.mkdir()
    command = tools / "oxpecker"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m oxpecker "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    summary, outputs = folder / "summary", folder / "outputs"
    environment = {
        **os.environ,
        **{names[key]: value for key, value in chosen.items() if key in names},
        "PATH": f"{tools}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT / "src"),
        "RUNNER_TEMP": str(folder / "temp"),
        "GITHUB_OUTPUT": str(outputs),
        "GITHUB_STEP_SUMMARY": str(summary),
    }
    # As GitHub starts it for `shell: bash`.
    shell = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
    done = subprocess.run(shell, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=600)
    said = outputs.read_text(encoding="utf-8") if outputs.exists() else ""
    written = dict(line.split("=", 1) for line in said.splitlines())
    return done.returncode, done.stdout, written, summary.read_text(encoding="utf-8") if summary.exists() else ""


def test_the_action_shows_findings_and_fails(tmp_path: Path) -> None:
    code, printed, outputs, summary = run_action(tmp_path, path="examples/account.oox")
    assert code == 1
    assert printed.startswith("::error file=examples/account.oox,line=8")
    assert json.loads(Path(outputs["sarif"]).read_text(encoding="utf-8"))["version"] == "2.1.0"
    assert json.loads(Path(outputs["json"]).read_text(encoding="utf-8"))["methods"][0]["verdict"] == "invalid"
    assert "Account.withdraw(int): invalid" in summary


def test_the_action_hands_on_its_inputs(tmp_path: Path) -> None:
    known = tmp_path / "known findings.json"
    CliRunner().invoke(cli, ["check", str(ROOT / "examples/account.oox"), "--write-baseline", str(known)])
    inputs = {"path": str(ROOT / "examples/account.oox"), "baseline": str(known), "arguments": "--chain 2 --time 9"}
    assert run_action(tmp_path, **inputs)[0] == 0


def test_the_action_lets_bounds_pass_and_mistakes_fail(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    assert run_action(tmp_path / "one", path="examples/bubble_sort.oox", arguments="--array 1")[0] == 0
    code, _, outputs, _ = run_action(tmp_path / "two", path="examples/none.oox")
    assert code == 2 and not outputs


def test_the_page_lists_the_inputs_of_the_action() -> None:
    rows = dict(re.findall(r"^\| `([\w-]+)` \| (none|`[^`]*`) \|", PAGE, re.MULTILINE))
    inputs = action()["inputs"]
    assert {name: each["default"] for name, each in inputs.items()} == {
        name: "" if shown == "none" else shown.strip("`") for name, shown in rows.items()
    }


@pytest.mark.parametrize(("program", "code"), [("examples/account.oox", 1), ("examples/transfer.oox", 0)])
def test_the_hook_can_be_run(program: str, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    assert re.search(hook["files"], "src/A.java") and re.search(hook["files"], "a.oox")
    assert not re.search(hook["files"], "java.md")
    (arguments,) = re.findall(r"args: (\[.*\])", PAGE)
    _, *options = yaml.safe_load(arguments)
    monkeypatch.chdir(ROOT)
    _, *words = shlex.split(hook["entry"])
    result = CliRunner().invoke(cli, [*words, program, *options])
    assert result.exit_code == code, result.output
    assert bool(result.output) == bool(code)
