"""A final field that a thread reads after its constructor is no data race, however the object was passed on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import oxpecker

PUBLISHED = """
class Published {
    static final class Point { final int x; int y; Point(int x) { this.x = x; this.y = x; } }
    static final class Early { static Early shared; final int x; Early() { shared = this; x = 1; } }
    static Point point;
    static Integer number;
    static String text;

    static void fields() {
        point = null;
        new Thread(() -> point = new Point(1)).start();
        Point seen = point;
        if (seen != null) { int sum = seen.x + seen.y; }
    }
    static void numbers() {
        number = null;
        new Thread(() -> number = 1000).start();
        Integer seen = number;
        if (seen != null) { int value = seen; }
    }
    static void texts(int n) {
        text = null;
        new Thread(() -> text = "a" + n).start();
        String seen = text;
        if (seen != null) { int length = seen.length(); }
    }
    static void early() {
        Early.shared = null;
        new Thread(() -> new Early()).start();
        Early seen = Early.shared;
        if (seen != null) { int value = seen.x; }
    }
}
"""


@pytest.mark.parametrize(
    ("method", "races"),
    [
        ("fields", {"Published.point", "Published.Point.y"}),
        ("numbers", {"Published.number"}),
        ("texts", {"Published.text"}),
        ("early", {"Published.Early.shared", "Published.Early.x"}),
    ],
)
def test_final_fields_are_frozen(tmp_path: Path, method: str, races: set[str]) -> None:
    file = tmp_path / "Published.java"
    file.write_text(PUBLISHED, encoding="utf-8")
    (result,) = oxpecker.check(file, method=f"Published.{method}").results
    notes = (re.match(r"data race on ([\w.]+):", str(note)) for note in result.notes)
    assert {note[1] for note in notes if note} == races
