// A generic method is overridden by one whose bounds say what the type arguments of the subclass are (JLS 8.4.2).
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

class Order<T> {
    <E extends T> E least(E a, E b) {
        return a;
    }

    <E extends T> String name(E[] some) {
        return "order";
    }
}

class Reverse extends Order<Comparable<?>> {
    @Override
    <E extends Comparable<?>> E least(E a, E b) {
        return b;
    }

    <E extends Comparable<?>> String name(E[] some) {
        return "reverse";
    }
}

/** What a superclass implements comes before what its interfaces declare. */
abstract class Some<E> extends AbstractCollection<E> {
}

abstract class Distinct<E> extends Some<E> implements Set<E> {
}

class One extends Distinct<String> {
    public int size() {
        return 1;
    }

    public Iterator<String> iterator() {
        return List.of("a").iterator();
    }

    @Override
    public boolean containsAll(Collection<?> others) {
        return super.containsAll(others);
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other);
    }

    @Override
    public int hashCode() {
        return 1;
    }
}

class Closed {
    @Override
    protected void finalize() throws Throwable {
        super.finalize();
    }
}

class Main {
    public static void main(String[] arguments) {
        Order<Comparable<?>> order = new Reverse();
        System.out.println(order.least("x", "y") + order.name(new String[0]));          // prints: yreverse
        System.out.println(new One().containsAll(List.of("a")) + " " + new One().equals(new One()));    // prints: true false
    }

    // check Main.reversed: valid
    static void reversed(String a, String b) {
        Order<Comparable<?>> order = new Reverse();
        assert order.least(a, b) == b;
    }
}
