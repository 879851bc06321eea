"""Source files: their text, or what is wrong with them and where."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.oox.reading import decode_source, read_latin, read_source
from oxpecker.oox.source import Diagnostic, Source, render


def test_a_text(tmp_path: Path) -> None:
    path = tmp_path / "a.oox"
    path.write_bytes("class Größe { }\r\n".encode())
    assert read_source(path) == Source(str(path), "class Größe { }\r\n")


def test_a_byte_order_mark_is_left_out() -> None:
    assert decode_source("a", b"\xef\xbb\xbfclass A { }") == Source("a", "class A { }")


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing = read_source(tmp_path / "missing.oox")
    assert isinstance(missing, Diagnostic)
    assert render(missing, {}) == f"error: cannot read {tmp_path / 'missing.oox'}: No such file or directory"
    directory = read_source(tmp_path)
    assert isinstance(directory, Diagnostic)
    assert render(directory, {}) == f"error: cannot read {tmp_path}: Is a directory"
    impossible = read_source("a\0b")
    assert isinstance(impossible, Diagnostic)
    assert "cannot read" in impossible.message


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"\xff", "a:1:1: error: the byte 0xff at offset 0 is not UTF-8"),
        (b"class A {\n  // caf\xe9\n}", "a:2:9: error: the byte 0xe9 at offset 18 is not UTF-8"),
        ("é€\n😀".encode() + b"x\x80", "a:2:3: error: the byte 0x80 at offset 11 is not UTF-8"),
        (b"\xef\xbb\xbfab\xc3", "a:1:3: error: the byte 0xc3 at offset 5 is not UTF-8"),
        (b"\xff\xfea\0b\0", "a:1:1: error: the file is UTF-16, but programs must be UTF-8"),
        (b"class\n \0\0", "a:2:2: error: found a NUL character; this is not a text file"),
    ],
)
def test_what_is_no_text_is_shown_at_its_place(data: bytes, expected: str) -> None:
    found = decode_source("a", data)
    assert isinstance(found, Diagnostic)
    assert render(found, {}) == expected


def test_a_file_in_latin_1(tmp_path: Path) -> None:
    path = tmp_path / "A.java"
    path.write_bytes(b'class A {\n  String s = "caf\xe9";\n}')
    read = read_latin(path)
    assert read is not None
    source, warning = read
    assert source.text == 'class A {\n  String s = "caf\u00e9";\n}'
    assert render(warning, {}).startswith(f"{path}:2:18: warning: the byte 0xe9 at offset 27 is not UTF-8: ")


@pytest.mark.parametrize("data", [b"class A { }", b"\xff\xfea\0b\0", b"\xe9\0"])
def test_what_is_utf_8_or_no_text_is_not_read_as_latin_1(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "A.java").write_bytes(data)
    assert read_latin(tmp_path / "A.java") is None
