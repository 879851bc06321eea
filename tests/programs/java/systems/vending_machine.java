// A vending machine as a state machine: it gives a drink for three coins and keeps none that it should not.
class Vending {
    static final int IDLE = 0;
    static final int PAYING = 1;
    static final int SERVING = 2;
    static final int PRICE = 3;
    int state = IDLE;
    int paid;
    int stock;
    //@ invariant IDLE <= state && state <= SERVING && stock >= 0 && 0 <= paid && paid < PRICE;
    //@ invariant state == IDLE ==> paid == 0;

    // check Vending.coin: valid
    //@ ensures \old(paid) == PRICE - 1 && \old(state) == PAYING ==> state == SERVING && paid == 0;
    //@ signals (IllegalStateException e) \old(state) == SERVING && paid == \old(paid);
    void coin() {
        switch (state) {
            case IDLE -> {
                state = PAYING;
                paid = 1;
            }
            case PAYING -> {
                paid++;
                if (paid == PRICE) {
                    paid = 0;
                    state = SERVING;
                }
            }
            default -> throw new IllegalStateException("busy");
        }
    }

    // check Vending.cancel: valid
    //@ ensures paid == 0 && \result == \old(paid);
    int cancel() {
        int back = paid;
        paid = 0;
        if (state == PAYING) {
            state = IDLE;
        }
        return back;
    }

    // check Vending.serve: invalid, invariant
    //@ requires paid == 0;
    //@ ensures \result ==> state == IDLE;
    boolean serve() {
        if (state != SERVING) {
            return false;
        }
        stock--;
        state = IDLE;
        return true;
    }
}
