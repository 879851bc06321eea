// Runs on the server: started, listened to, cancelled.

/** Asks the server; an error has what it says. */
export async function ask(path, options = {}) {
  let answer;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...options });
  } catch {
    throw new Error("The server does not answer. Is 'oxpecker serve' still running?");
  }
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(data.error || `The server answered with status ${answer.status}.`);
  return data;
}

export class Run {
  /** Begins a job; `hear` is called with each event, the last one has `event: "end"`. */
  constructor(job, hear) {
    this.kind = job.kind;
    this.options = job.options || {};
    this.hear = hear;
    this.over = false;
    this.begun = performance.now();
    this.start(job);
  }

  async start(job) {
    try {
      const { run } = await ask("api/runs", {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(job),
      });
      this.id = run;
      if (this.over) { this.remove(); return; }
      this.source = new EventSource(`api/runs/${run}/events`);
      this.source.onmessage = (message) => this.tell(JSON.parse(message.data));
      this.source.onerror = () => {
        if (this.source.readyState === EventSource.CLOSED) this.fail("The connection to the run was lost.");
      };
    } catch (problem) {
      this.fail(problem.message);
    }
  }

  get seconds() { return (performance.now() - this.begun) / 1000; }

  tell(event) {
    if (this.over) return;
    if (event.event === "end") { this.over = true; this.source?.close(); }
    this.hear(event, this);
  }

  fail(message) {
    this.tell({ event: "failure", message });
    this.tell({ event: "end", reason: "failed" });
  }

  /** Ends it; the server kills its process. */
  cancel() {
    if (this.over) return;
    this.tell({ event: "end", reason: "cancelled" });
    if (this.id) this.remove();
  }

  remove() { ask(`api/runs/${this.id}`, { method: "DELETE", keepalive: true }).catch(() => {}); }
}
