package java.util;

import oxpecker.Query;

public class BitSet implements Cloneable, java.io.Serializable {
    private boolean[] bits;

    public BitSet() {
        this(64);
    }

    public BitSet(int size) {
        if (size < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + size);
        }
        this.bits = new boolean[(size + 63) / 64 * 64];
    }

    public static BitSet valueOf(long[] words) {
        int count = words.length;
        while (count > 0 && words[count - 1] == 0) {
            count--;
        }
        BitSet made = new BitSet(64 * count);
        for (int i = 0; i < 64 * count; i++) {
            made.bits[i] = (words[i / 64] >>> i % 64 & 1) == 1;
        }
        return made;
    }

    public static BitSet valueOf(byte[] bytes) {
        int count = bytes.length;
        while (count > 0 && bytes[count - 1] == 0) {
            count--;
        }
        BitSet made = new BitSet(8 * count);
        for (int i = 0; i < 8 * count; i++) {
            made.bits[i] = (bytes[i / 8] >>> i % 8 & 1) == 1;
        }
        return made;
    }

    public long[] toLongArray() {
        long[] words = new long[(length() + 63) / 64];
        for (int i = length() - 1; i >= 0; i--) {
            words[i / 64] |= bits[i] ? 1L << i % 64 : 0;
        }
        return words;
    }

    public byte[] toByteArray() {
        byte[] bytes = new byte[(length() + 7) / 8];
        for (int i = length() - 1; i >= 0; i--) {
            bytes[i / 8] |= bits[i] ? 1 << i % 8 : 0;
        }
        return bytes;
    }

    public BitSet get(int from, int to) {
        check(from, to);
        int end = Math.min(to, length());
        BitSet part = new BitSet(Math.max(end - from, 0));
        for (int i = from; i < end; i++) {
            part.bits[i - from] = bits[i];
        }
        return part;
    }

    private static void check(int index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0: " + index);
        }
    }

    private static void check(int from, int to) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + from);
        }
        if (to < 0) {
            throw new IndexOutOfBoundsException("toIndex < 0: " + to);
        }
        if (from > to) {
            throw new IndexOutOfBoundsException("fromIndex: " + from + " > toIndex: " + to);
        }
    }

    private void room(int count) {
        if (count > bits.length) {
            boolean[] larger = new boolean[Math.max(2 * bits.length, (count + 63) / 64 * 64)];
            for (int i = 0; i < bits.length; i++) {
                larger[i] = bits[i];
            }
            bits = larger;
        }
    }

    @Query
    public boolean get(int index) {
        check(index);
        return index < bits.length && bits[index];
    }

    public void set(int index) {
        check(index);
        room(index + 1);
        bits[index] = true;
    }

    public void set(int index, boolean value) {
        if (value) {
            set(index);
        } else {
            clear(index);
        }
    }

    public void set(int from, int to) {
        set(from, to, true);
    }

    public void set(int from, int to, boolean value) {
        check(from, to);
        for (int i = from; i < to; i++) {
            set(i, value);
        }
    }

    public void clear(int index) {
        check(index);
        if (index < bits.length) {
            bits[index] = false;
        }
    }

    public void clear(int from, int to) {
        check(from, to);
        for (int i = from; i < to && i < bits.length; i++) {
            bits[i] = false;
        }
    }

    public void clear() {
        clear(0, bits.length);
    }

    public void flip(int index) {
        check(index);
        set(index, !get(index));
    }

    public void flip(int from, int to) {
        check(from, to);
        for (int i = from; i < to; i++) {
            flip(i);
        }
    }

    public int nextSetBit(int from) {
        return next(from, true);
    }

    public int nextClearBit(int from) {
        int found = next(from, false);
        return found >= 0 ? found : Math.max(from, bits.length);
    }

    private int next(int from, boolean wanted) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + from);
        }
        for (int i = from; i < bits.length; i++) {
            if (bits[i] == wanted) {
                return i;
            }
        }
        return -1;
    }

    public int previousSetBit(int from) {
        return previous(from, true);
    }

    public int previousClearBit(int from) {
        return from >= bits.length ? from : previous(from, false);
    }

    private int previous(int from, boolean wanted) {
        if (from < -1) {
            throw new IndexOutOfBoundsException("fromIndex < -1: " + from);
        }
        for (int i = Math.min(from, bits.length - 1); i >= 0; i--) {
            if (bits[i] == wanted) {
                return i;
            }
        }
        return -1;
    }

    public int length() {
        return previousSetBit(bits.length - 1) + 1;
    }

    @Query
    public int size() {
        return bits.length;
    }

    @Query
    public boolean isEmpty() {
        return length() == 0;
    }

    public int cardinality() {
        int count = 0;
        for (boolean bit : bits) {
            count += bit ? 1 : 0;
        }
        return count;
    }

    public boolean intersects(BitSet other) {
        for (int i = 0; i < bits.length; i++) {
            if (bits[i] && other.get(i)) {
                return true;
            }
        }
        return false;
    }

    public void and(BitSet other) {
        for (int i = 0; i < bits.length; i++) {
            bits[i] = bits[i] & other.get(i);
        }
    }

    public void or(BitSet other) {
        room(other.length());
        for (int i = 0; i < bits.length; i++) {
            bits[i] = bits[i] | other.get(i);
        }
    }

    public void xor(BitSet other) {
        room(other.length());
        for (int i = 0; i < bits.length; i++) {
            bits[i] = bits[i] ^ other.get(i);
        }
    }

    public void andNot(BitSet other) {
        for (int i = 0; i < bits.length; i++) {
            bits[i] = bits[i] & !other.get(i);
        }
    }

    public Object clone() {
        Cloning.check(this, BitSet.class);
        BitSet copy = new BitSet(bits.length);
        copy.or(this);
        return copy;
    }

    public boolean equals(Object object) {
        if (!(object instanceof BitSet)) {
            return false;
        }
        BitSet other = (BitSet) object;
        for (int i = 0; i < Math.max(bits.length, other.bits.length); i++) {
            if (get(i) != other.get(i)) {
                return false;
            }
        }
        return true;
    }

    public int hashCode() {
        long hash = 1234;
        for (int word = bits.length / 64 - 1; word >= 0; word--) {
            long value = 0;
            for (int i = 63; i >= 0; i--) {
                value = value << 1 | (bits[64 * word + i] ? 1 : 0);
            }
            hash ^= value * (word + 1);
        }
        return (int) (hash >> 32 ^ hash);
    }

    public String toString() {
        String text = "";
        for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
            text = text + (text.isEmpty() ? "" : ", ") + i;
        }
        return "{" + text + "}";
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return bits != null;
    }
}
