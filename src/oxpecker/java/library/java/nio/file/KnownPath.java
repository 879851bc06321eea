package java.nio.file;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import oxpecker.Oox;

/** A path of Unix: names between separators. */
final class KnownPath implements Path {
    private final String text;

    KnownPath(String text) {
        this.text = text;
        oxpecker.Oox.assume($constructed());
    }

    /** Without empty names, and without a separator at the end. */
    static String normalized(String path) {
        StringBuilder kept = new StringBuilder();
        boolean after = false;
        for (int i = 0; i < path.length(); i++) {
            char c = path.charAt(i);
            if (c == 0) {
                throw new InvalidPathException(path, "Nul character not allowed");
            }
            if (c != '/' || !after) {
                kept.append(c);
            }
            after = c == '/';
        }
        if (after && kept.length() > 1) {
            kept.setLength(kept.length() - 1);
        }
        return kept.toString();
    }

    private static Path joined(boolean absolute, ArrayList<String> names) {
        return new KnownPath((absolute ? "/" : "") + String.join("/", names));
    }

    /** The one name of an empty path is empty; a root has no names. */
    private ArrayList<String> names() {
        ArrayList<String> names = new ArrayList<String>();
        int start = isAbsolute() ? 1 : 0;
        if (text.length() == 1 && start == 1) {
            return names;
        }
        for (int i = start; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == '/') {
                names.add(text.substring(start, i));
                start = i + 1;
            }
        }
        return names;
    }

    public FileSystem getFileSystem() {
        return FileSystems.getDefault();
    }

    public boolean isAbsolute() {
        return !text.isEmpty() && text.charAt(0) == '/';
    }

    public Path getRoot() {
        return isAbsolute() ? new KnownPath("/") : null;
    }

    public Path getFileName() {
        if (text.equals("/")) {
            return null;
        }
        int end = text.lastIndexOf('/');
        return end < 0 ? this : new KnownPath(text.substring(end + 1));
    }

    public Path getParent() {
        int end = text.lastIndexOf('/');
        if (end > 0) {
            return new KnownPath(text.substring(0, end));
        }
        return end == 0 && text.length() > 1 ? new KnownPath("/") : null;
    }

    public int getNameCount() {
        return names().size();
    }

    public Path getName(int index) {
        ArrayList<String> names = names();
        if (index < 0 || index >= names.size()) {
            throw new IllegalArgumentException();
        }
        return new KnownPath(names.get(index));
    }

    public Path subpath(int from, int to) {
        ArrayList<String> names = names();
        if (from < 0 || from >= names.size() || to > names.size() || from >= to) {
            throw new IllegalArgumentException();
        }
        return new KnownPath(String.join("/", names.subList(from, to)));
    }

    public boolean startsWith(Path other) {
        if (other == null) {
            throw new NullPointerException();
        }
        if (!(other instanceof KnownPath)) {
            return false;
        }
        String start = ((KnownPath) other).text;
        if (start.equals("/")) {
            return isAbsolute();
        }
        return text.equals(start) || !start.isEmpty() && text.startsWith(start + "/");
    }

    public boolean endsWith(Path other) {
        if (other == null) {
            throw new NullPointerException();
        }
        if (!(other instanceof KnownPath)) {
            return false;
        }
        String end = ((KnownPath) other).text;
        return text.equals(end) || !end.isEmpty() && end.charAt(0) != '/' && text.endsWith("/" + end);
    }

    public Path normalize() {
        boolean absolute = isAbsolute();
        ArrayList<String> kept = new ArrayList<String>();
        for (String name : names()) {
            int last = kept.size() - 1;
            if (name.equals("..") && last >= 0 && !kept.get(last).equals("..")) {
                kept.remove(last);
            } else if (!name.equals(".") && !(absolute && name.equals(".."))) {
                kept.add(name);
            }
        }
        return joined(absolute, kept);
    }

    public Path resolve(Path other) {
        String child = ((KnownPath) java.util.Objects.requireNonNull(other)).text;
        if (text.isEmpty() || child.startsWith("/")) {
            return other;
        }
        if (child.isEmpty()) {
            return this;
        }
        return new KnownPath(text.equals("/") ? text + child : text + "/" + child);
    }

    private boolean hasDots() {
        for (String name : names()) {
            if (name.equals(".") || name.equals("..")) {
                return true;
            }
        }
        return false;
    }

    public Path relativize(Path other) {
        KnownPath child = (KnownPath) java.util.Objects.requireNonNull(other);
        if (child.text.equals(text)) {
            return new KnownPath("");
        }
        if (isAbsolute() != child.isAbsolute()) {
            throw new IllegalArgumentException("'other' is different type of Path");
        }
        if (text.isEmpty()) {
            return other;
        }
        KnownPath base = this;
        if (base.hasDots() || child.hasDots()) {
            base = (KnownPath) base.normalize();
            child = (KnownPath) child.normalize();
        }
        ArrayList<String> from = base.text.isEmpty() ? new ArrayList<String>() : base.names();
        ArrayList<String> to = child.text.isEmpty() ? new ArrayList<String>() : child.names();
        int same = 0;
        while (same < from.size() && same < to.size() && from.get(same).equals(to.get(same))) {
            same++;
        }
        ArrayList<String> names = new ArrayList<String>();
        for (int i = same; i < from.size(); i++) {
            if (from.get(i).equals("..")) {
                throw new IllegalArgumentException("Unable to compute relative  path from " + this + " to " + other);
            }
            names.add("..");
        }
        names.addAll(to.subList(same, to.size()));
        return joined(false, names);
    }

    public Path toAbsolutePath() {
        return isAbsolute() ? this : new KnownPath(File.$directory()).resolve(this);
    }

    /** Links may lead anywhere. */
    public Path toRealPath(LinkOption... options) throws IOException {
        if (Oox.nondetBoolean()) {
            throw new NoSuchFileException(text);
        }
        return new KnownPath(File.$absolute());
    }

    public int compareTo(Path other) {
        return text.compareTo(((KnownPath) other).text);
    }

    public boolean equals(Object other) {
        return other instanceof KnownPath && ((KnownPath) other).text.equals(text);
    }

    public int hashCode() {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        int code = 0;
        for (int i = 0; i < bytes.length; i++) {
            code = 31 * code + (bytes[i] & 0xff);
        }
        return code;
    }

    public String toString() {
        return text;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return text != null && text.indexOf(0) < 0 && text.equals(normalized(text));
    }
}
