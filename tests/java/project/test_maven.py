"""Maven projects are recognised without Maven: modules, parents, properties, and jars of the local repository."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.java.project.local_repository import version_order
from oxpecker.java.project.maven import maven_project
from tests.java.project.build_files import dependency, jars, pom, roots, store, write


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("GRADLE_USER_HOME", raising=False)
    return tmp_path / "home"


def test_modules_parents_and_generated_roots(tmp_path: Path) -> None:
    folder = write(
        tmp_path / "p",
        {
            "pom.xml": pom(
                "top",
                "<packaging>pom</packaging><modules><module>a</module><module>deep/b/pom.xml</module></modules>"
                "<build><sourceDirectory>java</sourceDirectory></build>",
            ),
            "a/pom.xml": pom("a", parent="top"),
            "a/java/A.java": "",
            "a/target/generated-sources/annotations/G.java": "",
            "a/target/generated-sources/protobuf/java/P.java": "",
            "deep/b/pom.xml": pom(
                "b",
                "<parent><groupId>g</groupId><artifactId>top</artifactId><version>1</version>"
                "<relativePath>../..</relativePath></parent><build><sourceDirectory>${basedir}/own</sourceDirectory></build>",
            ),
            "deep/b/own/B.java": "",
            "deep/b/src/test/java/T.java": "",
        },
    )
    for start in (folder, folder / "a", folder / "deep" / "b"):
        project = maven_project(start)
        assert project.folder == folder
        generated = ["a/target/generated-sources/annotations", "a/target/generated-sources/protobuf/java"]
        assert roots(project) == ["a/java", "deep/b/own", *generated]
        assert [root.name for root in project.test_roots] == ["java"]
        assert project.summary == "Maven: 3 modules, 4 source roots (2 generated), 1 test root, 0 jars"


def test_versions_come_from_properties_parents_and_boms(home: Path, tmp_path: Path) -> None:
    store(
        home,
        "bom",
        "7",
        content=f"<dependencyManagement><dependencies>{dependency('org.lib', 'managed', '2.0')}"
        "</dependencies></dependencyManagement>",
    )
    for artifact, version in (
        ("managed", "2.0"),
        ("direct", "1.5"),
        ("ranged", "1.9"),
        ("ranged", "1.10"),
        ("ranged", "2.0"),
    ):
        store(home, artifact, version)
    imported = dependency("org.lib", "bom", "${bom.version}", "<type>pom</type><scope>import</scope>")
    folder = write(
        tmp_path / "p",
        {
            "pom.xml": pom(
                "top",
                "<modules><module>a</module></modules><properties><v>${major}.5</v><major>1</major>"
                "<bom.version>7</bom.version></properties><dependencyManagement><dependencies>"
                f"{imported}</dependencies></dependencyManagement>",
            ),
            "a/pom.xml": pom(
                "a",
                "",
                dependency("org.lib", "managed"),
                dependency("org.lib", "direct", "${v}"),
                dependency("org.lib", "ranged", "[1,2)"),
                parent="top",
            ),
        },
    )
    assert jars(maven_project(folder)) == ["managed-2.0.jar", "direct-1.5.jar", "ranged-1.10.jar"]


def test_dependencies_of_dependencies(home: Path, tmp_path: Path) -> None:
    store(home, "near", "1")
    store(home, "near", "9")
    for artifact in ("excluded", "optional", "provided", "runtime", "only-for-tests"):
        store(home, artifact, "1")
    store(
        home,
        "far",
        "1",
        dependency("org.lib", "near", "9"),
        dependency("org.lib", "excluded", "1"),
        dependency("org.lib", "optional", "1", "<optional>true</optional>"),
        dependency("org.lib", "provided", "1", "<scope>provided</scope>"),
        dependency("org.lib", "runtime", "1", "<scope>runtime</scope>"),
    )
    left_out = "<exclusions><exclusion><groupId>*</groupId><artifactId>excluded</artifactId></exclusion></exclusions>"
    folder = write(
        tmp_path / "p",
        {
            "pom.xml": pom(
                "a",
                "",
                dependency("org.lib", "only-for-tests", "1", "<scope>test</scope>"),
                dependency("org.lib", "far", "1", left_out),
                dependency("org.lib", "near", "1"),
                dependency("org.gone", "gone", "3"),
                dependency("g", "other", "1"),
            )
        },
    )
    project = maven_project(folder)
    assert jars(project) == ["far-1.jar", "near-1.jar"]
    assert jars(project, tests=True) == ["far-1.jar", "near-1.jar", "only-for-tests-1.jar"]
    assert project.summary == "Maven: 0 source roots, 2 of 4 jars; missing: org.gone:gone:3, g:other:1"


def test_cycles_and_damage_are_told_and_the_rest_goes_on(tmp_path: Path) -> None:
    folder = write(
        tmp_path / "p",
        {
            "pom.xml": pom("top", "<modules><module>a</module><module>broken</module><module>gone</module></modules>"),
            "a/pom.xml": pom(
                "a",
                "<modules><module>..</module></modules><properties><x>${y}</x><y>${x}</y></properties>",
                dependency("org.lib", "x", "${x}"),
                parent="top",
            ),
            "a/src/main/java/A.java": "",
            "broken/pom.xml": "<project>\n<modules>",
        },
    )
    project = maven_project(folder)
    assert roots(project) == ["a/src/main/java"]
    told = "\n".join(project.problems)
    assert f"{folder}/a/pom.xml: cyclic modules: {folder}/pom.xml is a module of itself" in told
    assert f"{folder}/broken/pom.xml:2:10: not well-formed XML" in told
    assert f"{folder}/gone/pom.xml: this module does not exist" in told


def test_a_pom_that_is_its_own_parent(tmp_path: Path) -> None:
    itself = pom("a", parent="a").replace("</parent>", "<relativePath>pom.xml</relativePath></parent>")
    assert maven_project(write(tmp_path / "p", {"pom.xml": itself})).problems == ()


def test_the_repository_that_the_settings_name(home: Path, tmp_path: Path) -> None:
    store(tmp_path / "other", "lib", "1")
    write(
        home / ".m2",
        {"settings.xml": f"<settings><localRepository>{tmp_path}/other/.m2/repository</localRepository></settings>"},
    )
    folder = write(tmp_path / "p", {"pom.xml": pom("a", "", dependency("org.lib", "lib", "1"))})
    assert jars(maven_project(folder)) == ["lib-1.jar"]


def test_versions_are_ordered() -> None:
    versions = ["1.0-alpha", "1.0-beta2", "1.0", "1.0.1", "1.9", "1.10", "2"]
    sorted_by_text = sorted(versions)
    assert sorted(sorted_by_text, key=version_order) == versions
