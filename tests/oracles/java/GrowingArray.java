/** Numbers in an array that is replaced by a longer one when it is full. */
public class GrowingArray {
    private int[] elements;
    private int size;

    //@ requires capacity >= 0;
    public GrowingArray(int capacity) {
        elements = new int[capacity];
    }

    /*@ pure @*/ boolean repOK() {
        return elements != null && size >= 0 && size <= elements.length;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public void add(int x) {
        if (size == elements.length) {
            int[] longer = new int[elements.length * 2 + 1];
            for (int i = 0; i < size; i++) {
                longer[i] = elements[i];
            }
            elements = longer;
        }
        elements[size++] = x;
    }

    //@ requires repOK();
    //@ ensures repOK();
    //@ signals (IndexOutOfBoundsException e) index < 0 || index >= size;
    public void removeAt(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("no element " + index);
        }
        for (int i = index; i < size - 1; i++) {
            elements[i] = elements[i + 1];
        }
        size--;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public int indexOf(int x) {
        for (int i = 0; i < size; i++) {
            if (elements[i] == x) {
                return i;
            }
        }
        return -1;
    }
}
