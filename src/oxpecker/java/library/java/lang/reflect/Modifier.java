package java.lang.reflect;

import oxpecker.Deterministic;

/** The bits of modifiers. */
@Deterministic
public class Modifier {
    public static final int PUBLIC = 1;
    public static final int PRIVATE = 2;
    public static final int PROTECTED = 4;
    public static final int STATIC = 8;
    public static final int FINAL = 16;
    public static final int SYNCHRONIZED = 32;
    public static final int VOLATILE = 64;
    public static final int TRANSIENT = 128;
    public static final int NATIVE = 256;
    public static final int INTERFACE = 512;
    public static final int ABSTRACT = 1024;
    public static final int STRICT = 2048;

    private static final int[] ORDER = {
        PUBLIC, PROTECTED, PRIVATE, ABSTRACT, STATIC, FINAL, TRANSIENT,
        VOLATILE, SYNCHRONIZED, NATIVE, STRICT, INTERFACE
    };
    private static final String[] WORDS = {
        "public", "protected", "private", "abstract", "static", "final", "transient",
        "volatile", "synchronized", "native", "strictfp", "interface"
    };

    private Modifier() {
    }

    public static /*@ pure @*/ boolean isPublic(int modifiers) {
        return (modifiers & PUBLIC) != 0;
    }

    public static /*@ pure @*/ boolean isPrivate(int modifiers) {
        return (modifiers & PRIVATE) != 0;
    }

    public static /*@ pure @*/ boolean isProtected(int modifiers) {
        return (modifiers & PROTECTED) != 0;
    }

    public static /*@ pure @*/ boolean isStatic(int modifiers) {
        return (modifiers & STATIC) != 0;
    }

    public static /*@ pure @*/ boolean isFinal(int modifiers) {
        return (modifiers & FINAL) != 0;
    }

    public static /*@ pure @*/ boolean isSynchronized(int modifiers) {
        return (modifiers & SYNCHRONIZED) != 0;
    }

    public static /*@ pure @*/ boolean isVolatile(int modifiers) {
        return (modifiers & VOLATILE) != 0;
    }

    public static /*@ pure @*/ boolean isTransient(int modifiers) {
        return (modifiers & TRANSIENT) != 0;
    }

    public static /*@ pure @*/ boolean isNative(int modifiers) {
        return (modifiers & NATIVE) != 0;
    }

    public static /*@ pure @*/ boolean isInterface(int modifiers) {
        return (modifiers & INTERFACE) != 0;
    }

    public static /*@ pure @*/ boolean isAbstract(int modifiers) {
        return (modifiers & ABSTRACT) != 0;
    }

    public static /*@ pure @*/ boolean isStrict(int modifiers) {
        return (modifiers & STRICT) != 0;
    }

    /** The words in the order of the Java language. */
    public static String toString(int modifiers) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < ORDER.length; i++) {
            if ((modifiers & ORDER[i]) != 0) {
                words.append(words.length() == 0 ? "" : " ").append(WORDS[i]);
            }
        }
        return words.toString();
    }

    public static int classModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | FINAL | STRICT;
    }

    public static int interfaceModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | STRICT;
    }

    public static int constructorModifiers() {
        return PUBLIC | PROTECTED | PRIVATE;
    }

    public static int methodModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | FINAL | SYNCHRONIZED | NATIVE | STRICT;
    }

    public static int fieldModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | STATIC | FINAL | TRANSIENT | VOLATILE;
    }

    public static int parameterModifiers() {
        return FINAL;
    }
}
