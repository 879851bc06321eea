"""The configuration of Emacs: with it, Emacs shows what is wrong with a file that it opens."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.documentation.pages import blocks
from tests.tools import Tool, missing

PROGRAM = """class A {
    //@ ensures \\result > 0;
    static int same(int x) { return x; }
}
"""
OPENED = """
(package-initialize)
(unless (require 'eglot nil t) (message "no eglot") (kill-emacs 0))
(load (expand-file-name "init.el"))
(setq eglot-sync-connect 60 eglot-connect-timeout 60)
(find-file "A.java")
(run-hooks 'post-command-hook)
(while (null (flymake-diagnostics)) (accept-process-output nil 0.1))
(message "%s" (mapconcat #'flymake-diagnostic-text (flymake-diagnostics) "; "))
"""


@pytest.mark.exhaustive
def test_emacs_shows_a_finding(tmp_path: Path) -> None:
    emacs = shutil.which("emacs")
    if emacs is None:
        missing(Tool.EMACS)
    (block,) = blocks("elisp")
    (tmp_path / "init.el").write_text(block.text, encoding="utf-8")
    (tmp_path / "A.java").write_text(PROGRAM, encoding="utf-8")
    (tmp_path / "opened.el").write_text(OPENED, encoding="utf-8")
    folder = Path(sys.executable).parent
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "HOME": str(tmp_path)}
    done = subprocess.run(
        [emacs, "--batch", "--load", "package", "--load", "opened.el"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
        check=True,
    )
    if "no eglot" in done.stderr:
        missing(Tool.EMACS)
    assert "A.same(0) violates 'ensures'" in done.stderr
