package java.io;

public interface Externalizable extends Serializable {
    void writeExternal(ObjectOutput output) throws IOException;

    void readExternal(ObjectInput input) throws IOException, ClassNotFoundException;
}
