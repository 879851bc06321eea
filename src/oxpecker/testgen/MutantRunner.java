import java.io.File;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles mutants one after another and runs the tests against each, in one machine.
 *
 * Arguments: the directory of the compiled program and tests, the class path of JUnit, the milliseconds that a test may
 * take, a file with the tests to run (a class, a method, and the exception of a test that fails, on each line; `*` is any
 * exception), and the directories of the mutants. It prints a line for each mutant, and ends with code 3 after a mutant that does not end.
 */
public class MutantRunner {
    public static void main(String[] arguments) throws Exception {
        File program = new File(arguments[0]);
        long patience = Long.parseLong(arguments[2]);
        List<String> tests = Files.readAllLines(new File(arguments[3]).toPath());
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        PrintStream told = System.out;
        // What mutants print is of no interest.
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        for (String directory : Arrays.asList(arguments).subList(4, arguments.length)) {
            File folder = new File(directory);
            String path = program + File.pathSeparator + arguments[1];
            List<String> options = new ArrayList<>(
                List.of("-nowarn", "-Xlint:none", "-proc:none", "-encoding", "UTF-8", "-cp", path, "-d", directory));
            try (var files = Files.walk(folder.toPath())) {
                files.map(Object::toString).filter(name -> name.endsWith(".java")).sorted().forEach(options::add);
            }
            int code = compiler.run(null, OutputStream.nullOutputStream(), OutputStream.nullOutputStream(),
                options.toArray(new String[0]));
            String said = code == 0 ? run(folder, program, tests, patience) : "rejected";
            told.println(folder.getName() + " " + said);
            told.flush();
            if (said.startsWith("endless")) {
                Runtime.getRuntime().halt(3);
            }
        }
        Runtime.getRuntime().halt(0);
    }

    private static String run(File folder, File program, List<String> tests, long patience) throws Exception {
        URL[] path = {folder.toURI().toURL(), program.toURI().toURL()};
        URLClassLoader loader = new URLClassLoader(path, MutantRunner.class.getClassLoader());
        loader.setDefaultAssertionStatus(true);
        for (String test : tests) {
            String[] parts = test.split(" ");
            Throwable[] thrown = {null};
            Thread runner = new Thread(null, () -> {
                try {
                    Class<?> type = loader.loadClass(parts[0]);
                    Method method = type.getDeclaredMethod(parts[1]);
                    method.setAccessible(true);
                    Constructor<?> constructor = type.getDeclaredConstructor();
                    constructor.setAccessible(true);
                    method.invoke(constructor.newInstance());
                } catch (InvocationTargetException problem) {
                    thrown[0] = problem.getCause();
                } catch (Throwable problem) {
                    thrown[0] = problem;
                }
            }, "test", 1 << 22);
            runner.setDaemon(true);
            runner.start();
            runner.join(patience);
            if (runner.isAlive()) {
                return "endless " + parts[0] + " " + parts[1];
            }
            if (parts.length == 2 ? thrown[0] != null : !fails(thrown[0], parts[2])) {
                return "killed " + parts[0] + " " + parts[1];
            }
        }
        return "survived";
    }

    private static boolean fails(Throwable thrown, String expected) {
        return thrown != null && (expected.equals("*") || thrown.getClass().getSimpleName().equals(expected));
    }
}
