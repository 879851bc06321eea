// Resources are closed in reverse order; what closing throws is suppressed when something was thrown already.
// prints: open a
// prints: open b
// prints: body
// prints: close b
// prints: close a
// prints: open bad
// prints: open good
// prints: close good
// prints: close bad
// prints: main, suppressed close failed
// prints: finally
// prints: open bad
// prints: body
// prints: close bad
// prints: close failed
// prints: open given
// prints: using
// prints: close given
// prints: null is not closed
// prints: open returned
// prints: close returned
// prints: 5
class Main {
    static class Resource implements AutoCloseable {
        final String name;

        Resource(String name) {
            this.name = name;
            System.out.println("open " + name);
        }

        public void close() {
            System.out.println("close " + name);
            if (name.equals("bad")) {
                throw new IllegalStateException("close failed");
            }
        }
    }

    static int value() {
        try (Resource r = new Resource("returned")) {
            return 5;
        }
    }

    public static void main(String[] args) {
        try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
            System.out.println("body");
        }
        try (Resource a = new Resource("bad"); Resource b = new Resource("good")) {
            throw new RuntimeException("main");
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + ", suppressed " + e.getSuppressed()[0].getMessage());
        } finally {
            System.out.println("finally");
        }
        try (Resource a = new Resource("bad")) {
            System.out.println("body");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Resource given = new Resource("given");
        try (given) {
            System.out.println("using");
        }
        try (Resource none = null) {
            System.out.println("null is not closed");
        }
        System.out.println(value());
    }
}
