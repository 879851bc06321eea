"""A journal after a crash: everything that was written whole, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.incremental.journal import InUse, Journal, is_in_use, read_records

RECORDS = [{"a": 1}, {"b": "two words\n and \ud800"}, {"c": [None, 2.5, {"d": True}]}, {}]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    journal = Journal(tmp_path / "j.run")
    for record in RECORDS:
        journal.append(record)
    journal.close()
    return tmp_path / "j.run"


def test_what_is_appended_is_read(file: Path) -> None:
    records, place, _ = read_records(file)
    assert records == RECORDS
    assert place == file.stat().st_size


def test_cut_at_any_byte_whole_records_are_read_and_writing_goes_on(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", lambda _handle: None)
    content = file.read_bytes()
    for length in range(len(content) + 1):
        file.write_bytes(content[:length])
        records, place, checksum = read_records(file)
        assert records == RECORDS[: content[:length].count(b"\n")]
        journal = Journal(file, place, checksum)
        journal.append({"again": length})
        journal.close()
        assert read_records(file)[0] == [*records, {"again": length}]


def test_with_any_byte_changed_only_records_before_are_read(file: Path) -> None:
    content = file.read_bytes()
    for place in range(len(content)):
        file.write_bytes(content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :])
        assert read_records(file)[0] == RECORDS[: content[:place].count(b"\n")]


def test_lines_that_were_moved_or_left_out_are_not_read(file: Path) -> None:
    first, second, third, last = file.read_bytes().splitlines(keepends=True)
    for lines, whole in (((first, third), 1), ((first, second, second), 2), ((second,), 0), ((first, second, last), 2)):
        file.write_bytes(b"".join(lines))
        assert read_records(file)[0] == RECORDS[:whole]


def test_one_process_writes(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    journal = Journal(tmp_path / "j.run")
    assert is_in_use(tmp_path / "j.run")
    with pytest.raises(InUse):
        Journal(tmp_path / "j.run")
    journal.close()
    assert not is_in_use(tmp_path / "j.run")
