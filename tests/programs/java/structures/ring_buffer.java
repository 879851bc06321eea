// A ring buffer: a queue of fixed capacity in an array.
class Buffer {
    final int[] items;
    int head;
    int count;
    //@ invariant items != null && items.length > 0 && 0 <= head && head < items.length && 0 <= count && count <= items.length;

    //@ requires capacity > 0;
    //@ ensures count == 0 && items.length == capacity;
    Buffer(int capacity) {                              // check Buffer.Buffer: valid
        items = new int[capacity];
    }

    // check Buffer.put: valid within bounds
    //@ requires count < items.length;
    //@ ensures count == \old(count) + 1 && items[(head + \old(count)) % items.length] == x;
    void put(int x) {
        items[(head + count) % items.length] = x;
        count++;
    }

    // check Buffer.take: valid within bounds
    //@ requires count > 0;
    //@ ensures count == \old(count) - 1 && \result == \old(items[head]);
    int take() {
        int x = items[head];
        head = (head + 1) % items.length;
        count--;
        return x;
    }

    static void fifo(int x, int y, int z) {             // check Buffer.fifo: valid
        Buffer b = new Buffer(2);
        b.put(x);
        b.put(y);
        assert b.take() == x;
        b.put(z);
        assert b.take() == y && b.take() == z && b.count == 0;
    }
}
