package java.nio.file;

import java.io.Closeable;
import java.io.IOException;
import oxpecker.NeverNull;

/** Only the file system of the machine has a model. */
public abstract class FileSystem implements Closeable {
    protected FileSystem() {
    }

    public abstract void close() throws IOException;

    public abstract boolean isOpen();

    public abstract boolean isReadOnly();

    @NeverNull
    public abstract String getSeparator();

    @NeverNull
    public abstract Path getPath(String first, String... more);

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
