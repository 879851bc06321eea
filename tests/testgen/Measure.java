import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.analysis.IMethodCoverage;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.SessionInfoStore;
import org.jacoco.core.instr.Instrumenter;
import org.jacoco.core.runtime.LoggerRuntime;
import org.jacoco.core.runtime.RuntimeData;

/** Runs the tests of a directory of classes, and prints what JaCoCo says of the branches of each method. */
public class Measure extends ClassLoader {
    private final Path folder;
    private final Instrumenter instrumenter;

    Measure(Path folder, Instrumenter instrumenter) {
        super(Measure.class.getClassLoader());
        this.folder = folder;
        this.instrumenter = instrumenter;
    }

    private static boolean isMeasured(String name) {
        return !name.contains("PathTest") && !name.contains("HeapState") && !name.contains("Answers");
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        try {
            byte[] code = Files.readAllBytes(folder.resolve(name + ".class"));
            byte[] made = isMeasured(name) ? instrumenter.instrument(code, name) : code;
            return defineClass(name, made, 0, made.length);
        } catch (IOException problem) {
            throw new ClassNotFoundException(name, problem);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        LoggerRuntime runtime = new LoggerRuntime();
        RuntimeData data = new RuntimeData();
        Measure loader = new Measure(folder, new Instrumenter(runtime));
        runtime.startup(data);
        String[] files = folder.toFile().list((where, name) -> name.endsWith(".class"));
        Arrays.sort(files);
        for (String file : files) {
            if (file.endsWith("PathTest.class")) {
                run(loader.loadClass(file.replace(".class", "")));
            }
        }
        ExecutionDataStore executed = new ExecutionDataStore();
        data.collect(executed, new SessionInfoStore(), false);
        runtime.shutdown();
        CoverageBuilder builder = new CoverageBuilder();
        Analyzer analyzer = new Analyzer(executed, builder);
        for (String file : files) {
            if (isMeasured(file)) {
                analyzer.analyzeClass(new ByteArrayInputStream(Files.readAllBytes(folder.resolve(file))), file);
            }
        }
        for (IClassCoverage each : builder.getClasses()) {
            for (IMethodCoverage method : each.getMethods()) {
                ICounter branches = method.getBranchCounter();
                System.out.println(each.getName() + " " + method.getName() + " " + method.getFirstLine() + " "
                    + method.getLastLine() + " " + branches.getCoveredCount() + " " + branches.getTotalCount());
            }
        }
    }

    private static void run(Class<?> tests) throws Exception {
        var constructor = tests.getDeclaredConstructor();
        constructor.setAccessible(true);
        for (Method method : tests.getDeclaredMethods()) {
            if (!method.isSynthetic()) {
                method.setAccessible(true);
                method.invoke(constructor.newInstance());
            }
        }
    }
}
