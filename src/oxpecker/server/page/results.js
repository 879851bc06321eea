// The tab of verdicts: a card for each method, with its findings.

import { copy, counted, make } from "./dom.js";

const WORDS = {
  valid: "valid", "valid-provided": "valid under conditions", "valid-within-bounds": "valid within bounds",
  "valid-within-bounds-provided": "valid within bounds under conditions", invalid: "invalid", deadlock: "deadlock", unknown: "unknown",
};
const SENTENCES = {
  valid: "Every input satisfies the contract. No bound cut any path.",
  "valid-provided": "Nothing fails if callers meet the listed conditions. No bound cut any path.",
  "valid-within-bounds-provided": "Nothing fails within the bounds if callers meet the listed conditions.",
  "valid-within-bounds": "No input within the bounds violates the contract. Nothing is claimed beyond them.",
};

/** Mistakes in the text of a program. */
export function problemCards(items, goTo) {
  return items.map((item) => make("div", { class: "card" },
    make("h2", {}, make("span", { class: `chip ${item.severity}`, text: item.severity }), place(item, goTo)),
    make("div", { class: "body" }, item.message, item.notes.map((note) => make("p", { class: "hint" }, `${note.message} `, place(note, goTo))))));
}

/** A method whose verdict is not known yet. */
export function pendingCard({ method, line }, number, goTo) {
  return make("article", { class: "card pending", id: `result-${number}` }, make("h2", {},
    make("span", { class: "chip", text: "waits" }),
    make("button", { type: "button", class: "plain", on: { click: () => goTo(line) } }, make("code", { text: method })),
    make("span", { class: "spacer" })));
}

/** How far the check of a method has come. */
export function tellProgress(card, { paths, branches: [taken, ways], seconds, bounds }) {
  card.querySelector(".chip").textContent = "checking";
  const within = `arrays to ${bounds.array}, chains to ${bounds.chain}, ${counted(bounds.decisions, "decision")}`;
  const covered = ways ? `, ${taken} of ${ways} branches` : "";
  card.querySelector(".spacer").textContent = `${within}  ·  ${counted(paths, "path")}${covered}, ${seconds.toFixed(1)} s`;
}

/** The verdict about a method. `acts` has `goTo(line)`, `film(finding)`, `raise(bound, value)`, `wanted`, `pin(method, values)`, `another(method, inputs)` and `paths(method, failure)`. */
export function resultCard(result, number, acts) {
  const { statistics } = result;
  const said = [...result.warnings, ...result.notes];
  return make("article", { class: "card", id: `result-${number}`, tabindex: "-1" },
    make("h2", {},
      make("span", { class: `chip ${result.verdict}`, text: WORDS[result.verdict] }),
      make("button", { type: "button", class: "plain", on: { click: () => acts.goTo(result.line) } }, make("code", { text: result.method })),
      make("span", { class: "spacer", text: `${counted(statistics.paths, "path")}, ${statistics.seconds.toFixed(1)} s` })),
    result.findings.map((finding, which) => findingPart(finding, number, which, { ...acts, method: result.method })),
    otherKinds(result, acts),
    make("div", { class: "body" },
      result.verdict in SENTENCES ? make("p", { class: "hint", text: SENTENCES[result.verdict] }) : "",
      result.reason && !result.findings.length ? make("p", { text: result.reason }) : "",
      conditions(result, acts),
      bounds(result, acts),
      said.length ? make("ul", { class: "notes" }, said.map((note) => make("li", { text: note }))) : "",
      result.explanation ? explanation(result.explanation) : "",
      make("details", { class: "more" }, make("summary", { text: "As text" }), make("div", { class: "text", text: result.text }))));
}

/** A way to a counterexample that fails at another place or for another reason; `acts.wanted` is how many were asked for. */
function otherKinds({ findings }, acts) {
  if (!findings.length) return "";
  if (findings.length < acts.wanted) return make("p", { class: "hint kinds", text: "No failure at another place or for another reason was found." });
  return make("div", { class: "row kinds" },
    make("button", { type: "button", text: "Another kind of failure", title: "Look for a counterexample that fails at another place or for another reason",
      on: { click: () => acts.raise("most_findings", findings.length + 1) } }));
}

function findingPart(finding, number, which, acts) {
  const happens = finding.happens;
  const call = finding.title.endsWith(happens) ? finding.title.slice(0, -happens.length) : `${finding.title} `;
  const facts = [...Object.entries(finding.inputs), ...Object.entries(finding.witness)
    .filter(([name]) => !(name in finding.inputs)).map(([name, value]) => [name, value])];
  return make("section", { class: "counterexample", id: `finding-${number}-${which}`, tabindex: "-1", "aria-label": finding.title },
    make("h3", {}, call, make("span", { class: "happens", text: happens })),
    make("p", { class: "clause" }, place(finding, acts.goTo), finding.clause ? ` ${finding.clause}` : ""),
    finding.exception && finding.exception.line !== finding.line
      ? make("p", { class: "clause" }, `${finding.exception.text}, thrown in `, place(finding.exception, acts.goTo)) : "",
    facts.length ? make("dl", { class: "where" }, facts.flatMap(([name, value]) => [make("dt", { text: name }), make("dd", { text: value })])) : "",
    explore(finding, number, acts),
    finding.waiting.length ? waiting(finding, acts) : "",
    make("div", { class: "row" },
      make("button", { type: "button", class: "to-film", disabled: true, on: { click: () => acts.film(number, which) } }, "Step through it"),
      finding.waiting.length || finding.accesses?.length ? "" : make("button", { type: "button", text: "Paths that fail here",
        title: "Show the paths of the method, and which of them fail at this place for this reason",
        on: { click: () => acts.paths(acts.method, finding.failure) } }),
      make("span", { class: "hint", text: finding.steps_total ? counted(finding.steps_total, "step") : "" })),
    explanation(finding.explanation),
    make("details", { class: "more" }, make("summary", { text: "Replay it on the command line" }),
      make("div", { class: "replay" }, make("code", { text: finding.replay }),
        make("button", { type: "button", text: "Copy", on: { click: () => copy(finding.replay, "Command copied") } }))));
}

/** Whether an input can be pinned: the server knows integers, booleans and null. */
const canBePinned = (value) => /^(-?\d+|true|false|null)$/.test(value);

/** What to ask next: the same method with given inputs, or with others than these. */
function explore(finding, number, acts) {
  const simple = Object.entries(finding.inputs).filter(([name, value]) => name !== "this" && canBePinned(value));
  if (!simple.length || finding.waiting.length) return "";
  const boxes = simple.map(([name, value], which) => {
    const id = `pin-${number}-${which}-${name}`;
    const box = make("input", { id, type: "text", class: "pin", placeholder: value, autocomplete: "off", spellcheck: "false", size: 6 });
    return { name, box, part: make("span", { class: "field" }, make("label", { for: id, text: name }), box) };
  });
  const ask = (event) => {
    event.preventDefault();
    acts.pin(acts.method, Object.fromEntries(boxes.map(({ name, box }) => [name, box.value.trim()]).filter(([, value]) => value)));
  };
  return make("details", { class: "more explore" }, make("summary", { text: "What if ..?" }),
    make("form", { on: { submit: ask } }, make("p", { class: "hint", text: "Give some inputs a value, and leave the others open." }),
      make("div", { class: "row" }, boxes.map(({ part }) => part),
        make("button", { type: "submit", text: "Check with these" }),
        make("button", { type: "button", text: "Another counterexample", on: { click: () => acts.another(acts.method, Object.fromEntries(simple)) } }))));
}

function waiting(finding, acts) {
  return make("ul", { class: "notes" }, finding.waiting.map((thread, number) => make("li", {},
    place(thread, acts.goTo), ` ${finding.waiting_said[number].replace(/ at \S+:\d+:\d+/, "")}`)));
}

/** The conditions that callers must meet if the method has no contract. */
function conditions(result, acts) {
  if (!result.verdict.endsWith("-provided")) return "";
  return make("ul", { class: "notes" }, result.conditions.map((each) => make("li", {},
    `${each.text}, else it throws ${each.exception} at `, place(each, acts.goTo))));
}

function bounds(result, acts) {
  if (!result.verdict.startsWith("valid-within-bounds")) return "";
  const first = new Map();
  for (const hit of result.bounds_hit) if (!first.has(hit.bound)) first.set(hit.bound, hit);
  return make("ul", { class: "notes" }, [...first.values()].map((hit) => make("li", {},
    `${hit.bound} bound of ${hit.value.toLocaleString("en")} reached at `, place(hit, acts.goTo), " ",
    acts.canRaise(hit.bound) ? make("button", { type: "button", class: "plain", text: `try ${raised(hit.value)}`, on: { click: () => acts.raise(hit.bound, raised(hit.value)) } }) : "")));
}

const raised = (value) => (value < 8 ? value + 1 : value * 2);

function explanation({ title, text, advice, code }) {
  return make("details", { class: "more" }, make("summary", { text: "What does this mean?" }),
    make("p", {}, make("strong", { text: title }), `. ${text}`), make("p", {}, make("strong", { text: "What to try: " }), advice),
    make("p", { class: "hint", text: `oxpecker explain ${code}` }));
}

/** A button that leads to a line of the program; other places are only named. */
export function place(at, goTo) {
  if (!at.line) return "";
  if (at.file && at.file.startsWith("built-in:")) return `${at.file}:${at.line}`;
  return make("button", { type: "button", class: "plain", text: `line ${at.line}`, on: { click: () => goTo(at.line) } });
}

/** One sentence about all methods. */
export function sentence(results) {
  const counts = new Map();
  for (const { verdict } of results) counts.set(verdict, (counts.get(verdict) || 0) + 1);
  return `${counted(results.length, "method")}: ${[...counts].map(([verdict, count]) => `${count} ${WORDS[verdict]}`).join(", ")}`;
}
