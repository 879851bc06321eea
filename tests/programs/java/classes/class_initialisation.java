// A class is initialised when it is first used; constants do not use it.
// prints: 42text
// prints: 2
// prints: Lazy
// prints: 3
// prints: Child
// prints: 1
// prints: touch
// prints: true
// prints: no class
// prints: Constants
// prints: 5
// prints: value first
// prints: Target
// prints: 3
class Main {
    static class Lazy {
        static final int CONSTANT = 42;
        static final String TEXT = "text";
        static final Integer BOXED = 7;
        static int value = 3;

        static {
            System.out.println("Lazy");
        }

        static void touch() {
            System.out.println("touch");
        }
    }

    static class Child extends Lazy {
        static int own = 1;

        static {
            System.out.println("Child");
        }
    }

    static class Failing {
        static int x = 1 / zero();

        static int zero() {
            return 0;
        }
    }

    interface Constants {
        int NUMBER = compute();

        static int compute() {
            System.out.println("Constants");
            return 5;
        }
    }

    static int assigned(int value) {
        System.out.println("value first");
        return value;
    }

    static class Target {
        static int field;

        static {
            System.out.println("Target");
        }
    }

    public static void main(String[] args) {
        System.out.println(Lazy.CONSTANT + Lazy.TEXT);
        Lazy[] none = new Lazy[2];
        System.out.println(none.length);
        System.out.println(Child.value);
        System.out.println(Child.own);
        Child.touch();
        try {
            System.out.println(Failing.x);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause() instanceof ArithmeticException);
        }
        try {
            System.out.println(Failing.x);
        } catch (NoClassDefFoundError e) {
            System.out.println("no class");
        }
        System.out.println(Constants.NUMBER);
        Target.field = assigned(3);
        System.out.println(Target.field);
    }
}
