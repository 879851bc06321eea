package java.util;

public class IllegalFormatConversionException extends IllegalFormatException {
    public IllegalFormatConversionException(char conversion, Class<?> argument) {
        super(conversion + " != " + argument.getName());
    }
}
