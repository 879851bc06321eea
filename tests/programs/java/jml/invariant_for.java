// The invariants of another object than the receiver.

class Account {
    int balance;
    //@ invariant balance >= 0;
}

class Locked extends Account {
    Account back;
    //@ invariant back != this;
}

class Bank {
    //@ requires \invariant_for(account);
    //@ ensures \result >= 0;
    static int look(Account account) {              // check Bank.look: valid
        return account.balance;
    }

    //@ requires accounts != null && accounts.length == 1 && accounts[0] != null;
    //@ ensures \result >= 0;                          // check Bank.guess: invalid, ensures here
    static int guess(Account[] accounts) {
        return accounts[0].balance;
    }

    //@ requires \invariant_for(account) && amount >= 0;
    //@ ensures \invariant_for(account);               // check Bank.take: invalid, ensures here
    static void take(Account account, int amount) {
        account.balance -= amount;
    }

    //@ requires \invariant_for(account) && amount >= 0 && amount <= account.balance;
    //@ ensures \invariant_for(account);
    static void give(Account account, int amount) { // check Bank.give: valid
        account.balance -= amount;
    }

    //@ requires locked != null;
    //@ ensures \invariant_for((Account) locked);      // check Bank.loop: invalid, ensures here
    static void loop(Locked locked) {
        locked.back = locked;
    }

}
