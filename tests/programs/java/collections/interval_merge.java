// Intervals that are sorted by a function and then merged.
import java.util.ArrayList;
import java.util.List;

class Intervals {
    record Interval(int from, int to) {
        boolean overlaps(Interval other) {
            return from <= other.to && other.from <= to;
        }
    }

    private final List<Interval> items = new ArrayList<>();

    // check Intervals.add: valid
    void add(int from, int length) {
        if (length >= 0 && from < 1000) {
            items.add(new Interval(from, from + length));
        }
    }

    // check Intervals.merged with array 2: valid within bounds
    List<Interval> merged() {
        List<Interval> sorted = new ArrayList<>(items);
        sorted.sort((a, b) -> Integer.compare(a.from(), b.from()));
        List<Interval> result = new ArrayList<>();
        for (Interval next : sorted) {
            Interval last = result.isEmpty() ? null : result.get(result.size() - 1);
            if (last != null && last.overlaps(next)) {
                result.set(result.size() - 1, new Interval(last.from(), Math.max(last.to(), next.to())));
            } else {
                result.add(next);
            }
        }
        for (int i = 1; i < result.size(); i++) {
            assert result.get(i - 1).from() <= result.get(i).from();
        }
        return result;
    }
}
