"""The release of Java comes from build files, unless options choose it."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.api.loading import Loaded, load
from oxpecker.java.project.gradle import gradle_project
from oxpecker.java.project.maven import maven_project
from oxpecker.java.release import ANY_RELEASE, SourceLevel
from tests.java.project.build_files import pom, write


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("GRADLE_USER_HOME", raising=False)


def configured(content: str, around: str = "plugins") -> str:
    plugin = "<plugin><artifactId>maven-compiler-plugin</artifactId><configuration>{}</configuration></plugin>"
    inner = f"<plugins>{plugin.format(content)}</plugins>"
    return f"<build>{inner if around == 'plugins' else f'<pluginManagement>{inner}</pluginManagement>'}</build>"


def properties(**values: str) -> str:
    listed = (f"<{name.replace('_', '.')}>{value}</{name.replace('_', '.')}>" for name, value in values.items())
    return f"<properties>{''.join(listed)}</properties>"


MAVEN = [
    ("", ANY_RELEASE),
    (properties(maven_compiler_release="17"), SourceLevel(17, 17)),
    (properties(maven_compiler_source="1.8", maven_compiler_target="1.8"), SourceLevel(8, None)),
    (properties(maven_compiler_source="1.8", maven_compiler_release="11"), SourceLevel(11, 11)),
    (properties(maven_compiler_source="1.5"), SourceLevel(8, None)),
    (properties(maven_compiler_release="99"), SourceLevel(25, 25)),
    (properties(jdk="21", maven_compiler_release="${jdk}"), SourceLevel(21, 21)),
    (properties(maven_compiler_release="${unknown}"), ANY_RELEASE),
    (configured("<source>11</source>"), SourceLevel(11, None)),
    (configured("<release>${jdk}</release>") + properties(jdk="16"), SourceLevel(16, 16)),
    (configured("<release>16</release>", "pluginManagement"), SourceLevel(16, 16)),
    (configured("<release>16</release>") + properties(maven_compiler_release="11"), SourceLevel(16, 16)),
    (configured("<release></release>") + properties(maven_compiler_release="11"), SourceLevel(11, 11)),
    (properties(java_version="17"), ANY_RELEASE),
    ("<parent><groupId>x</groupId><artifactId>gone</artifactId></parent>" + properties(java_version="17"),
     SourceLevel(17, None)),
]  # fmt: skip


@pytest.mark.parametrize(("content", "expected"), MAVEN)
def test_maven(tmp_path: Path, content: str, expected: SourceLevel) -> None:
    folder = write(tmp_path / "p", {"pom.xml": pom("a", content), "src/main/java/A.java": ""})
    assert maven_project(folder).level == expected


def test_a_module_inherits_the_release_of_its_parent(tmp_path: Path) -> None:
    modules = "<modules><module>a</module><module>b</module></modules><packaging>pom</packaging>"
    files = {
        "pom.xml": pom("top", modules + properties(maven_compiler_release="11")),
        "a/pom.xml": pom("a", parent="top"),
        "a/src/main/java/A.java": "",
        "b/pom.xml": pom("b", configured("<release>17</release>"), parent="top"),
        "b/src/main/java/B.java": "",
    }
    project = maven_project(write(tmp_path / "p", files))
    assert [module.level.language for module in project.modules] == [11, 11, 17]
    assert project.level == SourceLevel(17, 17), "all modules are read for the highest release"
    assert project.summary == "Maven: Java 17, 3 modules, 2 source roots, 0 jars"


GRADLE = [
    ("", ANY_RELEASE),
    ("sourceCompatibility = 1.8", SourceLevel(8, None)),
    ("sourceCompatibility = '11'\ntargetCompatibility = '11'", SourceLevel(11, None)),
    ("java {\n  sourceCompatibility = JavaVersion.VERSION_17\n}", SourceLevel(17, None)),
    ("sourceCompatibility JavaVersion.VERSION_1_8", SourceLevel(8, None)),
    ('java.sourceCompatibility = JavaVersion.toVersion("21")', SourceLevel(21, None)),
    ("def jdk = '17'\nsourceCompatibility = jdk", SourceLevel(17, None)),
    ("java { toolchain { languageVersion = JavaLanguageVersion.of(21) } }", SourceLevel(21, 21)),
    ("java { toolchain { languageVersion.set(JavaLanguageVersion.of(17)) } }", SourceLevel(17, 17)),
    ("kotlin { jvmToolchain(17) }", SourceLevel(17, 17)),
    ("tasks.withType(JavaCompile) { options.release = 11 }\nsourceCompatibility = 8", SourceLevel(11, 11)),
    ("tasks.withType<JavaCompile> { options.release.set(11) }", SourceLevel(11, 11)),
    ("java { toolchain { languageVersion = JavaLanguageVersion.of(21) } }\nsourceCompatibility = 11",
     SourceLevel(11, 21)),
    ("// sourceCompatibility = 11", ANY_RELEASE),
    ("sourceCompatibility = computed()", ANY_RELEASE),
    ("allprojects { sourceCompatibility = 11 }", SourceLevel(11, None)),
]  # fmt: skip


@pytest.mark.parametrize(("content", "expected"), GRADLE)
def test_gradle(tmp_path: Path, content: str, expected: SourceLevel) -> None:
    folder = write(tmp_path / "p", {"build.gradle": content, "src/main/java/A.java": ""})
    assert gradle_project(folder).level == expected


LATER = """
    class A {
        int pattern(Object o) { return o instanceof String s ? s.length() : 0; }
        String member(String s) { return s.repeat(2); }
    }
"""


def messages(loaded: Loaded) -> list[str]:
    return [each.message.partition(" (use")[0] for each in loaded.errors]


def test_release_hides_constructs_and_members_source_only_constructs(tmp_path: Path) -> None:
    construct = "pattern matching in instanceof is not supported in -source 8"
    member = "cannot find symbol: method repeat in class String"
    for setting, expected in (("release", [construct, member]), ("source", [construct])):
        content = pom("a", f"<properties><maven.compiler.{setting}>8</maven.compiler.{setting}></properties>")
        folder = write(tmp_path / setting, {"pom.xml": content, "src/main/java/A.java": LATER})
        assert messages(load(folder, contain=True)) == expected
        assert messages(load(folder, {"release": "17"}, contain=True)) == [], "an option comes first"


def test_classes_on_the_source_path_have_the_release_of_the_project(tmp_path: Path) -> None:
    folder = write(
        tmp_path / "p",
        {
            "build.gradle": "sourceCompatibility = 8",
            "src/main/java/A.java": LATER,
            "src/main/java/B.java": "class B { int use(A a) { return a.pattern(this); } }",
        },
    )
    loaded = load(folder / "src/main/java/B.java", contain=True)
    assert [each.message.partition(" (use")[0] for each in (*loaded.errors, *loaded.warnings)] == [
        "pattern matching in instanceof is not supported in -source 8"
    ]
