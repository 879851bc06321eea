"""Properties of the classes in `examples/refinement`, each with a change of the code that breaks it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples" / "refinement"


@dataclass(frozen=True)
class Case:
    """A property by its name, and a mutant: the first text is replaced by the second, once."""

    file: str
    method: str
    property: str
    before: str
    after: str
    objects: int = 2
    width: int = 3
    unrollings: int = 2

    @property
    def name(self) -> str:
        """As tests are called."""
        return f"{self.file}:{self.method}:{self.property}"

    def text(self) -> str:
        """The program as it is."""
        return (EXAMPLES / f"{self.file}.oox").read_text(encoding="utf-8")

    def mutant(self) -> str:
        """The program with its mistake."""
        text = self.text()
        assert text.count(self.before) == 1, f"{self.before} stands {text.count(self.before)} times in {self.file}"
        return text.replace(self.before, self.after)


CASES = (
    Case("topological_sort", "Graph.topologicalSort", "permutation", "source.node := cur.node;", "source.node := moved;", objects=3),
    Case("topological_sort", "Graph.topologicalSort", "order", "c := this.nodes.head;", "c := this.nodes.head.next;"),
    Case("linked_list", "LinkedList.addFirst", "adds", "made.previous.next := made;", "made.previous.next := before;"),
    Case("linked_list", "LinkedList.addFirst", "keeps", "made.previous.next := made;", "before.element := item;"),
    Case("linked_list", "LinkedList.addFirst", "counts", "this.size := this.size + 1;", "this.size := this.size + 2;"),
    Case("linked_list", "LinkedList.addLast", "adds", "this.addBefore(item, this.header);", "this.find(item);"),
    Case("linked_list", "LinkedList.addBefore", "invariant", "made.next.previous := made;", "this.header := made;"),
    Case("linked_list", "LinkedList.remove", "shrinks", "this.unlink(found);", "this.addLast(item); found.element := this.header.element; this.header.element := new Item();"),
    Case("linked_list", "LinkedList.remove", "weights", "e.previous.next := e.next;", "e.element.weight := 0;"),
    Case("linked_list", "LinkedList.remove", "only", "return false;", "this.unlink(this.header); return false;"),
    Case("linked_list", "LinkedList.find", "inside", "e := e.next;\n        }\n        return null;", "e := e.next;\n        }\n        return new Entry(item, null, null);"),
    Case("linked_list", "LinkedList.find", "right", "if (e.element == item) {", "if (e.element != item) {"),
    Case("linked_list", "LinkedList.find", "pure", "return e;", "e.element := null; return e;"),
    Case("linked_list", "LinkedList.unlink", "invariant", "e.next.previous := e.previous;", "e.next.previous := e;"),
    Case("linked_list", "LinkedList.contains", "found", "return this.find(item) != null;", "return this.find(item) == null;"),
    Case("linked_list", "LinkedList.clear", "empties", "this.header.next := this.header;\n        this.header.previous := this.header;\n        this.size", "this.header.previous := this.header;\n        this.size"),
    Case("linked_list", "LinkedList.heavier", "others", "item.weight := item.weight + extra;", "this.header.element.weight := extra;"),
    Case("linked_list", "LinkedList.heavier", "list", "e.previous.next := e.next;", "this.header := e.next;", objects=3),
    Case("linked_list", "LinkedList.appendAll", "items", "made.next.previous := made;", "item.weight := 1;"),
    Case("linked_list", "LinkedList.moveToFront", "weights", "e.previous.next := e.next;", "e.element.weight := 1;"),
    Case("linked_list", "LinkedList.moveToFront", "headers", "e.previous.next := e.next;", "this.header := e.next;"),
    Case("graph", "Vertex.attach", "others", "this.edges := new Cell(e, this.edges);", "this.following.edges := new Cell(e, this.edges);"),
    Case("graph", "Vertex.attach", "adds", "this.edges := new Cell(e, this.edges);", "this.edges := new Cell(e, null);"),
    Case("graph", "Vertex.has", "right", "return true;\n            }\n            c := c.next;\n        }\n        return false;", "return true;\n            }\n            c := c.next;\n        }\n        return true;"),
    Case("graph", "Vertex.detach", "shrinks", "this.edges := this.edges.next;", "this.edges := new Cell(this.edges.next.edge, new Cell(new Edge(this, this, 0), null));"),
    Case("graph", "Graph.add", "kept", "v.following := this.vertices;", "v.following := this.vertices.following;"),
    Case("graph", "Graph.add", "empty", "v.edges := null;", "v.edges := this.vertices.edges;"),
    Case("graph", "Graph.contains", "right", "if (w == v) {", "if (w != v) {"),
    Case("graph", "Graph.connect", "ends", "if (!this.contains(a) || !this.contains(b)) {", "if (!this.contains(a)) {"),
    Case("graph", "Graph.connect", "costs", "this.edges := e;\n        a", "this.edges.cost := price;\n        a"),
    Case("graph", "Graph.connect", "others", "b.attach(e);", "b.following.attach(e);", objects=3),
    Case("graph", "Graph.connect", "marks", "b.attach(e);", "b.marked := true;"),
    Case("graph", "Graph.disconnect", "others", "e.finish.detach(e);", "e.finish.following.detach(e);"),
    Case("graph", "Graph.disconnect", "vertices", "this.edges := e.following;", "this.vertices := null;"),
    Case("graph", "Graph.disconnect", "ends", "this.edges := this.edges.next;", "e.start := this;"),
    Case("graph", "Graph.spanningForest", "structure", "v.component := to;", "this.edges := null;"),
    Case("graph", "Graph.spanningForest", "costs", "best := e;\n", "best := e; e.cost := 0;\n"),
    Case("graph", "Graph.spanningForest", "lists", "v.component := v;", "v.edges := null;"),
    Case("scheduler", "Trigger.update", "included", "this.active := false;", "this.active := true;"),
    Case("scheduler", "Trigger.update", "others", "this.time := tried;", "this.next.time := tried;"),
    Case("scheduler", "Scheduler.retrieve", "right", "if (j.key == wanted) {", "if (j.key >= wanted) {"),
    Case("scheduler", "Scheduler.store", "stored", "made.key := this.key;", "made.key := this.group;"),
    Case("scheduler", "Scheduler.store", "kept", "j.next := job.next;", "job.group := 0;"),
    Case("scheduler", "Scheduler.store", "replaced", "return false;\n", "this.jobs := old; return false;\n"),
    Case("scheduler", "Scheduler.drop", "keys", "this.jobs := job.next;", "job.key := 0;"),
    Case("scheduler", "Scheduler.pause", "group", "if (j.group == chosen) {\n                j.paused := true;", "if (j.group >= chosen) {\n                j.paused := true;"),
    Case("scheduler", "Scheduler.pause", "list", "j.paused := true;", "this.jobs := j;"),
    Case("scheduler", "Scheduler.resume", "group", "t.update(t.calendar, now);", "t.update(t.calendar, now); t.job.next.paused := true;"),
    Case("scheduler", "Scheduler.resume", "jobs", "t.update(t.calendar, now);", "t.update(t.calendar, now); this.jobs := null;"),
    Case("scheduler", "Scheduler.storeCalendar", "jobs", "this.calendar := c;", "this.job := null;"),
    Case("scheduler", "Scheduler.storeCalendar", "calendars", "t := t + this.interval;", "t := t + this.interval; this.calendar.last := t;"),
    Case("scheduler", "Scheduler.reschedule", "keys", "j.next := job.next;", "j.key := 1;"),
    Case("scheduler", "Scheduler.reschedule", "calendars", "this.calendar := c;", "this.calendar := c; this.calendar.first := 0;"),
    Case("scheduler", "Scheduler.reschedule", "durable", "j.paused := false;", "j.durable := false;", objects=3, unrollings=3),
)  # fmt: skip
