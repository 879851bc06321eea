// A loop over a private collection lets nobody put anything in: elements are null only where something puts null there.
import java.util.ArrayList;
import java.util.List;

class GoneThrough {
    static class Entry {
        int cents;
    }

    private final List<Entry> entries = new ArrayList<>();
    private final List<Entry> open = new ArrayList<>();

    void book() {
        entries.add(new Entry());
        open.add(new Entry());
    }

    // check GoneThrough.count: valid within bounds
    int count() {
        int n = 0;
        for (Entry entry : entries) {
            if (entry.cents > 0) {
                n++;
            }
        }
        return n;
    }

    // check GoneThrough.gaps: invalid, exception
    int gaps() {
        int n = 0;
        for (Entry entry : open) {
            if (entry.cents > 0) {
                n++;
            }
            open.set(0, null);
        }
        return n;
    }
}
