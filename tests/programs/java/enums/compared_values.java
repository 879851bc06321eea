// A comparison whose result is kept decides which constants its operands are; nothing that ran before it runs again.
enum Suit { CLUBS, HEARTS, SPADES }

class Compared {
    private int count;

    //@ ensures \result == 1;
    static int once(Suit a, Suit b) {               // check Compared.once: valid
        int n = 0;
        Object other = new Compared();
        n = n + 1;
        boolean same = a == b;
        boolean again = b == a;
        return n;
    }

    //@ ensures \result == 2;
    static int notTwice(Suit a, Suit b) {           // check Compared.notTwice: invalid
        int n = 0;
        Object other = new Compared();
        n = n + 1;
        boolean same = a == b;
        return n;
    }

    //@ ensures count == \old(count) + 1;
    //@ ensures \result == (a == b);
    boolean counted(Suit a, Suit b) {               // check Compared.counted: valid
        count = count + 1;
        boolean same = a == b;
        return same;
    }
}

class Refused extends Exception {
    private final Object cause;

    Refused(Suit suit, Object cause) {              // check Refused(Suit, Object): valid
        this.cause = cause;
        if (Suit.HEARTS.equals(suit) || Suit.SPADES.equals(suit)) {
            initCause(null);
        }
    }
}
