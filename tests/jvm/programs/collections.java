import java.util.*;

class CollectionListBasics {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>();
        l.add(3); l.add(1); l.add(0, 9); l.addAll(List.of(7, 7));
        System.out.println(l + " " + l.size() + " " + l.indexOf(7) + " " + l.lastIndexOf(7) + l.contains(1));
        l.remove(1);
        System.out.println(l);
        l.removeIf(x -> x == 7);
        System.out.println(l);
        System.out.println(l.equals(List.of(9, 1)) + " " + l.hashCode());
        Collections.reverse(l);
        System.out.println(l);
        l.clear();
        System.out.println(l.isEmpty());
    }
}

class CollectionListErrors {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2));
        try {
            l.get(2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            l.add(5, 1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            l.set(-1, 0);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        List.of(1).add(2);
    }
}

class CollectionConcurrentModification {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        for (Integer x : l) {
            System.out.println(x);
            if (x == 1) {
                l.remove(x);
            }
        }
    }
}

class CollectionConcurrentLast {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        for (Integer x : l) {
            if (x == 2) {
                l.remove(x);
            }
        }
        System.out.println(l);
    }
}

class CollectionIteratorRemove {
    public static void main(String[] args) {
        List<Integer> l = new LinkedList<>(List.of(1, 2, 3, 4));
        Iterator<Integer> it = l.iterator();
        while (it.hasNext()) {
            if (it.next() % 2 == 0) {
                it.remove();
            }
        }
        System.out.println(l);
        it.next();
    }
}

class CollectionHashMapOrder {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        for (String s : "the quick brown fox jumps over the lazy dog again and again".split(" ")) {
            m.put(s, m.getOrDefault(s, 0) + 1);
        }
        System.out.println(m);
        System.out.println(m.keySet());
        System.out.println(m.values());
        m.remove("fox");
        System.out.println(m.containsKey("fox") + " " + m.size() + " " + m.get("none"));
    }
}

class CollectionHashSetOrder {
    public static void main(String[] args) {
        Set<Integer> s = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            s.add(i * 37 % 101 - 30);
        }
        System.out.println(s);
        Set<Character> c = new HashSet<>();
        for (char x : "hello world".toCharArray()) {
            c.add(x);
        }
        System.out.println(c);
        Set<Long> l = new HashSet<>(List.of(1L << 40, -5L, 17L));
        System.out.println(l);
    }
}

class CollectionHashCollisions {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        m.put("Aa", 1); m.put("BB", 2); m.put("AaAa", 3); m.put("BBBB", 4); m.put("AaBB", 5); m.put(null, 6);
        System.out.println(m);
        m.remove("BBBB");
        System.out.println(m);
        System.out.println(m.get(null) + " " + m.put("Aa", 9));
    }
}

class CollectionHashResize {
    public static void main(String[] args) {
        Map<Integer, Integer> m = new HashMap<>();
        for (int i = 0; i < 30; i++) {
            m.put(i * 16, i);
        }
        int n = 0;
        for (Map.Entry<Integer, Integer> e : m.entrySet()) {
            n = n * 31 + e.getKey() + e.getValue();
        }
        System.out.println(n);
        System.out.println(m.keySet());
    }
}

class CollectionLinkedHash {
    public static void main(String[] args) {
        Map<String, Integer> m = new LinkedHashMap<>();
        m.put("z", 1); m.put("a", 2); m.put("z", 3);
        System.out.println(m);
        Set<String> s = new LinkedHashSet<>(List.of("q", "b"));
        s.add("q"); s.add("a");
        System.out.println(s);
    }
}

class CollectionTreeMap {
    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        m.put(5, "five"); m.put(1, "one"); m.put(9, "nine");
        System.out.println(m + " " + m.firstKey() + m.lastKey() + m.floorKey(6) + m.ceilingKey(6) + m.higherKey(9));
        System.out.println(m.headMap(5) + " " + m.tailMap(5) + m.descendingMap());
        System.out.println(m.pollFirstEntry().getValue());
        m.firstEntry().getKey();
        m.put(null, "x");
    }
}

class CollectionTreeSet {
    public static void main(String[] args) {
        TreeSet<String> s = new TreeSet<>(Comparator.reverseOrder());
        s.add("b"); s.add("c"); s.add("a");
        System.out.println(s + s.first() + s.higher("b") + s.headSet("b"));
        System.out.println(s.pollFirst() + s);
    }
}

class CollectionDeque {
    public static void main(String[] args) {
        Deque<Integer> d = new ArrayDeque<>();
        d.push(1); d.addLast(2); d.offerFirst(0); d.add(3);
        System.out.println(d + " " + d.peek() + d.peekLast() + d.pop() + d.pollLast());
        System.out.println(d);
        d.clear();
        System.out.println(d.poll());
        d.pop();
    }
}

class CollectionPriorityQueue {
    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int x : new int[] {5, 3, 8, 1, 9, 2}) {
            q.add(x);
        }
        System.out.println(q);
        while (!q.isEmpty()) {
            System.out.print(q.poll() + " ");
        }
        System.out.println(q.peek());
        q.remove();
    }
}

class CollectionEqualsHash {
    public static void main(String[] args) {
        System.out.println(List.of(1, 2).equals(Arrays.asList(1, 2)));
        System.out.println(new ArrayList<>(List.of("a", "b")).hashCode());
        System.out.println(new HashSet<>(List.of(1, 2, 3)).hashCode());
        System.out.println(Map.of("k", 5).hashCode());
        System.out.println(new HashSet<>(List.of(1, 2)).equals(new TreeSet<>(List.of(2, 1))));
        System.out.println(Objects.hash(1, "a", null));
        System.out.println(Arrays.asList(1, null).hashCode());
        System.out.println(List.of().hashCode());
    }
}

class CollectionSubList {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5));
        List<Integer> s = l.subList(1, 4);
        System.out.println(s);
        s.set(0, 20);
        System.out.println(l);
        s.clear();
        System.out.println(l);
        l.subList(1, 9);
    }
}

class CollectionUtilities {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(4, 2, 6));
        System.out.println(Collections.max(l) + Collections.min(l));
        Collections.swap(l, 0, 2);
        System.out.println(l);
        Collections.sort(l);
        System.out.println(Collections.binarySearch(l, 4) + " " + Collections.frequency(l, 6));
        System.out.println(Collections.nCopies(3, "x"));
        System.out.println(Collections.emptyList());
        Collections.unmodifiableList(l).add(1);
    }
}

class CollectionListIterator {
    public static void main(String[] args) {
        List<String> l = new ArrayList<>(List.of("a", "b", "c"));
        ListIterator<String> it = l.listIterator();
        while (it.hasNext()) {
            int i = it.nextIndex();
            String s = it.next();
            it.set(s + i);
            if (i == 1) {
                it.add("new");
            }
        }
        System.out.println(l);
        while (it.hasPrevious()) {
            System.out.print(it.previous());
        }
        System.out.println("");
    }
}

class CollectionNested {
    public static void main(String[] args) {
        Map<String, List<Integer>> m = new TreeMap<>();
        m.computeIfAbsent("a", k -> new ArrayList<>()).add(1);
        m.computeIfAbsent("a", k -> new ArrayList<>()).add(2);
        m.computeIfAbsent("b", k -> new ArrayList<>()).add(3);
        System.out.println(m);
        List<int[]> l = new ArrayList<>();
        l.add(new int[] {1, 2});
        System.out.println(l.get(0)[1]);
        List<List<Integer>> g = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            g.add(new ArrayList<>(Collections.nCopies(i, i)));
        }
        System.out.println(g);
    }
}

class CollectionLinkedList {
    public static void main(String[] args) {
        LinkedList<Integer> l = new LinkedList<>(List.of(1, 2, 3));
        l.addFirst(0); l.removeLast(); l.add(2, 99);
        System.out.println(l + " " + l.getFirst() + l.peekLast() + l.indexOf(99));
        l.remove(Integer.valueOf(99));
        l.remove(0);
        System.out.println(l);
        new LinkedList<Integer>().getFirst();
    }
}

class CollectionEntrySet {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>(Map.of("one", 1));
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            e.setValue(e.getValue() + 1);
            System.out.println(e);
        }
        System.out.println(m);
        m.keySet().remove("one");
        System.out.println(m);
        System.out.println(Map.entry("k", 1));
    }
}

class CollectionToArray {
    public static void main(String[] args) {
        List<String> l = List.of("x", "y");
        String[] a = l.toArray(new String[0]);
        System.out.println(a.length + a[1]);
        Object[] o = l.toArray();
        System.out.println(o[0]);
        List<String> v = Arrays.asList(a);
        a[0] = "changed";
        System.out.println(v);
        v.add("z");
    }
}

class CollectionNullHandling {
    public static void main(String[] args) {
        List<String> l = new ArrayList<>();
        l.add(null);
        System.out.println(l.contains(null) + " " + l.indexOf(null) + l);
        Map<String, String> m = new HashMap<>();
        m.put("a", null);
        System.out.println(m.containsKey("a") + " " + m.get("a") + m.getOrDefault("a", "d") + m.putIfAbsent("a", "b") + m);
        List.of(1, null);
    }
}

class CollectionSetOperations {
    public static void main(String[] args) {
        Set<Integer> a = new TreeSet<>(List.of(1, 2, 3, 4));
        Set<Integer> b = new TreeSet<>(List.of(3, 4, 5));
        Set<Integer> u = new TreeSet<>(a);
        u.addAll(b);
        a.retainAll(b);
        System.out.println(u + " " + a);
        u.removeAll(a);
        System.out.println(u + " " + u.containsAll(List.of(1, 5)) + u.add(1) + u.add(100));
    }
}
