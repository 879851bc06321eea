"""Signatures and fields of opened modules as atoms. The answers are those of Alloy 6.2."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.relational.alloy import parse_module
from oxpecker.relational.alloy.answers import Answer, Wanted

LIBRARY = "module stock\nsig Item { size: lone Item }\nsig Special extends Item {}\n"
GENERIC = "module labels[thing]\nsig Label { of: thing }\n"
MAIN = "open stock\nopen labels[Own] as l\nsig Own extends Item { f: lone Own, g: lone Item }\n"


@pytest.mark.parametrize(
    ("command", "is_found"),
    [
        ("run { #sig$ = 4 and #field$ = 4 } for 2", True),
        ("run { Special$.parent = Item$ and Own$.parent = Item$ and no Item$.parent } for 2", True),
        ("run { no Own$.parent } for 2", False),
        ("run { all x: sig$ | some x.value } for 2", True),
        ("run { #Item$.fields = 1 and #Own$.fields = 2 } for 2", True),
        ("run { #Item$.subfields = 3 and no Special$.subfields } for 2", True),
        ("run { Item$.subfields = Item$.fields } for 2", False),
        ("check { Item$size.value = Item <: size and stock/Item$.value = Item } for 2", False),
        ("check { Label$.fields = Label$of and l/Label$.value = Label } for 2", False),
        ("check { no Item } for 2", True),
    ],
)
def test_opened_modules_have_atoms(tmp_path: Path, command: str, is_found: bool) -> None:
    (tmp_path / "stock.als").write_text(LIBRARY, encoding="utf-8")
    (tmp_path / "labels.als").write_text(GENERIC, encoding="utf-8")
    text = f"{MAIN}{command}\n"
    module = parse_module(str(tmp_path / "main.als"), text)
    found = Answer(module.commands[0])
    found.run(module, text, Wanted())
    assert (found.error, found.found) == ("", is_found)
