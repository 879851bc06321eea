// \old: values on entry, of fields, elements and parameters; parameters in postconditions mean their values on entry.
class Counter {
    int n;
    int[] seen;

    // check Counter.up: valid
    //@ requires n < 1000;
    //@ ensures n == \old(n) + 1;
    void up() {
        n++;
    }

    //@ ensures n == \old(n); // check Counter.down: invalid, ensures here
    void down() {
        n--;
    }

    // check Counter.put: valid within bounds
    //@ requires seen != null && 0 <= i && i < seen.length;
    //@ ensures seen[i] == v;
    //@ ensures (\forall int k; 0 <= k && k < seen.length && k != i; seen[k] == \old(seen[k]));
    void put(int i, int v) {
        seen[i] = v;
    }

    // check Counter.parameter: valid
    //@ ensures \result == x + 1;
    static int parameter(int x) {
        x++;
        return x;
    }

    // check Counter.nested: valid
    //@ ensures \result == \old(\old(n));
    int nested() {
        return n;
    }
}
