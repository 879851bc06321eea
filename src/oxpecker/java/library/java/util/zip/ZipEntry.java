package java.util.zip;

/** What an archive says about one of its files. */
public class ZipEntry implements Cloneable {
    public static final int STORED = 0;
    public static final int DEFLATED = 8;

    private final String name;
    private long size = -1;
    private long compressed = -1;
    private long crc = -1;
    private int method = -1;
    private byte[] extra;
    private String comment;

    public ZipEntry(String name) {
        if (java.util.Objects.requireNonNull(name, "name").length() > 0xffff) {
            throw new IllegalArgumentException("entry name too long");
        }
        this.name = name;
    }

    public Object clone() {
        if (getClass() != ZipEntry.class) {
            return oxpecker.Oox.unsupported("a clone of an object of a subclass");
        }
        ZipEntry copy = new ZipEntry(name);
        copy.size = size;
        copy.compressed = compressed;
        copy.crc = crc;
        copy.method = method;
        copy.extra = extra == null ? null : extra.clone();
        copy.comment = comment;
        return copy;
    }

    public String getName() {
        return name;
    }

    public boolean isDirectory() {
        return name.endsWith("/");
    }

    public long getSize() {
        return size;
    }

    public void setSize(long size) {
        if (size < 0) {
            throw new IllegalArgumentException("invalid entry size");
        }
        this.size = size;
    }

    public long getCompressedSize() {
        return compressed;
    }

    public void setCompressedSize(long size) {
        this.compressed = size;
    }

    public long getCrc() {
        return crc;
    }

    public void setCrc(long crc) {
        if (crc < 0 || crc > 0xffffffffL) {
            throw new IllegalArgumentException("invalid entry crc-32");
        }
        this.crc = crc;
    }

    public int getMethod() {
        return method;
    }

    public void setMethod(int method) {
        if (method != STORED && method != DEFLATED) {
            throw new IllegalArgumentException("invalid compression method");
        }
        this.method = method;
    }

    public String getComment() {
        return comment;
    }

    public void setComment(String comment) {
        this.comment = comment;
    }

    public byte[] getExtra() {
        return extra;
    }

    public String toString() {
        return getName();
    }

    public int hashCode() {
        return name.hashCode();
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return name != null && size >= -1 && crc >= -1 && crc <= 0xffffffffL && (method == -1 || method == STORED || method == DEFLATED);
    }
}
