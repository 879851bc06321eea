// Long: text, bits, comparison, caches.
// prints: 9223372036854775807 -9223372036854775808 64
// prints: 9223372036854775807 -9223372036854775808 1295 12
// prints: 101 ffffffffffffffff 1777777777777777777770 -8000000000000000
// prints: 64 -9223372036854775808 72057594037927936 2 -9223372036854775808
// prints: 63 64 40 512 32
// prints: -1 -1 1 0 2
// prints: 1 1844674407370955161 5 18446744073709551615 1
// prints: true false true false -1 127
// prints: For input string: ""
// prints: For input string: "9223372036854775808"
// prints: For input string: "1L"
// prints: For input string: "-"
// prints: Cannot parse null string
class Main {
    public static void main(String[] args) {
        System.out.println(Long.MAX_VALUE + " " + Long.MIN_VALUE + " " + Long.SIZE);
        System.out.println(Long.parseLong("9223372036854775807") + " " + Long.parseLong("-9223372036854775808") + " " + Long.parseLong("zz", 36) + " " + Long.valueOf("12"));
        System.out.println(Long.toBinaryString(5L) + " " + Long.toHexString(-1L) + " " + Long.toOctalString(-8L) + " " + Long.toString(Long.MIN_VALUE, 16));
        System.out.println(Long.bitCount(-1L) + " " + Long.reverse(1L) + " " + Long.reverseBytes(1L) + " " + Long.rotateLeft(1L, 65) + " " + Long.rotateRight(1L, 1));
        System.out.println(Long.numberOfLeadingZeros(1L) + " " + Long.numberOfLeadingZeros(0) + " " + Long.numberOfTrailingZeros(1L << 40) + " " + Long.highestOneBit(1000L) + " " + Long.lowestOneBit(96L));
        System.out.println(Long.compare(1, 2) + " " + Long.signum(-9L) + " " + Long.hashCode(1L << 32) + " " + Long.hashCode(-1L) + " " + Long.max(1L, 2L));
        System.out.println(Long.compareUnsigned(-1, 1) + " " + Long.divideUnsigned(-1, 10) + " " + Long.remainderUnsigned(-1, 10) + " " + Long.toUnsignedString(-1) + " " + Long.divideUnsigned(-1, -2));
        Long a = 127L, b = 127L, c = 128L, d = 128L;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + a.equals(127) + " " + a.compareTo(c) + " " + a.intValue());
        for (String text : new String[] {"", "9223372036854775808", "1L", "-"}) {
            try {
                System.out.println(Long.parseLong(text));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Long.parseLong(null);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
