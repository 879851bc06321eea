// Booking rooms in a TreeMap from begin to end: overlaps are found through the neighbours.
import java.util.Map;
import java.util.TreeMap;

class Bookings {
    private final TreeMap<Integer, Integer> ends = new TreeMap<>();

    boolean book(int from, int to) {
        if (from >= to) {
            throw new IllegalArgumentException();
        }
        Map.Entry<Integer, Integer> before = ends.floorEntry(from);
        Integer after = ends.ceilingKey(from);
        if (before != null && before.getValue() > from || after != null && after < to) {
            return false;
        }
        ends.put(from, to);
        return true;
    }

    boolean careless(int from, int to) {
        Map.Entry<Integer, Integer> before = ends.floorEntry(from);
        if (before != null && before.getValue() > from) {
            return false;
        }
        ends.put(from, to);
        return true;
    }

    static boolean overlap(int a, int b, int c, int d) {
        return a < d && c < b;
    }

    static void two(int a, int b, int c, int d) {       // check Bookings.two: valid
        if (a < b && c < d) {
            Bookings room = new Bookings();
            assert room.book(a, b);
            assert room.book(c, d) != overlap(a, b, c, d);
        }
    }

    static void wrong(int a, int b, int c, int d) {
        if (a < b && c < d) {
            Bookings room = new Bookings();
            room.careless(a, b);
            assert room.careless(c, d) != overlap(a, b, c, d);  // check Bookings.wrong: invalid, exception here
        }
    }

    static void first(boolean some) {
        Bookings room = new Bookings();
        if (some) {
            room.book(1, 2);
        }
        assert room.ends.firstKey() == 1;               // check Bookings.first: invalid, exception here
    }
}
