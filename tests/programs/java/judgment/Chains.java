// Lists of linked nodes that count their nodes, and know their last one, are as long as they say.
public class Chains {
    static class Queue {
        private static class Node {
            final int value;
            Node next;

            Node(int value) {
                this.value = value;
            }
        }

        private Node head;
        private Node tail;
        private int count;

        public void add(int value) {
            Node node = new Node(value);
            if (head == null) {
                head = node;
            } else {
                tail.next = node;
            }
            tail = node;
            count++;
        }

        public int remove() {
            if (count == 0) throw new IllegalStateException("empty");
            int value = head.value;
            head = head.next;
            if (head == null) tail = null;
            count--;
            return value;
        }

        // exhaustive: check Chains.Queue.last with judgment and states: valid within bounds, provided that count != 0 and objects of Chains.Queue keep 0 <= count && (tail == null) == (count == 0)
        public int last() {
            if (count == 0) throw new IllegalStateException("empty");
            return tail.value;
        }

        // exhaustive: check Chains.Queue.second with judgment and states: valid within bounds, provided that objects of Chains.Queue keep 0 <= count && (head == null) == (count == 0) && count == the number of nodes from head
        public int second() {
            return count < 2 ? 0 : head.next.value;
        }
    }

    // The nodes may form a cycle.
    static class Loop {
        private static class Node {
            Node next;
        }

        private Node head;
        private int count;

        public void add() {
            Node node = new Node();
            node.next = head;
            head = node;
            count++;
        }

        public void close() {
            if (head != null) head.next = head;
        }

        // check Chains.Loop.last with judgment and states: invalid, manifest
        public int last() {
            int[] seen = new int[count];
            int n = 0;
            for (Node node = head; node != null && n < 3; node = node.next) seen[n++] = 1;
            return n;
        }
    }
}
