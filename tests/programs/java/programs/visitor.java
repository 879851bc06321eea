// A visitor with generic methods, and a simple interpreter.
// prints: (1 + 2) * (3 + 4) = 21
class Main {
    interface Visitor<R> {
        R number(int n);

        R add(Expr a, Expr b);

        R multiply(Expr a, Expr b);
    }

    interface Expr {
        <R> R accept(Visitor<R> v);
    }

    static Expr number(int n) {
        return new Expr() {
            public <R> R accept(Visitor<R> v) {
                return v.number(n);
            }
        };
    }

    static class Add implements Expr {
        final Expr a, b;

        Add(Expr a, Expr b) {
            this.a = a;
            this.b = b;
        }

        public <R> R accept(Visitor<R> v) {
            return v.add(a, b);
        }
    }

    static class Multiply implements Expr {
        final Expr a, b;

        Multiply(Expr a, Expr b) {
            this.a = a;
            this.b = b;
        }

        public <R> R accept(Visitor<R> v) {
            return v.multiply(a, b);
        }
    }

    static class Evaluate implements Visitor<Integer> {
        public Integer number(int n) {
            return n;
        }

        public Integer add(Expr a, Expr b) {
            return a.accept(this) + b.accept(this);
        }

        public Integer multiply(Expr a, Expr b) {
            return a.accept(this) * b.accept(this);
        }
    }

    static class Show implements Visitor<String> {
        public String number(int n) {
            return "" + n;
        }

        public String add(Expr a, Expr b) {
            return "(" + a.accept(this) + " + " + b.accept(this) + ")";
        }

        public String multiply(Expr a, Expr b) {
            return a.accept(this) + " * " + b.accept(this);
        }
    }

    public static void main(String[] args) {
        Expr e = new Multiply(new Add(number(1), number(2)), new Add(number(3), number(4)));
        System.out.println(e.accept(new Show()) + " = " + e.accept(new Evaluate()));
    }
}
