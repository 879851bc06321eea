// A product of features, as in feature-oriented programming: an elevator with optional behaviours.
// prints: +1+1+2-3-0-0 6 0DOWN
// prints: +1+1+2-3-0-0 6 0DOWN
// prints: +1+1OOOOOOOOOOO 1 1UP
class Main {
    static class Person {
        final int weight, from, to;

        Person(int weight, int from, int to) {
            this.weight = weight;
            this.from = from;
            this.to = to;
        }
    }

    static class Floor {
        final int number;
        boolean called;
        Person[] waiting = new Person[4];
        int count;

        Floor(int number) {
            this.number = number;
        }

        void add(Person p) {
            waiting[count++] = p;
            called = true;
        }
    }

    static class Elevator {
        enum Direction {
            UP {
                @Override
                Direction reverse() {
                    return DOWN;
                }
            },
            DOWN {
                @Override
                Direction reverse() {
                    return UP;
                }
            };

            abstract Direction reverse();
        }

        final Floor[] floors;
        final boolean[] pressed;
        Direction direction = Direction.UP;
        int at, load, moved;
        Person[] inside = new Person[8];
        int persons;
        String log = "";

        Elevator(int count) {
            floors = new Floor[count];
            for (int i = 0; i < count; i++) {
                floors[i] = new Floor(i);
            }
            pressed = new boolean[count];
        }

        boolean stops() {
            return floors[at].called || pressed[at];
        }

        boolean overloaded() {
            return false;
        }

        void step() {
            if (stops()) {
                open();
            }
            if (overloaded()) {
                log += "O";
                return;
            }
            if (!idle()) {
                if (!ahead(direction)) {
                    direction = direction.reverse();
                }
                at += direction == Direction.UP ? 1 : -1;
                moved++;
            }
        }

        void open() {
            for (int i = 0; i < persons; ) {
                if (inside[i].to == at) {
                    load -= inside[i].weight;
                    inside[i] = inside[--persons];
                    log += "-" + at;
                } else {
                    i++;
                }
            }
            Floor floor = floors[at];
            while (floor.count > 0) {
                Person p = floor.waiting[--floor.count];
                inside[persons++] = p;
                load += p.weight;
                pressed[p.to] = true;
                log += "+" + at;
            }
            floor.called = pressed[at] = false;
        }

        boolean idle() {
            for (int i = 0; i < floors.length; i++) {
                if (floors[i].called || pressed[i]) {
                    return false;
                }
            }
            return true;
        }

        boolean ahead(Direction d) {
            int step = d == Direction.UP ? 1 : -1;
            for (int i = at + step; i >= 0 && i < floors.length; i += step) {
                if (floors[i].called || pressed[i]) {
                    return true;
                }
            }
            return false;
        }
    }

    static class Weighted extends Elevator {
        final int limit;

        Weighted(int count, int limit) {
            super(count);
            this.limit = limit;
        }

        @Override
        boolean overloaded() {
            return load > limit || super.overloaded();
        }
    }

    static void simulate(Elevator e) {
        e.floors[2].add(new Person(40, 2, 0));
        e.floors[1].add(new Person(70, 1, 3));
        e.floors[1].add(new Person(80, 1, 0));
        for (int i = 0; i < 12 && !e.idle(); i++) {
            e.step();
        }
        System.out.println(e.log + " " + e.moved + " " + e.at + e.direction);
    }

    public static void main(String[] args) {
        simulate(new Elevator(4));
        simulate(new Weighted(4, 1000));
        simulate(new Weighted(4, 100));
    }
}
