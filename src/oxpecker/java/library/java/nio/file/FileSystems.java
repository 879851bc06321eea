package java.nio.file;

public final class FileSystems {
    private static final FileSystem DEFAULT = new Machine();

    private FileSystems() {
    }

    public static FileSystem getDefault() {
        return DEFAULT;
    }

    /** The file system in which the program runs. */
    private static final class Machine extends FileSystem {
        public void close() {
            throw new UnsupportedOperationException();
        }

        public boolean isOpen() {
            return true;
        }

        public boolean isReadOnly() {
            return false;
        }

        public String getSeparator() {
            return "/";
        }

        public Path getPath(String first, String... more) {
            return Path.of(first, more);
        }
    }
}
