package java.io;

public interface ObjectInput extends DataInput, AutoCloseable {
    Object readObject() throws ClassNotFoundException, IOException;

    int read() throws IOException;

    int read(byte[] target) throws IOException;

    int read(byte[] target, int offset, int count) throws IOException;

    long skip(long count) throws IOException;

    int available() throws IOException;

    void close() throws IOException;
}
