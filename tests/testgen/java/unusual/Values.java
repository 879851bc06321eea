/** Values that are hard to write down, and methods that are hard to tell apart. */
public class Values {
    enum Colour {
        RED(3),
        GREEN(4) {
            @Override
            int weight() {
                return 2;
            }
        },
        BLUE(5);

        final int size;

        Colour(int size) {
            this.size = size;
        }

        int weight() {
            return size > 4 ? 1 : 0;
        }
    }

    public static double halved(double x) {
        return x == 0 ? -x : x / 2;
    }

    public static float tiny(int n) {
        return n > 3 ? Float.MIN_VALUE : n < 0 ? Float.NaN : -0.0f;
    }

    public static double[] corners(int n) {
        return new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0, n};
    }

    public static Double boxed(int n) {
        return n > 0 ? Double.valueOf(Double.NaN) : n == 0 ? Double.valueOf(-0.0) : null;
    }

    public static long big(int n) {
        return n > 0 ? Long.MAX_VALUE : n == 0 ? Long.MIN_VALUE : 5000000000L;
    }

    public static int least(boolean b) {
        return b ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    }

    public static byte sum(byte b, short s) {
        return (byte) (b + s);
    }

    public static char character(int n) {
        switch (n) {
            case 0:
                return '\n';
            case 1:
                return '\'';
            case 2:
                return '\\';
            case 3:
                return '\0';
            case 4:
                return '\u00e9';
            case 5:
                return '\uD800';
            default:
                return '"';
        }
    }

    public static String text(int n) {
        switch (n) {
            case 0:
                return "two\nlines";
            case 1:
                return "say \"hi\"";
            case 2:
                return "back\\slash \\u0041";
            case 3:
                return "\u00e9\u4e2d\uD83D\uDE00";
            case 4:
                return "\0\1";
            default:
                return null;
        }
    }

    public static int[][] table(int n) {
        return n < 0 ? new int[0][] : new int[][] {{1, n}, {}, null};
    }

    public static String[][] names(boolean b) {
        return b ? new String[][] {{"a", null}, {"c"}} : null;
    }

    public static Object[] mixed(char c) {
        return new Object[] {1, 'c', c, 2.5, 3L, "s", null, new int[] {1}, new String[][] {{"t"}}};
    }

    //@ requires numbers != null;
    public static int total(int... numbers) {
        int total = 0;
        for (int each : numbers) {
            total += each;
        }
        return total;
    }

    public static int over(int x) {
        return x > 0 ? 1 : 0;
    }

    public static int over(long x) {
        return x > 0 ? 2 : 0;
    }

    public static int over(String x) {
        return x == null ? 3 : 4;
    }

    public static int over(Object x) {
        return x == null ? 5 : 6;
    }

    public static int over(Integer x) {
        return x == null ? 7 : 8;
    }

    //@ requires c != null;
    public static int weight(Colour c) {
        return c.weight();
    }

    public static int grüße(int größe) {
        return größe > 3 ? 1 : 0;
    }

    //@ signals (IllegalStateException e) n > 2;
    public static void fail(int n) {
        if (n > 2) {
            throw new IllegalStateException("bad \"" + n + "\"\n\u00e9");
        }
    }
}
