/** A bank account. */
class Account {
    int balance;

    /** Moves money to another account. */
    //@ requires to != null && to != this && 0 < amount && amount <= balance && to.balance <= 1000;
    //@ ensures balance == \old(balance) - amount;
    void transfer(Account to, int amount) {
        int rest = balance - amount;
        balance = rest;
        to.balance += amount;
    }
}
