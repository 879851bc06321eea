// The smallest numbers have literals of their own after a minus; floating ones of the same size do not (JLS 3.10.1).
class Main {
    static final double BELOW = -2147483648.0;
    static final float SINGLE = -2147483648f;
    static final double POWER = -0x1p63;

    public static void main(String[] arguments) {
        System.out.println(BELOW + " " + SINGLE + " " + POWER);                     // prints: -2.147483648E9 -2.14748365E9 -9.223372036854776E18
        System.out.println(-2147483648 + " " + -9223372036854775808L + " " + -2147483648L);     // prints: -2147483648 -9223372036854775808 -2147483648
    }
}
