package java.nio.file.attribute;

import oxpecker.NeverNull;

public interface FileAttribute<T> {
    @NeverNull
    String name();

    T value();
}
