"""The corpus of `benchmarks/findings.py`: programs with one seeded bug each, beside their right versions.

`findings/wrong` and `findings/right` are trees with the same files, one folder for each kind of bug. So a pair can be
compared as two versions of a file, all pairs as two versions of a folder, and a wrong program with its right version
as a reference. `findings/expected.csv` has a row for each program: the line of the bug, the class of finding that is
expected, a call that fails, and what a JVM does with the call in both versions.

`python benchmarks/findings_corpus.py` runs all calls on a JVM and compares; `--record` writes the outcomes anew.
"""

from __future__ import annotations

import argparse
import csv
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import astuple, dataclass, fields, replace
from difflib import SequenceMatcher
from enum import StrEnum
from pathlib import Path

CORPUS = Path(__file__).parent / "findings"
TABLE = CORPUS / "expected.csv"

ENDLESS_MILLISECONDS = 1_000
"""How long a call runs that should never end."""
SLOW_MILLISECONDS = 30_000
"""How long any other call may take, also on a busy machine."""


class Side(StrEnum):
    """The two versions of a program, which are folders of the corpus."""

    WRONG = "wrong"
    RIGHT = "right"


class Expected(StrEnum):
    """What a check of a wrong version should say."""

    CONTRACT = "contract"
    """A contract or an assertion is violated."""
    CRASH = "crash"
    """An exception on ordinary input."""
    BOUNDARY = "boundary"
    """An exception on boundary input: zero, empty, one element, the largest number."""
    NEVER_ENDS = "never-ends"
    OVERFLOW = "overflow"
    CALL = "call"
    """A call breaks a precondition of the method it calls: the finding is at the call."""
    LATENT = "latent"
    """No finding, but a precondition: only callers can be wrong."""
    EDGE = "edge"
    """A precondition, or a finding about boundary input: both are right, and neither is counted."""
    DIFFERENCE = "difference"
    """No finding without a reference: the result is wrong, but nothing fails."""

    @property
    def is_finding(self) -> bool:
        """Whether a check without reference should find the bug."""
        return self not in (Expected.LATENT, Expected.EDGE, Expected.DIFFERENCE)


@dataclass(frozen=True, slots=True)
class Program:
    """A row of the table: `wrong` and `right` are what the JVM says about `call`, in the words of `Outcome`.

    `line` is the first line of the bug in the wrong version, and `fails` the line where its call throws, or 0.
    """

    kind: str
    file: str
    line: int
    expected: Expected
    fails: int
    call: str
    wrong: str = ""
    right: str = ""

    @property
    def name(self) -> str:
        """The name of its class."""
        return Path(self.file).stem

    def path(self, side: Side) -> Path:
        """The file of a version."""
        return CORPUS / side / self.file

    def lines(self, side: Side) -> list[str]:
        """The lines of a version."""
        return self.path(side).read_text("utf-8").splitlines()

    @property
    def changed_lines(self) -> set[int]:
        """The lines of the wrong version that the right one does not have."""
        matcher = SequenceMatcher(None, self.lines(Side.WRONG), self.lines(Side.RIGHT), autojunk=False)
        changes = [(first, last) for tag, first, last, _, _ in matcher.get_opcodes() if tag in ("replace", "delete")]
        return {number + 1 for first, last in changes for number in range(first, last)}


def programs() -> list[Program]:
    """All programs, by kind and name."""
    with TABLE.open(encoding="utf-8", newline="") as table:
        return [_program(row) for row in csv.DictReader(table)]


def _program(row: dict[str, str]) -> Program:
    return Program(
        row["kind"], row["file"], int(row["line"]), Expected(row["expected"]), int(row["fails"]),
        row["call"], row["wrong"], row["right"],
    )  # fmt: skip


def write(rows: Iterable[Program]) -> None:
    """Writes the table."""
    with TABLE.open("w", encoding="utf-8", newline="") as table:
        writer = csv.writer(table, lineterminator="\n")
        writer.writerow(field.name for field in fields(Program))
        writer.writerows(astuple(row) for row in rows)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a call does: `returns VALUE`, `throws EXCEPTION` or `never ends`, and the line where it throws, or 0."""

    text: str
    line: int

    def suits(self, expected: Expected) -> bool:
        """Whether a wrong version with this outcome has a bug of the class."""
        match expected:
            case Expected.NEVER_ENDS:
                return self.text in ("never ends", "throws StackOverflowError")
            case Expected.CONTRACT | Expected.OVERFLOW:
                return self.text != "never ends"
            case Expected.DIFFERENCE:
                return self.text.startswith("returns")
            case _:
                return self.text.startswith("throws")


_DRIVER = """
import java.util.Arrays;

public class Driver {
    interface Call { Object run() throws Throwable; }

    static String shown(Object value) {
        String text = Arrays.deepToString(new Object[] {value});
        return text.substring(1, text.length() - 1);
    }

    static int line(String name, Throwable thrown) {
        for (StackTraceElement frame : thrown.getStackTrace()) {
            if (!(thrown instanceof StackOverflowError) && (name + ".java").equals(frame.getFileName())) {
                return frame.getLineNumber();
            }
        }
        return 0;
    }

    @SuppressWarnings({"deprecation", "removal"})
    static void attempt(String name, int milliseconds, Call call) throws InterruptedException {
        String[] outcome = {"never ends\\t0"};
        Thread thread = new Thread(() -> {
            try {
                outcome[0] = "returns " + shown(call.run()) + "\\t0";
            } catch (ThreadDeath stopped) {
                throw stopped;
            } catch (Throwable thrown) {
                outcome[0] = "throws " + thrown.getClass().getSimpleName() + "\\t" + line(name, thrown);
            }
        });
        thread.setDaemon(true);
        thread.start();
        thread.join(milliseconds);
        System.out.println(name + "\\t" + outcome[0]);
        thread.stop();
    }

    public static void main(String[] arguments) throws InterruptedException {
CALLS
    }
}
"""


def outcomes(side: Side, chosen: list[Program]) -> dict[str, Outcome]:
    """What a JVM does with the calls in a version of the programs, by their names."""
    calls = "\n".join(_attempt(side, each) for each in chosen)
    with tempfile.TemporaryDirectory() as folder:
        driver = Path(folder) / "Driver.java"
        driver.write_text(_DRIVER.replace("CALLS", calls), "utf-8")
        files = [str(driver), *(str(each.path(side)) for each in chosen)]
        subprocess.run(["javac", "--release", "17", "-nowarn", "-d", folder, *files], check=True)
        command = ["java", "-ea", "-Xss512k", "-cp", folder, "Driver"]
        said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    rows = [line.split("\t") for line in said.splitlines()]
    return {name: Outcome(text, int(line)) for name, text, line in rows}


def _attempt(side: Side, program: Program) -> str:
    body = program.call if "return " in program.call else f"return {program.call};"
    is_endless = side is Side.WRONG and program.expected is Expected.NEVER_ENDS
    milliseconds = ENDLESS_MILLISECONDS if is_endless else SLOW_MILLISECONDS
    return f'        attempt("{program.name}", {milliseconds}, () -> {{ {body} }});'


def recorded(chosen: list[Program]) -> list[Program]:
    """The programs with what a JVM does."""
    wrong, right = (outcomes(side, chosen) for side in Side)
    return [
        replace(each, fails=wrong[each.name].line, wrong=wrong[each.name].text, right=right[each.name].text)
        for each in chosen
    ]


def problem(program: Program) -> str:
    """What is wrong with the recorded outcomes of a program; empty for nothing."""
    if not Outcome(program.wrong, program.fails).suits(program.expected):
        return f"{program.file}: {program.wrong!r} is not {program.expected}"
    if program.right == program.wrong:
        return f"{program.file}: both versions give {program.wrong!r}"
    if program.expected.is_finding and not program.right.startswith("returns"):
        return f"{program.file}: the right version {program.right}"
    return ""


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true", help="write the outcomes into the table")
    arguments = parser.parse_args()
    before = programs()
    after = recorded(before)
    if arguments.record:
        write(after)
    differences = [f"{new.file}: {new}" for old, new in zip(before, after, strict=True) if old != new]
    problems = [text for text in map(problem, after) if text]
    print("\n".join(problems if arguments.record else [*differences, *problems]))
    print(f"{len(after)} programs, {len(differences)} changed, {len(problems)} problems")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
