// Tabs as people know them: arrows move, Enter chooses, one panel is shown.

export class Tabs {
  constructor(list, onChoose) {
    this.list = list;
    this.onChoose = onChoose;
    this.tabs = [...list.querySelectorAll("[role=tab]")];
    for (const tab of this.tabs) {
      tab.addEventListener("click", () => this.choose(tab.id.slice(4)));
      tab.addEventListener("keydown", (event) => this.key(event, tab));
    }
    this.choose("results", false);
  }

  /** Shows a panel. */
  choose(name, tells = true) {
    this.chosen = name;
    for (const tab of this.tabs) {
      const is = tab.id === `tab-${name}`;
      tab.setAttribute("aria-selected", String(is));
      tab.tabIndex = is ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = !is;
    }
    if (tells) this.onChoose(name);
  }

  key(event, tab) {
    const open = this.tabs.filter((each) => !each.hidden && !each.disabled);
    const at = open.indexOf(tab);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: open.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    open[(next + open.length) % open.length].focus();
  }
}
