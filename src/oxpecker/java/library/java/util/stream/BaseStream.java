package java.util.stream;

import java.util.Iterator;
import oxpecker.NeverNull;

public interface BaseStream<T, S extends BaseStream<T, S>> extends AutoCloseable {
    @NeverNull
    Iterator<T> iterator();

    boolean isParallel();

    @NeverNull
    S sequential();

    @NeverNull
    S parallel();

    @NeverNull
    S unordered();

    void close();
}
