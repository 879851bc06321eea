package java.util.zip;

public interface Checksum {
    void update(int value);

    default void update(byte[] values) {
        update(values, 0, values.length);
    }

    void update(byte[] values, int offset, int count);

    long getValue();

    void reset();
}
