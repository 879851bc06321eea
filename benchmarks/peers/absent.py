"""Tools that this comparison looks for, but does not run. Why a tool is absent is tried anew, and not assumed."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import partial

from benchmarks.peers.alarms import Absent
from benchmarks.peers.processes import Artifact, jars, run

NO_DRIVER = "it could run here, but there is no driver for it yet"


def not_on_path(*programs: str) -> str:
    """Why a tool that package registries do not have is absent."""
    return NO_DRIVER if any(map(shutil.which, programs)) else f"there is no {' or '.join(programs)} on the PATH"


def not_fetched(artifact: Artifact) -> str:
    """Why a tool that Maven Central may have is absent: there is none, or it does not start with this JDK."""
    try:
        found = jars(artifact)
    except Absent as reason:
        return str(reason)
    (jar,) = (each for each in found if each.name.startswith(artifact.name))
    said = run(["java", "-jar", jar, "-help"])
    errors = [line for line in said.text.splitlines() if "Exception:" in line]
    return f"{artifact.version} does not start: {errors[0].strip()}" if errors else NO_DRIVER


REASONS: dict[str, Callable[[], str]] = {
    "Randoop": partial(not_fetched, Artifact("org.randoop", "randoop", "4.3.3")),
    "EvoSuite": partial(not_fetched, Artifact("org.evosuite", "evosuite-master", "1.0.6")),
    "JBMC": partial(not_on_path, "jbmc"),
    "Infer": partial(not_on_path, "infer"),
    "OpenJML": partial(not_on_path, "openjml"),
    "KeY": partial(not_on_path, "key"),
    "Jip": partial(not_on_path, "jip"),
    "Alloy": lambda: "it reads models and no programs: `benchmarks/alloy_speed.py` runs it on models",
}
"""Functions that say why a tool is absent, by its name."""
