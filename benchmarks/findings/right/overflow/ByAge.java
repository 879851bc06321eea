import java.util.Comparator;

/** Orders by distance in time. */
public class ByAge implements Comparator<Integer> {
    //@ also ensures one < two ==> \result < 0;
    @Override
    public int compare(Integer one, Integer two) {
        return Integer.compare(one, two);
    }
}
