import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Random;

/** Calls the method `f` of programs with many inputs, and prints the first one of each that makes it fail. */
public class Inputs {
    private static final int MOST = 400;

    public static void main(String[] names) throws Exception {
        for (String name : names) {
            System.out.println(name + "\t" + failure(name));
        }
    }

    private static String failure(String name) throws Exception {
        Class<?> values = Class.forName(name + "Values");
        Method make = values.getDeclaredMethod("values");
        make.setAccessible(true);
        int[] sizes = sizes((Object[][]) make.invoke(null));
        Method called = null;
        for (Method each : Class.forName(name).getDeclaredMethods()) {
            called = each.getName().equals("f") ? each : called;
        }
        called.setAccessible(true);
        long all = 1;
        for (int size : sizes) {
            all *= size;
        }
        Random random = new Random(1);
        for (int run = 0; run < Math.min(all, MOST); run++) {
            int[] chosen = new int[sizes.length];
            long number = run;
            for (int i = 0; i < sizes.length; i++) {
                chosen[i] = all <= MOST ? (int) (number % sizes[i]) : random.nextInt(sizes[i]);
                number /= sizes[i];
            }
            Object[][] pools = (Object[][]) make.invoke(null);
            Object[] arguments = new Object[sizes.length];
            for (int i = 0; i < sizes.length; i++) {
                arguments[i] = pools[i][chosen[i]];
            }
            String problem = problem(called, arguments);
            if (problem != null) {
                return java.util.Arrays.toString(chosen) + "\t" + problem;
            }
        }
        return "";
    }

    private static int[] sizes(Object[][] pools) {
        int[] sizes = new int[pools.length];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = pools[i].length;
        }
        return sizes;
    }

    private static String problem(Method called, Object[] arguments) throws IllegalAccessException {
        try {
            return Boolean.TRUE.equals(called.invoke(null, arguments)) ? null : "false";
        } catch (InvocationTargetException thrown) {
            return thrown.getCause().toString().replaceAll("\\s+", " ");
        }
    }
}
