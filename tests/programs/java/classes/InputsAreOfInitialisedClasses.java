// An object that is given exists, so its class and those above it were initialised before the method began.
class Base {
    static final int[] SCALE = {3};
}

class Table extends Base {
    static final int[] VALUES = {1, 2};
    static final Object SHARED = new Object();

    int first() { return VALUES[0] * SCALE[0]; }

    Object shared() { return SHARED; }
}

class Broken {
    static int value = Integer.parseInt("no number");

    int get() { return value; }
}

class Counter {
    static int last = 7;

    static int next() { return ++last; }
}

class Numbered {
    static final int NUMBER = Counter.next();

    int number() { return NUMBER; }
}

class InputsAreOfInitialisedClasses {
    // check InputsAreOfInitialisedClasses.first: valid
    // run InputsAreOfInitialisedClasses.first(Table{}): 3
    //@ ensures \result == (t == null ? 0 : 3);
    static int first(Table t) {
        return t == null ? 0 : t.first();
    }

    // What the class made was there before.
    //@ requires t != null;
    //@ ensures \fresh(\result); // check InputsAreOfInitialisedClasses.shared: invalid, ensures here
    static Object shared(Table t) {
        return t.shared();
    }

    // The class was the first to count, unless other code has counted before.
    // check InputsAreOfInitialisedClasses.before with statics initial: valid within bounds
    //@ requires n != null;
    //@ ensures \result == 8;       // check InputsAreOfInitialisedClasses.before: invalid, ensures here
    static int before(Numbered n) {
        return n.number();
    }

    // No object of this class exists.
    // check InputsAreOfInitialisedClasses.broken: valid
    // run InputsAreOfInitialisedClasses.broken(Broken{}): excluded
    static int broken(Broken b) {
        return b == null ? 0 : b.get();
    }

    // check InputsAreOfInitialisedClasses.made: invalid
    static int made() {
        return new Broken().get();
    }
}
