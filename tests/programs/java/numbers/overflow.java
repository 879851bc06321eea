// Integers wrap around; division truncates; shifts use the low bits of their distance.
// prints: -2147483648
// prints: -2147483648 0
// prints: true
// prints: -9223372036854775808 9223372036854775807
// prints: -3 -1 -3 1
// prints: -4 15 1073741824
// prints: 2 8589934592 2147483647 -2147483648
// prints: 5 -6 15 100
// prints: -67153019 121932631112635269 269
// prints: -2147483648 -1 4294967295 8 5 1000
// prints: 14 ytrue
class Main {
    public static void main(String[] args) {
        int x = Integer.MAX_VALUE;
        x++;
        System.out.println(x);
        System.out.println(Integer.MIN_VALUE / -1 + " " + Integer.MIN_VALUE % -1);
        System.out.println(-Integer.MIN_VALUE == Integer.MIN_VALUE);
        long y = Long.MAX_VALUE;
        y += 1;
        System.out.println(y + " " + (y - 1));
        System.out.println(-7 / 2 + " " + -7 % 2 + " " + 7 / -2 + " " + 7 % -2);
        int seven = -7;
        System.out.println((seven >> 1) + " " + (seven >>> 28) + " " + (seven << 30));
        int distance = 33;
        System.out.println((1 << distance) + " " + (1L << distance) + " " + (-1 >>> distance) + " " + (1 << -1));
        System.out.println((5 & 3 | 4 ^ 1) + " " + ~5 + " " + (-8L >>> 60) + " " + (byte) (200 >> 1));
        int a = 123456789, b = 987654321;
        System.out.println(a * b + " " + (long) a * b + " " + (a * (long) b) % 1000);
        System.out.println(0x7fffffff + 1 + " " + 0xFFFFFFFF + " " + 0xFFFFFFFFL + " " + 010 + " " + 0b101 + " " + 1_000);
        char c = 'z';
        System.out.println(c % 10 + c / 10 + " " + (char) (c - 1) + (c > 'a'));
    }
}
