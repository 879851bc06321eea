// The line at the bottom: what runs, how far it has come, and how it ended.

import { byId } from "./dom.js";
import { sentence } from "./results.js";

const DOING = { check: "Checking", paths: "Following paths", translation: "Translating", tests: "Writing tests", instances: "Running commands" };
const DONE = { check: "Checked", paths: "Paths followed", translation: "Translated", tests: "Tests written", instances: "Commands run" };

export class Status {
  constructor(runs) { this.runs = runs; }

  say(text) { byId("status").textContent = text; this.buttons(); }

  started(run) { this.say(`${DOING[run.kind]} ..`); }

  heard(event, run, results) {
    if (event.event === "waiting") this.say(`You are number ${event.place} in the queue.`);
    else if (event.event === "started") this.say(`${DOING[run.kind]} ..`);
    else if (event.event === "problems") run.hasErrors = event.items.some(({ severity }) => severity === "error");
    else if (event.event === "answer") run.hasErrors ||= Boolean(event.answer.error);
    else if (event.event === "progress") this.progress(event, run);
    else if (event.event === "end") this.ended(event, run, results);
  }

  progress(event, run) {
    const parts = [`${DOING[run.kind]} ${event.method}`, `method ${event.number + 1} of ${event.of}`];
    if (event.bounds) parts.push(`array ${event.bounds.array}, chain ${event.bounds.chain}, decisions ${event.bounds.decisions}`);
    if (event.paths !== undefined) parts.push(`${event.paths.toLocaleString("en")} paths`);
    parts.push(`${run.seconds.toFixed(1)} s`);
    this.say(parts.join("  ·  "));
    byId("progress").max = event.of;
    byId("progress").value = event.number;
  }

  ended(event, run, results) {
    const time = `${run.seconds.toFixed(1)} s`;
    if (event.reason === "cancelled") this.say(`Cancelled after ${time}.`);
    else if (event.reason === "limit") this.say(`Time limit reached after ${time}.`);
    else if (event.reason === "failed") this.say("The check failed.");
    else if (run.kind === "check" && results.length) this.say(`${sentence(results)}  ·  ${time}`);
    else if (run.kind === "check") this.say("The program has errors.");
    else if (run.kind === "instances" && run.hasErrors) this.say("The module has errors.");
    else this.say(`${DONE[run.kind]}  ·  ${time}`);
  }

  buttons() {
    const isBusy = this.runs()?.size > 0;
    byId("cancel").disabled = !isBusy;
    byId("spinner").hidden = !isBusy;
    byId("progress").hidden = !isBusy;
    if (!isBusy) byId("progress").value = 0;
  }
}
