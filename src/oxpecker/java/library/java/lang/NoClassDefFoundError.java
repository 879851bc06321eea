package java.lang;

import oxpecker.Oox;
import oxpecker.Text;

public class NoClassDefFoundError extends LinkageError {
    /** What the use of a class sets whose initialisation has failed: the name of the class in OOX. */
    private Text $target;

    public NoClassDefFoundError() {
    }

    public NoClassDefFoundError(String message) {
        super(message);
    }

    public String getMessage() {
        return $target == null ? super.getMessage() : "Could not initialize class " + Oox.classNamed($target).getName();
    }
}
