"""Our `util` modules beside Alloy's: `python benchmarks/alloy_library.py --jar ALLOY.jar`.

Every function and predicate of Alloy's library is taken from the jar, under another name, into a module that opens
ours, with a `check` that both agree on all arguments. Arguments are sets even where the declaration wants one atom,
because calls do not restrict them. `util/ordering` and the macros of `util/time` are left out.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

MODULES = ("boolean", "graph", "integer", "natural", "relation", "seqrel", "sequence", "sequniv", "ternary")
PARAMETER = re.compile(r"^module \S+\[(\w+)\]", re.MULTILINE)
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|--[^\n]*", re.DOTALL)
HEADER = re.compile(r"^(private )?(fun|pred)\s+(\w+)\s*(?:\[([^\]]*)\])?", re.MULTILINE)
OPEN = re.compile(r"^(?:private )?(open .*)$", re.MULTILINE)
OVERLOADED = "fun their_add[i, j: Int]: Int { plus[i, j] }"
"""Modules of sequences use the integers' `add` beside one of their own."""


@dataclass(frozen=True, slots=True)
class Function:
    """A function or a predicate of a module."""

    name: str
    text: str
    parameters: tuple[tuple[str, str], ...]
    """Names and domains."""
    is_predicate: bool
    private: bool

    def check(self) -> str:
        """The command that compares it with ours."""
        arguments = f"[{', '.join(name for name, _ in self.parameters)}]" if self.parameters else ""
        declared = ", ".join(f"{name}: {_any(domain)}" for name, domain in self.parameters)
        same = "iff" if self.is_predicate else "="
        both = f"ours/{self.name}{arguments} {same} their_{self.name}{arguments}"
        claim = f"all {declared} | {both}" if declared else both
        return f"{self.name}{len(self.parameters)}: check {{ {claim} }} for 2 but 3 Int, 3 seq"


def _any(domain: str) -> str:
    domain = domain.replace("univ", "E")
    return domain if "->" in domain or domain.startswith("set ") else f"set {domain}"


def functions(text: str) -> list[Function]:
    """The functions and predicates of a module."""
    found = []
    for header in HEADER.finditer(text):
        private, kind, name, parameters = header.groups()
        groups = re.findall(r"([\w\", ]+):([^:]*?)(?=,[\w\", ]+:|$)", parameters or "")
        declared = tuple(
            (each.strip(), domain.strip()) for names, domain in groups for each in names.split(",") if each
        )
        body = text[header.start() : _end(text, header.end())].removeprefix("private ")
        found.append(Function(name, body, tuple(each for each in declared if each[0]), kind == "pred", bool(private)))
    return found


def _end(text: str, start: int) -> int:
    """Where the block of a function ends."""
    depth, place = 1, text.index("{", start)
    while depth:
        place += 1
        depth += {"{": 1, "}": -1}.get(text[place], 0)
    return place + 1


def comparison(name: str, text: str) -> str:
    """A module that compares all functions of a module of Alloy's library with ours."""
    text = COMMENT.sub("", text).replace("this/", "")
    parameter = PARAMETER.search(text)
    if parameter is not None:
        text = re.sub(rf"\b{parameter[1]}\b", "E", text)
    theirs = functions(text)
    own = re.compile(rf"(?<![\w/])({'|'.join(sorted({each.name for each in theirs}))})\b(?!/)")
    opens = [f"open util/{name}{'[E]' if parameter else ''} as ours", *(each[1] for each in OPEN.finditer(text))]
    bodies = [own.sub(r"their_\1", each.text) for each in theirs]
    extra = [OVERLOADED] if name.startswith("seq") and name != "sequniv" else []
    checks = [each.check() for each in theirs if not each.private]
    return "\n".join([*opens, "sig E {}", *extra, *bodies, *checks, ""])


def main() -> int:
    """Compare, if there is something to compare with."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jar", type=Path, default=Path(os.environ.get("ALLOY_JAR", "alloy.jar")), help="Alloy's jar")
    options = parser.parse_args()
    if not options.jar.is_file():
        print(f"skipped: this needs Alloy's jar ({options.jar}); set --jar or ALLOY_JAR")
        return 0
    agreed = others = 0
    with zipfile.ZipFile(options.jar) as jar, tempfile.TemporaryDirectory() as folder:
        for name in MODULES:
            file = Path(folder) / f"compare_{name}.als"
            file.write_text(comparison(name, jar.read(f"models/util/{name}.als").decode()), "utf-8")
            call = [sys.executable, "-m", "oxpecker", "relational", str(file), "--command-time", "30"]
            done = subprocess.run(call, capture_output=True, text=True)
            heads = [line for line in done.stdout.splitlines() if not line.startswith(" ")]
            same = [line for line in heads if line.endswith("no counterexample within the scope")]
            agreed, others = agreed + len(same), others + len(heads) - len(same) + (not heads)
            print(f"{name}: {len(same)} of {len(heads)} agree", flush=True)
            for line in (*done.stderr.splitlines(), *(each for each in heads if each not in same)):
                print(f"  {line.replace(folder, '')}")
    print(f"{agreed} agree, {others} do not")
    return 1 if others else 0


if __name__ == "__main__":
    sys.exit(main())
