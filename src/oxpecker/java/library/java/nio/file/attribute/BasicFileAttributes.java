package java.nio.file.attribute;

import oxpecker.NeverNull;

public interface BasicFileAttributes {
    @NeverNull
    FileTime lastModifiedTime();

    @NeverNull
    FileTime lastAccessTime();

    @NeverNull
    FileTime creationTime();

    boolean isRegularFile();

    boolean isDirectory();

    boolean isSymbolicLink();

    boolean isOther();

    long size();

    Object fileKey();
}
