import java.util.ArrayList;
import java.util.List;

// A class that refuses its input in its private methods tells the callers of its public methods. Exact arithmetic
// refuses what does not fit.
public class Refusals {
    static class Digits {
        private final String text;
        private int place;

        Digits(String text) {
            if (text == null) throw new IllegalArgumentException("text");
            this.text = text;
        }

        // exhaustive: check Refusals.Digits.quotient with judgment and states: invalid, manifest
        public int quotient() {
            int dividend = digit();
            return dividend / digit();
        }

        // exhaustive: check Refusals.Digits.sum with judgment and states: valid within bounds, provided that place < text.length() and objects of Refusals.Digits keep 0 <= place && place <= text.length() && !(text == null) and no IllegalArgumentException is thrown on line 29
        public int sum() {
            return digit() + digit();
        }

        private int digit() {
            if (place >= text.length()) {
                throw new IllegalArgumentException("a digit is missing");
            }
            int digit = text.charAt(place) & 7;
            place++;
            return digit;
        }
    }

    // The list that the method has made calls no method of the object.
    static class Words {
        private final String text;
        private int place;

        Words(String text) {
            this.text = text;
        }

        public List<String> all() {
            List<String> found = new ArrayList<>();
            while (place < text.length()) {
                if (text.charAt(place) == ' ') {
                    place++;
                } else {
                    int start = place;
                    while (text.charAt(place) != ' ') { // exhaustive: check Refusals.Words.all with judgment and states and string 2: invalid, manifest here
                        place++;
                    }
                    found.add(text.substring(start, place));
                }
            }
            return found;
        }
    }

    static class Account {
        private long cents;

        // check Refusals.Account.deposit with judgment: valid, provided that no ArithmeticException is thrown on line 68
        public void deposit(long amount) {
            cents = Math.addExact(cents, amount);
        }

        // check Refusals.Account.halved with judgment: valid
        public int halved() {
            return Math.toIntExact(cents >> 33);
        }
    }
}
