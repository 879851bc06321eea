/** Accesses objects of the class under test, and creates them in states that no constructor reaches. */
final class HeapState {
    private HeapState() {
    }

    /** An object whose fields hold their defaults; no constructor of its class runs. */
    @SuppressWarnings("unchecked")
    static <T> T make(Class<T> type) {
        try {
            // As in serialisation; by reflection, since compilers with --release do not know it.
            Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
            Object instance = factory.getMethod("getReflectionFactory").invoke(null);
            Object constructor = factory
                .getMethod("newConstructorForSerialization", Class.class, java.lang.reflect.Constructor.class)
                .invoke(instance, type, Object.class.getDeclaredConstructor());
            return (T) ((java.lang.reflect.Constructor<?>) constructor).newInstance();
        } catch (ReflectiveOperationException problem) {
            throw new IllegalStateException("cannot make an object of " + type, problem);
        }
    }

    /** Like the other method, for a class that cannot be named here. */
    static Object make(String type) {
        return make(classNamed(type));
    }

    /** An array of a class that cannot be named here, full of nulls. */
    static Object[] array(String type, int length) {
        return (Object[]) java.lang.reflect.Array.newInstance(classNamed(type), length);
    }

    static Class<?> classNamed(String type) {
        try {
            return Class.forName(type);
        } catch (ClassNotFoundException problem) {
            throw new IllegalStateException(problem);
        }
    }

    /** Sets a field of an object, a static field of a class, or an element of an array. */
    static void set(Object target, String part, Object value) {
        if (target.getClass().isArray()) {
            java.lang.reflect.Array.set(target, Integer.parseInt(part), value);
            return;
        }
        try {
            java.lang.reflect.Field field = field(target, part);
            int modifiers = field.getModifiers();
            if (java.lang.reflect.Modifier.isStatic(modifiers) && java.lang.reflect.Modifier.isFinal(modifiers)) {
                fill(field.get(null), value);
            } else {
                field.set(target, value);
            }
        } catch (IllegalAccessException problem) {
            throw new IllegalStateException(problem);
        }
    }

    /** Copies the contents of an object into the object of a final static field. */
    @SuppressWarnings("unchecked")
    private static void fill(Object target, Object source) throws IllegalAccessException {
        if (target == source) {
            return;
        }
        if (target.getClass().isArray()) {
            System.arraycopy(source, 0, target, 0, java.lang.reflect.Array.getLength(source));
        } else if (target instanceof java.util.Collection) {
            ((java.util.Collection<Object>) target).clear();
            ((java.util.Collection<Object>) target).addAll((java.util.Collection<Object>) source);
        } else if (target instanceof java.util.Map) {
            ((java.util.Map<Object, Object>) target).clear();
            ((java.util.Map<Object, Object>) target).putAll((java.util.Map<Object, Object>) source);
        } else {
            for (Class<?> type = target.getClass(); type != null; type = type.getSuperclass()) {
                for (java.lang.reflect.Field field : type.getDeclaredFields()) {
                    if (!java.lang.reflect.Modifier.isStatic(field.getModifiers())) {
                        field.setAccessible(true);
                        field.set(target, field.get(source));
                    }
                }
            }
        }
    }

    /** The elements of a collection, or the keys and values of a map by turns. */
    static Object[] parts(Object target) {
        if (target instanceof java.util.Collection) {
            return ((java.util.Collection<?>) target).toArray();
        }
        java.util.List<Object> parts = new java.util.ArrayList<>();
        for (java.util.Map.Entry<?, ?> entry : ((java.util.Map<?, ?>) target).entrySet()) {
            parts.add(entry.getKey());
            parts.add(entry.getValue());
        }
        return parts.toArray();
    }

    /** Gives a collection other elements, or a map other keys and values, which come by turns. */
    @SuppressWarnings("unchecked")
    static void refill(Object target, Object... parts) {
        if (target instanceof java.util.Collection) {
            java.util.Collection<Object> elements = (java.util.Collection<Object>) target;
            elements.clear();
            elements.addAll(java.util.Arrays.asList(parts));
            return;
        }
        java.util.Map<Object, Object> map = (java.util.Map<Object, Object>) target;
        map.clear();
        for (int i = 0; i < parts.length; i += 2) {
            map.put(parts[i], parts[i + 1]);
        }
    }

    /** Sets the enclosing object of an object of an inner class that was created without a constructor. */
    static void put(Object inner, Object outer) {
        for (Class<?> type = inner.getClass(); type != null; type = type.getSuperclass()) {
            for (java.lang.reflect.Field field : type.getDeclaredFields()) {
                // Compilers omit it if it is not needed.
                if (field.isSynthetic() && field.getName().startsWith("this$") && field.getType().isInstance(outer)) {
                    set(inner, type.getSimpleName() + ":" + field.getName(), outer);
                }
            }
        }
    }

    /** The value at a path of fields and elements, such as `root.left.element` or `items.0`. */
    static Object get(Object start, String path) {
        Object current = start;
        for (String part : path.split("\\.")) {
            if (current == null) {
                throw new AssertionError("null before ." + part + " of " + path);
            }
            if (current.getClass().isArray()) {
                current = java.lang.reflect.Array.get(current, Integer.parseInt(part));
                continue;
            }
            try {
                current = field(current, part).get(current);
            } catch (IllegalAccessException problem) {
                throw new IllegalStateException(problem);
            }
        }
        return current;
    }

    /** Calls a method that cannot be named here, by its name and the types of its parameters; null for a static one. */
    static Object call(Class<?> type, Object target, String name, Class<?>[] types, Object... arguments) throws Exception {
        java.lang.reflect.Method method = type.getDeclaredMethod(name, types);
        method.setAccessible(true);
        try {
            return method.invoke(target, arguments);
        } catch (java.lang.reflect.InvocationTargetException thrown) {
            if (thrown.getCause() instanceof Exception) {
                throw (Exception) thrown.getCause();
            }
            throw (Error) thrown.getCause();
        }
    }

    /** Like `call`, for a method in a contract, where no checked exception can be declared. */
    static Object ask(Class<?> type, Object target, String name, Class<?>[] types, Object... arguments) {
        try {
            return call(type, target, name, types, arguments);
        } catch (Exception thrown) {
            throw HeapState.<RuntimeException>unchecked(thrown);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> RuntimeException unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    /** A field by its name, or as `Class:name` if another field hides it. */
    private static java.lang.reflect.Field field(Object target, String name) {
        int colon = name.indexOf(':');
        Class<?> first = target instanceof Class ? (Class<?>) target : target.getClass();
        for (Class<?> type = first; type != null; type = type.getSuperclass()) {
            if (colon >= 0 && !type.getSimpleName().equals(name.substring(0, colon))) {
                continue;
            }
            try {
                java.lang.reflect.Field found = type.getDeclaredField(name.substring(colon + 1));
                found.setAccessible(true);
                return found;
            } catch (NoSuchFieldException next) {
                continue;
            }
        }
        throw new IllegalStateException(first + " has no field " + name);
    }
}
