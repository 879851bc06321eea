// At its end, a method owes the invariants of all objects that it changed, and not only of its receiver.
class Account {
    int balance;
    //@ invariant balance >= 0;

    // check Account.Account: valid
    Account(int start) {
        balance = start < 0 ? 0 : start;
    }

    // check Account.spoil: invalid, invariant
    static void spoil(Account a) {
        if (a != null) a.balance = -5;
    }

    // In the sum, an overflow.
    // check Account.take: invalid, invariant
    //@ requires other != null && other != this && 0 < amount && amount <= other.balance;
    void take(Account other, int amount) {
        other.balance -= amount;
        balance += amount;
    }

    // check Account.transfer: valid
    //@ requires other != null && 0 <= amount && amount <= balance && amount <= 1000 && other.balance <= 1000;
    void transfer(Account other, int amount) {
        balance -= amount;
        other.balance += amount;
    }

    // check Account.make: invalid, invariant
    static Account make() {
        Account a = new Account(3);
        a.balance = -1;
        return a;
    }

    // check Account.makeGood: valid
    static Account makeGood() {
        Account a = new Account(3);
        a.balance = 1;
        return a;
    }

    // In between, it may be broken.
    // check Account.reset: valid
    //@ requires a != null;
    //@ ensures a.balance == 0;
    static void reset(Account a) {
        a.balance = -1;
        a.balance = 0;
    }

    // check Account.raw: valid
    //@ requires a != null;
    static /*@ helper @*/ void raw(Account a) {
        a.balance = -1;
    }

    // check Account.failing: invalid, invariant
    //@ requires a != null;
    static void failing(Account a) throws Exception {
        a.balance = -1;
        throw new Exception();
    }

    // One that is given with a broken invariant is no input.
    // check Account.mend: valid
    //@ requires a != null;
    //@ ensures a.balance >= 0;
    static void mend(Account a) {
        if (a.balance < 0) a.balance = -a.balance;
    }
}

// An object whose constructor has failed is not checked.
class Failing {
    int a;
    //@ invariant a > 0;

    // check Failing.Failing: valid
    //@ signals (IllegalArgumentException) x < 0;
    Failing(int x) {
        a = 1;
        if (x < 0) {
            a = -1;
            throw new IllegalArgumentException();
        }
    }

    // check Failing.attempt: valid
    static void attempt(int x) {
        try {
            new Failing(x);
        } catch (IllegalArgumentException e) {
            return;
        }
    }
}

// Invariants that read other objects.
class Bag {
    int[] items = new int[3];
    Account first;
    //@ invariant items != null && (\forall int i; 0 <= i && i < items.length; items[i] >= 0);
    //@ invariant first == null || first.balance <= 100;

    // check Bag.spoil: invalid, invariant
    //@ requires b != null;
    static void spoil(Bag b) {
        if (b.items.length > 0) b.items[0] = -1;
    }

    // check Bag.fill: valid within bounds
    //@ requires b != null && value >= 0;
    static void fill(Bag b, int value) {
        for (int i = 0; i < b.items.length; i++) b.items[i] = value;
    }

    // check Bag.inner: invalid, invariant
    void inner() {
        if (first != null) first.balance = -7;
    }

    // The account that was written to is part of both.
    // check Bag.shared: invalid, invariant
    //@ requires b != null && first != null && b.first == first;
    void shared(Bag b) {
        first.balance = 200;
        first = null;
    }
}
