/** Choices among constants of `float` are of that type, whatever is done with them. */
class Choices {
    static void multiplied(boolean either) {                // check Choices.multiplied: invalid
        float chosen = either ? 1.5f : 2.5f;
        assert chosen * chosen > 3;
    }

    static void rounded(boolean either) {                   // check Choices.rounded: valid
        float chosen = either ? 0.1f : 0.3f;
        assert chosen + 0.2f > 0.29f && -chosen < 0 && chosen != 0.1;
    }

    static void element(int at) {                           // check Choices.element: invalid
        if (at >= 0 && at < 3) {
            float[] numbers = {1.5f, 2.5f, 0.5f};
            assert numbers[at] * numbers[at] > 1;
        }
    }

    float value = 2;

    static void field(boolean either, float other) {        // check Choices.field: invalid
        Choices one = new Choices();
        Choices two = new Choices();
        (either ? one : two).value = 3;
        float chosen = either ? one.value : other;
        assert one.value * two.value == 6 && chosen > two.value;
    }

    static void nested(int which, float other) {            // check Choices.nested: valid
        float chosen = which == 0 ? 1f : which == 1 ? 2f : which == 2 ? 1f : other;
        assert which < 0 || which > 2 || chosen % 2 == which % 2 * 0f + (which == 1 ? 0f : 1f);
    }
}
