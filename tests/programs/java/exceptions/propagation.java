// Exceptions through constructors, initialisers, lambdas and nested calls; effects before them stay.
// prints: runtime negative -3 1
// prints: fine 2
// prints: checked at 0 because / by zero wrapped 012
// prints: checked direct
// prints: checked sneaked
// prints: 2 1 / by zero
// prints: cast
// prints: true
// prints: finally
// prints: twoone
class Main {
    static int count;
    static String trace = "";

    static class Checked extends Exception {
        Checked(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static class Fragile {
        int value = ++count;

        Fragile(int x) {
            if (x < 0) {
                throw new IllegalArgumentException("negative " + x);
            }
            value = x;
        }
    }

    static int deep(int n) throws Checked {
        try {
            if (n == 0) {
                return 1 / n;
            }
            return deep(n - 1) + 1;
        } catch (ArithmeticException e) {
            trace += "wrapped ";
            throw new Checked("at " + n, e);
        } finally {
            trace += n;
        }
    }

    interface Action {
        void run() throws Exception;
    }

    static String attempt(Action a) {
        try {
            a.run();
            return "fine";
        } catch (RuntimeException e) {
            return "runtime " + e.getMessage();
        } catch (Exception e) {
            return "checked " + e.getMessage() + (e.getCause() == null ? "" : " because " + e.getCause().getMessage());
        }
    }

    static <T extends Throwable> void sneaky(Throwable t) throws T {
        @SuppressWarnings("unchecked")
        T typed = (T) t;
        throw typed;
    }

    public static void main(String[] args) {
        System.out.println(attempt(() -> new Fragile(-3)) + " " + count);
        System.out.println(attempt(() -> new Fragile(3)) + " " + count);
        System.out.println(attempt(() -> deep(2)) + " " + trace);
        System.out.println(attempt(() -> { throw new Checked("direct", null); }));
        System.out.println(attempt(() -> Main.<RuntimeException>sneaky(new Checked("sneaked", null))));
        int[] a = {1, 2};
        int i = 0;
        try {
            a[i++] = a[i++] / (i - 2);
        } catch (ArithmeticException e) {
            System.out.println(i + " " + a[0] + " " + e.getMessage());
        }
        try {
            Object o = "text";
            Number n = (Number) o;
            System.out.println(n);
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
        try {
            throw new StackOverflowError();
        } catch (VirtualMachineError e) {
            System.out.println(e instanceof Error);
        }
        try {
            try {
                throw new IllegalStateException("one");
            } catch (IllegalStateException e) {
                throw new RuntimeException("two", e);
            } finally {
                System.out.println("finally");
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + e.getCause().getMessage());
        }
    }
}
