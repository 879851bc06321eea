"""Where classes are looked up that the files of a program do not declare."""

from __future__ import annotations

from dataclasses import dataclass, field

from oxpecker.java.classfiles.class_path import ClassPath
from oxpecker.java.source_path import SourcePath


@dataclass(frozen=True, slots=True)
class SearchPaths:
    """The source path, which comes first, and the class path."""

    sources: SourcePath = field(default_factory=SourcePath)
    classes: ClassPath = field(default_factory=ClassPath)
