package java.io;

import oxpecker.Oox;

/** A file that may be there or not, and about which nothing is known. */
public class FileReader extends InputStreamReader {
    public FileReader(String name) throws FileNotFoundException {
        super(true);
        java.util.Objects.requireNonNull(name);
        if (Oox.nondetBoolean()) {
            throw new FileNotFoundException(name);
        }
    }

    public FileReader(File file) throws FileNotFoundException {
        this(file.getPath());
    }
}
