/* A page inside an editor: it has the editor's theme, and tells the editor which line is looked at. */
"use strict";

(function () {
  const host = typeof acquireVsCodeApi === "function" ? acquireVsCodeApi() : { postMessage: (message) => parent.postMessage(message, "*") };

  /* A place is written as `file:line`. */
  function tell(kind, place) {
    const [, file, line] = /^(.*):(\d+)$/s.exec(place) || [];
    if (Number(line) > 0) host.postMessage({ kind, file, line: Number(line) });
  }

  function followTheme() {
    const kind = document.body.dataset.vscodeThemeKind;
    if (kind) document.documentElement.dataset.theme = kind.endsWith("light") ? "light" : "dark";
  }

  document.addEventListener("step", (event) => tell("step", event.detail));
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a.place");
    if (!link) return;
    event.preventDefault();
    tell("open", link.dataset.place);
  });
  document.addEventListener("DOMContentLoaded", () => {
    followTheme();
    new MutationObserver(followTheme).observe(document.body, { attributes: true, attributeFilter: ["data-vscode-theme-kind"] });
  });
})();
