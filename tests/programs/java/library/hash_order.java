// The order of HashMap and HashSet through growth, collisions and removal.
// prints: [0]
// prints: [0, 514, 595, 676, 757, 838, 919]
// prints: [0, 352, 514, 676, 838, 109, 271, 433, 595, 757, 919, 28, 190]
// prints: [0, 352, 704, 514, 866, 676, 838, 109, 271, 623, 433, 785, 595, 947, 757, 919, 28, 190, 542]
// prints: [0, 704, 514, 838, 137, 461, 271, 785, 595, 919, 218, 28, 542, 352, 866, 676, 299, 109, 623, 433, 947, 757, 56, 380, 190]
// prints: [704, 514, 838, 137, 651, 461, 271, 975, 785, 595, 218, 28, 732, 542, 352, 866, 676, 299, 109, 813, 623, 433, 947, 757, 56, 380, 190, 894]
// prints: [romeo, yankee, oscar, november, lima, mike, sierra, xray, quebec, uniform, victor, papa, tango, zulu, whiskey]
// prints: {k0=0, k1=1, k2=2, k3=3, k4=4, k5=5, k6=6}
// prints: {head=1, k2=2, k4=4, k6=6, k0=9, merged=2, k1=1, k3=3, k5=5}
// prints: {head=1, k2=2, k4=4, k6=6, k0=9, x10=10, x11=11, x12=12, x13=13, x14=14, x15=15, merged=2, k1=1, k3=3, k5=5}
// prints: [1, 34, 4, 37, 7, 40, 10, 13, 16, 19, 22, 25, 28, 31] [40, 16, 25, 1, 34, 10, 19, 28, 4, 37, 13, 22, 31, 7]
// prints: [1, 34, 4, 37, 7, 40, 10, 13, 16, 19, 22, 25, 28, 31] [1, 34, 4, 37, 7, 40, 10, 13, 16, 19, 22, 25, 28, 31]
// prints: {33=1, 1=1, 17=1}
// prints: {-1=b, -129961739795077=v, -37=l, -2565726409=z, -69343957=h, -3512479453921=j, -1369=r, -94931877133=p, -50653=f, -1874161=d}
// prints: [2.5, -1, null, [1, 2], 1.5, x, text, true]
// prints: [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9]
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

class Main {
    static class Key {
        final int hash;
        final String name;

        Key(int hash, String name) {
            this.hash = hash;
            this.name = name;
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key k && k.name.equals(name);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static void main(String[] args) {
        Set<Integer> numbers = new HashSet<>();
        for (int i = 0; i < 30; i++) {
            numbers.add(i * 7919 % 1000);
            if (i % 6 == 0) {
                System.out.println(numbers);
            }
        }
        numbers.remove(0);
        numbers.remove(919);
        System.out.println(numbers);
        Set<String> words = new HashSet<>();
        for (String word : "zulu yankee xray whiskey victor uniform tango sierra romeo quebec papa oscar november mike lima".split(" ")) {
            words.add(word);
        }
        System.out.println(words);
        Map<Key, Integer> collisions = new HashMap<>();
        for (int i = 0; i < 7; i++) {
            collisions.put(new Key(i % 2 * 16, "k" + i), i);
        }
        System.out.println(collisions);
        collisions.remove(new Key(0, "k0"));
        collisions.put(new Key(0, "k0"), 9);
        collisions.computeIfAbsent(new Key(32, "head"), k -> 1);
        collisions.merge(new Key(48, "merged"), 2, Integer::sum);
        System.out.println(collisions);
        for (int i = 10; i < 16; i++) {
            collisions.put(new Key(i * 65536, "x" + i), i);
        }
        System.out.println(collisions);
        Map<Integer, Integer> sized = new HashMap<>(3);
        Map<Integer, Integer> loaded = new HashMap<>(4, 2.0f);
        for (int i = 40; i > 0; i -= 3) {
            sized.put(i, i);
            loaded.put(i, i);
        }
        System.out.println(sized.keySet() + " " + loaded.keySet());
        System.out.println(new HashMap<>(sized).keySet() + " " + new HashSet<>(sized.keySet()));
        sized.clear();
        sized.put(33, 1);
        sized.put(17, 1);
        sized.put(1, 1);
        System.out.println(sized);
        Map<Long, Character> mixed = new HashMap<>();
        for (long i = 1; i < 1L << 50; i *= 37) {
            mixed.put(-i, (char) ('a' + i % 26));
        }
        System.out.println(mixed);
        Set<Object> all = new HashSet<>();
        all.add(1.5);
        all.add(true);
        all.add('x');
        all.add(2.5f);
        all.add(-1L);
        all.add(null);
        all.add("text");
        all.add(java.util.List.of(1, 2));
        System.out.println(all);
        Set<Key> crowded = new HashSet<>();
        for (int i = 0; i < 10; i++) {
            crowded.add(new Key(i * 64, "c" + i));
        }
        System.out.println(crowded);
    }
}
