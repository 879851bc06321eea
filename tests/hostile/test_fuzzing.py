"""A few mutated inputs for every reader; `benchmarks/fuzz.py` tries as many as you like."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.exhaustive import tries
from tests.hostile.fuzzing.mutation import LARGEST
from tests.hostile.fuzzing.readers import READERS, input_of

SLOW = ("java", "jml", "class", "jar", "lsp")


@pytest.mark.sampled
@pytest.mark.parametrize("name", READERS)
def test_mutated_inputs_are_read_or_refused(name: str, tmp_path: Path) -> None:
    if name == "lsp":
        pytest.importorskip("pygls")
    for number in range(tries(4 if name in SLOW else 20)):
        folder = tmp_path / str(number)
        folder.mkdir()
        READERS[name].read(input_of(READERS[name], 1, number), folder)


@pytest.mark.parametrize("name", ["oox", "class", "http", "task", "jar"])
def test_inputs_are_the_same_in_every_run(name: str) -> None:
    first = [input_of(READERS[name], 7, number) for number in range(5)]
    assert first == [input_of(READERS[name], 7, number) for number in range(5)]
    assert len(set(first)) > 1
    assert all(len(each) <= LARGEST for each in first)


LONG = "x" * 5_000

TEXTS = {
    "a long import": ("java", f"import {LONG}.*; class C {{ {LONG} f; }}"),
    "a long type of JML": ("jml", f"class C {{ //@ ensures {LONG}.a == 1;\n int f() {{ return 1; }} }}"),
    "dimensions of an array": ("java", f"class C {{ int{'[]' * 300} a; int f() {{ return 1; }} }}"),
    "a file name of a task": ("task", f"format_version: '2.0'\ninput_files: {LONG}\n"),
    "aliases of a task": ("task", "a: &a [1,1]\nb: &b [*a,*a]\nformat_version: [*b,*b]\n"),
    "a version": ("maven", f"<project><version>{LONG}</version><modules><module>{LONG}</module></modules></project>"),
    "unclosed comments": ("gradle", "/*" * 40_000),
    "unclosed strings": ("gradle", 'dependencies { "' + '\\"' * 40_000),
    "nested blocks": ("gradle", "sourceSets {" * 9_000 + "}" * 9_000),
    "deep tables": ("catalogue", "a = " + "[" * 20_000),
    "a deep theme": ("theme", "a = " + "[" * 20_000),
    "a schedule with a power": ("schedule", "² 1x² ²=²"),
    "a bracket in a path": ("http", "GET //[ HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    "a bracket in an origin": ("http", "POST / HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[\r\n\r\n"),
    "a forgotten import": ("java", "class C { byte[] f(String s) { Objects.hash(s); return s.getBytes(); } }"),
    "digits of a schedule": ("schedule", "9" * 90_000),
}


@pytest.mark.parametrize("name", TEXTS)
def test_what_campaigns_have_found(name: str, tmp_path: Path) -> None:
    reader, text = TEXTS[name]
    READERS[reader].read(text.encode(), tmp_path)
