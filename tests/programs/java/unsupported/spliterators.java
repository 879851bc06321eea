// How the elements of collections and iterators are parted is not known.
import java.util.Collection;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;

class Main {
    static Spliterator<Integer> whole() {
        Collection<Integer> numbers = List.of(1, 2);
        return numbers.spliterator();      // check Main.whole: unknown, unsupported the spliterator of a collection here
    }

    static Spliterator<Integer> part() {
        return Spliterators.spliteratorUnknownSize(List.of(1, 2).iterator(), 0).trySplit();      // check Main.part: unknown, unsupported a part of the elements of an iterator here
    }
}
