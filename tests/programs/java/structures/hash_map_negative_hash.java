// A hash map that takes the remainder of a negative hash for an index, also by way of Math.abs.
class Table {
    private final int[] keys = new int[4];
    private final boolean[] used = new boolean[4];

    void add(int key) {
        int i = key % keys.length;
        keys[i] = key;                                  // check Table.plain: invalid, exception here
        used[i] = true;
    }

    void addAbs(int key) {
        int i = Math.abs(key) % 3;
        keys[i] = key;                                  // check Table.absolute: invalid, exception here
        used[i] = true;
    }

    void addFloor(int key) {
        int i = Math.floorMod(key, keys.length);
        keys[i] = key;
        used[i] = true;
    }

    static void plain(int key) {
        new Table().add(key);
    }

    static void absolute(int key) {                     // run Table.absolute(-2147483648): throws ArrayIndexOutOfBoundsException
        new Table().addAbs(key);
    }

    static void floor(int key) {                        // check Table.floor: valid
        Table t = new Table();
        t.addFloor(key);
        assert t.used[key & 3];
    }
}
