// Expressions as a tree with visitors: one evaluates, one simplifies without changing the value.
interface Expression {
    <R> R accept(Visitor<R> visitor);

    interface Visitor<R> {
        R number(int value);

        R sum(Expression left, Expression right);

        R product(Expression left, Expression right);
    }

    record Num(int value) implements Expression {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.number(value);
        }
    }

    record Sum(Expression left, Expression right) implements Expression {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.sum(left, right);
        }
    }

    record Product(Expression left, Expression right) implements Expression {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.product(left, right);
        }
    }

    class Evaluate implements Visitor<Integer> {
        public Integer number(int value) {
            return value;
        }

        public Integer sum(Expression left, Expression right) {
            return left.accept(this) + right.accept(this);
        }

        public Integer product(Expression left, Expression right) {
            return left.accept(this) * right.accept(this);
        }
    }

    class Simplify implements Visitor<Expression> {
        private final boolean careful;

        Simplify(boolean careful) {
            this.careful = careful;
        }

        public Expression number(int value) {
            return new Num(value);
        }

        public Expression sum(Expression left, Expression right) {
            Expression l = left.accept(this);
            Expression r = right.accept(this);
            return l instanceof Num n && n.value() == 0 ? r : new Sum(l, r);
        }

        public Expression product(Expression left, Expression right) {
            Expression l = left.accept(this);
            Expression r = right.accept(this);
            if (l instanceof Num n && n.value() == 0) {
                return careful ? l : r;
            }
            return l instanceof Num n && n.value() == 1 ? r : new Product(l, r);
        }
    }

    static void compare(int a, int b, int c, boolean careful) {
        Expression e = new Sum(new Product(new Num(a), new Num(b)), new Num(c));
        int before = e.accept(new Evaluate());
        int after = e.accept(new Simplify(careful)).accept(new Evaluate());
        assert before == after;                         // check Expression.careless: invalid, exception here
    }

    static void careful(int a, int b, int c) {          // check Expression.careful: valid
        compare(a, b, c, true);
    }

    static void careless(int a, int b, int c) {
        compare(a, b, c, false);
    }
}
