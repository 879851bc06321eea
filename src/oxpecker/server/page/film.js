// The tab of heaps: a counterexample step by step, with a picture of the heap after each.

import { make, picture } from "./dom.js";

export class Film {
  /** `onStep` hears which place of the program a step belongs to. */
  constructor(panel, onStep) {
    this.panel = panel;
    this.onStep = onStep;
    this.reels = [];
    this.hidden = new Set();
    this.clear();
  }

  clear() {
    this.reels = [];
    this.panel.replaceChildren(make("p", { class: "hint", text: "Check a program first. Each counterexample can be stepped through here, with a picture of the heap after every step." }));
  }

  /** Adds a counterexample. */
  add(key, title, frames) { this.reels.push({ key, title, frames }); }

  has(key) { return this.reels.some((reel) => reel.key === key); }

  /** Shows a counterexample, by default the first. */
  show(key) {
    const reel = this.reels.find((each) => each.key === key) || this.reels[0];
    if (!reel) return;
    this.reel = reel;
    const last = reel.frames.length - 1;
    // All pictures get the room of the highest, so that nothing jumps.
    this.height = Math.max(0, ...reel.frames.map(({ svg }) => Number(/height="([\d.]+)"/.exec(svg)?.[1] || 0))) + 2;
    this.slider = make("input", { type: "range", id: "film-step", min: 0, max: last, value: 0, on: { input: () => this.go(Number(this.slider.value)) } });
    this.count = make("output", { for: "film-step" });
    this.back = this.button("◀", "Previous step", -1);
    this.next = this.button("▶", "Next step", 1);
    this.caption = make("figcaption", { class: "caption", "aria-live": "polite" });
    this.place = make("div");
    this.items = reel.frames.map((frame, index) => this.item(frame, index));
    this.pictures = reel.frames.map((frame) => picture(frame.svg, "The heap is empty."));
    for (const shown of this.pictures) shown.style.minHeight = `${this.height}px`;
    const film = make("div", { class: "film" },
      this.chooser(),
      make("div", { class: "film-bar" }, this.back, this.next, make("label", { for: "film-step", text: "Step" }), this.slider, this.count),
      this.asked(), this.choices() || "",
      make("figure", {}, this.caption, this.place),
      make("ol", { class: "steps", "aria-label": "Steps" }, this.items));
    film.addEventListener("keydown", (event) => this.key(event));
    this.panel.replaceChildren(film);
    this.go(last > 0 ? 0 : last);
  }

  chooser() {
    if (this.reels.length < 2) return make("p", { class: "caption", text: this.reel.title });
    const select = make("select", { id: "film-finding", on: { change: () => this.show(select.value) } },
      this.reels.map((reel) => make("option", { value: reel.key, text: reel.title, selected: reel === this.reel })));
    return make("div", { class: "field" }, make("label", { for: "film-finding", text: "Counterexample" }), select);
  }

  /** A box for an expression, whose value is shown where it changes. */
  asked() {
    const told = make("output", { class: "values", for: "film-expression", "aria-live": "polite" });
    const heaps = this.reel.frames.map((frame) => frame.heap);
    const box = make("input", { type: "text", id: "film-expression", autocomplete: "off", spellcheck: "false", placeholder: "x + 1, this.head.next, a[0]",
      on: { input: () => told.replaceChildren(...this.values(box.value.trim(), heaps)) } });
    return make("div", { class: "film-bar" }, make("label", { for: "film-expression", text: "Value of" }), box, told);
  }

  values(source, heaps) {
    if (!source) return [];
    let values;
    try { values = expressions.evaluate(source, heaps); } catch (problem) { return [problem.message]; }
    return values.flatMap((value, step) => (value === null || value === values[step - 1] ? []
      : [make("button", { type: "button", text: `${step === 0 ? "start" : `step ${step}`}: ${value}`, on: { click: () => this.go(step) } })]));
  }

  /** Boxes for the classes and fields that the pictures show. */
  choices() {
    const drawn = this.pictures.map((each) => each.querySelector("svg")).filter(Boolean);
    const apply = () => drawn.forEach((each) => hiding.apply(each, this.hidden));
    apply();
    return hiding.controls(drawn, this.hidden, apply);
  }

  button(text, label, move) {
    return make("button", { type: "button", text, "aria-label": label, title: label, on: { click: () => this.go(this.at + move) } });
  }

  item(frame, index) {
    const thread = this.reel.frames.some((each) => each.thread) && index > 0
      ? make("span", { class: `thread t${Math.min(frame.thread, 4)}`, text: `thread ${frame.thread}` }) : make("span");
    const text = frame.remarks.length ? frame.remarks.join(" ") : frame.title;
    return make("li", {}, make("button", { type: "button", on: { click: () => this.go(index) } },
      make("span", { class: "at", text: index > 0 && frame.place ? String(frame.place.line) : "" }), thread, make("span", { text })));
  }

  key(event) {
    if (event.target === this.slider || ["SELECT", "INPUT"].includes(event.target.tagName)) return;
    const move = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    this.go(this.at + move);
    if (event.target.closest(".steps")) this.items[this.at].firstChild.focus();
  }

  /** Goes to a step. */
  go(index) {
    const { frames } = this.reel;
    this.at = Math.max(0, Math.min(index, frames.length - 1));
    const frame = frames[this.at];
    this.slider.value = this.at;
    this.count.textContent = `${this.at} of ${frames.length - 1}`;
    this.back.disabled = this.at === 0;
    this.next.disabled = this.at === frames.length - 1;
    const said = frame.remarks.join(" ");
    this.caption.replaceChildren(said || frame.title, said && frame.place ? make("small", { text: `  line ${frame.place.line}` }) : "");
    this.place.replaceChildren(this.pictures[this.at]);
    this.items.forEach((item, number) => item.firstChild.toggleAttribute("aria-current", number === this.at));
    this.items[this.at].firstChild.setAttribute("aria-current", "step");
    this.onStep(frame.place);
  }
}
