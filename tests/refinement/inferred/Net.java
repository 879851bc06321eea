class Vertex {
    final int id;
    Edge first;
    boolean seen;
    Vertex(int id) { this.id = id; }
}

class Edge {
    final Vertex from, to;
    Edge next;
    Edge(Vertex from, Vertex to, Edge next) { this.from = from; this.to = to; this.next = next; }
}

class Net {
    private Vertex[] vertices = new Vertex[4];
    private int count;

    Vertex add() {
        Vertex made = new Vertex(count);
        vertices[count] = made;
        count = count + 1;
        return made;
    }

    Edge connect(Vertex a, Vertex b) {
        a.first = new Edge(a, b, a.first);
        return a.first;
    }

    Edge find(Vertex a, Vertex b) {
        for (Edge e = a.first; e != null; e = e.next) {
            if (e.to == b) return e;
        }
        return null;
    }

    void clear() {
        for (int i = 0; i < count; i++) vertices[i].seen = false;
    }

    void visit(Vertex v) {
        if (v == null || v.seen) return;
        v.seen = true;
        for (Edge e = v.first; e != null; e = e.next) visit(e.to);
    }

    boolean reaches(Vertex a, Vertex b) {
        clear();
        visit(a);
        return b.seen;
    }
}
