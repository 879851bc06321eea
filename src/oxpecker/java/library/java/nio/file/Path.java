package java.nio.file;

import java.io.File;
import java.io.IOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import oxpecker.NeverNull;

public interface Path extends Comparable<Path>, Iterable<Path> {
    static Path of(String first, String... more) {
        if (more.length == 0) {
            return new KnownPath(KnownPath.normalized(first));
        }
        StringBuilder joined = new StringBuilder(first);
        for (int i = 0; i < more.length; i++) {
            if (!more[i].isEmpty()) {
                joined.append(joined.length() > 0 ? "/" : "").append(more[i]);
            }
        }
        return new KnownPath(KnownPath.normalized(joined.toString()));
    }

    @NeverNull
    FileSystem getFileSystem();

    boolean isAbsolute();

    Path getRoot();

    Path getFileName();

    Path getParent();

    int getNameCount();

    @NeverNull
    Path getName(int index);

    @NeverNull
    Path subpath(int from, int to);

    boolean startsWith(Path other);

    default boolean startsWith(String other) {
        return startsWith(of(other));
    }

    boolean endsWith(Path other);

    default boolean endsWith(String other) {
        return endsWith(of(other));
    }

    @NeverNull
    Path normalize();

    @NeverNull
    Path resolve(Path other);

    default Path resolve(String other) {
        return resolve(of(other));
    }

    default Path resolveSibling(Path other) {
        if (other == null) {
            throw new NullPointerException();
        }
        Path parent = getParent();
        return parent == null ? other : parent.resolve(other);
    }

    default Path resolveSibling(String other) {
        return resolveSibling(of(other));
    }

    @NeverNull
    Path relativize(Path other);

    @NeverNull
    Path toAbsolutePath();

    @NeverNull
    Path toRealPath(LinkOption... options) throws IOException;

    default File toFile() {
        return new File(toString());
    }

    default Iterator<Path> iterator() {
        return new Iterator<Path>() {
            private int next;

            public boolean hasNext() {
                return next < getNameCount();
            }

            public Path next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                next++;
                return getName(next - 1);
            }
        };
    }

    int compareTo(Path other);

    boolean equals(Object other);

    int hashCode();

    @NeverNull
    String toString();

    static void $open(KnownPath known) {
    }
}
