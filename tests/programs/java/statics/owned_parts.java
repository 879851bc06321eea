// Parts that one object owns: no other input is one of them, and neither is a part of an object that a static field
// leads to. Methods that get such a part as an argument can be called with the part of another argument.
import java.util.ArrayList;
import java.util.List;

class Playlist {
    private static final Playlist EMPTY = new Playlist(List.of());
    private final List<String> songs;

    Playlist(List<String> songs) {
        this.songs = new ArrayList<>(songs);
    }

    static Playlist empty() {
        return EMPTY;
    }

    void add(String song) {
        songs.add(song);
    }

    void remove(String song) {
        for (String each : songs) { // check Playlist.remove: invalid, exception here
            if (each.equals(song)) {
                songs.remove(each);
            }
        }
    }

    // check Playlist.keepsTheEmptyOne: valid
    void keepsTheEmptyOne(String song) {
        int before = EMPTY.songs.size();
        songs.add(song);
        assert this == EMPTY || EMPTY.songs.size() == before;
    }

    // check Playlist.keepsOthers: valid
    void keepsOthers(Playlist other) {
        if (other != null) {
            int before = other.songs.size();
            songs.add("");
            assert this == other || other.songs.size() == before;
        }
    }
}

class Grid {
    private static final Grid NONE = new Grid();
    private final int[] cells = new int[2];

    // check Grid.set: valid
    void set(int value) {
        int before = NONE.cells[0];
        cells[0] = value;
        assert this == NONE || NONE.cells[0] == before;
    }

    void setAll(int value) {
        fill(cells, this, value);
    }

    // check Grid.fill: invalid, exception
    static void fill(int[] row, Grid grid, int value) {
        if (row.length > 0) {
            int before = grid.cells[0];
            row[0] = value;
            assert grid.cells[0] == before; // check Grid.setAll: invalid, exception here
        }
    }
}

class Car {
    private static final Car FIRST = new Car();
    private final Engine engine = new Engine();

    // check Car.start: valid
    void start() {
        int before = FIRST.engine.turns;
        engine.turn();
        assert this == FIRST || FIRST.engine.turns == before;
    }

    void check() {
        engine.turnFor(this);
    }

    // check Car.tune: valid
    static void tune(Car a, Car b) {
        if (a != null && b != null && a != b) {
            int before = b.engine.turns;
            a.engine.turns++;
            assert b.engine.turns == before;
        }
    }

    static class Engine {
        private int turns;

        void turn() {
            turns++;
        }

        // check Car.Engine.turnFor: invalid, exception
        void turnFor(Car car) {
            int before = car.engine.turns;
            turns++;
            assert car.engine.turns == before; // check Car.check: invalid, exception here
        }
    }
}

class Registry {
    private static Registry instance = new Registry();
    private List<Integer> entries = new ArrayList<>();

    void clear() {
        entries = new ArrayList<>();
    }

    // check Registry.put: valid
    void put(int name) {
        int before = instance.entries.size();
        entries.add(name);
        assert this == instance || instance.entries.size() == before;
    }
}

class Kept {
    private final int[] cells = new int[1];

    void run() {
        hold(cells, this);
    }

    static void hold(int[] given, Kept kept) {
        use(new Wrapped(given), kept);
    }

    // check Kept.use: invalid, exception
    static void use(Wrapped wrapped, Kept kept) {
        if (wrapped.cells.length > 0) {
            kept.cells[0] = 0;
            wrapped.cells[0] = 1;
            assert kept.cells[0] == 0; // check Kept.run: invalid, exception here
        }
    }
}

class Wrapped {
    final int[] cells;

    Wrapped(int[] cells) {
        this.cells = cells;
    }
}
