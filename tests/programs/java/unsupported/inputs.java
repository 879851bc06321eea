// Inputs of which nobody knows how they are made, and operations on inputs that would need too many cases.
import java.util.List;
import java.util.TimeZone;

class Inputs {
    static int zone(TimeZone zone) {                        // check Inputs.zone: unknown, unsupported an input of type TimeZone here
        return zone == null ? 0 : zone.getRawOffset();
    }

    static int[] hashed(int x) {
        int[] numbers = new int[2];
        numbers[0] = x == 7 ? numbers.hashCode() : 0;       // check Inputs.hashed: unknown, unsupported 'hashCode' of an array here
        return numbers;
    }

    static int plain(List<String> list) {                   // check Inputs.plain: valid within bounds
        return list == null ? 0 : list.size();
    }
}
