"""Made-up Java classes that keep linked nodes, and code that uses several objects of them in random order.

`Drive.run()` calls one method `step..` after the other. Each habit adds members to the class; some of them share
nodes among objects, link nodes of others, or hand nodes to code that does.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

OWNER = "Nodes"
"""The class that keeps nodes."""
_POOL = 3
"""The objects that a program uses."""
_STEPS = 16
"""How often something is done with them."""


@dataclass(frozen=True, slots=True)
class Habit:
    """Members of the class that keeps nodes, and how other code uses them: `a` and `b` are objects of it."""

    members: str
    steps: tuple[str, ...]
    node: str = ""
    """Members of its nodes."""
    held: str = ""
    """What the other code keeps in a field."""
    link: str = ""
    """How visible nodes and links must be for the steps; either way if empty."""


_USUAL = (
    Habit("public void push(int v) { head = new Node(v, head); }", ("a.push(1);", "b.push(2);")),
    Habit("public int pop() { int v = head.value; head = head.next; return v; }", ("a.pop();",)),
)
_HARMLESS = (
    Habit("int sum() { int s = 0; for (Node n = head; n != null; n = n.next) s += n.value; return s; }", ("a.sum();",)),
    Habit("boolean same(Nodes o) { return o.head != null && head.value == o.head.value; }", ("a.same(b);",)),
    Habit("void clear(Nodes o) { o.reset(); } public void reset() { head = null; }", ("a.clear(b);",)),
    Habit(
        """private static Node last(Node n) { while (n.next != null) n = n.next; return n; }
    void append(int v) { last(head).next = new Node(v, null); }""",
        ("a.append(3);",),
    ),
)
_SHARING = (
    Habit("void steal(Nodes o) { head = o.head; }", ("a.steal(b);",)),
    Habit("void join(Nodes o) { head.next = o.head; }", ("a.join(b);",)),
    Habit("void give(Nodes o) { o.head = head; }", ("a.give(b);",)),
    Habit("void drop(Nodes o) { o.head = null; }", ("a.drop(b);",)),
    Habit("private void take(Node n) { head = n; } void giveBy(Nodes o) { o.take(head); }", ("a.giveBy(b);",)),
    Habit("private Node first() { return head; } void stealBy(Nodes o) { head = o.first(); }", ("a.stealBy(b);",)),
    Habit("static void mix(Nodes x, Nodes y) { x.head.next = y.head; }", ("Nodes.mix(a, b);",)),
    Habit("void knot(Nodes o) { head.link(o.head); }", ("a.knot(b);",), node="void link(Node o) { next = o; }"),
    Habit("void cutOff(Nodes o) { o.head.cut(); }", ("a.cutOff(b);",), node="void cut() { next = null; }"),
    Habit(
        """private final Node base = new Node(0, null);
    public void grow() { base.next = new Node(1, base.next); }
    native void melt(Nodes o); //= void melt(Nodes o) { base.next = o.base; }""",
        ("a.grow();", "a.melt(b);"),
    ),
    Habit(
        "private Nodes peer; public void meet() { peer = new Nodes(); } public void share(Nodes o) { peer = o.peer; }",
        ("b.meet();", "a.share(b);"),
    ),
    Habit(
        "private Node tail; public void lend(Nodes o) { o.tail = head; } public void adopt() { head = tail; }",
        ("b.lend(a);", "a.adopt();"),
    ),
    Habit(
        "class Sight { Node at = head; } Sight sight() { return new Sight(); }",
        ("sight = b.sight();", "sight.at.next = a.sight().at;"),
        held="Nodes.Sight sight",
        link="open",
    ),
    Habit(
        """class Cut { private Node at = head; void cut() { at.next = null; } }
    Cut cutter() { return new Cut(); }""",
        ("cutter = b.cutter();", "cutter.cut();"),
        held="Nodes.Cut cutter",
    ),
    Habit(
        """class Walk { private Node at = head; }
    Walk walk() { return new Walk(); } void follow(Walk w) { head.next = w.at; }""",
        ("walk = b.walk();", "a.follow(walk);"),
        held="Nodes.Walk walk",
    ),
    Habit(
        """class View { private Node at = head; private Node at() { return at; } }
    View view() { return new View(); } void look(View v) { head = v.at(); }""",
        ("view = b.view();", "a.look(view);"),
        held="Nodes.View view",
    ),
    Habit(
        """private Object kept;
    void keep() { Object o = head; kept = o; }
    void use(Nodes o) { Node n = (Node) o.kept; head = n; }""",
        ("b.keep();", "a.use(b);"),
    ),
    Habit(
        """private Node[] row = new Node[1];
    void fill() { row[0] = head; }
    void empty(Nodes o) { Node[] other = o.row; head = other[0]; }""",
        ("b.fill();", "a.empty(b);"),
    ),
    Habit(
        """private static Node spare;
    void lay() { spare = head; }
    void pick() { head = spare; }""",
        ("b.lay();", "a.pick();"),
    ),
    Habit(
        """static class Deep extends Node { Deep(int v, Node n) { super(v, n); } }
    private Deep deep;
    void sink() { deep = new Deep(5, head); head = deep; }
    void lift(Nodes o) { head = o.deep; }""",
        ("b.sink();", "a.lift(b);"),
        link="closed",
    ),
    Habit("public Node head() { return head; }", ("a.head().next = b.head();",), link="open"),
    Habit("public Node top() { return head; } public void top(Node n) { head = n; }", ("a.top(b.top());",)),
    Habit(
        "public void start(Node n) { head = n; }",
        ("node = new Nodes.Node(7, null);", "a.start(node);", "b.start(node);"),
        held="Nodes.Node node",
        link="closed",
    ),
    Habit(
        "Node open; public void lend() { open = head; } public void fix() { head = open; }",
        ("b.lend();", "a.open = b.open; a.fix();"),
        link="closed",
    ),
    Habit(
        "Nodes(Node n) { head = n; } Nodes() { }",
        ("first = new Nodes.Node(8, null);", "pool[0] = new Nodes(first);", "pool[1] = new Nodes(first);"),
        held="Nodes.Node first",
        link="closed",
    ),
    Habit(
        "private Nodes(Node n) { head = n; } Nodes() { } static Nodes of(Nodes o) { return new Nodes(o.head); }",
        ("pool[0] = Nodes.of(b);",),
    ),
)

ROUND = len(_SHARING) + 1
"""Programs of so many seeds in a row have all habits."""


def node_program(seed: int) -> str:
    """A program with a few habits and random uses of them; one habit shares nodes, but for one program in a round."""
    random = Random(seed)
    sharing = (*_SHARING, _HARMLESS[0])[seed % ROUND]
    others = [each for each in _HARMLESS if each is not sharing]
    habits = [*_USUAL, *random.sample(others, random.randint(0, 2)), sharing]
    random.shuffle(habits)
    steps = [step for habit in habits for step in habit.steps]
    chosen = [
        *sharing.steps,
        " ".join(("a.push(3);", "b.push(4);", *sharing.steps)),
        *(random.choice(steps) for _ in range(_STEPS)),
    ]
    random.shuffle(chosen)
    is_open = sharing.link == "open"
    node = "" if sharing.link else random.choice(["private ", ""])
    lines = [
        "class Nodes {",
        f"    {node}static class Node {{",
        f"        int value; {'' if is_open else random.choice(['private ', '']) if node else 'private '}Node next;",
        "        Node(int value, Node next) { this.value = value; this.next = next; }",
        *(f"        {each.node}" for each in habits if each.node),
        "    }",
        "    private Node head;",
        *(f"    {each.members}" for each in habits),
        "}",
        "class Drive {",
        f"    static Nodes[] pool = new Nodes[{_POOL}];",
        *(f"    static {each.held};" for each in habits if each.held),
    ]
    made = " ".join(f"pool[{n}] = new Nodes(); pool[{n}].push({n}); pool[{n}].push({n});" for n in range(_POOL))
    for number, step in enumerate([made, *chosen]):
        a, b = random.sample(range(_POOL), 2)
        given = "" if number == 0 else f"Nodes a = pool[{a}], b = pool[{b}]; "
        lines.append(f"    static void step{number}() {{ {given}try {{ {step} }} catch (RuntimeException e) {{ }} }}")
    calls = " ".join(f"step{number}();" for number in range(len(chosen) + 1))
    return "\n".join([*lines, f"    static void run() {{ {calls} }}", "}", ""])
