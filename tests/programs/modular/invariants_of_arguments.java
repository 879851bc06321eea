// Invariants of arguments: assumed of the method under check, shown where a method is called by contract.
class Account {
    int balance;
    //@ invariant balance >= 0;

    // check Account.moreThan: valid
    //@ requires other != null;
    //@ ensures \result ==> balance > 0;
    boolean moreThan(Account other) {
        return balance > other.balance;
    }
}

class Bank {
    // check Bank.look: valid // check Bank.look with modular: valid
    //@ requires a != null;
    //@ ensures \result >= 0;
    static int look(Account a) {
        return a.balance;
    }

    // check Bank.right with modular: valid
    //@ requires a != null;
    //@ ensures \result == 7;
    //@ assignable a.balance;
    static int right(Account a) {
        a.balance = -1;
        a.balance = 7;
        return look(a) >= 0 ? 7 : 0;
    }

    // check Bank.broken with modular: invalid, ensures
    //@ requires a != null;
    //@ ensures \result >= 0;
    static int broken(Account a) {
        a.balance = -5;
        return look(a);
    }

    // The two may be one.
    // check Bank.same with modular: invalid, ensures
    //@ requires a != null && b != null;
    //@ ensures \result >= 0;
    static int same(Account a, Account b) {
        a.balance = -5;
        return look(b);
    }

    // A helper is for objects that are not right yet.
    //@ requires a != null;
    //@ ensures \result >= 0;            // check Bank.early: invalid, ensures here
    /*@ helper @*/ static int early(Account a) {
        return a.balance;
    }
}
