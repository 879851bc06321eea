// A cache that does not move what is read to the front, and so forgets the wrong entry.
import java.util.ArrayList;
import java.util.List;

class Lru {
    private final List<Integer> order = new ArrayList<>();
    private final int capacity;

    Lru(int capacity) {
        this.capacity = capacity;
    }

    boolean touch(int key) {
        if (order.contains(key)) {
            return true;
        }
        if (order.size() == capacity) {
            order.remove(0);
        }
        order.add(key);
        return false;
    }

    boolean drop(int key) {
        return order.remove(Integer.valueOf(key));
    }

    void dropWrongly(int key) {
        order.remove(key);                              // the element at the index, not the key
    }

    static void recent(int a, int b, int c) {
        Lru cache = new Lru(2);
        cache.touch(a);
        cache.touch(b);
        cache.touch(a);
        cache.touch(c);
        assert cache.touch(a);                          // check Lru.recent: invalid, exception here
    }

    static void dropped(int a) {                        // check Lru.dropped: valid
        Lru cache = new Lru(2);
        cache.touch(a);
        assert cache.drop(a) && !cache.drop(a);
    }

    static void index(int a) {                          // check Lru.index: invalid, exception
        Lru cache = new Lru(2);
        cache.touch(a);
        cache.dropWrongly(a);                           // run Lru.index(1): throws IndexOutOfBoundsException
    }
}
