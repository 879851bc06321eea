package java.nio.file;

import java.io.IOException;
import java.nio.file.attribute.BasicFileAttributes;
import oxpecker.NeverNull;

public interface FileVisitor<T> {
    @NeverNull
    FileVisitResult preVisitDirectory(T directory, BasicFileAttributes attributes) throws IOException;

    @NeverNull
    FileVisitResult visitFile(T file, BasicFileAttributes attributes) throws IOException;

    @NeverNull
    FileVisitResult visitFileFailed(T file, IOException problem) throws IOException;

    @NeverNull
    FileVisitResult postVisitDirectory(T directory, IOException problem) throws IOException;
}
