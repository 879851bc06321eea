"""What `oxpecker check` answers for many programs, as JSON: `python answers.py SECONDS [--option ..] FILES`.

Whatever may differ from run to run (times, memory) is left out; all else must be the same for every hash seed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from click.testing import CliRunner

from oxpecker.cli.main import cli

UNSTEADY = {"seconds", "memory_megabytes", "solver_time"}
BOUNDS = ["--array", "2", "--chain", "2", "--max-findings", "20"]


def answer(program: str, seconds: float, options: Sequence[str]) -> Any:
    """The methods of a program with their verdicts and findings; the text of the error where it has errors."""
    run = CliRunner().invoke(cli, ["check", program, "--format", "json", "--time", str(seconds), *BOUNDS, *options])
    if not run.stdout.startswith("{"):
        return {"exit": run.exit_code, "text": run.output}
    data = json.loads(run.stdout)
    for method in data["methods"]:
        # Bounds grow until the time is over: how far, nobody can foretell.
        method["out_of_time"] = method["statistics"]["seconds"] > seconds / 2
        kept = {n: v for n, v in method["statistics"].items() if n not in UNSTEADY and not n.endswith("_seconds")}
        method["statistics"] = kept
        for run in method["strategies"]:
            del run["seconds"]
    return data


def main(arguments: Sequence[str]) -> None:
    """Print the answers, by program."""
    seconds, *rest = arguments
    options = [a for a in rest if a.startswith("--")]
    programs = [a for a in rest if not a.startswith("--")]
    print(json.dumps({program: answer(program, float(seconds), options) for program in programs}))


if __name__ == "__main__":
    main(sys.argv[1:])
