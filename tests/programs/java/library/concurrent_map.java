// ConcurrentHashMap: changes during iteration, no nulls.
// prints: {a=6, b=2, c=11} 6 0 true 3
// prints: true
// prints: no null key
// prints: no null value
// prints: {count=2}
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class Main {
    public static void main(String[] args) throws InterruptedException {
        Map<String, Integer> map = new ConcurrentHashMap<>();
        map.put("a", 1);
        map.merge("a", 5, Integer::sum);
        map.putIfAbsent("b", 2);
        map.computeIfAbsent("c", String::length);
        map.compute("c", (k, v) -> v == null ? 0 : v + 10);
        System.out.println(map + " " + map.get("a") + " " + map.getOrDefault("z", 0) + " " + map.containsKey("b") + " " + map.size());
        for (String key : map.keySet()) {
            map.remove(key);
        }
        System.out.println(map.isEmpty());
        try {
            map.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("no null key");
        }
        try {
            map.put("x", null);
        } catch (NullPointerException e) {
            System.out.println("no null value");
        }
        Runnable work = () -> map.merge("count", 1, Integer::sum);
        Thread one = new Thread(work);
        Thread two = new Thread(work);
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.println(map);
    }
}
