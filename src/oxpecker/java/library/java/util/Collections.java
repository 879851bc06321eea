package java.util;

import oxpecker.AddsNothing;
import oxpecker.Query;

public final class Collections {
    private Collections() {
    }

    @AddsNothing
    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    @AddsNothing
    public static <T> void sort(List<T> list, Comparator<? super T> comparator) {
        list.sort(comparator);
    }

    @Query
    public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
        return binarySearch((List<Object>) (Object) list, (Object) key, Sorting.NATURAL);
    }

    @Query
    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> comparator) {
        Comparator<Object> order = comparator == null ? Sorting.NATURAL : (Comparator<Object>) comparator;
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int result = order.compare(list.get(middle), key);
            if (result < 0) {
                low = middle + 1;
            } else if (result > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    @AddsNothing
    public static void reverse(List<?> list) {
        List<Object> objects = (List<Object>) list;
        for (int i = 0, j = list.size() - 1; i < j; i++, j--) {
            objects.set(i, objects.set(j, objects.get(i)));
        }
    }

    @AddsNothing
    public static void swap(List<?> list, int i, int j) {
        List<Object> objects = (List<Object>) list;
        objects.set(i, objects.set(j, objects.get(i)));
    }

    /** Any order. */
    @AddsNothing
    public static void shuffle(List<?> list) {
        List<Object> objects = (List<Object>) list;
        Object[] elements = list.toArray();
        AnyOrder.shuffle(elements, 1);
        for (int i = 0; i < elements.length; i++) {
            objects.set(i, elements[i]);
        }
    }

    @AddsNothing
    public static void shuffle(List<?> list, Random random) {
        List<Object> objects = (List<Object>) list;
        Object[] elements = list.toArray();
        for (int i = elements.length; i > 1; i--) {
            int chosen = random.nextInt(i);
            Object moved = elements[i - 1];
            elements[i - 1] = elements[chosen];
            elements[chosen] = moved;
        }
        for (int i = 0; i < elements.length; i++) {
            objects.set(i, elements[i]);
        }
    }

    public static <T> void fill(List<? super T> list, T value) {
        List<Object> objects = (List<Object>) list;
        for (int i = 0; i < objects.size(); i++) {
            objects.set(i, value);
        }
    }

    public static <T> void copy(List<? super T> target, List<? extends T> source) {
        if (source.size() > target.size()) {
            throw new IndexOutOfBoundsException("Source does not fit in dest");
        }
        for (int i = 0; i < source.size(); i++) {
            ((List<Object>) target).set(i, source.get(i));
        }
    }

    public static <T> boolean replaceAll(List<T> list, T before, T after) {
        boolean changed = false;
        for (int i = 0; i < list.size(); i++) {
            if (Objects.equals(before, list.get(i))) {
                list.set(i, after);
                changed = true;
            }
        }
        return changed;
    }

    public static void rotate(List<?> list, int distance) {
        List<Object> objects = (List<Object>) list;
        Object[] elements = list.toArray();
        for (int i = 0; i < elements.length; i++) {
            objects.set(Math.floorMod(i + Math.floorMod(distance, elements.length), elements.length), elements[i]);
        }
    }

    @AddsNothing
    @Query
    public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> all) {
        return best((Collection<T>) all, null, -1);
    }

    @AddsNothing
    @Query
    public static <T> T min(Collection<? extends T> all, Comparator<? super T> comparator) {
        return best((Collection<T>) all, comparator, -1);
    }

    @AddsNothing
    @Query
    public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> all) {
        return best((Collection<T>) all, null, 1);
    }

    @AddsNothing
    @Query
    public static <T> T max(Collection<? extends T> all, Comparator<? super T> comparator) {
        return best((Collection<T>) all, comparator, 1);
    }

    private static <T> T best(Collection<T> all, Comparator<? super T> comparator, int sign) {
        Comparator<Object> order = comparator == null ? Sorting.NATURAL : (Comparator<Object>) comparator;
        Iterator<T> each = all.iterator();
        T found = each.next();
        while (each.hasNext()) {
            T next = each.next();
            int result = order.compare(next, found);
            if (sign < 0 ? result < 0 : result > 0) {
                found = next;
            }
        }
        return found;
    }

    @Query
    public static int frequency(Collection<?> all, Object object) {
        int count = 0;
        for (Object element : all) {
            if (Objects.equals(object, element)) {
                count++;
            }
        }
        return count;
    }

    @Query
    public static boolean disjoint(Collection<?> a, Collection<?> b) {
        for (Object element : a) {
            if (b.contains(element)) {
                return false;
            }
        }
        return true;
    }

    @SafeVarargs
    public static <T> boolean addAll(Collection<? super T> all, T... elements) {
        boolean changed = false;
        for (T element : elements) {
            changed |= ((Collection<Object>) all).add(element);
        }
        return changed;
    }

    public static <T> Comparator<T> reverseOrder() {
        return (Comparator<T>) ReverseOrder.NATURAL;
    }

    public static <T> Comparator<T> reverseOrder(Comparator<T> comparator) {
        if (comparator == null) {
            return reverseOrder();
        }
        if (comparator instanceof ReverseOrder) {
            return (Comparator<T>) ((ReverseOrder) (Object) comparator).reversed();
        }
        return (Comparator<T>) (Object) new ReverseOrder((Comparator<Object>) comparator);
    }

    public static final List EMPTY_LIST = Collections.emptyList();
    public static final Set EMPTY_SET = Collections.emptySet();
    public static final Map EMPTY_MAP = Collections.emptyMap();

    @Query
    public static <T> List<T> emptyList() {
        return new EmptyList<T>();
    }

    @Query
    public static <T> Set<T> emptySet() {
        return new EmptySet<T>();
    }

    @Query
    public static <K, V> Map<K, V> emptyMap() {
        return new EmptyMap<K, V>();
    }

    public static <T> Iterator<T> emptyIterator() {
        return Collections.<T>emptyList().listIterator();
    }

    @Query
    public static <T> List<T> singletonList(T element) {
        return new UnmodifiableList<T>(Arrays.asList(element));
    }

    @Query
    public static <T> Set<T> singleton(T element) {
        return new UnmodifiableSet<T>(new LinkedHashSet<T>(Arrays.asList(element)));
    }

    @Query
    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        LinkedHashMap<K, V> map = new LinkedHashMap<>();
        map.put(key, value);
        return new UnmodifiableMap<K, V>(map);
    }

    @Query
    public static <T> List<T> nCopies(int count, T element) {
        if (count < 0) {
            throw new IllegalArgumentException("List length = " + count);
        }
        ArrayList<T> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            list.add(element);
        }
        return new UnmodifiableList<T>(list);
    }

    @Query
    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> all) {
        return new UnmodifiableCollection<T>((Collection<T>) Objects.requireNonNull(all));
    }

    @AddsNothing
    @Query
    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        return new UnmodifiableList<T>((List<T>) Objects.requireNonNull(list));
    }

    @AddsNothing
    @Query
    public static <T> Set<T> unmodifiableSet(Set<? extends T> set) {
        return new UnmodifiableSet<T>((Set<T>) Objects.requireNonNull(set));
    }

    @AddsNothing
    @Query
    public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> set) {
        return new UnmodifiableSortedSet<T>(Objects.requireNonNull(set));
    }

    @AddsNothing
    @Query
    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> map) {
        return new UnmodifiableSortedMap<K, V>((SortedMap<K, V>) Objects.requireNonNull(map));
    }

    @AddsNothing
    @Query
    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> map) {
        return new UnmodifiableMap<K, V>((Map<K, V>) Objects.requireNonNull(map));
    }

    public static <T> Collection<T> synchronizedCollection(Collection<T> all) {
        return new SynchronizedCollection<T>(all);
    }

    public static <T> List<T> synchronizedList(List<T> list) {
        return new SynchronizedList<T>(list);
    }

    public static <T> Set<T> synchronizedSet(Set<T> set) {
        return new SynchronizedSet<T>(set);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> map) {
        return new SynchronizedMap<K, V>(map);
    }

    public static <T> Enumeration<T> enumeration(Collection<T> all) {
        Iterator<T> each = all.iterator();
        return new Enumeration<T>() {
            public boolean hasMoreElements() {
                return each.hasNext();
            }

            public T nextElement() {
                return each.next();
            }
        };
    }

    public static <T> ArrayList<T> list(Enumeration<T> elements) {
        ArrayList<T> list = new ArrayList<>();
        while (elements.hasMoreElements()) {
            list.add(elements.nextElement());
        }
        return list;
    }

    public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
        return new AbstractSet<E>() {
            public int size() {
                return map.size();
            }

            public boolean contains(Object object) {
                return map.containsKey(object);
            }

            public boolean add(E element) {
                return map.put(element, Boolean.TRUE) == null;
            }

            public boolean remove(Object object) {
                return map.remove(object) != null;
            }

            public Iterator<E> iterator() {
                return map.keySet().iterator();
            }
        };
    }
}
