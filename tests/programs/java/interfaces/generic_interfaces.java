// Generic interfaces implemented at several types, with bridges, default methods and static members.
// prints: n81
// prints: 3
// prints: <a><b!><b!><c!>
// prints: <d!>
// prints: 2
// prints: Rex barks
// prints: 21
// prints: 3
// prints: a bridge casts
class Main {
    interface Transformer<A, B> {
        B apply(A a);

        default <C> Transformer<A, C> then(Transformer<? super B, ? extends C> next) {
            return a -> next.apply(apply(a));
        }

        static <T> Transformer<T, T> identity() {
            return t -> t;
        }
    }

    interface Container<T> {
        T get();

        void put(T t);

        default T swap(T t) {
            T old = get();
            put(t);
            return old;
        }
    }

    static class Cell<T> implements Container<T> {
        private T value;

        Cell(T value) {
            this.value = value;
        }

        public T get() {
            return value;
        }

        public void put(T t) {
            value = t;
        }
    }

    static class Loud extends Cell<String> {
        Loud(String s) {
            super(s);
        }

        @Override
        public void put(String s) {
            super.put(s + "!");
        }

        @Override
        public String get() {
            return "<" + super.get() + ">";
        }
    }

    static class Length implements Transformer<String, Integer>, Comparable<Length> {
        int calls;

        public Integer apply(String s) {
            calls++;
            return s.length();
        }

        public int compareTo(Length other) {
            return calls - other.calls;
        }
    }

    static abstract class Animal<S extends Animal<S>> {
        String name = "";

        abstract S self();

        S named(String n) {
            name = n;
            return self();
        }
    }

    static class Dog extends Animal<Dog> {
        Dog self() {
            return this;
        }

        String bark() {
            return name + " barks";
        }
    }

    interface Base {
        int LIMIT = 10;

        default int limit() {
            return LIMIT;
        }
    }

    interface Middle extends Base {
        int limit();
    }

    static class End implements Middle {
        public int limit() {
            return LIMIT + 1;
        }
    }

    public static void main(String[] args) {
        Length length = new Length();
        Transformer<String, String> t = length.then(n -> n * 2).then(n -> "n" + n);
        System.out.println(t.apply("four") + length.calls);
        System.out.println(Transformer.<String>identity().then(length).apply("abc"));
        Container<String> c = new Loud("a");
        System.out.println(c.swap("b") + c.get() + c.swap("c") + c.get());
        Cell<String> cell = (Cell<String>) c;
        cell.put("d");
        System.out.println(cell.get());
        Comparable<Length> comparable = length;
        System.out.println(comparable.compareTo(new Length()));
        System.out.println(new Dog().named("Rex").bark());
        Base b = new End();
        System.out.println(b.limit() + End.LIMIT);
        Transformer raw = length;
        Object o = raw.apply("raw");
        System.out.println(o);
        try {
            raw.apply(5);
        } catch (ClassCastException e) {
            System.out.println("a bridge casts");
        }
    }
}
