"""Public libraries, loaded and checked whole: `python benchmarks/projects.py [LIBRARY ..] [--check LIBRARY]`.

Maven downloads the source jars, and they are unpacked into a folder of the user's cache (`--folder`), never into the
repository. For each library the table says how many files and lines it has, how many errors javac does not report on
the same lines (`ours`), how many methods can be checked, how long loading takes, with how much memory, and which
constructs are unsupported, by reason.

`--check LIBRARY` checks all its methods within a budget of `--minutes`, and prints how many methods have which
verdict. `--fixed LIBRARY` measures what a check of a short method costs after loading. `--single FILE METHOD OTHER`
measures checks of single methods of a file in a library, each in a process of its own: cold, repeated, another method.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from time import monotonic, process_time
from zipfile import ZipFile

from oxpecker.api.jobs import Jobs
from oxpecker.api.loading import Loaded, ProgramErrors, load
from oxpecker.api.session import Session
from oxpecker.engine import Options
from oxpecker.limits.garbage import collect_rarely
from oxpecker.limits.platform import cache_folder
from oxpecker.oox import typed
from oxpecker.oox.source import Diagnostic, Severity

LIBRARIES = {
    "commons-cli": "commons-cli:commons-cli:1.6.0",
    "commons-csv": "org.apache.commons:commons-csv:1.10.0",
    "commons-codec": "commons-codec:commons-codec:1.16.0",
    "commons-lang3": "org.apache.commons:commons-lang3:3.14.0",
    "commons-collections4": "org.apache.commons:commons-collections4:4.4",
    "commons-math3": "org.apache.commons:commons-math3:3.6.1",
    "guava": "com.google.guava:guava:31.1-jre",
    "gson": "com.google.code.gson:gson:2.10.1",
    "jgrapht-core": "org.jgrapht:jgrapht-core:1.5.2",
    "vavr": "io.vavr:vavr:0.10.4",
    "eclipse-collections": "org.eclipse.collections:eclipse-collections:11.1.0",
    "jackson-core": "com.fasterxml.jackson.core:jackson-core:2.15.2",
    "jsoup": "org.jsoup:jsoup:1.17.2",
    "joda-time": "joda-time:joda-time:2.12.5",
    "h2": "com.h2database:h2:2.2.224",
    "assertj-core": "org.assertj:assertj-core:3.24.2",
    "commons-text": "org.apache.commons:commons-text:1.12.0",
    "commons-io": "commons-io:commons-io:2.17.0",
    "slf4j-api": "org.slf4j:slf4j-api:2.0.16",
    "picocli": "info.picocli:picocli:4.7.6",
    "junit-jupiter-api": "org.junit.jupiter:junit-jupiter-api:5.11.3",
    "snakeyaml": "org.yaml:snakeyaml:2.3",
    "jool": "org.jooq:jool:0.9.15",
    "antlr4-runtime": "org.antlr:antlr4-runtime:4.13.2",
    "hppc": "com.carrotsearch:hppc:0.9.1",
}
"""Each library by its name, with its coordinates."""

_PLACE = re.compile(r"^(?P<file>\S.*\.java):(?P<line>\d+): error: ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured of a library."""

    files: int
    lines: int
    errors: int
    ours: int
    methods: int
    seconds: float
    megabytes: float
    unsupported: Counter[str]
    problem: str = ""


def sources_of(name: str, folder: Path) -> Path:
    """The unpacked sources of a library, downloaded if need be."""
    target = folder / name
    if target.is_dir():
        return target
    with tempfile.TemporaryDirectory() as jars:
        wanted = [f"-Dartifact={LIBRARIES[name]}:jar:sources", f"-DoutputDirectory={jars}"]
        subprocess.run(["mvn", "-q", "-B", "-Dstyle.color=never", "dependency:copy", *wanted], check=True)
        (jar,) = Path(jars).glob("*.jar")
        beside = target.with_suffix(".new")
        shutil.rmtree(beside, ignore_errors=True)
        with ZipFile(jar) as archive:
            archive.extractall(beside, [each for each in archive.namelist() if each.endswith(".java")])
        beside.replace(target)
    return target


def measured(name: str, folder: Path) -> Row:
    """Loads a library, and holds its errors against those of javac."""
    path = sources_of(name, folder)
    files = sorted(path.rglob("*.java"))
    lines = sum(file.read_bytes().count(b"\n") for file in files)
    collect_rarely()
    begun, problem = process_time(), ""
    loaded: Loaded | None = None
    errors: list[Diagnostic] = []
    try:
        loaded = load(path, contain=True)
        errors = list(loaded.errors)
    except ProgramErrors as found:
        errors = [each for each in found.diagnostics if each.severity is Severity.ERROR]
    except Exception as error:  # an internal error is a figure, too
        problem = f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"
    seconds = process_time() - begun
    places = {(Path(each.span.file).name, each.span.line) for each in errors}
    ours = len(places - _of_javac(path, files)) if places else 0
    unsupported = Counter[str]() if loaded is None else _unsupported(loaded)
    methods = 0 if loaded is None else len(loaded.methods_to_check())
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return Row(len(files), lines, len(errors), ours, methods, seconds, peak, unsupported, problem)


def _of_javac(path: Path, files: list[Path]) -> set[tuple[str, int]]:
    """The places of javac's own errors, without class path: what it does not find is no error of ours either."""
    with tempfile.TemporaryDirectory() as target:
        options = ["-proc:none", "-XDshould-stop.ifError=FLOW", "-Xmaxerrs", "100000", "-nowarn", "-encoding", "UTF-8"]
        listed = Path(target) / "files"
        listed.write_text("\n".join(f'"{file}"' for file in files), encoding="utf-8")
        command = ["javac", *options, "-d", target, f"@{listed}"]
        said = subprocess.run(command, cwd=path, capture_output=True, text=True, errors="replace", check=False).stderr
    return {(Path(each["file"]).name, int(each["line"])) for each in _PLACE.finditer(said)}


def _unsupported(loaded: Loaded) -> Counter[str]:
    """How many methods of a library contain which unsupported constructs, without names."""
    found: Counter[str] = Counter()
    for method in loaded.methods_to_check():
        reasons = {each.what for each in typed.STATEMENTS.found(method.body, typed.Unsupported)}
        found.update({re.sub(r"['`(].*", "", reason).strip() for reason in reasons})
    return found


def show(name: str, row: Row) -> None:
    """Prints a row, and the most frequent reasons."""
    print(
        f"{name:22}{row.files:7,}{row.lines:10,}{row.errors:8,}{row.ours:6,}{row.methods:9,}"
        f"{row.seconds:9.1f}{row.megabytes:8,.0f}  {row.problem}"
    )
    for reason, count in row.unsupported.most_common(5):
        print(f"{'':24}{count:5,} {reason[:90]}")
    sys.stdout.flush()


def check(path: Path, minutes: float, jobs: int | None) -> None:
    """Checks all methods of a library within a budget."""
    collect_rarely()
    begun = monotonic()
    loaded = load(path, contain=True)
    print(f"loaded in {monotonic() - begun:.0f} s: {len(loaded.methods_to_check()):,} methods")
    begun = monotonic()
    session = Session(loaded, jobs=Jobs.chosen(jobs, minutes))
    results = list(session.results())
    verdicts = Counter(str(result.verdict) for result in results)
    print(f"{len(results):,} methods: {', '.join(f'{count:,} {verdict}' for verdict, count in verdicts.most_common())}")
    causes = Counter(str(result.reason.cause) for result in results if result.reason)
    print(f"unknown because of: {', '.join(f'{cause} {count:,}' for cause, count in causes.most_common())}")
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    own, others = (each.ru_maxrss / 1024 for each in used)
    minutes = sum(each.ru_utime + each.ru_stime for each in used) / 60
    print(f"{(monotonic() - begun) / 60:.1f} minutes, {minutes:.1f} of processor time with loading")
    print(f"{own:,.0f} MB, the largest process {max(own, others):,.0f} MB")


def fixed_cost(path: Path, count: int = 60) -> None:
    """Measures checks of short methods that are valid: what remains is the cost of every check."""
    collect_rarely()
    begun = process_time()
    loaded = load(path, contain=True)
    print(f"loaded in {process_time() - begun:.1f} s of processor time")
    short = [each for each in loaded.methods_to_check() if len(list(typed.walk(each.roots))) < 8]
    session = Session(loaded, replace(Options(), seconds=5.0))
    begun = process_time()
    session.check(short[0])
    print(f"the first check, with what all share: {process_time() - begun:.2f} s")
    costs = []
    for method in short[1 :: max(len(short) // count, 1)]:
        begun = process_time()
        if str(session.check(method).verdict) == "valid":
            costs.append((process_time() - begun) * 1000)
    print(f"{len(costs)} short methods: median {median(costs):.0f} ms, least {min(costs):.0f}, most {max(costs):.0f}")


def single(file: Path, method: str, other: str) -> None:
    """Measures checks of single methods of a file, whose program and results are stored along the way."""
    with tempfile.TemporaryDirectory() as cache:
        given = {**os.environ, "XDG_CACHE_HOME": cache}

        def run(said: str, path: Path, *arguments: str) -> None:
            before = _of_children()
            command = [sys.executable, "-m", "oxpecker", "check", str(path), "--quiet", *arguments]
            subprocess.run(command, env=given, stdout=subprocess.DEVNULL, check=False)
            print(f"{said:60}{_of_children() - before:7.2f} s", flush=True)

        print("processor time of")
        small = Path(cache) / "Small.java"
        small.write_text("class Small { static int length(String s) { return s.length(); } }", encoding="utf-8")
        run("a small class, translating models of the library", small)
        run("a small class", small)
        run(f"{method}, nothing stored", file, "--method", method, "--no-incremental")
        for path in (file, file.parent):
            said = "in the folder" if path.is_dir() else "in its file"
            run(f"{method} {said}, storing program and result", path, "--method", method, "--incremental")
            run(f"{method} {said}, repeated", path, "--method", method, "--incremental")
            run(f"{other} {said}, program stored", path, "--method", other, "--incremental")


def _of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("libraries", nargs="*", choices=[[], *LIBRARIES], metavar="LIBRARY", help="default: all")
    parser.add_argument("--check", choices=LIBRARIES, metavar="LIBRARY", help="check all methods of a library")
    parser.add_argument("--fixed", choices=LIBRARIES, metavar="LIBRARY", help="measure the cost of every check")
    names = ("FILE", "METHOD", "OTHER")
    parser.add_argument("--single", nargs=3, metavar=names, help="measure checks of single methods of a file")
    parser.add_argument("--minutes", type=float, default=30.0, help="the budget of --check")
    parser.add_argument("--jobs", type=int, help="processes of --check; default: all processors")
    parser.add_argument("--folder", type=Path, default=cache_folder() / "projects", help="where the sources are kept")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    if arguments.single is not None:
        single(Path(arguments.single[0]), *arguments.single[1:])
    elif arguments.check is not None:
        check(sources_of(arguments.check, arguments.folder), arguments.minutes, arguments.jobs)
    elif arguments.fixed is not None:
        fixed_cost(sources_of(arguments.fixed, arguments.folder))
    else:
        print(f"{'library':22}{'files':>7}{'lines':>10}{'errors':>8}{'ours':>6}{'methods':>9}{'seconds':>9}{'MB':>8}")
        for name in arguments.libraries or LIBRARIES:
            with multiprocessing.get_context("spawn").Pool(1) as pool:  # memory is measured for each by itself
                show(name, pool.apply(measured, (name, arguments.folder)))


if __name__ == "__main__":
    main()
