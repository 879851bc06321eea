// Double and Float as objects; bits; special values.
// prints: 0.0 0 0 true
// prints: -0.0 -2147483648 8000000000000000 true
// prints: 1.0 1072693248 3ff0000000000000 true
// prints: -1.5 -1074266112 bff8000000000000 true
// prints: 0.1 -1507852285 3fb999999999999a true
// prints: 1.0E300 -164130400 7e37e43c8800759c true
// prints: -1.0E-300 1130208582 81a56e1fc2f8f359 true
// prints: 4.9E-324 1 1 true
// prints: 1.7976931348623157E308 -2146435072 7fefffffffffffff true
// prints: 2.2250738585072014E-308 1048576 10000000000000 true
// prints: Infinity 2146435072 7ff0000000000000 true
// prints: -Infinity -1048576 fff0000000000000 true
// prints: NaN 2146959360 7ff8000000000000 false
// prints: 1.23456789125E8 354250548 419d6f3454800000 true
// prints: 0.0 0 0 true
// prints: -0.0 -2147483648 80000000 true
// prints: 1.0 1065353216 3f800000 true
// prints: -1.5 -1077936128 bfc00000 true
// prints: 0.1 1036831949 3dcccccd true
// prints: 1.0E30 1900671690 7149f2ca true
// prints: 1.4E-45 1 1 true
// prints: 3.4028235E38 2139095039 7f7fffff true
// prints: Infinity 2139095040 7f800000 true
// prints: NaN 2143289344 7fc00000 false
// prints: 1 1 true false true true true
// prints: 3.25 -1000.0 1.5 0.1 NaN -Infinity 0.1 1.0E22 0.5
// prints: empty String
// prints: For input string: "x"
// prints: multiple points
// prints: For input string: "1e"
// prints: 2.0 3.0 -1 2 1.0E7 4.9E-324
class Main {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 1.0, -1.5, 0.1, 1e300, -1e-300, 4.9e-324, Double.MAX_VALUE, Double.MIN_NORMAL, 1.0 / 0, -1.0 / 0, 0.0 / 0, 123456789.125};
        for (double value : values) {
            System.out.println(value + " " + Double.hashCode(value) + " " + Long.toHexString(Double.doubleToLongBits(value)) + " " + (Double.longBitsToDouble(Double.doubleToLongBits(value)) == value));
        }
        float[] small = {0f, -0f, 1f, -1.5f, 0.1f, 1e30f, 1.4e-45f, Float.MAX_VALUE, 1f / 0, 0f / 0};
        for (float value : small) {
            System.out.println(value + " " + Float.hashCode(value) + " " + Integer.toHexString(Float.floatToIntBits(value)) + " " + (Float.intBitsToFloat(Float.floatToIntBits(value)) == value));
        }
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.compare(Double.NaN, 1) + " " + Double.valueOf(Double.NaN).equals(Double.NaN) + " " + Double.valueOf(0.0).equals(-0.0) + " " + Double.isNaN(0.0 / 0) + " " + Double.isInfinite(1 / 0.0) + " " + Double.isFinite(1.0));
        System.out.println(Double.parseDouble("3.25") + " " + Double.parseDouble("-1e3") + " " + Double.parseDouble(" 1.5f ") + " " + Double.valueOf("0.1") + " " + Double.parseDouble("NaN") + " " + Double.parseDouble("-Infinity") + " " + Float.parseFloat("0.1") + " " + Double.parseDouble("1e22") + " " + Double.parseDouble(".5"));
        for (String text : new String[] {"", "x", "1.2.3", "1e"}) {
            try {
                System.out.println(Double.parseDouble(text));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(Double.max(1, 2) + " " + Double.sum(1, 2) + " " + Float.compare(1f, 2f) + " " + Double.valueOf(2.9).intValue() + " " + Double.toString(1e7) + " " + Double.MIN_VALUE);
    }
}
