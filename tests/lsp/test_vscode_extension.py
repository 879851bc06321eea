"""The VS Code extension: its manifest, its grammar, and how its client starts the server."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from oxpecker import __version__
from oxpecker.lsp.lenses import STATUS, Status
from oxpecker.oox.lexer import RESERVED
from tests.tools import Tool, missing

FOLDER = Path(__file__).parents[2] / "editors" / "vscode"


def _json(name: str) -> Any:
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def test_the_manifest_names_what_is_there() -> None:
    manifest = _json("package.json")
    assert manifest["version"] == __version__
    (language,) = manifest["contributes"]["languages"]
    (grammar,) = manifest["contributes"]["grammars"]
    assert (FOLDER / language["configuration"]).is_file()
    assert (FOLDER / grammar["path"]).is_file()
    assert grammar["scopeName"] == _json(grammar["path"])["scopeName"]
    assert (FOLDER / manifest["icon"]).read_bytes().startswith(b"\x89PNG")
    for command in (entry for entries in manifest["contributes"]["menus"].values() for entry in entries):
        assert command["command"] in {each["command"] for each in manifest["contributes"]["commands"]}
    packed = (FOLDER / ".vscodeignore").read_text().split()
    assert {"!package.json", "!language-configuration.json", "!syntaxes/**", "!dist/**", f"!{manifest['icon']}"} <= set(
        packed
    )


def test_the_manifest_has_what_a_registry_wants() -> None:
    manifest = _json("package.json")
    assert manifest["repository"]["directory"] == "editors/vscode" and "private" not in manifest
    assert {"publisher", "license", "icon", "homepage", "bugs", "categories", "keywords"} <= set(manifest)
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", (FOLDER / "README.md").read_text(encoding="utf-8"))
    assert pictures and all((FOLDER / each).read_bytes().startswith(b"\x89PNG") for each in pictures)


def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """The patterns for single words, with what they name them."""
    groups = _json("syntaxes/oox.tmLanguage.json")["repository"].values()
    patterns = [pattern for group in groups for pattern in group["patterns"]]
    parts = ("match", "begin", "end")
    return [(each.get("name", ""), re.compile(each[part])) for each in patterns for part in parts if part in each]


@pytest.mark.parametrize("word", sorted(RESERVED))
def test_every_reserved_word_is_highlighted(word: str) -> None:
    names = [name for name, pattern in _patterns() if name and (m := pattern.match(f"{word} ")) and m[0] == word]
    assert any(name.startswith(("keyword", "storage", "constant", "variable")) for name in names)


@pytest.mark.parametrize("word", ["classes", "x", "iff", "newest", "returned", "old"])
def test_other_words_are_not(word: str) -> None:
    assert not [name for name, pattern in _patterns() if name and pattern.match(f"{word} ")]


DRIVER = r"""
// A VS Code in which nothing is shown: what the extension asks for is written down.
const Module = require("module");
const seen = { started: 0, stopped: 0, marks: {}, commands: {}, outcomes: [], opened: [] };
const settings = JSON.parse(process.argv[1]);
class LanguageClient {
  constructor(id, name, server, client) { Object.assign(seen, { id, server, client }); }
  onNotification(name, hear) { seen.notification = name; seen.hear = hear; }
  async start() { seen.started += 1; }
  async stop() { seen.stopped += 1; }
}
class Items extends Map {
  add(item) { item.parent = this.owner; this.set(item.id, item); }
  replace(items) { this.clear(); items.forEach((item) => this.add(item)); }
  forEach(act) { [...this.values()].forEach(act); }
}
const controller = {
  items: new Items(),
  createRunProfile: (label, kind, run, isDefault) => {
    seen.profile = { label, kind, isDefault };
    seen.runTests = run;
  },
  createTestItem: (id, label, uri) => {
    const item = { id, label, uri, children: new Items() };
    item.children.owner = item;
    return item;
  },
  createTestRun: () => {
    const tell = (outcome) => (item, message) => seen.outcomes.push([outcome, item?.label, message?.text]);
    const run = Object.fromEntries(["started", "passed", "failed", "skipped", "end"].map((each) => [each, tell(each)]));
    return { ...run, appendOutput: (text) => seen.outcomes.push(["output", text]) };
  },
  dispose() {},
};
const editor = {
  document: { uri: "file:///A.java" },
  revealRange: (range) => seen.opened.push(["revealed", range.place]),
  setDecorations: (kind, marks) => {
    if (!marks.length) return;
    if (!kind.look.gutterIconPath) { seen.opened.push(["marked", marks[0].place]); return; }
    const picture = Buffer.from(kind.look.gutterIconPath.split(",")[1], "base64").toString();
    seen.marks[picture] = marks;
  },
};
const vscode = {
  workspace: {
    getConfiguration: () => ({ get: (key) => settings[key] }),
    onDidChangeConfiguration: () => ({}),
  },
  commands: {
    registerCommand: (name, run) => {
      seen.commands[name] = true;
      if (name === "oxpecker.restart") seen.run = run;
      return {};
    },
    executeCommand: async (...given) => {
      seen.asked = given;
      tell(["finding", "valid", "unknown"]);
    },
  },
  window: {
    showErrorMessage: (text) => { throw new Error(text); },
    createTextEditorDecorationType: (look) => ({ look, dispose() {} }),
    onDidChangeVisibleTextEditors: () => ({}),
    createWebviewPanel: (kind, title, place, options) => {
      const webview = { onDidReceiveMessage: (hear) => { seen.look = hear; } };
      seen.panel = { kind, title, options, webview };
      return { webview, reveal() { seen.revealed = true; }, onDidDispose() {}, dispose() {} };
    },
    showTextDocument: async (uri, options) => {
      seen.opened.push(["opened", uri, options.preserveFocus]);
      return editor;
    },
    visibleTextEditors: [editor],
  },
  tests: { createTestController: () => controller },
  TestRunProfileKind: { Run: 1 },
  TestMessage: class { constructor(text) { this.text = text; } },
  TextEditorRevealType: { InCenterIfOutsideViewport: 2 },
  ViewColumn: { Beside: -2, One: 1 },
  Uri: {
    parse: (text) => {
      const path = text.slice(7);
      return { path, fsPath: path, toString: () => text, split: (by) => text.split(by) };
    },
    file: (path) => ({ toString: () => `file://${path}` }),
  },
  Location: class {},
  ThemeColor: class {},
  Range: class { constructor(...place) { this.place = place; } },
};
const load = Module._load;
Module._load = (name, ...rest) =>
  name === "vscode" ? vscode : name === "vscode-languageclient/node" ? { LanguageClient } : load(name, ...rest);
const extension = require(process.argv[2]);
const names = ["A.f(int)", "A.g()", "A.h()"];
function tell(statuses) {
  const method = (status, i) => ({ name: names[i], line: 4 + i, status, title: `- ${names[i]} is ${status}` });
  seen.hear({ uri: "file:///A.java", methods: statuses.map(method) });
}
(async () => {
  const context = { subscriptions: [] };
  await extension.activate(context);
  await seen.run();
  tell(["finding", "checking", "waiting"]);
  const [file] = controller.items.values();
  seen.items = [...file.children.values()].map(({ label, description, range }) => ({ label, description, range }));
  await seen.runTests({ include: [file], exclude: [...file.children.values()].slice(3) }, {});
  const execute = seen.client.middleware.executeCommand;
  for (let i = 0; i < 2; i++) await execute("oxpecker.states", ["/A.java", "A.f(int)"], async () => "<p>page</p>");
  await seen.look({ kind: "step", file: "/A.java", line: 7 });
  await seen.look({ kind: "open", file: "/B.java", line: 9 });
  seen.hear({ uri: "file:///A.java", methods: [] });
  seen.left = controller.items.size;
  await extension.deactivate();
  seen.subscriptions = context.subscriptions.length;
  console.log(JSON.stringify(seen));
})();
"""


@pytest.fixture(scope="module")
def seen() -> Any:
    """What the extension asks of an editor: it starts, restarts, shows marks, runs tests, shows states, and ends."""
    node = shutil.which("node")
    if node is None:
        missing(Tool.NODE)
    properties = _json("package.json")["contributes"]["configuration"]["properties"]
    usual = {name.removeprefix("oxpecker."): each["default"] for name, each in properties.items()}
    arguments = [node, "-e", DRIVER, json.dumps({**usual, "options": {"array": 2}}), str(FOLDER / "extension.js")]
    done = subprocess.run(arguments, capture_output=True, text=True, check=True, timeout=600)
    return json.loads(done.stdout)


def test_the_client_starts_and_stops_the_server(seen: Any) -> None:
    assert seen["server"] == {"command": "oxpecker", "args": ["lsp", "--stdio"]}
    assert [each["language"] for each in seen["client"]["documentSelector"]] == ["oox", "java"]
    chosen = {"options": {"array": 2}, "language": {}, "cacheDir": "", "check": "type", "status": True, "states": True}
    assert seen["client"]["initializationOptions"] == chosen
    assert (seen["started"], seen["stopped"], seen["subscriptions"]) == (2, 2, 7)
    commands = _json("package.json")["contributes"]["commands"]
    assert set(seen["commands"]) == {each["command"] for each in commands}


def test_methods_have_marks(seen: Any) -> None:
    assert seen["notification"] == STATUS
    assert all(ElementTree.fromstring(picture).tag.endswith("svg") for picture in seen["marks"])
    told = sorted((mark["range"]["place"][0], mark["hoverMessage"]) for (mark,) in seen["marks"].values())
    assert told[0] == (4, "Oxpecker: - A.f(int) is finding")
    assert {"Oxpecker: - A.g() is valid", "Oxpecker: - A.h() is unknown"} <= {words for _, words in told}


def test_methods_are_tests(seen: Any) -> None:
    assert seen["profile"] == {"label": "Check", "kind": 1, "isDefault": True}
    # Without a range: VS Code would put a button where the mark is.
    assert seen["items"][0] == {"label": "A.f(int)", "description": "- A.f(int) is finding"}
    assert seen["asked"] == ["oxpecker.check", "/A.java", ["A.f(int)", "A.g()", "A.h()"]]
    assert seen["outcomes"] == [
        *(["started", name, None] for name in ("A.f(int)", "A.g()", "A.h()")),
        ["output", "A.f(int): - A.f(int) is finding\r\n"],
        ["failed", "A.f(int)", "A.f(int) is finding"],
        ["output", "A.g(): - A.g() is valid\r\n"],
        ["passed", "A.g()", None],
        ["output", "A.h(): - A.h() is unknown\r\n"],
        ["skipped", "A.h()", None],
        ["end", None, None],
    ]
    assert seen["left"] == 0


def test_states_are_a_view_beside_the_text(seen: Any) -> None:
    panel = seen["panel"]
    assert (panel["title"], panel["webview"]["html"]) == ("A.f(int)", "<p>page</p>")
    assert panel["options"]["enableScripts"] and panel["options"]["localResourceRoots"] == []
    # Asked for twice, it is one view. A step marks its line; a link opens its file.
    assert seen["revealed"]
    step = [["revealed", [6, 0, 6, 0]], ["marked", [6, 0, 6, 0]]]
    assert seen["opened"][:2] == step and seen["opened"][2][::2] == ["opened", False]
    assert seen["opened"][-1] == ["marked", [8, 0, 8, 0]]


def test_every_status_has_a_mark() -> None:
    script = (FOLDER / "gutter.js").read_text(encoding="utf-8")
    for table in ("COLOURS", "SHAPES"):
        entries = re.search(rf"const {table} = \{{(.*?)\n\}};", script, re.DOTALL)
        assert entries is not None
        assert re.findall(r"^  (\w+):", entries[1], re.MULTILINE) == [str(status) for status in Status]
