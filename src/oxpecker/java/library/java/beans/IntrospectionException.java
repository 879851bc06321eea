package java.beans;

public class IntrospectionException extends Exception {
    public IntrospectionException(String message) {
        super(message);
    }
}
