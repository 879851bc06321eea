package java.io;

import oxpecker.Oox;

/** A file that may be there or not, and about whose bytes nothing is known. */
public class FileInputStream extends InputStream {
    private final InputStream bytes = InputStream.$unknown(false);

    public FileInputStream(String name) throws FileNotFoundException {
        this(name == null ? null : new File(name));
    }

    public FileInputStream(File file) throws FileNotFoundException {
        if (file == null) {
            throw new NullPointerException();
        }
        if (Oox.nondetBoolean()) {
            throw new FileNotFoundException(file.getPath() + " (No such file or directory)");
        }
    }

    public int read() throws IOException {
        return bytes.read();
    }

    public int read(byte[] target) throws IOException {
        return bytes.read(target, 0, target.length);
    }

    public int read(byte[] target, int offset, int count) throws IOException {
        return bytes.read(target, offset, count);
    }

    public long skip(long count) throws IOException {
        if (Oox.nondetBoolean()) {
            throw new IOException();
        }
        return count;
    }

    public int available() throws IOException {
        return bytes.available();
    }

    public void close() throws IOException {
        bytes.close();
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
