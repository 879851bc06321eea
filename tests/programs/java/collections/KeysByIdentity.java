import java.util.HashSet;
import java.util.Set;

/** Keys without a hash code of their own: whoever asks for their identity first, be it a contract, assigns nothing. */
public class KeysByIdentity {
    static class Key {
    }

    private final Set<Key> seen = new HashSet<>();

    //@ ensures seen.contains(k);
    public void add(Key k) {        // check KeysByIdentity.add with array 1 and chain 1: valid within bounds
        seen.add(k);
    }

    //@ requires seen.contains(k);
    //@ ensures \result;
    public boolean remove(Key k) {  // check KeysByIdentity.remove with array 1 and chain 1: valid within bounds
        return seen.remove(k);
    }

    //@ ensures !seen.contains(k);  // check KeysByIdentity.keep with array 1 and chain 2: invalid, ensures here
    public void keep(Key k) {
        if (k == null) {
            seen.remove(k);
        }
    }
}
