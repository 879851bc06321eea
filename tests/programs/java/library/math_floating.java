// Math on floating-point numbers.
// prints: 0.0: 0.0 0.0 0.0 0 0.0 0.0 0
// prints: -0.0: -0.0 -0.0 -0.0 0 0.0 -0.0 0
// prints: 0.5: 0.0 1.0 0.0 1 0.5 1.0 1
// prints: -0.5: -1.0 -0.0 -0.0 0 0.5 -1.0 0
// prints: 1.5: 1.0 2.0 2.0 2 1.5 1.0 2
// prints: 2.5: 2.0 3.0 2.0 3 2.5 1.0 3
// prints: -2.5: -3.0 -2.0 -2.0 -2 2.5 -1.0 -2
// prints: 0.49999999999999994: 0.0 1.0 0.0 0 0.49999999999999994 1.0 1
// prints: 1.0E18: 1.0E18 1.0E18 1.0E18 1000000000000000000 1.0E18 1.0 2147483647
// prints: -3.7: -4.0 -3.0 -4.0 -4 3.7 -1.0 -4
// prints: 3.7: 3.0 4.0 4.0 4 3.7 1.0 4
// prints: NaN: NaN NaN NaN 0 NaN NaN 0
// prints: Infinity: Infinity Infinity Infinity 9223372036854775807 Infinity 1.0 2147483647
// prints: 4.503599627370498E15: 4.503599627370498E15 4.503599627370498E15 4.503599627370498E15 4503599627370498 4.503599627370498E15 1.0 2147483647
// prints: -1.0E-9: -1.0 -0.0 -0.0 0 1.0E-9 -1.0 0
// prints: 0.0 1.0 1.4142135623730951 1.7320508075688772 2.0 0.7071067811865476 9.999999999999986E-156 1.0E150 12.0 11111.111060555555 2.2227587494850775E-162 1.3407807929942596E154 NaN Infinity 0.0031622776601683794 0.31622776601683794
// prints: 0.0 -0.0 NaN NaN 2.5
// prints: 1024.0 1000.0 0.25 1.0 2.25 -8.0 7.25
// prints: 5.0 0.0 1.0 1.0 0.0 3.141592653589793 180.0
// prints: true
class Main {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, 1e18, -3.7, 3.7, Double.NaN, 1 / 0.0, 4503599627370497.5, -1e-9};
        for (double v : values) {
            System.out.println(v + ": " + Math.floor(v) + " " + Math.ceil(v) + " " + Math.rint(v) + " " + Math.round(v) + " " + Math.abs(v) + " " + Math.signum(v) + " " + Math.round((float) v));
        }
        double[] roots = {0, 1, 2, 3, 4, 0.5, 1e-310, 1e300, 144, 123456789, Double.MIN_VALUE, Double.MAX_VALUE, -1, 1 / 0.0, 1e-5, 0.1};
        for (double v : roots) {
            System.out.print(Math.sqrt(v) + " ");
        }
        System.out.println();
        System.out.println(Math.max(0.0, -0.0) + " " + Math.min(0.0, -0.0) + " " + Math.max(Double.NaN, 1) + " " + Math.min(1, Double.NaN) + " " + Math.max(2.5f, 1f));
        System.out.println(Math.pow(2, 10) + " " + Math.pow(10, 3) + " " + Math.pow(2, -2) + " " + Math.pow(5, 0) + " " + Math.pow(1.5, 2) + " " + Math.pow(-2, 3) + " " + Math.pow(7.25, 1));
        System.out.println(Math.hypot(3, 4) + " " + Math.sin(0) + " " + Math.cos(0) + " " + Math.exp(0) + " " + Math.log(1) + " " + Math.toRadians(180) + " " + Math.toDegrees(Math.PI));
        double r = Math.random();
        System.out.println(r >= 0 && r < 1);
    }
}
