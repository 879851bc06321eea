// A set of small numbers in the bits of a long; the wrong one shifts an int.
class Bits {
    private long bits;

    void add(int i) {
        bits |= 1L << i;
    }

    void addInt(int i) {
        bits |= 1 << i;
    }

    void remove(int i) {
        bits &= ~(1L << i);
    }

    /*@ pure @*/ boolean contains(int i) {
        return (bits >>> i & 1) != 0;
    }

    int size() {
        return Long.bitCount(bits);
    }

    static void added(int i, int j) {                   // check Bits.added: valid
        if (0 <= i && i < 64 && 0 <= j && j < 64) {
            Bits set = new Bits();
            set.add(i);
            assert set.contains(j) == (i == j);
            set.remove(i);
            assert set.bits == 0;
        }
    }

    static void wide(int i) {
        if (0 <= i && i < 64) {
            Bits set = new Bits();
            set.addInt(i);
            assert set.contains(i);                     // check Bits.wide: invalid, exception here
        }
    }

    static void high(int i) {
        if (0 <= i && i < 32) {
            Bits set = new Bits();
            set.addInt(i);
            assert set.size() == 1;                     // check Bits.high: invalid, exception here
        }
    }
}
