"""Random loops that call methods by their contracts, some of which throw, with pure calls in postconditions.

A method is written in Java and in Python, as those of `array_loops`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.horn.array_loops import ArrayLoop

HELPERS = r"""
    static class Refused extends Exception { }

    //@ ensures x >= 0 && \result == x;
    //@ signals (Refused e) x < 0;
    //@ assignable \nothing;
    static int natural(int x) throws Refused {
        if (x < 0) { throw new Refused(); }
        return x;
    }

    //@ requires a != null && 0 <= i && i < a.length;
    //@ ensures v >= 0 && a[i] == v && \result == \old(a[i]);
    //@ signals (Refused e) v < 0 && a[i] == v;
    //@ assignable a[i];
    static int put(int[] a, int i, int v) throws Refused {
        int before = a[i];
        a[i] = v;
        if (v < 0) { throw new Refused(); }
        return before;
    }

    //@ requires a != null;
    //@ ensures 0 <= i && i < a.length && \result == a[i];
    //@ signals (IndexOutOfBoundsException e) i < 0 || i >= a.length;
    //@ assignable \nothing;
    static int at(int[] a, int i) { return a[i]; }

    /*@ pure */ static boolean isSmall(int x) { return -1 <= x && x <= 0; }
    /*@ pure */ static int sign(int x) {
        if (x < 0) { return -1; }
        int r = 1;
        if (x == 0) { r = 0; }
        return r;
    }
    /*@ pure */ static boolean sameAt(int[] a, int i, int j) { int x = a[i]; return x == a[j]; }
"""
PYTHON = """
class Refused(Exception): pass
def natural(x):
    if x < 0: raise Refused
    return x
def put(a, i, v):
    before = a[i]
    a[i] = v
    if v < 0: raise Refused
    return before
def at(a, i):
    if not 0 <= i < len(a): raise IndexError
    return a[i]
def sign(x): return (x > 0) - (x < 0)
def same_at(a, i, j):
    if not 0 <= i < len(a): raise IndexError
    return a[i] == a[j]
"""
CALLS = ("m = natural(a[i]);", "m = put(a, i, v);", "m = at(a, i);", "natural(a[i]);", "put(a, i, m);", "m = at(a, m);")
CAUGHT = (("Refused", "Refused"), ("IndexOutOfBoundsException", "IndexError"))
HANDLERS = ("a[i] = 0;", "m = -1;", "m = 0;", "a[i] = m;", "return m;")
POSTCONDITIONS = (
    (r"(\forall int k; 0 <= k && k < a.length; a[k] >= 0)", "all(x >= 0 for x in a)"),
    (r"(\forall int k; 0 <= k && k < a.length; a[k] == v)", "all(x == v for x in a)"),
    (r"(\forall int k; 0 <= k && k < a.length; isSmall(a[k]))", "all(-1 <= x <= 0 for x in a)"),
    (r"(\forall int k; 0 <= k && k < a.length; sign(a[k]) >= 0)", "all(sign(x) >= 0 for x in a)"),
    (r"(\forall int k; 0 <= k && k < a.length; sameAt(a, 0, k))", "all(same_at(a, 0, k) for k in range(len(a)))"),
    (r"sameAt(a, 0, 0) || a.length == 1", "same_at(a, 0, 0) or len(a) == 1"),
    (r"a.length == 0 || sameAt(a, 0, a.length - 1)", "len(a) == 0 or same_at(a, 0, len(a) - 1)"),
    (r"\result >= -1", "r >= -1"),
    (r"\result == sign(\result) || v >= 2", "r == sign(r) or v >= 2"),
    (r"sign(v) < 0 ==> \result <= 0", "sign(v) >= 0 or r <= 0"),
)


def call_loops(random: Random, count: int) -> Iterator[ArrayLoop]:
    """Some methods, called `m0`, `m1` and so on."""
    for number in range(count):
        call, handler = random.choice(CALLS), random.choice(HANDLERS)
        caught, error = CAUGHT[1] if "at(" in call else random.choice(CAUGHT)
        start, first = random.choice(("0", "1")), random.choice(("0", "-1", "v"))
        ensures, holds = random.choice(POSTCONDITIONS)
        throws = "throws Refused" if caught != "Refused" and "at(" not in call else ""
        allowed = random.random() < 0.5 if throws else False
        java = f"""
    //@ requires a != null;
    //@ ensures {ensures};
    {"//@ signals (Refused e) v < 0;" if allowed else "//@ signals (Refused e) false;" if throws else ""}
    static int m{number}(int[] a, int v) {throws} {{
        int m = {first};
        for (int i = {start}; i < a.length; i++) {{
            {call if throws else f"try {{ {call} }} catch ({caught} e) {{ {handler} }}"}
        }}
        return m;
    }}
"""
        body = f"   {call}" if throws else f"   try: {call}\n   except {error}: {handler}"
        loop = f"def f(a, v):\n m = {first}\n for i in range({start}, len(a)):\n{body}\n return m\n"
        # An exception that the contract allows is no violation.
        run = f"ok = False\ntry: r = f(a, v)\nexcept Refused: ok = {'v < 0' if allowed else 'False'}; r = None"
        yield ArrayLoop(java, f"{PYTHON}{loop}{run}", f"ok if r is None else {holds}")
