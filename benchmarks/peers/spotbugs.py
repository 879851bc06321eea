"""SpotBugs: patterns of bugs in class files, with its default detectors and confidence."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from benchmarks.findings_corpus import Program, Side
from benchmarks.peers.alarms import Absent, Alarm, Said
from benchmarks.peers.processes import Artifact, class_path, jars, run

_SPOTBUGS = Artifact("com.github.spotbugs", "spotbugs", "4.9.3")


@dataclass(frozen=True, slots=True)
class SpotBugs:
    """SpotBugs on the compiled programs."""

    name: str = "SpotBugs"

    @property
    def version(self) -> str:
        """The version that is fetched."""
        jars(_SPOTBUGS)
        return _SPOTBUGS.version

    def programs(self, chosen: Sequence[Program]) -> list[Program]:
        """All of them."""
        return list(chosen)

    def said(self, chosen: Sequence[Program], side: Side) -> Said:
        """The bugs of one run over all classes."""
        with tempfile.TemporaryDirectory() as folder:
            classes, report = Path(folder) / "classes", Path(folder) / "report.xml"
            compiled = run(["javac", "-g", "-nowarn", "-d", classes, *(each.path(side) for each in chosen)])
            program = "edu.umd.cs.findbugs.FindBugs2"
            found = run(["java", "-cp", class_path(jars(_SPOTBUGS)), program, f"-xml={report}", classes])
            if compiled.code or not report.is_file():
                raise Absent(f"it fails: {(compiled.text + found.text).splitlines()[0]}")
            return Said(tuple(bugs(report.read_text("utf-8"))), found.seconds)


def bugs(report: str) -> list[Alarm]:
    """A report in XML as alarms."""
    return [Alarm(_program(bug), bug.attrib["type"]) for bug in ElementTree.fromstring(report).iter("BugInstance")]


def _program(bug: ElementTree.Element) -> str:
    place = bug.find("Class/SourceLine")
    return Path(place.attrib.get("sourcefile", "") if place is not None else "").stem
