// Builders: of classes, constructors and static methods, with defaults and collections.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lombok.Builder;
import lombok.Getter;
import lombok.NonNull;
import lombok.Singular;

@Builder(toBuilder = true)
@Getter
class Order<T> {
    private final T item;
    @Builder.Default private int count = 3;
    @Singular private final List<String> tags;
    @Singular("price") private final Map<String, Integer> prices;
    @Singular private final Set<Integer> entries;
    @NonNull private final String id;
}

class Shape {
    final int width;
    final int height;

    @Builder(builderMethodName = "start", buildMethodName = "done", setterPrefix = "with")
    Shape(int width, int height) {
        this.width = width;
        this.height = height;
    }

    @Builder(builderClassName = "Squares")
    static Shape square(int side) {
        return new Shape(side, side);
    }
}

@Builder
record Entry(String key, int value) { }

class Main {
    public static void main(String[] arguments) {
        Order<Integer> order = Order.<Integer>builder().item(7).tag("x").tag("y").price("x", 2).entry(1).id("i").build();
        System.out.println(order.getItem() + " " + order.getCount() + order.getTags() + order.getPrices() + order.getEntries());  // prints: 7 3[x, y]{x=2}[1]
        Order<Integer> more = order.toBuilder().count(0).clearTags().tags(List.of("z")).build();
        System.out.println(more.getCount() + " " + more.getTags() + more.getId());                // prints: 0 [z]i
        try {
            order.getTags().add("no");
        } catch (UnsupportedOperationException expected) {
            System.out.println("unmodifiable");         // prints: unmodifiable
        }
        try {
            Order.builder().id(null);
        } catch (NullPointerException expected) {
            System.out.println(expected.getMessage());  // prints: id is marked non-null but is null
        }
        try {
            Order.builder().build();
        } catch (NullPointerException expected) {
            System.out.println(expected.getMessage());  // prints: id is marked non-null but is null
        }
        try {
            Order.builder().tags(null);
        } catch (NullPointerException expected) {
            System.out.println(expected.getMessage());  // prints: tags cannot be null
        }
        Shape shape = Shape.start().withWidth(2).withHeight(3).done();
        System.out.println(shape.width * shape.height); // prints: 6
        System.out.println(Shape.builder().side(4).build().height);  // prints: 4
        System.out.println(Entry.builder().key("k").value(5).build());  // prints: Entry[key=k, value=5]
        System.out.println(Entry.builder().key("k"));   // prints: Entry.EntryBuilder(key=k, value=0)
    }
}
