"""Projects as editors describe them: Eclipse's `.classpath`, and IntelliJ's `*.iml`."""

from __future__ import annotations

from pathlib import Path

from oxpecker.java.files import exists, is_file
from oxpecker.java.project.build_files import CLASSPATH
from oxpecker.java.project.project import BuildKind, Module, Project, existing
from oxpecker.java.project.xml_files import UnreadableBuildFile, children, local_name, read_xml


def eclipse_project(folder: Path) -> Project:
    """The project in a folder with a `.classpath`; it has no modules if that cannot be read."""
    try:
        entries = list(children(read_xml(folder / CLASSPATH), "classpathentry"))
    except UnreadableBuildFile as problem:
        return Project(BuildKind.ECLIPSE, folder, (), (str(problem),))
    sources = [each for each in entries if each.get("kind") == "src" and not each.get("path", "/").startswith("/")]
    is_test = {id(each): _is_test(each.get("path", "")) for each in sources}
    jars = [folder / each.get("path", "") for each in entries if each.get("kind") == "lib"]
    found, missing = [jar for jar in jars if exists(jar)], [jar.name for jar in jars if not exists(jar)]
    module = Module(
        folder,
        existing(folder, (each.get("path", "") for each in sources if not is_test[id(each)])),
        (),
        existing(folder, (each.get("path", "") for each in sources if is_test[id(each)])),
        tuple(found),
        missing=tuple(missing),
    )
    return Project(BuildKind.ECLIPSE, folder, (module,))


def _is_test(path: str) -> bool:
    return "test" in path.lower().split("/")[-1] or "src/test" in path


def intellij_project(folder: Path) -> Project:
    """The project in a folder with `*.iml` files, which may describe the modules around it."""
    modules: list[Module] = []
    problems: list[str] = []
    for file in sorted(folder.glob("*.iml")):
        try:
            root = read_xml(file)
        except UnreadableBuildFile as problem:
            problems.append(str(problem))
            continue
        folders = [each for each in root.iter() if local_name(each) == "sourceFolder"]
        libraries = [each.get("url", "") for each in root.iter() if local_name(each) == "root"]
        jars = [_path(url.removesuffix("!/"), file.parent) for url in libraries if ".jar" in url]
        modules.append(
            Module(
                file.parent,
                existing(
                    folder, (_path(each.get("url", ""), file.parent) for each in folders if not _for_tests(each.attrib))
                ),
                (),
                existing(
                    folder, (_path(each.get("url", ""), file.parent) for each in folders if _for_tests(each.attrib))
                ),
                tuple(Path(jar) for jar in jars if is_file(Path(jar))),
                missing=tuple(Path(jar).name for jar in jars if not is_file(Path(jar))),
            )
        )
    return Project(BuildKind.INTELLIJ, folder, tuple(modules), tuple(problems))


def _for_tests(attributes: dict[str, str]) -> bool:
    return attributes.get("isTestSource") == "true"


def _path(url: str, folder: Path) -> str:
    path = url.partition("://")[2] or url
    return path.replace("$MODULE_DIR$", str(folder)).replace("$PROJECT_DIR$", str(folder))
