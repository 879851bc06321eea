// Accounts, a state machine and a small parser.
// prints: 1: missing 22
// prints: 2: -24
// prints: 3: missing 52
// prints: IRPRIRRUNNING
// prints: 10
class Main {
    static class Insufficient extends Exception {
        final int missing;

        Insufficient(int missing) {
            super("missing " + missing);
            this.missing = missing;
        }
    }

    static abstract class Account {
        private static int next = 1;
        protected int balance;
        final int id = next++;

        abstract int fee();

        void withdraw(int amount) throws Insufficient {
            int total = amount + fee();
            if (total > balance) {
                throw new Insufficient(total - balance);
            }
            balance -= total;
        }

        Account deposit(int amount) {
            balance += amount;
            return this;
        }
    }

    static class Basic extends Account {
        int fee() {
            return 1;
        }
    }

    static class Gold extends Account {
        int fee() {
            return balance > 100 ? 0 : 2;
        }

        @Override
        void withdraw(int amount) throws Insufficient {
            try {
                super.withdraw(amount);
            } catch (Insufficient e) {
                if (e.missing > 50) {
                    throw e;
                }
                balance = -e.missing;
            }
        }
    }

    enum State {
        IDLE {
            State next(char c) {
                return c == 's' ? RUNNING : this;
            }
        },
        RUNNING {
            State next(char c) {
                return switch (c) {
                    case 'p' -> PAUSED;
                    case 'x' -> IDLE;
                    default -> this;
                };
            }
        },
        PAUSED {
            State next(char c) {
                return c == 's' ? RUNNING : c == 'x' ? IDLE : PAUSED;
            }
        };

        abstract State next(char c);
    }

    static class Parser {
        private final String text;
        private int at;

        Parser(String text) {
            this.text = text;
        }

        int expression() {
            int value = term();
            while (at < text.length() && (peek() == '+' || peek() == '-')) {
                value = text.charAt(at++) == '+' ? value + term() : value - term();
            }
            return value;
        }

        private int term() {
            int value = factor();
            while (at < text.length() && peek() == '*') {
                at++;
                value *= factor();
            }
            return value;
        }

        private int factor() {
            if (peek() == '(') {
                at++;
                int value = expression();
                at++;
                return value;
            }
            int value = 0;
            while (at < text.length() && peek() >= '0' && peek() <= '9') {
                value = value * 10 + (text.charAt(at++) - '0');
            }
            return value;
        }

        private char peek() {
            return text.charAt(at);
        }
    }

    public static void main(String[] args) {
        Account[] accounts = {new Basic().deposit(100), new Gold().deposit(100), new Gold().deposit(10)};
        for (Account a : accounts) {
            try {
                a.withdraw(60);
                a.withdraw(60);
                System.out.println(a.id + ": " + a.balance);
            } catch (Insufficient e) {
                System.out.println(a.id + ": " + e.getMessage());
            }
        }
        State s = State.IDLE;
        String seen = "";
        for (char c : new char[] {'p', 's', 'p', 's', 'x', 's'}) {
            s = s.next(c);
            seen += s.name().charAt(0);
        }
        System.out.println(seen + s);
        System.out.println(new Parser("2+3*(4-1)*2-10").expression());
    }
}
