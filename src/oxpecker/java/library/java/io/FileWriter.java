package java.io;

/** A file that may be writable or not. What it gets is not remembered. */
public class FileWriter extends OutputStreamWriter {
    public FileWriter(String name) throws IOException {
        super(new FileOutputStream(name));
    }

    public FileWriter(String name, boolean append) throws IOException {
        super(new FileOutputStream(name, append));
    }

    public FileWriter(File file) throws IOException {
        super(new FileOutputStream(file));
    }

    public FileWriter(File file, boolean append) throws IOException {
        super(new FileOutputStream(file, append));
    }
}
