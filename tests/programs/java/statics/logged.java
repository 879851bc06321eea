// What code without source returns is unknown, in a class whose other static fields may change, too.
import java.util.*;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class Logged {
    private static final Logger LOG = LoggerFactory.getLogger(Logged.class);
    private static final List<Integer> CONSTANT = new ArrayList<>() {{ add(1); }};
    private static final List<Integer> CHANGED = new ArrayList<>() {{ add(1); }};
    static void change() { CHANGED.clear(); }
    static int constant() { LOG.info("x"); return CONSTANT.get(0); }        // check Logged.constant: valid within bounds
    static int changed() { LOG.info("x"); return CHANGED.get(0); }          // check Logged.changed: invalid
}
