// A cast of a class without source is evaluated for its effect alone if the call on it is not supported.
import org.example.Shape;

class Casts {
    static int parameters(Shape shape) {
        return ((Class<?>) shape).getTypeParameters().length;  // check Casts.parameters: unknown, unsupported Class.getTypeParameters here
    }

    static boolean isShape(Object value) {  // check Casts.isShape: valid
        return value instanceof Shape;
    }
}
