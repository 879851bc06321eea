// Stack traces are kept by nobody: who asks for one learns nothing, who only passes one on may.
class Main {
    static String origin(int x) {
        try {
            return String.valueOf(10 / x);
        } catch (ArithmeticException e) {
            StackTraceElement top = e.getStackTrace()[0];       // check Main.origin: unknown, unsupported the stack trace of an exception here
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

    static int given(StackTraceElement element) {       // check Main.given: valid
        return element == null ? 0 : 1;
    }
}
