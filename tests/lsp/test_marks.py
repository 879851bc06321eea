"""What an editor shows in and above the text of a Java program, and what can be done there."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

import pytest

from oxpecker.lsp.lenses import STATUS
from tests.lsp.lsp_client import ScriptedClient

pytest.importorskip("pygls", reason="the extra 'lsp' is not installed")

TEXT = """\
class Sums {
    //@ requires a != null;
    //@ ensures \\result >= 0;
    static int sum(int[] a) {
        int s = 0;
        for (int i = 0; i < a.length; i++) {
            s += a[i];
        }
        return s;
    }

    static int size(String word) {
        return word.length();
    }

    //@ ensures \\result == 2 * x;
    static int twice(int x) { return 2 * x; }
}
"""


@pytest.fixture(scope="module")
def uri(client: ScriptedClient, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The program, opened and checked."""
    file = tmp_path_factory.mktemp("marks") / "Sums.java"
    file.write_text(TEXT)
    client.open(file.as_uri(), TEXT, "java")
    client.until_checked("Sums.java")
    return file.as_uri()


def _lenses(client: ScriptedClient, uri: str) -> dict[int, list[dict[str, Any]]]:
    """The commands above each line."""
    found: dict[int, list[dict[str, Any]]] = {}
    for each in client.request("textDocument/codeLens", {"textDocument": {"uri": uri}}):
        found.setdefault(each["range"]["start"]["line"], []).append(each["command"])
    return found


def _run(client: ScriptedClient, command: dict[str, Any]) -> Any:
    asked = {"command": command["command"], "arguments": command["arguments"]}
    return client.request("workspace/executeCommand", asked)


def test_each_method_has_its_verdict_above_it(client: ScriptedClient, uri: str) -> None:
    titles = {line: [each["title"] for each in found] for line, found in _lenses(client, uri).items()}
    assert titles == {
        3: ["✗ Sums.sum([-1]) violates 'ensures'", "check", "test", "states", "values", "explain"],
        11: ["✓ valid, provided that word != null", "check", "test"],
        16: ["✓ valid", "check", "test"],
    }


def test_values_along_a_counterexample(client: ScriptedClient, uri: str) -> None:
    asked = {"textDocument": {"uri": uri}, "range": {"start": _at(0), "end": _at(99)}}
    assert client.request("textDocument/inlayHint", asked) == []
    client.heard.clear()
    (values,) = [each for each in _lenses(client, uri)[3] if each["title"] == "values"]
    _run(client, values)
    assert {"workspace/inlayHint/refresh", "workspace/codeLens/refresh"} <= {each["method"] for each in client.heard}
    shown = {each["position"]["line"]: each["label"] for each in client.request("textDocument/inlayHint", asked)}
    assert shown == {
        2: "violates 'ensures'",
        3: "a = [-1]",
        4: "s = 0",
        5: "i = 0, 1",
        6: "s = -1",
        8: "return -1",
    }
    assert "hide values" in [each["title"] for each in _lenses(client, uri)[3]]
    _run(client, values)
    assert client.request("textDocument/inlayHint", asked) == []


def test_the_states_of_a_counterexample_are_one_page(client: ScriptedClient, uri: str) -> None:
    (states,) = [each for each in _lenses(client, uri)[3] if each["title"] == "states"]
    page = _run(client, states)
    # Before the call, every step, and the violation, each with its line, as the script of the page tells the editor.
    assert page.count('<li id="finding-1-step-') == len(
        re.findall(r'data-at="[^"]*Sums.java:\d+"', page.split("<ol")[-1])
    )
    assert "Sums.sum([-1])" in page and "s := -1" in page
    # The editor lets nothing run or load but what the page names by its secret.
    (nonce,) = set(re.findall(r'nonce="([^"]+)"', page))
    policy = f"default-src 'none'; style-src 'nonce-{nonce}'; script-src 'nonce-{nonce}'"
    assert html.escape(policy) in page
    assert "src=" not in page and "<link" not in page and " style=" not in page and _run(client, states) != page


def test_the_status_names_each_method(client: ScriptedClient, uri: str) -> None:
    client.heard.clear()
    (values,) = [each for each in _lenses(client, uri)[3] if each["title"] == "values"]
    _run(client, values)
    _run(client, values)
    told = [each["params"] for each in client.heard if each["method"] == STATUS]
    assert [(each["name"], each["line"], each["status"]) for each in told[-1]["methods"]] == [
        ("Sums.sum(int[])", 3, "finding"),
        ("Sums.size(String)", 11, "valid"),
        ("Sums.twice(int)", 16, "valid"),
    ]


def test_several_methods_are_checked_again_at_once(client: ScriptedClient, uri: str) -> None:
    client.heard.clear()
    (check,) = [each for each in _lenses(client, uri)[3] if each["title"] == "check"]
    file, _ = check["arguments"]
    _run(client, {"command": check["command"], "arguments": [file, ["Sums.size(String)", "Sums.twice(int)"]]})
    begun = [each for each in client.heard if each["params"].get("value", {}).get("kind") == "begin"]
    assert len(begun) == 1
    assert _lenses(client, uri)[16][0]["title"] == "✓ valid"


def _at(line: int) -> dict[str, int]:
    return {"line": line, "character": 0}


def test_the_outline(client: ScriptedClient, uri: str) -> None:
    (outline,) = client.request("textDocument/documentSymbol", {"textDocument": {"uri": uri}})
    assert (outline["name"], outline["range"]["start"]["line"]) == ("Sums", 0)
    assert [(each["name"], each["selectionRange"]["start"]["line"]) for each in outline["children"]] == [
        ("sum", 3),
        ("size", 11),
        ("twice", 16),
    ]


def test_jml_is_highlighted(client: ScriptedClient, uri: str) -> None:
    data = client.request("textDocument/semanticTokens/full", {"textDocument": {"uri": uri}})["data"]
    kinds = client.initialized["capabilities"]["semanticTokensProvider"]["legend"]["tokenTypes"]
    lines, line, column, words = TEXT.split("\n"), 0, 0, []
    for position in range(0, len(data), 5):
        down, right, length, kind, _ = data[position : position + 5]
        line, column = line + down, right + (0 if down else column)
        words.append((lines[line][column : column + length], kinds[kind]))
    clause = [("ensures", "keyword"), ("\\result", "macro")]
    assert words == [("requires", "keyword"), *clause, *clause]


def test_jml_is_completed(client: ScriptedClient, uri: str) -> None:
    for version, (before, offered, not_offered) in enumerate(
        [
            ("//@ requires a", {"a", "ensures", "Sums", r"\result"}, {"s", "i", "class"}),
            (r"//@ ensures \re", {"result", "forall"}, {"requires"}),
            ("//@ ensures Sums.s", {"sum", "size"}, {"requires"}),
        ],
        2,
    ):
        client.change(uri, TEXT.replace("//@ requires a != null;", before, 1), version)
        asked = {"textDocument": {"uri": uri}, "position": {"line": 1, "character": 4 + len(before)}}
        words = {each["label"] for each in client.request("textDocument/completion", asked)["items"]}
        assert offered <= words and not not_offered & words
        asked["position"] = {"line": 4, "character": 12}
        assert client.request("textDocument/completion", asked)["items"] == []
    client.change(uri, TEXT, 9)


@pytest.mark.parametrize(
    ("title", "inserted", "verdict"),
    [
        ("Add the precondition word != null", "    //@ requires word != null;\n", "✓ valid"),
        (
            "Throw IllegalArgumentException unless word != null",
            '        if (word == null) throw new IllegalArgumentException("expected: word != null");\n',
            "✓ valid, provided that word != null",
        ),
    ],
)
def test_what_callers_must_pass_is_inserted(
    client: ScriptedClient, uri: str, title: str, inserted: str, verdict: str
) -> None:
    where = client.at(uri, TEXT, "size(")["position"]
    asked = {"textDocument": {"uri": uri}, "range": {"start": where, "end": where}, "context": {"diagnostics": []}}
    offered = {each["title"]: each["command"] for each in client.request("textDocument/codeAction", asked)}
    client.heard.clear()
    _run(client, offered[title])
    (edit,) = [each["params"]["edit"] for each in client.heard if each["method"] == "workspace/applyEdit"]
    (change,) = edit["changes"][uri]
    assert change["newText"] == inserted

    # With it, no null pointer is left.
    lines = TEXT.splitlines(keepends=True)
    lines[change["range"]["start"]["line"] : change["range"]["end"]["line"]] = [inserted]
    client.change(uri, "".join(lines), 10)
    client.until_checked("Sums.java")
    at = 12 if "requires" in inserted else 11
    assert _lenses(client, uri)[at][0]["title"] == verdict
    assert [each for each in client.last(uri) if "NullPointerException" in each["message"]] == []
    client.change(uri, TEXT, 11)
    client.told(uri, "otherwise it throws NullPointerException")


def test_a_report_is_opened(client: ScriptedClient, uri: str) -> None:
    client.heard.clear()
    page = _run(client, _lenses(client, uri)[3][0])
    assert "Sums.sum" in Path(page).read_text(encoding="utf-8")
    (shown,) = [each["params"] for each in client.heard if each["method"] == "window/showDocument"]
    assert shown == {"uri": Path(page).as_uri(), "external": True}


def test_commands_read_files_so_changes_must_be_saved(client: ScriptedClient, uri: str) -> None:
    client.change(uri, TEXT + "\n", 12)
    (test,) = [each for each in _lenses(client, uri)[3] if each["title"] == "test"]
    assert _run(client, test) == "Sums.java has unsaved changes: save it first"
    client.change(uri, TEXT, 13)


def test_errors_of_java_while_it_is_typed(client: ScriptedClient, uri: str) -> None:
    client.change(uri, TEXT.replace("return 2 * x;", "return 2 * ;"), 14)
    client.told(uri, "syntax error: a name is missing here")
    assert {each["code"] for each in client.last(uri)} >= {"program", "ensures"}
    client.change(uri, TEXT.replace("return 2 * x;", 'return "2";'), 15)
    client.told(uri, "incompatible types: String cannot be converted to int")
    client.change(uri, TEXT.replace("return 2 * x;", "return 200 / x;"), 16)
    client.told(uri, "Sums.twice(0) throws ArithmeticException")
