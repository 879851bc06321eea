package java.io;

@FunctionalInterface
public interface FilenameFilter {
    boolean accept(File directory, String name);
}
