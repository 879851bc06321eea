// A doubly linked list, a binary tree with deletion, a hash table, a priority queue and a graph search.
// prints: (((.1.)2(.3.))5((.7.)8(.9.)))
// prints: ((.2(.3.))7(.8(.9.)))
// prints: 3 1 -1
// prints: 1 3 3 5 7 9
// prints: 01234
// prints: empty
class Main {
    static class Deque<T> {
        private class Link {
            T value;
            Link next, previous;

            Link(T value) {
                this.value = value;
            }
        }

        private Link first, last;
        private int size;

        void addLast(T value) {
            Link link = new Link(value);
            if (last == null) {
                first = last = link;
            } else {
                last.next = link;
                link.previous = last;
                last = link;
            }
            size++;
        }

        T removeFirst() {
            if (first == null) {
                throw new IllegalStateException("empty");
            }
            T value = first.value;
            first = first.next;
            if (first == null) {
                last = null;
            } else {
                first.previous = null;
            }
            size--;
            return value;
        }

        boolean isEmpty() {
            return size == 0;
        }
    }

    static class Tree {
        int key;
        Tree left, right;

        Tree(int key) {
            this.key = key;
        }

        static Tree insert(Tree t, int key) {
            if (t == null) return new Tree(key);
            if (key < t.key) t.left = insert(t.left, key);
            else if (key > t.key) t.right = insert(t.right, key);
            return t;
        }

        static Tree delete(Tree t, int key) {
            if (t == null) return null;
            if (key < t.key) t.left = delete(t.left, key);
            else if (key > t.key) t.right = delete(t.right, key);
            else if (t.left == null) return t.right;
            else if (t.right == null) return t.left;
            else {
                Tree least = t.right;
                while (least.left != null) least = least.left;
                t.key = least.key;
                t.right = delete(t.right, least.key);
            }
            return t;
        }

        static String show(Tree t) {
            return t == null ? "." : "(" + show(t.left) + t.key + show(t.right) + ")";
        }
    }

    static class Table {
        static final class Entry {
            final String key;
            int value;
            final Entry next;

            Entry(String key, int value, Entry next) {
                this.key = key;
                this.value = value;
                this.next = next;
            }
        }

        Entry[] buckets = new Entry[4];

        void put(String key, int value) {
            int at = (key.hashCode() & 0x7fffffff) % buckets.length;
            for (Entry e = buckets[at]; e != null; e = e.next) {
                if (e.key.equals(key)) {
                    e.value = value;
                    return;
                }
            }
            buckets[at] = new Entry(key, value, buckets[at]);
        }

        int get(String key) {
            for (Entry e = buckets[(key.hashCode() & 0x7fffffff) % buckets.length]; e != null; e = e.next) {
                if (e.key.equals(key)) {
                    return e.value;
                }
            }
            return -1;
        }
    }

    static class Heap {
        int[] data = new int[16];
        int size;

        void add(int x) {
            int i = size++;
            while (i > 0 && data[(i - 1) / 2] > x) {
                data[i] = data[(i - 1) / 2];
                i = (i - 1) / 2;
            }
            data[i] = x;
        }

        int poll() {
            int result = data[0], x = data[--size], i = 0, c;
            while ((c = 2 * i + 1) < size) {
                if (c + 1 < size && data[c + 1] < data[c]) c++;
                if (data[c] >= x) break;
                data[i] = data[c];
                i = c;
            }
            data[i] = x;
            return result;
        }
    }

    static String search(int[][] edges, int start) {
        boolean[] seen = new boolean[edges.length];
        Deque<Integer> queue = new Deque<>();
        queue.addLast(start);
        seen[start] = true;
        String order = "";
        while (!queue.isEmpty()) {
            int node = queue.removeFirst();
            order += node;
            for (int next : edges[node]) {
                if (!seen[next]) {
                    seen[next] = true;
                    queue.addLast(next);
                }
            }
        }
        return order;
    }

    public static void main(String[] args) {
        Tree root = null;
        for (int key : new int[] {5, 2, 8, 1, 3, 7, 9}) {
            root = Tree.insert(root, key);
        }
        System.out.println(Tree.show(root));
        root = Tree.delete(Tree.delete(root, 5), 1);
        System.out.println(Tree.show(root));
        Table table = new Table();
        for (String word : new String[] {"a", "bb", "a", "ccc", "dd", "e"}) {
            table.put(word, table.get(word) + 2);
        }
        System.out.println(table.get("a") + " " + table.get("dd") + " " + table.get("x"));
        Heap heap = new Heap();
        for (int x : new int[] {5, 3, 9, 1, 7, 3}) {
            heap.add(x);
        }
        while (heap.size > 0) {
            System.out.print(heap.poll() + " ");
        }
        System.out.println();
        System.out.println(search(new int[][] {{1, 2}, {3}, {3, 4}, {0}, {}}, 0));
        try {
            new Deque<String>().removeFirst();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
