import java.util.ArrayList;
import java.util.List;

// A null that a caller has passed hides no failure on inputs without null.
public class BehindNull {
    private List<String> parts = new ArrayList<>();

    public BehindNull() {
    }

    public BehindNull(List<String> parts) {
        this.parts = parts;
    }

    public int averageLength() {
        int sum = 0;
        for (String part : parts) {
            sum += part.length();
        }
        return sum / parts.size();                      // check BehindNull.averageLength with judgment: invalid, exception here
    }

    public int size() {     // check BehindNull.size with judgment: valid within bounds, provided that parts != null
        return parts.size();
    }
}
