// A transfer that reads both balances first: wrong when both are one account.
class Account {
    int balance;

    /*@ requires to != null && 0 < amount && amount <= balance && balance <= 1000;
      @ requires 0 <= to.balance && to.balance <= 1000;
      @ ensures to != this ==> to.balance == \old(to.balance) + amount;
      @ ensures to == this ==> balance == \old(balance); // check Account.transfer: invalid, ensures here
      @*/
    void transfer(Account to, int amount) {
        int mine = balance;
        int theirs = to.balance;
        balance = mine - amount;
        to.balance = theirs + amount;
    }

    /*@ requires amount > 0;
      @ ensures balance > \old(balance);                // check Account.deposit: invalid, ensures here
      @*/
    void deposit(int amount) {
        balance += amount;
    }

    static int interest(int cents, int percent) {       // check Account.interest: valid
        return cents / 100 * percent;
    }

    static void exact(int cents) {
        if (0 <= cents && cents <= 1000) {
            assert interest(cents, 3) == cents * 3 / 100;   // check Account.exact: invalid, exception here
        }
    }
}
