// The page: what is chosen, what runs, and what is shown of it.

import { Controls } from "./controls.js";
import { byId, copy, make } from "./dom.js";
import { Editor } from "./editor.js";
import { fileListings } from "./files.js";
import { Film } from "./film.js";
import { answerCard } from "./instances.js";
import { pendingCard, problemCards, resultCard, tellProgress } from "./results.js";
import { ask, Run } from "./runs.js";
import { pack, unpack } from "./state.js";
import { Status } from "./status.js";
import { Tabs } from "./tabs.js";
import { treeCard } from "./trees.js";

const HINTS = {
  results: "Press Check (Ctrl+Enter). Every method is checked against its contract, for all inputs within bounds.",
  als: "Press Run (Ctrl+Enter). Every command of the module is run within its scope.",
};
/** The languages by the ends of file names, as the menu of examples calls them. */
const LANGUAGES = { java: "Java", oox: "OOX", als: "Alloy" };
const JOBS = { results: "check", heap: "check", paths: "paths", translation: "translation", tests: "tests" };
const PANELS = { check: "results", instances: "results", paths: "paths", translation: "translation", tests: "tests" };
/** Every input of a method. */
const NO_RESTRICTION = { pins: {}, excluded: [] };

class Page {
  constructor(setup) {
    this.setup = setup;
    this.runs = new Map();
    this.fresh = new Map();
    this.results = [];
    this.marks = [];
    this.restriction = NO_RESTRICTION;
    this.name = "Main.java";
    this.status = new Status(() => this.runs);
    this.editor = new Editor(byId("editor"), { onInput: () => this.changed(), onMarker: (mark) => this.toTarget(mark) });
    this.controls = new Controls(byId("controls"), byId("chosen"), setup.controls, () => this.changed());
    this.film = new Film(byId("panel-heap"), (at) => this.step(at));
    this.tabs = new Tabs(document.querySelector("[role=tablist]"), (name) => this.opened(name));
    byId("version").textContent = `Oxpecker ${setup.version}`;
    byId("tab-tests").hidden = !setup.kinds.includes("tests");
    this.listenToButtons();
    this.fillExamples();
  }

  listenToButtons() {
    byId("run").addEventListener("click", () => this.check());
    byId("cancel").addEventListener("click", () => this.cancel());
    byId("share").addEventListener("click", async () => {
      await this.remember(false);
      copy(location.href, "Link copied. It contains the program and all options.");
    });
    byId("method").addEventListener("input", () => this.changed());
    byId("language").addEventListener("change", (event) => {
      this.name = `${this.name.replace(/\.\w+$/, "")}.${event.target.value}`;
      this.changed();
      this.editor.show(this.editor.text, this.language);
    });
    byId("example").addEventListener("change", (event) => this.load(event.target.value));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); this.check(); }
    });
    addEventListener("pagehide", () => this.cancel());
    addEventListener("hashchange", () => this.restore());
    addEventListener("popstate", () => this.restore());
  }

  fillExamples() {
    const groups = Object.fromEntries(Object.entries(LANGUAGES).map(([end, label]) => [end, make("optgroup", { label })]));
    for (const { file, title } of this.setup.examples) {
      groups[file.split(".").pop()].append(make("option", { value: file, text: title }));
    }
    byId("example").append(make("option", { value: "", text: "your own", hidden: true }), ...Object.values(groups));
  }

  get language() { return this.name.split(".").pop(); }

  get isAlloy() { return this.language === "als"; }

  get state() {
    const method = byId("method").value.trim();
    return { text: this.editor.text, name: this.name, example: byId("example").value, method, options: this.controls.values };
  }

  /** Shows what a link holds, or the first example. */
  async restore() {
    if (this.remembered === location.hash) return;
    let state = null;
    try {
      state = await unpack(location.hash);
    } catch {
      this.status.say("The link is damaged; this is the first example.");
    }
    if (state) { this.remembered = location.hash; this.put(state); }
    else await this.load(this.setup.examples[0].file, false);
  }

  /** Loads an example; Back leads to what was there before. */
  async load(file, isNew = true) {
    const example = this.setup.examples.find((each) => each.file === file);
    if (!example) return;
    this.put({ text: example.text, name: file, example: file, method: example.method, options: example.options });
    await this.remember(isNew);
  }

  put(state) {
    this.cancel();
    this.name = state.name;
    byId("example").value = state.example;
    byId("language").value = this.language;
    byId("method").value = state.method;
    byId("methods").replaceChildren();
    this.controls.values = state.options;
    this.editor.show(state.text, this.language);
    this.editor.frame.scrollTop = 0;
    this.clear();
    this.tellAbout();
    this.tabs.choose("results", false);
    this.status.say("Ready.");
  }

  tellAbout() {
    const example = this.setup.examples.find((each) => each.file === byId("example").value);
    byId("about").textContent = example ? example.about : "";
    for (const name of ["heap", "paths", "translation", "tests"]) byId(`tab-${name}`).disabled = this.isAlloy;
    byId("tab-tests").disabled = this.language !== "java";
    byId("tab-tests").title = this.language === "java" ? "" : "Tests are available for Java programs only";
    byId("options").hidden = this.isAlloy;
    byId("run").lastChild.textContent = this.isAlloy ? " Run" : " Check";
    byId("method-label").textContent = this.isAlloy ? "Command" : "Method";
    byId("method").placeholder = this.isAlloy ? "all commands" : "all methods";
  }

  clear() {
    this.results = [];
    this.marks = [];
    this.fresh.clear();
    this.film.clear();
    for (const name of Object.values(PANELS)) byId(`panel-${name}`).replaceChildren();
    byId("panel-results").append(make("p", { class: "hint", text: this.isAlloy ? HINTS.als : HINTS.results }));
    for (const panel of document.querySelectorAll("[role=tabpanel]")) panel.classList.remove("stale");
  }

  /** The program or an option is not as it was: what is shown is about an older one. */
  changed() {
    const example = this.setup.examples.find((each) => each.file === byId("example").value);
    if (example && this.editor.text !== example.text) byId("example").value = "";
    this.tellAbout();
    this.fresh.clear();
    this.marks = [];
    for (const run of this.runs.values()) run.isOutdated = true;
    for (const panel of document.querySelectorAll("[role=tabpanel]")) this.makeStale(panel);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.remember(false), 400);
  }

  makeStale(panel) {
    const isShown = panel.querySelector(".card, .listing, .film");
    if (!isShown || panel.classList.contains("stale")) return;
    panel.classList.add("stale");
    panel.prepend(make("p", { class: "notice", text: "The program or its options have changed since then." }));
  }

  async remember(isNew) {
    clearTimeout(this.timer);
    const packed = await pack(this.state);
    this.remembered = packed;
    if (packed !== location.hash) history[isNew ? "pushState" : "replaceState"](null, "", packed);
  }

  /** A tab was opened: what it shows is made if it is not there yet. */
  opened(name) {
    const kind = JOBS[name];
    if (name === "heap" && this.film.reels.length && !this.film.reel) this.film.show();
    if (name !== "heap") this.editor.light(0);
    if (kind !== "check" && !this.fresh.has(kind) && !this.runs.has(kind)) this.start(kind);
  }

  check(restriction = NO_RESTRICTION) {
    this.restriction = restriction;
    this.tabs.choose("results", false);
    this.start(this.isAlloy ? "instances" : "check");
  }

  /** Checks one method, with only some of its inputs. */
  restrict(method, restriction) {
    byId("method").value = method;
    this.changed();
    this.check(restriction);
    byId("output").focus({ preventScroll: true });
  }

  /** Shows the paths of one method, and which of them fail in the same way; the tab itself is about all methods again. */
  showPaths(method, failure) {
    this.tabs.choose("paths", false);
    this.start("paths", method);
    this.runs.get("paths").failure = failure;
    this.fresh.delete("paths");
    byId("output").focus({ preventScroll: true });
  }

  start(kind, of = null) {
    this.runs.get(kind)?.cancel();
    const { text, name, options, method } = { ...this.state, ...(of && { method: of }) };
    const panel = byId(`panel-${PANELS[kind]}`);
    panel.replaceChildren();
    panel.classList.remove("stale");
    if (PANELS[kind] === "results") {
      this.results = [];
      this.marks = [];
      this.film.clear();
      this.film.reel = null;
      byId("panel-heap").classList.remove("stale");
    }
    this.editor.mark(this.marks);
    this.fresh.set(kind, true);
    this.remember(false);
    const more = { check: { options, ...this.restriction }, instances: {} }[kind] || { options };
    this.runs.set(kind, new Run({ kind, name, text, method: method || null, ...more }, (event, run) => this.hear(event, run, panel)));
    this.status.started(this.runs.get(kind));
  }

  cancel() { for (const run of [...this.runs.values()]) run.cancel(); }

  hear(event, run, panel) {
    const act = {
      problems: () => this.problems(event.items, panel, run),
      methods: () => this.methods(event.methods, panel),
      progress: () => this.progress(event, run),
      result: () => this.result(event, panel, run),
      answer: () => this.answered(event, run),
      frames: () => this.frames(event),
      tree: () => panel.append(treeCard(event, (lines) => this.editor.light(0, lines), run.failure)),
      files: () => panel.append(...fileListings(event.files, event.said)),
      failure: () => panel.prepend(make("p", { class: "notice failure", role: "alert", text: event.message })),
      end: () => this.ended(event, run, panel),
    }[event.event];
    if (act) act();
    this.status.heard(event, run, this.results);
  }

  problems(items, panel, run) {
    panel.append(...problemCards(items, (line) => this.goTo(line)));
    this.addMarks(items.filter((item) => item.line && !item.file.startsWith("built-in:")), run);
  }

  methods(methods, panel) {
    byId("methods").replaceChildren(...methods.map(({ method }) => make("option", { value: method })));
    panel.append(...methods.map((method, number) => pendingCard(method, number, (line) => this.goTo(line))));
  }

  progress(event, run) {
    const card = run.kind === "check" && document.querySelector(`#result-${event.number}.pending`);
    if (card) tellProgress(card, event);
  }

  result({ result, number }, panel, run) {
    this.results.push(result);
    byId(`result-${number}`)?.remove();
    panel.insertBefore(resultCard(result, number, {
      goTo: (line) => this.goTo(line),
      film: (method, which) => { this.tabs.choose("heap", false); this.film.show(`${method}-${which}`); },
      wanted: Number(run.options.most_findings ?? 1),
      canRaise: (bound) => this.setup.controls.some((control) => control.name === bound),
      pin: (method, values) => this.restrict(method, { pins: values, excluded: [] }),
      paths: (method, failure) => this.showPaths(method, failure),
      another: (method, inputs) => this.restrict(method, { ...this.restriction, excluded: [...this.restriction.excluded, inputs] }),
      raise: (bound, value) => { this.controls.values = { ...this.controls.values, [bound]: value }; this.changed(); this.check(); },
    }), panel.querySelector(".pending"));
    const { line, column } = result;
    const unknown = result.verdict === "unknown" && line && result.file === this.name
      ? [{ line, column, end_line: line, end_column: column, severity: "warning", message: `unknown: ${result.reason}`, target: `result-${number}` }] : [];
    this.addMarks([...unknown, ...result.findings.flatMap((finding, which) => this.places(finding).map((at) => ({
      ...at, severity: "finding", message: finding.title.length <= 60 ? finding.title : finding.happens, target: `finding-${number}-${which}`,
    })))], run);
  }

  answered({ answer, number }, run) {
    byId(`result-${number}`)?.replaceWith(this.answer(answer, number));
    if (answer.mistake) this.addMarks([{ ...answer.mistake, severity: "error", message: answer.error.replace(/^.*?: error: /, ""), target: `result-${number}` }], run);
  }

  answer(answer, number) {
    return answerCard(answer, number, { goTo: (line) => this.goTo(line), look: (...what) => this.look(number, ...what) });
  }

  /** Shows another instance of a command, or values in it. The module is run again: the instances come in the same order. */
  look(number, { title: method }, instance, expressions, focused) {
    const { text, name } = this.state;
    const kind = "instances";
    this.runs.get(number)?.cancel();
    const card = byId(`result-${number}`);
    this.runs.set(number, new Run({ kind, name, text, method, instance, expressions }, (event, run) => {
      if (event.event === "answer") card.replaceWith(this.answer(event.answer, number));
      if (event.event === "failure") card.append(make("p", { class: "notice failure", role: "alert", text: event.message }));
      if (event.event === "end" && this.runs.get(number) === run) this.runs.delete(number);
      if (event.event === "end") byId(focused || `result-${number}`)?.focus({ preventScroll: true });
      this.status.heard(event, run, this.results);
    }));
    this.status.started(this.runs.get(number));
  }

  /** Where a finding is seen in the program: its clause, or the places of all threads that have part in it. */
  places(finding) {
    const inside = (at) => at && at.line && at.file === this.name;
    const own = [finding, ...finding.waiting, ...finding.accesses].filter(inside);
    // What is seen in a library only is shown where the program was last.
    const found = own.length ? own : [finding.exception, ...finding.steps.slice().reverse()].filter(inside).slice(0, 1);
    return [...new Map(found.toReversed().map((at) => [at.line, at])).values()].map(({ line, column, end_line, end_column }) => ({
      line, column, end_line: end_line || line, end_column: end_column || column + 1,
    }));
  }

  /** Marks what a run has found, unless the text has changed since: its lines are others now. */
  addMarks(marks, run) {
    if (run.isOutdated) return;
    this.marks = [...this.marks, ...marks];
    this.editor.mark(this.marks);
    if (marks.length && this.marks.length === marks.length) this.editor.reveal(marks[0].line);
  }

  frames({ number, finding, frames }) {
    const part = byId(`finding-${number}-${finding}`);
    if (!part) return;
    this.film.add(`${number}-${finding}`, part.getAttribute("aria-label"), frames);
    part.querySelector(".to-film").disabled = false;
  }

  ended(event, run, panel) {
    if (this.runs.get(run.kind) === run) this.runs.delete(run.kind);
    if (event.reason !== "done" || run.isOutdated) this.fresh.delete(run.kind);
    if (run.isOutdated) this.makeStale(panel);
    for (const chip of panel.querySelectorAll(".pending .chip")) chip.textContent = "not checked";
    if (event.reason === "cancelled") panel.append(make("p", { class: "notice", text: "Cancelled; what was known by then is shown." }));
    if (run.kind === "check" && event.reason === "done" && !panel.childElementCount) panel.append(make("p", { class: "hint", text: "There is nothing to check." }));
  }

  goTo(line) {
    this.editor.light(line);
    this.editor.reveal(line, true);
  }

  step(at) {
    if (at && at.file === this.name) { this.editor.light(at.line); this.editor.reveal(at.line); }
    else this.editor.light(0);
  }

  toTarget(mark) {
    this.tabs.choose("results", false);
    const target = mark.target ? byId(mark.target) : byId("panel-results");
    target?.scrollIntoView({ block: "nearest" });
    target?.focus({ preventScroll: true });
  }
}

try {
  const page = new Page(await ask("api/setup"));
  await page.restore();
  document.documentElement.dataset.ready = "yes";
} catch (problem) {
  byId("status").textContent = problem.message;
}
