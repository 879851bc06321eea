package java.lang;

import org.sosy_lab.sv_benchmarks.Verifier;
import oxpecker.Oox;

/** A place in a stack trace; exceptions have none. */
public final class StackTraceElement {
    private static final int NATIVE = -2;

    private final String declaringClass;
    private final String methodName;
    private final String fileName;
    private final int lineNumber;

    public StackTraceElement(String declaringClass, String methodName, String fileName, int lineNumber) {
        this.declaringClass = java.util.Objects.requireNonNull(declaringClass, "Declaring class is null");
        this.methodName = java.util.Objects.requireNonNull(methodName, "Method name is null");
        this.fileName = fileName;
        this.lineNumber = lineNumber;
    }

    /** Any places, one at least: a JVM leaves them out only of exceptions that it throws again and again. */
    static StackTraceElement[] $any() {
        int length = Oox.nondetInt();
        Oox.assume(length > 0);
        StackTraceElement[] places = new StackTraceElement[length];
        for (int i = 0; i < length; i++) {
            String file = Oox.nondetBoolean() ? Verifier.nondetString() : null;
            places[i] = new StackTraceElement(Verifier.nondetString(), Verifier.nondetString(), file, Oox.nondetInt());
        }
        return places;
    }

    public String getClassName() {
        return declaringClass;
    }

    public String getMethodName() {
        return methodName;
    }

    public String getFileName() {
        return fileName;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    public boolean isNativeMethod() {
        return lineNumber == NATIVE;
    }

    public String toString() {
        String place = fileName == null ? "Unknown Source" : fileName;
        if (isNativeMethod()) {
            place = "Native Method";
        } else if (fileName != null && lineNumber >= 0) {
            place = fileName + ":" + lineNumber;
        }
        return declaringClass + "." + methodName + "(" + place + ")";
    }

    public boolean equals(Object object) {
        return object instanceof StackTraceElement other
            && declaringClass.equals(other.declaringClass)
            && methodName.equals(other.methodName)
            && java.util.Objects.equals(fileName, other.fileName)
            && lineNumber == other.lineNumber;
    }

    /** The loader, the module and its version, which are null here, count between the method and the file. */
    public int hashCode() {
        int result = 31 * declaringClass.hashCode() + methodName.hashCode();
        result = 31 * 31 * 31 * result;
        result = 31 * result + java.util.Objects.hashCode(fileName);
        return 31 * result + lineNumber;
    }
}
