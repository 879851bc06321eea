// Class invariants in proofs: assumed when a method starts, shown when it ends and where methods are called.

class IntStack {
    private int[] items;
    private int size;
    //@ invariant items != null && 0 <= size && size <= items.length;
    //@ invariant (\forall int i; 0 <= i && i < size; items[i] >= 0);

    //@ requires a != null && (\forall int i; 0 <= i && i < a.length; a[i] >= 0);
    // check IntStack(int[]) with no bounds: valid
    IntStack(int[] a) {
        items = new int[a.length];
        //@ loop_invariant items != null && items.length == a.length && items != a;
        //@ loop_invariant 0 <= size && size <= items.length;
        //@ loop_invariant (\forall int i; 0 <= i && i < size; items[i] >= 0);
        //@ loop_invariant (\forall int i; 0 <= i && i < a.length; a[i] >= 0);
        //@ decreases a.length - size;
        while (size < a.length) {
            items[size] = a[size];
            size = size + 1;
        }
    }

    //@ requires value >= 0 && size < items.length;
    //@ assignable size, items[*];
    //@ ensures size == \old(size) + 1;
    // check IntStack.push with no bounds: valid
    void push(int value) {
        items[size++] = value;
    }

    //@ requires size > 0;
    //@ assignable size;
    //@ ensures \result >= 0 && size == \old(size) - 1;
    // check IntStack.pop with no bounds: valid
    int pop() {
        return items[--size];
    }

    //@ ensures \result >= 0;
    // check IntStack.pushAndPop with no bounds: valid
    int pushAndPop() {
        if (size < items.length) {
            push(3);
        }
        return size > 0 ? pop() : 0;
    }

    //@ requires other != null && other.size > 0;
    //@ ensures \result >= 0;
    // check IntStack.popOther with no bounds: valid
    static int popOther(IntStack other) {
        return other.pop();
    }

    // check IntStack.repaired with no bounds: valid
    void repaired() {
        int before = size;
        size = -1;
        restore(before);
    }

    private /*@ helper */ void restore(int before) {
        size = before;
    }
}
