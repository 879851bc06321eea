import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** A bag that nobody can change. */
public class ReadOnlyBag<E> extends AbstractCollection<E> {
    private final List<E> elements;

    /** A bag of these elements. */
    public ReadOnlyBag(Collection<E> elements) {
        this.elements = List.copyOf(elements);
    }

    @Override
    public boolean add(E element) {
        return false;
    }

    @Override
    public Iterator<E> iterator() {
        return elements.iterator();
    }

    @Override
    public int size() {
        return elements.size();
    }
}
