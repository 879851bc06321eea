package java.nio.file;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.sosy_lab.sv_benchmarks.Verifier;
import oxpecker.Oox;

/** What the file system says is any answer, each time; what it gets is not remembered. */
public final class Files {
    private Files() {
    }

    private static boolean any(Path path) {
        Objects.requireNonNull(path);
        return Oox.nondetBoolean();
    }

    /** Every access to a file may fail. */
    private static void access(Path path) throws IOException {
        Objects.requireNonNull(path);
        if (Oox.nondetBoolean()) {
            throw Oox.nondetBoolean() ? new NoSuchFileException(path.toString()) : new IOException();
        }
    }

    // --- questions -----------------------------------------------------------------------------------------

    public static boolean exists(Path path, LinkOption... options) {
        return any(path);
    }

    public static boolean notExists(Path path, LinkOption... options) {
        return any(path);
    }

    public static boolean isDirectory(Path path, LinkOption... options) {
        return any(path);
    }

    public static boolean isRegularFile(Path path, LinkOption... options) {
        return any(path);
    }

    public static boolean isSymbolicLink(Path path) {
        return any(path);
    }

    public static boolean isReadable(Path path) {
        return any(path);
    }

    public static boolean isWritable(Path path) {
        return any(path);
    }

    public static boolean isExecutable(Path path) {
        return any(path);
    }

    public static boolean isHidden(Path path) throws IOException {
        Path name = path.getFileName();
        return name != null && name.toString().startsWith(".");
    }

    public static boolean isSameFile(Path path, Path other) throws IOException {
        if (path.equals(other)) {
            return true;
        }
        access(path);
        return any(other);
    }

    public static long size(Path path) throws IOException {
        access(path);
        long size = Oox.nondetLong();
        return size >= 0 ? size : 0;
    }

    public static FileTime getLastModifiedTime(Path path, LinkOption... options) throws IOException {
        access(path);
        return FileTime.fromMillis(Oox.nondetLong());
    }

    public static String probeContentType(Path path) throws IOException {
        access(path);
        return Oox.nondetBoolean() ? null : Verifier.nondetString();
    }

    public static <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options) throws IOException {
        access(path);
        if (type != (Class<?>) BasicFileAttributes.class) {
            return Oox.unsupported("attributes of files that only some file systems have");
        }
        return (A) new AnyAttributes();
    }

    /** Attributes that may be anything, and stay so. */
    private static final class AnyAttributes implements BasicFileAttributes {
        private final long modified = Oox.nondetLong();
        private final long accessed = Oox.nondetLong();
        private final long created = Oox.nondetLong();
        private final int kind = Oox.nondetInt();
        private final long size = Oox.nondetLong();

        public FileTime lastModifiedTime() {
            return FileTime.fromMillis(modified);
        }

        public FileTime lastAccessTime() {
            return FileTime.fromMillis(accessed);
        }

        public FileTime creationTime() {
            return FileTime.fromMillis(created);
        }

        public boolean isRegularFile() {
            return kind == 0;
        }

        public boolean isDirectory() {
            return kind == 1;
        }

        public boolean isSymbolicLink() {
            return kind == 2;
        }

        public boolean isOther() {
            return kind < 0 || kind > 2;
        }

        public long size() {
            return size >= 0 ? size : 0;
        }

        public Object fileKey() {
            return null;
        }
    }

    // --- changes -------------------------------------------------------------------------------------------

    public static Path createFile(Path path, FileAttribute<?>... attributes) throws IOException {
        access(path);
        return path;
    }

    public static Path createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
        access(path);
        return path;
    }

    public static Path createDirectories(Path path, FileAttribute<?>... attributes) throws IOException {
        access(path);
        return path;
    }

    public static Path createTempFile(Path directory, String prefix, String suffix, FileAttribute<?>... attributes) throws IOException {
        access(directory);
        return directory.resolve((prefix == null ? "" : prefix) + java.io.File.$name() + (suffix == null ? ".tmp" : suffix));
    }

    public static Path createTempFile(String prefix, String suffix, FileAttribute<?>... attributes) throws IOException {
        return createTempFile(Path.of(java.io.File.$directory()), prefix, suffix, attributes);
    }

    public static Path createTempDirectory(Path directory, String prefix, FileAttribute<?>... attributes) throws IOException {
        return createTempFile(directory, prefix, "", attributes);
    }

    public static Path createTempDirectory(String prefix, FileAttribute<?>... attributes) throws IOException {
        return createTempFile(prefix, "", attributes);
    }

    public static void delete(Path path) throws IOException {
        access(path);
    }

    public static boolean deleteIfExists(Path path) throws IOException {
        access(path);
        return any(path);
    }

    public static Path copy(Path source, Path target, CopyOption... options) throws IOException {
        access(source);
        access(target);
        return target;
    }

    public static long copy(InputStream source, Path target, CopyOption... options) throws IOException {
        Objects.requireNonNull(source);
        access(target);
        return source.transferTo(newOutputStream(target));
    }

    public static long copy(Path source, OutputStream target) throws IOException {
        Objects.requireNonNull(target);
        return newInputStream(source).transferTo(target);
    }

    public static Path move(Path source, Path target, CopyOption... options) throws IOException {
        access(source);
        access(target);
        return target;
    }

    public static Path setLastModifiedTime(Path path, FileTime time) throws IOException {
        Objects.requireNonNull(time);
        access(path);
        return path;
    }

    // --- contents ------------------------------------------------------------------------------------------

    public static InputStream newInputStream(Path path, OpenOption... options) throws IOException {
        access(path);
        return InputStream.$unknown(false);
    }

    public static OutputStream newOutputStream(Path path, OpenOption... options) throws IOException {
        access(path);
        return FileOutputStream.$opened();
    }

    public static BufferedReader newBufferedReader(Path path, Charset charset) throws IOException {
        return new BufferedReader(new InputStreamReader(newInputStream(path), charset));
    }

    public static BufferedReader newBufferedReader(Path path) throws IOException {
        return newBufferedReader(path, StandardCharsets.UTF_8);
    }

    public static BufferedWriter newBufferedWriter(Path path, Charset charset, OpenOption... options) throws IOException {
        return new BufferedWriter(new OutputStreamWriter(newOutputStream(path, options), charset));
    }

    public static BufferedWriter newBufferedWriter(Path path, OpenOption... options) throws IOException {
        return newBufferedWriter(path, StandardCharsets.UTF_8, options);
    }

    public static byte[] readAllBytes(Path path) throws IOException {
        access(path);
        int count = Math.max(Oox.nondetInt(), 0);
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = Oox.nondetByte();
        }
        return bytes;
    }

    public static String readString(Path path) throws IOException {
        return readString(path, StandardCharsets.UTF_8);
    }

    public static String readString(Path path, Charset charset) throws IOException {
        Objects.requireNonNull(charset);
        access(path);
        return Verifier.nondetString();
    }

    public static List<String> readAllLines(Path path, Charset charset) throws IOException {
        Objects.requireNonNull(charset);
        access(path);
        List<String> lines = new ArrayList<String>();
        while (Oox.nondetBoolean()) {
            String line = Verifier.nondetString();
            Oox.assume(line.indexOf('\n') < 0 && line.indexOf('\r') < 0);
            lines.add(line);
        }
        return lines;
    }

    public static List<String> readAllLines(Path path) throws IOException {
        return readAllLines(path, StandardCharsets.UTF_8);
    }

    public static Stream<String> lines(Path path, Charset charset) throws IOException {
        return readAllLines(path, charset).stream();
    }

    public static Stream<String> lines(Path path) throws IOException {
        return readAllLines(path).stream();
    }

    public static Path write(Path path, byte[] bytes, OpenOption... options) throws IOException {
        Objects.requireNonNull(bytes);
        access(path);
        return path;
    }

    public static Path write(Path path, Iterable<? extends CharSequence> lines, Charset charset, OpenOption... options) throws IOException {
        Objects.requireNonNull(lines);
        Objects.requireNonNull(charset);
        access(path);
        for (CharSequence line : lines) {
            Objects.requireNonNull(line);
            access(path);
        }
        return path;
    }

    public static Path write(Path path, Iterable<? extends CharSequence> lines, OpenOption... options) throws IOException {
        return write(path, lines, StandardCharsets.UTF_8, options);
    }

    public static Path writeString(Path path, CharSequence text, OpenOption... options) throws IOException {
        return writeString(path, text, StandardCharsets.UTF_8, options);
    }

    public static Path writeString(Path path, CharSequence text, Charset charset, OpenOption... options) throws IOException {
        Objects.requireNonNull(text);
        Objects.requireNonNull(charset);
        access(path);
        return path;
    }

    // --- directories ---------------------------------------------------------------------------------------

    public static Stream<Path> list(Path path) throws IOException {
        access(path);
        List<Path> found = new ArrayList<Path>();
        while (Oox.nondetBoolean()) {
            found.add(path.resolve(java.io.File.$name()));
        }
        return found.stream();
    }

    public static Stream<Path> walk(Path start, int depth, FileVisitOption... options) throws IOException {
        if (depth < 0) {
            throw new IllegalArgumentException("'maxDepth' is negative");
        }
        access(start);
        List<Path> found = new ArrayList<Path>();
        found.add(start);
        below(start, depth, found);
        return found.stream();
    }

    public static Stream<Path> walk(Path start, FileVisitOption... options) throws IOException {
        return walk(start, Integer.MAX_VALUE, options);
    }

    private static void below(Path directory, int depth, List<Path> found) {
        while (depth > 0 && Oox.nondetBoolean()) {
            Path inside = directory.resolve(java.io.File.$name());
            found.add(inside);
            below(inside, depth - 1, found);
        }
    }

    public static Path walkFileTree(Path start, FileVisitor<? super Path> visitor) throws IOException {
        access(start);
        visit(start, visitor);
        return start;
    }

    private static FileVisitResult visit(Path path, FileVisitor<? super Path> visitor) throws IOException {
        if (Oox.nondetBoolean()) {
            return visitor.visitFileFailed(path, new NoSuchFileException(path.toString()));
        }
        BasicFileAttributes attributes = new AnyAttributes();
        if (!attributes.isDirectory()) {
            return visitor.visitFile(path, attributes);
        }
        FileVisitResult result = visitor.preVisitDirectory(path, attributes);
        if (result != FileVisitResult.CONTINUE) {
            return result == FileVisitResult.SKIP_SUBTREE ? FileVisitResult.CONTINUE : result;
        }
        while (Oox.nondetBoolean()) {
            FileVisitResult inside = visit(path.resolve(java.io.File.$name()), visitor);
            if (inside == FileVisitResult.TERMINATE) {
                return inside;
            }
            if (inside == FileVisitResult.SKIP_SIBLINGS) {
                break;
            }
        }
        return visitor.postVisitDirectory(path, null);
    }
}
