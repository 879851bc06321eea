/* What pages do beyond being read: search, stepping, copying. Everything is readable without it. */
"use strict";

(function () {
  document.documentElement.classList.add("scripted");

  function search() {
    const box = document.getElementById("search");
    if (!box) return;
    document.addEventListener("keydown", (event) => {
      const typing = event.target instanceof HTMLInputElement && event.target.type !== "range";
      if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        box.focus();
        box.select();
      }
    });
    const found = document.getElementById("found");
    if (found) filter(box, found);
  }

  function filter(box, found) {
    const items = [...document.querySelectorAll("[data-found]")];
    const texts = items.map((item) => item.textContent.toLowerCase());
    const chips = [...document.querySelectorAll(".chip")];

    function show() {
      const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
      const wanted = chips.filter((chip) => chip.getAttribute("aria-pressed") === "true").map((chip) => chip.dataset.verdict);
      let count = 0;
      items.forEach((item, index) => {
        const named = words.every((word) => texts[index].includes(word));
        const chosen = !wanted.length || !item.dataset.verdict || wanted.includes(item.dataset.verdict);
        item.hidden = !(named && chosen);
        count += item.hidden ? 0 : 1;
      });
      for (const section of document.querySelectorAll("section")) {
        const within = section.querySelectorAll("[data-found]");
        section.hidden = words.length > 0 && [...within].every((item) => item.hidden);
      }
      const all = !words.length && !wanted.length;
      found.textContent = all ? "" : count ? `${count} of ${items.length} entries` : "Nothing is found.";
    }

    box.addEventListener("input", show);
    box.addEventListener("keydown", (event) => {
      if (event.key === "Escape") { box.value = ""; show(); }
    });
    box.form.addEventListener("submit", (event) => event.preventDefault());
    for (const chip of chips) {
      chip.addEventListener("click", () => {
        chip.setAttribute("aria-pressed", String(chip.getAttribute("aria-pressed") !== "true"));
        show();
      });
    }
    box.value = new URLSearchParams(location.search).get("q") || "";
    show();
  }

  function walk(element) {
    const moments = [...element.querySelectorAll(".moment")];
    const links = [...element.querySelectorAll("[data-step]")];
    const lines = [...element.querySelectorAll(".excerpt [data-at]")];
    const slider = element.querySelector("input[type=range]");
    const where = element.querySelector(".where");
    const buttons = Object.fromEntries([...element.querySelectorAll("[data-walk]")].map((each) => [each.dataset.walk, each]));
    const last = moments.length - 1;
    let current = 0;

    function into(box, item) {
      if (!box || !item) return;
      const outer = box.getBoundingClientRect(), inner = item.getBoundingClientRect();
      if (inner.top < outer.top + 28) box.scrollTop += inner.top - outer.top - 40;
      else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 24;
    }

    /* Pictures that are seen together show the same part of the layout, and no more of it than they need. */
    function crop(seen) {
      const pictures = seen.map((moment) => moment.querySelector(".picture svg")).filter(Boolean);
      const boxes = pictures.map((picture) => picture.firstElementChild.getBBox());
      const left = Math.floor(Math.min(...boxes.map((box) => box.x)));
      const top = Math.floor(Math.min(...boxes.map((box) => box.y)));
      const width = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) - left + 12;
      const height = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) - top + 12;
      for (const picture of pictures) {
        picture.setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
        picture.setAttribute("width", width);
        picture.setAttribute("height", height);
      }
    }

    function show(step, tell) {
      current = Math.max(0, Math.min(last, step));
      moments.forEach((moment, index) => {
        moment.classList.toggle("after", index === current);
        moment.classList.toggle("before", index === (current === last ? 0 : current - 1));
      });
      crop(moments.filter((moment) => moment.matches(".before, .after")));
      links.forEach((link) => {
        if (Number(link.dataset.step) === current) link.setAttribute("aria-current", "step");
        else link.removeAttribute("aria-current");
      });
      const at = moments[current].dataset.at;
      lines.forEach((line) => line.classList.toggle("here", line.dataset.at === at));
      slider.value = current;
      slider.setAttribute("aria-valuetext", `step ${current} of ${last}`);
      const said = moments[current].querySelector(".moment-title").textContent.trim().replace(/\s+/g, " ");
      where.textContent = `${current} of ${last} · ${said}`;
      buttons.first.disabled = buttons.previous.disabled = current === 0;
      buttons.last.disabled = buttons.next.disabled = current === last;
      // A button that is disabled hears no keys.
      if (Object.values(buttons).some((each) => each.disabled && each === document.activeElement)) element.focus({ preventScroll: true });
      into(element.querySelector(".excerpt"), lines.find((line) => line.dataset.at === at));
      const link = links.find((each) => Number(each.dataset.step) === current);
      into(link && link.closest(".steps, .wide"), link);
      if (tell) {
        element.dispatchEvent(new CustomEvent("step", { bubbles: true, detail: at }));
        try { history.replaceState(null, "", `#${moments[current].id}`); } catch { /* a page without an address */ }
      }
    }

    /* The value of an expression at the steps at which it changes; each leads to its step. */
    function watch(box, told, heaps) {
      const source = box.value.trim();
      told.replaceChildren();
      if (!source) return;
      let values;
      try { values = expressions.evaluate(source, heaps); } catch (problem) { told.textContent = problem.message; return; }
      let before;
      values.forEach((value, step) => {
        if (value === null || value === before) return;
        before = value;
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = `${step === 0 ? "start" : step === last ? "end" : `step ${step}`}: ${value}`;
        button.addEventListener("click", () => show(step, true));
        told.append(button);
      });
    }
    const asked = element.querySelector(".expression");
    const heaps = JSON.parse(asked.querySelector(".heaps").textContent);
    const box = asked.querySelector("input");
    box.addEventListener("input", () => watch(box, asked.querySelector("output"), heaps));

    const pictures = moments.map((moment) => moment.querySelector(".picture svg")).filter(Boolean);
    const hidden = new Set();
    const choices = hiding.controls(pictures, hidden, () => {
      pictures.forEach((picture) => hiding.apply(picture, hidden));
      show(current, false);
    });
    if (choices) asked.after(choices);

    const ways = { first: () => 0, previous: () => current - 1, next: () => current + 1, last: () => last };
    for (const [name, way] of Object.entries(ways)) {
      buttons[name].addEventListener("click", () => show(way(), true));
    }
    slider.addEventListener("input", () => show(Number(slider.value), true));
    const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };
    element.addEventListener("keydown", (event) => {
      const way = ways[keys[event.key]], inner = event.target;
      // What can be moved sideways is moved by the same keys while it has the focus.
      const moves = inner !== element && inner.hasAttribute("tabindex") && inner.scrollWidth > inner.clientWidth;
      if (!way || moves || inner === slider || inner === box || inner.type === "checkbox" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      show(way(), true);
    });
    links.forEach((link) => link.addEventListener("click", (event) => {
      event.preventDefault();
      show(Number(link.dataset.step), true);
    }));
    const named = moments.findIndex((moment) => `#${moment.id}` === location.hash);
    element.classList.add("active");
    show(named >= 0 ? named : last, false);
    if (named >= 0) element.scrollIntoView({ block: "nearest" });
  }

  function copyButtons() {
    for (const button of document.querySelectorAll("[data-copy]")) {
      const text = document.getElementById(button.dataset.copy);
      button.addEventListener("click", async () => {
        const selection = getSelection();
        selection.selectAllChildren(text);
        try {
          if (navigator.clipboard) await navigator.clipboard.writeText(text.textContent);
          else document.execCommand("copy");
          button.textContent = "Copied";
        } catch {
          button.textContent = "Selected";
        }
        setTimeout(() => { button.textContent = "Copy"; }, 1500);
      });
    }
  }

  function trees() {
    for (const button of document.querySelectorAll("[data-tree]")) {
      button.addEventListener("click", () => {
        for (const details of button.closest(".path-tree").querySelectorAll("details")) {
          details.open = button.dataset.tree === "open";
        }
      });
    }
  }

  document.addEventListener("DOMContentLoaded", () => {
    search();
    document.querySelectorAll(".walk").forEach(walk);
    copyButtons();
    trees();
  });
})();
