// Reflection, class loading, native code, and what the machine says of itself.
// with missing error
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.util.ServiceLoader;

class Reflection {
    private int secret;

    static Object named(int x) throws Exception {
        return x == 7 ? Class.forName("Missing") : null;            // check Reflection.named: unknown, unsupported what is asked of a class that is not known
    }

    static Object made(int x) throws Exception {
        return x == 7 ? Reflection.class.getDeclaredConstructor().newInstance() : null;     // check Reflection.made: unknown, unsupported Class.getDeclaredConstructor here
    }

    static int read(Reflection object) throws Exception {
        if (object == null) {
            return 0;
        }
        Field field = Reflection.class.getDeclaredField("secret");  // check Reflection.read: unknown, unsupported Class.getDeclaredField here
        return field.getInt(object);
    }

    static Object called(Method method) throws Exception {
        return method == null ? null : method.invoke(null);         // check Reflection.called: unknown, unsupported class java.lang.reflect.Method here
    }

    static Object array(int x) {
        return x == 7 ? Array.newInstance(int.class, 3, 4) : null;  // check Reflection.array: unknown, unsupported a new array of several dimensions here
    }

    static Object proxied(int x) {
        InvocationHandler handler = (proxy, method, arguments) -> null;     // check Reflection.proxied: unknown, unsupported a function as InvocationHandler here
        return handler;
    }

    static Object loaded(int x) throws Exception {
        return x == 7 ? Reflection.class.getClassLoader().loadClass("A") : null;    // check Reflection.loaded: unknown, unsupported Class.getClassLoader here
    }

    static void services(int x) {
        for (Runnable each : ServiceLoader.load(Runnable.class)) {  // check Reflection.services: unknown, unsupported class java.util.ServiceLoader here
            each.run();
        }
    }

    static void library(int x) {
        if (x == 7) {
            System.loadLibrary("code");                             // check Reflection.library: unknown, unsupported System.loadLibrary here
        }
    }

    static native int outside(int x);   // check Reflection.useOutside: unknown, unsupported native method Reflection.outside(int) here

    static int useOutside(int x) {
        return x == 7 ? outside(x) : 0;
    }

    static Object type(int x) {
        return x == 7 ? String.class.getInterfaces() : null;        // check Reflection.type: unknown, unsupported the interfaces of a class of the library here
    }

    static String function(int x) {
        Runnable nothing = () -> { };
        return x == 7 ? nothing.getClass().getName() : "";          // check Reflection.function: unknown, unsupported the name of a class that Java leaves open here
    }

    // What is not reached takes no verdict away.
    static Object unreached(int x) throws Exception {               // check Reflection.unreached: valid
        if (x * 2 % 2 == 1) {
            return Class.forName("Reflection");
        }
        return Reflection.class.getName();
    }

    static Object failing(int x) throws java.io.IOException {
        if (x == 3) {
            throw new IllegalStateException();                      // check Reflection.failing: invalid, exception here
        }
        System.loadLibrary("code");
        return null;
    }
}
