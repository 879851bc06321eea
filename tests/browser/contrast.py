"""What a page looks like to whoever reads it: a script that measures the contrast of all visible texts."""

from __future__ import annotations

LOW_CONTRAST = """
() => {
  const parse = (colour) => {
    const parts = colour.match(/[\\d.]+/g).map(Number);
    return colour.startsWith("color(srgb")
      ? [parts[0] * 255, parts[1] * 255, parts[2] * 255, parts[3] ?? 1]
      : [parts[0], parts[1], parts[2], parts[3] ?? 1];
  };
  const luminance = ([r, g, b]) => {
    const linear = [r, g, b].map((each) => {
      const part = each / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  };
  const over = (top, bottom) => [0, 1, 2].map((i) => top[i] * top[3] + bottom[i] * (1 - top[3])).concat(1);
  const paper = (element) => {
    const layers = [];
    for (let each = element; each; each = each.parentElement) {
      layers.push(parse(getComputedStyle(each).backgroundColor));
    }
    return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 1]);
  };
  const contrast = (one, two) => {
    const [high, low] = [luminance(one), luminance(two)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim(), element = walker.currentNode.parentElement;
    const picture = element.closest("svg");
    if (picture && text && element.checkVisibility()) {
      const node = element.closest(".node"), outline = node && node.querySelector(".outline");
      const back = over(parse(outline ? getComputedStyle(outline).fill : "rgba(0, 0, 0, 0)"), paper(picture));
      const ratio = contrast(parse(getComputedStyle(element).fill), back);
      if (ratio < 4.5 && element.tagName === "text") found.push(`${ratio.toFixed(2)} svg ${text.slice(0, 40)}`);
      continue;
    }
    if (!text || element.closest(".only-heard, .skip, :disabled") || !element.checkVisibility()) continue;
    const back = paper(element), ink = over(parse(getComputedStyle(element).color), back);
    const ratio = contrast(ink, back);
    if (ratio < 4.5) found.push(`${ratio.toFixed(2)} ${element.tagName}.${element.className} ${text.slice(0, 40)}`);
  }
  return found;
}
"""
"""Gives the texts whose contrast is below what WCAG asks of AA pages; what is disabled is excepted there too."""

UNNAMED = """
() => [...document.querySelectorAll("a, button, input, [role=region], [role=group], [role=img], table, section")]
  .filter((each) => each.checkVisibility())
  .filter((each) => {
    const labelled = each.getAttribute("aria-labelledby");
    const named = each.getAttribute("aria-label") || each.textContent.trim() || (each.labels && each.labels.length) ||
      (labelled && document.getElementById(labelled));
    return !named;
  })
  .map((each) => each.outerHTML.slice(0, 120))
"""
"""Gives the things to use or to find that have no name for those who hear the page."""

SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
"""How far a page as a whole can be moved sideways."""
