// A class that extends one without source may be of every type that is not final: what needs that is unsupported.
import java.util.Iterator;
import nowhere.Chain;

class Links<T> extends Chain<T> {
}

class Walks<T> {
    Iterator<T> named() {
        return new Links<T>();                              // check Walks.named: unknown, unsupported Links<T> as Iterator<T> here
    }

    Iterator<T> anonymous() {
        Iterator<T> found = new Chain<T>() { };             // check Walks.anonymous: unknown, unsupported Walks.1 as Iterator<T> here
        return found;
    }

    Iterator<T> chosen(Links<T> links, Iterator<T> other, boolean own) {
        return own ? links : other;                         // check Walks.chosen: unknown, unsupported Links<T> as Iterator<T> here
    }

    static int taken(Iterator<String> values) {
        return values == null ? 0 : 1;
    }

    static int passed(Links<String> links) {
        return taken(links);                                // check Walks.passed: unknown, unsupported Walks.taken here
    }

    static int looped(Links<String> links) {
        int count = 0;
        for (String each : links) {                         // check Walks.looped: unknown, unsupported iterating over Links<String> here
            count++;
        }
        return count;
    }

    static Chain<String> same(Links<String> links) {        // check Walks.same: valid
        return links;
    }
}
