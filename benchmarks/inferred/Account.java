/** An account with an overdraft. */
public class Account {
    private long balance;
    private long overdraft;
    private boolean frozen;
    private Account backup;

    //~ requires amount > 0 && !frozen;
    //~ ensures balance == \old(balance) + amount;
    //~ assignable balance;
    public void deposit(long amount) {
        if (frozen || amount <= 0) {
            throw new IllegalArgumentException();
        }
        balance += amount;
    }

    //~ ensures \result ==> balance == \old(balance) - amount;
    //~ ensures !\result ==> balance == \old(balance);
    //~ ensures \result <==> amount <= \old(balance + overdraft) && !frozen;
    //~ assignable balance;
    public boolean withdraw(long amount) {
        if (!frozen && amount <= balance + overdraft) {
            balance -= amount;
            return true;
        }
        return false;
    }

    //~ requires backup != null && backup != this;
    //~ ensures balance == 0 && backup.balance == \old(backup.balance) + \old(balance);
    //~ assignable balance, backup.balance;
    public void sweep() {
        backup.balance += balance;
        balance = 0;
    }

    //~ ensures frozen == !\old(frozen);
    //~ assignable frozen;
    public void toggle() {
        frozen = !frozen;
    }
}
