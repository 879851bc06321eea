"""Claims: facts from analyses that exclude inputs, with the places they follow from."""

from __future__ import annotations

from enum import StrEnum

from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span


class Fact(StrEnum):
    """What is claimed; each can be switched off, and verdicts then only get weaker."""

    NULLNESS = "nullness"
    OWNERSHIP = "ownership"
    LENGTHS = "lengths"
    CLASSES = "classes"
    CONSTRUCTORS = "constructors"
    CONTENTS = "contents"
    INVARIANTS = "invariants"


@dataclass(frozen=True, slots=True)
class Claim:
    """One claim about the inputs that a field or a parameter may hold."""

    fact: Fact
    member: FieldInfo | MethodInfo | ClassInfo
    says: str
    relies_on: tuple[Span, ...]
    """The places that give or take values; another one of them could deny it."""
    number: int = -1
    """The parameter that it is about, the object of the method counted."""

    def __str__(self) -> str:
        member = self.member.name if isinstance(self.member, ClassInfo) else str(self.member)
        about = f"parameter {self.number} of {member}" if self.number >= 0 else member
        return f"{about} {self.says}"
