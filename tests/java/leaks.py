"""Ways by which a constructor lets others see its object before it has ended, for made-up classes.

Each is a statement of a constructor of `Outer`, which knows `p`, `s`, `n` and `other`, and what it needs besides.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Leak:
    """One way out."""

    statement: str
    members: str = ""
    """Members of `Outer`."""
    above: str = ""
    """The superclass of `Outer`."""
    step: str = ""
    """What others do later to get hold of the object."""


_IN_BOX = "met(Drive.box.item); Drive.box = new Box();"
_TELL = "Drive.met(this);"
_GUEST = "class Guest { void tell() { Drive.met(Outer.this); } Outer host() { return Outer.this; } }"
_PING = "void ping(int n) { if (n > 0) pong(n - 1); }"
_PONG = "void pong(int n) { if (n > 1) ping(n); else Drive.met(this); }"
_WIND = "int wind(int n) { if (n > 0) { return wind(n - 1) + 1; } Drive.last = this; return 0; }"
_HASH = "public int hashCode() { Drive.met(this); return 1; }"
_EQUALS = "public boolean equals(Object o) { Drive.last = this; return false; }"
_TEXT = 'public String toString() { Drive.met(this); return "t"; }'
_TOLD = (
    "static class Told extends RuntimeException { final Object teller; Told(Object teller) { this.teller = teller; } }"
)
_ALL = "static void all(Object... others) { for (Object each : others) { Drive.met(each); } }"

LEAKS = (
    Leak(_TELL),
    Leak("Drive.last = this;"),
    Leak("Drive.seen.add(this);"),
    Leak("{ Runnable r = () -> Drive.met(this); r.run(); }"),
    Leak("Drive.later = () -> Drive.met(this);", step="if (Drive.later != null) Drive.later.run();"),
    Leak("KNOWN.add(this);", "static final List<Object> KNOWN = new ArrayList<>();", step="met(Outer.KNOWN.get(0));"),
    Leak("first = this;", "static Outer first;", step="met(Outer.first);"),
    Leak("{ Object[] row = new Object[1]; Arrays.fill(row, this); Drive.last = row; }"),
    Leak("Collections.addAll(Drive.seen, p, this);"),
    Leak("Drive.met(Arrays.asList(this, p));"),
    Leak("System.arraycopy(new Object[] {this}, 0, Drive.room, 0, 1);", step="met(Drive.room[0]);"),
    Leak("{ List<Object> some = new ArrayList<>(); some.add(this); Drive.met(some); }"),
    Leak("Drive.met(Optional.of(this));"),
    Leak("Drive.map.put(this, n);", step="for (Object o : Drive.map.keySet()) met(o);"),
    Leak('Drive.map.merge("k", this, (a, b) -> b);', step='met(Drive.map.get("k"));'),
    Leak("all(p, this);", _ALL),
    Leak("all(this);", _ALL),
    Leak("new Guest().tell();", _GUEST),
    Leak("Drive.met(new Guest());", _GUEST),
    Leak("{ Guest g = new Guest(); Drive.last = g.host(); }", _GUEST),
    Leak("new Object() { void tell() { Drive.met(Outer.this); } }.tell();"),
    Leak("{ class Here { Object found() { return Outer.this; } } Drive.met(new Here().found()); }"),
    Leak("try { throw new Told(this); } catch (Told e) { Drive.met(e.teller); }", _TOLD),
    Leak("if (n > 1) throw new Told(this);", _TOLD),
    Leak("{ Carrier c = new Carrier(); c.item = this; if (n > 1) throw c; }"),
    Leak("{ Thread t = new Thread(() -> Drive.met(this)); t.start(); Drive.wait(t); }"),
    Leak("ping(2);", f"{_PING} {_PONG}"),
    Leak("pong(2);", f"{_PONG} {_PING}"),
    Leak("wind(1);", _WIND),
    Leak("{ Outer self = this; self.wind(n); }", _WIND),
    Leak("hashCode();", _HASH),
    Leak("Drive.count += hashCode();", _HASH),
    Leak("new HashSet<Object>().add(this);", _HASH),
    Leak("Objects.hash(p, this);", _HASH),
    Leak("equals(p);", _EQUALS),
    Leak("new ArrayList<Object>(List.of(1)).contains(this);", _EQUALS),
    Leak("Objects.equals(this, p);", _EQUALS),
    Leak("toString();", _TEXT),
    Leak('Drive.text = "" + this;', _TEXT),
    Leak("Drive.text = String.valueOf(this);", _TEXT),
    Leak(
        "new Sorted(this).sort();",
        "static class Sorted { final Object o; Sorted(Object o) { this.o = o; } void sort() { Drive.met(o); } }",
    ),
    Leak("", "void hook(Object p) { Drive.met(this); }", "Base"),
    Leak("", "void hook(Object p) { if (p == null) Drive.last = this; }", "Base"),
    Leak("hook(null);", "void hook(Object p) { ping(1); } " + f"{_PING} {_PONG}", "Base"),
    Leak("{ Box b = new Box(); b.item = this; Drive.last = b.item; }"),
    Leak("{ Object[] row = {this}; Drive.last = row[0]; }"),
    Leak("{ Box b = new Box(this); Drive.last = b; }"),
    Leak("{ Box b = new Box(); Drive.last = b; b.item = this; }"),
    Leak("{ Box b = Drive.box; b.item = this; }", step=_IN_BOX),
    Leak("{ Box b = new Box(); Drive.lend(b); b.next.item = this; }", step=_IN_BOX),
    Leak("Drive.someBox().item = this;", step=_IN_BOX),
    Leak("{ Box b = new Box(this); Drive.show(b); }"),
    Leak("{ Box b = new Box(new Box(this)); Drive.show(b); }"),
    Leak("if (other != null) other.kept = this;", "Object kept;"),
    Leak("if (other != null) other.put(this);", "Object kept; void put(Object o) { kept = o; }"),
    Leak("if (other != null) put(other);", "Object kept; void put(Outer o) { o.kept = this; }"),
    Leak("pack(); in.item = this; Drive.last = in;", "Box in; void pack() { in = new Box(); }"),
    Leak("pack(); in.item = this;", "Box in; void pack() { in = new Box(); Drive.box = in; }", step=_IN_BOX),
    Leak("Drive.box = pack(); in.item = this;", "Box in; Box pack() { in = new Box(); return in; }", step=_IN_BOX),
    Leak("pack(other); in.item = this;", "Box in; void pack(Outer o) { in = new Box(); if (o != null) o.in = in; }"),
    Leak("Drive.last = self();", "Outer self() { return this; }"),
    Leak("{ Box b = Drive.boxed(this); Drive.last = b; }"),
    Leak("link(); Drive.last = next;", "Object next; void link() { next = this; }"),
    Leak("{ Object o = this; Drive.last = (Outer) o; }"),
    Leak("Drive.last = n > 0 ? this : p;"),
    Leak("Drive.last = n > 0 ? this : other;"),
    Leak("Drive.last = n > 7 ? other : this;"),
    Leak("{ Box b = new Box(this); Drive.lend(b); b.next.item = this; }", step=_IN_BOX),
    Leak("((BiConsumer<Object, Object>) Drive.other).accept(this, p);"),
    Leak("{ Outer self = this; Outer again = self; Drive.last = again; }"),
    Leak("try { Drive.fall(); } catch (Carrier c) { c.item = this; }", step="met(Drive.carrier.item);"),
    Leak("Drive.room[0] = this;", step="met(Drive.room[0]);"),
    Leak("Drive.hook.take(this);"),
    Leak("Drive.hook.take(new Box(this));"),
    Leak("Far.take(this);"),
    Leak("Far.take(new Object[] {this});"),
    Leak("Drive.consumer.accept(this);"),
    Leak("run();", "public void run() { Drive.met(this); }", "Task"),
    Leak("go();", "public void run() { Drive.met(this); }", "Task"),
    Leak("compareTo(null);", "public int compareTo(Object o) { Drive.met(this); return 0; }", "Ranked"),
    Leak("new TreeSet<Object>().add(this);", "public int compareTo(Object o) { Drive.met(this); return 0; }", "Ranked"),
)

SUPERCLASSES = (
    "class Base { Base() { hook(null); } void hook(Object p) { } }",
    "abstract class Task implements Runnable { void go() { run(); } }",
    "abstract class Ranked implements Comparable<Object> { }",
)


def some_leak(random: Random, chance: float) -> Leak | None:
    """One of them, once in a while."""
    return random.choice(LEAKS) if random.random() < chance else None


def with_leak(random: Random, leak: Leak, steps: list[str]) -> list[str]:
    """The statements of a constructor with one among them; what follows may never happen."""
    at = 0 if random.random() < 0.7 else random.randint(0, len(steps))
    stop = "if (n > 1) throw new IllegalStateException();" if random.random() < 0.8 else ""
    return [*steps[:at], leak.statement, stop, *steps[at:]]
