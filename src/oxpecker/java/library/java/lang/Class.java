package java.lang;

import oxpecker.Oox;
import oxpecker.Text;

@oxpecker.Outside
public final class Class<T> {
    private static final int PUBLIC = 1;
    private static final int PRIVATE = 2;
    private static final int PROTECTED = 4;
    private static final int FINAL = 0x10;
    private static final int ABSTRACT = 0x400;
    private static final int ANNOTATION = 0x2000;
    private static final int UNKNOWN = 0x8000;
    /** How a class is nested. */
    private static final int TOP = 0;
    private static final int MEMBER = 1;
    private static final int LOCAL = 2;
    private static final int ANONYMOUS = 3;

    /** The names are null where Java leaves them open, as for function objects. */
    private Text name;
    private Text simple;
    private final Text kind;

    Class(Text name, Text simple, Text kind) {
        this.name = name;
        this.simple = simple;
        this.kind = kind;
    }

    public String getName() {
        return shown(name);
    }

    public String getSimpleName() {
        return shown(simple);
    }

    private static String shown(Text text) {
        if (text == null) {
            return Oox.unsupported("the name of a class that Java leaves open");
        }
        return String.around(text);
    }

    public boolean isInterface() {
        return kind == Oox.text("interface ");
    }

    public boolean isPrimitive() {
        return kind == Oox.text("");
    }

    public boolean isArray() {
        return name != null && name.charAt(0) == '[';
    }

    public String toString() {
        return new String(kind, false) + getName();
    }

    public static Class<?> forName(String name) throws ClassNotFoundException {
        return Oox.classWithName(String.textOf(java.util.Objects.requireNonNull(name)));
    }

    // --- supertypes ----------------------------------------------------------------------------------------

    public Class<? super T> getSuperclass() {
        return kind == Oox.text("class ") ? (Class<? super T>) Oox.supertypesOf(this)[0] : null;
    }

    /** Only of classes that the program declares: later versions of Java have put more above theirs. */
    public Class<?>[] getInterfaces() {
        if (isPrimitive()) {
            return new Class<?>[0];
        }
        if (isArray() || getName().startsWith("java.")) {
            return Oox.unsupported("the interfaces of a class of the library");
        }
        Class<?>[] above = Oox.supertypesOf(this);
        int count = 0;
        while (above[count + 1] != null) {
            count++;
        }
        Class<?>[] interfaces = new Class<?>[count];
        for (int i = 0; i < count; i++) {
            interfaces[i] = above[i + 1];
        }
        return interfaces;
    }

    public boolean isAssignableFrom(Class<?> other) {
        if (other == null) {
            throw new NullPointerException();
        }
        if (Oox.identical(this, other)) {
            return true;
        }
        if (other.isPrimitive() || isPrimitive()) {
            return false;
        }
        if (isArray()) {
            return other.isArray() && getComponentType().isAssignableFrom(other.getComponentType());
        }
        Class<?>[] above = Oox.supertypesOf(other);
        for (int i = 0; i < above.length; i++) {
            if (Oox.identical(above[i], this)) {
                return true;
            }
        }
        // Every interface extends what Object declares.
        return name == Oox.text("java.lang.Object");
    }

    public boolean isInstance(Object object) {
        return object != null && isAssignableFrom(object.getClass());
    }

    public T cast(Object object) {
        if (object != null && !isInstance(object)) {
            throw new ClassCastException("Cannot cast " + object.getClass().getName() + " to " + getName());
        }
        return (T) object;
    }

    public <U> Class<? extends U> asSubclass(Class<U> above) {
        if (!above.isAssignableFrom(this)) {
            throw new ClassCastException(toString());
        }
        return (Class<? extends U>) this;
    }

    private boolean isDirectlyBelow(Text above) {
        Class<?> superclass = getSuperclass();
        return superclass != null && superclass.name == above;
    }

    public boolean isEnum() {
        return isDirectlyBelow(Oox.text("java.lang.Enum"));
    }

    public boolean isRecord() {
        return isDirectlyBelow(Oox.text("java.lang.Record"));
    }

    public T[] getEnumConstants() {
        return (T[]) Oox.constantsOf(this);
    }

    // --- arrays --------------------------------------------------------------------------------------------

    public Class<?> getComponentType() {
        return isArray() ? Oox.elementOf(this) : null;
    }

    public Class<?> componentType() {
        return getComponentType();
    }

    public String getTypeName() {
        return isArray() ? getComponentType().getTypeName() + "[]" : getName();
    }

    public String getPackageName() {
        if (isPrimitive()) {
            return "java.lang";
        }
        if (isArray()) {
            return getComponentType().getPackageName();
        }
        int end = getName().lastIndexOf('.');
        return end < 0 ? "" : getName().substring(0, end);
    }

    public Package getPackage() {
        return isPrimitive() || isArray() ? null : new Package(getPackageName());
    }

    public Class<?> arrayType() {
        return Oox.arrayOf(this);
    }

    // --- how it is declared --------------------------------------------------------------------------------

    private int declaration() {
        return isArray() || isPrimitive() ? PUBLIC | FINAL | ABSTRACT : Oox.declaredAs(this);
    }

    private int nesting() {
        return declaration() >> 16;
    }

    /** An array is as accessible as its elements. */
    public int getModifiers() {
        if (isArray()) {
            return getComponentType().getModifiers() & (PUBLIC | PRIVATE | PROTECTED) | FINAL | ABSTRACT;
        }
        int modifiers = declaration() & 0xffff;
        return modifiers == UNKNOWN ? Oox.unsupported("the modifiers of an enum with bodies of constants") : modifiers;
    }

    public boolean isAnnotation() {
        return isInterface() && (getModifiers() & ANNOTATION) != 0;
    }

    public Class<?> getEnclosingClass() {
        return isArray() || isPrimitive() ? null : Oox.enclosingOf(this);
    }

    public Class<?> getDeclaringClass() {
        return nesting() == MEMBER ? getEnclosingClass() : null;
    }

    public boolean isMemberClass() {
        return nesting() == MEMBER;
    }

    public boolean isLocalClass() {
        return nesting() == LOCAL;
    }

    public boolean isAnonymousClass() {
        return nesting() == ANONYMOUS;
    }

    /** Null if the class has no name, or stands in one that has none, or in code. */
    public String getCanonicalName() {
        if (isArray()) {
            String element = getComponentType().getCanonicalName();
            return element == null ? null : element + "[]";
        }
        if (nesting() == TOP) {
            return getName();
        }
        String outer = nesting() == MEMBER ? getEnclosingClass().getCanonicalName() : null;
        return outer == null ? null : outer + "." + getSimpleName();
    }

    /** Why an object of this class is not of another one, in the words of a JVM that runs a program from the class path. */
    Text cannotBe(Class<?> other) {
        String one = getName();
        String two = other.getName();
        String here = place();
        String there = other.place();
        String where = here.equals(there)
            ? one + " and " + two + " are in " + here
            : one + " is in " + here + "; " + two + " is in " + there;
        return String.textOf("class " + one + " cannot be cast to class " + two + " (" + where + ")");
    }

    private String place() {
        String element = getName();
        int depth = element.lastIndexOf('[') + 1;
        boolean simple = depth > 0 && element.charAt(depth) != 'L';
        boolean platform = simple || element.startsWith("java.", depth > 0 ? depth + 1 : 0);
        return platform ? "module java.base of loader 'bootstrap'" : "unnamed module of loader 'app'";
    }

    // --- as an input ---------------------------------------------------------------------------------------

    /** Which classes there are, and what is above them, is not known. */
    boolean $constructed() {
        return kind != null;
    }
}
