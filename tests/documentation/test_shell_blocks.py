"""Commands on the pages for which no output is shown: each is run, and what is large or far away is replaced.

Nothing is loaded from a network: packages are installed from the repository alone, with the dependencies of this
environment; but every name and extra that is asked for must be one that there is.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.documentation.pages import ROOT, Block, blocks, pages

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PARTS_OF_A_COPY = ["src", "examples", "pyproject.toml", "README.md", "LICENSE"]


def commands(block: Block) -> Iterator[list[str]]:
    """The commands of a block, as words; comments are left out."""
    for line in block.text.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        ends = [place for place, word in enumerate([*words, "&&"]) if word == "&&"]
        for before, end in zip([-1, *ends], ends, strict=False):
            if command := words[before + 1 : end]:
                yield command


def every_command() -> list[tuple[str, list[str]]]:
    found = [(str(block), words) for block in blocks("sh") for words in commands(block)]
    return [each for place, each in enumerate(found) if each[1] not in [one for _, one in found[:place]]]


@pytest.mark.parametrize(("place", "words"), every_command(), ids=str)
def test_a_command_can_be_given(place: str, words: list[str]) -> None:
    program = Path(words[0]).name
    assert program in CAN_BE_GIVEN, f"{place}: nobody knows how to try {program}"
    CAN_BE_GIVEN[program](words)


def _python(words: list[str]) -> None:
    """A module with its options, or a script of ours whose help names all options."""
    if words[1] == "-m":
        assert run([sys.executable, "-m", words[2], "--help"])
        return
    assert (ROOT / words[1]).is_file()
    _has_options([sys.executable, str(ROOT / words[1]), "--help"], words)


def _has_options(help_command: list[str], words: list[str]) -> None:
    told = run(help_command)
    assert not {word for word in words if word.startswith("--") and not re.search(rf"{word}\b", told)}


def _pip(words: list[str]) -> None:
    """What is installed is this project, with extras that it has."""
    for requirement in installed(shlex.join(words)):
        name, extras = requirement
        assert name in (".", PROJECT["name"])
        assert extras <= set(PROJECT["optional-dependencies"])


def installed(text: str) -> list[tuple[str, set[str]]]:
    """The requirements after `pip install`: names and extras."""
    found = re.findall(r"(?:pipx?|uv tool) install ((?:(?:-\w+|'[^']*'|\"[^\"]*\"|[\w.\[\],-]+)\s?)+)", text)
    words = [word for each in found for word in shlex.split(each) if not word.startswith("-")]
    parts = [re.fullmatch(r"([\w.-]+?)(?:\[([\w,]+)\])?", word) for word in words]
    return [(part[1], set((part[2] or "").split(",")) - {""}) for part in parts if part is not None]


def test_what_the_pages_install_can_be_installed() -> None:
    found = [each for page in pages() for each in installed(page.read_text(encoding="utf-8"))]
    ours = [extras for name, extras in found if name in (".", PROJECT["name"])]
    assert len(ours) >= 8
    assert set().union(*ours) <= set(PROJECT["optional-dependencies"])


def _pytest(words: list[str]) -> None:
    paths = [word for word in words[1:] if (ROOT / word).exists()] or ["tests/hostile"]
    options = [word for word in words[1:] if word not in paths]
    found = run([sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", *options, *paths])
    assert re.search(r"^[1-9]\d*(?:/\d+)? tests collected", found, re.MULTILINE) or "::" in found


def _tool(words: list[str]) -> None:
    """A tool that is run without options, as it is configured."""
    assert Path(words[0]).name in {re.split(r"\W", each)[0] for each in PROJECT["optional-dependencies"]["dev"]}
    if words[1:]:
        _has_options([sys.executable, "-m", Path(words[0]).name, words[1], "--help"], words[2:])


def _script(words: list[str]) -> None:
    assert os.access(ROOT / words[0], os.X_OK)
    subprocess.run(["bash", "-n", ROOT / words[0]], check=True)


def _oxpecker(words: list[str]) -> None:
    """A command of ours; one that serves does so, on a port that is free."""
    if words[1] == "serve":
        _serve(words[2:])
        return
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with TemporaryDirectory() as name:
        # A command about the current folder is given in a project of the reader.
        folder = shutil.copytree(ROOT / "examples/project", Path(name) / "project") if "." in words else ROOT
        command = [sys.executable, "-m", "oxpecker", *words[1:]]
        assert subprocess.run(command, cwd=folder, env=environment, capture_output=True).returncode in (0, 1)


def _change_folder(words: list[str]) -> None:
    assert words == ["cd", "your-project"]


def _serve(options: list[str]) -> None:
    if "--port" in options:
        del options[options.index("--port") : options.index("--port") + 2]
    # A browser that does nothing: what it would open is printed, too.
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "BROWSER": "true"}
    command = [sys.executable, "-m", "oxpecker", "serve", *options, "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+", process.stdout.readline())
            assert address is not None
            reachable = address[0].replace("0.0.0.0", "127.0.0.1")
            page, _, token = reachable.partition("?token=")
            assert bool(token) == ("--host" in options)
            if token:
                with pytest.raises(HTTPError, match="401"):
                    urlopen(page, timeout=600)
            asked = Request(page, headers={"Authorization": f"Bearer {token}"})
            assert b"<title>" in urlopen(asked, timeout=600).read()
        finally:
            process.kill()


CAN_BE_GIVEN: dict[str, Callable[[list[str]], None]] = {
    "python3": _python,
    "python": _python,
    "pip": _pip,
    "pipx": _pip,
    "uv": _pip,
    "cd": _change_folder,
    "pytest": _pytest,
    "ruff": _tool,
    "mypy": _tool,
    "run": _script,
    "oxpecker": _oxpecker,
}


def run(command: list[str]) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.exhaustive
def test_the_readme_installs_and_checks(tmp_path: Path) -> None:
    """The first command of the README, on a copy of what a package is made of."""
    first = next(block for block in blocks("sh") if block.page == "README.md")
    for part in PARTS_OF_A_COPY:
        whole = ROOT / part
        copy = shutil.copytree if whole.is_dir() else shutil.copy
        copy(whole, tmp_path / part)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment |= {
        "PYTHONPATH": sysconfig.get_path("purelib"),
        "PIP_NO_INDEX": "1",
        "PIP_NO_DEPS": "1",
        "PIP_NO_COMPILE": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # as strange as it is, this is how pip's switch is set
    }
    done = subprocess.run(
        ["bash", "-c", first.text], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 1, done.stderr
    assert "Search.middle(1, 2147483647) violates 'ensures'" in done.stdout
    assert list(tmp_path.glob(".venv/lib/*/site-packages/oxpecker/cli/main.py"))
