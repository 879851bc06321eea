// Integer: text, bits, comparison, caches.
// prints: 2147483647 -2147483648 32 4
// prints: 85 127 -2147483648 99
// prints: 1010 ffffffff 100 ff -11111111 -zik0zk
// prints: 8 32 -2147483648 67305985 2 -2147483648
// prints: 31 32 3 32 64 4 -2147483648
// prints: -1 -1 4 3 7 77
// prints: 1 2147483647 3 4294967295 4294967295 -1
// prints: 16 -8 255 0
// prints: true false true -1 127 127 127.0 -128 false
// prints: For input string: ""
// prints: For input string: "x"
// prints: For input string: "12a"
// prints: For input string: "2147483648"
// prints: For input string: "-"
// prints: For input string: "+"
// prints: For input string: "99999999999"
// prints: For input string: " 1"
// prints: Cannot parse null string
// prints: For input string: "9" under radix 8
class Main {
    public static void main(String[] args) {
        System.out.println(Integer.MAX_VALUE + " " + Integer.MIN_VALUE + " " + Integer.SIZE + " " + Integer.BYTES);
        System.out.println(Integer.parseInt("123") + Integer.parseInt("-45") + Integer.parseInt("+7") + " " + Integer.parseInt("7f", 16) + " " + Integer.parseInt("-2147483648") + " " + Integer.valueOf("99"));
        System.out.println(Integer.toBinaryString(10) + " " + Integer.toHexString(-1) + " " + Integer.toOctalString(64) + " " + Integer.toString(255, 16) + " " + Integer.toString(-255, 2) + " " + Integer.toString(Integer.MIN_VALUE, 36));
        System.out.println(Integer.bitCount(255) + " " + Integer.bitCount(-1) + " " + Integer.reverse(1) + " " + Integer.reverseBytes(0x01020304) + " " + Integer.rotateLeft(1, 33) + " " + Integer.rotateRight(1, 1));
        System.out.println(Integer.numberOfLeadingZeros(1) + " " + Integer.numberOfLeadingZeros(0) + " " + Integer.numberOfTrailingZeros(8) + " " + Integer.numberOfTrailingZeros(0) + " " + Integer.highestOneBit(100) + " " + Integer.lowestOneBit(100) + " " + Integer.highestOneBit(-5));
        System.out.println(Integer.compare(1, 2) + " " + Integer.signum(-9) + " " + Integer.max(3, 4) + " " + Integer.min(3, 4) + " " + Integer.sum(3, 4) + " " + Integer.hashCode(77));
        System.out.println(Integer.compareUnsigned(-1, 1) + " " + Integer.divideUnsigned(-1, 2) + " " + Integer.remainderUnsigned(-1, 7) + " " + Integer.toUnsignedString(-1) + " " + Integer.toUnsignedLong(-1) + " " + Integer.parseUnsignedInt("4294967295"));
        System.out.println(Integer.decode("0x10") + " " + Integer.decode("-010") + " " + Integer.decode("#ff") + " " + Integer.decode("0"));
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + a.compareTo(c) + " " + a.hashCode() + " " + a.toString() + " " + a.doubleValue() + " " + c.byteValue() + " " + a.equals(127L));
        for (String text : new String[] {"", "x", "12a", "2147483648", "-", "+", "99999999999", " 1"}) {
            try {
                System.out.println(Integer.parseInt(text));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Integer.parseInt(null);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt("9", 8);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
