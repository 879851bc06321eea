// The classic cache: a map that moves what is looked up to its end, and forgets its first entry when it is full. The map
// in a field is of the class that the field is always given, and in access order if its class always asks for that.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

class Recent<K, V> extends LinkedHashMap<K, V> {
    private final int most;

    Recent(int most) {
        super(16, 0.75f, true);
        if (most < 1) {
            throw new IllegalArgumentException();
        }
        this.most = most;
    }

    Recent() {
        this(100);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > most;
    }

    static <T> T last(Iterable<T> all) {
        T last = null;
        for (T each : all) {
            last = each;
        }
        return last;
    }

    // check Recent.looked with array 2: valid within bounds
    static void looked(Recent<Integer, Integer> map, Integer key) {
        if (map != null && key != null && map.get(key) != null) {
            assert last(map.keySet()).equals(key);
        }
    }

    // check Recent.stays with array 2: invalid, exception
    static void stays(Recent<Integer, Integer> map) {
        if (map != null && map.size() == 2) {
            Integer first = map.keySet().iterator().next();
            map.get(first);
            assert map.keySet().iterator().next() == first;
        }
    }

    // check Recent.forgets with array 2: invalid, exception
    static void forgets(Recent<Integer, Integer> map, int key) {
        if (map != null) {
            int size = map.size();
            boolean known = map.containsKey(key);
            map.put(key, 1);
            assert map.size() == (known ? size : size + 1);
        }
    }

    // run Recent.main(): returns
    // check Recent.main: valid
    static void main() {
        Recent<Integer, String> map = new Recent<>(2);
        map.put(1, "a");
        map.put(2, "b");
        map.get(1);
        map.put(3, "c");
        assert map.keySet().toString().equals("[1, 3]");
    }
}

class Cache {
    private final Map<Integer, Integer> named = new Recent<>(3);
    private final Map<Integer, Integer> unnamed = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) {
            return size() > 3;
        }
    };

    // check Cache.put with array 1: valid within bounds
    void put(int key) {
        named.put(key, 1);
        unnamed.put(key, 2);
        assert named.get(key) == 1 && unnamed.get(key) == 2;
    }

    // check Cache.ordered with array 2: valid within bounds
    void ordered(Integer key) {
        if (key != null && unnamed.get(key) != null) {
            assert Recent.last(unnamed.keySet()).equals(key);
        }
    }

    // check Cache.forgets with array 3: invalid, exception
    void forgets(int key) {
        int size = unnamed.size();
        unnamed.put(key, 2);
        assert unnamed.size() >= size;
        assert unnamed.size() == size + 1 || size == 0;
    }
}

// The flag differs between constructors: such maps are tried in insertion order, and the verdict says so.
class Either extends LinkedHashMap<Integer, Integer> {
    Either() {
    }

    Either(int size) {
        super(size, 0.75f, true);
    }

    // check Either.stays with array 2: valid within bounds
    static void stays(Either map) {
        if (map != null && map.size() == 2) {
            Integer first = map.keySet().iterator().next();
            map.get(first);
            assert map.keySet().iterator().next() == first;
        }
    }
}

class Strict<T> extends ArrayList<T> {
    @Override
    public boolean add(T value) {
        if (value == null) {
            throw new IllegalArgumentException();
        }
        return super.add(value);
    }
}

class Names {
    private final List<String> names = new Strict<>();

    // check Names.added: invalid, exception
    void added(String name) {
        names.add(name);
    }

    // check Names.measured with array 2 and string 2: valid within bounds
    int measured() {
        int sum = 0;
        for (String name : names) {
            sum += name == null ? 0 : name.length();
        }
        assert names instanceof Strict;
        return sum;
    }
}
