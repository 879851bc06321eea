"""Programs whose other classes are class files: `--classpath` and `classpath` in a configuration."""

from __future__ import annotations

import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest
from click.testing import CliRunner

import oxpecker
from oxpecker.api.java_paths import JavaPaths
from oxpecker.api.loading import ProgramErrors, load
from oxpecker.cli.main import cli
from tests.tools import need_jdk

LIBRARY = """package lib;
import java.util.List;
public class Lib<T> {
    public static final int LARGEST = 10;
    public T get(int place) { return null; }
    public static int size(String text) { return 0; }
    public static long size(Object object) { return 0; }
    public interface Visitor<R> { R visit(Lib<?> lib); }
    public <R> Lib<R> accept(Visitor<? extends R> visitor) { return null; }
    public interface Change { int of(int x); default Change twice() { return x -> of(of(x)); } }
    public static class Failure extends Exception { }
    public void risky() throws Failure { }
}
"""
PROGRAM = """package app;
import lib.Lib;
class App {
    static int largest() { return Lib.LARGEST; }
    static int chosen(int x) { switch (x) { case Lib.LARGEST: return 1; default: return 2; } }
    static int plain(Lib<String> lib) { return 1; }
}
"""


@pytest.fixture(scope="module")
def jar(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need_jdk()
    folder = tmp_path_factory.mktemp("lib")
    (folder / "Lib.java").write_text(LIBRARY, encoding="utf-8")
    subprocess.run(["javac", "-d", str(folder / "out"), str(folder / "Lib.java")], check=True)
    with ZipFile(folder / "lib.jar", "w") as made:
        for file in sorted((folder / "out").rglob("*.class")):
            made.write(file, file.relative_to(folder / "out"))
    return folder / "lib.jar"


def written(folder: Path, text: str = PROGRAM) -> Path:
    file = folder / "App.java"
    file.write_text(text, encoding="utf-8")
    return file


def test_constants_and_types_are_known(jar: Path, tmp_path: Path) -> None:
    report = oxpecker.check(written(tmp_path), classpath=[str(jar)])
    assert [str(each.verdict) for each in report] == ["valid"] * 3


CALLS = """package app;
import lib.Lib;
class App {
    static int overload(String text) { int size = Lib.size(text); return size; }
    static int generic(Lib<String> lib) { return lib == null ? 0 : lib.get(0).length(); }
    static int failing(Lib<String> lib) {
        if (lib == null) { return 0; }
        try { lib.risky(); return 1; } catch (Lib.Failure failure) { return 1 / 0; }
    }
    static int made() { return new Lib<Integer>().get(0) == null ? 1 : 2; }
}
class Below extends Lib<String> { int inherited() { return get(1).length(); } }
"""


def test_calls_have_the_declared_types_and_exceptions(jar: Path, tmp_path: Path) -> None:
    report = oxpecker.check(written(tmp_path, CALLS), classpath=[str(jar)])
    assert {each.method: str(each.verdict) for each in report} == {
        "App.overload(String)": "valid-within-bounds",
        "App.generic(lib.Lib)": "valid-within-bounds",
        "App.failing(lib.Lib)": "invalid",
        "App.made()": "valid-within-bounds",
        "Below.inherited()": "valid-within-bounds",
    }


FUNCTIONS = """package app;
import lib.Lib;
class App {
    static void called() { Lib.Change change = x -> x + 1; int y = change.of(4); assert y == 5; }
    static void referred() { Lib.Change change = App::next; assert change.of(4) == 5; }
    static int next(int x) { return x + 1; }
    static void generic(Lib<String> lib) { Lib.Visitor<String> v = l -> "a"; assert v.visit(lib).length() == 1; }
    static void passed(Lib<String> lib) {
        int[] seen = {0};
        if (lib != null) { lib.accept(l -> { seen[0] = 1; return "a"; }); }
        assert seen[0] == 0;
    }
    static void twice() {
        int[] runs = {0};
        Lib.Change change = x -> ++runs[0];
        change.twice();
        assert runs[0] == 0;
    }
}
"""


def test_functions_implement_interfaces_of_class_files(jar: Path, tmp_path: Path) -> None:
    report = oxpecker.check(written(tmp_path, FUNCTIONS), classpath=[str(jar)])
    assert {each.method.partition("(")[0]: str(each.verdict) for each in report} == {
        "App.called": "valid",
        "App.referred": "valid",
        "App.next": "valid",
        "App.generic": "valid",
        "App.passed": "invalid",
        "App.twice": "invalid",
    }


def test_types_that_do_not_fit_are_errors(jar: Path, tmp_path: Path) -> None:
    file = written(tmp_path, "class App { static void f(lib.Lib<Integer> lib) { String text = lib.get(0); } }")
    with pytest.raises(ProgramErrors, match="incompatible types: Integer cannot be converted to String"):
        load(file, java=JavaPaths((jar,)))


def test_a_changed_class_file_is_noticed_by_the_cache(jar: Path, tmp_path: Path) -> None:
    text = "import lib.Lib; class App { static void f() { assert Lib.LARGEST == 10; } }"
    file, cache = written(tmp_path, text), tmp_path / "cache"
    folder = tmp_path / "classes"
    (folder / "lib").mkdir(parents=True)
    compiled = (jar.parent / "out" / "lib" / "Lib.class").read_bytes()
    (folder / "lib" / "Lib.class").write_bytes(compiled)
    checked = [oxpecker.check(file, classpath=[str(folder)], cache_dir=cache)["App.f"] for _ in range(2)]
    assert [(str(each.verdict), each.cached) for each in checked] == [("valid", False), ("valid", True)]
    (folder / "lib" / "Lib.class").write_bytes(compiled.replace(b"\x03\0\0\0\x0a", b"\x03\0\0\0\x0b"))
    assert str(oxpecker.check(file, classpath=[str(folder)], cache_dir=cache)["App.f"].verdict) == "invalid"


def test_the_command_line_and_a_file_give_the_class_path(jar: Path, tmp_path: Path) -> None:
    file = written(tmp_path)
    given = CliRunner().invoke(cli, ["check", str(file), "--classpath", f"nowhere.jar:{jar}"])
    assert given.exit_code == 0, given.output
    assert "nowhere.jar, an entry of the class path, does not exist" in given.stderr
    (tmp_path / "oxpecker.toml").write_text(f'classpath = ["{jar}"]\n', encoding="utf-8")
    assert CliRunner().invoke(cli, ["check", str(file)]).exit_code == 0


def test_the_command_that_replays_has_the_class_path(jar: Path, tmp_path: Path) -> None:
    file = written(tmp_path, "import lib.Lib; class App { static void f(int x) { assert x != Lib.LARGEST; } }")
    output = CliRunner().invoke(cli, ["check", str(file), "--classpath", str(jar)]).output
    assert f"replay: oxpecker run {file} --classpath {jar} --method 'App.f(int)' --args" in output


def test_entries_that_cannot_be_read_are_told_even_if_nothing_needs_them(tmp_path: Path) -> None:
    file = written(tmp_path, "class App { static int f() { return 1; } }")
    (tmp_path / "text.jar").write_text("no archive")
    result = CliRunner().invoke(cli, ["check", str(file), "--classpath", f"{tmp_path}/gone.jar:{tmp_path}/text.jar"])
    assert result.exit_code == 0
    assert f"warning: {tmp_path}/gone.jar, an entry of the class path, does not exist" in result.stderr
    assert f"warning: {tmp_path}/text.jar is not a readable jar: File is not a zip file" in result.stderr
