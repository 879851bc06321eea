// Inputs of which nobody knows how they are made, and operations on inputs that would need too many cases.
import java.io.Reader;
import java.util.AbstractMap;
import java.util.List;

class Inputs {
    static int reader(Reader reader) {
        return reader == null ? 0 : reader.hashCode();      // check Inputs.reader: unknown, unsupported an input of type Reader
    }

    static int map(AbstractMap<String, String> map) {       // check Inputs.map: unknown, unsupported an input of type AbstractMap here
        return map == null ? 0 : map.size();
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
