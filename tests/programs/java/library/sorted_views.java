// Sorted sets and maps through their interfaces: neighbours, ends, and views that see and bound changes.
// prints: null 3 5 7 null null
// prints: [3, 5] [1, 3, 5] [7, 9] [9, 7, 5, 3, 1]
// prints: 1 9 [3, 5, 7] 7
// prints: [4, 5] [4, 5, 7] [5, 4]
// prints: key out of range
// prints: [4, 5] null
// prints: [0, 4, 5] [4, 5]
// prints: ca [c][b, a][c, b] true
// prints: xz {x=1}{y=2, z=3}{x=1, y=2} null
// prints: {z=3}
// prints: fromKey > toKey
// prints: 1=a null 3=b null 3=b 5=c
// prints: entries that are given out stay as they are
// prints: {3=b, 5=c} {1=a, 3=b, 5=c}
// prints: [a, b, c] true 3 3
// prints: {MON=1, WED=3} 3 null {MON=1}
// prints: [MON, TUE] false [WED]
// prints: true 0
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

class Main {
    enum Day { MON, TUE, WED }

    public static void main(String[] args) {
        sets();
        sorted();
        maps();
        enums();
    }

    static void sets() {
        NavigableSet<Integer> set = new TreeSet<>(List.of(1, 3, 5, 7, 9));
        System.out.println(set.lower(1) + " " + set.lower(4) + " " + set.floor(5) + " " + set.ceiling(6) + " " + set.ceiling(10) + " " + set.higher(9));
        System.out.println(set.subSet(3, true, 7, false) + " " + set.headSet(5, true) + " " + set.tailSet(5, false) + " " + set.descendingSet());
        System.out.println(set.pollFirst() + " " + set.pollLast() + " " + set + " " + set.descendingSet().first());
        NavigableSet<Integer> middle = set.subSet(3, true, 5, true);
        middle.add(4);
        set.remove(3);
        System.out.println(middle + " " + set + " " + middle.descendingSet().headSet(4, true));
        try {
            middle.add(6);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Iterator<Integer> backwards = set.descendingIterator();
        backwards.next();
        backwards.remove();
        System.out.println(set + " " + new TreeSet<Integer>().pollFirst());
        TreeSet<Integer> copy = (TreeSet<Integer>) new TreeSet<>(set).clone();
        copy.add(0);
        System.out.println(copy + " " + set);
    }

    static void sorted() {
        SortedSet<String> words = new TreeSet<>(Comparator.reverseOrder());
        Collections.addAll(words, "a", "c", "b");
        System.out.println(words.first() + words.last() + " " + words.headSet("b") + words.tailSet("b") + words.subSet("c", "a") + " " + (words.comparator() != null));
        SortedMap<String, Integer> map = new TreeMap<>(Map.of("x", 1, "y", 2, "z", 3));
        System.out.println(map.firstKey() + map.lastKey() + " " + map.headMap("y") + map.tailMap("y") + map.subMap("x", "z") + " " + map.comparator());
        map.subMap("x", "z").clear();
        System.out.println(map);
        try {
            words.subSet("a", "c");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    static void maps() {
        NavigableMap<Integer, String> map = new TreeMap<>(Map.of(1, "a", 3, "b", 5, "c"));
        System.out.println(map.lowerEntry(3) + " " + map.lowerEntry(1) + " " + map.ceilingEntry(2) + " " + map.ceilingEntry(6) + " " + map.floorEntry(4) + " " + map.higherEntry(3));
        try {
            map.lowerEntry(3).setValue("x");
        } catch (UnsupportedOperationException e) {
            System.out.println("entries that are given out stay as they are");
        }
        TreeMap<Integer, String> copy = (TreeMap<Integer, String>) ((TreeMap<Integer, String>) map).clone();
        copy.remove(1);
        System.out.println(copy + " " + map);
        Collection<String> values = Collections.unmodifiableCollection(map.values());
        System.out.println(values + " " + values.containsAll(List.of("a", "c")) + " " + values.toArray().length + " " + values.stream().count());
    }

    static void enums() {
        Map<Day, Integer> map = new EnumMap<>(Day.class);
        map.put(Day.WED, 3);
        map.put(Day.MON, 1);
        System.out.println(map + " " + map.remove(Day.WED) + " " + map.remove(Day.TUE) + " " + map);
        EnumSet<Day> set = EnumSet.of(Day.TUE, Day.MON);
        System.out.println(set + " " + set.isEmpty() + " " + EnumSet.complementOf(set));
        set.clear();
        System.out.println(set.isEmpty() + " " + set.size());
    }
}
