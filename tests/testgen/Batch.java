import java.io.File;
import java.lang.annotation.Annotation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.tools.ToolProvider;

/** Compiles the Java files of each directory and runs the tests among them, all in one machine. */
public class Batch {
    public static void main(String[] directories) throws Exception {
        for (String directory : directories) {
            File folder = new File(directory);
            List<String> arguments = new ArrayList<>(
                List.of("-nowarn", "-Xlint:none", "-proc:none", "-encoding", "UTF-8", "-d", directory));
            File[] files = folder.listFiles((where, name) -> name.endsWith(".java"));
            Arrays.sort(files);
            for (File file : files) {
                arguments.add(file.getPath());
            }
            int code = ToolProvider.getSystemJavaCompiler().run(null, System.err, System.err, arguments.toArray(new String[0]));
            System.out.println("directory " + directory + (code == 0 ? "" : " does not compile"));
            if (code == 0) {
                run(folder, files);
            }
        }
    }

    private static void run(File folder, File[] files) throws Exception {
        URLClassLoader loader = new URLClassLoader(new URL[] {folder.toURI().toURL()}, Batch.class.getClassLoader());
        loader.setDefaultAssertionStatus(true);
        for (File file : files) {
            if (!file.getName().endsWith("PathTest.java")) {
                continue;
            }
            Class<?> tests = loader.loadClass(file.getName().replace(".java", ""));
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
