/** The answers of a mock, by the arguments of a call, whatever other calls come before or between. */
final class Answers {
    /** A placeholder for an object that the code under test creates: the first object that it may mean. */
    static final class Made {
        private static int count;
        private final int number = count++;
        private final Class<?> type;
        private Object object;

        Made(Class<?> type) {
            this.type = type;
        }

        private boolean is(Object other) {
            if (object == null && type.isInstance(other)) {
                object = other;
            }
            return other != null && object == other;
        }
    }

    private static final class Answer {
        private final String method;
        private final Object[] arguments;
        private final Object result;
        private final Throwable thrown;
        private Runnable effect = () -> {
        };

        private Answer(String method, Object[] arguments, Object result, Throwable thrown) {
            this.method = method;
            this.arguments = arguments;
            this.result = result;
            this.thrown = thrown;
        }

        private boolean isFor(String called, Object[] given, boolean binds) {
            if (!method.equals(called) || arguments.length != given.length) {
                return false;
            }
            for (int i = 0; i < given.length; i++) {
                boolean open = arguments[i] instanceof Made && ((Made) arguments[i]).object == null;
                if (open ? !binds || !((Made) arguments[i]).type.isInstance(given[i]) : !same(arguments[i], given[i])) {
                    return false;
                }
            }
            return true;
        }
    }

    private static final class Call {
        private final String method;
        private final Object[] arguments;
        private boolean verified;

        private Call(String method, Object[] arguments) {
            this.method = method;
            this.arguments = arguments.clone();
        }

        private boolean is(String called, Object[] expected) {
            if (!method.equals(called) || arguments.length != expected.length) {
                return false;
            }
            for (int i = 0; i < expected.length; i++) {
                if (!same(expected[i], arguments[i])) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public String toString() {
            return method + java.util.Arrays.toString(arguments);
        }
    }

    private final java.util.List<Answer> answers = new java.util.ArrayList<>();
    private final java.util.Map<String, java.util.List<Object[]>> orders = new java.util.HashMap<>();
    private final java.util.Map<String, Object> others = new java.util.HashMap<>();
    private final java.util.List<Call> calls = new java.util.ArrayList<>();
    private int verified;

    /** The result of a call with these arguments. Several results are returned in order, and the last from then on. */
    Answers give(Object result, String method, Object... arguments) {
        answers.add(new Answer(method, arguments, result, null));
        return this;
    }

    /** Like `give`, for a call that throws. */
    Answers fail(Throwable thrown, String method, Object... arguments) {
        answers.add(new Answer(method, arguments, null, thrown));
        return this;
    }

    /** The side effect of the last call that was set. */
    void doing(Runnable effect) {
        answers.get(answers.size() - 1).effect = effect;
    }

    /** Makes a method compare in this order: groups of equal keys, least first; other keys come last. */
    void order(String method, Object[]... groups) {
        orders.put(method, new java.util.ArrayList<>(java.util.Arrays.asList(groups)));
    }

    /** The answer to all other calls of a method, which its contract leaves open. */
    void otherwise(String method, Object result) {
        others.put(method, result);
    }

    /** Asserts that a call with these arguments was made, after those that were verified before. */
    void verify(String method, Object... arguments) {
        for (int i = verified; i < calls.size(); i++) {
            if (calls.get(i).is(method, arguments)) {
                calls.get(i).verified = true;
                verified = i + 1;
                return;
            }
        }
        throw new AssertionError("no call of " + new Call(method, arguments) + " in its place among " + calls);
    }

    /** Asserts that a call with these arguments was made, once or more often. */
    void verifyAny(String method, Object... arguments) {
        for (Call each : calls) {
            if (each.is(method, arguments)) {
                return;
            }
        }
        throw new AssertionError("no call of " + new Call(method, arguments) + " among " + calls);
    }

    /** Asserts that all calls of these methods were verified. */
    void verifyNoMore(String... methods) {
        for (Call each : calls) {
            if (!each.verified && java.util.Arrays.asList(methods).contains(each.method)) {
                throw new AssertionError("one call too many: " + each);
            }
        }
    }

    /** The answer to a call. */
    Object to(String method, Object... arguments) {
        calls.add(new Call(method, arguments));
        Answer found = find(method, arguments);
        if (found != null) {
            return end(found);
        }
        java.util.List<Object[]> order = orders.get(method);
        if (order != null) {
            return Integer.compare(rank(order, arguments[0]), rank(order, arguments[1]));
        }
        if (others.containsKey(method)) {
            return others.get(method);
        }
        throw new AssertionError("no answer to " + method + java.util.Arrays.toString(arguments));
    }

    /** A call without a result, which needs no answer. */
    void done(String method, Object... arguments) {
        calls.add(new Call(method, arguments));
        Answer found = find(method, arguments);
        if (found != null) {
            end(found);
        }
    }

    private Answer find(String method, Object[] arguments) {
        for (boolean binds : new boolean[] {false, true}) {
            for (int i = 0; i < answers.size(); i++) {
                Answer each = answers.get(i);
                if (!each.isFor(method, arguments, binds)) {
                    continue;
                }
                for (int j = 0; j < arguments.length; j++) {
                    same(each.arguments[j], arguments[j]);
                }
                for (Answer later : answers.subList(i + 1, answers.size())) {
                    if (later.isFor(method, arguments, false)) {
                        answers.remove(i);
                        break;
                    }
                }
                return each;
            }
        }
        return null;
    }

    private static Object end(Answer answer) {
        answer.effect.run();
        if (answer.thrown != null) {
            throw Answers.<RuntimeException>unchecked(answer.thrown);
        }
        return answer.result instanceof Made ? ((Made) answer.result).object : answer.result;
    }

    private static int rank(java.util.List<Object[]> order, Object key) {
        Made first = null;
        for (int i = 0; i < order.size(); i++) {
            for (Object each : order.get(i)) {
                if (each instanceof Made && ((Made) each).object == null) {
                    Made open = (Made) each;
                    first = open.type.isInstance(key) && (first == null || open.number < first.number) ? open : first;
                } else if (same(each, key)) {
                    return i;
                }
            }
        }
        if (first != null) {
            first.object = key;
            return rank(order, key);
        }
        order.add(new Object[] {key});
        return order.size() - 1;
    }

    /** Objects are compared by identity, values by equality. */
    private static boolean same(Object expected, Object given) {
        if (expected instanceof Made) {
            return ((Made) expected).is(given);
        }
        boolean value = expected instanceof Number || expected instanceof Boolean || expected instanceof Character
            || expected instanceof String;
        return value ? expected.equals(given) : expected == given;
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> RuntimeException unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
