r"""Random loops over linked lists, with claims about all nodes that can be reached, which small heaps refute or not.

A method is written in Java and in Python, as those of `array_loops`. The heaps have circles, shared tails, and nodes
that two parameters lead to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from tests.horn.java_int import JavaInt

MOST_STEPS = 60
"""Of a loop; what takes longer may never end."""
HEAPS = 400
NUMBERS = (0, 1, -1, 2, 2**31 - 1)

HELPERS = r"""
    static final class Node {
        int v;
        boolean m;
        Node next;

        Node(int v, Node next) {
            this.v = v;
            this.next = next;
        }
    }

    //@ requires x != null;
    //@ assignable x.v;
    //@ ensures x.v == c;
    static void put(Node x, int c) { x.v = c; }

    //@ requires x != null;
    //@ ensures x.m && (x.next == null || x.next.m);
    //@ ensures x.next == \old(x.next);
    //@ assignable x.m, x.next.m;
    static void mark(Node x) {
        x.m = true;
        if (x.next != null) x.next.m = true;
    }
"""

Pair = tuple[str, str]
"""A piece of text in Java, and in Python."""

STATEMENTS: tuple[Pair, ...] = (
    ("n.v = 0;", "n.v = JavaInt(0)"),
    ("n.v = 1;", "n.v = JavaInt(1)"),
    ("n.v = n.v + 1;", "n.v = n.v + 1"),
    ("if (n.v < 0) n.v = 0;", "if n.v < 0: n.v = JavaInt(0)"),
    ("n.m = true;", "n.m = True"),
    ("n.m = n.v > 0;", "n.m = n.v > 0"),
    ("put(n, 0);", "n.v = JavaInt(0)"),
    ("mark(n);", "mark(n)"),
    ("if (n.next != null) n.next.v = 0;", "if n.next: n.next.v = JavaInt(0)"),
    ("n.next.m = true;", "n.next.m = True"),
    ("if (n.next != null) n = n.next;", "if n.next: n = n.next"),
    ("if (n.next != null) n.next = n.next.next;", "if n.next: n.next = n.next.next"),
    ("n.next = b;", "n.next = b"),
    ("n.next = null;", "n.next = None"),
    ("p = n;", "p = n"),
    ("p = new Node(0, p);", "p = Node(JavaInt(0), p)"),
    ("p = new Node(n.v, p);", "p = Node(n.v, p)"),
    ("n.next = new Node(0, n.next); n = n.next;", "n.next = Node(JavaInt(0), n.next); n = n.next"),
    ("if (p != null) p.v = 0;", "if p: p.v = JavaInt(0)"),
    ("if (p != null) p.next = n;", "if p: p.next = n"),
    ("if (b != null) b.v = 1;", "if b: b.v = JavaInt(1)"),
    ("if (n == b) break;", "if n is b: break"),
    ("if (n.v == 1) return n;", "if n.v == 1: return n"),
    ("if (n.v < 0) return null;", "if n.v < 0: return None"),
    ("if (n.m) continue;", "if n.m: n = n.next; continue"),
    ("if (i == 3) break; i++;", "if i == 3: break\n  i += 1"),
    ("b = n;", "b = n"),
)
BEFORE: tuple[Pair, ...] = (
    ("if (a != null && b != null) a.next = b;", "if a and b: a.next = b"),
    ("if (b != null) b.next = a;", "if b: b.next = a"),
    ("if (a != null) a.next = null;", "if a: a.next = None"),
    ("if (a != null) a.next = new Node(0, a.next);", "if a: a.next = Node(JavaInt(0), a.next)"),
    ("if (a != null && a.next != null) a.next = a.next.next;", "if a and a.next: a.next = a.next.next"),
    ("if (b != null) b.v = 1;", "if b: b.v = JavaInt(1)"),
    ("a = new Node(0, a);", "a = Node(JavaInt(0), a)"),
    ("for (Node k = b; k != null; k = k.next) k.v = 1;", "for k in walked(b): k.v = JavaInt(1)"),
)
STARTS: tuple[Pair, ...] = (
    ("null", "None"),
    ("a", "a"),
    ("a", "a"),
    ("b", "b"),
    ("a == null ? null : a.next", "a.next if a else None"),
)
CONDITIONS: tuple[Pair, ...] = (
    ("n != null", "n"),
    ("n != null", "n"),
    ("n != null && n.v != 1", "n and n.v != 1"),
    ("n != null && n != b", "n and n is not b"),
)
REQUIRED: tuple[Pair, ...] = (
    ("true", "True"),
    ("a != null", "a"),
    ("a != null && b != null && a != b", "a and b and a is not b"),
    (r"!\reach(b).has(a)", "a not in reach(b)"),
    (r"(\forall Node x; \reach(a).has(x); !\reach(b).has(x))", "not {*reach(a)} & {*reach(b)}"),
    (r"(\forall Node x; \reach(a).has(x); x.v >= 0)", "all(x.v >= 0 for x in reach(a))"),
    (r"(\forall Node x; \reach(a).has(x); x.m)", "all(x.m for x in reach(a))"),
)
FRAMES: tuple[Pair, ...] = (
    ("", "True"),
    ("", "True"),
    (r"\nothing", "changed() <= set()"),
    ("a.v, a.m", "changed() <= {(a, 'v'), (a, 'm')}"),
    ("b.*", "changed() <= {(b, 'v'), (b, 'm'), (b, 'next')}"),
)
ROOTS: tuple[Pair, ...] = (
    (r"\reach(a).has(x)", "reach(a)"),
    (r"\reach(a).has(x)", "reach(a)"),
    (r"\reach(b).has(x)", "reach(b)"),
    (r"\reach(\result).has(x)", "reach(r)"),
    (r"\old(\reach(a).has(x))", "old_a"),
    (r"\old(\reach(b).has(x))", "old_b"),
)
ABOUT: tuple[Pair, ...] = (
    ("x.v == 0", "x.v == 0"),
    ("x.v >= 0", "x.v >= 0"),
    ("x.v != 1", "x.v != 1"),
    ("x.m", "x.m"),
    ("x.m || x.v == 0", "x.m or x.v == 0"),
    (r"!\old(\reach(a).has(x)) || x.v == \old(x.v)", "x not in old_a or x.v == old[x].v"),
    (r"!\old(\reach(b).has(x)) || x.v >= \old(x.v)", "x not in old_b or x.v >= old[x].v"),
    (r"\old(\reach(a).has(x))", "x in old_a"),
    (r"\reach(a).has(x)", "x in reach(a)"),
    (r"\reach(\result).has(x)", "x in reach(r)"),
    (r"!\reach(b).has(x)", "x not in reach(b)"),
    ("x != b", "x is not b"),
)
CLAIMS: tuple[Pair, ...] = (
    (r"\result == null", "r is None"),
    (r"\result == null || \reach(a).has(\result)", "r is None or r in reach(a)"),
    (r"\result == null || \old(\reach(a).has(\result))", "r is None or r in old_a"),
    (r"\result == null || \result.v >= 0", "r is None or r.v >= 0"),
    (r"a == null || b == null || a == b || a.v == \old(a.v)", "not a or not b or a is b or a.v == old[a].v"),
    (r"b == null || b.v == \old(b.v)", "not b or b.v == old[b].v"),
    (r"a == null || a.next == \old(a.next)", "not a or a.next is old[a].next"),
)


class Node:
    """A node of a list."""

    def __init__(self, v: JavaInt, next_: Node | None = None, m: bool = False) -> None:
        self.v, self.next, self.m = v, next_, m


class Endless(Exception):
    """A loop takes so long that it may never end."""


def walked(start: Node | None) -> Iterator[Node]:
    """The nodes of a list, in order."""
    for _ in range(MOST_STEPS):
        if start is None:
            return
        yield start
        start = start.next
    raise Endless


def reach(start: Node | None) -> list[Node]:
    """The nodes that one leads to, each once."""
    found: list[Node] = []
    while start is not None and start not in found:
        found.append(start)
        start = start.next
    return found


def mark(x: Node) -> None:
    """What the method of this name does."""
    x.m = True
    if x.next:
        x.next.m = True


@dataclass(frozen=True)
class ListLoop:
    """A method with a contract, and the same in Python."""

    java: str
    required: str
    python: str
    """Defines the method."""
    promised: str

    @property
    def is_refuted(self) -> bool:
        """Whether there is a heap on which the method throws or the contract does not hold."""
        return any(self._is_violated(seed) for seed in range(HEAPS))

    def _is_violated(self, seed: int) -> bool:
        nodes, a, b = heap(seed)
        known: dict[str, Any] = {"a": a, "b": b, "reach": reach, "old_a": reach(a), "old_b": reach(b)}
        if not eval(_compiled(self.required), known):
            return False
        old = {each: Node(each.v, each.next, each.m) for each in nodes}
        code = {"Node": Node, "JavaInt": JavaInt, "mark": mark, "walked": walked, "Endless": Endless}
        exec(self.python, code)
        try:
            known["r"] = code["f"](a, b)
        except Endless:
            return False
        except AttributeError:  # A field of null.
            return True
        known |= {"old": old, "changed": lambda: _changed(old)}
        return not eval(_compiled(self.promised), known)


@cache
def _compiled(condition: str) -> Any:
    return compile(condition, "condition", "eval")


def _changed(old: dict[Node, Node]) -> set[tuple[Node, str]]:
    """The fields that differ from what they were."""
    fields = ("v", "m", "next")
    return {(each, name) for each in old for name in fields if getattr(each, name) != getattr(old[each], name)}


def heap(seed: int) -> tuple[list[Node], Node | None, Node | None]:
    """Some nodes, and those that the parameters are."""
    random = Random(seed)
    nodes = [Node(JavaInt(random.choice(NUMBERS)), None, random.random() < 0.5) for _ in range(random.randint(0, 6))]
    for number, each in enumerate(nodes):
        following = nodes[number + 1] if number + 1 < len(nodes) else None
        each.next = following if random.random() < 0.7 else random.choice([*nodes, None])
    a = nodes[0] if nodes and random.random() < 0.8 else random.choice([*nodes, None])
    return nodes, a, random.choice([*nodes, None])


def list_loops(random: Random, count: int) -> Iterator[ListLoop]:
    """Some methods, called `m0`, `m1` and so on."""
    for number in range(count):
        required, frame = random.choice(REQUIRED), random.choice(FRAMES)
        before = random.sample(BEFORE, random.choice((0, 0, 1, 2)))
        first, start, condition = random.choice(("null", "a")), random.choice(STARTS), random.choice(CONDITIONS)
        body = random.sample(STATEMENTS, random.choice((1, 1, 2, 2, 3)))
        result = random.choice(("p", "n", "a"))
        claim = _claim(random)
        assignable = f"//@ assignable {frame[0]};" if frame[0] else ""
        java = f"""
    //@ requires {required[0]};
    {assignable}
    //@ ensures {claim[0]};
    static Node m{number}(Node a, Node b) {{
        {" ".join(each for each, _ in before)}
        Node p = {first};
        int i = 0;
        Node n;
        for (n = {start[0]}; {condition[0]}; n = n.next) {{
            {" ".join(each for each, _ in body)}
        }}
        return {result};
    }}
"""
        first_steps, steps = "".join(f" {each}\n" for _, each in before), "".join(f"  {each}\n" for _, each in body)
        python = f"""
def f(a, b):
{first_steps} p, i, n, rounds = {"None" if first == "null" else "a"}, 0, {start[1]}, 0
 while {condition[1]}:
  rounds += 1
  if rounds > {MOST_STEPS}: raise Endless
{steps}  n = n.next
 return {result}
"""
        yield ListLoop(java, required[1], python, f"({claim[1]}) and {frame[1]}")


def _claim(random: Random) -> Pair:
    """A postcondition."""
    if random.random() < 0.25:
        return random.choice(CLAIMS)
    root, about = random.choice(ROOTS), random.choice(ABOUT)
    kind, holds = (r"\forall", "all") if random.random() < 0.85 else (r"\exists", "any")
    return f"({kind} Node x; {root[0]}; {about[0]})", f"{holds}({about[1]} for x in {root[1]})"
