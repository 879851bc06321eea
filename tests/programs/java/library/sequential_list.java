// A list of our own over AbstractSequentialList: everything by way of its iterator.
// prints: [1, 2, 3]
// prints: 2 of 3
// prints: [1, 9, 3, 4]
// prints: 9 left: [0, 1, 3, 4]
// prints: Index: 4
// prints: 8
// prints: [0, 5, 6, 1, 3, 4] true false
import java.util.AbstractSequentialList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;

class Chain<E> extends AbstractSequentialList<E> {
    private static class Link<E> {
        E item;
        Link<E> before = this, after = this;
    }

    private final Link<E> ends = new Link<>();
    private int count;

    public int size() {
        return count;
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > count) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
        Place place = new Place();
        for (int i = 0; i < index; i++) {
            place.next();
        }
        return place;
    }

    private class Place implements ListIterator<E> {
        private Link<E> next = ends.after, last;
        private int index;

        public boolean hasNext() {
            return next != ends;
        }

        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = next;
            next = next.after;
            index++;
            return last.item;
        }

        public boolean hasPrevious() {
            return next.before != ends;
        }

        public E previous() {
            next = last = next.before;
            index--;
            return last.item;
        }

        public int nextIndex() {
            return index;
        }

        public int previousIndex() {
            return index - 1;
        }

        public void set(E item) {
            last.item = item;
        }

        public void add(E item) {
            Link<E> made = new Link<>();
            made.item = item;
            made.before = next.before;
            made.after = next;
            next.before.after = made;
            next.before = made;
            index++;
            count++;
        }

        public void remove() {
            last.before.after = last.after;
            last.after.before = last.before;
            if (next == last) {
                next = last.after;
            } else {
                index--;
            }
            count--;
        }
    }
}

class Main {
    public static void main(String[] args) {
        Chain<Integer> chain = new Chain<>();
        for (int i = 1; i <= 3; i++) {
            chain.add(i);
        }
        System.out.println(chain);
        System.out.println(chain.get(1) + " of " + chain.size());
        chain.add(4);
        chain.set(1, 9);
        System.out.println(chain);
        chain.add(0, 0);
        System.out.println(chain.remove(2) + " left: " + chain);
        try {
            chain.get(4);
        } catch (IndexOutOfBoundsException beyond) {
            System.out.println(beyond.getMessage());
        }
        int sum = 0;
        for (int each : chain) {
            sum += each;
        }
        System.out.println(sum);
        boolean changed = chain.addAll(1, List.of(5, 6));
        System.out.println(chain + " " + changed + " " + chain.addAll(2, List.of()));
    }
}
