// What is shared by a link: program and options, compressed, behind the # of the address. Servers never see it.

const LONGEST = 1_000_000;

/** A state as the fragment of an address. */
export async function pack(state) {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const packed = await gathered(new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw")), LONGEST);
  let binary = "";
  for (const byte of packed) binary += String.fromCharCode(byte);
  return `#s=${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** The state of a fragment; null if it holds none, an error if it is damaged. */
export async function unpack(fragment) {
  const found = /^#s=([\w-]+)$/.exec(fragment);
  if (!found) return null;
  const binary = atob(found[1].replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return checked(JSON.parse(new TextDecoder().decode(await gathered(stream, LONGEST))));
}

/** Bytes of a stream; a small link must not become a huge text. */
async function gathered(stream, most) {
  const parts = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) { await reader.cancel(); throw new Error("too long"); }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) { all.set(part, at); at += part.length; }
  return all;
}

/** A state in its proper shape, whatever the link says. */
function checked(state) {
  if (typeof state !== "object" || state === null || typeof state.text !== "string") throw new Error("no program");
  const options = {};
  for (const [name, value] of Object.entries(state.options || {})) {
    if (["string", "number", "boolean"].includes(typeof value)) options[name] = value;
  }
  return {
    text: state.text,
    name: /^[A-Za-z_$][\w$]{0,99}\.(java|oox|als)$/.test(state.name) ? state.name : "Main.java",
    example: typeof state.example === "string" ? state.example : "",
    method: typeof state.method === "string" ? state.method : "",
    options,
  };
}
