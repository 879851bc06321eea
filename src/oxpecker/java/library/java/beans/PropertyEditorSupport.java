package java.beans;

import java.util.Vector;

/** A value, and who wants to know when it is set. */
public class PropertyEditorSupport implements PropertyEditor {
    private Object value;
    private Object source;
    /** Null until somebody listens. */
    private Vector<PropertyChangeListener> listeners;

    public PropertyEditorSupport() {
        setSource(this);
    }

    public PropertyEditorSupport(Object source) {
        if (source == null) {
            throw new NullPointerException();
        }
        setSource(source);
    }

    public Object getSource() {
        return source;
    }

    public void setSource(Object source) {
        this.source = source;
    }

    public void setValue(Object value) {
        this.value = value;
        firePropertyChange();
    }

    public Object getValue() {
        return value;
    }

    public boolean isPaintable() {
        return false;
    }

    public String getJavaInitializationString() {
        return "???";
    }

    public String getAsText() {
        return value == null ? null : value.toString();
    }

    public void setAsText(String text) throws IllegalArgumentException {
        if (!(value instanceof String)) {
            throw new IllegalArgumentException(text);
        }
        setValue(text);
    }

    public String[] getTags() {
        return null;
    }

    public boolean supportsCustomEditor() {
        return false;
    }

    public synchronized void addPropertyChangeListener(PropertyChangeListener listener) {
        if (listeners == null) {
            listeners = new Vector<>();
        }
        listeners.addElement(listener);
    }

    public synchronized void removePropertyChangeListener(PropertyChangeListener listener) {
        if (listeners != null) {
            listeners.removeElement(listener);
        }
    }

    /** Tells those who listen when it begins. */
    public void firePropertyChange() {
        PropertyChangeListener[] told;
        synchronized (this) {
            if (listeners == null) {
                return;
            }
            told = listeners.toArray(new PropertyChangeListener[0]);
        }
        PropertyChangeEvent event = new PropertyChangeEvent(source, null, null, null);
        for (PropertyChangeListener each : told) {
            each.propertyChange(event);
        }
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
