// Every way by which null gets into a list or a map of a private field is seen.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;

class FilledBefore {
    private List<String> list = new ArrayList<>();

    FilledBefore() { List<String> made = new ArrayList<>(); made.add(null); list = made; }

    // check FilledBefore.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class FilledAfter {
    private List<String> list = new ArrayList<>();

    FilledAfter() { List<String> made = new ArrayList<>(); list = made; made.add(null); }

    // check FilledAfter.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class Shown {
    private List<String> list = new ArrayList<>();

    List<String> shown() { List<String> made = new ArrayList<>(); list = made; return made; }

    // check Shown.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class InLambda {
    private List<String> list = new ArrayList<>();

    Runnable add() { return () -> list.add(null); }

    // check InLambda.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class Referred {
    private List<String> list = new ArrayList<>();

    Consumer<String> add() { return list::add; }

    // check Referred.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class Inner {
    private List<String> list = new ArrayList<>();

    class In { void add() { list.add(null); } }

    // check Inner.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class Chosen {
    private List<String> list = new ArrayList<>();

    void add(List<String> other) { (other.isEmpty() ? list : other).add(null); }

    // check Chosen.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class NullChosen {
    private List<String> list = new ArrayList<>();

    void add(boolean some) { list.add(some ? "a" : null); }

    // check NullChosen.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class Handed {
    private List<String> list = new ArrayList<>();

    void add() { put(null); } private void put(String each) { list.add(each); }

    // check Handed.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class Varying {
    private List<String> list = new ArrayList<>();

    void add() { put("a", null); } private void put(String... all) { for (String each : all) list.add(each); }

    // check Varying.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class Recursive {
    private List<String> list = new ArrayList<>();

    void add(int n) { put(n, "a"); } private void put(int n, String each) { if (n > 0) put(n - 1, null); list.add(each); }

    // check Recursive.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class Iterating {
    private List<String> list = new ArrayList<>();

    void add() { list.listIterator().add(null); }

    // check Iterating.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class Partial {
    private List<String> list = new ArrayList<>();

    void add() { list.subList(0, 0).add(null); }

    // check Partial.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class Replacing {
    private List<String> list = new ArrayList<>();

    void add() { list.replaceAll(each -> null); }

    // check Replacing.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class Together {
    private List<String> list = new ArrayList<>();

    void add() { Collections.addAll(list, "a", null); }

    // check Together.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class FromOther {
    private List<String> list = new ArrayList<>();

    void add(List<String> other) { list.addAll(other); }

    // check FromOther.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class Untyped {
    private List<String> list = new ArrayList<>();

    @SuppressWarnings("unchecked") void add() { Object same = list; ((List<String>) same).add(null); }

    // check Untyped.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class InArray {
    private List<String> list = new ArrayList<>();

    Object[] add() { return new Object[] {list}; }

    // check InArray.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class Twice {
    private List<String> list = new ArrayList<>();

    List<String> other; void add() { other = list; }

    // check Twice.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class Initialised {
    private List<String> list = new ArrayList<>();

    { list = new ArrayList<>() {{ add(null); }}; }

    // check Initialised.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : list) {
            assert each != null;
        }
    }
}

class SetHere {
    private final Map<String, String> map = new HashMap<>();

    void each() { for (Map.Entry<String, String> each : map.entrySet()) each.setValue(null); }

    // check SetHere.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : map.values()) {
            assert each != null;
        }
    }
}

class SetInLambda {
    private final Map<String, String> map = new HashMap<>();

    void each() { map.entrySet().forEach(each -> each.setValue(null)); }

    // check SetInLambda.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : map.values()) {
            assert each != null;
        }
    }
}

class SetElsewhere {
    private final Map<String, String> map = new HashMap<>();

    void each() { for (Map.Entry<String, String> each : map.entrySet()) change(each); } private static void change(Map.Entry<String, String> each) { each.setValue(null); }

    // check SetElsewhere.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : map.values()) {
            assert each != null;
        }
    }
}

class KeptInField {
    private final Map<String, String> map = new HashMap<>();

    Map.Entry<String, String> last; void each() { for (Map.Entry<String, String> each : map.entrySet()) last = each; }

    // check KeptInField.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : map.values()) {
            assert each != null;
        }
    }
}

class KeptInList {
    private final Map<String, String> map = new HashMap<>();

    List<Object> seen = new ArrayList<>(); void each() { for (Map.Entry<String, String> each : map.entrySet()) seen.add(each); }

    // check KeptInList.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : map.values()) {
            assert each != null;
        }
    }
}

class KeptByLambda {
    private final Map<String, String> map = new HashMap<>();

    List<Runnable> seen = new ArrayList<>(); void each() { for (Map.Entry<String, String> each : map.entrySet()) seen.add(() -> each.setValue(null)); }

    // check KeptByLambda.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : map.values()) {
            assert each != null;
        }
    }
}

class GivenBack {
    private final Map<String, String> map = new HashMap<>();

    Object first() { Object found = null; for (Map.Entry<String, String> each : map.entrySet()) found = each; return found; }

    // check GivenBack.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : map.values()) {
            assert each != null;
        }
    }
}

class Collected {
    private final Map<String, String> map = new HashMap<>();

    List<Map.Entry<String, String>> all() { return map.entrySet().stream().collect(Collectors.toList()); }

    // check Collected.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : map.values()) {
            assert each != null;
        }
    }
}

class Copied {
    private final Map<String, String> map = new HashMap<>();

    List<Map.Entry<String, String>> all() { return new ArrayList<>(map.entrySet()); }

    // check Copied.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : map.values()) {
            assert each != null;
        }
    }
}

class StillIterating {
    private final Map<String, String> map = new HashMap<>();

    Iterator<Map.Entry<String, String>> all() { return map.entrySet().iterator(); }

    // check StillIterating.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : map.values()) {
            assert each != null;
        }
    }
}

class Compared {
    private final Map<String, String> map = new HashMap<>();

    boolean has(Object other) { return map.entrySet().contains(other); }

    // check Compared.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : map.values()) {
            assert each != null;
        }
    }
}

class Replaced {
    private final Map<String, String> map = new HashMap<>();

    void each() { map.replaceAll((key, value) -> null); }

    // check Replaced.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : map.values()) {
            assert each != null;
        }
    }
}

class PutAbsent {
    private final Map<String, String> map = new HashMap<>();

    void each() { map.putIfAbsent("a", null); }

    // check PutAbsent.use with array 1 and string 1: invalid, exception
    void use() {
        for (String each : map.values()) {
            assert each != null;
        }
    }
}

class LookedAt {
    private final Map<String, List<String>> map = new HashMap<>();

    void add(String key, String value) {
        map.computeIfAbsent(key, each -> new ArrayList<>()).add(value);
    }

    int count() {
        int sum = 0;
        for (Map.Entry<String, List<String>> each : map.entrySet()) {
            sum += each.getValue().size() + map.entrySet().stream().mapToInt(other -> other.getValue().size()).sum();
        }
        return sum;
    }

    // check LookedAt.use with array 1 and string 1: valid within bounds
    void use() {
        for (List<String> each : map.values()) {
            assert each != null;
        }
    }
}
