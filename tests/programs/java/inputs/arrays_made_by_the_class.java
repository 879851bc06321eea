// What may be stored in an array is known where only the class itself can have made it, and with what.
import java.util.Arrays;

class Stack<T> {
    private T[] items;
    private int size;
    //@ invariant items != null && 0 <= size && size <= items.length;

    @SuppressWarnings("unchecked")
    Stack(int capacity) {
        items = (T[]) new Object[capacity < 0 ? 0 : capacity];
    }

    // check Stack.push with array 2: valid within bounds
    void push(T item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, 2 * size + 1);
        }
        items[size++] = item;
    }

    // check Stack.trim with array 2: valid within bounds
    @SuppressWarnings("unchecked")
    void trim() {
        T[] shorter = (T[]) new Object[size];
        for (int i = 0; i < size; i++) {
            shorter[i] = items[i];
        }
        items = shorter;
    }
}

class Sorted<K extends Comparable<K>> {
    private K[] keys;

    @SuppressWarnings("unchecked")
    Sorted() {
        keys = (K[]) new Comparable[4];
    }

    // check Sorted.put: valid
    void put(K key) {
        keys[3] = key;
    }

    // check Sorted.putBeyond: invalid, exception
    void putBeyond(K key) {
        keys[4] = key;
    }

    // check Sorted.set: valid
    void set(K key) {
        if (keys.length > 0) {
            keys[0] = key;
        }
    }
}

class Given {
    private Object[] items = new Object[2];

    void use(Object[] others) {
        items = others;
    }

    // It may be an array of strings that somebody has given.
    void set(Object item) {
        if (items != null && items.length > 0) {
            items[0] = item;            // check Given.set: invalid, exception here
        }
    }
}

class Given2 {
    private Object[] items = new Object[2];

    void use(Object[] others, boolean own) {
        if (own) {
            others = new Object[3];
        }
        items = others;
    }

    void set(Object item) {
        if (items != null && items.length > 0) {
            items[0] = item;            // check Given2.set: invalid, exception here
        }
    }
}

class Open {
    Object[] items = new Object[2];

    void set(Object item) {
        if (items != null && items.length > 0) {
            items[0] = item;            // check Open.set: invalid, exception here
        }
    }
}

class Narrow {
    private final Object[] items = new Integer[2];

    void set(Object item) {
        if (items.length > 0) {
            items[0] = item;            // check Narrow.set: invalid, exception here
        }
    }
}

class Shared {
    private Object[] items = new Object[2];

    // One array may be both, and is then the one that the class has made.
    // check Shared.both: valid
    void both(Object[] others, Object item) {
        if (items == others && items.length > 0) {
            others[0] = item;
        }
    }
}

class Tree {
    private static class Node {
        Node[] next = new Node[2];
        Object[] labels = new Object[2];
    }

    private final Node root = new Node();

    // Nobody outside can name the class, so nobody else assigns its fields.
    // check Tree.label: valid
    void label(Object label) {
        if (root.next.length > 0 && root.labels.length > 0) {
            root.labels[0] = label;
        }
    }
}
