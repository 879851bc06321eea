/** Objects in an array that is replaced by a longer one when it is full. */
public class ObjectVector {
    static final class Item {
    }

    /** The most elements, and the most that it grows by. */
    private static final int LARGEST = 3;
    private static final int GROWTH = 2;

    private Item[] elements;
    private int count;
    private int increment;

    /*@ pure @*/ boolean repOK() {
        return elements != null && 0 <= count && count <= elements.length && elements.length <= LARGEST + 1;
    }

    //@ requires repOK() && count < LARGEST && increment <= GROWTH;
    public void add(Item x) {
        grow(count + 1);
        elements[count++] = x;
    }

    //@ requires repOK() && count <= LARGEST && increment <= GROWTH && least <= 2 * LARGEST + GROWTH;
    public void ensureCapacity(int least) {
        grow(least);
    }

    private void grow(int least) {
        if (least > elements.length) {
            int capacity = increment > 0 ? elements.length + increment : elements.length * 2;
            if (capacity < least) {
                capacity = least;
            }
            Item[] longer = new Item[capacity];
            for (int i = 0; i < count; i++) {
                longer[i] = elements[i];
            }
            elements = longer;
        }
    }

    //@ requires repOK() && count <= LARGEST;
    public int indexOf(Item x) {
        if (x == null) {
            for (int i = 0; i < count; i++) {
                if (elements[i] == null) {
                    return i;
                }
            }
        } else {
            for (int i = 0; i < count; i++) {
                if (x.equals(elements[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    //@ requires repOK() && count <= LARGEST;
    public int lastIndexOf(Item x) {
        if (x == null) {
            for (int i = count - 1; i >= 0; i--) {
                if (elements[i] == null) {
                    return i;
                }
            }
        } else {
            for (int i = count - 1; i >= 0; i--) {
                if (x.equals(elements[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    //@ requires repOK() && count < LARGEST && increment <= GROWTH && 0 <= index && index <= count;
    public void insertElementAt(Item x, int index) {
        grow(count + 1);
        for (int i = count; i > index; i--) {
            elements[i] = elements[i - 1];
        }
        elements[index] = x;
        count++;
    }

    //@ requires repOK() && count <= LARGEST;
    //@ signals (ArrayIndexOutOfBoundsException e) index < 0 || index >= count;
    public void removeElementAt(int index) {
        if (index >= count) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        for (int i = index; i < count - 1; i++) {
            elements[i] = elements[i + 1];
        }
        count--;
        elements[count] = null;
    }
}
