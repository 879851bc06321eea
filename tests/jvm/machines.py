"""Two machines for Java programs, a JVM and our interpreter, and what a program gives on either of them.

What a program gives is a text: everything it printed, and a last line `Exception class: message` if one was not caught.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

from oxpecker.java import translate
from oxpecker.oox import typed
from oxpecker.oox.checker import check
from oxpecker.oox.interpreter import (
    Interpreter,
    Limits,
    Returned,
    Run,
    Unsupported,
    parse_arguments,
)
from oxpecker.oox.source import Severity, Source

HERE = Path(__file__).parent
PROGRAMS = HERE / "programs"

# Whoever runs a JVM may turn the explanations of null pointer exceptions off, so they are no part of the language.
_JVM = ["-ea", "-Xss4m", "-XX:TieredStopAtLevel=1", "-XX:-ShowCodeDetailsInExceptionMessages"]
_RECORDED = re.compile(r"// recorded with JDK (\d+)")
_USUAL = 17
_TOP_LEVEL = re.compile(r"^(?:(?:public|final|abstract|sealed|strictfp) )*(?:class|enum|interface|record) (\w+)", re.M)
_DEFECT = re.compile(r"^// known defect: (.*)\n(?:// .*\n)*class (\w+)", re.M)
_SECTION = "== "
_ENDING = "\x02\x01\x02"
_WATCHED = "Watched"


@dataclass(frozen=True, slots=True)
class Topic:
    """A file of small programs: every class at its top level that has a `main` is one."""

    name: str
    text: str

    @property
    def programs(self) -> list[str]:
        """The names of the programs, in the order of the file."""
        starts = [*_TOP_LEVEL.finditer(self.text)]
        ends = [*(start.start() for start in starts[1:]), len(self.text)]
        return [start[1] for start, end in zip(starts, ends, strict=True) if " main(" in self.text[start.start() : end]]

    @property
    def release(self) -> int:
        """The JDK that it is recorded with: 17, unless its first line names another one."""
        found = _RECORDED.match(self.text)
        return _USUAL if found is None else int(found[1])

    @property
    def defects(self) -> dict[str, str]:
        """The programs marked `// known defect: why`: on them we are known to differ from a JVM."""
        return {found[2]: found[1] for found in _DEFECT.finditer(self.text)}


def topics() -> list[Topic]:
    """The topics that are kept, with recordings of what a JVM gives."""
    return [Topic(file.stem, file.read_text("utf-8")) for file in sorted(PROGRAMS.glob("*.java"))]


def recording(topic: Topic) -> dict[str, str]:
    """What a JVM gave for each program of a topic."""
    text = (PROGRAMS / f"{topic.name}.expected").read_text("utf-8").removesuffix("\n")
    sections = text.split(f"\n{_SECTION}")
    named = (section.removeprefix(_SECTION).partition("\n") for section in sections)
    return {name: given for name, _, given in named}


def record(topic: Topic, given: dict[str, str]) -> None:
    """Writes what a JVM gave for each program of a topic."""
    text = "\n".join(f"{_SECTION}{name}\n{given[name]}" for name in topic.programs)
    (PROGRAMS / f"{topic.name}.expected").write_text(text + "\n", "utf-8")


@cache
def folder_of_jdk(release: int) -> Path | None:
    """The `bin` folder of a JDK: the usual one, or one beside it that is new enough; None if there is none."""
    compiler = shutil.which("javac")
    if compiler is None:
        return None
    usual = Path(compiler).resolve().parent
    others = sorted(path.parent for path in usual.parents[1].glob("*/bin/javac"))
    return next((each for each in (usual, *others) if _release_of(each) >= release), None)


@cache
def _release_of(folder: Path) -> int:
    found = re.search(r"(\d+)", _succeed([str(folder / "javac"), "-version"]))
    return 0 if found is None else int(found[1])


def on_a_jvm(topics: Iterable[Topic]) -> dict[str, str]:
    """What the programs give on a JVM: for each release one compiler, and one machine for all programs."""
    topics = sorted(topics, key=lambda topic: topic.release)
    given: dict[str, str] = {}
    for release, group in groupby(topics, key=lambda topic: topic.release):
        folder = folder_of_jdk(release)
        if folder is None:
            raise RuntimeError(f"no JDK {release} is installed")
        given |= _on_jdk(folder, list(group))
    return given


def _on_jdk(jdk: Path, topics: list[Topic]) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        for topic in topics:
            (folder / f"{topic.name}.java").write_text(topic.text, "utf-8")
        files = [str(file) for file in sorted(folder.glob("*.java"))]
        compiler = [str(jdk / "javac"), "-encoding", "UTF-8", "-nowarn", "-Xlint:none", "-J-XX:TieredStopAtLevel=1"]
        _succeed([*compiler, "-d", directory, str(HERE / "Batch.java"), *files])
        names = [name for topic in topics for name in topic.programs]
        printed = _succeed([str(jdk / "java"), *_JVM, "-cp", directory, "Batch", *names])
    sections = [section.partition("\n") for section in printed.split("\x01\x02\x01")[1:]]
    return {name: _with_ending(*text.partition(_ENDING)[::2]) for name, _, text in sections}


def _succeed(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, timeout=600, check=False)
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed:\n{done.stderr.decode()}{done.stdout.decode()[-2000:]}")
    return done.stdout.decode("utf-8", "replace").replace("\r\n", "\n")


def _with_ending(printed: str, ending: str) -> str:
    if not ending:
        return printed.removesuffix("\n")
    return f"{printed}{'' if printed.endswith(chr(10)) or not printed else chr(10)}{ending}"


def here(topic: Topic, steps: int = 20_000_000) -> dict[str, str]:
    """What the programs of a topic give in our interpreter."""
    source = Source(f"{topic.name}.java", topic.text + "".join(_watching(name) for name in topic.programs))
    translated = translate([source])
    errors = [str(item) for item in translated.diagnostics if item.severity is Severity.ERROR]
    if translated.program is None:
        raise AssertionError("\n".join(errors[:20]))
    checked = check(translated.program, None)
    if checked.program is None:
        raise AssertionError("\n".join(str(item) for item in checked.diagnostics[:20]))
    interpreter = Interpreter(checked.program, Limits(steps=steps, stack_overflow=True))
    return {name: _given(_run(interpreter, _main(checked.program, name + _WATCHED))) for name in topic.programs}


def _watching(program: str) -> str:
    """A program that runs another one and tells what leaves it, as `Batch` does."""
    return f"""
class {program}{_WATCHED} {{
    public static void main(String[] arguments) {{
        try {{
            {program}.main(arguments);
        }} catch (Throwable thrown) {{
            String name = thrown.getClass().getName();
            String message = thrown.getMessage();
            System.out.print("\u0002\u0001\u0002Exception " + name.substring(name.lastIndexOf('.') + 1));
            System.out.print(message == null ? "" : ": " + message);
        }}
    }}
}}
"""


def _main(program: typed.Program, name: str) -> typed.Method:
    (method,) = (m for m in program.methods.values() if m.info.owner == name and m.info.name == "main")
    return method


def _run(interpreter: Interpreter, method: typed.Method) -> Run:
    types = [parameter.type for parameter in method.parameters]
    return interpreter.run(method, lambda heap: parse_arguments("[]", types, heap))


def _given(run: Run) -> str:
    match run.outcome:
        case Returned():
            return _with_ending(*run.output.partition(_ENDING)[::2])
        case Unsupported(what=what, span=span):
            return _with_ending(run.output, f"unsupported {what} at {span}")
        case outcome:
            return _with_ending(run.output, str(outcome))
