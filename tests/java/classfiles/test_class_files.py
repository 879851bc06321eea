"""Signatures that are read from class files, against what was compiled."""

from __future__ import annotations

import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

from oxpecker.java.classfiles.class_path import ClassPath, entries_of
from oxpecker.java.classfiles.cursor import NotAClassFile
from oxpecker.java.classfiles.reader import read_class_file
from oxpecker.java.classfiles.symbols import add_members, class_symbols
from oxpecker.java.kinds import ClassKind
from oxpecker.java.nullness import Place, is_never_null
from oxpecker.java.symbols import ClassSymbol
from tests.tools import need_jdk

SOURCE = """package p;
import java.util.*;
import java.lang.annotation.*;
public abstract class Lib<T extends Comparable<? super T> & Runnable, U> extends ArrayList<T[]>
        implements Comparable<U> {
    public static final int SMALL = -3;
    public static final long LARGE = 1L << 40;
    public static final char LETTER = 'x';
    public static final boolean YES = true;
    public static final String TEXT = "a\\0\\u00e9\\ud83d\\ude00";
    public static final double NAN = 0.0 / 0.0;
    public static final float HALF = 0.5f;
    public static final Object NOTHING = null;
    public final int instance = 7;
    protected volatile Map<String, ? extends List<U>> map;
    int inPackage;
    private int hidden;
    public Lib(int x, String... rest) { }
    private Lib() { }
    public <E extends Exception> T[] get(List<? super T> list, Map.Entry<U, ?> entry)
            throws E, java.io.IOException { throw null; }
    @Deprecated public abstract void run(U[] us, int[][] numbers);
    static void f(long a, double b) { Runnable r = () -> { }; new Object() { }; class Local { } }
    private void g() { }
    public class Inner<V> { public Inner(V v, T t) { } public Map<V, T> both; public class Deep { public U u; } }
    public static class Nested { public enum Color { RED, GREEN { }; } }
    protected interface Face { default int one() { return 1; } static int two() { return 2; } int three(); }
    private static class Secret { }
    public record Pair<A>(A left, int... right) { }
    public sealed interface Shape permits Circle, Square { }
    public static final class Circle implements Shape { }
    public non-sealed static class Square implements Shape { }
    @Retention(RetentionPolicy.CLASS) public @interface Mark {
        String value() default "m";
        int[] numbers() default {1, 2};
        Class<?> type();
    }
    @Retention(RetentionPolicy.CLASS) @Target({ElementType.TYPE_USE}) @interface Nullable { }
    @Mark(value = "x", numbers = {3}, type = String.class)
    public @Nullable String marked(@Nullable String a, String b) { return a; }
}
"""


@pytest.fixture(scope="module")
def classes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need_jdk()
    folder = tmp_path_factory.mktemp("classes")
    (folder / "Lib.java").write_text(SOURCE, encoding="utf-8")
    subprocess.run(
        [
            "javac",
            "-parameters",
            "-encoding",
            "UTF-8",
            "-Xlint:none",
            "-d",
            str(folder / "out"),
            str(folder / "Lib.java"),
        ],
        check=True,
    )
    return folder / "out"


@pytest.fixture(scope="module")
def symbols(classes: Path) -> dict[str, ClassSymbol]:
    found = class_symbols(ClassPath([classes]), "p.Lib")
    for symbol in found:
        add_members(symbol)
    return {symbol.name: symbol for symbol in found}


def test_headers_are_generic(symbols: dict[str, ClassSymbol]) -> None:
    lib = symbols["p.Lib"]
    first, second = lib.type_parameters
    assert [str(each) for each in first.bounds] == ["Comparable<? super T>", "Runnable"]
    assert not second.bounds or [str(each) for each in second.bounds] == ["Object"]
    assert (str(lib.superclass), [str(each) for each in lib.interfaces]) == ("ArrayList<T[]>", ["Comparable<U>"])
    assert lib.modifiers == {"public", "abstract"}


def test_constants_have_their_values(symbols: dict[str, ClassSymbol]) -> None:
    fields = symbols["p.Lib"].fields
    constants = {name: field.constant for name, field in fields.items()}
    assert constants.pop("NAN") != 0
    assert constants == {
        "SMALL": -3,
        "LARGE": 1 << 40,
        "LETTER": ord("x"),
        "YES": True,
        "TEXT": "a\0é😀",
        "HALF": 0.5,
        "NOTHING": None,
        "instance": 7,
        "map": None,
        "inPackage": None,
    }
    assert str(fields["map"].type) == "Map<String, ? extends List<U>>"
    assert fields["map"].volatile


def test_methods_are_generic_and_private_ones_left_out(symbols: dict[str, ClassSymbol]) -> None:
    lib = symbols["p.Lib"]
    assert [str(each) for each in lib.constructors] == ["Lib(int, String[])"]
    assert lib.constructors[0].varargs
    (get,) = lib.methods["get"]
    assert str(get) == "Lib.get(List<? super T>, Map.Entry<U, ?>)"
    assert (str(get.return_type), [str(each) for each in get.throws]) == ("T[]", ["E", "IOException"])
    assert get.names == ("list", "entry")
    assert [str(each) for each in lib.methods["run"]] == ["Lib.run(U[], int[][])"]
    assert sorted(lib.methods) == ["f", "get", "marked", "run"]


def test_nested_classes_have_their_written_flags(symbols: dict[str, ClassSymbol]) -> None:
    kinds = {name: symbol.kind for name, symbol in symbols.items()}
    assert kinds["p.Lib$Nested$Color"] is ClassKind.ENUM
    assert kinds["p.Lib$Pair"] is ClassKind.RECORD
    assert kinds["p.Lib$Mark"] is ClassKind.ANNOTATION
    assert "p.Lib$Secret" not in symbols
    assert not [name for name in symbols if name.endswith(("$1", "Local"))]
    assert [each.name for each in symbols["p.Lib$Nested$Color"].fields.values() if each.enum_constant] == [
        "RED",
        "GREEN",
    ]
    assert "sealed" in symbols["p.Lib$Shape"].modifiers
    assert symbols["p.Lib"].member_classes["Face"].modifiers >= {"protected", "static"}
    assert "default" in symbols["p.Lib$Face"].methods["one"][0].modifiers
    assert symbols["p.Lib$Face"].methods["three"][0].abstract


def test_inner_classes_share_type_variables(symbols: dict[str, ClassSymbol]) -> None:
    inner, deep = symbols["p.Lib$Inner"], symbols["p.Lib$Inner$Deep"]
    assert [str(each) for each in inner.type_parameters] == ["V", "T", "U"]
    assert inner.inner
    assert [str(each) for each in inner.constructors] == ["Lib.Inner(V, T)"]
    assert str(inner.fields["both"].type) == "Map<V, T>"
    assert deep.fields["u"].type is symbols["p.Lib"].type_parameters[1]


def test_annotations_of_methods_and_types(classes: Path) -> None:
    file = ClassPath([classes]).find("p.Lib")
    assert file is not None
    (marked,) = [each for each in file.methods if each.name == "marked"]
    assert marked.annotations == {"p.Lib.Mark", "p.Lib.Nullable"}
    assert marked.typed_parameters == {0: {"p.Lib.Nullable"}}


def test_what_annotations_tell_about_null() -> None:
    def never_null(*names: str, around: tuple[str, ...] = (), place: Place = Place.RESULT) -> bool:
        return is_never_null(names, [names, around], place)

    assert never_null("org.jetbrains.annotations.NotNull")
    assert never_null(around=("org.jspecify.annotations.NullMarked",))
    assert not never_null()
    assert not never_null("javax.validation.constraints.NotNull")
    assert not never_null("org.jspecify.annotations.NullUnmarked", around=("org.jspecify.annotations.NullMarked",))
    assert never_null(around=("javax.annotation.ParametersAreNonnullByDefault",), place=Place.PARAMETER)
    assert not never_null(around=("javax.annotation.ParametersAreNonnullByDefault",))
    assert not never_null("org.jspecify.annotations.Nullable", around=("org.jspecify.annotations.NullMarked",))


def test_a_wrong_signature_gives_way_to_the_descriptor(classes: Path) -> None:
    data = (classes / "p" / "Lib.class").read_bytes()
    wrong = data.replace(b"(Ljava/util/List<-TT;>;", b"(Ljava/util/Lisp<-TT;>;")
    assert wrong != data
    folder = classes.parent / "wrong" / "p"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "Lib.class").write_bytes(wrong)
    symbol = class_symbols(ClassPath([folder.parent, classes]), "p.Lib")[0]
    add_members(symbol)
    assert [str(each) for each in symbol.methods["get"]] == ["Lib.get(List, Map.Entry)"]


def test_every_truncation_is_told(classes: Path) -> None:
    data = (classes / "p" / "Lib.class").read_bytes()
    for length in range(0, len(data), 37):
        with pytest.raises(NotAClassFile):
            read_class_file(data[:length])


def test_changed_bytes_give_a_class_or_a_message(classes: Path) -> None:
    data = (classes / "p" / "Lib$Face.class").read_bytes()
    for place in range(len(data)):
        changed = data[:place] + bytes([data[place] ^ 0xFF]) + data[place + 1 :]
        try:
            read_class_file(changed)
        except NotAClassFile:
            continue


def test_a_jar_for_several_releases(classes: Path, tmp_path: Path) -> None:
    face = (classes / "p" / "Lib$Face.class").read_bytes()
    old, new = face.replace(b"three", b"other"), face.replace(b"three", b"later")
    names = {}
    for release in (8, 11, 25):
        jar = tmp_path / f"many{release}.jar"
        with zipfile.ZipFile(jar, "w") as archive:
            archive.writestr("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\nmulti-release: TRUE\r\n\r\n")
            archive.writestr("p/Lib$Face.class", old)
            archive.writestr("META-INF/versions/11/p/Lib$Face.class", new)
            archive.writestr("META-INF/versions/99/p/Lib$Face.class", face)
            archive.writestr("../p/Evil.class", face)
        file = ClassPath([jar], release).find("p.Lib$Face")
        assert file is not None
        names[release] = {each.name for each in file.methods} - {"one", "two"}
    assert names == {8: {"other"}, 11: {"later"}, 25: {"later"}}
    assert ClassPath([tmp_path / "many8.jar"]).has_package("p")
    assert not ClassPath([tmp_path / "many8.jar"]).has_package("META-INF.versions")


def test_what_cannot_be_read_is_told_and_the_rest_is_found(classes: Path, tmp_path: Path) -> None:
    (tmp_path / "text.jar").write_text("this is no archive")
    with zipfile.ZipFile(tmp_path / "broken.jar", "w") as archive:
        archive.writestr("p/Lib.class", b"\xca\xfe\xba\xbe\0\0")
    path = ClassPath([tmp_path / "gone.jar", tmp_path / "text.jar", tmp_path / "broken.jar", classes])
    assert path.find("p.Lib") is not None
    first, second, third = path.problems
    assert "gone.jar, an entry of the class path, does not exist" in first
    assert "text.jar is not a readable jar: File is not a zip file" in second
    assert "p/Lib.class in " in third
    assert "truncated" in third


def test_newer_versions_are_read_with_a_message(classes: Path, tmp_path: Path) -> None:
    folder = tmp_path / "p"
    shutil.copytree(classes / "p", folder)
    file = folder / "Lib$Face.class"
    file.write_bytes(file.read_bytes()[:6] + b"\x03\xe7" + file.read_bytes()[8:])
    path = ClassPath([tmp_path])
    assert path.find("p.Lib$Face") is not None
    assert "version 999" in path.problems[0]


def test_a_class_path_is_a_text(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    for name in ("b.jar", "a.JAR", "c.txt"):
        (tmp_path / "lib" / name).touch()
    found = entries_of(str(tmp_path / each) for each in ("x.jar", "lib/*", "classes"))
    assert [str(each.relative_to(tmp_path)) for each in found] == ["x.jar", "lib/a.JAR", "lib/b.jar", "classes"]
