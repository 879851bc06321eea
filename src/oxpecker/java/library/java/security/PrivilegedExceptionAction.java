package java.security;

@FunctionalInterface
public interface PrivilegedExceptionAction<T> {
    T run() throws Exception;
}
