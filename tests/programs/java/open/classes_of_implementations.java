// An unknown implementation has a class that is none of the program's, and not Object.
import java.util.Comparator;

class Classes {
    // check Classes.isNoObject: valid within bounds
    //@ ensures \result;
    static boolean isNoObject(Comparator<Integer> order) {
        return order == null || order.getClass() != Object.class;
    }

    //@ ensures \result;                // check Classes.isObject: invalid, ensures here
    static boolean isObject(Runnable task) {
        return task == null || task.getClass() == Object.class;
    }

    // check Classes.isOfItself: valid within bounds
    //@ ensures \result;
    static boolean isOfItself(Runnable task) {
        return task == null || task.getClass() == task.getClass();
    }

    // check Classes.named: unknown
    //@ ensures \result;
    static boolean named(Runnable task) {
        return task == null || !task.getClass().getName().equals("java.lang.Object");
    }
}
