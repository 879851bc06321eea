"""Programs in n threads whose Mazurkiewicz traces can be counted by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import factorial


@dataclass(frozen=True, slots=True)
class Family:
    """A program for each n, and how many of its traces end in which way."""

    name: str
    text: Callable[[int], str]
    traces: Callable[[int], dict[str, int]]
    largest: int
    """The n up to which `optimal` is quick."""
    enumerable: int = 3
    """The n up to which brute force is."""


def _threads(n: int, members: str, body: Callable[[int], str], before: str = "") -> str:
    methods = "\n".join(f"    void t{k}() {{ {body(k)} }}" for k in range(n))
    forks = " ".join(f"fork c.t{k}();" for k in range(n))
    return f"""
class C {{
    {members}
{methods}
}}
class Main {{ static void go() {{ C c := new C(); {before} {forks} join; }} }}
"""


def different_fields(n: int) -> str:
    """n writers, each to a field of its own."""
    return _threads(n, " ".join(f"int f{k};" for k in range(n)), lambda k: f"this.f{k} := {k};")


def one_field(n: int) -> str:
    """n writers to one field."""
    return _threads(n, "int f;", lambda k: f"this.f := {k};")


def readers(n: int) -> str:
    """One writer and n readers."""
    return _threads(n + 1, "int f;", lambda k: "int x := this.f;" if k else "this.f := 1;")


def locked_counter(n: int) -> str:
    """n increments under a lock."""
    return _threads(n, "int f;", lambda _k: "lock (this) { this.f := this.f + 1; }")


def racy_counter(n: int) -> str:
    """n increments that nothing protects: each reads, then writes."""
    return _threads(n, "int f;", lambda _k: "this.f := this.f + 1;")


def readers_writer_locked(n: int) -> str:
    """A writer and n readers that all take the same lock."""
    return _threads(n + 1, "int f;", lambda k: f"lock (this) {{ {'int x := this.f;' if k else 'this.f := 1;'} }}")


def producer_consumer(n: int) -> str:
    """A producer of n items and a consumer that waits for each; the buffer holds one."""
    put = "lock (this) { while (this.full) { wait(this); } this.full := true; notifyall(this); }"
    get = "lock (this) { while (!this.full) { wait(this); } this.full := false; notifyall(this); }"
    return _threads(2, "bool full;", lambda k: " ".join([get if k else put] * n))


def philosophers(n: int) -> str:
    """n philosophers eat once; each takes the left fork first."""
    members = " ".join(f"Fork f{k};" for k in range(n))
    before = " ".join(f"c.f{k} := new Fork();" for k in range(n))
    methods = "\n".join(f"    static void p{k}(Fork l, Fork r) {{ lock (l) {{ lock (r) {{ }} }} }}" for k in range(n))
    forks = " ".join(f"fork C.p{k}(c.f{k}, c.f{(k + 1) % n});" for k in range(n))
    return f"""
class Fork {{ }}
class C {{
    {members}
{methods}
}}
class Main {{ static void go() {{ C c := new C(); {before} {forks} join; }} }}
"""


FAMILIES = (
    Family("writers to different fields", different_fields, lambda _n: {"Returned": 1}, 8),
    Family("writers to one field", one_field, lambda n: {"Returned": factorial(n)}, 5),
    Family("one writer, n readers", readers, lambda n: {"Returned": 2**n}, 7),
    Family("increments under a lock", locked_counter, lambda n: {"Returned": factorial(n)}, 5),
    Family("increments without", racy_counter, lambda n: {"Returned": {1: 1, 2: 4, 3: 36}[n]}, 3),
    Family("readers and writer, one lock", readers_writer_locked, lambda n: {"Returned": factorial(n + 1)}, 4, 2),
    # At each of the 2n - 1 changes of turn the other waits already, or comes later.
    Family("producer and consumer", producer_consumer, lambda n: {"Returned": 2 ** (2 * n - 1)}, 3, 2),
    # Each fork lies with one of its two neighbours first; all to the same side is the deadlock or impossible.
    Family("philosophers", philosophers, lambda n: {"Deadlocked": 1, "Returned": 2**n - 2}, 6),
)
