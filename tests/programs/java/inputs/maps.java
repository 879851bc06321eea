// Maps as inputs: no key is there twice, and what is found under a key was put there.
import java.util.HashMap;
import java.util.Map;

class Main {
    static int count(Map<String, Integer> m, String word) {     // check Main.count: valid within bounds
        if (m == null) {
            return 0;
        }
        Integer found = m.get(word);
        assert found == null || m.containsKey(word) && m.containsValue(found);
        return found == null ? 0 : found;
    }

    static int total(Map<String, Integer> m) {
        int total = 0;
        for (int n : m.values()) {                      // check Main.total: invalid, exception here
            total += n;
        }
        return total;
    }

    static void distinct(HashMap<Integer, Integer> m) { // check Main.distinct: valid within bounds
        if (m != null && m.size() == 2) {
            Integer before = null;
            boolean first = true;
            for (Integer key : m.keySet()) {
                assert first || before == null || !before.equals(key);
                before = key;
                first = false;
            }
        }
    }

    static void put(Map<Integer, Integer> m, int key) { // check Main.put: valid within bounds
        if (m != null) {
            boolean had = m.containsKey(key);
            int before = m.size();
            m.put(key, 1);
            assert m.get(key) == 1 && m.size() == (had ? before : before + 1);
        }
    }

    static void answer(Map<String, Integer> m) {
        if (m != null && m.containsKey("a")) {
            assert m.get("a") == null || m.get("a") != 42;  // check Main.answer: invalid, exception here
        }
    }
}
// run Main.answer({"a"=42}): throws AssertionError
// run Main.count({"a"=1, "b"=2}, "b"): 2
// run Main.count({}, null): 0
