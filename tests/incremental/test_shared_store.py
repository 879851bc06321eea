"""A shared store is believed only as far as it can be checked: some of its results are proved again."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.api.loading import Loaded, load_sources
from oxpecker.api.session import Session
from oxpecker.engine import Options
from oxpecker.incremental import open_store
from oxpecker.incremental import store as stores
from oxpecker.oox.source import Source
from oxpecker.results import MethodResult

WRONG = """class A {
    static int f(int x) ensures(retval != 7) { return x; }
    static int g() ensures(retval == 1) { return 1; }
}"""
RIGHT = WRONG.replace("return x;", "return 8;")


def loaded(text: str) -> Loaded:
    return load_sources([Source("a.oox", text)], {})


def results(text: str, place: str) -> list[MethodResult]:
    return list(Session(loaded(text), Options(seconds=3600), store=open_store(place)).results())


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(stores, "ONE_PROVED_AGAIN_OF", 1)
    return f"sqlite:///{tmp_path}/s.db"


def test_without_a_sample_a_shared_store_is_used(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "ONE_PROVED_AGAIN_OF", 10**9)
    monkeypatch.setattr(stores.Store, "is_sampled", lambda *_: False)
    cold, warm = results(WRONG, place), results(WRONG, place)
    assert [each.cached for each in warm] == [True, True]
    assert warm == cold


def test_results_of_the_sample_are_proved_again(place: str) -> None:
    cold, warm = results(WRONG, place), results(WRONG, place)
    assert [each.cached for each in warm] == [False, False]
    assert [each.verdict for each in warm] == [each.verdict for each in cold]
    assert [each.statistics.store for each in warm] == [{"store_reproved": 1}] * 2
    assert [each.statistics.store for each in cold] == [{}, {}]


def test_a_stored_lie_is_found_and_replaced(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The entry is whole, signed and of our version, but its writer was wrong."""
    true = results(WRONG, place)
    with monkeypatch.context() as lying:
        lying.setattr("oxpecker.incremental.kept.Fingerprints", _Confused)
        results(RIGHT, place)
        lie, _ = results(WRONG, place)
    assert lie.statistics.store == {"store_reproved": 1, "store_disagreements": 1, "store_rejected": 1}
    assert lie.verdict == true[0].verdict


class _Confused:
    """Fingerprints that take two programs for one."""

    def __init__(self, program: object, sources: object, _find_common: object) -> None:
        from oxpecker.incremental import Fingerprints

        self._true = Fingerprints(program, sources)  # type: ignore[arg-type]

    def of(self, method, options):  # type: ignore[no-untyped-def]
        from oxpecker.incremental import Fingerprint

        return Fingerprint(f"the same {method.info.key}", self._true.of(method, options).places)

    def whole(self) -> str:
        return "the same"
