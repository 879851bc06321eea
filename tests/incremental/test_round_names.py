"""The names of recorded rounds: the digest of the program is found once, however many rounds a method has."""

from __future__ import annotations

import pickle
from dataclasses import replace
from types import SimpleNamespace

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.engine import Options
from oxpecker.incremental.fingerprint import Fingerprints
from oxpecker.incremental.runs import RunPieces
from oxpecker.oox.source import Source

TEXT = "class A { static int f(int x) { return x; } static int g(int x) { return A.f(x); } }"


def check(text: str, number: int = 0) -> SimpleNamespace:
    loaded = load_sources([Source("a.oox", text)])
    method = loaded.methods_to_check()[number]
    return SimpleNamespace(program=loaded.program, sources=loaded.sources, method=method, options=Options())


def test_the_program_is_digested_once(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[None] = []
    usual = Fingerprints.whole

    def whole(self: Fingerprints) -> str:
        counted.append(None)
        return usual(self)

    monkeypatch.setattr(Fingerprints, "whole", whole)
    pieces, one = RunPieces({}, lambda _key, _data: None), check(TEXT)
    names = {pieces.name(one, details) for details in ("first", "second")}
    names.add(pieces.kept_by(lambda _key, _data: None).name(one, "third"))
    assert len(names) == 3
    assert len(counted) == 1


def test_names_depend_on_program_method_and_options() -> None:
    pieces, one = RunPieces({}, lambda _key, _data: None), check(TEXT)
    other = SimpleNamespace(**{**vars(one), "options": replace(one.options, seed=3)})
    second = SimpleNamespace(**{**vars(one), "method": list(one.program.methods.values())[-1]})
    changed = [check(TEXT.replace("return x", f"return x + {number}")) for number in range(4)]
    names = [pieces.name(each, "") for each in (one, other, second, *changed, one)]
    assert len(set(names)) == len(names) - 1
    assert names[0] == names[-1]


def test_programs_do_not_travel() -> None:
    pieces = RunPieces({}, print)
    pieces.name(check(TEXT), "")
    assert len(pickle.dumps(pieces)) < 500
