// A binary heap whose parent of i is i / 2, as if arrays began at 1.
class Heap {
    final int[] items;
    int size;
    /*@ invariant items != null && 0 <= size && size <= items.length;
      @ invariant (\forall int i; 1 <= i && i < size; items[(i - 1) / 2] <= items[i]); // check Heap.add with array 5: invalid, invariant here
      @*/

    //@ requires capacity >= 0;
    Heap(int capacity) {
        items = new int[capacity];
    }

    //@ requires size < items.length;
    void add(int value) {
        int i = size++;
        while (i > 0 && items[i / 2] > value) {
            items[i] = items[i / 2];
            i = i / 2;
        }
        items[i] = value;
    }

    int peek() {
        return items[0];                                // check Heap.peek: invalid, exception here
    }
}
