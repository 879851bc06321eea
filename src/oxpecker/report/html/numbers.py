"""Numbers in words and as bars."""

from __future__ import annotations

from oxpecker.report.html.markup import Child, Markup, tag


def plural(count: int, noun: str) -> str:
    """`1 path`, `2 paths`, `3 branches`."""
    ending = "es" if noun.endswith(("ch", "s", "x")) else "s"
    return f"{count:,} {noun}{'' if count == 1 else ending}"


def measures(*pairs: tuple[str, Child]) -> Markup:
    """A few figures with their names."""
    return tag("dl", [tag("div", tag("dt", name), tag("dd", value)) for name, value in pairs], class_="measures")


def bar(part: int, whole: int, noun: str) -> Markup:
    """Coverage as a bar and in words."""
    if not whole:
        return tag(
            "span", tag("span", "–", aria_hidden="true"), tag("span", f"no {noun}", class_="only-heard"), class_="quiet"
        )
    filled = tag("span", class_="bar-part", style=f"width:{part * 100 / whole:.1f}%")
    state = "full" if part == whole else "low" if part * 2 < whole else "some"
    return tag(
        "span",
        tag("span", filled, class_=f"bar {state}", aria_hidden="true"),
        tag("span", f"{part:,}/{whole:,}", tag("span", f" {noun}", class_="only-heard"), class_="bar-text"),
        class_="measure",
    )
