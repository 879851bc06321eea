// Generic classes, bounded parameters, wildcards, raw types, bridges.
// prints: 1 3 4 5 8 9
// prints: $20 $50 $2b3
// prints: 2w4 2w3 2w2 2w1 2w0 4
// prints: 5
// prints: 6
// prints: y3q
// prints: not an Integer
import java.util.Iterator;

class Main {
    static class Node<T extends Comparable<T>> {
        T value;
        Node<T> left, right;

        Node(T value) {
            this.value = value;
        }

        void insert(T v) {
            if (v.compareTo(value) < 0) {
                if (left == null) {
                    left = new Node<>(v);
                } else {
                    left.insert(v);
                }
            } else if (right == null) {
                right = new Node<>(v);
            } else {
                right.insert(v);
            }
        }

        String walk() {
            return (left == null ? "" : left.walk()) + value + " " + (right == null ? "" : right.walk());
        }
    }

    static class Money implements Comparable<Money> {
        final int cents;

        Money(int cents) {
            this.cents = cents;
        }

        public int compareTo(Money other) {
            return cents - other.cents;
        }

        public String toString() {
            return "$" + cents;
        }
    }

    static class Stack<T> implements Iterable<T> {
        private Object[] data = new Object[2];
        private int size;

        void push(T item) {
            if (size == data.length) {
                Object[] more = new Object[size * 2];
                for (int i = 0; i < size; i++) {
                    more[i] = data[i];
                }
                data = more;
            }
            data[size++] = item;
        }

        @SuppressWarnings("unchecked")
        T pop() {
            return (T) data[--size];
        }

        public Iterator<T> iterator() {
            return new Iterator<T>() {
                int at = size;

                public boolean hasNext() {
                    return at > 0;
                }

                @SuppressWarnings("unchecked")
                public T next() {
                    return (T) data[--at];
                }
            };
        }
    }

    interface Source<T> {
        T get();
    }

    static class Number5 implements Source<Integer> {
        public Integer get() {
            return 5;
        }
    }

    static <T extends Comparable<T>> T max(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    static int total(Stack<? extends Number> stack) {
        int total = 0;
        for (Number n : stack) {
            total += n.intValue();
        }
        return total;
    }

    static void fill(Stack<? super Integer> stack) {
        stack.push(1);
        stack.push(2);
    }

    static <T> void swap(T[] array, int i, int j) {
        T kept = array[i];
        array[i] = array[j];
        array[j] = kept;
    }

    @SafeVarargs
    static <T> T last(T... items) {
        return items[items.length - 1];
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Node<Integer> root = new Node<>(5);
        for (int v : new int[] {3, 8, 1, 4, 9}) {
            root.insert(v);
        }
        System.out.println(root.walk());
        Node<Money> money = new Node<>(new Money(50));
        money.insert(new Money(20));
        System.out.println(money.walk() + max(new Money(1), new Money(2)) + max("a", "b") + max(3, 2));
        Stack<String> words = new Stack<>();
        for (int i = 0; i < 5; i++) {
            words.push("w" + i);
        }
        for (String word : words) {
            System.out.print(word.length() + word + " ");
        }
        System.out.println(words.pop().charAt(1));
        Stack<Number> numbers = new Stack<>();
        fill(numbers);
        numbers.push(2.9);
        System.out.println(total(numbers));
        Source<Integer> source = new Number5();
        int five = source.get() + 1;
        System.out.println(five);
        String[] pair = {"x", "y"};
        swap(pair, 0, 1);
        System.out.println(pair[0] + last(1, 2, 3) + Main.<String>last("p", "q"));
        Stack raw = new Stack();
        raw.push("text");
        Stack<Integer> wrong = raw;
        try {
            int i = wrong.pop();
            System.out.println(i);
        } catch (ClassCastException e) {
            System.out.println("not an Integer");
        }
    }
}
