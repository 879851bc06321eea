// Arrays whose types the program does not write: only objects of `Class` name them.
import java.lang.reflect.Array;
import java.util.Arrays;

class CreatedArrays {
    static class Part {
    }

    static void ofArrays() { // check CreatedArrays.ofArrays: valid
        Object created = Array.newInstance(String[].class, 0);
        assert created.getClass() != Object[].class;
        assert created.getClass().getComponentType() == String[].class;
    }

    static void noPlainArray() { // check CreatedArrays.noPlainArray: invalid
        Object created = Array.newInstance(String[].class, 0);
        assert created.getClass() == Object[].class;
    }

    static void ofParts() { // check CreatedArrays.ofParts: valid
        Object[] created = (Object[]) Array.newInstance(Part.class, 1);
        assert created.getClass().getComponentType() == Part.class;
        assert Arrays.copyOf(created, 2).getClass() == created.getClass();
        assert created.clone().getClass() == created.getClass();
    }
}
