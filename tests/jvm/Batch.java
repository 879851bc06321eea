import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;

/** Runs the main methods of the named classes in one JVM, and prints what each of them printed and how it ended. */
public class Batch {
    public static void main(String[] names) throws Exception {
        PrintStream standard = new PrintStream(System.out, true, "UTF-8");
        for (String name : names) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            System.setOut(new PrintStream(bytes, true, "UTF-8"));
            String ending = run(name);
            System.out.flush();
            standard.print("\u0001\u0002\u0001" + name + "\n" + bytes.toString(StandardCharsets.UTF_8) + ending);
        }
        standard.flush();
    }

    private static String run(String name) throws ReflectiveOperationException {
        try {
            var main = Class.forName(name).getDeclaredMethod("main", String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) new String[0]);
            return "";
        } catch (InvocationTargetException thrown) {
            return describe(thrown.getCause());
        } catch (ExceptionInInitializerError thrown) {
            return describe(thrown);
        }
    }

    private static String describe(Throwable thrown) {
        String message = thrown.getMessage();
        return "\u0002\u0001\u0002Exception " + thrown.getClass().getName().replaceAll(".*\\.", "") + (message == null ? "" : ": " + message);
    }
}
