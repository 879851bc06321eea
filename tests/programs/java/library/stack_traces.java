// Stack traces are any places, the same ones at each time; as text of a standard stream they are not known.
class Main {
    static String origin(int x) {
        try {
            return String.valueOf(10 / x);
        } catch (ArithmeticException e) {
            StackTraceElement top = e.getStackTrace()[0];
            return top.getClassName() + "." + top.getMethodName() + ":" + top.getLineNumber();
        }
    }

    static int quiet(int x) {                           // check Main.quiet: valid
        try {
            return 10 / x;
        } catch (ArithmeticException e) {
            e.printStackTrace();
            e.setStackTrace(new StackTraceElement[0]);
            return 0;
        }
    }

    static int shown(int x) {
        try {
            return 10 / x;
        } catch (ArithmeticException e) {
            e.printStackTrace(System.out);              // check Main.shown: unknown, unsupported the stack trace of an exception here
            return 0;
        }
    }

    static int given(StackTraceElement element) {       // check Main.given: valid
        return element == null ? 0 : 1;
    }
}
