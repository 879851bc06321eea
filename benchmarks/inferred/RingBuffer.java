/** A buffer of fixed size whose ends move around. */
public class RingBuffer {
    private int[] data;
    private int head;
    private int used;

    //~ requires data != null && data.length > 0 && used < data.length;
    //~ requires 0 <= head && head < data.length && 0 <= used;
    //~ requires data.length < 1000;
    //~ ensures data[(head + \old(used)) % data.length] == value && used == \old(used) + 1 && head == \old(head);
    public void put(int value) {
        if (used == data.length) {
            throw new IllegalStateException("full");
        }
        data[(head + used) % data.length] = value;
        used++;
    }

    //~ requires data != null && 0 < used && 0 <= head && head < data.length;
    //~ ensures \result == \old(data[head]) && used == \old(used) - 1;
    //~ ensures head == (\old(head) + 1) % data.length;
    //~ assignable head, used;
    public int take() {
        if (used == 0) {
            throw new IllegalStateException("empty");
        }
        int value = data[head];
        head = (head + 1) % data.length;
        used--;
        return value;
    }

    //~ requires data != null;
    //~ ensures \result <==> used == data.length;
    //~ assignable \nothing;
    public boolean isFull() {
        return used == data.length;
    }
}
