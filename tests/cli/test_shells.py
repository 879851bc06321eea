"""Completion in zsh and fish themselves."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools import Tool, missing

TYPED = """
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'autoload -Uz compinit; compinit -u -d ./dump; eval "$(oxpecker completion zsh)"; print re""ady'
zpty -r shell seen '*ready*'
zpty -w -n shell $'oxpecker check --strat\t'
zpty -r shell seen '*--strategy*'
zpty -w -n shell $'\x15oxpecker expl\t'
zpty -r shell seen '*explain*'
print completed
"""


def said(*words: str, folder: Path) -> str:
    """What a shell prints in whose path `oxpecker` is."""
    if shutil.which("zsh") is None or shutil.which("fish") is None:
        missing(Tool.SHELLS)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": path, "HOME": str(folder), "TERM": "dumb"}
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, timeout=600, check=True)
    return done.stdout


@pytest.mark.exhaustive
def test_fish_completes(tmp_path: Path) -> None:
    asked = 'oxpecker completion fish | source; complete -C "oxpecker expl"; complete -C "oxpecker check --strategy la"'
    lines = [line.split("\t")[0] for line in said("fish", "-c", asked, folder=tmp_path).splitlines()]
    assert lines == ["explain", "lazier", "lazier#", "lazy"]


@pytest.mark.exhaustive
def test_zsh_completes(tmp_path: Path) -> None:
    assert said("zsh", "-f", "-c", TYPED, folder=tmp_path) == "completed\n"
