// Classes that are used less often.
// prints: [x, y, x] true true [y, x] true[y]false 1
// prints: [1, 2, 3] true 6 true
// prints: 1 1 false true
// prints: 1 {1=a} 2 2
// prints: 42 SECONDS OptionalLong[5] 2 I
// prints: ctext java.lang.StringBuilder StringBuilder false true
// prints: java.lang.ClassNotFoundException: none
// prints: java.util.concurrent.TimeoutException: late late
// prints: [java.lang.OutOfMemoryError: m, java.lang.StackOverflowError, java.lang.InternalError: i, java.lang.SecurityException, java.io.EOFException: end, java.io.FileNotFoundException: f, java.lang.CloneNotSupportedException: c, java.lang.NoSuchFieldException: n]
import java.util.*;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Main {
    static class Bag extends AbstractCollection<String> {
        private final List<String> items = new ArrayList<>();

        @Override
        public boolean add(String item) {
            return items.add(item);
        }

        @Override
        public Iterator<String> iterator() {
            return items.iterator();
        }

        @Override
        public int size() {
            return items.size();
        }
    }

    static class Digits extends AbstractSet<Integer> {
        @Override
        public Iterator<Integer> iterator() {
            return List.of(1, 2, 3).iterator();
        }

        @Override
        public int size() {
            return 3;
        }
    }

    public static void main(String[] args) throws Exception {
        Bag bag = new Bag();
        bag.addAll(List.of("x", "y", "x"));
        System.out.println(bag + " " + bag.contains("y") + " " + bag.remove("x") + " " + bag + " " + bag.removeAll(Set.of("x")) + bag + bag.isEmpty() + " " + bag.toArray(new String[0]).length);
        Digits digits = new Digits();
        System.out.println(digits + " " + digits.equals(Set.of(3, 2, 1)) + " " + digits.hashCode() + " " + digits.containsAll(List.of(1, 3)));
        Hashtable<String, Integer> table = new Hashtable<>();
        table.put("k", 1);
        System.out.println(table.get("k") + " " + table.size() + " " + table.containsKey("z") + " " + table.contains(1));
        SortedMap<Integer, String> map = new TreeMap<>(Map.of(1, "a", 2, "b"));
        SortedSet<Integer> set = new TreeSet<>(map.keySet());
        NavigableSet<Integer> navigable = new TreeSet<>(set);
        System.out.println(map.firstKey() + " " + map.headMap(2) + " " + set.last() + " " + navigable.higher(1));
        Callable<Integer> callable = () -> 42;
        System.out.println(callable.call() + " " + TimeUnit.SECONDS + " " + OptionalLong.of(5L) + " " + StrictMath.max(1, 2) + " " + "i".toUpperCase(Locale.ROOT));
        Lock lock = new ReentrantLock();
        lock.lock();
        lock.unlock();
        Appendable appendable = new StringBuilder();
        appendable.append('c').append("text");
        Object object = appendable;
        System.out.println(object + " " + object.getClass().getName() + " " + object.getClass().getSimpleName() + " " + (object instanceof Cloneable) + " " + ("s" instanceof java.io.Serializable));
        try {
            throw new ClassNotFoundException("none");
        } catch (ReflectiveOperationException e) {
            System.out.println(e);
        }
        try {
            throw new java.util.concurrent.ExecutionException(new java.util.concurrent.TimeoutException("late"));
        } catch (java.util.concurrent.ExecutionException e) {
            System.out.println(e.getMessage() + " " + e.getCause().getMessage());
        }
        List<Throwable> all = List.of(new OutOfMemoryError("m"), new StackOverflowError(), new InternalError("i"), new SecurityException(), new java.io.EOFException("end"), new java.io.FileNotFoundException("f"), new CloneNotSupportedException("c"), new NoSuchFieldException("n"));
        System.out.println(all);
    }
}
