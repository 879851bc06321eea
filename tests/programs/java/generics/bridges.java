// Methods that erasure makes others of: what is inherited serves an interface by the type arguments of the class alone,
// and a method of a class goes before the abstract one of an interface.
// prints: half of 4
// prints: 3 put
// prints: 3 put
// prints: 7 kept
import java.util.function.Supplier;

interface Splitting<T> {
    Splitting<T> split();

    String shown();
}

abstract class Range<S extends Range<S>> {
    int size;

    S split() {
        return made(size / 2);
    }

    abstract S made(int size);
}

interface Putting<K, V> {
    String put(K key, V value);
}

interface IntPutting extends Putting<Integer, Integer> {
    default String put(Integer key, Integer value) {
        return "default";
    }
}

class Puts implements IntPutting {
    public String put(Integer key, Integer value) {
        return key + value + " put";
    }
}

interface Mapping<K, V> {
    String put(K key, V value);
}

class Maps extends Puts implements Mapping<Integer, Integer> {
}

class Keeps<T> {
    T kept;

    T get() {
        return kept;
    }
}

class Words extends Keeps<String> implements Wording {
}

interface Wording extends Supplies<String> {
}

interface Supplies<T> {
    default String twice() {
        return "never";
    }
}

class Main {
    static class Half extends Range<Half> implements Splitting<String> {
        Half(int size) {
            this.size = size;
        }

        Half made(int size) {
            return new Half(size);
        }

        public Half split() {
            return super.split();
        }

        public String shown() {
            return "half of " + 2 * size;
        }
    }

    public static void main(String[] args) {
        Splitting<String> half = new Half(4);
        System.out.println(half.split().shown());
        Mapping<Integer, Integer> maps = new Maps();
        System.out.println(maps.put(1, 2));
        Putting<Integer, Integer> puts = new Maps();
        System.out.println(puts.put(1, 2));
        Words words = new Words();
        words.kept = "7 kept";
        Supplier<String> supplier = words::get;
        System.out.println(supplier.get());
    }
}
