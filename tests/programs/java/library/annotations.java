// Annotations of the platform change nothing.
// prints: 7 [a, b][] raw
// prints: false true
import java.util.ArrayList;
import java.util.List;

class Main {
    @FunctionalInterface
    interface Twice<T> {
        T apply(T value);

        default T twice(T value) {
            return apply(apply(value));
        }

        @Override
        String toString();
    }

    @Deprecated(since = "2", forRemoval = false)
    static int old(@SuppressWarnings("unused") int unused) {
        return 1;
    }

    @SafeVarargs
    static <T> List<T> listed(T... items) {
        List<T> list = new ArrayList<>();
        for (T item : items) {
            list.add(item);
        }
        return list;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static List<String> raw() {
        List list = new ArrayList();
        list.add("raw");
        return list;
    }

    static boolean declares(SuppressWarnings given) {
        return given != null && given.value().length > 0;
    }

    public static void main(String[] args) {
        @SuppressWarnings("deprecation")
        int one = old(2);
        Twice<Integer> next = x -> x + one;
        System.out.println(next.twice(5) + " " + listed("a", "b") + listed() + " " + raw().get(0));
        Deprecated none = null;
        System.out.println(declares(null) + " " + (none == null));
    }
}
