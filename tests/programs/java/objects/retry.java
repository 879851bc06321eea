// Retrying what fails: at most three times, the last exception is handed on; the wrong one swallows it.
import java.util.function.IntSupplier;

class Retry {
    static class Flaky implements IntSupplier {
        private int failures;
        int attempts;

        Flaky(int failures) {
            this.failures = failures;
        }

        @Override
        public int getAsInt() {
            attempts++;
            if (failures-- > 0) {
                throw new IllegalStateException("attempt " + attempts);
            }
            return 42;
        }
    }

    static int retry(IntSupplier action) {
        for (int attempt = 1;; attempt++) {
            try {
                return action.getAsInt();
            } catch (IllegalStateException e) {
                if (attempt == 3) {
                    throw e;
                }
            }
        }
    }

    static int swallow(IntSupplier action) {
        int result = 0;
        for (int attempt = 0; attempt < 3; attempt++) {
            try {
                result = action.getAsInt();
                break;
            } catch (RuntimeException e) {
                result = -1;
            }
        }
        return result;
    }

    static void retried(int failures) {                 // check Retry.retried: valid
        Flaky flaky = new Flaky(failures);
        try {
            assert retry(flaky) == 42;
            assert failures < 3 && flaky.attempts == Math.max(0, failures) + 1;
        } catch (IllegalStateException e) {
            assert failures >= 3 && e.getMessage().equals("attempt 3");
        }
    }

    static void swallowed(int failures) {
        assert swallow(new Flaky(failures)) == 42;      // check Retry.swallowed: invalid, exception here
    }
}
