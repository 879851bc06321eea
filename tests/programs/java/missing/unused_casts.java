// A cast of a class without source is evaluated for its effect alone if the call on it is not supported.
import org.example.Shape;

class Casts {
    static int parameters(Shape shape) {
        return ((Thread) shape).getAllStackTraces().size();    // check Casts.parameters: unknown, unsupported Thread.getAllStackTraces here
    }

    static boolean isShape(Object value) {  // check Casts.isShape: valid
        return value instanceof Shape;
    }
}
