// Unsigned numbers as text, and numbers in Java's notations.
// prints: 0 0 0
// prints: -1 none none
// prints: none none none
// prints: -9223372036854775808 none none
// prints: none none none
// prints: 5 5 none
// prints: none none none
// prints: none none none
// prints: none -1 none
// prints: none none none
// prints: 0 0 0 0
// prints: ffffffffffffffff 18446744073709551615 18446744073709551615 211301422353
// prints: 5 5 5 5
// prints: 8000000000000000 9223372036854775808 9223372036854775808 0
// prints: 252 -65533
// prints: -16 -16 Value 511 out of range from input 0777 Value 200 out of range from input 200
class Main {
    static String read(String text, int radix) {
        try {
            return Long.toString(Long.parseUnsignedLong(text, radix));
        } catch (NumberFormatException e) {
            return "none";
        }
    }

    static String decoded(String text) {
        try {
            return Byte.decode(text) + " " + Short.decode(text);
        } catch (NumberFormatException e) {
            return e.getMessage();
        }
    }

    public static void main(String[] args) {
        String[] texts = {"0", "18446744073709551615", "18446744073709551616", "9223372036854775808", "-1", "+5", "+", "", "ffffffffffffffff", "1ffffffffffffffff"};
        for (String text : texts) {
            System.out.println(read(text, 10) + " " + read(text, 16) + " " + read(text, 2));
        }
        for (long value : new long[] {0, -1, 5, Long.MIN_VALUE}) {
            System.out.println(Long.toUnsignedString(value, 16) + " " + Long.toUnsignedString(value, 10) + " " + Long.toUnsignedString(value, 99)
                + " " + Integer.toUnsignedString((int) value, 7));
        }
        System.out.println(Byte.compareUnsigned((byte) -1, (byte) 3) + " " + Short.compareUnsigned((short) 2, (short) -1));
        System.out.println(decoded("-0x10") + " " + decoded("0777") + " " + decoded("200"));
    }
}
