"""The container image: what its description promises. Building it needs Docker and a network."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_image_runs_as_an_ordinary_user_and_writes_only_below_tmp() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    final = text.rpartition("FROM ")[2]
    user = re.search(r"^USER (\d+)$", final, re.MULTILINE)
    assert user is not None and int(user[1]) > 0
    assert final.index("USER ") < final.index("ENTRYPOINT")
    assert "XDG_CACHE_HOME=/tmp/" in final and "HOME=/tmp" in final
    assert "ADD " not in text


def test_the_image_gets_all_that_the_package_is_built_from_and_no_more() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert lines[0] == "*"
    kept = {line[1:] for line in lines if line.startswith("!")}
    assert kept == {"pyproject.toml", "README.md", "LICENSE", "src"}
    assert all((ROOT / name).exists() for name in kept)
