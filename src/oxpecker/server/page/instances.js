// The cards of an Alloy module: what each command has found, its pictures and tables, and an evaluator.

import { make, picture } from "./dom.js";
import { place } from "./results.js";

/** The answer to a command. `acts` has `goTo(line)` and `look(answer, instance, expressions)`. */
export function answerCard(answer, number, acts) {
  return make("article", { class: "card", id: `result-${number}`, tabindex: "-1" },
    make("h2", {},
      make("span", { class: `chip ${tone(answer)}`, text: word(answer) }),
      make("button", { type: "button", class: "plain", on: { click: () => acts.goTo(answer.line) } }, make("code", { text: answer.title })),
      make("span", { class: "spacer", text: answer.expected ? "" : "not as expected" })),
    make("div", { class: "body" },
      answer.found ? "" : make("p", { text: answer.error || `${answer.sentence}.` }),
      answer.core.length ? make("ul", { class: "notes" }, answer.core.map((each) => make("li", {}, "excluded by ", place(each, acts.goTo), ` ${each.text}`))) : "",
      answer.states.length ? [turns(answer, acts), new States(answer).element, evaluator(answer, number, acts)] : ""));
}

function word({ check, found, decided, error }) {
  if (error) return "not run";
  if (!decided) return "unknown";
  return `${found ? "" : "no "}${check ? "counterexample" : "instance"}`;
}

function tone({ check, found, decided, error, expects, expected }) {
  if (error) return "error";
  if (!decided) return "unknown";
  return (expects ? expected : check !== found) ? "valid" : "invalid";
}

/** Which instance is shown, and the way to the next. */
function turns(answer, acts) {
  const what = answer.check ? "counterexample" : "instance";
  const expressions = answer.values.map(({ text }) => text);
  const to = (text, instance, off) => make("button", { type: "button", text, disabled: off, on: { click: () => acts.look(answer, instance, expressions) } });
  return make("div", { class: "row turns" },
    to(`Previous ${what}`, answer.instance - 1, answer.instance === 0),
    make("span", { class: "hint", text: answer.last ? `${answer.instance + 1}, the last one, except for isomorphic ones` : String(answer.instance + 1) }),
    to(`Next ${what}`, answer.instance + 1, answer.last));
}

/** The pictures and tables of an instance; those of a trace, state by state. */
class States {
  constructor({ states }) {
    this.states = states;
    this.shown = make("div");
    this.label = make("output");
    const step = (text, move) => make("button", { type: "button", text, on: { click: () => this.go(this.at + move) } });
    this.back = step("Previous state", -1);
    this.next = step("Next state", 1);
    const bar = states.length > 1 ? make("div", { class: "row turns" }, this.back, this.label, this.next) : "";
    this.element = make("div", { class: "film" }, bar, this.shown);
    this.go(0);
  }

  go(index) {
    this.at = index;
    const { label, svg, tables, others } = this.states[index];
    this.back.disabled = index === 0;
    this.next.disabled = index === this.states.length - 1;
    this.label.textContent = label;
    this.shown.replaceChildren(picture(svg, "The instance is empty."),
      make("details", { class: "more" }, make("summary", { text: "Tables" }), tables.map(table),
        others.length ? make("div", { class: "text", text: others.join("\n") }) : ""));
  }
}

function table([head, ...rows]) {
  return make("div", { class: "scrolls" }, make("table", { "aria-label": `Signature ${head[0]}` },
    make("thead", {}, make("tr", {}, head.map((text) => make("th", { scope: "col", text })))),
    make("tbody", {}, rows.map((row) => make("tr", {}, row.map((text) => make("td", { text })))))));
}

/** Evaluates expressions in the instance that is shown. */
function evaluator(answer, number, acts) {
  const id = `evaluate-${number}`;
  const box = make("input", { id, type: "text", class: "evaluate", placeholder: "for example: univ", autocomplete: "off", spellcheck: "false" });
  const ask = (event) => {
    event.preventDefault();
    const text = box.value.trim();
    if (text) acts.look(answer, answer.instance, [...answer.values.map((each) => each.text).filter((each) => each !== text), text], id);
  };
  return make("form", { class: "evaluator", on: { submit: ask } },
    answer.values.length ? make("dl", { class: "where" }, answer.values.flatMap(({ text, values, error }) =>
      [make("dt", { text }), make("dd", { text: error ? `error: ${error}` : values.join("; ") })])) : "",
    make("div", { class: "row" }, make("label", { for: id, text: "Expression" }), box, make("button", { type: "submit", text: "Evaluate" })));
}
