// What a function gives becomes the value of a key only where it is not null.

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;

class Main {
    static int nulls(Map<String, String> map) {
        map.put("a", "b");
        map.computeIfAbsent("c", key -> null);
        map.computeIfPresent("a", (key, value) -> null);
        map.put("a", "b");
        map.compute("a", (key, value) -> null);
        map.compute("d", (key, value) -> null);
        map.put("a", "b");
        map.merge("a", "c", (one, two) -> null);
        map.merge("e", "f", (one, two) -> null);
        int found = 0;
        for (String value : map.values()) {
            found += value == null ? 100 : 1;
        }
        return found;
    }

    // run Main.hashed(): 1
    static int hashed() {
        return nulls(new HashMap<>());
    }

    // run Main.linked(): 1
    static int linked() {
        return nulls(new LinkedHashMap<>());
    }

    // run Main.sorted(): 1
    static int sorted() {
        return nulls(new TreeMap<>());
    }

    // run Main.concurrent(): 1
    static int concurrent() {
        return nulls(new ConcurrentHashMap<>());
    }
}
