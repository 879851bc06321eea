"""One server for all tests of a process: it takes seconds to start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.lsp.lsp_client import ScriptedClient


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptedClient]:
    """A server; what a cache knows of one file it knows of no other."""
    pytest.importorskip("pygls", reason="the extra 'lsp' is not installed")
    options = {
        "options": {"array": 2, "chain": 1},
        "cacheDir": str(tmp_path_factory.mktemp("kept")),
        "states": True,
        "status": True,
    }
    made = ScriptedClient(options)
    yield made
    assert made.close() == 0
