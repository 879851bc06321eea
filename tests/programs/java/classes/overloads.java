// Overload resolution: exact and widening first, then boxing, then variable arguments; the most specific wins.
// prints: int int int int long double
// prints: Integer Object int... int... Object
// prints: long Integer String String Object
// prints: bobjects2 c2
// prints: char int int byte short
// prints: 11
class Main {
    static String f(int x) { return "int"; }
    static String f(long x) { return "long"; }
    static String f(double x) { return "double"; }
    static String f(Integer x) { return "Integer"; }
    static String f(Object x) { return "Object"; }
    static String f(int... x) { return "int..."; }

    static String g(long x) { return "long"; }
    static String g(Integer x) { return "Integer"; }

    static String h(Object x) { return "Object"; }
    static String h(String x) { return "String"; }

    static String v(String s, int... xs) { return s + xs.length; }
    static String v(String s, Object... xs) { return s + "objects" + xs.length; }

    static String c(char x) { return "char"; }
    static String c(int x) { return "int"; }

    static String b(byte x) { return "byte"; }
    static String b(short x) { return "short"; }

    static int sum(int... xs) {
        int total = 0;
        for (int x : xs) {
            total += x;
        }
        return total;
    }

    public static void main(String[] args) {
        byte by = 1;
        short sh = 2;
        char ch = 'c';
        float fl = 1;
        Integer boxed = 1;
        System.out.println(f(by) + " " + f(sh) + " " + f(ch) + " " + f(1) + " " + f(1L) + " " + f(fl));
        System.out.println(f(boxed) + " " + f("s") + " " + f() + " " + f(1, 2) + " " + f(ch == 'c'));
        System.out.println(g(1) + " " + g(boxed) + " " + h(null) + " " + h("x") + " " + h((Object) "x"));
        System.out.println(v("b", "x", "y") + " " + v("c", new int[] {1, 2}));
        System.out.println(c('x') + " " + c(5) + " " + c(by) + " " + b(by) + " " + b(sh));
        System.out.println(sum() + sum(1) + sum(1, 2, 3) + sum(new int[] {4}));
    }
}
