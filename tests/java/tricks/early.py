"""Tricks by which others see an object before its constructor has given it all its values."""

from __future__ import annotations

from tests.java.leaks import LEAKS, Leak
from tests.java.tricks.trick import Trick, read_trick


def early_trick(leak: Leak) -> Trick:
    """A class whose constructor shows its object in one way, and then throws."""
    first = f"Held(Object p, String s, int n, Held other) {{ {leak.statement} {_REST} }}"
    second = 'Held(Object p) { this(p, "s", 1, null); }'
    text = f"""class Held {f"extends {leak.above}" if leak.above else ""} {{
    «private|private|private|» final Object x;
    «{first} {second}|{second} {first}»
    {leak.members}
}}
> {_STEPS} {leak.step}"""
    return read_trick(text.replace("Outer", "Held"))


_REST = 'if (n > 1) throw new IllegalStateException(); x = "x";'
_STEPS = (
    'Held h = null; try { h = new Held("q"); met(h); } catch (RuntimeException e) { met(e); } '
    'try { new Held("p", "s", 2, h); } catch (RuntimeException e) { met(e); }'
)
EARLY = [early_trick(leak) for leak in LEAKS]
