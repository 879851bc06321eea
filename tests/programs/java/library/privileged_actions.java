// Actions with privileges; sets behind a lock; places in stack traces.
import java.io.IOException;
import java.security.AccessController;
import java.security.PrivilegedAction;
import java.security.PrivilegedActionException;
import java.security.PrivilegedExceptionAction;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

class Main {
    static void runs(int x) {                           // check Main.runs: valid
        PrivilegedAction<Integer> action = () -> x;
        assert AccessController.doPrivileged(action) == x && action.run() == x;
    }

    static void wraps(boolean fails) {                  // check Main.wraps: valid
        PrivilegedExceptionAction<String> action = () -> {
            if (fails) {
                throw new IOException("no");
            }
            return "yes";
        };
        try {
            assert AccessController.doPrivileged(action).equals("yes") && !fails;
        } catch (PrivilegedActionException e) {
            assert fails && e.getException() instanceof IOException;
        }
    }

    static int line(StackTraceElement place) {          // check Main.line: valid
        return place == null || place.getClassName() == null ? 0 : place.getLineNumber();
    }

    public static void main(String[] args) throws Exception {
        runs(3);
        wraps(true);
        wraps(false);
        PrivilegedExceptionAction<String> direct = () -> "run";
        System.out.println(direct.run());               // prints: run
        Set<String> set = Collections.synchronizedSet(new HashSet<>());
        System.out.println(set.add("a") + " " + set.add("a") + " " + set.equals(Set.of("a")));      // prints: true false true
        System.out.println(set.hashCode() == Set.of("a").hashCode());                               // prints: true
        StackTraceElement one = new StackTraceElement("p.C", "m", "C.java", 7);
        System.out.println(one.toString() + " " + one.getFileName() + " " + one.isNativeMethod());     // prints: p.C.m(C.java:7) C.java false
        System.out.println(one.getMethodName() + " " + one.getClassName() + " " + one.getLineNumber());     // prints: m p.C 7
        System.out.println(new StackTraceElement("p.C", "m", null, -2));                    // prints: p.C.m(Native Method)
        System.out.println(new StackTraceElement("p.C", "m", null, 1));                     // prints: p.C.m(Unknown Source)
        System.out.println(one.equals(new StackTraceElement("p.C", "m", "C.java", 7)));     // prints: true
        System.out.println(one.hashCode() == new StackTraceElement("p.C", "m", "C.java", 7).hashCode());    // prints: true
        try {
            new StackTraceElement(null, "m", null, 1);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());                                             // prints: Declaring class is null
        }
    }
}
