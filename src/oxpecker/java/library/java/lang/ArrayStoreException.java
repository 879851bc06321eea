package java.lang;

public class ArrayStoreException extends RuntimeException {
    /** What an assignment that fails sets: the object that is no element. */
    private Object $value;

    public ArrayStoreException() {
    }

    public ArrayStoreException(String message) {
        super(message);
    }

    public String getMessage() {
        return $value == null ? super.getMessage() : $value.getClass().getName();
    }
}
