// Elements from JavaScript: text is always text, never markup.

export const byId = (id) => document.getElementById(id);

/** An element with properties (`class`, `text`, `on`, attributes) and children. */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "text") element.textContent = value;
    else if (name === "on") for (const [event, act] of Object.entries(value)) element.addEventListener(event, act);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
  return element;
}

/** `1 path`, `2 paths`. */
export const counted = (count, word) => `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;

/** A message that goes by itself, or stays with a text to copy. */
export function toast(message, text) {
  document.querySelector(".toast")?.remove();
  const field = text && make("input", { type: "text", readonly: true, value: text, "aria-label": message });
  const shown = make("div", { class: "toast", role: "status", text: message }, field);
  document.body.append(shown);
  if (field) field.select();
  setTimeout(() => shown.remove(), field ? 20000 : 2500);
}

/** Puts a text on the clipboard; where that is not allowed, shows it. */
export async function copy(text, message) {
  try {
    await navigator.clipboard.writeText(text);
    toast(message);
  } catch {
    toast("Copy this:", text);
  }
}

/** Saves a text as a file. */
export function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = make("a", { href: address, download: name.split("/").pop() });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

const known = new Set();

/** A picture that the server has drawn, as an element. Its style becomes one of the page, once. */
export function picture(svg, otherwise) {
  const frame = make("div", { class: "picture" });
  // A style in the text would be refused even before it is shown, so it is taken out of the text.
  const plain = (svg || "").replace(/<style>([\s\S]*?)<\/style>/g, (_, rules) => { adopt(rules); return ""; });
  const read = plain && new DOMParser().parseFromString(plain, "image/svg+xml");
  if (!read || read.querySelector("parsererror")) {
    frame.append(make("p", { text: otherwise }));
    return frame;
  }
  for (const script of read.querySelectorAll("script, foreignObject")) script.remove();
  frame.append(document.importNode(read.documentElement, true));
  return frame;
}

function adopt(rules) {
  if (known.has(rules)) return;
  known.add(rules);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
