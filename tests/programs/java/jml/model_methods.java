// Model methods: for contracts alone, with a body or with a contract that says what the result is.
//@ model import java.util.List;
class Sorted {
    int[] items;

    //@ model pure int size() { return items.length; }

    /*@ model pure boolean sorted(int from) {
      @     return (\forall int i; from <= i && i < items.length - 1; items[i] <= items[i + 1]);
      @ }
      @*/

    //@ ensures \result == (\exists int i; 0 <= i && i < items.length; items[i] == value);
    //@ model pure boolean holds(int value);

    // check Sorted.first: valid within bounds
    //@ requires items != null && size() > 0 && sorted(0);
    //@ ensures (\forall int i; 0 <= i < size(); \result <= items[i]) && holds(\result);
    int first() {
        return items[0];
    }

    //@ requires items != null && size() == 2;
    //@ ensures sorted(0);              // check Sorted.swap: invalid, ensures here
    void swap() {
        int t = items[0];
        items[0] = items[1];
        items[1] = t;
    }

    // check Sorted.unknown: unknown
    //@ ensures nobodyKnows(1);
    void unknown() {
    }
    //@ model pure boolean nobodyKnows(int x);
}

class Lemmas {
    // check Lemmas.square: valid // check Lemmas.wrong: invalid, ensures
    //@ requires -100 < x < 100;
    //@ ensures x * x >= 0;
    //@ model pure static void square(int x) {}

    //@ ensures x > 0;
    //@ model pure static void wrong(int x) {}

    // check Lemmas.use with modular: valid
    //@ requires -100 < x < 100;
    //@ ensures \result >= 1;
    static int use(int x) {
        //@ use square(x);
        return x * x + 1;
    }
}

class Chain {
    /*@ nullable @*/ Chain next;
    int value;
    //@ model int length;
    //@ represents length = next == null ? 1 : 1 + next.length;
    //@ model int sum;
    //@ represents sum = (\sum int i; 0 <= i < 3; value * i);

    // check Chain.push: valid within bounds
    //@ ensures \result.length == length + 1 && \fresh(\result);
    Chain push(int v) {
        Chain made = new Chain();
        made.next = this;
        made.value = v;
        return made;
    }

    // check Chain.times: valid
    //@ ensures sum == 3 * value;
    void times() {
    }
}

// A model field that a class leaves without a value.
interface Sized {
    //@ model instance int size;
    //@ ensures \result >= 0;
    int get();
}

class Left implements Sized {
    // check Left.get: valid
    public int get() {
        return 1;
    }

    // check Left.told: unknown
    //@ ensures size == 1;
    void told() {
    }
}
