package java.nio.channels;

public class CancelledKeyException extends IllegalStateException {
    public CancelledKeyException() {
    }
}
