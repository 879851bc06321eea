"""The files of a question, as they travel to a machine that does not have them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from oxpecker.tasks.checking import Question, Watcher, answer_anyway
from oxpecker.tasks.scoring import Outcome

_SUFFIXES = (".java", ".oox")


@dataclass(frozen=True, slots=True)
class SentQuestion:
    """A question with its files."""

    question: Question
    files: tuple[tuple[Path, bytes], ...]
    folders: tuple[Path, ...]

    @classmethod
    def of(cls, question: Question) -> SentQuestion:
        """Reads the files now; those that cannot be read are missing there, too."""
        folders = tuple(path for path in question.inputs if path.is_dir())
        found = [path for path in question.inputs if path not in folders]
        found += [each for folder in folders for suffix in _SUFFIXES for each in sorted(folder.rglob(f"*{suffix}"))]
        return cls(question, tuple((file, file.read_bytes()) for file in found if file.is_file()), folders)

    @property
    def _climbs(self) -> int:
        """How far up relative names lead at most: as many folders are needed above."""
        return max((path.parts.count("..") for path in self.question.inputs), default=0)

    def answer(self, watcher: Watcher | None = None) -> Outcome:
        """Answers the question in a folder of its own, and speaks of the files by the names that they have here."""
        with TemporaryDirectory(prefix="oxpecker-task-") as root, _working_in(Path(root, *["below"] * self._climbs)):
            for folder in self.folders:
                _there(root, folder).mkdir(parents=True, exist_ok=True)
            for file, content in self.files:
                place = _there(root, file)
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(content)
            inputs = tuple(_there(root, path) for path in self.question.inputs)
            outcome = answer_anyway(replace(self.question, inputs=inputs), watcher)
            explanation = tuple(each.replace(root, "") for each in outcome.explanation)
            return replace(outcome, detail=outcome.detail.replace(root, ""), explanation=explanation)


def _there(root: str, path: Path) -> Path:
    """Where a file is in another root: a relative name stays as it is."""
    return Path(f"{root}{path}") if path.is_absolute() else path


@contextmanager
def _working_in(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    folder.mkdir(parents=True, exist_ok=True)
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
