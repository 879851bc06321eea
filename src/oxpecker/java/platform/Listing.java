import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Lists the names of the Java platform: `java Listing.java` prints a line for each class that programs may use, with its name, what stands
 * above it, its fields, and its methods with their numbers of parameters. `names.txt.gz` unites what JDK 17 and JDK 25 list.
 */
class Listing {
    private static final List<String> MODULES = List.of(
        "java.base", "java.logging", "java.sql", "java.xml", "java.net.http", "java.management", "java.prefs", "java.naming", "java.desktop");
    private static final List<String> PREFIXES = List.of("java.", "javax.", "org.w3c.dom.", "org.xml.sax.");
    private static final List<String> LEFT_OUT = List.of("java.awt", "javax.swing", "javax.imageio", "javax.print", "javax.sound", "java.applet", "javax.accessibility");

    public static void main(String[] arguments) throws Exception {
        var lines = new TreeSet<String>();
        for (String module : MODULES) {
            Path root = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules", module);
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file : (Iterable<Path>) files::iterator) {
                    String path = root.relativize(file).toString();
                    if (path.endsWith(".class") && path.contains("/")) {
                        list(path.substring(0, path.length() - ".class".length()).replace('/', '.'), lines);
                    }
                }
            }
        }
        lines.forEach(System.out::println);
    }

    private static void list(String name, Collection<String> lines) {
        String folder = name.substring(0, name.lastIndexOf('.'));
        if (PREFIXES.stream().noneMatch(name::startsWith) || LEFT_OUT.stream().anyMatch(each -> (folder + ".").startsWith(each + "."))) {
            return;
        }
        Class<?> listed;
        try {
            listed = Class.forName(name, false, Listing.class.getClassLoader());
        } catch (ClassNotFoundException | LinkageError left) {
            return;
        }
        if (!isOpen(listed) || !listed.getModule().isExported(folder)) {
            return;
        }
        var above = new ArrayList<String>();
        var fields = new TreeSet<String>();
        var methods = new TreeMap<String, TreeSet<String>>();
        Class<?> current = listed;
        do {  // what stands in a superclass that nobody can name counts as its own
            for (Field field : current.getDeclaredFields()) {
                if (isShown(field.getModifiers()) && !field.isSynthetic()) {
                    fields.add(field.getName());
                }
            }
            for (Method method : current.getDeclaredMethods()) {
                note(method.getName(), method, methods);
            }
            Arrays.stream(current.getInterfaces()).forEach(each -> above.add(each.getName()));
            current = current.getSuperclass();
        } while (current != null && !isOpen(current));
        if (current != null) {
            above.add(0, current.getName());
        }
        for (Constructor<?> constructor : listed.getDeclaredConstructors()) {
            note("<init>", constructor, methods);
        }
        var shown = new ArrayList<String>();
        methods.forEach((method, counts) -> shown.add(method + "/" + String.join(",", counts)));
        lines.add(String.join("|", name, String.join(" ", above), String.join(" ", fields), String.join(" ", shown)));
    }

    private static void note(String name, Executable method, TreeMap<String, TreeSet<String>> methods) {
        if (isShown(method.getModifiers()) && !method.isSynthetic()) {
            methods.computeIfAbsent(name, none -> new TreeSet<>()).add(method.getParameterCount() + (method.isVarArgs() ? "+" : ""));
        }
    }

    private static boolean isShown(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static boolean isOpen(Class<?> listed) {
        for (Class<?> around = listed; around != null; around = around.getDeclaringClass()) {
            if (!isShown(around.getModifiers()) || around.isAnonymousClass() || around.isLocalClass()) {
                return false;
            }
        }
        return true;
    }
}
