// Whole arrays compared, bit sets as words and bytes, unmodifiable sorted sets, and the indentation of texts.
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

class Main {
    static void orders(int x, int y, char c) {          // check Main.orders: valid
        int[] a = {1, x};
        int[] b = {1, y};
        assert (Arrays.compare(a, b) < 0) == (x < y);
        assert (Arrays.mismatch(a, b) == -1) == (x == y);
        assert Arrays.compare(new char[] {c}, new char[] {'a'}) == c - 'a';
    }

    static void words(byte x) {                         // check Main.words: valid
        byte[] again = BitSet.valueOf(new byte[] {x, 1}).toByteArray();
        assert again.length == 2 && again[0] == x;
    }

    static int before(int index) {
        return new BitSet().previousSetBit(index);      // check Main.before: invalid, exception here
    }

    static void added(SortedSet<Integer> set) {
        if (set != null) {
            Collections.unmodifiableSortedSet(set).add(1);      // check Main.added: invalid, exception here
        }
    }

    public static void main(String[] args) {
        System.out.println(Arrays.mismatch(new byte[] {1, 2}, new byte[] {1, 3}) + " "
            + Arrays.mismatch(new char[] {'a'}, new char[] {'a', 'b'}) + " "
            + Arrays.mismatch(new int[0], new int[0]) + " "
            + Arrays.mismatch(new long[] {1L << 40}, new long[] {0}));                  // prints: 1 1 -1 0
        System.out.println(Arrays.mismatch(new Object[] {"a", null}, new Object[] {"a", 1}) + " "
            + Arrays.mismatch(new Object[] {"a"}, new Object[] {"a"}));                 // prints: 1 -1
        System.out.println(Arrays.compare(new char[] {'a', 'x'}, new char[] {'a', 'b'}) + " "
            + Arrays.compare(new int[] {1, 2}, new int[] {1}) + " "
            + Arrays.compare((long[]) null, new long[0]) + " "
            + Arrays.compare(new long[] {5}, new long[] {-5}));                         // prints: 22 1 -1 1
        System.out.println(Arrays.compare(new byte[] {0, 1, 2}, 1, 3, new byte[] {1, -2}, 0, 2) + " "
            + Arrays.compare(new byte[] {0, 1}, 1, 2, new byte[] {1, -2}, 0, 2) + " "
            + Arrays.equals(new long[] {0, 1}, 1, 2, new long[] {1}, 0, 1));            // prints: 4 -1 true
        double[] all = new double[3];
        Arrays.setAll(all, n -> n / 2.0);
        System.out.println(Arrays.toString(all));                                       // prints: [0.0, 0.5, 1.0]
        try {
            Arrays.mismatch((int[]) null, new int[0]);
        } catch (NullPointerException e) {
            System.out.println("null");                                                 // prints: null
        }
        BitSet bits = BitSet.valueOf(new long[] {5, Long.MIN_VALUE, 0});
        System.out.println(bits + " " + bits.size() + " " + Arrays.toString(bits.toLongArray()));
        // prints: {0, 2, 127} 128 [5, -9223372036854775808]
        System.out.println(BitSet.valueOf(new byte[] {-1, 0, 2, 0}) + " "
            + Arrays.toString(BitSet.valueOf(new byte[] {-1, 0, 2, 0}).toByteArray()));
        // prints: {0, 1, 2, 3, 4, 5, 6, 7, 17} [-1, 0, 2]
        System.out.println(bits.get(2, 200) + " " + bits.get(2, 200).size() + " " + bits.get(200, 300).size() + " "
            + bits.get(3, 3) + " " + Arrays.toString(new BitSet().toByteArray()));      // prints: {0, 125} 128 0 {} []
        System.out.println(bits.previousClearBit(2) + " " + bits.previousClearBit(0) + " " + bits.previousClearBit(500)
            + " " + bits.previousSetBit(-1));                                           // prints: 1 -1 500 -1
        try {
            bits.previousSetBit(-2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());                                         // prints: fromIndex < -1: -2
        }
        try {
            bits.previousClearBit(-3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());                                         // prints: fromIndex < -1: -3
        }
        TreeSet<String> names = new TreeSet<>(Arrays.asList("b", "a", "c"));
        SortedSet<String> seen = Collections.unmodifiableSortedSet(names);
        names.add("d");
        System.out.println(seen + " " + seen.first() + seen.last() + " " + seen.headSet("c") + seen.tailSet("c")
            + seen.subSet("b", "d") + " " + seen.comparator() + " " + seen.equals(names) + " "
            + (seen.hashCode() == names.hashCode()));       // prints: [a, b, c, d] ad [a, b][c, d][b, c] null true true
        try {
            seen.headSet("c").remove("a");
        } catch (UnsupportedOperationException e) {
            System.out.println("unmodifiable");                                         // prints: unmodifiable
        }
        System.out.println("  a\n    b  \n  \n   c".stripIndent().replace('\n', '|'));    // prints: a|  b|| c
        System.out.println("  a\n b\n".stripIndent().replace('\n', '|') + "".stripIndent() + " x ".stripIndent());
        // prints:   a| b|x
        System.out.println("a\n\r\nb\rc".lines().toList() + " " + "".lines().count() + " " + "\n".lines().toList()
            + " " + "x\n".lines().count());                                             // prints: [a, , b, c] 0 [] 1
        System.out.println("   a\r\n  ".stripIndent().replace('\n', '|') + ".");          // prints:  a|.
    }
}
