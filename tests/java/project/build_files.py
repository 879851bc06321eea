"""Build files and repositories for tests."""

from __future__ import annotations

from pathlib import Path

from oxpecker.java.project.project import Project


def dependency(group: str, artifact: str, version: str = "", more: str = "") -> str:
    written = f"<version>{version}</version>" if version else ""
    return f"<dependency><groupId>{group}</groupId><artifactId>{artifact}</artifactId>{written}{more}</dependency>"


def pom(artifact: str, content: str = "", *dependencies: str, parent: str = "", version: str = "1") -> str:
    above = (
        f"<parent><groupId>g</groupId><artifactId>{parent}</artifactId><version>1</version></parent>" if parent else ""
    )
    own = "" if parent else f"<groupId>g</groupId><version>{version}</version>"
    listed = f"<dependencies>{''.join(dependencies)}</dependencies>"
    return f'<project xmlns="http://maven.apache.org/POM/4.0.0">{above}{own}<artifactId>{artifact}</artifactId>{content}{listed}</project>'


def store(
    home: Path, artifact: str, version: str, *dependencies: str, content: str = "", group: str = "org.lib"
) -> str:
    folder = home.joinpath(".m2", "repository", *group.split("."), artifact, version)
    folder.mkdir(parents=True)
    (folder / f"{artifact}-{version}.jar").touch()
    text = pom(artifact, content, *dependencies, version=version).replace("<groupId>g<", f"<groupId>{group}<", 1)
    (folder / f"{artifact}-{version}.pom").write_text(text)
    return f"{artifact}-{version}.jar"


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def jars(project: Project, tests: bool = False) -> list[str]:
    return [jar.name for jar in project.class_path(tests)]


def roots(project: Project) -> list[str]:
    return [root.relative_to(project.folder).as_posix() for root in project.roots]
