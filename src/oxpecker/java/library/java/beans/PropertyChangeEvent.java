package java.beans;

import java.util.EventObject;

public class PropertyChangeEvent extends EventObject {
    private final String propertyName;
    private final Object oldValue;
    private final Object newValue;
    private Object propagationId;

    public PropertyChangeEvent(Object source, String propertyName, Object oldValue, Object newValue) {
        super(source);
        this.propertyName = propertyName;
        this.oldValue = oldValue;
        this.newValue = newValue;
    }

    public String getPropertyName() {
        return propertyName;
    }

    public Object getOldValue() {
        return oldValue;
    }

    public Object getNewValue() {
        return newValue;
    }

    public void setPropagationId(Object id) {
        propagationId = id;
    }

    public Object getPropagationId() {
        return propagationId;
    }

    public String toString() {
        return getClass().getName() + "[propertyName=" + getPropertyName() + "; oldValue=" + getOldValue() + "; newValue=" + getNewValue()
            + "; propagationId=" + getPropagationId() + "; source=" + getSource() + "]";
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
