import java.util.function.*;

class ClassDispatch {
    static class A { String m() { return "A"; } String call() { return m(); } }
    static class B extends A { String m() { return "B" + super.m(); } }
    static class C extends B { String m() { return "C" + super.m(); } }

    public static void main(String[] args) {
        A a = new C();
        System.out.println(a.call());
        System.out.println(new B().call());
    }
}

class ClassOverloadStatic {
    static String f(Object o) { return "object"; }
    static String f(String s) { return "string"; }
    static String f(Integer i) { return "integer"; }

    public static void main(String[] args) {
        Object o = "x";
        System.out.println(f(o));
        System.out.println(f("x"));
        System.out.println(f((Object) 1));
        System.out.println(f(1));
        System.out.println(f((String) null));
    }
}

class ClassOverloadPrimitive {
    static String f(int i) { return "int"; }
    static String f(long l) { return "long"; }
    static String f(double d) { return "double"; }
    static String f(Object o) { return "object"; }

    public static void main(String[] args) {
        byte b = 1;
        System.out.println(f(b) + f('c') + f(1L) + f(1f) + f(true) + f(Integer.valueOf(1)));
    }
}

class ClassOverloadBoxing {
    static String f(Integer i) { return "Integer"; }
    static String f(Object o) { return "Object"; }
    static String f(int... a) { return "varargs"; }
    static String g(long l) { return "long"; }
    static String g(Integer i) { return "Integer"; }

    public static void main(String[] args) {
        System.out.println(f(1) + f('c') + f() + f(1, 2));
        System.out.println(g(1) + g(Integer.valueOf(1)));
    }
}

class ClassVarargs {
    static int n(Object... a) { return a == null ? -1 : a.length; }
    static int s(String first, int... rest) { int t = 0; for (int r : rest) { t += r; } return t; }

    public static void main(String[] args) {
        System.out.println(n() + " " + n(1) + " " + n(1, "a") + " " + n(new Object[] {1, 2, 3}) + " " + n((Object) new Object[] {1, 2}));
        System.out.println(n((Object[]) null));
        System.out.println(s("a") + s("b", 1, 2, 3));
        System.out.println(n(new int[] {1, 2}));
    }
}

class ClassOverridePrivate {
    static class A { private String m() { return "A"; } String call() { return m(); } }
    static class B extends A { String m() { return "B"; } }

    public static void main(String[] args) {
        System.out.println(new B().call());
        System.out.println(new B().m());
    }
}

class ClassCovariantReturn {
    static class A { A self() { return this; } public String toString() { return "A"; } }
    static class B extends A { B self() { return this; } void only() { System.out.println("only B"); } public String toString() { return "B"; } }

    public static void main(String[] args) {
        new B().self().only();
        A a = new B();
        System.out.println(a.self());
    }
}

class ClassInnerOuter {
    int x = 1;
    class Inner {
        int x = 2;
        class Deep {
            int x = 3;
            String all() { return x + " " + Inner.this.x + " " + ClassInnerOuter.this.x; }
        }
        void bump() { ClassInnerOuter.this.x++; }
    }

    public static void main(String[] args) {
        ClassInnerOuter o = new ClassInnerOuter();
        ClassInnerOuter.Inner i = o.new Inner();
        i.bump();
        System.out.println(i.new Deep().all());
    }
}

class ClassAnonymous {
    interface Shape { double area(); default String say() { return "area " + area(); } }
    static Shape square(double side) {
        return new Shape() {
            int calls = 0;
            public double area() { calls++; return side * side * calls; }
        };
    }

    public static void main(String[] args) {
        Shape s = square(2);
        System.out.println(s.say());
        System.out.println(s.say());
    }
}

class ClassAnonymousArguments {
    static abstract class A {
        final int n;
        A(int n) { this.n = n; System.out.println("A" + n); }
        abstract int f();
    }

    public static void main(String[] args) {
        int k = 4;
        A a = new A(k + 1) {
            int m = n * 2;
            { System.out.println("anonymous " + m); }
            int f() { return m + k; }
        };
        System.out.println(a.f());
    }
}

class ClassLocalCapture {
    public static void main(String[] args) {
        int base = 10;
        String tag = "t";
        class Local {
            int n;
            Local(int n) { this.n = n; }
            String show() { return tag + (n + base); }
            Local next() { return new Local(n + 1); }
        }
        System.out.println(new Local(1).show());
        System.out.println(new Local(1).next().next().show());
    }
}

class ClassLocalInLoop {
    public static void main(String[] args) {
        Supplier<Integer>[] all = new Supplier[3];
        for (int i = 0; i < 3; i++) {
            final int k = i * i;
            class Get implements Supplier<Integer> {
                public Integer get() { return k; }
            }
            all[i] = new Get();
        }
        System.out.println(all[0].get() + all[1].get() + all[2].get());
    }
}

class ClassInterfaceDefaults {
    interface A { default String m() { return "A"; } }
    interface B extends A { default String m() { return "B" + A.super.m(); } }
    interface C extends A { }
    static class D implements B, C { }
    static class E implements B { public String m() { return "E" + B.super.m(); } }

    public static void main(String[] args) {
        System.out.println(new D().m());
        System.out.println(new E().m());
    }
}

class ClassInterfaceStatic {
    interface A { static int twice(int n) { return 2 * n; } int K = twice(4); private int p() { return K; } default int q() { return p() + 1; } }

    public static void main(String[] args) {
        System.out.println(A.twice(3) + A.K);
        System.out.println(new A() { }.q());
    }
}

class ClassWins {
    interface I { default String m() { return "interface"; } }
    static class A { public String m() { return "class"; } }
    static class B extends A implements I { }

    public static void main(String[] args) {
        System.out.println(new B().m());
        I i = new B();
        System.out.println(i.m());
    }
}

class ClassAbstract {
    static abstract class Template {
        final String run() { return before() + body() + after(); }
        String before() { return "<"; }
        String after() { return ">"; }
        abstract String body();
    }

    public static void main(String[] args) {
        System.out.println(new Template() { String body() { return "x"; } }.run());
        System.out.println(new Template() { String body() { return "y"; } String after() { return "!"; } }.run());
    }
}

class ClassEqualsHash {
    final int a;
    ClassEqualsHash(int a) { this.a = a; }
    public boolean equals(Object o) { return o instanceof ClassEqualsHash c && c.a == a; }
    public int hashCode() { return a * 31; }

    public static void main(String[] args) {
        System.out.println(new ClassEqualsHash(1).equals(new ClassEqualsHash(1)));
        System.out.println(new ClassEqualsHash(1) == new ClassEqualsHash(1));
        System.out.println(new ClassEqualsHash(2).hashCode());
        System.out.println(new ClassEqualsHash(2).equals("2"));
    }
}

class ClassCastMessage {
    static class A { }
    static class B extends A { }

    public static void main(String[] args) {
        A a = new A();
        try {
            B b = (B) a;
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
        Object o = "s";
        System.out.println(o instanceof Integer);
        Integer i = (Integer) o;
    }
}

class ClassInstanceofPatterns {
    static String f(Object o) {
        if (o instanceof Integer i && i > 10) {
            return "big " + i;
        }
        if (!(o instanceof String s)) {
            return "other";
        }
        return s.toUpperCase();
    }

    public static void main(String[] args) {
        System.out.println(f(11) + f(5) + f("abc") + f(null) + f('c'));
    }
}

class ClassStaticNestedCounter {
    static class Counter { private static int n; private int id = n++; static int made() { return n; } }

    public static void main(String[] args) {
        new Counter();
        Counter c = new Counter();
        System.out.println(c.id + Counter.made() + Counter.n);
    }
}

class ClassFieldsThroughCasts {
    static class A { String s = "A"; }
    static class B extends A { String s = "B"; }
    static class C extends B { String s = "C"; String all() { return s + super.s + ((A) this).s; } }

    public static void main(String[] args) {
        System.out.println(new C().all());
        A a = new C();
        System.out.println(a.s + ((B) a).s + ((C) a).s);
    }
}

class ClassInheritedInner {
    static class A { class In { int v() { return n; } } int n = 4; In make() { return new In(); } }
    static class B extends A { B() { n = 8; } }

    public static void main(String[] args) {
        System.out.println(new B().make().v());
        A a = new B();
        A.In i = a.new In();
        a.n = 9;
        System.out.println(i.v());
    }
}

class ClassGenericBridge {
    static abstract class Node<T extends Comparable<T>> { T value; abstract void set(T t); }
    static class IntNode extends Node<Integer> { void set(Integer i) { value = i * 2; } }

    public static void main(String[] args) {
        Node<Integer> n = new IntNode();
        n.set(4);
        System.out.println(n.value + 1);
        Node raw = n;
        raw.set("text");
    }
}

class ClassGetClass {
    static class A { }

    public static void main(String[] args) {
        System.out.println(new A().getClass() == A.class);
        System.out.println(new A().getClass().getSimpleName());
        System.out.println("x".getClass().getName());
        System.out.println((Object) new A() { }.getClass() == A.class);
        System.out.println(Integer.valueOf(1).getClass().getName());
        System.out.println(new ClassGetClass().getClass().getName());
        System.out.println(new A().getClass().getName());
    }
}

class ClassThisEscape {
    static java.util.List<ClassThisEscape> all = new java.util.ArrayList<>();
    int n;
    ClassThisEscape(int n) { all.add(this); this.n = n; }

    public static void main(String[] args) {
        new ClassThisEscape(1);
        new ClassThisEscape(2);
        int s = 0;
        for (ClassThisEscape t : all) { s = s * 10 + t.n; }
        System.out.println(s);
    }
}

class ClassRecursionMutual {
    static boolean even(int n) { return n == 0 || odd(n - 1); }
    static boolean odd(int n) { return n != 0 && even(n - 1); }
    static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }

    public static void main(String[] args) {
        System.out.println(even(100) + " " + odd(7));
        System.out.println(ack(2, 3));
    }
}

class ClassPassing {
    int v;
    static void change(ClassPassing o, int n, int[] a) { o.v = 5; n = 6; a[0] = 7; o = new ClassPassing(); o.v = 8; a = new int[] {9}; }

    public static void main(String[] args) {
        ClassPassing o = new ClassPassing();
        int n = 1;
        int[] a = {2};
        change(o, n, a);
        System.out.println(o.v + " " + n + " " + a[0]);
    }
}

class ClassSealed {
    sealed interface S permits P, Q { }
    record P(int n) implements S { }
    static final class Q implements S { }
    static int f(S s) { return s instanceof P p ? p.n() : -1; }

    public static void main(String[] args) {
        System.out.println(f(new P(4)) + f(new Q()));
    }
}

class ClassOverloadConstants {
    int f;

    static String g(byte b) {
        return "byte";
    }

    static String g(char c) {
        return "char";
    }

    static String g(int b) {
        return "int";
    }

    static String g(Object o) {
        return "object";
    }

    void show() {
        System.out.println(g(f = (int) -0f) + g(f = 'a') + g((byte) 5) + g(true ? 1 : 2) + g((Object) 7));
    }

    public static void main(String[] args) {
        boolean b = args.length == 0;
        new ClassOverloadConstants().show();
        System.out.println(g(b ? 1 : 2) + g(b ? 'a' : 0) + g(-(1)) + g((char) 65) + g((Object) 'c'));
    }
}

class ClassClones implements Cloneable {
    int n = 3;
    int[] data = {1, 2};
    static int made;

    ClassClones() {
        made++;
    }

    static class Below extends ClassClones {
        final String name = "below";

        Below twin() throws CloneNotSupportedException {
            return (Below) clone();
        }
    }

    static class Never {
        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    enum Constant {
        ONE;

        Object copy() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    public static void main(String[] args) throws CloneNotSupportedException {
        Below below = new Below();
        Below twin = below.twin();
        twin.n = 4;
        twin.data[0] = 9;
        System.out.println(below.n + " " + below.data[0] + " " + twin.name + " " + made + " " + (twin == below));
        System.out.println(twin.getClass() == Below.class);
        try {
            new Never().copy();
        } catch (CloneNotSupportedException thrown) {
            System.out.println(thrown.getMessage());
        }
        try {
            Constant.ONE.copy();
        } catch (CloneNotSupportedException thrown) {
            System.out.println("no clone of a constant");
        }
    }
}
