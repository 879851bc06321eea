// Mixed operands: promotions in arithmetic, comparison, compound assignment and conditional expressions.
// prints: 8.5
// prints: 1099511627847
// prints: 72A7
// prints: 255 268435455 -1 -1
// prints: Bb65
// prints: -536
// prints: 14
// prints: 1048824
// prints: 2622060
// prints: 27031
// prints: -776 -194 15 -776
// prints: B
// prints: 132
// prints: true
// prints:  2 132
// prints: 0 1.0 02
// prints: 24 3
// prints: -1
// prints: 6
// prints: -2147483648 2147483648 -2 1
// prints: Infinity 9223372036854775807 B127
// prints: 120
// prints: true false 1.1
class Main {
    static long big = 1L << 40;
    static byte small = -1;
    static char letter = 'A';

    public static void main(String[] args) {
        int i = 7;
        System.out.println(i / 2 + i / 2.0 + i % 2.5);
        System.out.println(big + i + letter + small);
        System.out.println(letter + i + "" + letter + i);
        System.out.println((small & 0xFF) + " " + (small >>> 4) + " " + ((byte) (small >>> 4)) + " " + (small >> 1));
        System.out.println((char) (letter + 1) + "" + (char) 98 + (int) letter);
        short s = (short) (letter * 1000);
        s += 1;
        s -= 1.5;
        System.out.println(s);
        i <<= 33;
        System.out.println(i);
        i >>>= 1;
        i ^= 0xFF;
        i |= 1 << 20;
        i &= ~3;
        System.out.println(i);
        i *= 2.5;
        System.out.println(i);
        i /= 'a';
        System.out.println(i);
        big %= 1000;
        big = -big;
        System.out.println(big + " " + (big >> 2) + " " + (big >>> 60) + " " + (int) big);
        letter += 1.7;
        System.out.println(letter);
        letter *= 2;
        System.out.println((int) letter);
        boolean eq = 'a' == 97 && 97 == 97.0 && 97L == 97f;
        System.out.println(eq);
        System.out.println((i > 5 ? 1 : 'x') + " " + (i > 500000 ? 1 : 2L) + " " + (true ? letter : 0) + (true ? letter : i));
        System.out.println(1 / 3 * 3 + " " + 1.0f / 3 * 3 + " " + 2 / 3 + 2 % 3);
        int[] a = {1, 2, 3};
        byte index = 1;
        a[index] += a[index++] * 10 + index;
        System.out.println(a[1] + " " + a['\2']);
        System.out.println(-5 >> 1 | 3 & 6 ^ 1);
        System.out.println(5 + -3 - -2 + +1 - ~0);
        long l = Integer.MAX_VALUE + 1;
        long m = Integer.MAX_VALUE + 1L;
        System.out.println(l + " " + m + " " + (0x7fffffff << 1) + " " + (int) 4294967297L);
        double d = i;
        d++;
        d /= 0;
        System.out.println(d + " " + (long) d + " " + (char) (int) 66.9 + (byte) -129.5);
        final char c = 'x';
        byte b = c;
        System.out.println(b);
        float f = 1.1f * 1.1f;
        System.out.println((f == 1.21f) + " " + (1.1f == 1.1) + " " + (float) 1.1);
    }
}
