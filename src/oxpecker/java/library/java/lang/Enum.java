package java.lang;

public abstract class Enum<E extends Enum<E>> implements java.io.Serializable, Comparable<E> {
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

    public static <T extends Enum<T>> T valueOf(Class<T> type, String name) {
        Enum[] universe = (Enum[]) type.getEnumConstants();
        if (universe == null) {
            throw new IllegalArgumentException(type.getName() + " is not an enum class");
        }
        return valueOf$in(universe, type, name);
    }

    /** `valueOf` with the constants of the enum that the type of the result names. */
    static <T extends Enum<T>> T valueOf$in(Enum[] universe, Class<T> type, String name) {
        String owner = type.getName();
        for (Enum each : universe) {
            if (each.name().equals(name)) {
                return (T) each;
            }
        }
        if (name == null) {
            throw new NullPointerException("Name is null");
        }
        throw new IllegalArgumentException("No enum constant " + owner.replace('$', '.') + "." + name);
    }

    public String toString() {
        return name;
    }

    public final boolean equals(Object other) {
        return oxpecker.Oox.identical(this, other);
    }

    public final int hashCode() {
        return super.hashCode();
    }

    public final int compareTo(E other) {
        return ordinal - other.ordinal();
    }

    /** `getDeclaringClass` where the type of the receiver says which class that is. */
    final Class<E> $declared(Class<E> own) {
        return own;
    }

    public final Class<E> getDeclaringClass() {
        Class<?> own = getClass();
        Class<?> above = own.getSuperclass();
        return (Class<E>) (above == Enum.class ? own : above);
    }
}
