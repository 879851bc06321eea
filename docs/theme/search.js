// Finds sections that contain every word; titles weigh more than text, and pages for users come before the others.
const query = document.getElementById("query");
const found = document.getElementById("found");
const MOST = 12;
const LATER = ["contributing", "changelog"];

function weight(entry, words) {
  const titles = (entry.title + " " + entry.section).toLowerCase();
  const text = entry.text.toLowerCase();
  let sum = 0;
  for (const word of words) {
    const here = (titles.includes(word) ? 10 : 0) + Math.min(text.split(word).length - 1, 5);
    if (here === 0) return 0;
    sum += here;
  }
  return sum;
}

function excerpt(text, word) {
  const about = Math.max(0, text.toLowerCase().indexOf(word) - 50);
  const start = about > 0 ? text.indexOf(" ", about) + 1 : 0;
  return (start > 0 ? ".. " : "") + text.slice(start, start + 140).replace(/\s\S*$/, "") + " ..";
}

function search() {
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  found.replaceChildren();
  found.hidden = words.length === 0;
  if (words.length === 0) return;
  const hits = INDEX.map((entry) => [weight(entry, words), entry]).filter(([sum]) => sum > 0);
  const turn = (entry) => LATER.indexOf(entry.page);
  hits.sort((one, two) => turn(one[1]) - turn(two[1]) || two[0] - one[0]);
  for (const [, entry] of hits.slice(0, MOST)) {
    const link = document.createElement("a");
    link.href = `${entry.page}.html#${entry.anchor}`;
    link.textContent = entry.section === entry.title ? entry.title : `${entry.title}: ${entry.section}`;
    const small = document.createElement("small");
    small.textContent = excerpt(entry.text, words[0]);
    link.append(small);
    const item = document.createElement("li");
    item.append(link);
    found.append(item);
  }
  if (hits.length === 0) {
    const item = document.createElement("li");
    item.textContent = "Nothing found.";
    found.append(item);
  }
}

// Where there is little room, the text comes first.
const narrow = matchMedia("(max-width: 50rem)");
const choose = () => { document.getElementById("pages").open = !narrow.matches; };
narrow.addEventListener("change", choose);
choose();

query.addEventListener("input", search);
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== query) {
    event.preventDefault();
    query.focus();
  } else if (event.key === "Escape") {
    query.value = "";
    search();
  }
});
