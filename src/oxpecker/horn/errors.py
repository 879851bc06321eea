"""What a proof cannot be made of."""

from __future__ import annotations

from oxpecker.oox import typed
from oxpecker.oox.source import NOWHERE, Span


class NotEncodable(Exception):
    """The encoding does not know a construct, so that there is no proof."""

    def __init__(self, what: str, span: Span = NOWHERE) -> None:
        super().__init__(what)
        self.what = what
        self.span = span


def not_encodable(node: typed.Node) -> NotEncodable:
    """The error for an instruction that the encoding does not know."""
    what = getattr(node, "what", "")
    known = what if isinstance(what, str) and what else f"an instruction of the kind {type(node).__name__}"
    return NotEncodable(known, node.span)


class TooManyAliasings(NotEncodable):
    """Inputs may be the same arrays or objects in more ways than a proof may have."""

    def __init__(self) -> None:
        super().__init__("many inputs that may be the same array or object")
