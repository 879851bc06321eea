// LinkedHashMap: insertion order, access order, eldest entries.
// prints: {to=2, be=2, or=1, not=1, that=1, is=1, the=1, question=1} [to, be, or, not, that, is, the, question] [2, 2, 1, 1, 1, 1, 1, 1]
// prints: {to=8, be=2, not=1, that=1, is=1, the=1, question=1, or=7, new=3}
// prints: {3=v3, 5=v5, 4=v4} v4 {3=v3, 5=v5, 4=v4}
// prints: java.util.ConcurrentModificationException
// prints: {to=8, be=2, not=1, that=1, is=1, the=1, question=1, or=7, new=3, k0=13, k1=14, k2=15, k3=16, k4=17, k5=18, k6=19, k7=7, k8=8, k9=9, k10=10, k11=11, k12=12} true
// prints: {k0=13, k1=14, k2=15, k3=16, k4=17, k5=18, k6=19, k10=10, k11=11, k12=12}
import java.util.LinkedHashMap;
import java.util.Map;

class Main {
    static class Recent<K, V> extends LinkedHashMap<K, V> {
        private final int limit;

        Recent(int limit) {
            super(16, 0.75f, true);
            this.limit = limit;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > limit;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> map = new LinkedHashMap<>();
        for (String word : "to be or not to be that is the question".split(" ")) {
            map.merge(word, 1, Integer::sum);
        }
        System.out.println(map + " " + map.keySet() + " " + map.values());
        map.remove("or");
        map.put("or", 7);
        map.put("to", 8);
        map.computeIfAbsent("new", k -> 3);
        System.out.println(map);
        Recent<Integer, String> recent = new Recent<>(3);
        for (int i = 1; i <= 5; i++) {
            recent.put(i, "v" + i);
            recent.get(i - 1);
        }
        System.out.println(recent + " " + recent.getOrDefault(4, "?") + " " + recent);
        try {
            for (Integer key : recent.keySet()) {
                recent.get(key);
            }
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println(e);
        }
        for (int i = 0; i < 20; i++) {
            map.put("k" + i % 13, i);
        }
        System.out.println(map + " " + new LinkedHashMap<>(map).equals(map));
        map.entrySet().removeIf(entry -> entry.getValue() < 10);
        System.out.println(map);
    }
}
