package java.nio.file;

public class FileSystemException extends java.io.IOException {
    private final String file;
    private final String other;

    public FileSystemException(String file) {
        this.file = file;
        this.other = null;
    }

    public FileSystemException(String file, String other, String reason) {
        super(reason);
        this.file = file;
        this.other = other;
    }

    public String getFile() {
        return file;
    }

    public String getOtherFile() {
        return other;
    }

    public String getReason() {
        return super.getMessage();
    }

    public String getMessage() {
        if (file == null && other == null) {
            return getReason();
        }
        String both = (file == null ? "" : file) + (other == null ? "" : " -> " + other);
        return getReason() == null ? both : both + ": " + getReason();
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
