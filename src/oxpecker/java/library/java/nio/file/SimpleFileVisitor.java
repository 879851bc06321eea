package java.nio.file;

import java.io.IOException;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;

public class SimpleFileVisitor<T> implements FileVisitor<T> {
    protected SimpleFileVisitor() {
    }

    public FileVisitResult preVisitDirectory(T directory, BasicFileAttributes attributes) throws IOException {
        Objects.requireNonNull(directory);
        Objects.requireNonNull(attributes);
        return FileVisitResult.CONTINUE;
    }

    public FileVisitResult visitFile(T file, BasicFileAttributes attributes) throws IOException {
        Objects.requireNonNull(file);
        Objects.requireNonNull(attributes);
        return FileVisitResult.CONTINUE;
    }

    public FileVisitResult visitFileFailed(T file, IOException problem) throws IOException {
        Objects.requireNonNull(file);
        throw problem;
    }

    public FileVisitResult postVisitDirectory(T directory, IOException problem) throws IOException {
        Objects.requireNonNull(directory);
        if (problem != null) {
            throw problem;
        }
        return FileVisitResult.CONTINUE;
    }
}
