import edu.mit.csail.sdg.alloy4.A4Reporter;
import edu.mit.csail.sdg.ast.Command;
import edu.mit.csail.sdg.parser.CompModule;
import edu.mit.csail.sdg.parser.CompUtil;
import edu.mit.csail.sdg.translator.A4Options;
import edu.mit.csail.sdg.translator.A4Solution;
import edu.mit.csail.sdg.translator.TranslateAlloyToKodkod;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import kodkod.engine.satlab.SATFactory;

/**
 * Prints what Alloy itself answers: arguments SOLVER SECONDS FIRST FILE.., one line of tab-separated fields per command,
 * from the command FIRST of the first file on. Ends at a time-out, because a native solver cannot be interrupted.
 */
class Answers {
    public static void main(String[] arguments) {
        SATFactory solver = SATFactory.find(arguments[0]).orElse(SATFactory.DEFAULT);
        long seconds = Long.parseLong(arguments[1]);
        int first = Integer.parseInt(arguments[2]);
        for (int i = 3; i < arguments.length; i++) answer(arguments[i], i == 3 ? first : 0, seconds, solver);
        System.exit(0);
    }

    private static void answer(String file, int first, long seconds, SATFactory solver) {
        CompModule module;
        try {
            module = CompUtil.parseEverything_fromFile(A4Reporter.NOP, null, file);
        } catch (RuntimeException problem) {
            print(file, "-1", "", "error", "0", message(problem));
            return;
        }
        List<Command> commands = module.getAllCommands();
        for (int i = first; i < commands.size(); i++) {
            Command command = commands.get(i);
            long begun = System.nanoTime();
            String[] found = solve(module, command, file, seconds, solver);
            String took = String.format("%.2f", (System.nanoTime() - begun) / 1e9);
            print(file, "" + i, command.label, found[0], took, found[1]);
            if (found[0].equals("timeout")) System.exit(0);
        }
    }

    private static String[] solve(
            CompModule module, Command command, String file, long seconds, SATFactory solver) {
        A4Options options = new A4Options();
        options.originalFilename = file;
        options.solver = solver;
        ExecutorService worker = Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(null, task, "solve", 1L << 28);
            thread.setDaemon(true);
            return thread;
        });
        Future<A4Solution> result = worker.submit(() ->
            TranslateAlloyToKodkod.execute_command(A4Reporter.NOP, module.getAllReachableSigs(), command, options));
        try {
            return new String[] {result.get(seconds, TimeUnit.SECONDS).satisfiable() ? "sat" : "unsat", ""};
        } catch (TimeoutException late) {
            return new String[] {"timeout", ""};
        } catch (ExecutionException problem) {
            return new String[] {"error", message(problem.getCause())};
        } catch (InterruptedException problem) {
            throw new IllegalStateException(problem);
        } finally {
            worker.shutdownNow();
        }
    }

    private static String message(Throwable problem) {
        return ("" + problem.getMessage()).strip().replaceAll("\\s+", " ");
    }

    private static void print(String... fields) {
        System.out.println(String.join("\t", fields));
        System.out.flush();
    }
}
