"""Tools that are part of a compilation: Error Prone, NullAway, the Checker Framework."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.findings_corpus import Program, Side
from benchmarks.peers.alarms import Absent, Alarm, Said
from benchmarks.peers.processes import Artifact, class_path, jars, run

_PACKAGES = ("api", "code", "comp", "file", "main", "model", "parser", "processing", "tree", "util")
_OPENED = (
    *(f"-J--add-exports=jdk.compiler/com.sun.tools.javac.{each}=ALL-UNNAMED" for each in _PACKAGES),
    *(f"-J--add-opens=jdk.compiler/com.sun.tools.javac.{each}=ALL-UNNAMED" for each in _PACKAGES),
)
"""The parts of the compiler that its plug-ins use, which modules hide from them."""

_WARNING = re.compile(r"^(?P<file>.+\.java):\d+: (?:warning|error): [\[(](?P<rule>[\w.]+)[\])]", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class CompilerPlugin:
    """A plug-in of javac that prints warnings."""

    name: str
    artifacts: tuple[Artifact, ...]
    options: tuple[str, ...]

    @property
    def version(self) -> str:
        """The version of its last library, which is its own."""
        jars(*self.artifacts)
        return self.artifacts[-1].version

    def programs(self, chosen: Sequence[Program]) -> list[Program]:
        """All of them."""
        return list(chosen)

    def said(self, chosen: Sequence[Program], side: Side) -> Said:
        """The warnings of one compilation of all files."""
        with tempfile.TemporaryDirectory() as folder:
            libraries = class_path(jars(*self.artifacts))
            files = [each.path(side) for each in chosen]
            limits = ["-Xmaxwarns", "100000", "-Xmaxerrs", "100000", "-XDcompilePolicy=simple"]
            paths = ["-cp", libraries, "-processorpath", libraries]
            command: list[str | Path] = ["javac", *_OPENED, *paths, *self.options, *limits, "-d", folder, *files]
            found = run(command)
        if found.code:
            raise Absent(f"javac fails: {found.text.splitlines()[0]}")
        return Said(tuple(warnings(found.text)), found.seconds)


def warnings(text: str) -> list[Alarm]:
    """What javac printed, as alarms."""
    return [Alarm(Path(each["file"]).stem, each["rule"]) for each in _WARNING.finditer(text)]


_ERROR_PRONE = Artifact("com.google.errorprone", "error_prone_core", "2.42.0")
_NULLAWAY = Artifact("com.uber.nullaway", "nullaway", "0.12.10")
_CHECKERS = Artifact("org.checkerframework", "checker", "3.49.5")
_NO_STOP = "--should-stop=ifError=FLOW"

ERROR_PRONE = CompilerPlugin(
    "Error Prone",
    (_ERROR_PRONE,),
    # The corpus has no packages; that is no bug of its programs.
    (_NO_STOP, "-Xplugin:ErrorProne -XepAllErrorsAsWarnings -Xep:DefaultPackage:OFF"),
)
NULLAWAY = CompilerPlugin(
    "NullAway",
    (_ERROR_PRONE, _NULLAWAY),
    (
        _NO_STOP,
        r"-Xplugin:ErrorProne -XepDisableAllChecks -Xep:NullAway:WARN -XepOpt:NullAway:AnnotatedPackages=\w+",
    ),
)
NULLNESS_CHECKER = CompilerPlugin(
    "Checker Framework, Nullness",
    (_CHECKERS,),
    ("-Awarns", "-processor", "org.checkerframework.checker.nullness.NullnessChecker"),
)
INDEX_CHECKER = CompilerPlugin(
    "Checker Framework, Index",
    (_CHECKERS,),
    ("-Awarns", "-processor", "org.checkerframework.checker.index.IndexChecker"),
)
