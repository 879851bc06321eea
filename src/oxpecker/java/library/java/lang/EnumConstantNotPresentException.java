package java.lang;

public class EnumConstantNotPresentException extends RuntimeException {
    public EnumConstantNotPresentException(String message) {
        super(message);
    }
}
