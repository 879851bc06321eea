"""Every reader of Oxpecker: where its inputs come from, how they are mutated, and what it may say about them.

A reader returns, or raises one of the errors with which Oxpecker refuses an input. Everything else is a defect.
"""

from __future__ import annotations

import base64
import io
import json
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from tests.hostile.fuzzing.conversations import HTTP, LSP, read_http, read_lsp
from tests.hostile.fuzzing.defect import Defect
from tests.hostile.fuzzing.mutation import LARGEST, Tokens, mutated_bytes, mutated_text, tokens_of

_ROOT = Path(__file__).parents[3]
_HERE = Path(__file__).parent
_LARGEST_SEED = 20_000
_MOST_SEEDS = 400


@dataclass(frozen=True, slots=True)
class Reader:
    """Makes an input from a random source, and reads it in an empty folder."""

    name: str
    make: Callable[[Random], bytes]
    read: Callable[[bytes, Path], object]


def _texts(*patterns: str) -> Iterator[str]:
    """Files of this repository, each kind at even distances."""
    for pattern in patterns:
        files = [file for file in sorted(_ROOT.glob(pattern)) if file.is_file() and file.stat().st_size < _LARGEST_SEED]
        for file in files[:: max(1, len(files) // _MOST_SEEDS)]:
            yield file.read_text(encoding="utf-8", errors="replace")


@cache
def _corpus(*patterns: str) -> list[Tokens]:
    return [tokens_of(text) for text in _texts(*patterns)]


def _files(*patterns: str) -> Callable[[Random], bytes]:
    return lambda random: mutated_text(_corpus(*patterns), random)


def _of(*texts: str) -> Callable[[Random], bytes]:
    corpus = [tokens_of(text) for text in texts]
    return lambda random: mutated_text(corpus, random)


# --- programs ----------------------------------------------------------------------------------------------


def _program(name: str) -> Callable[[bytes, Path], object]:
    def read(data: bytes, folder: Path) -> object:
        from oxpecker.api.loading import NothingToRead, ProgramErrors, load

        file = folder / name
        file.write_bytes(data)
        try:
            loaded = load(file, contain=True)
        except (ProgramErrors, NothingToRead) as refused:
            return _expected(str(refused))
        return [_expected(error.message) for error in (*loaded.errors, *loaded.warnings)]

    return read


def _expected(text: str) -> str:
    from oxpecker.limits.defects import INTERNAL_ERROR

    if INTERNAL_ERROR in text:
        raise Defect(text[:500])
    return text


def _jml(random: Random) -> bytes:
    """A Java class whose comments are mutated, and nothing else."""
    programs = [text for text in _java_with_contracts() if "@" in text]
    text = random.choice(programs)
    lines = text.split("\n")
    comments = [index for index, line in enumerate(lines) if "//@" in line or line.lstrip().startswith(("@", "/*@"))]
    corpus = _corpus_of_comments()
    for _ in range(random.randint(1, 3)):
        if comments:
            index = random.choice(comments)
            changed = mutated_text([tokens_of(lines[index].lstrip(" /*@")), random.choice(corpus)], random)
            lines[index] = "//@ " + changed.decode("utf-8", "replace").replace("\n", " ").replace("*/", "")
    return "\n".join(lines).encode("utf-8", "replace")[:LARGEST]


@cache
def _java_with_contracts() -> tuple[str, ...]:
    return tuple(text for text in _texts("tests/programs/**/*.java", "examples/**/*.java") if "//@" in text)


@cache
def _corpus_of_comments() -> list[Tokens]:
    lines = (line for text in _java_with_contracts() for line in text.split("\n") if "//@" in line)
    return [tokens_of(line.lstrip(" /@")) for line in lines]


def _alloy(data: bytes, _folder: Path) -> object:
    from oxpecker.oox.depth import deep_recursion
    from oxpecker.relational.alloy import Dialect, parse_module
    from oxpecker.relational.alloy.problem import check_declarations, problem
    from oxpecker.relational.place import RelationalError

    try:
        text = data.decode("utf-8")
        with deep_recursion():
            module = parse_module("m.als", text, Dialect.ALLOY_6)
            check_declarations(module)
            return [problem(module, command) for command in module.commands]
    except (RelationalError, UnicodeDecodeError, RecursionError) as refused:
        return refused


# --- class files and projects ------------------------------------------------------------------------------


@cache
def _classes() -> dict[str, bytes]:
    stored = json.loads((_HERE / "class_files.json").read_text(encoding="utf-8"))
    return {name: base64.b64decode(data) for name, data in stored.items()}


def _class_file(random: Random) -> bytes:
    return mutated_bytes(list(_classes().values()), random)


def _jar(random: Random) -> bytes:
    """An archive with some broken classes, odd names, an odd manifest; sometimes broken itself."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", random.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))) as archive:
        for name, data in _classes().items():
            content = mutated_bytes([data], random) if random.random() < 0.4 else data
            place = random.choice(("", "", "", "META-INF/versions/9/", "../", "/", "BOOT-INF/classes/", "WEB-INF/"))
            archive.writestr(zipfile.ZipInfo(f"{place}p/{name}.class"), content)
        manifest = b"Manifest-Version: 1.0\nMulti-Release: true\nClass-Path: a.jar ../b.jar\n"
        archive.writestr("META-INF/MANIFEST.MF", mutated_text([tokens_of(manifest.decode())], random))
    return mutated_bytes([file.getvalue()], random) if random.random() < 0.6 else file.getvalue()[:LARGEST]


def _class_folder(data: bytes, folder: Path) -> Path:
    (folder / "p").mkdir()
    for name, content in _classes().items():
        (folder / "p" / f"{name}.class").write_bytes(content)
    (folder / "p" / "Shape.class").write_bytes(data)
    return folder


def _jar_file(data: bytes, folder: Path) -> Path:
    file = folder / "a.jar"
    file.write_bytes(data)
    return file


def _members(entry: Path) -> object:
    """The declarations of a class path, without a program that uses them: many times faster."""
    from oxpecker.java.classfiles.class_path import ClassPath
    from oxpecker.java.classfiles.symbols import add_members, class_symbols

    path = ClassPath([entry])
    symbols = [each for name in _classes() for each in class_symbols(path, f"p.{name}")]
    for each in symbols:
        add_members(each)
    return symbols, path.has_package("p"), path.problems


_USER = """import p.*;
class C extends Shape<String, Integer> {
  int f(Shape<String, Integer> s, Shape.Pair<String, C> p, Shape.Tone t) throws Exception {
    s.go(null, new Exception()); return p.second().length + t.ordinal() + Shape.Q.I + s.size(); }
  public String get(int i) { return Shape.Q.TEXT; } public int size() { return 1; } }"""


def _symbols(entry: Path) -> object:
    """A program that uses the classes of a class path."""
    from oxpecker.api.loading import ProgramErrors, load_sources
    from oxpecker.java.classfiles.class_path import ClassPath
    from oxpecker.java.search_paths import SearchPaths
    from oxpecker.oox.source import Source

    try:
        loaded = load_sources([Source("C.java", _USER)], None, None, True, SearchPaths(classes=ClassPath([entry])))
    except ProgramErrors as refused:
        return _expected(str(refused))
    return [_expected(error.message) for error in (*loaded.errors, *loaded.warnings)]


def _project(name: str) -> Callable[[bytes, Path], object]:
    def read(data: bytes, folder: Path) -> object:
        from oxpecker.java.project.recognition import project_of

        (folder / "src/main/java").mkdir(parents=True)
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
        if name.startswith("gradle/"):
            (folder / "build.gradle").write_text("dependencies { implementation libs.guava }", encoding="utf-8")
        return project_of(folder / "src")

    return read


_GRADLE = """plugins { id 'java' }
def v = "1.2"
ext.w = '3'
sourceSets { main { java { srcDirs = ['src/main/java', "src/$v"] } } }
dependencies {
    implementation "com.google.guava:guava:${v}"
    testImplementation group: 'junit', name: 'junit', version: w
    implementation platform('a:b:1') // comment
    implementation files('libs/a.jar'); implementation fileTree(dir: 'libs', include: ['*.jar'])
    api(project(":core")) { exclude group: "x" }
}
"""
_CATALOGUE = """[versions]
guava = "31.1-jre"
rich = { strictly = "[1, 2[", prefer = "1.5" }
[libraries]
guava = { module = "com.google.guava:guava", version.ref = "guava" }
other = "a:b:1.0"
third = { group = "a", name = "b", version = { ref = "rich" } }
[bundles]
all = ["guava", "other"]
"""
_ECLIPSE = """<?xml version="1.0" encoding="UTF-8"?>
<classpath><classpathentry kind="src" path="src"/><classpathentry kind="lib" path="../lib/a.jar">
<attributes><attribute name="test" value="true"/></attributes></classpathentry></classpath>
"""

# --- files of data -----------------------------------------------------------------------------------------


def _task(data: bytes, folder: Path) -> object:
    from oxpecker.tasks.task import TaskError, read_task

    for name in ("common", "sum", "properties"):
        (folder / name).mkdir()
    for name in ("valid-assert", "no-runtime-exception"):
        (folder / "properties" / f"{name}.prp").write_text("CHECK( init(Main.main()), LTL(G assert) )", "utf-8")
    (folder / "t.yml").write_bytes(data)
    try:
        return read_task(folder / "t.yml")
    except TaskError as refused:
        return refused


def _property(data: bytes, folder: Path) -> object:
    from oxpecker.tasks.task import TaskError, read_property

    (folder / "p.prp").write_bytes(data)
    try:
        return read_property(folder / "p.prp")
    except TaskError as refused:
        return refused


def _configuration(data: bytes, folder: Path) -> object:
    from oxpecker.api.configuration import ConfigurationError, read_configuration

    (folder / "oxpecker.toml").write_bytes(data)
    try:
        return read_configuration(folder / "oxpecker.toml", folder / "src" / "A.java")
    except ConfigurationError as refused:
        return refused


def _theme(data: bytes, _folder: Path) -> object:
    from oxpecker.report.instances.theme import ThemeError, read_theme

    try:
        return read_theme(data.decode("utf-8", "replace"))
    except ThemeError as refused:
        return refused


_CONFIGURATION = """time = 10
memory = 1500
array = 3
solvers = ["intervals", "smt"]
fail-on = "finding"
[[overrides]]
paths = ["src/**/*.java", "A.java"]
chain = 2
classpath = ["lib/a.jar"]
"""


def _baseline(data: bytes, folder: Path) -> object:
    import click

    from oxpecker.cli.outputs import read_baseline

    (folder / "b.json").write_bytes(data)
    try:
        return read_baseline(folder / "b.json")
    except click.UsageError as refused:
        return refused


_BASELINE = """{"findings": [
  {"fingerprint": "a1", "cause": "b2", "method": "A.f(int)", "kind": "ensures"}, {"fingerprint": "c"}]}"""


@cache
def _results() -> list[Tokens]:
    """Stored results of methods of all verdicts."""
    import oxpecker
    from oxpecker.results.data import to_data

    text = """class A { int n; A next;
      int good(int x) ensures(retval == x) { return x; }
      int bad(int[] a, A b) ensures(retval != 7) { if (b != null && b.next == b) { return a[0]; } return 1; }
      static void loop(int x) { int i := 0; while (i < x) { i := i + 1; } assert i != 3; } }"""
    checked = oxpecker.check(text, name="a.oox", array=2, chain=2)
    return [tokens_of(json.dumps(to_data(each))) for each in checked]


def _result(data: bytes, _folder: Path) -> object:
    from oxpecker.results.data import NotAResult, from_data

    try:
        found = json.loads(data.decode("utf-8", "replace"))
    except (ValueError, RecursionError) as refused:
        return refused  # the store keeps a digest of the text
    try:
        return from_data(found)
    except NotAResult as refused:
        return refused


def _cache_file(random: Random) -> bytes:
    return mutated_bytes([_database()], random)


@cache
def _database() -> bytes:
    import tempfile

    from oxpecker.incremental import Store
    from oxpecker.incremental.store import FILE

    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        for number in range(20):
            store.put(f"key{number}", {"a": [number, "text" * number]})
        return (Path(folder) / FILE).read_bytes()


def _store(data: bytes, folder: Path) -> object:
    from oxpecker.incremental import Store
    from oxpecker.incremental.store import FILE

    (folder / FILE).write_bytes(data)
    store = Store(folder)
    found = [store.get(f"key{number}") for number in range(20)]
    for number, each in enumerate(found):
        if each not in (None, {"a": [number, "text" * number]}):
            raise Defect(f"a corrupt row is believed: {each}")
    store.put("new", {"a": 1})
    return store.get("new")


@cache
def _journals() -> list[Tokens]:
    """The records of runs: how they began, a result, a piece of a method."""
    from dataclasses import asdict

    from oxpecker.engine.recorded_outcome import RecordedOutcome
    from oxpecker.incremental.runs import Beginning
    from oxpecker.limits.reason import TOO_DEEP
    from oxpecker.oox.source import Span
    from oxpecker.results.data import data_of
    from oxpecker.solver import Learned
    from oxpecker.solver.learned_text import text_of

    begun = Beginning(("check", "a.oox"), "/", {"a.oox": "d1"}, ("A.f()", "A.g()"), "c2", "t3", 1.5)
    decided = {"number": 1, "round": 0, "share": None, "seconds": 20.0, "elapsed": 3.5, "cached": False}
    outcome = RecordedOutcome(
        *(
            (TOO_DEEP,),
            ("note",),
            3,
            0,
            1,
            {"it runs forever": 1},
            0,
            2,
            (Span("a.oox", 1, 2, 3, 4),),
            (),
            (),
            1,
            (),
            (),
        ),
        *({"steps": 4}, {"queries": 2.0}, ((1, 0), (0,)), (), (), 17, False, text_of(Learned())),
    )
    results = [json.loads("".join(each)) for each in _results()]
    records = [[asdict(begun), {**decided, "result": each}] for each in results]
    records.append([asdict(begun), {"piece": "ab 1 0", "found": data_of(outcome)}])
    return [tokens_of("\n".join(map(json.dumps, each))) for each in records]


def _journal(data: bytes, folder: Path) -> object:
    """The lines get right checksums: whoever writes them may be another program."""
    from oxpecker.engine import Bounds
    from oxpecker.engine.recorded_outcome import outcome_of
    from oxpecker.incremental.journal import sealed_lines
    from oxpecker.incremental.runs import CannotResume, read_run

    file = folder / "a.run"
    file.write_bytes(sealed_lines(data.splitlines()))
    try:
        run = read_run(file)
    except CannotResume as refused:
        return refused
    run.refuse_changes(run.beginning)
    if any(not 0 <= each.number < len(run.beginning.methods) for each in run.decided):
        raise Defect("a result of no method is believed")
    return [outcome_of(each, Bounds()) for each in run.pieces.values()]


# --- words of a command line -------------------------------------------------------------------------------

_VALUES = (
    "A{n: 3, next: null}",
    "#1 = A{n: -1, next: #1}, [1, 2, 3], true, 'a'",
    '"text\\n", null, 1.5, NaN, -0.0, 3L',
    "[[1], null, [2, 3]]",
)


@cache
def _program_of_values() -> object:
    from oxpecker.api.loading import load_sources
    from oxpecker.oox.source import Source

    text = "class A { int n; A next; int f(A a, int[] b, bool c, char d, string s, float e, int[][] g) { return 1; } }"
    return load_sources([Source("c.oox", text)])


def _arguments(data: bytes, _folder: Path) -> object:
    from oxpecker.oox.depth import deep_recursion
    from oxpecker.oox.interpreter import Heap, InputError, parse_arguments

    loaded = _program_of_values()
    program = loaded.program  # type: ignore[attr-defined]
    (method,) = (each for each in program.methods.values() if each.info.name == "f")
    with deep_recursion():
        for variable in method.parameters:
            try:
                parse_arguments(data.decode("utf-8", "replace"), [variable.type], Heap(program.hierarchy))
            except InputError as refused:
                _expected(str(refused))
    return None


def _schedule(data: bytes, _folder: Path) -> object:
    from oxpecker.oox.interpreter import ScheduleError, parse_reads, parse_schedule

    text = data.decode("utf-8", "replace")
    for parse in (parse_schedule, parse_reads):
        try:
            parse(text)
        except ScheduleError as refused:
            _expected(str(refused))
    return None


_JAVA = ("tests/programs/**/*.java", "examples/**/*.java", "src/oxpecker/server/examples/*.java")
_OOX = ("tests/programs/**/*.oox", "examples/**/*.oox", "src/oxpecker/server/examples/*.oox")

READERS = {
    each.name: each
    for each in (
        Reader("oox", _files(*_OOX), _program("c.oox")),
        Reader("java", _files(*_JAVA), _program("C.java")),
        Reader("jml", _jml, _program("C.java")),
        Reader("alloy", _files("**/*.als"), _alloy),
        Reader("class", _class_file, lambda data, folder: _symbols(_class_folder(data, folder))),
        Reader("class-members", _class_file, lambda data, folder: _members(_class_folder(data, folder))),
        Reader("jar", _jar, lambda data, folder: _symbols(_jar_file(data, folder))),
        Reader("jar-members", _jar, lambda data, folder: _members(_jar_file(data, folder))),
        Reader("maven", _files("examples/**/pom.xml"), _project("pom.xml")),
        Reader("gradle", _of(_GRADLE), _project("build.gradle")),
        Reader("catalogue", _of(_CATALOGUE), _project("gradle/libs.versions.toml")),
        Reader("eclipse", _of(_ECLIPSE), _project(".classpath")),
        Reader("task", _files("tests/svcomp/*.yml"), _task),
        Reader("property", _files("tests/svcomp/**/*.prp"), _property),
        Reader("configuration", _of(_CONFIGURATION), _configuration),
        Reader("theme", _files("examples/relational/*.toml"), _theme),
        Reader("baseline", _of(_BASELINE), _baseline),
        Reader("result", lambda random: mutated_text(_results(), random), _result),
        Reader("cache", _cache_file, _store),
        Reader("journal", lambda random: mutated_text(_journals(), random), _journal),
        Reader("arguments", _of(*_VALUES), _arguments),
        Reader("schedule", _of("0 1x3 0", "2.7=1.3, 1.1=first", "0,1x20"), _schedule),
        Reader("lsp", _of(*LSP), read_lsp),
        Reader("http", _of(*HTTP), read_http),
    )
}
"""All readers, by their names."""


def input_of(reader: Reader, seed: int, number: int) -> bytes:
    """The input with a number; the same on every machine."""
    return reader.make(Random(f"{reader.name} {seed} {number}"))
