// Annotations, modifiers, casts in odd places, empty statements, unusual layouts: all without effect.
// prints: 56
// prints: text5-1b
// prints: 2.5
// prints: 9
// prints: café 	|ü12
// prints: 2
@FunctionalInterface
interface Odd {
    int apply(final int x);
}

@SuppressWarnings("unused")
public final class Main {
    public static final long serialVersionUID = 1L;
    private transient volatile int t = 1;
    protected static strictfp double s() { return 1.5; }
    ;
    @Deprecated
    static int[] array()[] {
        return new int[][] {{1}, {2}};
    }

    @interface Marker {
        int value() default 3;

        String[] names() default {"a"};
    }

    @Marker(value = 5, names = {"x", "y"})
    static synchronized final <T> T same(@Deprecated final T t) {
        return t;
    }

    static int labelled() {
        a: b: for (;;) {
            break a;
        }
        return 1;
    }

    public static void main(final String... args) throws Exception {
        ;;
        {
        }
        int x = (int) (long) (byte) 300, y[] = {1, 2}, z[][] = {y};
        Odd o = (final int q) -> q + 1;
        System.out.println(x + y[1] + z[0][0] + o.apply(1) + array()[1][0] + same(4) + labelled());
        System.out.println(((Object) "text").toString() + ((Integer) 5).intValue() + (-1) + (char) ((int) 'a' + 1));
        System.out.println(new Main().t + s());
        System.out.println(java.lang.Math.max(1, 2) + Integer.MAX_VALUE % 10);
        if (x > 0) ; else System.out.println("never");
        for (int i = 0; i < 3; i++);
        System.out.println("caf\u00e9 \t|" + 'ü' + "\0".length() + "😀".length());
        var v = new int[] {1};
        v[0]++;
        System.out.println(v[0]);
    }
}
