// A condition that cannot be written down helps no caller, so a method that nobody calls yet has a finding.
public class Uncalled {
    // check Uncalled.key with judgment: invalid, boundary
    static String key(String line) {
        return line.substring(0, line.indexOf('='));
    }

    // check Uncalled.value with judgment: valid within bounds, provided that line != null and no StringIndexOutOfBoundsException is thrown on line 10
    static String value(String line) {
        return line.substring(line.indexOf('=') - 1);
    }

    static String trimmed(String line) {
        return value(line + "=").trim();
    }

    // What can be written is a condition, whoever calls.
    // check Uncalled.share with judgment: valid, provided that n != 0
    static int share(int n) {
        return 100 / n;
    }

    // Only this class can call it.
    // check Uncalled.own with judgment: valid within bounds, provided that line != null and no StringIndexOutOfBoundsException is thrown on line 26
    private static String own(String line) {
        return line.substring(0, line.indexOf('='));
    }
}
