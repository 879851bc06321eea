// Two classes below one have fields of the same name and of different types. What is known about one is not known about the other.
interface Animal { int sound(); }
class Cat implements Animal { public int sound() { return 1; } }
class Dog implements Animal { public int sound() { return 2; } }

abstract class Owner {
    abstract int hear();
}

class CatOwner extends Owner {
    final Cat pet;
    CatOwner(Cat pet) { if (pet == null) throw new IllegalArgumentException(); this.pet = pet; }
    int hear() { return pet.sound(); }
}

class DogOwner extends Owner {
    final Dog pet;
    DogOwner(Dog pet) { if (pet == null) throw new IllegalArgumentException(); this.pet = pet; }
    int hear() { return pet.sound(); }
}

class House {
    final Owner owner;
    House(Owner owner) { if (owner == null) throw new IllegalArgumentException(); this.owner = owner; }

    // check House.either: valid
    void either() {
        int sound = owner instanceof DogOwner ? owner.hear() : owner.hear();
        assert owner instanceof DogOwner == (sound == 2);
        assert owner instanceof CatOwner == (sound == 1);
    }

    void cats() {
        int sound = owner instanceof DogOwner ? owner.hear() : owner.hear();
        assert sound == 1;                      // check House.cats: invalid here
    }

    void dogs() {
        int sound = owner instanceof CatOwner ? owner.hear() : owner.hear();
        assert sound == 2;                      // check House.dogs: invalid here
    }
}

// The same of objects that may be null: each class has a condition of its own.
interface First { int first(); }
interface Second { int second(); }
abstract class Either { abstract int next(); }
class One extends Either {
    final First source;
    One(First source) { this.source = source; }
    int next() { return source.first(); }
}
class Two extends Either {
    final Second source;
    Two(Second source) { this.source = source; }
    int next() { return source.second(); }
}
class User {
    final Either either;
    User(Either either) { this.either = either; }
    // check User.go with judgment: valid within bounds, provided that (!(either instanceof One) || either.source != null) and (!(either instanceof Two) || either.source != null) and either != null
    int go() { return either instanceof Two ? either.next() : either.next(); }
}
