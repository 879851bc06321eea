"""The files with which a project starts: a commented configuration, and a check for its CI system."""

from __future__ import annotations

import json
import shlex
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from oxpecker.api.configuration import OWN_FILE


class CiSystem(StrEnum):
    """A system that runs checks for every change."""

    GITHUB = "github"
    GITLAB = "gitlab"


@dataclass(frozen=True, slots=True)
class StartingFile:
    """A file to write, and what to do then."""

    path: Path
    text: str
    next_step: str = ""


CONFIGURATION = """\
# Options of Oxpecker for the programs beside and below this file; 'oxpecker config' prints those in effect.
# Every option of 'oxpecker check --help' can be set here. Remove the '#' before those that you want.

# Seconds for each method. Checks of a method end earlier if everything is known.
time = 20

# What makes 'oxpecker check' fail: "finding" only, also "unknown" verdicts, or also methods that are only valid
# within "bounds".
fail-on = "finding"

# Bounds. Without them, Oxpecker raises them step by step until the time is up.
# array = 4          # length of input arrays
# chain = 3          # objects in a chain that starts at an input
# string = 4         # length of input strings

# Methods and files that are not checked.
# exclude = ["*Generated*"]

# Findings that you know already: written by 'oxpecker check . --write-baseline known-findings.json'.
# baseline = "known-findings.json"

# Other options for some of the files.
# [[overrides]]
# paths = ["src/main/java/slow"]
# time = 120
"""

_GITHUB = """\
name: oxpecker
on: [push, pull_request]
permissions:
  contents: read
jobs:
  oxpecker:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-python@v5
        with:
          python-version: "3.12"
      - run: pip install oxpecker
      # Fails for findings only. --budget is in minutes; --format github shows findings at their lines.
      - run: COMMAND
"""

_GITLAB = """\
oxpecker:
  image: python:3.12
  script:
    - pip install oxpecker
    # Fails for findings only. --budget is in minutes.
    - COMMAND
  artifacts:
    when: always
    reports:
      junit: oxpecker.xml
"""


def configuration_file(folder: Path) -> StartingFile:
    """The configuration of a folder."""
    return StartingFile(folder / OWN_FILE, CONFIGURATION)


def ci_file(folder: Path, system: CiSystem) -> StartingFile:
    """The file that makes a CI system check a folder; it belongs to the root of the repository."""
    root = _repository(folder)
    match system:
        case CiSystem.GITHUB:
            text = _GITHUB.replace("COMMAND", _command(folder, root, "--format github"))
            return StartingFile(root / ".github/workflows/oxpecker.yml", text)
        case CiSystem.GITLAB:
            text = _GITLAB.replace("COMMAND", _command(folder, root, "--output junit:oxpecker.xml"))
            main = root / ".gitlab-ci.yml"
            if not main.exists():
                return StartingFile(main, text)
            step = f"add to {main.name}: include: {{ local: .gitlab/oxpecker.yml }}"
            return StartingFile(root / ".gitlab/oxpecker.yml", text, step)


def recognised_ci(folder: Path) -> CiSystem | None:
    """The CI system of a repository, by its files, otherwise by where it was cloned from."""
    root = _repository(folder)
    if (root / ".github").is_dir():
        return CiSystem.GITHUB
    if (root / ".gitlab-ci.yml").is_file() or (root / ".gitlab").is_dir():
        return CiSystem.GITLAB
    try:
        remotes = (root / ".git/config").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    return next((each for each in CiSystem if f"{each}.com" in remotes), None)


def _repository(folder: Path) -> Path:
    """The nearest folder with a repository of Git; without one, the folder itself."""
    whole = folder.resolve()
    return next((each for each in (whole, *whole.parents) if (each / ".git").exists()), whole)


def _command(folder: Path, root: Path, options: str) -> str:
    """The command that checks a folder, as a value in YAML."""
    place = folder.resolve().relative_to(root).as_posix()
    command = f"oxpecker check {shlex.quote(place)} --budget 15 {options}"
    return command if shlex.quote(place) == place else json.dumps(command)
