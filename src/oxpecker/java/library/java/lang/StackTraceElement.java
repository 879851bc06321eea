package java.lang;

/** A place in a stack trace; there are no objects of it. */
public final class StackTraceElement {
    private StackTraceElement() {
    }

    public native String getMethodName();

    public native String getClassName();

    public native int getLineNumber();
}
