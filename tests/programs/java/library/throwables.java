// Messages, causes, suppressed exceptions, the hierarchy.
// prints: Main$Mine: local m m java.lang.RuntimeException: inner inner
// prints: java.lang.RuntimeException: java.lang.Error: e null java.lang.Error
// prints: java.lang.AssertionError: 5 c Array index out of range: 3 String index out of range: 4 Index out of range: 5
// prints: java.lang.UnsupportedOperationException: body 1 java.lang.IllegalStateException: close
// prints: cast
// prints: java.lang.ArrayStoreException: java.lang.Integer
// prints: java.lang.NegativeArraySizeException: -1
// prints: java.lang.ArithmeticException: / by zero
// prints: java.io.IOException: io
// prints: Can't overwrite cause with a null
// prints: true
class Main {
    static class Mine extends Exception {
        Mine(String message, Throwable cause) {
            super(message, cause);
        }

        @Override
        public String getLocalizedMessage() {
            return "local " + getMessage();
        }
    }

    static class Resource implements AutoCloseable {
        public void close() {
            throw new IllegalStateException("close");
        }
    }

    public static void main(String[] args) {
        Throwable t = new Mine("m", new RuntimeException("inner"));
        System.out.println(t + " " + t.getMessage() + " " + t.getCause() + " " + t.getCause().getMessage());
        System.out.println(new RuntimeException(new Error("e")) + " " + new Exception().getMessage() + " " + new Error((String) null));
        System.out.println(new AssertionError(5) + " " + new AssertionError('c').getMessage() + " " + new ArrayIndexOutOfBoundsException(3).getMessage() + " " + new StringIndexOutOfBoundsException(4).getMessage() + " " + new IndexOutOfBoundsException(5).getMessage());
        try (Resource r = new Resource()) {
            throw new UnsupportedOperationException("body");
        } catch (RuntimeException e) {
            System.out.println(e + " " + e.getSuppressed().length + " " + e.getSuppressed()[0]);
        }
        try {
            Object o = "s";
            Integer i = (Integer) o;
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
        try {
            Object[] o = new String[1];
            o[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println(e);
        }
        try {
            int[] a = new int[-1];
        } catch (NegativeArraySizeException e) {
            System.out.println(e);
        }
        try {
            System.out.println(1 / (args.length - args.length));
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        Throwable chain = new IllegalArgumentException();
        chain.initCause(new java.io.IOException("io"));
        System.out.println(chain.getCause());
        try {
            chain.initCause(null);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new java.util.NoSuchElementException("n") instanceof RuntimeException);
        new Exception("x").printStackTrace();
    }
}
