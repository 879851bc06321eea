package java.net;

public class BindException extends SocketException {
    public BindException() {
    }

    public BindException(String message) {
        super(message);
    }
}
