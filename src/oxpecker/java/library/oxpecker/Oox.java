package oxpecker;

/** Constructs of OOX that models of the library use by name; the front end translates each call to the construct itself. */
public final class Oox {
    /** Any value. */
    public static native boolean nondetBoolean();

    public static native byte nondetByte();

    public static native char nondetChar();

    public static native short nondetShort();

    public static native int nondetInt();

    public static native long nondetLong();

    public static native float nondetFloat();

    public static native double nondetDouble();

    public static native Text nondetText();

    /** Only runs in which this holds are considered. */
    public static native void assume(boolean condition);

    /** Nothing can be said about runs that come here. */
    public static native <T> T unsupported(String what);

    /** Writes to the standard output. */
    public static native void print(Text text);

    public static native Text text(int value);

    public static native Text text(long value);

    public static native Text text(Whole value);

    public static native Text text(char value);

    public static native Text text(boolean value);

    public static native Text text(float value);

    public static native Text text(double value);

    /** Whether two references are one, whatever Java keeps only once. */
    public static native boolean identical(Object a, Object b);

    public static native Text text(String constant);

    /** Waits on, or wakes who waits on, a monitor. */
    public static native void await(Object monitor);

    /** Waits until somebody wakes it, or a gate is open; then it throws IllegalStateException. */
    public static native void await(Object monitor, Gate until);

    public static native void notifyOne(Object monitor);

    public static native void notifyAll(Object monitor);

    /** Enters and leaves a monitor; trying throws IllegalMonitorStateException where another thread is in it. */
    public static native void enter(Object monitor);

    public static native void tryEnter(Object monitor);

    public static native void leave(Object monitor);

    /** Closes a gate once more, opens it once, and waits until it is open. */
    public static native void closeGate(Gate gate);

    public static native void openGate(Gate gate);

    public static native void openGate(Gate gate, int times);

    /** Closes a gate so often, as soon as it stays open all the same; trying throws IllegalMonitorStateException. */
    public static native void takeGate(Gate gate, int times);

    public static native void tryGate(Gate gate, int times);

    public static native void awaitGate(Gate gate);

    /** Waits until one of two gates is open; throws IllegalStateException where the first one is not. */
    public static native void awaitGate(Gate gate, Gate until);

    /** Throws IllegalMonitorStateException where the gate is open. */
    public static native void testGate(Gate gate);

    /** Calls `begin` of a thread in a new thread. */
    public static native void fork(Thread thread);

    /** The bits of a number, with one NaN, and the number with some bits. */
    /** A function of numbers, by its name: the result of IEEE 754 or fdlibm. */
    public static native double elementary(String function, double a);

    public static native double elementary(String function, double a, double b);

    public static native double elementary(String function, double a, double b, double c);

    /** A function of numbers: any result that is as near to the exact one as Java promises. */
    public static native double approximate(String function, double a);

    public static native double approximate(String function, double a, double b);

    public static native int bits(float value);

    public static native long bits(double value);

    public static native float bits(int value);

    public static native double bits(long value);

    /** The class object of a type, by the name that the type has in OOX. */
    public static native Class<?> classNamed(Text type);

    /** The superclass or null, the interfaces of the class itself, null, and its other supertypes. */
    public static native Class<?>[] supertypesOf(Class<?> type);

    /** The class of the elements of a class of arrays. */
    public static native Class<?> elementOf(Class<?> arrays);

    /** The class of the arrays with elements of a class. */
    public static native Class<?> arrayOf(Class<?> element);

    /** The constants of an enum, in a new array; null for other classes. */
    public static native Enum[] constantsOf(Class<?> type);

    /** The class around a class, or null. */
    public static native Class<?> enclosingOf(Class<?> type);

    /** The modifiers of a class, and above 16 bits how it is nested: 1 in a class, 2 in code, 3 without a name. */
    public static native int declaredAs(Class<?> type);

    /** The class with a binary name, if nothing has to run before it can be used. */
    public static native Class<?> classWithName(Text name);

    /** A new array of elements of a class. */
    public static native Object newArray(Class<?> element, int length);

    /** A new array of the class that an array has. */
    public static native Object[] like(Object[] array, int length);
}
