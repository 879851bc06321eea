// Floating point as IEEE 754 has it.
// prints: Infinity -Infinity NaN true -Infinity
// prints: 0.30000000000000004
// prints: 0.1 0.33333334 0.3333333333333333
// prints: false true false false
// prints: 100.0 1.0E7 1.0E-5 0.001 123456.789
// prints: 1.5 -1.5 1.5 Infinity
// prints: false true
// prints: 0.033333335 0.010000001490116123
// prints: Infinity 8.0 7
// prints: 6.5
// prints: 0.9999999999999999
// prints: 1.5 1.5 1.5
// prints: 1.7976931348623157E308 3.4028235E38 4.9E-324
class Main {
    public static void main(String[] args) {
        double zero = 0.0;
        System.out.println(1.0 / zero + " " + -1.0 / zero + " " + zero / zero + " " + (zero == -0.0) + " " + 1 / -zero);
        System.out.println(0.1 + 0.2);
        System.out.println(0.1f + " " + 1.0f / 3 + " " + 1 / 3.0);
        double nan = zero / zero;
        System.out.println((nan == nan) + " " + (nan != nan) + " " + (nan < 1) + " " + (nan >= 1));
        System.out.println(100.0 + " " + 1e7 + " " + 1.0e-5 + " " + 0.001 + " " + 123456.789);
        System.out.println(5.5 % 2 + " " + -5.5 % 2 + " " + 5.5 % -2 + " " + 1e300 * 1e10);
        float f = 0.1f;
        double d = f;
        System.out.println((d == 0.1) + " " + (f == 0.1f));
        f /= 3;
        d %= 0.03;
        System.out.println(f + " " + d);
        System.out.println((float) 1e40 + " " + (0.1f + 0.7f) * 10 + " " + (int) ((0.1 + 0.7) * 10));
        System.out.println(5 / 2 * 2.0 + 5 / 2.0);
        double sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += 0.1;
        }
        System.out.println(sum);
        f = 1;
        f++;
        f -= 0.5;
        System.out.println(f + " " + f++ + " " + --f);
        System.out.println(Double.MAX_VALUE + " " + Float.MAX_VALUE + " " + Double.MIN_VALUE);
    }
}
