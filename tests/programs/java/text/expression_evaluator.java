// Arithmetic expressions by recursive descent; division by zero and bad characters are exceptions of its own.
class Evaluator {
    static class BadExpression extends RuntimeException {
        BadExpression(String message) {
            super(message);
        }
    }

    private final String text;
    private int at;

    Evaluator(String text) {
        this.text = text;
    }

    static int evaluate(String text) {
        Evaluator e = new Evaluator(text);
        int value = e.sum();
        if (e.at < text.length()) {
            throw new BadExpression("at " + e.at);
        }
        return value;
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private int sum() {
        int value = product();
        while (peek() == '+' || peek() == '-') {
            value = text.charAt(at++) == '+' ? value + product() : value - product();
        }
        return value;
    }

    private int product() {
        int value = atom();
        while (peek() == '*' || peek() == '/') {
            char sign = text.charAt(at++);
            int other = atom();
            if (sign == '/' && other == 0) {
                throw new BadExpression("division by zero");
            }
            value = sign == '*' ? value * other : value / other;
        }
        return value;
    }

    private int atom() {
        if (peek() == '(') {
            at++;
            int value = sum();
            if (peek() != ')') {
                throw new BadExpression("')' is missing");
            }
            at++;
            return value;
        }
        if (!Character.isDigit(peek())) {
            throw new BadExpression("a number is missing");
        }
        int value = 0;
        while (Character.isDigit(peek())) {
            value = 10 * value + text.charAt(at++) - '0';
        }
        return value;
    }

    // prints: 14 20 3
    public static void main(String[] args) {
        System.out.println(evaluate("2+3*4") + " " + evaluate("(2+3)*4") + " " + evaluate("10-3-4"));
    }

    static void binds(char a, char b, char c) {         // check Evaluator.binds: valid
        if (a >= '0' && a <= '9' && b >= '0' && b <= '9' && c >= '0' && c <= '9') {
            assert evaluate(a + "+" + b + "*" + c) == (a - '0') + (b - '0') * (c - '0');
        }
    }

    static int divide(char c) {                         // run Evaluator.divide('0'): throws Evaluator$BadExpression "division by zero"
        return evaluate("8/" + c);                      // check Evaluator.divide: invalid, exception
    }
}
