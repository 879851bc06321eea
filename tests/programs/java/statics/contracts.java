// Contracts hold for any static state; where they are proved for it, they are relied on in any.
class Modular {
    static int n;

    //@ ensures \result == 0;                   // check Modular.get: invalid, ensures here // check Modular.get with modular: invalid, ensures here
    //@ assignable \nothing;
    static int get() {
        return n;
    }

    // What was shown for initial values is nothing to rely on.
    //@ ensures \result == 0;                   // check Modular.use with modular and statics initial: invalid, ensures
    static int use() {
        n = 5;
        return get();
    }

    // check Modular.read with modular: valid
    //@ ensures \result == n;
    //@ assignable \nothing;
    static int read() {
        return n;
    }

    // check Modular.reads with modular: valid
    //@ ensures \result == 5;
    //@ assignable n;
    static int reads() {
        n = 5;
        return read();
    }
}

class Guarded {
    private static int[] items = new int[2];
    private static int size;
    //@ static invariant items != null && 0 <= size && size <= items.length;

    // check Guarded.push: valid
    static void push(int x) {
        if (size < items.length) {
            items[size++] = x;
        }
    }

    // check Guarded.pop: valid
    //@ requires size > 0;
    static int pop() {
        return items[--size];
    }

    static void drop() {
        size--;
    }                                           // check Guarded.drop: invalid, invariant

    // Used from another class, it is between two calls.
}

class Elsewhere {
    // check Elsewhere.popped: valid
    static void popped() {
        Guarded.push(1);
        Guarded.pop();
    }
}

class Wrong {
    private static int low = 5;
    private static int high = 3;
    //@ static invariant low <= high;           // check Wrong.width: invalid, invariant here

    static int width() {
        return high - low;
    }

    static void set(int x) {
        low = x;
        high = x;
    }
}
