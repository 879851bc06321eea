import java.util.NoSuchElementException;

/** A list whose links are objects of a private inner class. */
public class Linked {
    private class Link {
        final int item;
        Link next;

        Link(int item) {
            this.item = item;
            size++;
        }

        int places() {
            return size;
        }
    }

    private Link first;
    private int size;

    public void push(int item) {
        Link link = new Link(item);
        link.next = first;
        first = link;
    }

    //@ signals (NoSuchElementException e) first == null;
    public int places() {
        if (first == null) {
            throw new NoSuchElementException("empty");
        }
        return first.places();
    }
}
