// A key that changes after it was put into a map is not found any more.
import java.util.HashMap;
import java.util.Map;

class Keys {
    static class Key {
        int id;

        Key(int id) {
            this.id = id;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).id == id;
        }

        @Override
        public int hashCode() {
            return id;
        }
    }

    static void moved(int id, int other) {
        if (id < 0 || id > 3 || other < 0 || other > 3) {
            return;
        }
        Map<Key, String> map = new HashMap<>();
        Key key = new Key(id);
        map.put(key, "one");
        key.id = other;
        assert map.containsKey(key);                    // check Keys.moved: invalid, exception here
    }

    record Fixed(int id) { }

    static void fixed(int id) {                         // check Keys.fixed: valid
        Map<Fixed, String> map = new HashMap<>();
        map.put(new Fixed(id), "one");
        assert map.containsKey(new Fixed(id)) && map.size() == 1;
    }

    static void replaced(int id) {                      // check Keys.replaced: valid
        Map<Fixed, String> map = new HashMap<>();
        map.put(new Fixed(id), "one");
        assert map.put(new Fixed(id), "two").equals("one") && map.get(new Fixed(id)).equals("two");
    }
}
