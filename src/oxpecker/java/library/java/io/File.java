package java.io;

import java.nio.file.Path;
import org.sosy_lab.sv_benchmarks.Verifier;
import oxpecker.Oox;

/** A path of Unix. What the file system says about it is any answer, each time. */
public class File implements Serializable, Comparable<File> {
    public static final char separatorChar = '/';
    public static final String separator = "/";
    public static final char pathSeparatorChar = ':';
    public static final String pathSeparator = ":";

    /** The directory in which the program runs; null before it is asked for. */
    private static String directory;

    private final String path;

    public File(String path) {
        this.path = normalized(path);
    }

    public File(String parent, String child) {
        String name = normalized(child);
        this.path = parent == null ? name : resolved(parent.isEmpty() ? separator : normalized(parent), name);
    }

    public File(File parent, String child) {
        String name = normalized(child);
        this.path = parent == null ? name : resolved(parent.path.isEmpty() ? separator : parent.path, name);
    }

    /** Without empty names, and without a separator at the end. */
    private static String normalized(String path) {
        StringBuilder kept = new StringBuilder();
        boolean after = false;
        for (int i = 0; i < path.length(); i++) {
            char c = path.charAt(i);
            if (c != separatorChar || !after) {
                kept.append(c);
            }
            after = c == separatorChar;
        }
        if (after && kept.length() > 1) {
            kept.setLength(kept.length() - 1);
        }
        return kept.toString();
    }

    private static String resolved(String parent, String child) {
        if (child.isEmpty()) {
            return parent;
        }
        if (child.charAt(0) == separatorChar) {
            return parent.equals(separator) ? child : parent + child;
        }
        return parent.equals(separator) ? parent + child : parent + separator + child;
    }

    // --- the path ------------------------------------------------------------------------------------------

    public String getName() {
        return path.substring(path.lastIndexOf(separatorChar) + 1);
    }

    public String getParent() {
        int end = path.lastIndexOf(separatorChar);
        if (end > 0) {
            return path.substring(0, end);
        }
        return end == 0 && path.length() > 1 ? separator : null;
    }

    public File getParentFile() {
        String parent = getParent();
        return parent == null ? null : new File(parent);
    }

    public String getPath() {
        return path;
    }

    public boolean isAbsolute() {
        return path.startsWith(separator);
    }

    public String getAbsolutePath() {
        return isAbsolute() ? path : resolved($directory(), path);
    }

    public File getAbsoluteFile() {
        return new File(getAbsolutePath());
    }

    /** An absolute path, always the same. */
    public static String $directory() {
        if (directory == null) {
            directory = $absolute();
        }
        return directory;
    }

    /** Links may lead anywhere. */
    public String getCanonicalPath() throws IOException {
        fail();
        return $absolute();
    }

    /** Some absolute path. */
    public static String $absolute() {
        String found = Verifier.nondetString();
        boolean valid = found.startsWith(separator) && found.indexOf(0) < 0 && found.equals(normalized(found));
        return valid ? found : separator;
    }

    public File getCanonicalFile() throws IOException {
        return new File(getCanonicalPath());
    }

    public Path toPath() {
        return Path.of(path);
    }

    public int compareTo(File other) {
        return path.compareTo(other.path);
    }

    public boolean equals(Object other) {
        return other instanceof File && path.equals(((File) other).path);
    }

    public int hashCode() {
        return path.hashCode() ^ 1234321;
    }

    public String toString() {
        return path;
    }

    // --- the file system -----------------------------------------------------------------------------------

    private static void fail() throws IOException {
        if (Oox.nondetBoolean()) {
            throw new IOException();
        }
    }

    private static long size() {
        long size = Oox.nondetLong();
        return size >= 0 ? size : 0;
    }

    public boolean exists() {
        return Oox.nondetBoolean();
    }

    public boolean isDirectory() {
        return Oox.nondetBoolean();
    }

    public boolean isFile() {
        return Oox.nondetBoolean();
    }

    public boolean isHidden() {
        return getName().startsWith(".");
    }

    public boolean canRead() {
        return Oox.nondetBoolean();
    }

    public boolean canWrite() {
        return Oox.nondetBoolean();
    }

    public boolean canExecute() {
        return Oox.nondetBoolean();
    }

    public long length() {
        return size();
    }

    public long lastModified() {
        return Oox.nondetLong();
    }

    public long getTotalSpace() {
        return size();
    }

    public long getFreeSpace() {
        return size();
    }

    public long getUsableSpace() {
        return size();
    }

    public boolean createNewFile() throws IOException {
        fail();
        return Oox.nondetBoolean();
    }

    public boolean delete() {
        return Oox.nondetBoolean();
    }

    public void deleteOnExit() {
    }

    public boolean mkdir() {
        return Oox.nondetBoolean();
    }

    public boolean mkdirs() {
        return Oox.nondetBoolean();
    }

    public boolean renameTo(File target) {
        java.util.Objects.requireNonNull(target);
        return Oox.nondetBoolean();
    }

    public boolean setLastModified(long time) {
        if (time < 0) {
            throw new IllegalArgumentException("Negative time");
        }
        return Oox.nondetBoolean();
    }

    public boolean setReadOnly() {
        return Oox.nondetBoolean();
    }

    public boolean setWritable(boolean writable) {
        return Oox.nondetBoolean();
    }

    public boolean setWritable(boolean writable, boolean owner) {
        return Oox.nondetBoolean();
    }

    public boolean setReadable(boolean readable) {
        return Oox.nondetBoolean();
    }

    public boolean setReadable(boolean readable, boolean owner) {
        return Oox.nondetBoolean();
    }

    public boolean setExecutable(boolean executable) {
        return Oox.nondetBoolean();
    }

    public boolean setExecutable(boolean executable, boolean owner) {
        return Oox.nondetBoolean();
    }

    /** Some name that a file can have. */
    public static String $name() {
        String name = Verifier.nondetString();
        boolean valid = !name.isEmpty() && name.indexOf(separatorChar) < 0 && name.indexOf(0) < 0 && !name.equals(".") && !name.equals("..");
        return valid ? name : "a";
    }

    /** The names of any files, or null. */
    public String[] list() {
        if (Oox.nondetBoolean()) {
            return null;
        }
        int count = Math.max(Oox.nondetInt(), 0);
        String[] names = new String[count];
        for (int i = 0; i < count; i++) {
            names[i] = $name();
        }
        return names;
    }

    public String[] list(FilenameFilter filter) {
        String[] names = list();
        if (names == null || filter == null) {
            return names;
        }
        java.util.ArrayList<String> kept = new java.util.ArrayList<String>();
        for (int i = 0; i < names.length; i++) {
            if (filter.accept(this, names[i])) {
                kept.add(names[i]);
            }
        }
        return kept.toArray(new String[kept.size()]);
    }

    public File[] listFiles() {
        String[] names = list();
        if (names == null) {
            return null;
        }
        File[] files = new File[names.length];
        for (int i = 0; i < names.length; i++) {
            files[i] = new File(this, names[i]);
        }
        return files;
    }

    public File[] listFiles(FilenameFilter filter) {
        String[] names = list(filter);
        if (names == null) {
            return null;
        }
        File[] files = new File[names.length];
        for (int i = 0; i < names.length; i++) {
            files[i] = new File(this, names[i]);
        }
        return files;
    }

    public File[] listFiles(FileFilter filter) {
        File[] files = listFiles();
        if (files == null || filter == null) {
            return files;
        }
        java.util.ArrayList<File> kept = new java.util.ArrayList<File>();
        for (int i = 0; i < files.length; i++) {
            if (filter.accept(files[i])) {
                kept.add(files[i]);
            }
        }
        return kept.toArray(new File[kept.size()]);
    }

    public static File createTempFile(String prefix, String suffix, File directory) throws IOException {
        if (prefix.length() < 3) {
            throw new IllegalArgumentException("Prefix string \"" + prefix + "\" too short: length must be at least 3");
        }
        fail();
        String name = prefix + $name() + (suffix == null ? ".tmp" : suffix);
        return directory == null ? new File($directory(), name) : new File(directory, name);
    }

    public static File createTempFile(String prefix, String suffix) throws IOException {
        return createTempFile(prefix, suffix, null);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return path != null && path.equals(normalized(path));
    }
}
