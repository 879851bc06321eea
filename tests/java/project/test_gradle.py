"""Gradle projects are recognised by the text of their build files."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.java.project.gradle import gradle_project
from oxpecker.java.project.gradle_text import blocks, without_comments
from oxpecker.java.project.project import Project
from tests.java.project.build_files import jars, roots, store, write


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("GRADLE_USER_HOME", str(tmp_path / "gradle"))
    return tmp_path / "home"


def cached(tmp_path: Path, group: str, artifact: str, version: str) -> None:
    folder = tmp_path / "gradle/caches/modules-2/files-2.1" / group / artifact / version / "0a1b"
    folder.mkdir(parents=True)
    (folder / f"{artifact}-{version}.jar").touch()


def roots_of_tests(project: Project) -> list[str]:
    return [root.relative_to(project.folder).as_posix() for root in project.test_roots]


def test_modules_and_source_sets(tmp_path: Path) -> None:
    folder = write(
        tmp_path / "p",
        {
            "settings.gradle": "rootProject.name = 'p' // include 'no'\ninclude 'a', ':deep:b'\ninclude(\":c\")\n"
            "project(':c').projectDir = file('elsewhere/c')\n/* include 'no' */ include 'gone'",
            "a/build.gradle": "sourceSets { main { java { srcDirs = ['src', 'more'] } } }",
            "a/src/A.java": "",
            "a/more/M.java": "",
            "deep/b/build.gradle.kts": 'sourceSets { main { java.srcDir("extra") } }',
            "deep/b/src/main/java/B.java": "",
            "deep/b/src/integrationTest/java/T.java": "",
            "deep/b/extra/E.java": "",
            "deep/b/build/generated/sources/annotationProcessor/java/main/G.java": "",
            "elsewhere/c/src/main/java/C.java": "",
        },
    )
    project = gradle_project(folder / "deep" / "b")
    assert roots(project) == [
        *("a/src", "a/more", "deep/b/src/main/java", "deep/b/extra", "elsewhere/c/src/main/java"),
        "deep/b/build/generated/sources/annotationProcessor/java/main",
    ]
    assert roots_of_tests(project) == ["deep/b/src/integrationTest/java"]
    assert project.problems == (f"{folder}/gone: this project does not exist",)


def test_dependencies_in_all_notations(home: Path, tmp_path: Path) -> None:
    for artifact, version in (("one", "1"), ("two", "2"), ("three", "3"), ("four", "4"), ("five", "5"), ("six", "6")):
        store(home, artifact, version)
    cached(tmp_path, "com.cached", "seven", "7")
    folder = write(
        tmp_path / "p",
        {
            "settings.gradle": "",
            "gradle.properties": "twoVersion=2\n",
            "gradle/libs.versions.toml": '[versions]\nfour = "4"\n[libraries]\nmy-four = {module = "org.lib:four", '
            'version.ref = "four"}\nfive = "org.lib:five:5"\n[bundles]\nall = ["my-four", "five"]\n',
            "gradle.lockfile": "# locked\norg.lib:six:6=compileClasspath\n",
            "build.gradle": """
                ext { threeVersion = '3' }
                dependencies {
                    implementation 'org.lib:one:1' // implementation 'org.lib:no:1'
                    api("org.lib:two:$twoVersion")
                    compileOnly group: 'org.lib', name: 'three', version: "${threeVersion}"
                    implementation(libs.bundles.all)
                    implementation 'org.lib:six'
                    implementation 'com.cached:seven:7'
                    implementation project(':other')
                    implementation fileTree(dir: 'libs', include: ['*.jar'])
                    implementation files('lib/one.jar')
                    testImplementation "org.lib:gone:1"
                    runtimeOnly 'org.lib:never:1'
                }""",
            "libs/x.jar": "",
        },
    )
    project = gradle_project(folder)
    found = ["one-1.jar", "two-2.jar", "three-3.jar", "four-4.jar", "five-5.jar", "six-6.jar", "seven-7.jar"]
    assert jars(project) == [*found, "x.jar", "one.jar"]
    assert project.summary == "Gradle: 0 source roots, 9 jars"


def test_comments_and_blocks() -> None:
    text = without_comments("a { 'http://x' /* } */ b { \"}\" } } // c {")
    assert [each.split() for each in blocks(text, "a")] == [["'http://x'", "b", "{", '"}"', "}"]]
    assert list(blocks(text, "c")) == []


def test_a_damaged_catalogue_is_told(tmp_path: Path) -> None:
    folder = write(tmp_path / "p", {"build.gradle": "", "gradle/libs.versions.toml": "[versions\n"})
    assert "libs.versions.toml" in gradle_project(folder).problems[0]
