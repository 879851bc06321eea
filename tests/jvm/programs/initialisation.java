class InitOrderFields {
    int a = t("a");
    { System.out.println("block"); }
    int b = t("b");
    InitOrderFields() { System.out.println("constructor"); }
    static int t(String s) { System.out.println(s); return 1; }

    public static void main(String[] args) {
        new InitOrderFields();
    }
}

class InitOrderSuper {
    static class Base {
        int x = t("base field");
        Base() { System.out.println("base constructor"); show(); }
        void show() { System.out.println("base"); }
    }
    static class Derived extends Base {
        int y = t("derived field");
        Derived() { super(); System.out.println("derived constructor " + y); }
        void show() { System.out.println("derived " + y); }
    }
    static int t(String s) { System.out.println(s); return 7; }

    public static void main(String[] args) {
        new Derived();
    }
}

class InitConstantSeenEarly {
    static class Base {
        Base() { show(); }
        void show() { }
    }
    static class Derived extends Base {
        final int k = 5;
        final String s = "text";
        final Integer boxed = 6;
        void show() { System.out.println(k + s + boxed); }
    }

    public static void main(String[] args) {
        new Derived().show();
    }
}

class InitStaticOrder {
    static int a = t("a");
    static { System.out.println("static block"); }
    static int b = t("b");
    static int t(String s) { System.out.println(s + " " + b); return 9; }

    public static void main(String[] args) {
        System.out.println(a + b);
    }
}

class InitStaticLazy {
    static class Lazy {
        static { System.out.println("lazy initialised"); }
        static int x = 1;
        static final int K = 2;
        static final Integer BOXED = 3;
    }

    public static void main(String[] args) {
        System.out.println("start");
        System.out.println(Lazy.K);
        System.out.println("then");
        System.out.println(Lazy.BOXED);
        System.out.println(Lazy.x);
    }
}

class InitStaticSuperFirst {
    static class A { static { System.out.println("A"); } static int x = 1; }
    static class B extends A { static { System.out.println("B"); } static int y = 2; }
    static class C extends A { static { System.out.println("C"); } }

    public static void main(String[] args) {
        System.out.println(B.x);
        System.out.println(B.y);
        System.out.println(C.x);
        new C();
    }
}

class InitInterfaceLazy {
    static int t(String s) { System.out.println(s); return 1; }
    interface I { int X = t("I"); }
    interface J { int Y = t("J"); default void m() { } }
    static class A implements I, J { static { System.out.println("A"); } }

    public static void main(String[] args) {
        new A();
        System.out.println(A.X);
    }
}

class InitArrayDoesNot {
    static class A { static { System.out.println("A"); } static int n; }

    public static void main(String[] args) {
        A[] a = new A[3];
        System.out.println(a.length);
        A x = null;
        System.out.println(x == null);
        System.out.println(A.n);
    }
}

class InitCycle {
    static class A { static int x = B.y + 1; }
    static class B { static int y = A.x + 1; }

    public static void main(String[] args) {
        System.out.println(A.x);
        System.out.println(B.y);
    }
}

class InitForward {
    static int a = get();
    static int b = 5;
    static int get() { return b; }

    public static void main(String[] args) {
        System.out.println(a + " " + b);
    }
}

class InitFailing {
    static class A {
        static int x = 1 / zero();
        static int zero() { return 0; }
    }

    public static void main(String[] args) {
        try {
            System.out.println(A.x);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getMessage());
            System.out.println(e.getCause().getMessage());
        }
        try {
            System.out.println(A.x);
        } catch (NoClassDefFoundError e) {
            System.out.println("gone");
        }
    }
}

class InitThisCall {
    int n;
    { System.out.println("block"); }
    InitThisCall() { this(5); System.out.println("first"); }
    InitThisCall(int n) { this.n = n; System.out.println("second"); }

    public static void main(String[] args) {
        System.out.println(new InitThisCall().n);
    }
}

class InitExplicitArguments {
    static int t(String s) { System.out.println(s); return 1; }
    static class A { A(int n) { System.out.println("A"); } }
    static class B extends A {
        int x = t("field");
        B() { super(t("argument")); System.out.println("B"); }
    }

    public static void main(String[] args) {
        new B();
    }
}

class InitShadowing {
    static class A { int x = 1; static String name() { return "A"; } }
    static class B extends A {
        int x = 2;
        static String name() { return "B"; }
        int both() { return x * 10 + super.x; }
    }

    public static void main(String[] args) {
        B b = new B();
        A a = b;
        System.out.println(a.x + " " + b.x + " " + b.both() + " " + ((A) b).x);
        System.out.println(A.name() + B.name());
    }
}

class InitBlocksAndCounters {
    static int count;
    int id = ++count;
    { id *= 10; }

    public static void main(String[] args) {
        System.out.println(new InitBlocksAndCounters().id);
        System.out.println(new InitBlocksAndCounters().id);
        System.out.println(count);
    }
}

class InitEnumOrder {
    enum E {
        A, B;
        static { System.out.println("static block"); }
        E() { System.out.println("constructor"); }
        static int n = 3;
    }

    public static void main(String[] args) {
        System.out.println("before");
        System.out.println(E.B);
        System.out.println(E.n);
    }
}

class InitEnumStaticSeen {
    static int made;
    enum E {
        A(1), B(2);
        final int v;
        static int sum = 0;
        static { for (E e : values()) { sum += e.v; } }
        E(int v) { this.v = v; made++; }
    }

    public static void main(String[] args) {
        System.out.println(E.sum + " " + made);
    }
}

class InitDefaults {
    int i; long l; double d; boolean b; char c; String s; int[] a; float f; byte y; short h;

    public static void main(String[] args) {
        InitDefaults o = new InitDefaults();
        System.out.println(o.i + " " + o.l + " " + o.d + " " + o.b + " " + (int) o.c + " " + o.s + " " + o.a + " " + o.f + o.y + o.h);
    }
}

class InitConstructorThrows {
    static class A {
        static A kept;
        int x = 4;
        A() { kept = this; throw new IllegalStateException("half"); }
    }

    public static void main(String[] args) {
        try {
            new A();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + A.kept.x);
        }
        new A();
    }
}

class InitStaticThroughNull {
    static int x = 5;
    static InitStaticThroughNull none() { System.out.println("evaluated"); return null; }

    public static void main(String[] args) {
        System.out.println(none().x);
        none().x = 6;
        System.out.println(x);
    }
}

class InitStaticMethodTriggers {
    static class A {
        static { System.out.println("init"); }
        static void m(int n) { System.out.println("m" + n); }
    }
    static int arg() { System.out.println("argument"); return 1; }

    public static void main(String[] args) {
        A.m(arg());
    }
}

class InitSubclassAssign {
    static class A { static int n = 1; static { System.out.println("A"); } }
    static class B extends A { static { System.out.println("B"); } }

    public static void main(String[] args) {
        B.n = 5;
        System.out.println(A.n);
        System.out.println(new B() instanceof A);
    }
}

class InitInstanceFieldInitUsesThis {
    int a = 3;
    int b = this.a * 2;
    int c = twice();
    int d = 9;
    int twice() { return b * 2 + d; }

    public static void main(String[] args) {
        InitInstanceFieldInitUsesThis o = new InitInstanceFieldInitUsesThis();
        System.out.println(o.a + " " + o.b + " " + o.c + " " + o.d);
    }
}

class InitInterfaceOrder {
    static int t(String s) { System.out.println(s); return 1; }
    interface Top { int X = t("Top"); default void a() { } }
    interface Left extends Top { int X = t("Left"); default void b() { } }
    interface Plain extends Top { int X = t("Plain"); void c(); }
    interface Right { int X = t("Right"); private void d() { } }
    static class Base implements Right { static int x = t("Base"); }
    static class Below extends Base implements Plain, Left { static int y = t("Below"); public void c() { } }

    public static void main(String[] args) {
        System.out.println("start");
        new Below().c();
        System.out.println(Plain.X + Top.X);
    }
}
