// The form of bounds and engine options, as the server describes them.

import { make } from "./dom.js";

export class Controls {
  constructor(form, summary, described, onChange) {
    this.summary = summary;
    this.described = described;
    this.onChange = onChange;
    this.fields = new Map();
    const sections = new Map();
    for (const control of described) {
      if (!sections.has(control.section)) {
        sections.set(control.section, make("fieldset", {}, make("legend", { text: control.section })));
      }
      sections.get(control.section).append(this.row(control));
    }
    form.append(...sections.values());
    form.append(make("div", {}, make("button", { type: "button", text: "Reset to defaults", on: { click: () => { this.values = {}; onChange(); } } })));
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", () => { this.tell(); onChange(); });
  }

  row(control) {
    const id = `option-${control.name}`;
    const field = this.field(control, id);
    this.fields.set(control.name, field);
    return make("div", { class: "control", title: control.help }, make("label", { for: id, text: control.label }), field);
  }

  field(control, id) {
    const help = { id, "aria-description": control.help };
    if (control.kind === "switch") return make("input", { ...help, type: "checkbox" });
    if (control.kind === "number") {
      return make("input", {
        ...help, type: "number", min: control.least, max: control.most, step: control.whole ? 1 : "any", placeholder: control.usual,
      });
    }
    const usual = control.usual || "default";
    const choices = control.choices.filter((choice) => choice !== control.usual);
    return make("select", help, make("option", { value: "", text: usual }), choices.map((choice) => make("option", { value: choice, text: choice })));
  }

  /** What is chosen; what is left alone is not named. */
  get values() {
    const values = {};
    for (const control of this.described) {
      const field = this.fields.get(control.name);
      if (control.kind === "switch") { if (field.checked) values[control.name] = true; }
      else if (control.kind === "number") { if (field.value !== "" && field.validity.valid) values[control.name] = Number(field.value); }
      else if (field.value) values[control.name] = field.value;
    }
    return values;
  }

  set values(values) {
    for (const control of this.described) {
      const field = this.fields.get(control.name);
      const value = values[control.name];
      if (control.kind === "switch") field.checked = value === true;
      else field.value = value === undefined ? "" : String(value);
      if (control.kind === "choice" && field.selectedIndex < 0) field.value = "";
    }
    this.tell();
  }

  tell() {
    const values = this.values;
    const said = this.described.filter((control) => control.name in values)
      .map((control) => (control.kind === "switch" ? control.label.toLowerCase() : `${control.label.toLowerCase()} ${values[control.name]}`));
    this.summary.textContent = said.length ? said.join(", ") : "defaults: bounds are raised step by step";
    // Bounds grow together, or some are given and the others are wide.
    const isBounded = this.described.some((control) => control.section === "Bounds" && control.name in values);
    for (const control of this.described) {
      const field = this.fields.get(control.name);
      field.parentElement.classList.toggle("set", control.name in values);
      if (control.section === "Bounds") field.placeholder = isBounded ? "wide" : control.usual;
    }
  }
}
