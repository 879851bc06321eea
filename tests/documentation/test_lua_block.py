"""The configuration of Neovim: what it starts is a server that takes what it is given."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.documentation.pages import blocks
from tests.lsp.lsp_client import ScriptedClient

LOOP = """class A {
    static int sum(int[] a) requires(a != null) {
        int total := 0;
        int i := 0;
        while (i < #a) { total := total + a[i]; i := i + 1; }
        return total;
    }
}
"""
TOKEN = re.compile(r'\s*(?:(?P<text>"[^"\\]*")|(?P<number>\d+)|(?P<name>\w+)(?=\s*=)|(?P<sign>[{},=]))')


pytest.importorskip("pygls", reason="the extra 'lsp' is not installed")


def read_table(text: str) -> Any:
    """A table of Lua that is made of names, texts, numbers and tables."""
    tokens: list[tuple[str, str]] = []
    place = 0
    while found := TOKEN.match(text, place):
        assert found.lastgroup is not None
        tokens.append((found.lastgroup, found[found.lastgroup]))
        place = found.end()
    assert not text[place:].strip(), f"no table of Lua: {text[place:]}"
    value = _value(tokens)
    assert not tokens
    return value


def _value(tokens: list[tuple[str, str]]) -> Any:
    kind, text = tokens.pop(0)
    if kind == "text":
        return text[1:-1]
    if kind == "number":
        return int(text)
    assert text == "{"
    named: dict[str, Any] = {}
    listed: list[Any] = []
    while tokens[0] != ("sign", "}"):
        if tokens[0][0] == "name":
            name = tokens.pop(0)[1]
            assert tokens.pop(0) == ("sign", "=")
            named[name] = _value(tokens)
        else:
            listed.append(_value(tokens))
        if tokens[0] != ("sign", "}"):
            assert tokens.pop(0) == ("sign", ",")
    tokens.pop(0)
    assert not (named and listed)
    return named or listed


def test_the_server_starts_as_the_page_says(tmp_path: Path) -> None:
    (block,) = blocks("lua")
    call = re.search(r"^ *vim\.lsp\.start\((\{.*?\n    \})\)$", block.text, re.DOTALL | re.MULTILINE)
    assert call is not None
    table = read_table(call[1])
    assert set(table) <= {"name", "cmd", "init_options", "root_dir"}
    assert table["cmd"][0] == "oxpecker"
    client = ScriptedClient({**table["init_options"], "cacheDir": str(tmp_path)}, table["cmd"][1:])
    uri = (tmp_path / "a.oox").as_uri()
    client.open(uri, LOOP, "oox")
    (said,) = client.diagnostics(uri, 1)
    assert "array up to 3" in said["message"]
    assert client.close() == 0


def test_lua_accepts_it() -> None:
    (block,) = blocks("lua")
    if compiler := shutil.which("luac") or shutil.which("luac5.4"):
        subprocess.run([compiler, "-p", "-"], input=block.text, text=True, check=True)
