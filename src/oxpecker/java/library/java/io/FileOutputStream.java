package java.io;

import oxpecker.Oox;

/** A file that may be writable or not. What it gets is not remembered. */
public class FileOutputStream extends OutputStream {
    public FileOutputStream(String name) throws FileNotFoundException {
        this(name == null ? null : new File(name), false);
    }

    public FileOutputStream(String name, boolean append) throws FileNotFoundException {
        this(name == null ? null : new File(name), append);
    }

    public FileOutputStream(File file) throws FileNotFoundException {
        this(file, false);
    }

    public FileOutputStream(File file, boolean append) throws FileNotFoundException {
        if (file == null) {
            throw new NullPointerException();
        }
        if (Oox.nondetBoolean()) {
            throw new FileNotFoundException(file.getPath() + " (No such file or directory)");
        }
    }

    /** A file that is open already. */
    private FileOutputStream() {
    }

    public static OutputStream $opened() {
        return new FileOutputStream();
    }

    private void fail() throws IOException {
        if (Oox.nondetBoolean()) {
            throw new IOException();
        }
    }

    public void write(int value) throws IOException {
        fail();
    }

    public void write(byte[] source) throws IOException {
        write(source, 0, source.length);
    }

    public void write(byte[] source, int offset, int count) throws IOException {
        java.util.Objects.checkFromIndexSize(offset, count, source.length);
        fail();
    }

    public void close() throws IOException {
        fail();
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
