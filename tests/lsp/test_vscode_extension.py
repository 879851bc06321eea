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
    packed = (FOLDER / ".vscodeignore").read_text().split()
    assert {"!package.json", "!language-configuration.json", "!syntaxes/**", "!dist/**", f"!{manifest['icon']}"} <= set(
        packed
    )


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
const Module = require("module");
const seen = { started: 0, stopped: 0, marks: {} };
const settings = JSON.parse(process.argv[1]);
class LanguageClient {
  constructor(id, name, server, client) { Object.assign(seen, { id, server, client }); }
  onNotification(name, hear) { seen.notification = name; seen.hear = hear; }
  async start() { seen.started += 1; }
  async stop() { seen.stopped += 1; }
}
const vscode = {
  workspace: {
    getConfiguration: () => ({ get: (key) => settings[key] }),
    onDidChangeConfiguration: () => ({}),
  },
  commands: { registerCommand: (name, run) => { seen.command = name; seen.run = run; return {}; } },
  window: {
    showErrorMessage: (text) => { throw new Error(text); },
    createTextEditorDecorationType: (look) => ({ look, dispose() {} }),
    onDidChangeVisibleTextEditors: () => ({}),
    visibleTextEditors: [{
      document: { uri: "file:///A.java" },
      setDecorations: (kind, marks) => {
        const picture = Buffer.from(kind.look.gutterIconPath.split(",")[1], "base64").toString();
        if (marks.length) seen.marks[picture] = marks;
      },
    }],
  },
  Uri: { parse: (text) => text },
  Range: class { constructor(...place) { this.place = place; } },
};
const load = Module._load;
Module._load = (name, ...rest) =>
  name === "vscode" ? vscode : name === "vscode-languageclient/node" ? { LanguageClient } : load(name, ...rest);
const extension = require(process.argv[2]);
(async () => {
  const context = { subscriptions: [] };
  await extension.activate(context);
  await seen.run();
  seen.hear({ uri: "file:///A.java", methods: [{ line: 4, status: "finding", title: "A.f(0) fails" }] });
  await extension.deactivate();
  seen.subscriptions = context.subscriptions.length;
  console.log(JSON.stringify(seen));
})();
"""


def test_the_client_starts_and_stops_the_server() -> None:
    node = shutil.which("node")
    if node is None:
        missing(Tool.NODE)
    properties = _json("package.json")["contributes"]["configuration"]["properties"]
    usual = {name.removeprefix("oxpecker."): each["default"] for name, each in properties.items()}
    arguments = [node, "-e", DRIVER, json.dumps({**usual, "options": {"array": 2}}), str(FOLDER / "extension.js")]
    done = subprocess.run(arguments, capture_output=True, text=True, check=True, timeout=600)
    seen = json.loads(done.stdout)
    assert seen["server"] == {"command": "oxpecker", "args": ["lsp", "--stdio"]}
    assert [each["language"] for each in seen["client"]["documentSelector"]] == ["oox", "java"]
    chosen = {"options": {"array": 2}, "language": {}, "cacheDir": "", "check": "type", "status": True}
    assert seen["client"]["initializationOptions"] == chosen
    assert (seen["started"], seen["stopped"], seen["command"], seen["subscriptions"]) == (2, 2, "oxpecker.restart", 4)

    # A mark beside the method, with its own picture.
    assert seen["notification"] == STATUS
    ((picture, (mark,)),) = seen["marks"].items()
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert mark == {"range": {"place": [4, 0, 4, 0]}, "hoverMessage": "Oxpecker: A.f(0) fails"}


def test_every_status_has_a_mark() -> None:
    script = (FOLDER / "extension.js").read_text(encoding="utf-8")
    for table in ("COLOURS", "SHAPES"):
        entries = re.search(rf"const {table} = \{{(.*?)\n\}};", script, re.DOTALL)
        assert entries is not None
        assert re.findall(r"^  (\w+):", entries[1], re.MULTILINE) == [str(status) for status in Status]
