/** An account that may be overdrawn up to a limit. */
public class BankAccount {
    private final int limit;
    private int balance;
    private boolean closed;

    public BankAccount(int limit) {
        if (limit < 0) {
            throw new IllegalArgumentException("limit");
        }
        this.limit = limit;
    }

    public int balance() {
        return balance;
    }

    public void deposit(int amount) {
        if (closed || amount <= 0) {
            throw new IllegalStateException("refused");
        }
        balance += amount;
    }

    public boolean withdraw(int amount) {
        if (closed || amount <= 0 || balance - amount < -limit) {
            return false;
        }
        balance -= amount;
        return true;
    }

    public boolean close() {
        if (balance == 0) {
            closed = true;
        }
        return closed;
    }
}
