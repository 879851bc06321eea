// Values that tell who listens when they are set, plain data of a grid, and views of sorted maps.
import java.awt.GridBagConstraints;
import java.awt.Insets;
import java.beans.Introspector;
import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.beans.PropertyEditor;
import java.beans.PropertyEditorSupport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EventListener;
import java.util.EventObject;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

class Main {
    static class Upper extends PropertyEditorSupport {
        @Override
        public void setAsText(String text) {
            setValue(text == null ? null : text.toUpperCase());
        }
    }

    static void set(PropertyEditorSupport editor, String text) {        // check Main.set: valid
        PropertyEditor upper = new Upper();
        upper.setAsText("a");
        assert upper.getValue().equals("A") && upper.getAsText().equals("A");
    }

    static void constraints(int x) {        // check Main.constraints: valid
        GridBagConstraints where = new GridBagConstraints();
        where.gridx = x;
        where.insets = new Insets(x, 1, 2, 3);
        GridBagConstraints copy = (GridBagConstraints) where.clone();
        assert copy.gridx == x && copy.insets != where.insets && copy.insets.equals(where.insets) && copy.gridy == GridBagConstraints.RELATIVE;
    }

    static int first(SortedMap<String, Integer> map) {        // check Main.first: valid
        SortedMap<String, Integer> view = Collections.unmodifiableSortedMap(new TreeMap<>(java.util.Map.of("b", 2, "a", 1)));
        assert view.firstKey().equals("a") && view.lastKey().equals("b") && view.get("b") == 2;
        return view.size();
    }

    static void failing(PropertyEditorSupport editor) {
        new PropertyEditorSupport().setAsText("no text yet");        // check Main.failing: invalid, exception here
    }

    public static void main(String[] args) {
        PropertyEditorSupport editor = new PropertyEditorSupport();
        List<Object> seen = new ArrayList<>();
        PropertyChangeListener listener = event -> {
            seen.add(event.getPropertyName());
            seen.add(event.getSource() == editor);
        };
        editor.addPropertyChangeListener(listener);
        editor.setValue("one");
        editor.setAsText("two");
        editor.removePropertyChangeListener(listener);
        editor.setValue(3);
        editor.firePropertyChange();
        System.out.println(seen + " " + editor.getValue() + " " + editor.getAsText());     // prints: [null, true, null, true] 3 3
        System.out.println(editor.isPaintable() + " " + editor.supportsCustomEditor() + " " + editor.getTags() + editor.getJavaInitializationString());  // prints: false false null???
        editor.setSource("other");
        System.out.println(editor.getSource());        // prints: other
        System.out.println(new PropertyEditorSupport("given").getSource());        // prints: given
        try {
            editor.setAsText("four");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());        // prints: four
        }
        try {
            new PropertyEditorSupport(null);
        } catch (NullPointerException e) {
            System.out.println("no source");        // prints: no source
        }
        PropertyChangeEvent event = new PropertyChangeEvent("s", "name", 1, 2);
        event.setPropagationId("id");
        System.out.println(event.toString());        // prints: java.beans.PropertyChangeEvent[propertyName=name; oldValue=1; newValue=2; propagationId=id; source=s]
        System.out.println(event.getOldValue() + " " + event.getNewValue() + " " + event.getPropagationId());        // prints: 1 2 id
        listener.propertyChange(event);
        System.out.println(seen.size() + " " + (listener instanceof EventListener));        // prints: 6 true
        System.out.println(new EventObject("x").toString() + " " + new EventObject(5).getSource());    // prints: java.util.EventObject[source=x] 5
        try {
            new EventObject(null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());        // prints: null source
        }
        for (String name : new String[] {"Name", "URL", "n", "N", "", "aB", "X1", "ÄB"}) {
            System.out.print(Introspector.decapitalize(name) + " ");
        }
        System.out.println(Introspector.decapitalize(null));        // prints: name URL n n  aB x1 ÄB null
        java.text.FieldPosition position = new java.text.FieldPosition(3);
        position.setBeginIndex(1);
        position.setEndIndex(4);
        System.out.println(position.toString() + " " + position.hashCode() + " " + position.equals(new java.text.FieldPosition(3)));        // prints: java.text.FieldPosition[field=3,attribute=null,beginIndex=1,endIndex=4] 50397188 false
        System.out.println(position.getField() + position.getBeginIndex() + position.getEndIndex());        // prints: 8
        grid();
        maps();
    }

    static void grid() {
        GridBagConstraints all = new GridBagConstraints(1, 2, 3, 4, 0.5, 1.5, GridBagConstraints.EAST, GridBagConstraints.BOTH, new Insets(1, 2, 3, 4), 5, 6);
        GridBagConstraints plain = new GridBagConstraints();
        System.out.println(all.gridx + " " + all.gridy + all.gridwidth + all.gridheight + all.weightx + all.weighty + all.anchor + all.fill + all.ipadx + all.ipady);   // prints: 1 2340.51.513156
        System.out.println(plain.gridx + " " + plain.gridwidth + plain.weightx + " " + plain.anchor + plain.fill);     // prints: -1 10.0 100
        System.out.println(plain.insets + " " + all.insets.hashCode() + " " + new Insets(-7, 9, 100000, 8).hashCode());      // prints: java.awt.Insets[top=0,left=0,bottom=0,right=0] 577 -997664118
        all.insets.set(9, 8, 7, 6);
        Insets copy = (Insets) all.insets.clone();
        System.out.println(copy + " " + copy.equals(all.insets) + copy.equals(plain.insets) + copy.equals("x"));    // prints: java.awt.Insets[top=9,left=8,bottom=7,right=6] truefalsefalse
    }

    static void maps() {
        SortedMap<Integer, String> map = new TreeMap<>();
        for (int i = 1; i <= 5; i++) {
            map.put(i, "v" + i);
        }
        SortedMap<Integer, String> view = Collections.unmodifiableSortedMap(map);
        System.out.println(view.headMap(3) + " " + view.tailMap(4) + " " + view.subMap(2, 4) + view.comparator() + view.firstKey() + view.lastKey());   // prints: {1=v1, 2=v2} {4=v4, 5=v5} {2=v2, 3=v3}null15
        try {
            view.headMap(3).put(1, "x");
        } catch (UnsupportedOperationException e) {
            System.out.println(view.equals(map) + " " + (view.hashCode() == map.hashCode()));        // prints: true true
        }
        System.out.println(Collections.EMPTY_LIST + " " + Collections.EMPTY_SET + Collections.EMPTY_MAP.size() + Collections.EMPTY_LIST.equals(List.of()));    // prints: [] []0true
    }
}
