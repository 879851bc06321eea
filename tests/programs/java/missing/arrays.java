// Arrays of classes without source; what the imports tell about their names.
import java.lang.reflect.Array;
import missing.*;
import missing.Heap.*;

class Arrays {
    Heap.Handle<Double>[] nodes;

    //@ requires n >= 0;
    void create(int n) {
        nodes = (Handle<Double>[]) Array.newInstance(Heap.Handle.class, n);  // check Arrays.create: unknown
    }

    void store(Handle<Double>[] given) {                // check Arrays.store: valid
        nodes = given;
        assert nodes == given;
    }

    Other[] related(Heap<Double>[] given) {
        Other[] seen = given;                           // check Arrays.related: unknown
        return seen;
    }

    Other[][] nested(Heap<Double>[][] given) {
        Other[][] seen = given;                         // check Arrays.nested: unknown
        seen[0][0] = given[0][0];
        return seen;
    }

    Object[] plain(Heap<Double>[] given) {              // check Arrays.plain: valid
        Object[] seen = given;
        assert seen == given;
        return seen;
    }

    Heap<Double>[] narrowed(Object[] given) {
        return (Heap<Double>[]) given;                  // check Arrays.narrowed: invalid, exception here
    }
}
