/** A map with room for two keys. */
public class PairMap {
    private Object firstKey;
    private Object secondKey;
    private int firstValue;
    private int secondValue;

    //~ requires key != null;
    //~ ensures key == firstKey ==> \result == firstValue;
    //~ ensures key != firstKey && key == secondKey ==> \result == secondValue;
    //~ ensures key != firstKey && key != secondKey ==> \result == otherwise;
    //~ assignable \nothing;
    public int getOrDefault(Object key, int otherwise) {
        if (key == firstKey) {
            return firstValue;
        }
        if (key == secondKey) {
            return secondValue;
        }
        return otherwise;
    }

    //~ requires key != null && firstKey != null && secondKey != null;
    //~ requires key == firstKey || key == secondKey;
    //~ ensures \old(firstKey) == key ==> firstValue == value && secondValue == \old(secondValue);
    //~ ensures \old(firstKey) != key ==> secondValue == value && firstValue == \old(firstValue);
    public void replace(Object key, int value) {
        if (key == firstKey) {
            firstValue = value;
        } else if (key == secondKey) {
            secondValue = value;
        } else {
            throw new IllegalArgumentException();
        }
    }

    //~ ensures \result <==> key == firstKey || key == secondKey;
    //~ assignable \nothing;
    public boolean containsKey(Object key) {
        return key == firstKey || key == secondKey;
    }

    //~ ensures firstKey == \old(secondKey) && secondKey == \old(firstKey);
    //~ ensures firstValue == \old(secondValue) && secondValue == \old(firstValue);
    public void swap() {
        Object key = firstKey;
        firstKey = secondKey;
        secondKey = key;
        int value = firstValue;
        firstValue = secondValue;
        secondValue = value;
    }
}
