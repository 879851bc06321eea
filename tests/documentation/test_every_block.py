"""Every block of code on the pages is executed: run, translated, read or compared with what is printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner

from oxpecker.api.configuration import read_configuration
from oxpecker.api.loading import load_sources
from oxpecker.api.starting_files import CiSystem, ci_file
from oxpecker.cli.main import cli
from oxpecker.oox.source import Source
from tests import expectations
from tests.documentation.pages import ROOT, Block, blocks, blocks_in, pages
from tests.expectations.base import Unreadable

EXECUTED = {
    "console": "tests/test_documentation.py: what is printed is what is shown",
    "ebnf": "tests/documentation/test_grammar_block.py: sentences are made and parsed",
    "java": "translated; a generated test is generated again",
    "elisp": "tests/documentation/test_emacs_block.py: Emacs is started with it",
    "lua": "tests/documentation/test_lua_block.py: the server is started so",
    "oox": "checked; on the page about test programs, read as expectations",
    "python": "run",
    "sh": "tests/documentation/test_shell_blocks.py: run, with what is large or far away replaced",
    "text": "what the Python before it prints",
    "toml": "read as a configuration",
    "groovy": "tests/documentation/test_build_files.py: part of a file whose command is given",
    "xml": "tests/documentation/test_build_files.py: part of a file whose command is given",
    "yaml": "compared with the action and the hook, or with what 'oxpecker init' writes",
}
EXPECTATIONS = "tests/programs/README.md"


def parameters(*languages: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("block", blocks(*languages), ids=str)


def left_out(page: str, text: str) -> list[str]:
    """The blocks that no test executes."""
    return [str(block) for block in blocks_in(page, text) if block.language not in EXECUTED]


def test_no_block_is_left_out() -> None:
    assert not [each for page in pages() for each in left_out(page.name, page.read_text(encoding="utf-8"))]
    assert {block.language for block in blocks()} == set(EXECUTED)


def test_a_block_of_another_language_would_be_noticed() -> None:
    page = "a\n```console\n$ x\n```\n```\nplain\n```\n  ~~~ ruby\nputs 1\n  ~~~\n"
    assert left_out("a.md", page) == ["a.md:5", "a.md:8"]


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_every_fence_belongs_to_a_block(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    fences = len(re.findall(r"^ *(?:```|~~~)", text, re.MULTILINE))
    assert fences == 2 * len(blocks_in(page.name, text))


def generated(block: Block) -> bool:
    return "@Test" in block.text


@pytest.mark.parametrize("block", [each for each in blocks("java") if not generated(each)], ids=str)
def test_java_is_read(block: Block) -> None:
    text = block.text.replace("{ .. }", '{ throw new RuntimeException(".."); }')
    members = text if re.search(r"^class ", text, re.MULTILINE) else f"class Page {{\n{text}\n}}"
    annotations = ROOT / "docs/annotations/Contracts.java"
    sources = [Source("Page.java", members), Source(str(annotations), annotations.read_text(encoding="utf-8"))]
    assert load_sources(sources).methods_to_check()


@pytest.mark.parametrize("block", [each for each in blocks("java") if generated(each)], ids=str)
def test_generated_java_is_what_is_generated(block: Block) -> None:
    program = ROOT / "tests/testgen/java/Mocked.java"
    run = CliRunner().invoke(
        cli, ["tests", str(program), "--method", "Mocked.sum", "-k", "2", "--all-paths", "--out", "-"]
    )
    assert block.text in run.output


@parameters("oox")
def test_oox_is_accepted(block: Block) -> None:
    if block.page == EXPECTATIONS:
        # What stands far behind an expectation explains it.
        lines = [re.sub(r"(\S) {4,}(?!//)\S.*", r"\1", line) for line in block.text.splitlines()]
        found = expectations.expectations_in("\n".join(lines))
        assert len(found) == len(lines)
        assert not [each for each in found if isinstance(each, Unreadable)]
    else:
        assert load_sources([Source("page.oox", block.text)]).methods_to_check()


@parameters("python")
def test_python_prints_what_the_page_shows(
    block: Block, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    following = [each for each in blocks("python", "text") if each.page == block.page and each.line > block.line]
    shown = following[0].text if following and following[0].language == "text" else ""
    monkeypatch.chdir(ROOT)
    exec(compile(block.text, str(block), "exec"), {"__name__": "page"})
    assert capsys.readouterr().out == shown


def test_text_is_printed_by_python() -> None:
    """But for the page of results, which takes hours to measure again."""
    assert not [
        str(after)
        for before, after in zip([None, *blocks()], blocks(), strict=False)
        if after.language == "text" and (before is None or (before.page, before.language) != (after.page, "python"))
        if after.page != "docs/results.md"
    ]


@parameters("toml")
def test_the_configuration_is_one(block: Block, tmp_path: Path) -> None:
    file = tmp_path / "oxpecker.toml"
    file.write_text(block.text, encoding="utf-8")
    found = read_configuration(file, tmp_path / "src/slow/Main.java").values
    values = {"time": 300, "array": 4, "fail-on": "unknown", "with-tests": True}
    assert found
    assert {name: found[name] for name in found.keys() & values}.items() <= values.items()


@parameters("yaml")
def test_yaml_names_what_there_is(block: Block) -> None:
    data = yaml.safe_load(block.text)
    action = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    if "oxpecker" in data:
        assert data == yaml.safe_load(ci_file(ROOT, CiSystem.GITLAB).text)
    elif "jobs" in data:
        (ours,) = [each for each in data["jobs"]["oxpecker"]["steps"] if each.get("id")]
        assert set(ours["with"]) <= set(action["inputs"])
        used = re.findall(rf"steps\.{ours['id']}\.outputs\.(\w+)", block.text)
        assert used and set(used) <= set(action["outputs"])
        check(ours["with"]["arguments"].split())
    else:
        ((used_hook,),) = [repository["hooks"] for repository in data["repos"]]
        assert used_hook["id"] == hook["id"] and set(used_hook) <= {"id", "args"}
        check(used_hook["args"][1:])


def check(options: list[str]) -> None:
    """The options are ones that the command has."""
    run = CliRunner().invoke(cli, ["check", str(ROOT / "examples/transfer.oox"), *options])
    assert run.exit_code == 0, run.output
