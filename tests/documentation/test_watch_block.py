"""What `oxpecker check --watch` is shown to say, it says when the program on the page is changed as the page tells."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.documentation.pages import ROOT, blocks

sys.path.insert(0, str(ROOT / "docs"))

import console


def test_watching_says_what_the_page_shows(tmp_path: Path) -> None:
    (shown,) = [block for block in blocks("console") if f"{console.ENDLESS}\n" in block.text]
    ((command, output),) = console.commands(shown.text)
    (program,) = [block.text for block in blocks("oox") if block.page == shown.page]
    file = tmp_path / "src/a.oox"
    file.parent.mkdir()
    file.write_text(program, encoding="utf-8")
    words = [sys.executable, "-m", *command.split(), "--rounds", "2", "--interval", "0.05", "--cache-dir", "kept"]
    with subprocess.Popen(words, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = ""
        while " cached, " not in said:
            line = process.stdout.readline()
            assert line, said
            said += line
        assert program.count("return x;") == 2
        saved = tmp_path / "saved"
        saved.write_text(program.replace("return x;", "return x == 7 ? 0 : x;", 1), encoding="utf-8")
        saved.replace(file)  # at once, since this test is about the page and not about slow editors
        said += process.communicate(timeout=600)[0]
    assert console.matches(output, said), said
