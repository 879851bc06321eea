"""Replay commands pass what open methods return: values as Java writes them, and the very objects that are known."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli

PROGRAM = """
import java.util.*;

enum Color { RED, GREEN }

class Node { Node next; int value; }

interface Source {
    Color color();
    List<Integer> numbers();
    Map<String, Integer> prices();
    Object same(Object given);
    Source inner();
    Node node(Node start);
    Node[] nodes();
}

class Checks {
    static final Object END = new Object();

    static void constant(Source s) { if (s != null) assert s.color() != Color.GREEN; }

    static void list(Source s) { if (s != null && s.numbers() != null) assert s.numbers().size() != 1; }

    static void map(Source s) { if (s != null && s.prices() != null) assert s.prices().get("k") == null; }

    static void argument(Source s, Object o) { if (s != null && o != null) assert s.same(o) != o; }

    static void receiver(Source s) { if (s != null) assert s.inner() != s; }

    static void field(Source s, Node n) { if (s != null && n != null && n.next != null) assert s.node(n) != n.next; }

    static void element(Source s, Node[] n) {
        if (s != null && n != null && n.length > 1 && n[1] != null) assert s.node(null) != n[1];
    }

    static void earlier(Source s) {
        Node[] all = s == null ? null : s.nodes();
        if (all != null && all.length == 1 && all[0] != null) assert s.node(null) != all[0];
    }

    static void ofStaticField(Source s) { if (s != null) assert s.same(null) != END; }
}
"""

ANSWERS = {
    "constant": "Color.GREEN",
    "list": "[] [0]",
    "map": '{} {"k"=0}',
    "argument": "*s",
    "receiver": "*s",
    "field": "*n",
    "element": "*n[1]",
    "earlier": "[Node{next: null, value: 0}] *answer1[0]",
    "ofStaticField": "Checks.END",
}
"""The results of the counterexample; an argument that may be any object may be the receiver, too."""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program."""
    made = tmp_path_factory.mktemp("answers") / "Checks.java"
    made.write_text(PROGRAM)
    return made


@pytest.mark.parametrize("method", ANSWERS)
def test_the_replay_command_passes_the_same_objects(file: Path, method: str) -> None:
    checked = CliRunner().invoke(cli, ["check", str(file), "--method", f"Checks.{method}"]).output
    command = next(line.partition("replay: ")[2] for line in checked.splitlines() if "replay: " in line)
    words = shlex.split(command)[1:]
    assert words[words.index("--answers") + 1] == ANSWERS[method]
    assert "threw AssertionError" in CliRunner().invoke(cli, words).output


def test_a_name_that_leads_to_nothing_is_an_error(file: Path) -> None:
    words = ["run", str(file), "--method", "Checks.element", "--args", "Source{}, [null, Node{}]"]
    said = CliRunner().invoke(cli, [*words, "--answers", "*n[2]"])
    assert said.exit_code == 2
    assert "no Node is named 'n[2]' before this" in said.output
