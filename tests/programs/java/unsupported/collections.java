// Orders that are Java's secret, sets of unknown enums, streams in parallel.
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.BaseStream;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

class Orders {
    enum Colour { RED, GREEN }

    enum Shade { DARK }

    static class Same {
        @Override
        public int hashCode() {
            return 1;
        }
    }

    static String table(int x) {
        Map<String, Integer> table = new Hashtable<>();
        table.put("a", 1);
        return x == 7 ? table.entrySet().toString() : "";   // check Orders.table: unknown, unsupported the order of a Hashtable here
    }

    static int identity(int x) {
        IdentityHashMap<Object, Integer> map = new IdentityHashMap<>();
        return x == 7 ? map.entrySet().size() : map.size(); // check Orders.identity: unknown, unsupported the order of an IdentityHashMap here
    }

    static int bucket() {
        Map<Same, Integer> map = new HashMap<>(200);
        for (int i = 0; i < 12; i++) {
            map.put(new Same(), i);
        }
        int sum = 0;
        for (Same key : map.keySet()) {                     // check Orders.bucket: unknown, unsupported the order of a HashMap with many keys in one bucket here
            sum += key.hashCode();
        }
        return sum;
    }

    static <E extends Enum<E>> int anyEnum(Class<E> type) {
        return type == null ? 0 : EnumSet.noneOf(type).size();  // check Orders.anyEnum: unknown, unsupported comparing an input with a constant of the library (Class) here
    }

    static <E extends Enum<E>> int complement(EnumSet<E> set) {
        return set == null ? 0 : EnumSet.complementOf(set).size();  // check Orders.complement: unknown, unsupported the complement of an EnumSet of a type that is not known here
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void polluted(int x) {
        EnumSet set = EnumSet.noneOf(Colour.class);
        set.add(x == 7 ? Shade.DARK : Colour.RED);          // check Orders.polluted: unknown, unsupported a constant of another enum in an EnumSet here
    }

    static long parallel(int x) {
        BaseStream<Integer, IntStream> stream = IntStream.range(0, 3);
        return x == 7 ? stream.parallel().sum() : 3;        // check Orders.parallel: unknown, unsupported a parallel stream here
    }

    static long others(int x) {                             // check Orders.others: unknown, unsupported a parallel stream
        Collection<Integer> numbers = new ArrayList<>();
        return x == 7 ? LongStream.of(1).parallel().sum() + (long) DoubleStream.of(1).parallel().sum()
            : numbers.parallelStream().count() + Stream.of(1).parallel().count();
    }

    static Object combined(int x) {
        Collector<Object, ?, List<Object>> collector = Collectors.toList();
        return x == 7 ? collector.combiner() : null;        // check Orders.combined: unknown, unsupported the combiner of a collector here
    }

    // Nobody looks at an order here.
    static int counted(int x) {                             // check Orders.counted: valid
        Map<Integer, Integer> table = new Hashtable<>();
        table.put(x, 1);
        table.put(x, 2);
        assert table.size() == 1 && table.get(x) == 2;
        return List.of(1, 2).stream().mapToInt(i -> i).sum();
    }
}
