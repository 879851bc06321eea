// Classes with a model implement interfaces without one: such inputs may be of these classes.
import java.lang.constant.Constable;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Type;

class Inputs {
    // check Inputs.type: invalid, exception
    static void type(Type type) {
        if (type instanceof Class<?>) {
            throw new IllegalStateException();
        }
    }

    // check Inputs.element: invalid, exception
    static void element(AnnotatedElement element) {
        Object same = element;
        if (same instanceof Class<?>) {
            throw new IllegalStateException();
        }
    }

    // check Inputs.any: invalid, exception
    static void any(Object object) {
        if (object instanceof Type && object instanceof Class<?>) {
            throw new IllegalStateException();
        }
    }

    // check Inputs.text: invalid, exception
    static char text(Constable constant) {
        return constant instanceof String text && text.length() == 1 ? text.charAt(1) : 'a';
    }

    // check Inputs.number: invalid, exception
    static int number(Constable constant) {
        return constant instanceof Integer number ? 1 / number : 0;
    }

    // check Inputs.list: valid
    static void list(Constable constant) {
        assert !((Object) constant instanceof StringBuilder);
    }
}

class Values {
    // check Values.same: valid
    static void same() {
        Type type = String.class;
        assert type == String.class;
    }
}
