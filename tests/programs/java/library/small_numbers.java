// Short, Byte, Boolean, Character as objects.
// prints: 32767 -123 65535 -6 513 -1
// prints: -128 127 255 -6 true
// prints: Value out of range. Value:"40000" Radix:10
// prints: Value out of range. Value:"200" Radix:10
// prints: true false false true 1231 1237 1 false
// prints: true true false true true false
// prints: true 120 x -2 false
// prints: 44 300 300 300.0 300.0
class Main {
    public static void main(String[] args) {
        System.out.println(Short.MAX_VALUE + " " + Short.parseShort("-123") + " " + Short.toUnsignedInt((short) -1) + " " + Short.compare((short) 3, (short) 9) + " " + Short.reverseBytes((short) 0x0102) + " " + Short.hashCode((short) -1));
        System.out.println(Byte.MIN_VALUE + " " + Byte.parseByte("7f", 16) + " " + Byte.toUnsignedInt((byte) -1) + " " + Byte.compare((byte) 3, (byte) 9) + " " + Byte.valueOf((byte) 5).equals((byte) 5));
        try {
            Short.parseShort("40000");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Byte.parseByte("200");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.parseBoolean(null) + " " + Boolean.valueOf("true") + " " + Boolean.hashCode(true) + " " + Boolean.hashCode(false) + " " + Boolean.compare(true, false) + " " + Boolean.logicalXor(true, true));
        Boolean x = true, y = true;
        Character c = 'a', d = 'a', e = '\u1234', f = '\u1234';
        Short s = 100, t = 100, u = 1000, v = 1000;
        System.out.println((x == y) + " " + (c == d) + " " + (e == f) + " " + e.equals(f) + " " + (s == t) + " " + (u == v));
        Object o = 'x';
        System.out.println(o.equals('x') + " " + o.hashCode() + " " + o + " " + c.compareTo('c') + " " + ((Object) (short) 3).equals(3));
        Number n = 300;
        System.out.println(n.byteValue() + " " + n.shortValue() + " " + n.longValue() + " " + n.floatValue() + " " + n.doubleValue());
    }
}
