// A ring buffer with two indices: when it is full it looks empty.
class Buffer {
    private final int[] items;
    private int head;
    private int tail;

    Buffer(int capacity) {
        items = new int[capacity];
    }

    boolean isEmpty() {
        return head == tail;
    }

    void put(int x) {
        items[tail] = x;
        tail = (tail + 1) % items.length;
    }

    int take() {
        if (isEmpty()) {
            throw new IllegalStateException("empty");
        }
        int x = items[head];
        head = (head + 1) % items.length;
        return x;
    }

    static void fill(int capacity, int x) {
        if (capacity < 1 || capacity > 3) {
            return;
        }
        Buffer b = new Buffer(capacity);
        b.put(x);
        b.put(x);
        assert !b.isEmpty();                            // check Buffer.fill: invalid, exception here
    }

    static void none(int x) {
        Buffer b = new Buffer(0);
        b.put(x);                                       // check Buffer.none: invalid, exception
    }
}
