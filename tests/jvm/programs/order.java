class OrderOperands {
    static int t(int n) { System.out.print(n + " "); return n; }

    public static void main(String[] args) {
        System.out.println(t(1) + t(2) * t(3));
        System.out.println((t(1) + t(2)) * t(3));
        System.out.println(t(5) - t(3) - t(1));
        System.out.println(t(1) << t(2) + t(1));
    }
}

class OrderArrayIndex {
    public static void main(String[] args) {
        int[] a = {10, 20, 30};
        int i = 0;
        a[i] = i = 2;
        System.out.println(a[0] + " " + a[2] + " " + i);
        int j = 0;
        a[j++] = a[j] + j++;
        System.out.println(a[0] + " " + j);
    }
}

class OrderCompoundLeftFirst {
    public static void main(String[] args) {
        int a = 9;
        a += (a = 3);
        System.out.println(a);
        int b = 9;
        b = b + (b = 3);
        System.out.println(b);
        int i = 1;
        i += i++ + ++i;
        System.out.println(i);
    }
}

class OrderIncrementMix {
    public static void main(String[] args) {
        int i = 5;
        i = i++ + ++i;
        System.out.println(i);
        i = i++;
        System.out.println(i);
        int j = i-- - --i;
        System.out.println(j + " " + i);
        int k = 2;
        k = k++ * k--;
        System.out.println(k);
    }
}

class OrderArrayNullIndex {
    static int[] none() { System.out.println("array"); return null; }
    static int index() { System.out.println("index"); return 1; }
    static int value() { System.out.println("value"); return 1; }

    public static void main(String[] args) {
        try {
            none()[index()] = value();
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            none()[index()] += value();
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }
}

class OrderArrayBoundsAfterValue {
    static int value() { System.out.println("value"); return 1; }

    public static void main(String[] args) {
        int[] a = new int[2];
        try {
            a[5] = value();
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            a[5] += value();
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        a[-1]++;
    }
}

class OrderFieldOfNull {
    int x;
    static OrderFieldOfNull none() { System.out.println("none"); return null; }
    static int value() { System.out.println("value"); return 1; }

    public static void main(String[] args) {
        try {
            none().x = value();
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        none().x += value();
    }
}

class OrderArguments {
    static int t(int n) { System.out.print(n + ";"); return n; }
    static int f(int a, int b, int c) { return a * 100 + b * 10 + c; }

    public static void main(String[] args) {
        System.out.println(f(t(1), t(2), t(3)));
        int i = 1;
        System.out.println(f(i++, i++, i++));
        System.out.println(f(i, i = 2, i));
    }
}

class OrderReceiverBeforeArguments {
    static OrderReceiverBeforeArguments self(String s) { System.out.println(s); return null; }
    static int arg() { System.out.println("arg"); return 0; }
    void call(int n) { System.out.println("called"); }

    public static void main(String[] args) {
        self("receiver").call(arg());
    }
}

class OrderThrowingArgument {
    static int boom() { throw new IllegalStateException("boom"); }
    static int t(int n) { System.out.println(n); return n; }
    static void f(int a, int b, int c) { System.out.println("never"); }

    public static void main(String[] args) {
        f(t(1), boom(), t(3));
    }
}

class OrderShortCircuit {
    static boolean t(String s, boolean b) { System.out.print(s); return b; }

    public static void main(String[] args) {
        System.out.println(t("a", false) && t("b", true));
        System.out.println(t("a", true) || t("b", true));
        System.out.println(t("a", false) & t("b", true));
        System.out.println(t("a", true) | t("b", true));
        System.out.println(t("a", true) && t("b", false) || t("c", true));
        System.out.println(t("a", true) ^ t("b", true));
    }
}

class OrderConditional {
    static int t(int n) { System.out.print(n + ","); return n; }

    public static void main(String[] args) {
        System.out.println(t(1) > 0 ? t(2) : t(3));
        System.out.println(t(0) > 0 ? t(2) : t(-1) > 0 ? t(4) : t(5));
        boolean b = false;
        System.out.println((b = true) ? 1 : 2);
    }
}

class OrderAssignmentChain {
    public static void main(String[] args) {
        int a, b, c;
        a = b = c = 7;
        System.out.println(a + b + c);
        int[] x = {0, 0, 0};
        int i = 0;
        x[i++] = x[i++] = x[i++] = i;
        System.out.println(x[0] + " " + x[1] + " " + x[2]);
        byte n;
        int m = n = 12;
        System.out.println(m);
    }
}

class OrderDivisionByZeroOperands {
    static int t(int n) { System.out.println(n); return n; }

    public static void main(String[] args) {
        int r = t(1) / t(0) + t(2);
    }
}

class OrderLeftOperandSaved {
    static int x = 1;
    static int change() { x = 100; return 1; }

    public static void main(String[] args) {
        System.out.println(x + change());
        x = 1;
        System.out.println(change() + x);
        x = 1;
        x += change();
        System.out.println(x);
        int[] a = {1};
        a[0] += (a[0] = 50);
        System.out.println(a[0]);
    }
}

class OrderArrayReferenceSaved {
    public static void main(String[] args) {
        int[] a = {1, 2};
        int[] b = a;
        a[1] = (a = new int[] {7, 8})[0];
        System.out.println(b[1] + " " + a[1]);
        int i = 0;
        int[] c = {5, 6, 7};
        c[i] += i = 2;
        System.out.println(c[0] + " " + c[2] + " " + i);
    }
}

class OrderDimensions {
    static int t(int n) { System.out.println(n); return n; }

    public static void main(String[] args) {
        int[][] a = new int[t(2)][t(3)];
        System.out.println(a.length + " " + a[1].length);
        int[][] b = new int[t(1)][t(-1)];
    }
}

class OrderDimensionsThrow {
    static int t(int n) { System.out.println(n); return n; }
    static int boom() { throw new RuntimeException("dim"); }

    public static void main(String[] args) {
        int[][] b = new int[t(-1)][boom()];
    }
}

class OrderArrayInitialiser {
    static int t(int n) { System.out.print(n); return n; }

    public static void main(String[] args) {
        int[][] a = {{t(1), t(2)}, {t(3)}, {}};
        System.out.println(a[0][1] + a[1][0] + a[2].length);
    }
}

class OrderStringConcat {
    static String t(String s) { System.out.print("[" + s + "]"); return s; }

    public static void main(String[] args) {
        System.out.println(t("a") + t("b") + 1 + 2);
        System.out.println(1 + 2 + t("c") + 1 + 2);
        String s = "x";
        s += t("y") + (s = "z");
        System.out.println(s);
    }
}

class OrderNewArguments {
    static int t(int n) { System.out.print(n + " "); return n; }
    int a, b;
    OrderNewArguments(int b, int a) { this.a = a; this.b = b; }

    public static void main(String[] args) {
        OrderNewArguments o = new OrderNewArguments(t(1), t(2));
        System.out.println(o.a + " " + o.b);
    }
}

class OrderLoopParts {
    static boolean c(int i) { System.out.print("c" + i + " "); return i < 2; }
    static int u(int i) { System.out.print("u" + i + " "); return i; }

    public static void main(String[] args) {
        for (int i = 0; c(i); u(i++)) {
            System.out.print("b" + i + " ");
        }
        System.out.println("");
    }
}

class OrderPostfixInCondition {
    public static void main(String[] args) {
        int i = 0;
        while (i++ < 3) {
            System.out.print(i);
        }
        System.out.println(" " + i);
        do {
            System.out.print(i);
        } while (--i > 1);
        System.out.println(i);
    }
}

class OrderSwitchSelector {
    static int n = 0;
    static int next() { return n++; }

    public static void main(String[] args) {
        switch (next()) {
            case 0:
                System.out.println("zero " + n);
            case 1:
                System.out.println("one " + next());
                break;
            default:
                System.out.println("other");
        }
        System.out.println(n);
    }
}

class OrderMinusMinus {
    public static void main(String[] args) {
        int a = 10;
        int b = a-- - --a - a--;
        System.out.println(a + " " + b);
        int c = 3;
        c ^= c++ ^ ++c;
        System.out.println(c);
        c <<= c = 2;
        System.out.println(c);
    }
}

class OrderSameNameInTwoScopes {
    public static void main(String[] args) {
        {
            int x = 1;
            System.out.println(x);
        }
        int x = 43;
        System.out.println(x <= (x = 42));
        System.out.println(x + (x = 1));
    }
}
