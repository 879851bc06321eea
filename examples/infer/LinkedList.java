/** A circular list, linked both ways, with a header that holds no element. */
class LinkedList {
    static class Entry {
        Object element;
        Entry next;
        Entry previous;

        Entry(Object element, Entry next, Entry previous) {
            this.element = element;
            this.next = next;
            this.previous = previous;
        }
    }

    Entry header;

    LinkedList() {
        header = new Entry(null, null, null);
        header.next = header;
        header.previous = header;
    }

    Object getFirst() {
        return header.next.element;
    }

    void addFirst(Object added) {
        addBefore(added, header.next);
    }

    void addBefore(Object added, Entry where) {
        Entry made = new Entry(added, where, where.previous);
        made.previous.next = made;
        made.next.previous = made;
    }

    void removeEntry(Entry gone) {
        gone.previous.next = gone.next;
        gone.next.previous = gone.previous;
    }

    void clear() {
        header.next = header;
        header.previous = header;
    }

    boolean contains(Object wanted) {
        for (Entry e = header.next; e != header; e = e.next) {
            if (e.element == wanted) {
                return true;
            }
        }
        return false;
    }

    Entry find(Object wanted) {
        for (Entry e = header.next; e != header; e = e.next) {
            if (e.element == wanted) {
                return e;
            }
        }
        return null;
    }

    LinkedList copy() {
        LinkedList copy = new LinkedList();
        for (Entry e = header.next; e != header; e = e.next) {
            Entry made = new Entry(e.element, copy.header, copy.header.previous);
            made.previous.next = made;
            made.next.previous = made;
        }
        return copy;
    }
}
