// Fields are hidden, methods are overridden, static methods are neither.
class Parent {
    String name = "parent";

    String name() {
        return name;
    }

    static int kind() {
        return 1;
    }

    static class Child extends Parent {
        String name = "child";

        @Override
        String name() {
            return name + "/" + super.name;
        }

        static int kind() {
            return 2;
        }
    }

    static void fields(boolean child) {                 // check Parent.fields: valid
        Parent p = child ? new Child() : new Parent();
        assert p.name.equals("parent");
        assert p.name().equals(child ? "child/parent" : "parent");
    }

    static void expected(boolean child) {
        Parent p = child ? new Child() : new Parent();
        String name = p instanceof Child ? ((Child) p).name : p.name;
        assert name.equals(p.name);                     // check Parent.expected: invalid, exception here
    }

    @SuppressWarnings("static-access")
    static void statics() {                             // check Parent.statics: valid
        Parent p = new Child();
        assert p.kind() == 1 && Child.kind() == 2;
        Parent none = null;
        assert none.kind() == 1;
    }
}
