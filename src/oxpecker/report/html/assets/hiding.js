/* What a reader does not want to see in pictures of heaps: objects of some classes, and some fields. */
"use strict";

const hiding = (function () {
  const owner = (id) => id.replace(/#[^#]*$/, "");
  const isObject = (node) => node.classList.contains("object") && !node.classList.contains("frame");

  /* The classes in some pictures, each with its fields; elements of arrays and of collections have no names. */
  function names(pictures) {
    const found = new Map();
    for (const picture of pictures) {
      for (const node of picture.querySelectorAll(".node[data-id]")) {
        if (!isObject(node)) continue;
        const name = owner(node.dataset.id);
        if (!found.has(name)) found.set(name, new Set());
        for (const cell of node.querySelectorAll(".cell[data-part]")) {
          if (/^[\p{L}_$][^#]*$/u.test(cell.dataset.part)) found.get(name).add(cell.dataset.part);
        }
      }
    }
    return new Map([...found].sort(([one], [two]) => one.localeCompare(two)));
  }

  const show = (element, isShown) => (isShown ? element.removeAttribute("display") : element.setAttribute("display", "none"));

  /* Hides what is in a set of classes (`Node`) and fields (`Node.next`), and what only leads on from there. */
  function apply(picture, hidden) {
    const nodes = new Map([...picture.querySelectorAll(".node[data-id]")].map((node) => [node.dataset.id, node]));
    const field = (id, part) => (part === undefined || !isObject(nodes.get(id)) ? "" : `${owner(id)}.${part}`);
    const edges = [...picture.querySelectorAll(".edge[data-source]")].filter(
      ({ dataset }) => !hidden.has(field(dataset.source, dataset.part)));
    const wanted = ([id, node]) => !isObject(node) || !hidden.has(owner(id));
    const allowed = new Set([...nodes].filter(wanted).map(([id]) => id));
    const seen = new Set([...allowed].filter((id) => !isObject(nodes.get(id))));
    const pending = [...seen];
    while (pending.length) {
      const at = pending.pop();
      for (const { dataset } of edges) {
        if (dataset.source !== at || seen.has(dataset.target) || !allowed.has(dataset.target)) continue;
        seen.add(dataset.target);
        pending.push(dataset.target);
      }
    }
    for (const [id, node] of nodes) {
      show(node, seen.has(id));
      for (const cell of node.querySelectorAll(".cell[data-part]")) show(cell, !hidden.has(field(id, cell.dataset.part)));
    }
    for (const edge of picture.querySelectorAll(".edge[data-source]")) {
      show(edge, edges.includes(edge) && seen.has(edge.dataset.source) && seen.has(edge.dataset.target));
    }
  }

  function box(text, key, hidden, changed) {
    const label = document.createElement("label"), input = document.createElement("input"), code = document.createElement("code");
    input.type = "checkbox";
    input.checked = !hidden.has(key);
    input.addEventListener("change", () => {
      if (input.checked) hidden.delete(key);
      else hidden.add(key);
      changed();
    });
    code.textContent = text;
    label.append(input, code);
    return label;
  }

  /* Boxes for all classes and fields of some pictures; null if there is no object. `changed` is called after a choice. */
  function controls(pictures, hidden, changed) {
    const found = names(pictures);
    if (!found.size) return null;
    const details = document.createElement("details"), summary = document.createElement("summary");
    details.className = "hiding";
    summary.textContent = "Show classes and fields";
    details.append(summary);
    for (const [name, parts] of found) {
      const group = document.createElement("div");
      group.setAttribute("role", "group");
      group.setAttribute("aria-label", name);
      group.append(box(name, name, hidden, changed), ...[...parts].map((part) => box(part, `${name}.${part}`, hidden, changed)));
      details.append(group);
    }
    return details;
  }

  return { apply, controls };
})();
