"""Late patterns do what patterns do, and are compiled only when they are used."""

from __future__ import annotations

import re

import pytest

from oxpecker.oox.late_patterns import late_pattern


def test_nothing_is_compiled_before_the_first_use(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[object] = []
    usual = re.compile

    def counted(text: str, flags: int = 0) -> re.Pattern[str]:
        compiled.append(text)
        return usual(text, flags)

    monkeypatch.setattr(re, "compile", counted)
    pattern = late_pattern(r"(\w+)=(?P<value>\d+).", re.DOTALL)
    assert compiled == []
    assert pattern.sub("x", "a=1\nb=2;") == "xx"
    assert pattern.groupindex == {"value": 2}
    found = pattern.match("a=1\n")
    assert found is not None
    assert found["value"] == "1"
    assert len(set(compiled)) == 1


def test_bytes_and_missing_attributes() -> None:
    assert late_pattern(rb"[a-c]+").findall(b"abxc") == [b"ab", b"c"]
    with pytest.raises(AttributeError):
        _ = late_pattern("a").nothing  # type: ignore[attr-defined]
