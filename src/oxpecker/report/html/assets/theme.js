/* Light or dark: what the reader has chosen is remembered, otherwise the system decides. */
"use strict";

(function () {
  const root = document.documentElement;

  function remembered(name) {
    try { return localStorage.getItem(name); } catch { return null; }
  }

  function remember(name, value) {
    try { localStorage.setItem(name, value); } catch { /* pages that may not remember work all the same */ }
  }

  const theme = remembered("oxpecker-theme");
  if (theme === "dark" || theme === "light") root.dataset.theme = theme;

  function isDark() {
    return root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  function themeButton() {
    const button = document.getElementById("theme");
    const show = () => button.setAttribute("aria-pressed", String(isDark()));
    button.addEventListener("click", () => {
      root.dataset.theme = isDark() ? "light" : "dark";
      remember("oxpecker-theme", root.dataset.theme);
      show();
    });
    show();
  }

  document.addEventListener("DOMContentLoaded", themeButton);
})();
