// HashMap: all its operations.
// prints: null null 1 null null
// prints: {null=0, null=null, one=11, two=2} 4 11 null 0 true false true true
// prints: -1 null null 5 null
// prints: 4 4 null 5 null null
// prints: 5 10 null 6 12 null
// prints: 2 null false true 3 null true false
// prints: {null=0, null=5, three=333} 113732181 true [null, null, three] [0, 5, 333] [null=0, null=5, three=333]
// prints: null:1 null:6 three:334
// prints: {null=2, null=12, three=668}
// prints: 2 true true {}
// prints: {} true
// prints: a=1 a 96 true true true
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

class Main {
    public static void main(String[] args) {
        Map<String, Integer> map = new HashMap<>();
        System.out.println(map.put("one", 1) + " " + map.put("two", 2) + " " + map.put("one", 11) + " " + map.put(null, 0) + " " + map.put("null", null));
        System.out.println(map + " " + map.size() + " " + map.get("one") + " " + map.get("x") + " " + map.get(null) + " " + map.containsKey("null") + " " + map.containsKey("y") + " " + map.containsValue(null) + " " + map.containsValue(2));
        System.out.println(map.getOrDefault("z", -1) + " " + map.getOrDefault("null", -1) + " " + map.putIfAbsent("null", 5) + " " + map.putIfAbsent("null", 6) + " " + map.putIfAbsent("three", 3));
        System.out.println(map.computeIfAbsent("four", k -> k.length()) + " " + map.computeIfAbsent("four", k -> 99) + " " + map.computeIfAbsent("none", k -> null) + " " + map.computeIfPresent("four", (k, v) -> v + 1) + " " + map.computeIfPresent("four", (k, v) -> null) + " " + map.computeIfPresent("absent", (k, v) -> 1));
        System.out.println(map.compute("five", (k, v) -> v == null ? 5 : v * 2) + " " + map.compute("five", (k, v) -> v == null ? 5 : v * 2) + " " + map.compute("five", (k, v) -> null) + " " + map.merge("six", 6, Integer::sum) + " " + map.merge("six", 6, Integer::sum) + " " + map.merge("six", 6, (a, b) -> null));
        System.out.println(map.remove("two") + " " + map.remove("two") + " " + map.remove("one", 5) + " " + map.remove("one", 11) + " " + map.replace("three", 33) + " " + map.replace("no", 1) + " " + map.replace("three", 33, 333) + " " + map.replace("three", 1, 2));
        System.out.println(map + " " + map.hashCode() + " " + map.equals(new HashMap<>(map)) + " " + map.keySet() + " " + map.values() + " " + map.entrySet());
        map.replaceAll((k, v) -> v + 1);
        map.forEach((k, v) -> System.out.print(k + ":" + v + " "));
        System.out.println();
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            entry.setValue(entry.getValue() * 2);
        }
        System.out.println(map);
        Iterator<String> keys = map.keySet().iterator();
        keys.next();
        keys.remove();
        System.out.println(map.size() + " " + map.keySet().remove("three") + " " + map.values().remove(12) + " " + map);
        map.clear();
        System.out.println(map + " " + map.isEmpty());
        map.put("a", 1);
        Map.Entry<String, Integer> first = map.entrySet().iterator().next();
        System.out.println(first + " " + first.getKey() + " " + first.hashCode() + " " + first.equals(Map.entry("a", 1)) + " " + map.entrySet().contains(Map.entry("a", 1)) + " " + map.keySet().equals(java.util.Set.of("a")));
    }
}
