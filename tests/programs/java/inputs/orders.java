// A sorted collection in a field has the order that its class gives it; nobody knows the order of one from elsewhere.
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.TreeMap;

class Events {
    static class Event {
        final int time;

        Event(int time) {
            this.time = time;
        }
    }

    private final PriorityQueue<Event> queue = new PriorityQueue<>((a, b) -> Integer.compare(a.time, b.time));
    private final PriorityQueue<Integer> latest = new PriorityQueue<>(Comparator.reverseOrder());
    private final PriorityQueue<Event> wrong = new PriorityQueue<>();
    private final TreeMap<Event, String> names = new TreeMap<>(Comparator.comparingInt(e -> e.time));

    // check Events.add with array 1: valid within bounds
    void add(int time) {
        queue.add(new Event(time));
    }

    // check Events.inOrder with array 2: valid within bounds
    void inOrder() {
        if (queue.size() == 2) {
            int first = queue.poll().time;
            assert first <= queue.poll().time;
        }
    }

    // check Events.falling with array 2: invalid, exception
    void falling() {
        if (queue.size() == 2) {
            int first = queue.poll().time;
            assert first >= queue.poll().time;
        }
    }

    // check Events.last with array 2: valid within bounds
    void last() {
        if (latest.size() == 2) {
            int first = latest.poll();
            assert first >= latest.poll();
        }
    }

    // check Events.addWrong with array 1: invalid, exception
    void addWrong(int time) {
        wrong.add(new Event(time));
    }

    // check Events.name with array 1: valid within bounds
    String name(int time) {
        return names.get(new Event(time));
    }

    // An order that nobody knows is any total one, which the verdict says.
    // check Events.any with array 1: valid within bounds
    static int any(PriorityQueue<Event> events) {
        if (events != null) {
            events.add(new Event(1));
        }
        return 0;
    }
}

// run Events.falling() with this Events{queue: [Events.Event{time: 0}, Events.Event{time: 1}]}: throws AssertionError
