import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.Set;
import java.util.TreeSet;

/** Reads `class|method|parameters|checked exceptions` of models, and writes the lines of which the platform differs. */
class Throws {
    public static void main(String[] arguments) {
        Scanner lines = new Scanner(System.in);
        while (lines.hasNextLine()) {
            String line = lines.nextLine();
            String[] parts = line.split("\\|", -1);
            Executable found = find(parts[0], parts[1], parts[2]);
            if (found != null && !declared(found).equals(Set.of(parts[3]))) {
                System.out.println(line + " but " + declared(found));
            }
        }
    }

    private static Set<String> declared(Executable method) {
        Set<String> names = new TreeSet<>();
        for (Class<?> each : method.getExceptionTypes()) {
            if (!RuntimeException.class.isAssignableFrom(each) && !Error.class.isAssignableFrom(each)) {
                names.add(each.getName());
            }
        }
        return Set.of(String.join(",", names));
    }

    /** The method that a call on an object of a class means; null where the platform has none. */
    private static Executable find(String owner, String name, String parameters) {
        Class<?> type;
        try {
            type = Class.forName(owner, false, null);
        } catch (ClassNotFoundException absent) {
            return null;
        }
        List<Executable> all = new ArrayList<>(List.of(type.getDeclaredConstructors()));
        if (!name.equals("<init>")) {
            all.clear();
            all.addAll(List.of(type.getMethods()));
            for (Class<?> above = type; above != null; above = above.getSuperclass()) {
                all.addAll(List.of(above.getDeclaredMethods()));
            }
        }
        Executable found = null;
        for (Executable each : all) {
            boolean isNamed = name.equals("<init>") || each.getName().equals(name);
            boolean isBridge = each instanceof Method && ((Method) each).isBridge();
            if (isNamed && !isBridge && written(each).equals(parameters) && isNearer(each, found)) {
                found = each;
            }
        }
        return found;
    }

    private static boolean isNearer(Executable method, Executable other) {
        return other == null || other.getDeclaringClass().isAssignableFrom(method.getDeclaringClass());
    }

    private static String written(Executable method) {
        List<String> names = new ArrayList<>();
        for (Class<?> each : method.getParameterTypes()) {
            names.add(each.getTypeName());
        }
        return String.join(",", names);
    }
}
