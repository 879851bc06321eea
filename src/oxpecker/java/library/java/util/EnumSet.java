package java.util;

import oxpecker.Oox;

/**
 * Constants of an enum, in their order. Where the type of the set names the enum, the front end calls the methods whose names
 * end in `$in` with its constants; otherwise the class of a constant, or a class object, tells which there are.
 */
public class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, java.io.Serializable {
    /** All constants of the enum, as far as they matter: of an empty input, they are known once one is added. */
    private Enum[] universe;
    private boolean[] present;
    private int count;

    private EnumSet(Enum[] universe) {
        this.universe = universe;
        this.present = new boolean[universe.length];
    }

    private static Enum[] constants(Class<?> type) {
        Enum[] universe = (Enum[]) type.getEnumConstants();
        if (universe == null) {
            throw new ClassCastException(type + " not an enum");
        }
        return universe;
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> type) {
        return new EnumSet<E>(constants(type));
    }

    static <E extends Enum<E>> EnumSet<E> noneOf$in(Enum[] universe, Class<E> type) {
        Objects.requireNonNull(type);
        return new EnumSet<E>(universe);
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> type) {
        Enum[] universe = constants(type);
        return between(universe, 0, universe.length - 1);
    }

    static <E extends Enum<E>> EnumSet<E> allOf$in(Enum[] universe, Class<E> type) {
        Objects.requireNonNull(type);
        return between(universe, 0, universe.length - 1);
    }

    private static <E extends Enum<E>> EnumSet<E> between(Enum[] universe, int first, int last) {
        EnumSet<E> made = new EnumSet<E>(universe);
        for (int i = first; i <= last; i++) {
            made.present[i] = true;
            made.count++;
        }
        return made;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        return range$in(constants(from.getDeclaringClass()), from, to);
    }

    static <E extends Enum<E>> EnumSet<E> range$in(Enum[] universe, E from, E to) {
        if (from.ordinal() > to.ordinal()) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        return between(universe, from.ordinal(), to.ordinal());
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> other) {
        return other.clone();
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> other) {
        if (other.universe.length == 0) {
            return Oox.unsupported("the complement of an EnumSet of a type that is not known");
        }
        return complementOf$in(other.universe, other);
    }

    static <E extends Enum<E>> EnumSet<E> complementOf$in(Enum[] universe, EnumSet<E> other) {
        EnumSet<E> made = new EnumSet<E>(universe);
        for (int i = 0; i < universe.length; i++) {
            made.present[i] = other.count == 0 || !other.present[i];
        }
        made.count = universe.length - other.count;
        return made;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> other) {
        if (other instanceof EnumSet) {
            return ((EnumSet<E>) other).clone();
        }
        if (other.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        return copyOf$in(constants(other.iterator().next().getDeclaringClass()), other);
    }

    static <E extends Enum<E>> EnumSet<E> copyOf$in(Enum[] universe, Collection<E> other) {
        if (!(other instanceof EnumSet) && other.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        EnumSet<E> made = new EnumSet<E>(universe);
        made.addAll(other);
        return made;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E a) {
        return of$in(constants(a.getDeclaringClass()), a);
    }

    public static <E extends Enum<E>> EnumSet<E> of(E a, E b) {
        return of$in(constants(a.getDeclaringClass()), a, b);
    }

    public static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c) {
        return of$in(constants(a.getDeclaringClass()), a, b, c);
    }

    public static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c, E d) {
        return of$in(constants(a.getDeclaringClass()), a, b, c, d);
    }

    public static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c, E d, E e) {
        return of$in(constants(a.getDeclaringClass()), a, b, c, d, e);
    }

    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        return of$in(constants(first.getDeclaringClass()), first, rest);
    }

    static <E extends Enum<E>> EnumSet<E> of$in(Enum[] universe, E a) {
        EnumSet<E> made = new EnumSet<E>(universe);
        made.add(a);
        return made;
    }

    static <E extends Enum<E>> EnumSet<E> of$in(Enum[] universe, E a, E b) {
        EnumSet<E> made = of$in(universe, a);
        made.add(b);
        return made;
    }

    static <E extends Enum<E>> EnumSet<E> of$in(Enum[] universe, E a, E b, E c) {
        EnumSet<E> made = of$in(universe, a, b);
        made.add(c);
        return made;
    }

    static <E extends Enum<E>> EnumSet<E> of$in(Enum[] universe, E a, E b, E c, E d) {
        EnumSet<E> made = of$in(universe, a, b, c);
        made.add(d);
        return made;
    }

    static <E extends Enum<E>> EnumSet<E> of$in(Enum[] universe, E a, E b, E c, E d, E e) {
        EnumSet<E> made = of$in(universe, a, b, c, d);
        made.add(e);
        return made;
    }

    static <E extends Enum<E>> EnumSet<E> of$in(Enum[] universe, E first, E[] rest) {
        EnumSet<E> made = of$in(universe, first);
        for (E each : rest) {
            made.add(each);
        }
        return made;
    }

    public EnumSet<E> clone() {
        EnumSet<E> made = new EnumSet<E>(universe);
        for (int i = 0; i < present.length; i++) {
            made.present[i] = present[i];
        }
        made.count = count;
        return made;
    }

    public int size() {
        return count;
    }

    public boolean isEmpty() {
        return count == 0;
    }

    public boolean contains(Object element) {
        return isOne(element) && present[((Enum) element).ordinal()];
    }

    /** Whether an object is a constant of this enum. */
    private boolean isOne(Object element) {
        if (!(element instanceof Enum)) {
            return false;
        }
        int place = ((Enum) element).ordinal();
        return place < universe.length && Oox.identical(universe[place], element);
    }

    public boolean add(E element) {
        int place = element.ordinal();
        if (universe.length == 0) {
            universe = constants(element.getDeclaringClass());
            present = new boolean[universe.length];
        }
        if (!isOne(element)) {
            return Oox.unsupported("a constant of another enum in an EnumSet");
        }
        if (present[place]) {
            return false;
        }
        present[place] = true;
        count++;
        return true;
    }

    public boolean remove(Object element) {
        if (!contains(element)) {
            return false;
        }
        present[((Enum) element).ordinal()] = false;
        count--;
        return true;
    }

    public void clear() {
        for (int i = 0; i < present.length; i++) {
            present[i] = false;
        }
        count = 0;
    }

    /** Java's iterator looks at the set as it is when it is asked, and never complains about changes. */
    public Iterator<E> iterator() {
        boolean[] rest = new boolean[present.length];
        for (int i = 0; i < rest.length; i++) {
            rest[i] = present[i];
        }
        return new Iterator<E>() {
            private int next = 0;
            private int last = -1;

            public boolean hasNext() {
                while (next < rest.length && !rest[next]) {
                    next++;
                }
                return next < rest.length;
            }

            @SuppressWarnings("unchecked")
            public E next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                last = next++;
                return (E) universe[last];
            }

            public void remove() {
                if (last < 0) {
                    throw new IllegalStateException();
                }
                EnumSet.this.remove(universe[last]);
                last = -1;
            }
        };
    }

    // --- as an input ---------------------------------------------------------------------------------------

    /** The constants, in their order. */
    static EnumSet $of(Object[] parts) {
        Enum[] universe = new Enum[0];
        if (parts.length > 0) {
            Oox.assume(parts[0] instanceof Enum);
            universe = constants(((Enum) parts[0]).getDeclaringClass());
        }
        Oox.assume(parts.length <= universe.length);
        EnumSet made = new EnumSet(universe);
        for (int i = 0; i < parts.length; i++) {
            Oox.assume(parts[i] instanceof Enum);
            Enum part = (Enum) parts[i];
            Oox.assume(i == 0 || part.ordinal() > ((Enum) parts[i - 1]).ordinal() && made.isOne(part));
            made.add(part);
        }
        return made;
    }

    Object[] $parts() {
        return toArray();
    }
}
