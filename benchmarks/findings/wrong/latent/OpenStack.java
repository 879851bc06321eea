/** A stack with room for a hundred objects. */
public class OpenStack {
    private final Object[] data = new Object[100];
    private int top;

    /** Adds an object, if there is room. */
    public void push(Object object) {
        if (top < data.length) {
            data[top++] = object;
        }
    }

    /** Takes the object on top. */
    public Object pop() {
        return data[--top];
    }
}
