package java.lang;

import oxpecker.Oox;
import oxpecker.Text;

public class ClassCastException extends RuntimeException {
    /** What a cast that fails sets: the object, and the name of the type in OOX. */
    private Object $value;
    private Text $target;

    public ClassCastException() {
    }

    public ClassCastException(String message) {
        super(message);
    }

    public String getMessage() {
        if ($value == null || $target == null) {
            return super.getMessage();
        }
        return String.around($value.getClass().cannotBe(Oox.classNamed($target)));
    }
}
