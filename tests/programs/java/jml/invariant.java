// invariant: of objects and of classes; helpers are left alone.
class Account {
    private int balance;
    private static int accounts;
    //@ public invariant balance >= 0;
    //@ static invariant accounts >= 0; // check Account.forget: invalid, invariant here

    // check Account.Account: valid
    Account() {
        balance = 0;
        accounts = 1;
    }

    // check Account.deposit: valid
    //@ requires 0 <= amount && amount <= 1000 && balance <= 1000;
    void deposit(int amount) {
        balance += amount;
    }

    // check Account.withdraw: invalid, invariant
    void withdraw(int amount) {
        balance -= amount;
    }

    // check Account.change: valid
    private /*@ helper @*/ void change(int amount) {
        balance -= amount;
    }

    // check Account.careful: valid
    //@ requires balance <= 1000;
    void careful() {
        change(2000);
        change(-2000);
    }

    static void forget() {
        accounts--;
    }

    // check Account.count: valid
    //@ requires accounts < 1000;
    static void count() {
        accounts++;
    }
}
