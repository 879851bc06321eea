class ExceptionDivide {
    public static void main(String[] args) {
        int z = 0;
        System.out.println(1 / z);
    }
}

class ExceptionArrayIndex {
    public static void main(String[] args) {
        int[] a = new int[3];
        System.out.println(a[3]);
    }
}

class ExceptionArrayNegative {
    public static void main(String[] args) {
        int n = -2;
        int[] a = new int[n];
    }
}

class ExceptionArrayIndexNegative {
    public static void main(String[] args) {
        int[] a = {};
        a[-1] = 2;
    }
}

class ExceptionNull {
    public static void main(String[] args) {
        String s = null;
        s.length();
    }
}

class ExceptionStore {
    public static void main(String[] args) {
        Object[] a = new String[1];
        a[0] = "fine";
        System.out.println(a[0]);
        a[0] = 5;
    }
}

class ExceptionOwn {
    static class Mine extends RuntimeException {
        final int code;
        Mine(String m, int code) { super(m); this.code = code; }
        public String getMessage() { return super.getMessage() + " code " + code; }
    }

    public static void main(String[] args) {
        try {
            throw new Mine("bad", 7);
        } catch (Mine e) {
            System.out.println(e.getMessage() + e.code);
            System.out.println(e);
        }
    }
}

class ExceptionUncaughtOwn {
    static class Mine extends Exception {
        Mine(String m) { super(m); }
    }

    public static void main(String[] args) throws Exception {
        throw new Mine("left");
    }
}

class ExceptionNoMessage {
    public static void main(String[] args) {
        throw new UnsupportedOperationException();
    }
}

class ExceptionCause {
    public static void main(String[] args) {
        try {
            try {
                Object o = null;
                o.hashCode();
            } catch (NullPointerException e) {
                throw new RuntimeException("wrapped", e);
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + (e.getCause() instanceof NullPointerException));
            System.out.println(e.getCause().getCause());
        }
        throw new RuntimeException(new IllegalStateException("inner"));
    }
}

class ExceptionOrderOfCatches {
    static String f(int n) {
        try {
            switch (n) {
                case 0: throw new IllegalArgumentException("0");
                case 1: throw new NumberFormatException("1");
                case 2: throw new Error("2");
                default: return "none";
            }
        } catch (NumberFormatException e) {
            return "number";
        } catch (IllegalArgumentException e) {
            return "argument";
        } catch (Throwable t) {
            return "throwable " + t.getMessage();
        }
    }

    public static void main(String[] args) {
        System.out.println(f(0) + f(1) + f(2) + f(3));
    }
}

class ExceptionMultiCatch {
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            try {
                if (i == 0) {
                    throw new IllegalStateException("s");
                }
                int[] a = new int[i];
                a[1] = 1 / (i - 2);
            } catch (IllegalStateException | ArithmeticException e) {
                System.out.println(e.getMessage());
            } catch (RuntimeException e) {
                System.out.println("runtime " + e.getMessage());
            }
        }
    }
}

class ExceptionFromCatch {
    public static void main(String[] args) {
        try {
            try {
                throw new RuntimeException("first");
            } catch (RuntimeException e) {
                throw new RuntimeException("second");
            } finally {
                System.out.println("finally");
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
    }
}

class ExceptionFromFinally {
    public static void main(String[] args) {
        try {
            throw new RuntimeException("first");
        } finally {
            int[] a = new int[0];
            a[0] = 1;
        }
    }
}

class ExceptionRethrow {
    static void f() throws Exception {
        try {
            throw new Exception("checked");
        } catch (Exception e) {
            System.out.println("caught");
            throw e;
        }
    }

    public static void main(String[] args) throws Exception {
        f();
    }
}

class ExceptionResources {
    static class R implements AutoCloseable {
        final String n;
        R(String n) { this.n = n; System.out.println("open " + n); }
        public void close() { System.out.println("close " + n); }
    }

    public static void main(String[] args) {
        try (R a = new R("a"); R b = new R("b")) {
            System.out.println("body");
        } finally {
            System.out.println("finally");
        }
    }
}

class ExceptionSuppressed {
    static class R implements AutoCloseable {
        final String n;
        R(String n) { this.n = n; }
        public void close() throws Exception { throw new Exception("close " + n); }
    }

    public static void main(String[] args) throws Exception {
        try (R a = new R("a"); R b = new R("b")) {
            throw new RuntimeException("body");
        } catch (Exception e) {
            System.out.println(e.getMessage());
            for (Throwable t : e.getSuppressed()) {
                System.out.println(t.getMessage());
            }
        }
        try (R c = new R("c"); R d = new R("d")) {
            System.out.println("quiet");
        }
    }
}

class ExceptionResourceNull {
    static AutoCloseable none() { return null; }

    public static void main(String[] args) throws Exception {
        try (AutoCloseable r = none()) {
            System.out.println("body " + r);
        }
    }
}

class ExceptionResourceOpenFails {
    static class R implements AutoCloseable {
        R(boolean ok) { if (!ok) { throw new IllegalStateException("open"); } }
        public void close() { System.out.println("closed"); }
    }

    public static void main(String[] args) {
        try (R a = new R(true); R b = new R(false)) {
            System.out.println("never");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + e.getSuppressed().length);
        }
    }
}

class ExceptionResourceVariable {
    static class R implements AutoCloseable { public void close() { System.out.println("closed"); } }

    public static void main(String[] args) {
        final R r = new R();
        try (r) {
            System.out.println("using");
        }
    }
}

class ExceptionResourceReturn {
    static class R implements AutoCloseable { public void close() { System.out.println("closed"); } }
    static int f() {
        try (R r = new R()) {
            return t();
        } finally {
            System.out.println("finally");
        }
    }
    static int t() { System.out.println("value"); return 4; }

    public static void main(String[] args) {
        System.out.println(f());
    }
}

class ExceptionStaticMethodThrows {
    static int f(int[] a, int i) { return a[i]; }

    public static void main(String[] args) {
        int[] a = {1, 2};
        int s = 0;
        try {
            for (int i = 0; ; i++) {
                s += f(a, i);
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(s + " " + e.getMessage());
        }
    }
}

class ExceptionToString {
    public static void main(String[] args) {
        System.out.println(new RuntimeException("m"));
        System.out.println(new RuntimeException());
        System.out.println(new IllegalStateException(new Error("e")));
        System.out.println(new ArithmeticException("x").toString());
        System.out.println(new AssertionError(5).getMessage());
        System.out.println(new AssertionError("s", null).getMessage());
    }
}

class ExceptionStackOverflow {
    static int f(int n) { return f(n + 1) + 1; }

    public static void main(String[] args) {
        try {
            f(0);
        } catch (StackOverflowError e) {
            System.out.println("overflow");
        }
    }
}

class ExceptionThrowNull {
    public static void main(String[] args) {
        RuntimeException e = null;
        throw e;
    }
}

class ExceptionInCondition {
    public static void main(String[] args) {
        int[] a = {1};
        try {
            if (a[1] == 0 || a[0] == 1) {
                System.out.println("no");
            }
        } catch (RuntimeException e) {
            System.out.println("yes");
        }
        boolean b = a.length > 1 && a[1] > 0;
        System.out.println(b);
    }
}

class ExceptionVariableStates {
    public static void main(String[] args) {
        int x = 0;
        try {
            x = 1;
            x = 2 / (x - 1);
            x = 3;
        } catch (ArithmeticException e) {
            x += 10;
        } finally {
            x *= 2;
        }
        System.out.println(x);
    }
}

class ExceptionClassCastText {
    public static void main(String[] args) {
        Object o = "s";
        try {
            Integer i = (Integer) o;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}

class ExceptionNumberFormat {
    public static void main(String[] args) {
        Long.parseLong("abc");
    }
}

class ExceptionEnumValueOf {
    enum E { A }

    public static void main(String[] args) {
        System.out.println(E.valueOf("A"));
        E.valueOf("B");
    }
}

class ExceptionSwitchNull {
    public static void main(String[] args) {
        String s = null;
        switch (s) {
            case "a": System.out.println("a");
        }
    }
}
