"""The names of the files by which the build of a project is recognised."""

from __future__ import annotations

POM = "pom.xml"
"""Maven's."""
SETTINGS = ("settings.gradle", "settings.gradle.kts")
"""Gradle's, for the whole project."""
BUILDS = ("build.gradle", "build.gradle.kts")
"""Gradle's, for each module."""
CLASSPATH = ".classpath"
"""Eclipse's."""
MODULE = ".iml"
"""The suffix of IntelliJ's."""
