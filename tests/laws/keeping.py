"""Whether a program keeps a law: it is changed, and both programs are checked."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from oxpecker.api.loading import Loaded, ProgramErrors, load_sources
from oxpecker.oox.source import Source
from tests.laws.answers import Answer, Breach, Broken, answers, differences, partners
from tests.laws.law import Law


@dataclass(slots=True)
class Subject:
    """A Java program, and what is known about its methods."""

    text: str
    most: int = 5
    """How many of its methods are looked at."""
    loaded: Loaded = field(init=False)
    known: dict[str, Answer] = field(init=False)

    def __post_init__(self) -> None:
        self.loaded = load_sources([Source("Main.java", self.text)])
        names = [str(method.info).replace("$", ".") for method in self.loaded.methods_to_check()]
        chosen = names if len(names) <= self.most else Random(len(self.text)).sample(names, self.most)
        found = answers(self.loaded, chosen)
        self.known = {name: answer for name, answer in found.items() if not answer.out_of_time}

    def changed(self, law: Law, seed: int) -> list[Source] | None:
        """The files of the program after a law's change."""
        return law.change(self.text, Random(seed))

    def broken(self, law: Law, seed: int) -> list[Broken] | None:
        """Where the law does not hold of the program; None where it says nothing about it."""
        files = self.changed(law, seed)
        if files is None or not self.known:
            return None
        try:
            after = load_sources(files)
        except ProgramErrors as errors:
            return [Broken(Breach.CRASH, "", errors.diagnostics[0].message)] if law.accepted else None
        try:
            names = partners(self.loaded, after, law.pairing)
            there = answers(after, {names[name] for name in self.known if name in names})
        except Exception as problem:  # whatever goes wrong is what a campaign looks for
            return [Broken(Breach.CRASH, "", f"{type(problem).__name__}: {problem}")]
        return [
            broken
            for name, answer in self.known.items()
            if names.get(name) in there
            for broken in differences(answer, there[names[name]])
        ]
