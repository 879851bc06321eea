class Task {
    int priority;
    boolean done;
    Task waiting;
    Task(int priority) { this.priority = priority; }
    void finish() { done = true; }
}

class UrgentTask extends Task {
    int deadline;
    UrgentTask(int deadline) { super(9); this.deadline = deadline; }
    @Override
    void finish() { super.finish(); deadline = 0; }
}

class Plan {
    Task queue;
    Task running;
    static int started;

    void submit(Task task) {
        if (task == null) throw new IllegalArgumentException();
        task.waiting = queue;
        queue = task;
    }

    Task start() {
        Task best = queue;
        if (best == null) return null;
        queue = best.waiting;
        best.waiting = null;
        running = best;
        started++;
        return best;
    }

    void complete() {
        running.finish();
        running = null;
    }

    void swap(Task a, Task b) {
        int kept = a.priority;
        a.priority = b.priority;
        b.priority = kept;
    }

    void raise(int by) {
        for (Task t = queue; t != null; t = t.waiting) t.priority = t.priority + by;
    }
}
