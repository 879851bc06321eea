// History constraints: what every method keeps between its beginning and its end.
class Counter {
    int n;
    static int all;
    //@ constraint n >= \old(n);
    //@ static constraint all == \old(all) || all == \old(all) + 1;

    // check Counter.up: valid
    //@ requires n < 100;
    void up() {
        n++;
    }

    //@ constraint n <= 1000 || n == \old(n); // check Counter.jump: invalid, ensures here
    void jump(int by) {
        if (by > 0 && n < 10) {
            n += by;
        }
        if (n < 0) {
            n = 0;
        }
    }

    // check Counter.same: valid
    int same() {
        return n;
    }

    Counter(int n) {
        this.n = n;
    }

    /*@ helper */ void down() { // check Counter.down: valid
        n--;
    }

    // check Counter.count: valid
    static void count() {
        all++;
    }

    static class Bad extends Exception {
    }

    // check Counter.fail: invalid
    void fail(boolean b) throws Bad {
        if (b) {
            n = n > -5 ? n - 1 : n;
            throw new Bad();
        }
    }

    //@ signals (IllegalStateException e) true; // check Counter.stop: invalid
    void stop() {
        n = n > -5 ? n - 1 : n;
        throw new IllegalStateException();
    }

    // check Counter.leave: valid
    //@ signals (IllegalStateException e) true;
    void leave() {
        throw new IllegalStateException();
    }
}

class Below extends Counter {
    Below() {
        super(1);
    }

    // check Below.reset: invalid
    void reset() {
        n = 0;
    }

    // check Below.keep: valid
    void keep() {
        n = n < 5 ? 5 : n;
    }
}

class Other {
    int x;
    //@ constraint x == \old(x) for f; // check Other.f: unknown
    void f() {
    }
}

class Hidden extends Counter {
    int n;

    Hidden() {
        super(1);
    }

    // check Hidden.g: unknown
    void g() {
    }
}
