// Casts and compound assignments narrow without asking.
// prints: -128
// prints: 72
// prints: 36
// prints: -1
// prints: 4464
// prints: b
// prints: 100
// prints: 8
// prints: -89
// prints: 0
// prints: 44 4464 A 2147483647
// prints: -2 0 -1 ￿
// prints: 2147483647 9223372036854775807 -9223372036854775808
// prints: 10 a
// prints: 23
// prints: true true
// prints: 16777216
class Main {
    public static void main(String[] args) {
        byte b = 127;
        b++;
        System.out.println(b);
        b += 200;
        System.out.println(b);
        b >>>= 1;
        System.out.println(b);
        b = -1;
        b >>>= 1;
        System.out.println(b);
        short s = 7;
        s *= 10000;
        System.out.println(s);
        char c = 'a';
        c += 1;
        System.out.println(c);
        c++;
        System.out.println(c + 1);
        int i = 5;
        i += 3.7;
        System.out.println(i);
        i -= 'a';
        System.out.println(i);
        long l = 1L << 40;
        i = (int) l;
        System.out.println(i);
        System.out.println((byte) 300 + " " + (short) 70000 + " " + (char) 65601 + " " + (int) 3.99e10);
        System.out.println((long) -2.5f + " " + (int) Float.NaN + " " + (byte) 1e20 + " " + (char) -1.5);
        System.out.println((int) 1e10f + " " + (long) 1e30 + " " + (long) Double.NEGATIVE_INFINITY);
        final int constant = 10;
        byte small = constant;
        char letter = 97;
        System.out.println(small + " " + letter);
        i = 'x' - 'a';
        System.out.println(i);
        float f = l;
        double d = Long.MAX_VALUE;
        System.out.println((f == 1.09951163E12f) + " " + (d == 9.223372036854775807e18));
        f = 16777217;
        System.out.println((int) f);
    }
}
