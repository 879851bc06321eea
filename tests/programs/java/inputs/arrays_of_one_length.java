// An array that a class always makes with one length has it in every input, and so has one that is as long as a final field.
class Letters {
    private final int[] counts = new int[26];
    private boolean[] seen;
    int[] open = new int[26];
    private final int[] shown = new int[3];

    // check Letters.count: valid
    void count(char c) {
        if ('a' <= c && c <= 'z') {
            counts[c - 'a']++;
        }
    }

    // check Letters.countAll: invalid, exception
    void countAll(char c) {
        if ('a' <= c && c <= '{') {
            counts[c - 'a']++;
        }
    }

    void begin(boolean again) {
        boolean[] fresh = new boolean[4];
        seen = again ? null : fresh;
    }

    // check Letters.last: valid
    boolean last() {
        return seen != null && seen[3];
    }

    // check Letters.first: invalid, exception
    boolean first() {
        return seen[0];
    }

    // Anybody may assign another array.
    // check Letters.opened: invalid, exception
    int opened() {
        return open == null || open.length > 26 ? 0 : open[25];
    }

    int[] shown() {
        return shown;
    }

    // Who holds the same array holds one of that length.
    // check Letters.shared: valid
    int shared(int[] given) {
        if (given == null) {
            return 0;
        }
        assert given != shown || given.length == 3;
        return shown[2];
    }
}

class Grown {
    private int[] values = new int[2];

    void grow() {
        values = new int[2 * values.length];
    }

    // check Grown.second: invalid, exception
    int second() {
        return values[1];
    }
}

class Copied {
    private int[] values = new int[2];

    void become(Copied other) {
        values = other.values.clone();
    }

    void take(int[] given) {
        int[] kept = new int[2];
        kept = given;
        values = kept;
    }

    // check Copied.second: invalid, exception
    int second() {
        return values[1];
    }
}

class Ring {
    private final int capacity;
    private final int[] items;

    Ring(int size) {
        if (size <= 0) {
            throw new IllegalArgumentException();
        }
        capacity = size;
        items = new int[capacity];
    }

    Ring(int size, boolean spare) {
        this.capacity = size;
        this.items = new int[size + 1];
    }

    // check Ring.at: valid within bounds
    int at(int i) {
        return i < 0 || i >= capacity ? -1 : items[i];
    }

    // check Ring.past: invalid, exception
    int past(int i) {
        return i < 0 || i > capacity ? -1 : items[i];
    }

    // The second constructor may make an array without elements.
    // check Ring.front: invalid, exception
    int front() {
        return items[0];
    }
}

class Trie {
    private static class Node {
        Node[] next = new Node[26];
        boolean end;
    }

    private final Node root = new Node();

    // check Trie.has with string 1: valid within bounds
    boolean has(String word) {
        Node node = root;
        for (int i = 0; word != null && i < word.length(); i++) {
            int c = word.charAt(i) - 'a';
            if (c < 0 || c >= 26 || node.next[c] == null) {
                return false;
            }
            node = node.next[c];
        }
        return node.end;
    }
}

class Board {
    private final int[][] cells = new int[3][3];
    private int[][] given = new int[3][3];
    private int[][] ragged = new int[3][];
    private int[][] shown = new int[2][2];
    private char[][][] cube = new char[2][3][4];

    // check Board.at: valid
    int at(int row, int column) {
        if (row < 0 || row >= 3 || column < 0 || column >= 3) {
            return -1;
        }
        return cells[row][column];
    }

    // check Board.set: invalid, exception
    void set(int row, int column, int value) {
        if (0 <= row && row < 3 && 0 <= column && column <= 3) {
            cells[row][column] = value;
        }
    }

    // check Board.sum: valid
    int sum() {
        int sum = 0;
        for (int[] row : cells) {
            for (int i = 0; i < cells[0].length; i++) {
                sum += row[i];
            }
        }
        return sum;
    }

    void give(int[] row) {
        given[0] = row;
    }

    // check Board.ofGiven: invalid, exception
    int ofGiven() {
        return given[0][0];
    }

    // check Board.ofRagged: invalid, exception
    int ofRagged() {
        return ragged[2][0];
    }

    int[][] show() {
        return shown;
    }

    // check Board.ofShown: invalid, exception
    int ofShown() {
        assert shown.length == 2;
        return shown[1][1];
    }

    // Others may change what is in a row of rows.
    // check Board.ofCube: invalid, exception
    char ofCube() {
        assert cube.length == 2 && cube[1].length == 3;
        return cube[1][2][3];
    }
}
