"""Whether BenchExec itself runs Oxpecker by its tool-info module: `python benchmarks/tool_info.py`.

Installs BenchExec and this checkout in an environment of their own, lets BenchExec's own test read the module, and
then lets it run the small tasks of `tests/svcomp` that are named below. The exit code is 1 if BenchExec complains about
the module, or a verdict is not the expected one. BenchExec needs Linux and its control groups.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / ".cache" / "benchexec"
TASKS = ROOT / "tests" / "svcomp"
CHOSEN = ("parity", "checked", "sum")

DEFINITION = """<?xml version="1.0"?>
<benchmark tool="oxpecker.benchexec" timelimit="{seconds} s" memlimit="2 GB">
  <rundefinition/>
  <tasks name="tasks">
    {tasks}
    <propertyfile>{property}</propertyfile>
  </tasks>
</benchmark>
"""


def environment() -> Path:
    """The programs of an environment with BenchExec and this checkout, kept after the first time."""
    programs = KEPT / "bin"
    if not (programs / "benchexec").exists():
        venv.create(KEPT, with_pip=True)
        command: list[str | Path] = [programs / "python", "-m", "pip", "install", "--quiet", "benchexec", "-e", ROOT]
        subprocess.run(command, check=True)
    return programs


def complaints(programs: Path) -> Iterator[str]:
    """What BenchExec's own test says against the module, but that a task needs a property and a path is absolute."""
    asked = ["-m", "benchexec.test_tool_info", "oxpecker.benchexec", "--no-container"]
    command: list[str | Path] = [programs / "python", *asked]
    said = subprocess.run(command, capture_output=True, text=True, check=False, env=_with(programs))
    if said.returncode:
        yield f"benchexec.test_tool_info ends with {said.returncode}"
    for line in (said.stdout + said.stderr).splitlines():
        is_meant = "without a property file" in line or "Path to executable is absolute" in line
        if line.startswith(("WARNING", "ERROR")) and not is_meant:
            yield line


def _with(programs: Path) -> dict[str, str]:
    return {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}


def runs(programs: Path, seconds: int) -> Iterator[tuple[str, str, str]]:
    """Each task with its status and the category that BenchExec puts it in."""
    with tempfile.TemporaryDirectory() as folder:
        tasks = "".join(f"<include>{TASKS / name}.yml</include>" for name in CHOSEN)
        definition = Path(folder) / "definition.xml"
        file = TASKS / "properties" / "valid-assert.prp"
        definition.write_text(DEFINITION.format(seconds=seconds, tasks=tasks, property=file), "utf-8")
        options = ["--no-container", "--no-compress-results", "-o", f"{folder}/"]
        command: list[str | Path] = [programs / "benchexec", definition, *options]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder, env=_with(programs))
        for result in Path(folder).glob("*.xml"):
            for each in ElementTree.parse(result).getroot().iter("run"):
                columns = {column.attrib["title"]: column.attrib["value"] for column in each.iter("column")}
                yield Path(each.attrib["name"]).stem, columns["status"], columns["category"]


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=60, help="the limit of each task; default: 60")
    given = parser.parse_args()
    programs = environment()
    failed = 0
    for text in complaints(programs):
        print(text)
        failed += 1
    for name, status, category in runs(programs, given.seconds):
        print(f"{name:12} {status:32} {category}")
        failed += category != "correct"
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
