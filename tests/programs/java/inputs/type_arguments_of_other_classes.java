// Type arguments belong to the class that they were written for: a class below or above may use them in other places.
import java.util.List;

class Base<T> {
    T value;
}

class Sub<A, B> extends Base<B> {
    A own;

    // check Sub.text: valid
    static int text(Sub<Integer, String> sub) {
        return sub == null || sub.value == null ? 0 : sub.value.length();
    }

    // check Sub.number: invalid, exception
    static void number(Base<String> base) {
        assert !(base instanceof Sub<?, ?> sub && (Object) sub.own instanceof Integer);
    }

    // check Sub.same: invalid, exception
    static void same(Sub<Integer, String> sub, Base<String> base) {
        assert sub == null || sub != base;
    }

    // check Sub.bounded: invalid, exception
    static void bounded(List<Integer> one, List<? extends Number> two) {
        assert one == null || (Object) one != two;
    }
}

class Number1 extends Base<Integer> {
    // check Number1.get: valid
    static int get(Number1 box) {
        return box == null || box.value == null ? 0 : box.value;
    }

    // check Number1.own: valid
    int own() {
        return value == null ? 0 : value;
    }
}

interface Named<N> {
    N name();
}

class Tag<X, Y> implements Named<Y> {
    X other;
    Y name;

    public Y name() {
        return name;
    }

    // check Tag.length: valid
    static int length(Named<String> named) {
        return named == null || named.name() == null ? 0 : named.name().length();
    }
}

// What an implementation gives that nothing is known of is what the interface that declares its method promises.
interface Turned<A, B> extends java.util.function.Function<B, A> {
}

class Turning {
    // check Turning.length: valid within bounds
    static int length(Turned<String, Integer> turned) {
        String text = turned == null ? null : turned.apply(3);
        return text == null ? 0 : text.length();
    }

    // check Turning.any: invalid, exception
    static void any(Turned<String, Integer> turned) {
        assert turned == null || turned.apply(3) == null;
    }

    // An answer is no object of another class, whichever the path has made by then.
    // check Turning.asked: valid within bounds
    //@ signals_only IllegalStateException;
    static void asked(Turned<String, Integer> turned) {
        if (turned != null && turned.apply(3) != null) {
            throw new IllegalStateException();
        }
    }
}
