"""The text of contracts."""

from __future__ import annotations

from oxpecker.oox import syntax as s
from oxpecker.oox.printer.expressions import EXPRESSION, name_text, operand_text, target_text, whole


def clause_text(clause: s.Clause) -> str:
    """One clause of a contract."""
    match clause:
        case s.Requires():
            return f"requires({whole(clause.condition)})"
        case s.Ensures():
            return f"ensures({whole(clause.condition)})"
        case s.Exceptional():
            return f"exceptional({whole(clause.condition)})"
        case s.Signals():
            name = f" {clause.name}" if clause.name else ""
            return f"signals({clause.type.type}{name}) ({whole(clause.condition)})"
        case s.Assignable():
            return f"assignable({', '.join([_location(place) for place in clause.locations])})"
        case s.Decreases():
            return f"decreases({', '.join([whole(measure) for measure in clause.measures])})"
        case s.Also():
            return "also"
        case s.Diverges():
            return "diverges"
        case s.Throws():
            return f"throws({', '.join([str(use.type) for use in clause.types])})"
        case s.Rejects():
            return f"rejects({', '.join([str(use.type) for use in clause.types])})"
        case _:
            raise TypeError(f"no text for {type(clause).__name__}")


def _location(place: s.Location) -> str:
    match place:
        case s.Nothing():
            return "nothing"
        case s.Everything():
            return "everything"
        case s.FieldLocation():
            return f"{target_text(place.target)}.{name_text(place.field)}"
        case s.AllFields():
            return f"{target_text(place.target)}.*"
        case s.ElementLocation():
            return f"{target_text(place.target)}[{whole(place.index)}]"
        case s.ElementRange():
            low = operand_text(place.low, EXPRESSION, tail=False)
            return f"{target_text(place.target)}[{low} .. {whole(place.high)}]"
        case s.AllElements():
            return f"{target_text(place.target)}[*]"
        case _:
            raise TypeError(f"no text for {type(place).__name__}")
