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


def last_zero(n: int) -> str:
    """n threads that each write an element one above the one before; another looks for the last zero."""
    forks = " ".join(f"fork Main.next(a, {k});" for k in range(1, n + 1))
    return f"""
class Main {{
    static void go() {{ int[] a := new int[{n + 1}]; fork Main.look(a); {forks} join; }}
    static void next(int[] a, int j) {{ a[j] := a[j - 1] + 1; }}
    static void look(int[] a) {{ int i := {n}; while (a[i] != 0) {{ i := i - 1; }} }}
}}
"""


def late_choice(n: int) -> str:
    """One thread counts, n threads take a lock each, and the master takes the lock that the count tells.

    The example of Quasi-Optimal Partial Order Reduction (Nguyen et al. 2018): source sets end in exponentially many
    blocked explorations, if the master comes first.
    """
    made = " ".join(f"m[{k}] := new Lock();" for k in range(n))
    workers = " ".join(f"fork Main.work(m[{k}]);" for k in range(n))
    counting = " ".join(f"lock (c) {{ c.i := {x}; }}" for x in range(1, n))
    return f"""
class Lock {{ int i; }}
class Main {{
    static void go() {{
        Lock c := new Lock(); Lock[] m := new Lock[{n}]; {made}
        fork Main.master(c, m); {workers} fork Main.count(c); join;
    }}
    static void count(Lock c) {{ {counting} }}
    static void work(Lock l) {{ lock (l) {{ }} }}
    static void master(Lock c, Lock[] m) {{ int j; lock (c) {{ j := c.i; }} lock (m[j]) {{ }} }}
}}
"""


def indexer(n: int) -> str:
    """n threads that each put four words into a table of 128 places, in the first free place after the hash."""
    forks = " ".join(f"fork Main.put(table, {t});" for t in range(n))
    return f"""
class Place {{ int word; }}
class Main {{
    static void go() {{
        Place[] table := new Place[128]; int i := 0;
        while (i < 128) {{ table[i] := new Place(); i := i + 1; }}
        {forks} join;
    }}
    static void put(Place[] table, int t) {{
        int m := 1;
        while (m <= 4) {{
            int word := m * 11 + t; int h := word * 7 % 128; bool done := false;
            while (!done) {{
                Place place := table[h];
                lock (place) {{ if (place.word == 0) {{ place.word := word; done := true; }} }}
                h := (h + 1) % 128;
            }}
            m := m + 1;
        }}
    }}
}}
"""


def file_system(n: int) -> str:
    """n threads that each take an inode and, if it has no block, the first block that is free."""
    forks = " ".join(f"fork Main.make(inodes, blocks, {t % 32});" for t in range(n))
    return f"""
class Inode {{ int block; }}
class Block {{ bool busy; }}
class Main {{
    static void go() {{
        Inode[] inodes := new Inode[32]; Block[] blocks := new Block[26]; int i := 0;
        while (i < 32) {{ inodes[i] := new Inode(); i := i + 1; }}
        i := 0;
        while (i < 26) {{ blocks[i] := new Block(); i := i + 1; }}
        {forks} join;
    }}
    static void make(Inode[] inodes, Block[] blocks, int i) {{
        Inode inode := inodes[i];
        lock (inode) {{
            if (inode.block == 0) {{
                int b := i * 2 % 26; bool done := false;
                while (!done) {{
                    Block block := blocks[b];
                    lock (block) {{ if (!block.busy) {{ block.busy := true; inode.block := b + 1; done := true; }} }}
                    b := (b + 1) % 26;
                }}
            }}
        }}
    }}
}}
"""


def store_buffers(n: int) -> str:
    """Each thread writes its element, then reads that of the next one."""
    forks = " ".join(f"fork Main.turn(x, {k}, {(k + 1) % n});" for k in range(n))
    return f"""
class Main {{
    static void go() {{ int[] x := new int[{n}]; {forks} join; }}
    static void turn(int[] x, int own, int other) {{ x[own] := 1; int r := x[other]; }}
}}
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
    Family("philosophers", philosophers, lambda n: {"Deadlocked": 1, "Returned": 2**n - 2}, 8),
    Family("last zero", last_zero, lambda n: {"Returned": (n + 3) * 2**n // 4}, 6, 2),
    Family("store buffers", store_buffers, lambda n: {"Returned": 2**n - 1}, 6),
)
LARGER = (
    Family("late choice", late_choice, lambda n: {"Returned": 2 * n}, 8),
    Family("last zero", last_zero, lambda n: {"Returned": (n + 3) * 2**n // 4}, 7),
    Family("indexer", indexer, lambda n: {"Returned": 8 ** max(0, n - 11)}, 12),
    Family("file system", file_system, lambda n: {"Returned": 2 ** max(0, n - 13)}, 15),
)
"""Programs of other papers on partial-order reduction; they take longer, or have one trace up to a large n."""
