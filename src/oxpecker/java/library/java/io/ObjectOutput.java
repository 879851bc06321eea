package java.io;

public interface ObjectOutput extends DataOutput, AutoCloseable {
    void writeObject(Object object) throws IOException;

    void write(int value) throws IOException;

    void write(byte[] values) throws IOException;

    void write(byte[] values, int offset, int count) throws IOException;

    void flush() throws IOException;

    void close() throws IOException;
}
