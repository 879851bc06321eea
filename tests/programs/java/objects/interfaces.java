// Interfaces with default methods, a diamond, and a comparison that is not antisymmetric.
interface Ranked extends Comparable<Ranked> {
    int rank();

    @Override
    default int compareTo(Ranked other) {
        return Integer.compare(rank(), other.rank());
    }

    default boolean above(Ranked other) {
        return compareTo(other) > 0;
    }

    record Card(int rank) implements Ranked { }

    record Joker(int rank) implements Ranked {
        @Override
        public int compareTo(Ranked other) {
            return 1;
        }
    }

    record Far(int rank) implements Ranked {
        @Override
        public int compareTo(Ranked other) {
            return rank - other.rank();
        }
    }

    static void ordered(int a, int b) {                 // check Ranked.ordered: valid
        Ranked x = new Card(a);
        Ranked y = new Card(b);
        assert x.above(y) == a > b;
        assert !(x.above(y) && y.above(x));
    }

    static void jokers(int a, int b) {
        Ranked x = new Joker(a);
        Ranked y = new Joker(b);
        assert !(x.above(y) && y.above(x));             // check Ranked.jokers: invalid, exception here
    }

    static void far(int a, int b) {
        assert new Far(a).above(new Far(b)) == a > b;   // check Ranked.far: invalid, exception here
    }

    static Ranked best(Ranked... cards) {
        Ranked best = cards[0];                         // check Ranked.none: invalid, exception here
        for (Ranked card : cards) {
            if (card.above(best)) {
                best = card;
            }
        }
        return best;
    }

    static void three(int a, int b, int c) {            // check Ranked.three: valid
        int rank = best(new Card(a), new Card(b), new Card(c)).rank();
        assert rank >= a && rank >= b && rank >= c;
    }

    static void none(int n) {
        best(n > 0 ? new Ranked[] {new Card(n)} : new Ranked[0]);
    }
}
