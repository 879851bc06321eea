package java.lang;

public abstract class Enum<E extends Enum<E>> implements Comparable<E> {
    private final String name;
    private final int ordinal;

    protected Enum(String name, int ordinal) {
        this.name = name;
        this.ordinal = ordinal;
    }

    public final /*@ pure @*/ String name() {
        return name;
    }

    public final /*@ pure @*/ int ordinal() {
        return ordinal;
    }

    public String toString() {
        return name;
    }

    public final boolean equals(Object other) {
        return this == other;
    }

    public final int hashCode() {
        return oxpecker.Oox.unsupported("the identity hash code of an enum constant");
    }

    public final int compareTo(E other) {
        return ordinal - other.ordinal();
    }
}
