"""Where classes are looked up that the files of a program do not declare, and for which release of Java."""

from __future__ import annotations

from dataclasses import field

from oxpecker.java.classfiles.class_path import ClassPath
from oxpecker.java.release import ANY_RELEASE, SourceLevel
from oxpecker.java.source_path import SourcePath
from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class SearchPaths:
    """The source path, which comes first, the class path, and the release that the project is written for."""

    sources: SourcePath = field(default_factory=SourcePath)
    classes: ClassPath = field(default_factory=ClassPath)
    level: SourceLevel = ANY_RELEASE
