/* Shows one instance, and one of its states, at a time; without it, all are shown one below the other. */
"use strict";

(function () {
  document.documentElement.classList.add("scripted");

  /* Steps through items: only one is shown, the buttons and the counter follow. `loop` is the item after the last. */
  function stepper(items, bar, what, loop) {
    const [back, onward] = bar.querySelectorAll("button");
    const counter = bar.querySelector("output");
    let current = 0;

    function show(number) {
      current = number;
      items.forEach((item, index) => { item.hidden = index !== current; });
      counter.textContent = `${what} ${current + 1} of ${items.length}`;
      back.disabled = current === 0;
      onward.disabled = current === items.length - 1 && loop === null;
    }

    function step(by) {
      const next = current + by;
      if (next >= 0 && next < items.length) show(next);
      else if (next === items.length && loop !== null) show(loop);
    }

    back.addEventListener("click", () => step(-1));
    onward.addEventListener("click", () => step(1));
    show(0);
    return { step, current: () => current };
  }

  document.addEventListener("DOMContentLoaded", () => {
    const instances = [...document.querySelectorAll(".instance")];
    if (!instances.length) return;
    const whole = stepper(instances, document.getElementById("instances"), "instance", null);
    const inner = instances.map((instance) => {
      const bar = instance.querySelector(".turns");
      if (!bar) return null;
      const loop = bar.dataset.loop === undefined ? null : Number(bar.dataset.loop);
      return stepper([...instance.querySelectorAll(".frame")], bar, "step", loop);
    });
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const scrolls = event.target instanceof Element && event.target.closest(".picture, .wide, pre");
      if (event.key === "n") whole.step(1);
      else if (event.key === "p") whole.step(-1);
      else if (scrolls) return;
      else if (event.key === "ArrowRight") inner[whole.current()]?.step(1);
      else if (event.key === "ArrowLeft") inner[whole.current()]?.step(-1);
    });
  });
})();
