// Bank accounts with a limit: transfers keep the sum of all balances.
class Account {
    int balance;
    int limit;
    //@ invariant limit >= 0 && limit <= 1000 && balance >= -limit && balance <= 1000000;

    // check Account.deposit: valid
    /*@ requires 0 < amount && amount <= 1000000 - balance;
      @ ensures balance == \old(balance) + amount;
      @ assignable balance;
      @*/
    void deposit(int amount) {
        balance += amount;
    }

    // check Account.withdraw: valid
    /*@ requires 0 < amount && amount <= 1000000;
      @ ensures \result ==> balance == \old(balance) - amount;
      @ ensures !\result ==> balance == \old(balance);
      @ assignable balance;
      @*/
    boolean withdraw(int amount) {
        if (balance - amount < -limit) {
            return false;
        }
        balance -= amount;
        return true;
    }

    // check Account.transfer: valid
    /*@ requires to != null && to != this && 0 < amount && amount <= 1000;
      @ requires to.limit >= 0 && to.limit <= 1000 && to.balance >= -to.limit && to.balance <= 1000000 - amount;
      @ ensures balance + to.balance == \old(balance + to.balance);
      @ assignable balance, to.balance;
      @*/
    void transfer(Account to, int amount) {
        if (withdraw(amount)) {
            to.deposit(amount);
        }
    }
}
