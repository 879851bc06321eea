interface Listener { void changed(Entry e); }

class Entry {
    final int key;
    int value;
    Entry next;
    Entry(int key, int value, Entry next) { this.key = key; this.value = value; this.next = next; }
}

class Counter implements Listener {
    int calls;
    public void changed(Entry e) { calls++; }
}

class Names {
    private Entry[] table = new Entry[3];
    private Listener listener;
    static final int SIZE = 3;
    static Names shared;

    static Names get() {
        if (shared == null) shared = new Names();
        return shared;
    }

    Entry find(int key) {
        Entry e = table[key % SIZE];
        while (e != null && e.key != key) e = e.next;
        return e;
    }

    void put(int key, int value) {
        Entry e = find(key);
        if (e == null) {
            e = new Entry(key, value, table[key % SIZE]);
            table[key % SIZE] = e;
        } else {
            e.value = value;
        }
        if (listener != null) listener.changed(e);
    }

    void listen(Listener l) { listener = l; }

    Entry[] copy() {
        Entry[] made = new Entry[table.length];
        for (int i = 0; i < made.length; i++) made[i] = table[i];
        return made;
    }

    boolean same(Names other) { return other != null && other.table == table; }

    void move(Names other) { other.table = table; table = null; }
}
