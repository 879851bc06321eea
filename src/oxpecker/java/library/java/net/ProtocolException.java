package java.net;

public class ProtocolException extends java.io.IOException {
    public ProtocolException() {
    }

    public ProtocolException(String message) {
        super(message);
    }
}
