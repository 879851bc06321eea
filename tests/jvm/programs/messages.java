// What the exceptions say that a JVM throws by itself, and the names of classes.
import java.util.*;

class MessageCases {
    interface I {
    }

    static class A {
    }

    static class B extends A implements I {
    }

    enum E {
        X {
        },
        Y
    }

    record R(int a) {
    }

    static void t(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    static Object id(Object o) {
        return o;
    }

    @SuppressWarnings("unchecked")
    static <T> T gen(Object o) {
        return (T) o;
    }
}

class CastMessages extends MessageCases {
    public static void main(String[] args) {
        t(() -> { B b = (B) id(new A()); });
        t(() -> { I b = (I) id(new A()); });
        t(() -> { String b = (String) id(3); });
        t(() -> { String b = (String) id(new A()); });
        t(() -> { A b = (A) id("x"); });
        t(() -> { A b = (A) id(new int[0]); });
        t(() -> { String b = (String) id(new int[0]); });
        t(() -> { int[] b = (int[]) id("s"); });
        t(() -> { int[] b = (int[]) id(new A()); });
        t(() -> { int[] b = (int[]) id(new long[2]); });
        t(() -> { A[] b = (A[]) id(new Object[2]); });
        t(() -> { A[] b = (A[]) id(new int[2][2]); });
        t(() -> { A[][] b = (A[][]) id(new A[2]); });
        t(() -> { A[][] b = (A[][]) id("s"); });
        t(() -> { String[] b = (String[]) id(new A[3]); });
        t(() -> { String[] b = (String[]) id(new Object[3]); });
        t(() -> { String s = gen(5); });
        t(() -> { E s = gen(5); });
        t(() -> { String s = (String) id(E.X); });
        t(() -> { String s = (String) id(E.Y); });
        t(() -> { String s = (String) id(new R(1)); });
        t(() -> { Comparable s = (Comparable) id(new R(1)); });
        t(() -> { List s = (List) id(new HashMap<>()); });
        t(() -> { int s = (int) id(5L); });
        t(() -> { String s = (String) id(new A(){}); });
        t(() -> { Set<Object> s = new TreeSet<>(); s.add(new A()); });
        t(() -> { Runnable r = (Runnable) id("s"); });
    }
}

class OperatorMessages extends MessageCases {
    public static void main(String[] args) {
        t(() -> { Object[] o = new String[1]; o[0] = 3; });
        t(() -> { Object[] o = new A[1]; o[0] = new int[3]; });
        t(() -> { Object[] o = new int[1][]; o[0] = new A[3][2]; });
        t(() -> { Object[] o = new int[1][]; o[0] = new A(); });
        t(() -> { Object[] o = new A[1]; o[0] = new A[1]; });
        t(() -> { Object[] o = new I[1]; o[0] = E.X; });
        t(() -> { int[] o = new int[id(1)==null?1:-5]; });
        t(() -> { int[][] o = new int[3][id(1)==null?1:-5]; });
        t(() -> { System.out.println(1/(id(1)==null?1:0)); });
        t(() -> { System.out.println(1L%(id(1)==null?1:0)); });
        t(() -> { System.out.println(new int[2][3][id(1)==null?1:-7]); });
        t(() -> { System.out.println(new int[2][id(1)==null?1:-7].length); });
        t(() -> { System.out.println("abc".charAt(5)); });
        t(() -> { E.valueOf("Z"); });
        t(() -> { throw null; });
    }
}

class UncaughtCast {
    public static void main(String[] args) {
        Object number = args.length + 1;
        System.out.println("before");
        String text = (String) number;
        System.out.println(text);
    }
}

class UncaughtStore {
    public static void main(String[] args) {
        Object[] numbers = new Integer[1];
        numbers[0] = args;
    }
}

class CastInsideCollections {
    static class Card {
    }

    public static void main(String[] args) {
        try {
            new TreeMap<Object, String>().put(new Card(), "x");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Object[] mixed = {1, "two"};
        try {
            Arrays.sort(mixed);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        List<String> strings = new ArrayList<>();
        List<Object> raw = MessageCases.gen(strings);
        raw.add(1.5);
        try {
            System.out.println(strings.get(0).length());
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}

class ClassesThatFail {
    static class Broken {
        static int value = Integer.parseInt("x");
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(Broken.value);
            } catch (LinkageError e) {
                System.out.println(e);
                System.out.println(e.getMessage());
            }
        }
    }
}

class NamesOfClasses {
    class Inner {
    }

    static void tell(Object o) {
        System.out.println(o.getClass().getName() + " " + o.getClass().getSimpleName() + " " + o.getClass());
    }

    public static void main(String[] args) {
        class Local {
        }
        tell(new NamesOfClasses().new Inner());
        tell(new Local());
        tell(new Object() {
        });
        tell(new Object());
        tell(new int[0]);
        tell(new String[1][2]);
        tell(new Local[3]);
        tell(new boolean[0]);
        tell(new Object[0]);
        tell(new NamesOfClasses[0][0]);
        tell(MessageCases.E.X);
        tell(MessageCases.E.Y);
        tell(new MessageCases.R(1));
        tell(new HashMap<String, String>().getClass().getName());
        tell("text");
        tell('c');
        int[] numbers = {1};
        System.out.println(numbers.getClass() == new int[7].getClass());
        System.out.println((Object) numbers.getClass() == new long[7].getClass());
        System.out.println(numbers.getClass() == int[].class);
        System.out.println(new Local[0].getClass() == (Object) Object[].class);
        System.out.println(int.class + " " + int[][].class + " " + Runnable.class + " " + String[].class.getSimpleName());
        System.out.println(Integer.class.getName() + " " + long[].class.getName() + " " + boolean[].class.getName());
        System.out.println(Comparable[].class + " " + MessageCases.I.class + " " + void.class);
        System.out.println(int.class.isPrimitive() + " " + Runnable.class.isInterface() + " " + int[].class.isArray());
    }
}
