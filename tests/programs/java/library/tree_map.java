// TreeMap: order, neighbours, views.
// prints: {10=v10, 20=v20, 30=v30, 40=v40, 50=v50, 60=v60, 70=v70, 80=v80, 90=v90} 9 v30 null v30 true true
// prints: 10 90 10=v10 90=v90 40 50 60 null null 20=v20
// prints: {10=v10, 20=v20, 30=new} {70=v70, 80=v80, 90=v90} {20=v20, 30=new, 40=v40} 4 {80=v80, 90=v90} [30, 40, 50]
// prints: {90=v90, 80=v80, 70=v70, 60=v60, 50=v50, 40=v40, 30=new, 20=v20, 10=v10} [90, 80, 70, 60, 50, 40, 30, 20, 10] 40
// prints: 10=v10 90=v90 v50 null {20=v20, 30=new, 40=v40, 60=v60, 70=v70, 80=v80}
// prints: {30=new, 35=seen, 40=v40, 45=through} {20=v20, 30=new, 35=seen, 40=v40, 45=through, 70=v70, 80=v80} 30 45 null 45 30
// prints: {45=through, 40=v40} 45
// prints: {20=v20, 70=v70, 80=v80}
// prints: {d=1, c=3, b=4, a=1} d [d, c, b, a] [1, 3, 4, 1] true
// prints: {d=11, b=14, a=11} true 325 a
// prints: {null=0, x=1}
import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

class Main {
    public static void main(String[] args) {
        TreeMap<Integer, String> map = new TreeMap<>();
        for (int i : new int[] {50, 20, 80, 10, 30, 70, 90, 60, 40}) {
            map.put(i, "v" + i);
        }
        System.out.println(map + " " + map.size() + " " + map.get(30) + " " + map.get(31) + " " + map.put(30, "new") + " " + map.containsKey(80) + " " + map.containsValue("v80"));
        System.out.println(map.firstKey() + " " + map.lastKey() + " " + map.firstEntry() + " " + map.lastEntry() + " " + map.lowerKey(50) + " " + map.floorKey(55) + " " + map.ceilingKey(55) + " " + map.higherKey(90) + " " + map.floorEntry(5) + " " + map.higherEntry(10));
        System.out.println(map.headMap(40) + " " + map.tailMap(70) + " " + map.subMap(20, 50) + " " + map.headMap(40, true).size() + " " + map.tailMap(70, false) + " " + map.subMap(20, false, 50, true).keySet());
        System.out.println(map.descendingMap() + " " + map.descendingKeySet() + " " + map.navigableKeySet().floor(45));
        System.out.println(map.pollFirstEntry() + " " + map.pollLastEntry() + " " + map.remove(50) + " " + map.remove(51) + " " + map);
        NavigableMap<Integer, String> view = map.subMap(30, true, 70, false);
        map.put(35, "seen");
        view.put(45, "through");
        view.remove(60);
        System.out.println(view + " " + map + " " + view.firstKey() + " " + view.lastKey() + " " + view.higherKey(45) + " " + view.lowerKey(100) + " " + view.ceilingKey(1));
        System.out.println(view.descendingMap().headMap(35) + " " + view.descendingMap().firstKey());
        view.clear();
        System.out.println(map);
        TreeMap<String, Integer> backwards = new TreeMap<>(Comparator.reverseOrder());
        backwards.put("a", 1);
        backwards.put("c", 3);
        backwards.merge("b", 2, Integer::sum);
        backwards.merge("b", 2, Integer::sum);
        backwards.computeIfAbsent("d", String::length);
        System.out.println(backwards + " " + backwards.firstKey() + " " + backwards.keySet() + " " + backwards.values() + " " + (backwards.comparator() != null));
        for (Map.Entry<String, Integer> entry : backwards.entrySet()) {
            entry.setValue(entry.getValue() + 10);
        }
        backwards.entrySet().removeIf(e -> e.getKey().equals("c"));
        System.out.println(backwards + " " + backwards.equals(new java.util.HashMap<>(backwards)) + " " + backwards.hashCode() + " " + new TreeMap<>((Map<String, Integer>) backwards).firstKey());
        TreeMap<String, Integer> nulls = new TreeMap<>(Comparator.nullsFirst(Comparator.naturalOrder()));
        nulls.put(null, 0);
        nulls.put("x", 1);
        System.out.println(nulls);
    }
}
