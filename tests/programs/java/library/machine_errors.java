// Errors of linkage and of the machine: how they stand to each other, what they say, and what failing initialisers throw.
// prints: [java.lang.LinkageError, java.lang.LinkageError: l, java.lang.IncompatibleClassChangeError: i, java.lang.AbstractMethodError: a, java.lang.AbstractMethodError, java.lang.NoClassDefFoundError: n, java.lang.UnsatisfiedLinkError: u, java.lang.NoClassDefFoundError]
// prints: [java.lang.UnknownError: k, java.lang.UnknownError, java.lang.InternalError: i, java.lang.OutOfMemoryError]
// prints: own java.lang.RuntimeException: why
// prints: true true false
// prints: java.lang.InstantiationException: i null
// prints: java.lang.IllegalAccessException null
// prints: java.lang.NoSuchMethodException: m null
// prints: java.lang.NoSuchFieldException: f null
// prints: java.lang.ReflectiveOperationException: r java.lang.Error: cause
// prints: java.lang.ReflectiveOperationException: java.lang.Error: cause java.lang.Error: cause
// prints: java.lang.ExceptionInInitializerError null java.lang.NumberFormatException: For input string: "x" true
// prints: Could not initialize class Main$Fails
// prints: nobody knows
// prints: java.lang.ExceptionInInitializerError java.lang.IllegalStateException: s said null
// prints: Can't overwrite cause with java.lang.Error
// prints: java.lang.Thread$State.GONE class java.lang.Thread$State GONE
import java.util.List;

class Main {
    static class Fails {
        static int value = Integer.parseInt("x");
    }

    static class FailsByError {
        static int value = fail();

        static int fail() {
            throw new UnknownError("nobody knows");
        }
    }

    public static void main(String[] args) {
        List<LinkageError> linkage = List.of(
            new LinkageError(), new LinkageError("l"), new IncompatibleClassChangeError("i"), new AbstractMethodError("a"),
            new AbstractMethodError(), new NoClassDefFoundError("n"), new UnsatisfiedLinkError("u"), new NoClassDefFoundError());
        System.out.println(linkage);
        List<VirtualMachineError> machine = List.of(new UnknownError("k"), new UnknownError(), new InternalError("i"), new OutOfMemoryError());
        System.out.println(machine);
        VirtualMachineError own = new VirtualMachineError("own", new RuntimeException("why")) { };
        System.out.println(own.getMessage() + " " + own.getCause());
        Object error = new AbstractMethodError("x");
        System.out.println((error instanceof IncompatibleClassChangeError) + " " + (error instanceof LinkageError) + " " + (error instanceof Exception));
        reflective();
        initialisers();
        constants();
    }

    static void reflective() {
        ReflectiveOperationException[] all = {
            new InstantiationException("i"), new IllegalAccessException(), new NoSuchMethodException("m"), new NoSuchFieldException("f"),
            new ReflectiveOperationException("r", new Error("cause")), new ReflectiveOperationException(new Error("cause")),
        };
        for (ReflectiveOperationException each : all) {
            System.out.println(each + " " + each.getCause());
        }
    }

    static void initialisers() {
        try {
            System.out.println(Fails.value);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e + " " + e.getMessage() + " " + e.getException() + " " + (e.getCause() == e.getException()));
        }
        try {
            System.out.println(Fails.value);
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(FailsByError.value);
        } catch (UnknownError e) {
            System.out.println(e.getMessage());
        }
        ExceptionInInitializerError made = new ExceptionInInitializerError(new IllegalStateException("s"));
        System.out.println(made + " " + made.getCause() + " " + new ExceptionInInitializerError("said").getMessage() + " " + new ExceptionInInitializerError().getException());
        try {
            made.initCause(new Error());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }

    static void constants() {
        EnumConstantNotPresentException missing = new EnumConstantNotPresentException(Thread.State.class, "GONE");
        System.out.println(missing.getMessage() + " " + missing.enumType() + " " + missing.constantName());
    }
}
