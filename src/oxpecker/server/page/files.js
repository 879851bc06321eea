// The tabs of texts that the server has written: the translation, and tests.

import { copy, download, make } from "./dom.js";
import { listing } from "./editor.js";

/** Texts with their names, each to be copied or downloaded. */
export function fileListings(files, said) {
  return [
    said.length ? make("ul", { class: "notes" }, said.map((line) => make("li", { text: line }))) : "",
    ...files.map(({ name, text }) => make("article", { class: "listing" },
      make("header", {}, make("h2", { text: name }), make("div", { class: "actions" },
        make("button", { type: "button", text: "Copy", "aria-label": `Copy ${name}`, on: { click: () => copy(text, `${name} copied`) } }),
        make("button", { type: "button", text: "Download", "aria-label": `Download ${name}`, on: { click: () => download(name, text) } }))),
      listing(text, name.endsWith(".java") ? "java" : "oox"))),
  ].filter(Boolean);
}
