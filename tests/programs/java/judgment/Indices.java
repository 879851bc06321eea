// An array of indices into itself: the constructor fills it with indices, and methods only copy them.
public class Indices {
    static class Sets {
        private final int[] parent;

        Sets(int n) {
            parent = new int[n];
            for (int i = 0; i < n; i++) {
                parent[i] = i;
            }
        }

        // check Indices.Sets.find with judgment and states and array 2: valid within bounds, provided that x >= 0 && x < parent.length and objects of Indices.Sets keep (\forall int i; 0 <= i && i < parent.length; 0 <= parent[i]) && (\forall int i; 0 <= i && i < parent.length; parent[i] < parent.length)
        public int find(int x) {
            if (x < 0 || x >= parent.length) throw new IndexOutOfBoundsException();
            while (parent[x] != x) {
                parent[x] = parent[parent[x]];
                x = parent[x];
            }
            return x;
        }

        // Both calls have ended with the invariant when the array changes.
        public boolean union(int a, int b) {
            int first = find(a);
            int second = find(b);
            parent[second] = first;
            return first != second;
        }
    }

    // Other code gets the array.
    static class Shown {
        private final int[] next = new int[2];

        // check Indices.Shown.second with judgment and states: invalid, boundary
        public int second() {
            return next[next[0]];
        }

        public int[] all() {
            return next;
        }
    }

    // Other code sees the object while the array holds something else.
    static class Callback {
        private final int[] next = new int[2];

        public void fill(int[] numbers, int x) {
            numbers[0] = x;
        }

        public void both(Runnable then) {
            fill(next, 5);
            then.run();
            next[0] = 0;
        }

        // check Indices.Callback.second with judgment and states: invalid, boundary
        public int second() {
            return next[next[0]];
        }
    }

    // A method of the object stores any number.
    static class Set {
        private final int[] next = new int[2];

        public void point(int x) {
            next[0] = x;
        }

        // check Indices.Set.second with judgment and states: invalid, boundary
        public int second() {
            return next[next[0]];
        }
    }
}
