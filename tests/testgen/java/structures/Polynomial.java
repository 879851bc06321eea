/** A polynomial as a list of terms, with falling exponents. */
public class Polynomial {
    private static final class Term {
        final int coefficient;
        final int exponent;
        Term next;

        Term(int coefficient, int exponent) {
            this.coefficient = coefficient;
            this.exponent = exponent;
        }
    }

    private Term first;

    private /*@ pure @*/ boolean repOK() {
        for (Term t = first; t != null; t = t.next) {
            if (t.coefficient == 0 || t.exponent < 0 || (t.next != null && t.next.exponent >= t.exponent)) {
                return false;
            }
        }
        return true;
    }

    //@ private invariant repOK();

    //@ signals (IllegalArgumentException e) exponent < 0;
    public void add(int coefficient, int exponent) {
        if (exponent < 0) {
            throw new IllegalArgumentException("negative exponent");
        }
        if (coefficient == 0) {
            return;
        }
        Term before = null;
        Term t = first;
        while (t != null && t.exponent > exponent) {
            before = t;
            t = t.next;
        }
        Term made;
        if (t != null && t.exponent == exponent) {
            int sum = t.coefficient + coefficient;
            made = sum == 0 ? t.next : new Term(sum, exponent);
            if (sum != 0) {
                made.next = t.next;
            }
        } else {
            made = new Term(coefficient, exponent);
            made.next = t;
        }
        if (before == null) {
            first = made;
        } else {
            before.next = made;
        }
    }

    public int degree() {
        return first == null ? -1 : first.exponent;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Term t = first; t != null; t = t.next) {
            if (text.length() > 0) {
                text.append(" + ");
            }
            text.append(t.coefficient).append("x^").append(t.exponent);
        }
        return text.length() == 0 ? "0" : text.toString();
    }
}
