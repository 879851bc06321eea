// The tab of paths: the tree of each method, and its paths one by one.

import { counted, make, picture } from "./dom.js";

/** A card for the paths of a method; `light` shows the lines of a path in the editor. Paths with the `failure` are told apart. */
export function treeCard(tree, light, failure = "") {
  const shown = make("div");
  const rows = tree.paths.map((path) => row(path, (element) => {
    for (const other of rows) other.setAttribute("aria-selected", String(other === element));
    light(path.lines);
    shown.replaceChildren(path.svg ? picture(path.svg, "") : "");
  }));
  return make("article", { class: "card" },
    make("h2", {}, make("code", { text: tree.method }), make("span", { class: "spacer", text: counted(tree.paths.length, "path") })),
    make("div", { class: "body film" },
      failure ? failing(tree.paths.filter((path) => path.failure === failure), (path) => rows[path.number - 1].querySelector("button").click()) : "",
      tree.notes.length ? make("ul", { class: "notes" }, tree.notes.map((note) => make("li", { text: note }))) : "",
      picture(tree.svg, "No path ends within the bounds."),
      shown,
      tree.paths.length ? make("div", { class: "scrolls" }, make("table", { role: "grid", "aria-label": `Paths of ${tree.method}` },
        make("thead", {}, make("tr", {}, ["Path", "Inputs", "Ends", "Conditions along the path"].map((text) => make("th", { scope: "col", text })))),
        make("tbody", {}, rows))) : ""));
}

/** The paths that fail in the same way. */
function failing(paths, choose) {
  if (!paths.length) return make("p", { class: "hint failing", text: "Within these bounds, no path fails there." });
  const links = paths.flatMap((path) => [" ", make("button", { type: "button", class: "plain", text: `path ${path.number}`, on: { click: () => choose(path) } })]);
  return make("p", { class: "failing" }, paths.length === 1 ? "One path fails there:" : `${paths.length} paths fail there:`, ...links);
}

function row(path, choose) {
  const facts = path.facts.map((fact) => `${fact.line}: ${fact.text} ${fact.holds ? "yes" : "no"}`);
  const element = make("tr", { "aria-selected": "false" },
    make("td", {}, make("button", { type: "button", class: "plain", text: `path ${path.number}`, on: { click: () => choose(element) } })),
    make("td", {}, make("code", { text: path.inputs || "none" })),
    make("td", {}, make("span", { class: `chip ${path.outcome}`, text: path.ending })),
    make("td", { text: facts.join("  ·  ") || "none" }));
  return element;
}
