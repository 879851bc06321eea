// Objects that no constructor and no method leads to are no inputs; the verdict names the inferred invariant.
public class Invariants {
    static class Ring {
        private final int[] cells;
        private int head;
        private int count;
        private Object first = new Object();
        private Object second = new Object();

        Ring(int capacity) {
            if (capacity < 1) throw new IllegalArgumentException("capacity");
            cells = new int[capacity];
        }

        // check Invariants.Ring.put with judgment and states: valid within bounds, provided that count != cells.length and objects of Invariants.Ring keep 0 <= head && 0 <= count && 1 <= cells.length && head < cells.length && count <= cells.length
        public void put(int x) {
            if (count == cells.length) throw new IllegalStateException("full");
            int place = head + count;
            if (place >= cells.length) place -= cells.length;
            cells[place] = x;
            count++;
        }

        public int take() {
            if (count == 0) throw new IllegalStateException("empty");
            int x = cells[head];
            head++;
            if (head == cells.length) head = 0;
            count--;
            return x;
        }

        // check Invariants.Ring.peek with judgment and states: valid within bounds, provided that objects of Invariants.Ring keep 0 <= head && 1 <= cells.length && head < cells.length
        public int peek() {
            return cells[head];
        }

        // check Invariants.Ring.twins with judgment and states: valid within bounds, provided that objects of Invariants.Ring keep first != second
        public int twins() {
            return 10 / (first == second ? 0 : 1);
        }

        // check Invariants.Ring.oneLess with judgment and states: invalid, boundary
        public int oneLess() {
            return 10 / (count - 1);
        }
    }

    static class Session {
        private String name;
        private boolean open;

        public void open(String name) {
            if (name == null) throw new IllegalArgumentException("name");
            this.name = name;
            open = true;
        }

        public void close() {
            open = false;
            name = null;
        }

        // check Invariants.Session.length with judgment and states: valid, provided that objects of Invariants.Session keep !open || name != null
        public int length() {
            return open ? name.length() : 0;
        }
    }

    // An exception leaves the method between the two assignments.
    static class Halfway {
        private int a;
        private int b;

        public void both(int[] x) {
            if (a > 1000) return;
            a = a + 1;
            int first = x[0];
            b = a;
        }

        // check Invariants.Halfway.same with judgment and states: invalid, boundary
        public int same() {
            return 10 / (a == b ? 1 : 0);
        }
    }

    // Unknown code runs between the two assignments, and may call `same`.
    static class Callback {
        private int a;
        private int b;

        public void both(Runnable callback) {
            if (a > 1000) return;
            a = a + 1;
            callback.run();
            b = a;
        }

        // check Invariants.Callback.same with judgment and states: invalid, boundary
        public int same() {
            return 10 / (a == b ? 1 : 0);
        }
    }

    // A subclass may override what runs between the two assignments.
    static class Hook {
        private int a;
        private int b;

        protected void hook() {
        }

        public void both() {
            if (a > 1000) return;
            a = a + 1;
            hook();
            b = a;
        }

        // check Invariants.Hook.same with judgment and states: invalid, boundary
        public int same() {
            return 10 / (a == b ? 1 : 0);
        }
    }

    static class Both {
        private int a;
        private int b;

        public void both(Object other) {
            if (a > 1000 || other.equals("none")) return;
            a = a + 1;
            b = a;
        }

        // check Invariants.Both.same with judgment and states: valid within bounds, provided that objects of Invariants.Both keep 0 <= a && 0 <= b && a == b
        public int same() {
            return 10 / (a == b ? 1 : 0);
        }
    }

    // Other code sees the object before its constructor ends.
    static class Leak {
        static Leak last;
        private Object part;

        Leak(int n) {
            last = this;
            if (n < 0) throw new IllegalArgumentException("n");
            part = new Object();
        }

        // check Invariants.Leak.hash with judgment and states: invalid, manifest
        public int hash() {
            return part.hashCode();
        }
    }

    // A superclass calls the method before the constructor of this class.
    static abstract class Base {
        Base() {
            init();
        }

        public abstract void init();
    }

    static class Derived extends Base {
        private Object part = new Object();

        // check Invariants.Derived.init with judgment and states: invalid, manifest
        public void init() {
            part.hashCode();
        }
    }

    static class Outer {
        private int x = 1;

        class Inner {
            public void zero() {
                x = 0;
            }
        }

        // check Invariants.Outer.inverse with judgment and states: invalid, boundary
        public int inverse() {
            return 1 / x;
        }
    }

    static class Through {
        private int x = 1;

        private void zero() {
            x = 0;
        }

        Runnable zeroing() {
            return () -> zero();
        }

        // check Invariants.Through.inverse with judgment and states: invalid, boundary
        public int inverse() {
            return 1 / x;
        }
    }

    // A queue may be empty for ever: its index is 0, and no place of the array.
    static class Queue {
        private final int[] items;
        private int head;
        private int size;

        Queue(int capacity) {
            items = new int[capacity];
        }

        public void add(int x) {
            if (size == items.length) throw new IllegalStateException("full");
            items[(head + size++) % items.length] = x;
        }

        // check Invariants.Queue.remove with judgment and states: valid within bounds, provided that size != 0 and (objects of Invariants.Queue keep 0 <= head && 0 <= size && (head == 0 || head < items.length) && size <= items.length)
        public int remove() {
            if (size == 0) throw new java.util.NoSuchElementException();
            int result = items[head];
            head = (head + 1) % items.length;
            size--;
            return result;
        }

        // check Invariants.Queue.peek with judgment and states: invalid, boundary
        public int peek() {
            return items[head];
        }
    }

    // Here the index may be the length, too.
    static class Reader {
        private final int[] items;
        private int next;

        Reader(int capacity) {
            items = new int[capacity];
        }

        public boolean advance() {
            if (next >= items.length) return false;
            next++;
            return true;
        }

        // check Invariants.Reader.current with judgment and states: invalid, boundary
        public int current() {
            return items[next];
        }
    }

    // The rows of a table are as long as it says.
    static class Table {
        private final int[][] rows;
        private final int width;

        Table(int height, int width) {
            if (height < 0 || width < 0) throw new IllegalArgumentException("size");
            rows = new int[height][width];
            this.width = width;
        }

        Table(Table other) {
            this(other.rows.length, other.width);
            for (int i = 0; i < rows.length; i++) rows[i][0] = other.rows[i][0];
        }

        // check Invariants.Table.sum with judgment and states: valid within bounds, provided that objects of Invariants.Table keep 0 <= width && (\forall int i; 0 <= i && i < rows.length; rows[i].length == width) && !(width < 0)
        public int sum() {
            int sum = 0;
            for (int i = 0; i < rows.length; i++)
                for (int j = 0; j < width; j++) sum += rows[i][j];
            return sum;
        }

        // check Invariants.Table.first with judgment and states: invalid, boundary
        public int first() {
            return rows.length == 0 ? 0 : rows[0][0];
        }
    }

    // Places up to a number are filled.
    static class Shelf {
        private final String[] books = new String[3];
        private int count;

        public void add(String book) {
            if (book == null || count == 3) throw new IllegalArgumentException("book");
            books[count] = book;
            count++;
        }

        // check Invariants.Shelf.last with judgment and states: valid, provided that objects of Invariants.Shelf keep 0 <= count && 1 <= books.length && count <= books.length && (\forall int i; 0 <= i && i < books.length; i >= count || books[i] != null)
        public int last() {
            return count == 0 ? 0 : books[count - 1].length();
        }

        // check Invariants.Shelf.beyond with judgment and states: invalid, manifest
        public int beyond() {
            return count == 3 ? 0 : books[count].length();
        }
    }

    // Another object of the class takes a book away.
    static class Thief {
        private final Object[] books = {this, this};

        public void rob(Thief other) {
            other.books[0] = null;
        }

        // check Invariants.Thief.hash with judgment and states: invalid, manifest
        public int hash() {
            return books[0].hashCode();
        }
    }

    // So does a method that gets the array.
    static class Lender {
        private final Object[] books = {this, this};

        private static void take(Object[] books) {
            books[0] = null;
        }

        public void lend(Lender other) {
            take(other.books);
        }

        // check Invariants.Lender.hash with judgment and states: invalid, manifest
        public int hash() {
            return books[0].hashCode();
        }
    }

    // Unknown code runs while a place is empty.
    static class Gap {
        private final Object[] books = {this, this};

        public void exchange(Runnable callback) {
            books[0] = null;
            callback.run();
            books[0] = this;
        }

        // check Invariants.Gap.hash with judgment and states: invalid, manifest
        public int hash() {
            return books[0].hashCode();
        }
    }

    // Other code gets the array itself.
    static class Lent {
        private final Object[] books = {this, this};

        public Object[] books() {
            return books;
        }

        // check Invariants.Lent.hash with judgment and states: invalid, manifest
        public int hash() {
            return books[0].hashCode();
        }
    }

    static class Kept {
        private final Object[] books = {"a", "b"};

        public void exchange(Object book) {
            if (book != null) books[0] = book;
        }

        // check Invariants.Kept.hash with judgment and states: valid within bounds, provided that objects of Invariants.Kept keep 1 <= books.length && (\forall int i; 0 <= i && i < books.length; books[i] != null)
        public int hash() {
            return books[0].hashCode();
        }
    }

    // A position in a text is at most at its end.
    static class Scan {
        private final String text;
        private int position;

        Scan(String text) {
            this.text = text == null ? "" : text;
        }

        public boolean skip(char c) {
            if (position == text.length() || text.charAt(position) != c) return false;
            position++;
            return true;
        }

        // check Invariants.Scan.rest with judgment and states and string 3: valid within bounds, provided that objects of Invariants.Scan keep 0 <= position && position <= text.length()
        public String rest() {
            return text.substring(position);
        }

        // check Invariants.Scan.current with judgment and states and string 3: invalid, boundary
        public char current() {
            return text.charAt(position);
        }
    }

    // Here it may be beyond.
    static class Jump {
        private final String text;
        private int position;

        Jump(String text) {
            this.text = text == null ? "" : text;
        }

        public void jump() {
            if (position < text.length()) position += 2;
        }

        // check Invariants.Jump.rest with judgment and states and string 3: invalid, boundary
        public String rest() {
            return text.substring(position);
        }
    }

    // All rows are as long as the first one.
    static class Board {
        private final char[][] cells;

        Board(int width, int height) {
            if (width < 1 || height < 1) throw new IllegalArgumentException("size");
            cells = new char[height][width];
        }

        // exhaustive: check Invariants.Board.set with judgment and states and array 2: valid within bounds, provided that objects of Invariants.Board keep 1 <= cells.length && (\forall int i; 0 <= i && i < cells.length; cells[i].length == cells[0].length)
        public void set(int x, int y, char c) {
            if (x < 0 || y < 0 || x >= cells[0].length || y >= cells.length) return;
            cells[y][x] = c;
        }
    }
}
