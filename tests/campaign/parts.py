"""The parts of a campaign: each gives the cases of a round."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

from oxpecker.api.loading import ProgramErrors
from oxpecker.cluster import Report
from tests.campaign.record import AGREED, Case
from tests.campaign.shrinking import shrunk
from tests.laws import LAWS, Law
from tests.laws.answers import Breach, Broken
from tests.laws.both_languages import differences_in, in_both
from tests.laws.keeping import Subject
from tests.laws.renaming import renamed
from tests.laws.source import JavaSource
from tests.reference_inputs.judging import Judged, Outcome, judged
from tests.reference_inputs.programs import Program, made_up_program

STORED = Path(__file__).parents[1] / "programs" / "java"
_AT_ONCE = 10
"""Programs that share a JVM."""
_LAWS_AT_ONCE = 4


def against_a_jvm(round: int, shrink: bool) -> Iterator[Case]:
    """Made-up programs with reference inputs, checked and run on a JVM."""
    yield from _judged("reference inputs", round, shrink, with_statics=False)


def with_static_fields(round: int, shrink: bool) -> Iterator[Case]:
    """The same with static fields, whose objects inputs may be."""
    yield from _judged("static objects", round, shrink, with_statics=True)


def _judged(part: str, round: int, shrink: bool, with_statics: bool) -> Iterator[Case]:
    programs = [made_up_program(round * _AT_ONCE + number, with_statics) for number in range(_AT_ONCE)]
    for each in judged(programs):
        smallest = _shrunk(each) if shrink and each.outcome in (Outcome.WRONG_VALID, Outcome.FALSE_ALARM) else each
        expected = f"check {smallest.program.called}: invalid" if each.outcome is Outcome.WRONG_VALID else ""
        yield Case(part, str(each.outcome), smallest.what, smallest.program.text, expected)


def _shrunk(failed: Judged) -> Judged:
    """A smaller program on which a check and a JVM differ in the same way."""
    results = {failed.program.text: failed}

    def fails(texts: Sequence[str]) -> list[bool]:
        programs = [_numbered(failed.program, text, number) for number, text in enumerate(texts)]
        try:
            found = {each.program.name: each for each in judged(programs)}
        except RuntimeError:  # one of them is no Java program: then each is tried alone
            return [fails([text])[0] for text in texts] if len(texts) > 1 else [False]
        for text, program in zip(texts, programs, strict=True):
            back = replace(failed.program, text=text)
            results[text] = replace(found[program.name], program=back)
        return [found[program.name].outcome is failed.outcome for program in programs]

    return results[shrunk(failed.program.text, fails)]


def _numbered(program: Program, text: str, number: int) -> Program:
    """A program under another name, so that many can be compiled together."""
    name = f"{program.name}x{number}"
    return replace(program, name=name, text=renamed(JavaSource(text), program.name, name))


@cache
def _files() -> list[Path]:
    return sorted(STORED.rglob("*.java"))


def by_laws(round: int, shrink: bool) -> Iterator[Case]:
    """Some laws on a stored program and on a made-up one."""
    random = Random(round)
    for text in (random.choice(_files()).read_text("utf-8"), made_up_program(random.randrange(10**9)).text):
        try:
            subject = Subject(text)
        except ProgramErrors:
            continue
        for law in random.sample(LAWS, _LAWS_AT_ONCE):
            yield from _kept(subject, law, round, shrink)


def _kept(subject: Subject, law: Law, seed: int, shrink: bool) -> Iterator[Case]:
    found = subject.broken(law, seed)
    if found is None:
        return
    if not found:
        yield Case(law.name, AGREED)
        return
    text = shrunk(subject.text, lambda texts: [_breaks(each, law, seed, found[0]) for each in texts]) if shrink else ""
    smallest = Subject(text) if text else subject
    changed = smallest.changed(law, seed) or []
    listed = "\n".join(f"// {line}" for file in changed for line in file.text.splitlines())
    what = f"{found[0].method}: {found[0].what} (seed {seed})"
    yield Case(law.name, str(found[0].breach), what, f"{smallest.text}\n// changed to\n{listed}\n")


def _breaks(text: str, law: Law, seed: int, wanted: Broken) -> bool:
    if not re.search(r"\bclass\b", text):
        return False
    try:
        found = Subject(text).broken(law, seed) or []
    except Exception:  # a text that cannot be checked is not the failure that is looked for
        return False
    return any(each.breach is wanted.breach for each in found)


def in_two_languages(round: int, _shrink: bool) -> Iterator[Case]:
    """Made-up OOX programs, and the same in Java."""
    for seed in range(round * _AT_ONCE, (round + 1) * _AT_ONCE):
        written = in_both(seed)
        if written is None:
            continue
        try:
            found = differences_in(*written)
        except Exception as problem:  # whatever goes wrong is what a campaign looks for
            found = [Broken(Breach.CRASH, written[0], f"{type(problem).__name__}: {problem}")]
        what = f"{found[0].method}: {found[0].what} (seed {seed})" if found else ""
        yield Case("OOX against Java", str(found[0].breach) if found else AGREED, what, written[2])


PARTS = {"jvm": against_a_jvm, "statics": with_static_fields, "laws": by_laws, "languages": in_two_languages}


@dataclass(frozen=True, slots=True)
class Rounds:
    """Does the rounds of some parts, in this process or on a cluster."""

    parts: tuple[str, ...]
    shrinks: bool

    def __call__(self, number: int, _report: Report) -> list[Case]:
        """The cases of a round."""
        return [case for name in self.parts for case in PARTS[name](number, self.shrinks)]
