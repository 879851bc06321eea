// The editor: a text area over the same text in colours, with line numbers, markers and messages.

import { make } from "./dom.js";
import { highlight } from "./highlight.js";

const INDENT = "    ";
const RANK = ["warning", "error", "finding"];

export class Editor {
  /** `onInput` hears of every change, `onMarker` of markers that are chosen. */
  constructor(frame, { onInput, onMarker }) {
    this.frame = frame;
    this.language = "java";
    this.marks = [];
    this.lit = { step: 0, path: new Set() };
    this.keys = [];
    this.onMarker = onMarker;
    this.gutter = make("div", { class: "gutter" });
    this.view = make("pre", { "aria-hidden": "true" });
    this.area = make("textarea", {
      id: "program", "aria-label": "Program text", "aria-describedby": "keys", spellcheck: "false",
      autocapitalize: "off", autocomplete: "off", autocorrect: "off", wrap: "off",
    });
    frame.append(make("div", { class: "sheet" }, this.gutter, make("div", { class: "code" }, this.view, this.area)));
    this.area.addEventListener("input", () => { this.marks = []; this.lit = { step: 0, path: new Set() }; this.draw(); onInput(); });
    this.area.addEventListener("keydown", (event) => this.key(event));
    this.area.addEventListener("blur", () => { this.leaves = false; });
  }

  get text() { return this.area.value; }

  /** Shows another program. */
  show(text, language) {
    if (this.area.value !== text) this.area.value = text;
    this.language = language;
    this.mark([]);
  }

  /** Marks places: `{line, column, end_line, end_column, severity, message, target}`. */
  mark(marks) { this.marks = marks; this.lit = { step: 0, path: new Set() }; this.draw(); }

  /** Lights up the line of a step, or the lines of a path. */
  light(step, path = []) { this.lit = { step, path: new Set(path) }; this.draw(); }

  /** Brings a line into view; with the cursor if asked. */
  reveal(line, takesFocus = false) {
    if (takesFocus) {
      const start = this.text.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
      this.area.focus({ preventScroll: true });
      this.area.setSelectionRange(start, start);
    }
    const height = this.view.firstElementChild?.offsetHeight || 20;
    const top = (line - 1) * height;
    const { scrollTop, clientHeight } = this.frame;
    if (top < scrollTop + height || top > scrollTop + clientHeight - 3 * height) {
      this.frame.scrollTop = Math.max(0, top - clientHeight / 2);
    }
  }

  /** Tab indents, but Escape gives it back its usual meaning, so that the keyboard is never caught here. */
  key(event) {
    if (event.key === "Escape") { this.leaves = true; return; }
    if (event.key === "Tab" && !this.leaves && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      if (event.shiftKey) this.outdent();
      else this.type(INDENT);
    } else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      const line = this.before().split("\n").pop();
      this.type(`\n${/^\s*/.exec(line)[0]}${/[{(]\s*$/.test(line) ? INDENT : ""}`);
    }
    if (event.key !== "Shift") this.leaves = false;
  }

  before() { return this.text.slice(0, this.area.selectionStart); }

  /** Types a text, so that it can be undone as other input. */
  type(text) {
    if (!document.execCommand("insertText", false, text)) {
      this.area.setRangeText(text, this.area.selectionStart, this.area.selectionEnd, "end");
      this.area.dispatchEvent(new Event("input"));
    }
  }

  outdent() {
    const line = this.before().split("\n").pop();
    const blanks = /^(\t| {1,4})/.exec(line);
    if (!blanks) return;
    const { selectionStart: at } = this.area;
    const start = at - line.length;
    this.area.setSelectionRange(start, start + blanks[0].length);
    document.execCommand("delete");
    this.area.setSelectionRange(Math.max(start, at - blanks[0].length), Math.max(start, at - blanks[0].length));
  }

  /** Draws the lines that are not as they were. */
  draw() {
    const lines = highlight(this.text, this.language);
    const byLine = new Map();
    for (const mark of this.marks) byLine.set(mark.line, [...(byLine.get(mark.line) || []), mark]);
    lines.forEach((tokens, index) => {
      const marks = byLine.get(index + 1) || [];
      const own = this.marks.filter((m) => m.line <= index + 1 && index + 1 <= (m.end_line || m.line));
      const state = [this.lit.step === index + 1 && "step", this.lit.path.has(index + 1) && "on-path"].filter(Boolean);
      const key = JSON.stringify([tokens, own, state]);
      if (this.keys[index] === key) return;
      this.keys[index] = key;
      replaceAt(this.view, index, this.line(tokens, marks, own, index + 1, state));
      replaceAt(this.gutter, index, this.number(index + 1, marks));
    });
    this.keys.length = lines.length;
    while (this.view.childElementCount > lines.length) { this.view.lastChild.remove(); this.gutter.lastChild.remove(); }
  }

  line(tokens, marks, own, number, state) {
    const code = make("span", {});
    let column = 1;
    for (const [name, text] of tokens) {
      for (const [part, mark] of split(text, column, own, number)) {
        code.append(name || mark ? make("span", { class: [name, mark && `mark ${mark}`].filter(Boolean).join(" "), text: part }) : part);
      }
      column += text.length;
    }
    if (!tokens.length) code.append("\u200b");
    const said = marks.map((mark) => make("span", { class: `message ${mark.severity}`, text: mark.message }));
    const messages = said.length ? make("span", { class: "messages" }, said) : null;
    return make("div", { class: ["ln", worst(marks), ...state].join(" ").trim() }, code, messages);
  }

  number(number, marks) {
    const said = marks.map((mark) => mark.message).join("; ");
    const marker = marks.length ? make("button", {
      type: "button", class: `marker ${worst(marks)}`, text: "!", title: said, "aria-label": `line ${number}: ${said}`,
      on: { click: () => this.onMarker(marks[0]) },
    }) : null;
    return make("div", {}, marker, String(number));
  }
}

function replaceAt(parent, index, element) {
  const old = parent.children[index];
  if (old) old.replaceWith(element);
  else parent.append(element);
}

function worst(marks) {
  return marks.map((mark) => mark.severity).sort((a, b) => RANK.indexOf(b) - RANK.indexOf(a))[0] || "";
}

/** Parts of a token, each with how it is underlined. */
function split(text, column, marks, line) {
  const end = column + text.length;
  const spans = marks.map((m) => [
    m.line === line ? m.column : 1, m.end_line === line ? m.end_column : Infinity, m.severity,
  ]).filter(([from, to]) => from < end && to > column);
  const cuts = [...new Set([column, end, ...spans.flatMap(([from, to]) => [from, to])])]
    .filter((at) => at >= column && at <= end).sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, i) => {
    const over = spans.find(([a, b]) => a <= from && b >= cuts[i + 1]);
    const part = text.slice(from - column, cuts[i + 1] - column);
    return [part, over && part.trim() ? over[2] : ""];
  });
}

/** A text in colours, not to be edited. */
export function listing(text, language) {
  const view = make("pre", { tabindex: "0" });
  for (const tokens of highlight(text, language)) {
    view.append(make("div", { class: "ln" }, tokens.length ? tokens.map(([name, part]) => (name ? make("span", { class: name, text: part }) : part)) : "\u200b"));
  }
  return view;
}
