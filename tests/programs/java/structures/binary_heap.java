// A binary heap of fixed capacity: no parent is larger than its children.
class Heap {
    final int[] items;
    int size;
    /*@ invariant items != null && 0 <= size && size <= items.length;
      @ invariant (\forall int i; 1 <= i && i < size; items[(i - 1) / 2] <= items[i]);
      @*/

    //@ requires capacity >= 0;
    Heap(int capacity) {
        items = new int[capacity];
    }

    // check Heap.add: valid within bounds
    /*@ ensures size == \old(size) + 1;
      @ ensures (\exists int i; 0 <= i && i < size; items[i] == value);
      @ signals (IllegalStateException e) \old(size) == items.length && size == \old(size);
      @*/
    void add(int value) {
        if (size == items.length) {
            throw new IllegalStateException("full");
        }
        int i = size++;
        while (i > 0 && items[(i - 1) / 2] > value) {
            items[i] = items[(i - 1) / 2];
            i = (i - 1) / 2;
        }
        items[i] = value;
    }

    // check Heap.poll with array 4: valid within bounds
    /*@ requires size > 0;
      @ ensures size == \old(size) - 1 && \result == \old(items[0]);
      @ ensures (\forall int i; 0 <= i && i < size; \result <= items[i]);
      @*/
    int poll() {
        int least = items[0];
        int moved = items[--size];
        int i = 0;
        while (2 * i + 1 < size) {
            int child = 2 * i + 1;
            if (child + 1 < size && items[child + 1] < items[child]) {
                child++;
            }
            if (moved <= items[child]) {
                break;
            }
            items[i] = items[child];
            i = child;
        }
        items[i] = moved;
        return least;
    }
}
