/** A method may break the invariant of another object than its own. */
class Transfers {
    //@ public invariant balance >= 0;
    int balance;

    //@ requires start >= 0;
    Transfers(int start) {
        balance = start;
    }

    //@ requires other != null && 0 < amount && amount <= balance;
    void give(Transfers other, int amount) {
        balance -= amount;
        other.balance += amount;
    }
}
