// Methods of a program that happen to be named as what only the package of a library class sees.
import java.util.HashMap;

class Main {
    static class Worker extends Thread {
        int count;

        void begin() {
            count = 5;
        }

        @Override
        public void run() {
            count++;
        }
    }

    static class Table extends HashMap<String, Integer> {
        int find(Object key) {
            return 42;
        }

        String hash(Object key) {
            return "none";
        }
    }

    enum Colour {
        RED {
        },
        BLUE;

        int declared(Class<Colour> type) {
            return 3;
        }
    }

    static int work() throws InterruptedException {  // check Main.work: valid
        Worker worker = new Worker();
        worker.start();
        worker.join();
        assert worker.count == 1;
        return worker.count;
    }

    static void look() {  // check Main.look: valid
        Table table = new Table();
        table.put("one", 1);
        assert table.get("one") == 1;
        assert table.find("one") == 42;
        assert table.hash("one").equals("none");
        assert Colour.RED.getDeclaringClass() == Colour.class;
        assert Colour.RED.declared(null) == 3;
    }
}
