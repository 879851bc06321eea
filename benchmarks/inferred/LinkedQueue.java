/** A queue with links to its first and its last cell. */
public class LinkedQueue {
    static class Cell {
        Object item;
        Cell next;
    }

    Cell first;
    Cell last;
    int length;

    //~ requires last == null ==> first == null;
    //~ requires last != null ==> last.next == null;
    //~ ensures \fresh(last) && last.item == item && last.next == null;
    //~ ensures \old(last) == null ==> first == last;
    //~ ensures \old(last) != null ==> \old(last).next == last && first == \old(first);
    //~ ensures length == \old(length) + 1;
    public void enqueue(Object item) {
        Cell cell = new Cell();
        cell.item = item;
        if (last == null) {
            first = cell;
        } else {
            last.next = cell;
        }
        last = cell;
        length = length + 1;
    }

    //~ ensures \old(first) != null;
    //~ ensures \result == \old(first.item) && first == \old(first.next);
    //~ ensures \old(first.next) == null ==> last == null;
    //~ ensures \old(first.next) != null ==> last == \old(last);
    //~ signals (IllegalStateException e) \old(first) == null && length == \old(length);
    public Object dequeue() {
        if (first == null) {
            throw new IllegalStateException("empty");
        }
        Object item = first.item;
        first = first.next;
        if (first == null) {
            last = null;
        }
        length--;
        return item;
    }

    //~ ensures first == null && last == null && length == 0;
    //~ assignable first, last, length;
    public void clear() {
        first = null;
        last = null;
        length = 0;
    }
}
