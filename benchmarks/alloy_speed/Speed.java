import edu.mit.csail.sdg.alloy4.A4Reporter;
import edu.mit.csail.sdg.alloy4.XMLNode;
import edu.mit.csail.sdg.ast.Command;
import edu.mit.csail.sdg.ast.Sig;
import edu.mit.csail.sdg.parser.CompModule;
import edu.mit.csail.sdg.parser.CompUtil;
import edu.mit.csail.sdg.translator.A4Options;
import edu.mit.csail.sdg.translator.A4Solution;
import edu.mit.csail.sdg.translator.A4SolutionReader;
import edu.mit.csail.sdg.translator.TranslateAlloyToKodkod;
import java.io.File;
import java.util.ArrayList;
import kodkod.engine.satlab.SATFactory;

/**
 * `solve SOLVER FILE NUMBER`: one line with the answer to a command of a module, and the seconds of its two phases.
 * `read FILE..`: one line for each instance in XML that Alloy can open, with the number of its states.
 */
class Speed {
    public static void main(String[] arguments) throws Exception {
        if (arguments[0].equals("solve")) {
            solve(arguments[1], arguments[2], Integer.parseInt(arguments[3]));
            return;
        }
        for (int i = 1; i < arguments.length; i++) {
            A4Solution read = A4SolutionReader.read(new ArrayList<Sig>(), new XMLNode(new File(arguments[i])));
            System.out.println(arguments[i] + "\t" + read.getTraceLength() + "\t" + read.toString().length());
        }
    }

    private static void solve(String solver, String file, int number) throws Exception {
        CompModule module = CompUtil.parseEverything_fromFile(A4Reporter.NOP, null, file);
        Command command = module.getAllCommands().get(number);
        A4Options options = new A4Options();
        options.solver = SATFactory.find(solver).get();
        long[] translated = new long[1];
        A4Reporter reporter = new A4Reporter() {
            @Override
            public void solve(int step, int primary, int variables, int clauses) {
                translated[0] = System.nanoTime();
            }
        };
        long begun = System.nanoTime();
        A4Solution found = TranslateAlloyToKodkod.execute_command(reporter, module.getAllReachableSigs(), command, options);
        long end = System.nanoTime();
        long middle = translated[0] == 0 ? end : translated[0];
        System.out.println((found.satisfiable() ? "sat" : "unsat") + "\t" + (middle - begun) / 1e9 + "\t" + (end - middle) / 1e9);
    }
}
