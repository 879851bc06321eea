"""The language server, driven over standard input and output as an editor does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.lsp.lsp_client import ScriptedClient

pytest.importorskip("pygls", reason="the extra 'lsp' is not installed")

TEXT = """\
class Account {
    int balance;
    void add(int n) requires(n >= 0) ensures(this.balance > old(this.balance)) {
        this.balance := this.balance + n;
    }
}
class Main {
    static int sum(int[] a) requires(a != null) {
        int total := 0;
        int i := 0;
        while (i < #a) { total := total + a[i]; i := i + 1; }
        return total;
    }
    static void use(Account account) requires(account != null) {
        account.add(1);
    }
}
"""


def test_a_session(client: ScriptedClient, tmp_path: Path) -> None:
    uri = (tmp_path / "session.oox").as_uri()
    client.open(uri, TEXT, "oox")
    token = client.begun("session.oox")
    wrong, bounded = client.diagnostics(uri, 2)

    # Diagnostics stand at their lines.
    assert wrong["range"]["start"] == {"line": 2, "character": 37}
    assert wrong["range"]["end"]["line"] == 2
    assert (wrong["severity"], wrong["code"], wrong["source"]) == (1, "ensures", "oxpecker")
    assert "Account{balance: 0}.add(0) violates 'ensures'" in wrong["message"]
    assert bounded["range"]["start"]["line"] == 7
    assert "valid within bounds (array up to 2)" in bounded["message"]
    client.until_ended(token)
    kinds = [each["kind"] for each in client.progress(token)]
    assert kinds[0] == "begin" and kinds[-1] == "end" and "report" in kinds

    # Hovering tells the verdict and the contract.
    shown = client.request("textDocument/hover", client.at(uri, TEXT, "sum("))["contents"]["value"]
    assert "Main.sum(int[])" in shown
    assert "requires(a != null)" in shown
    assert "valid within bounds (array up to 2)" in shown
    assert "paths" in shown
    assert client.request("textDocument/hover", client.at(uri, TEXT, "int balance")) is None

    # Names lead to their declarations.
    for word, offset, line in [
        ("account.add", 8, 2),
        ("old(this.balance", 9, 1),
        ("Account account", 0, 0),
        ("return total", 7, 8),
    ]:
        found = client.request("textDocument/definition", client.at(uri, TEXT, word, offset))
        assert (found["uri"], found["range"]["start"]["line"]) == (uri, line), word
    assert client.request("textDocument/definition", client.at(uri, TEXT, "static")) is None

    # What can be done is offered.
    where = client.at(uri, TEXT, "sum(")["position"]
    asked = {"textDocument": {"uri": uri}, "range": {"start": where, "end": where}, "context": {"diagnostics": []}}
    offered = {each["title"]: each["command"] for each in client.request("textDocument/codeAction", asked)}
    command = offered["Raise the bound 'array' to 4"]
    client.request("workspace/executeCommand", {"command": command["command"], "arguments": command["arguments"]})
    assert any("array up to 4" in _messages(message) for message in client.heard)

    where = client.at(uri, TEXT, "ensures(this")["position"]
    asked["range"] = {"start": where, "end": where}
    offered = {each["title"]: each["command"] for each in client.request("textDocument/codeAction", asked)}
    command = offered["Replay Account{balance: 0}.add(0)"]
    (tmp_path / "session.oox").write_text(TEXT)
    output = client.request(
        "workspace/executeCommand", {"command": command["command"], "arguments": command["arguments"]}
    )
    assert "violates" in output


def _messages(message: dict[str, Any]) -> str:
    return " ".join(each["message"] for each in message["params"].get("diagnostics", []))


def test_what_is_still_known_after_an_edit(client: ScriptedClient, tmp_path: Path) -> None:
    uri = (tmp_path / "edited.oox").as_uri()
    client.open(uri, TEXT, "oox")
    client.until_checked("edited.oox")
    assert len(client.last(uri)) == 2

    # A line above: everything is still known, at its new place, without a check.
    client.change(uri, "\n" + TEXT)
    wrong, bounded = client.diagnostics(uri, 2)
    assert (wrong["range"]["start"]["line"], bounded["range"]["start"]["line"]) == (3, 8)

    # Errors are shown at once. Nothing is checked, and what is known about other methods stays.
    client.change(uri, "\n" + TEXT.replace("total + a[i]", "totl + a[i]"), 3)
    error = client.told(uri, "totl")
    assert error["range"]["start"] == {"line": 11, "character": 34}
    assert [each["code"] for each in client.last(uri)] == ["program", "ensures"]
    assert _lens(client, uri, 8) == ["… not checked"]
    assert _lens(client, uri, 3)[0] == "✗ Account{balance: 0}.add(0) violates 'ensures'"

    # Who saves it nevertheless gets the verdicts of the other methods.
    client.change(uri, TEXT.replace("total + a[i]", "totl + a[i]"), 4)
    client.save(uri)
    client.until_checked("edited.oox")
    error, wrong, unknown = client.last(uri)
    assert (error["code"], wrong["code"], unknown["code"]) == ("program", "ensures", "unknown")
    assert "Main.sum(int[]): unknown" in unknown["message"]

    # A mended contract: only what it concerns is checked, as soon as it is typed.
    client.change(uri, TEXT.replace("requires(n >= 0)", "requires(n > 0)"), 5)
    token = client.until_checked("edited.oox")
    assert _lens(client, uri, 2)[0] == "✓ valid"
    reports = [each.get("message", "") for each in client.progress(token)]
    assert {text for text in reports if "(" in text} == {"Account.add(int)", "Main.use(Account)"}


def _lens(client: ScriptedClient, uri: str, line: int) -> list[str]:
    """The titles above a line."""
    found = client.request("textDocument/codeLens", {"textDocument": {"uri": uri}})
    return [each["command"]["title"] for each in found if each["range"]["start"]["line"] == line]


def test_completion(client: ScriptedClient, tmp_path: Path) -> None:
    uri = (tmp_path / "account.oox").as_uri()
    client.open(uri, TEXT, "oox")
    edited = TEXT.replace("account.add(1);", "account. ; Main. ; th ;")
    client.change(uri, edited)

    def words(text: str) -> set[str]:
        asked = client.at(uri, edited, text, len(text))
        return {item["label"] for item in client.request("textDocument/completion", asked)["items"]}

    assert words("account.") == {"balance", "add"}
    assert words("Main.") == {"sum", "use"}
    assert {"this", "throw", "Account", "Main", "account", "ensures", "invariant"} <= words("; th")


@pytest.mark.parametrize("is_busy", [True, False])
def test_a_long_check_can_be_cancelled(client: ScriptedClient, tmp_path: Path, is_busy: bool) -> None:
    uri = (tmp_path / "long.oox").as_uri()
    text = "class A { static int f(int n, int m) { int i := 0; while (i < n * m) { i := i + 1; } return i; } }"
    client.open(uri, text, "oox")
    token = client.begun("long.oox")
    if is_busy:
        client.wait_for("$/progress", lambda p: p["token"] == token and "paths" in p["value"].get("message", ""))
    client.notify("window/workDoneProgress/cancel", {"token": token})
    client.until_ended(token)
    shown = client.request("textDocument/hover", client.at(uri, text, "f(int"))
    assert "not checked yet" in shown["contents"]["value"]


def test_java_with_the_file_beside_it(client: ScriptedClient, tmp_path: Path) -> None:
    (tmp_path / "Helper.java").write_text("class Helper { static int help(int x) { return x; } }")
    text = "class Use {\n    //@ ensures \\result != 7;\n    static int f(int x) { return Helper.help(x); }\n}\n"
    file = tmp_path / "Use.java"
    file.write_text(text)
    uri = file.as_uri()
    client.open(uri, text, "java")
    (wrong,) = client.diagnostics(uri, 1)
    assert "Use.f(7) violates 'ensures'" in wrong["message"]
    assert wrong["range"]["start"]["line"] == 1
    found = client.request("textDocument/definition", client.at(uri, text, "help("))
    assert found["uri"] == (tmp_path / "Helper.java").as_uri()
    where = client.at(uri, text, "f(int")["position"]
    asked = {"textDocument": {"uri": uri}, "range": {"start": where, "end": where}, "context": {"diagnostics": []}}
    offered = {each["title"]: each["command"] for each in client.request("textDocument/codeAction", asked)}
    # Commands read the whole program, as the server does; where there is a contract, none is offered.
    for title, said in [("Replay Use.f(7)", "violates 'ensures'"), ("Write tests of Use.f(int) that show it", "wrote")]:
        asked = {"command": offered[title]["command"], "arguments": offered[title]["arguments"]}
        assert said in client.request("workspace/executeCommand", asked)
    assert (tmp_path / "Use-tests" / "UsePathTest.java").exists()
    assert not [title for title in offered if title.startswith("Insert")]


def test_a_call_that_breaks_a_condition_is_told_once(client: ScriptedClient, tmp_path: Path) -> None:
    text = """class Words {
    static int size(String s) { return s.length(); }
    static int none() { return size(null); }
    static int again() { return none(); }
}
"""
    file = tmp_path / "Words.java"
    file.write_text(text)
    uri = file.as_uri()
    client.open(uri, text, "java")
    published = client.wait_for(
        "textDocument/publishDiagnostics", lambda p: any("also reached" in each["message"] for each in p["diagnostics"])
    )
    told = {each["range"]["start"]["line"]: each for each in published["diagnostics"]}
    assert set(told) == {1, 2}
    assert "Words.size(String) needs that s != null" in told[1]["message"]
    assert told[2]["severity"] == 1 and "breaks a condition of Words.size(String): s != null" in told[2]["message"]
    assert told[2]["message"].endswith("; also reached from Words.again()")
    assert [each["location"]["range"]["start"]["line"] for each in told[2]["relatedInformation"]][-1] == 1
    shown = client.request("textDocument/hover", client.at(uri, text, "size(String"))
    assert "provided that s != null" in shown["contents"]["value"]


def test_a_wrong_option_is_told(tmp_path: Path) -> None:
    client = ScriptedClient({"options": {"arrays": 2}, "check": "save", "cacheDir": str(tmp_path)})
    said = [m["params"]["message"] for m in client.heard if m["method"] == "window/showMessage"]
    said = said or [client.wait_for("window/showMessage")["message"]]
    assert "did you mean 'array'" in said[0]

    # Who wants checks only when a file is saved gets none before.
    uri, text = (tmp_path / "a.oox").as_uri(), "class A { static int f(int n) ensures(retval > n) { return n; } }"
    client.open(uri, text, "oox")
    client.told(uri, "A.f(0) violates 'ensures'")
    client.wait_for("$/progress", lambda p: p["value"]["kind"] == "end")
    client.heard.clear()
    client.change(uri, text.replace("return n;", "return n + 1;"))
    client.diagnostics(uri, 0)
    assert _lens(client, uri, 0)[0] == "… not checked"
    client.save(uri)
    client.until_checked("a.oox")
    assert len([m for m in client.heard if "title" in m["params"].get("value", ())]) == 1
    assert _lens(client, uri, 0)[0] == "✓ valid"
    assert client.close() == 0


def test_files_and_the_source_choose_options(client: ScriptedClient, tmp_path: Path) -> None:
    (tmp_path / "oxpecker.toml").write_text("array = 9\nexceptions = 'finding'\n")
    text = TEXT.replace("    static int sum", "    // oxpecker: chain=1\n    static int sum").replace(
        "a != null", "true"
    )
    uri = (tmp_path / "account.oox").as_uri()
    client.open(uri, text, "oox")
    thrown = client.told(uri, "throws")
    assert thrown["code"] == "exception"  # said by the file; the editor says array=2

    # A mistake is shown where it is, and nothing is checked.
    wrong = text.replace("chain=1", "chian=1")
    client.change(uri, wrong, 2)
    told = client.told(uri, "did you mean 'chain'")
    assert (told["code"], told["range"]["start"]["line"]) == ("configuration", 7)
    (tmp_path / "oxpecker.toml").write_text("arry = 9\n")
    client.change(uri, text, 3)
    told = client.told(uri, "did you mean 'array'")
    assert (told["code"], told["range"]["start"]["line"]) == ("configuration", 0)
    assert "oxpecker.toml:1" in told["message"]


def test_an_inferred_contract_is_shown_and_inserted(client: ScriptedClient, tmp_path: Path) -> None:
    text = "class Cell {\n    int value;\n    void put(int value) {\n        this.value = value;\n    }\n}\n"
    uri = (tmp_path / "Cell.java").as_uri()
    client.open(uri, text, "java")
    client.until_checked("Cell.java")
    place = client.at(uri, text, "put(")
    assert "ensures this.value == value;" in client.request("textDocument/hover", place)["contents"]["value"]
    where = place["position"]
    asked = {"textDocument": {"uri": uri}, "range": {"start": where, "end": where}, "context": {"diagnostics": []}}
    offered = {each["title"]: each["command"] for each in client.request("textDocument/codeAction", asked)}
    command = offered["Insert the inferred contract of Cell.put(int)"]
    client.heard.clear()
    client.request("workspace/executeCommand", {"command": command["command"], "arguments": command["arguments"]})
    (edit,) = [message["params"]["edit"] for message in client.heard if message["method"] == "workspace/applyEdit"]
    (inserted,) = edit["changes"][uri]
    assert inserted["range"]["start"] == inserted["range"]["end"] == {"line": 2, "character": 0}
    assert inserted["newText"] == "    //@ ensures this.value == value;\n    //@ assignable this.value;\n"

    # Where there is a contract, none is written.
    lines = text.split("\n")
    client.change(uri, "\n".join([*lines[:2], inserted["newText"].rstrip("\n"), *lines[2:]]), 2)
    client.save(uri)
    client.until_checked("Cell.java")
    client.heard.clear()
    client.request("workspace/executeCommand", {"command": command["command"], "arguments": command["arguments"]})
    (said,) = [message["params"]["message"] for message in client.heard if message["method"] == "window/showMessage"]
    assert said == "Cell.put(int): no contract was inserted: it has a contract"


def test_properties_that_are_not_checked_are_named(client: ScriptedClient, tmp_path: Path) -> None:
    uri = (tmp_path / "n.oox").as_uri()
    text = "class N {\n    //@ alloy p: no N' - N\n    static void f(N n) { }\n    int v; //@ alloy q: no N\n}\n"
    client.open(uri, text, "oox")
    unread, unchecked = sorted(client.diagnostics(uri, 2), key=lambda each: "is not checked" in each["message"])
    assert "this property is ignored" in unread["message"] and unread["range"]["start"]["line"] == 3
    assert "n.oox:2:5 is not checked; use --engine refine to check it" in unchecked["message"]
