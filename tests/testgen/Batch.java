import java.io.File;
import java.lang.annotation.Annotation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.tools.ToolProvider;

/**
 * Compiles the Java files of a directory and runs the tests among them; then, for each further directory, compiles the
 * classes that it has in place of those, and runs their tests again. The file `tests` of a directory lists the classes
 * of its tests. All of it in one machine.
 */
public class Batch {
    public static void main(String[] directories) throws Exception {
        File first = new File(directories[0]);
        for (String directory : directories) {
            File folder = new File(directory);
            String path = first + File.pathSeparator + System.getProperty("java.class.path");
            List<String> arguments = new ArrayList<>(
                List.of("-nowarn", "-Xlint:none", "-proc:none", "-encoding", "UTF-8", "-cp", path, "-d", directory));
            File[] files = folder.listFiles((where, name) -> name.endsWith(".java"));
            Arrays.sort(files);
            for (File file : files) {
                arguments.add(file.getPath());
            }
            int code = ToolProvider.getSystemJavaCompiler().run(null, System.err, System.err, arguments.toArray(new String[0]));
            System.out.println("directory " + directory + (code == 0 ? "" : " does not compile"));
            if (code == 0) {
                run(first, folder);
            }
        }
    }

    private static void run(File first, File folder) throws Exception {
        URL[] path = {folder.toURI().toURL(), first.toURI().toURL()};
        URLClassLoader loader = new URLClassLoader(path, Batch.class.getClassLoader());
        loader.setDefaultAssertionStatus(true);
        for (String name : Files.readAllLines(new File(folder, "tests").toPath())) {
            Class<?> tests = loader.loadClass(name);
            for (Method method : tests.getDeclaredMethods()) {
                if (!isTest(method)) {
                    continue;
                }
                method.setAccessible(true);
                var constructor = tests.getDeclaredConstructor();
                constructor.setAccessible(true);
                Throwable[] thrown = {null};
                Thread runner = new Thread(() -> {
                    try {
                        method.invoke(constructor.newInstance());
                    } catch (InvocationTargetException problem) {
                        thrown[0] = problem.getCause();
                    } catch (ReflectiveOperationException problem) {
                        thrown[0] = problem;
                    }
                });
                runner.setDaemon(true);
                runner.start();
                runner.join(2000);
                String said = runner.isAlive() ? "does not end" : thrown[0] == null ? "passed" : "failed " + thrown[0];
                System.out.println(tests.getName() + "." + method.getName() + " " + said.split("\n")[0]);
                if (runner.isAlive()) {
                    return;
                }
            }
        }
    }

    private static boolean isTest(Method method) {
        for (Annotation annotation : method.getAnnotations()) {
            if (annotation.annotationType().getSimpleName().equals("Test")) {
                return true;
            }
        }
        return false;
    }
}
