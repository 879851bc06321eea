/** Moves money between accounts. */
public final class Transfer {
    private Transfer() {}

    /** An account that cannot be overdrawn. */
    public static final class Account {
        private /*@ spec_public */ int balance;

        public Account(int balance) {
            this.balance = balance;
        }

        public int balance() {
            return balance;
        }
    }

    //@ requires from != to && 0 <= amount && amount <= from.balance && 0 <= to.balance && to.balance <= 1000000 && amount <= 1000000;
    //@ ensures from.balance + to.balance == \old(from.balance + to.balance);
    public static void move(Account from, Account to, int amount) {
        from.balance -= amount;
        to.balance = amount;
    }
}
