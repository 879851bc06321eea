class Link {
    int value;
    Link next;
    Link(int value, Link next) { this.value = value; this.next = next; }
}

class Chain {
    private Link head;
    private int size;

    void push(int value) { head = new Link(value, head); size++; }

    int pop() {
        int top = head.value;
        head = head.next;
        size--;
        return top;
    }

    boolean isEmpty() { return head == null; }

    Link last() {
        Link at = head;
        if (at == null) return null;
        while (at.next != null) at = at.next;
        return at;
    }

    void append(Chain other) {
        Link end = last();
        if (end == null) head = other.head; else end.next = other.head;
        size += other.size;
    }

    void reverse() {
        Link done = null;
        Link at = head;
        while (at != null) {
            Link next = at.next;
            at.next = done;
            done = at;
            at = next;
        }
        head = done;
    }

    void fill(int value) {
        Link at = head;
        while (at != null) { at.value = value; at = at.next; }
    }

    static Chain of(int a, int b) {
        Chain made = new Chain();
        made.push(b);
        made.push(a);
        return made;
    }
}
