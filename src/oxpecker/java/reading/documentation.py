"""What documentation comments (Javadoc) tell."""

from __future__ import annotations

from oxpecker.oox.late_patterns import late_pattern

_THROWS = late_pattern(r"(?m)^[\s*]*@(?:throws|exception)\s+([\w.$]+)")


def documented_exceptions(comment: str) -> tuple[str, ...]:
    """The exceptions that a documentation comment lists, as they are named there."""
    if not comment.startswith("/**") or "@" not in comment:
        return ()
    return tuple(dict.fromkeys(_THROWS.findall(comment.removeprefix("/**"))))
