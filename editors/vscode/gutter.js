// Marks beside methods.
"use strict";

const vscode = require("vscode");

// One mark beside each method: how far its check is.
const COLOURS = {
  valid: "#2e8b57",
  bounded: "#8fbc5a",
  finding: "#d13438",
  unknown: "#c19c00",
  checking: "#3794ff",
  waiting: "#8a8a8a",
  outdated: "#8a8a8a",
};
const SHAPES = {
  valid: '<path d="M3 8l4 4 6-8" fill="none" stroke="C" stroke-width="2.5"/>',
  bounded: '<path d="M3 8l4 4 6-8" fill="none" stroke="C" stroke-width="2.5" stroke-dasharray="3 2"/>',
  finding: '<path d="M4 4l8 8M12 4l-8 8" stroke="C" stroke-width="2.5"/>',
  unknown: '<circle cx="8" cy="8" r="5" fill="none" stroke="C" stroke-width="2.5"/>',
  checking: '<path d="M4 3l9 5-9 5z" fill="C"/>',
  waiting: '<circle cx="8" cy="8" r="2.5" fill="C"/>',
  outdated: '<circle cx="8" cy="8" r="1.5" fill="C"/>',
};

function picture(status) {
  const shape = SHAPES[status].replaceAll("C", COLOURS[status]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">${shape}</svg>`;
  return vscode.Uri.parse(`data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`);
}

class Gutter {
  constructor() {
    this.methods = new Map();
    this.kinds = Object.fromEntries(
      Object.keys(SHAPES).map((status) => [
        status,
        vscode.window.createTextEditorDecorationType({
          gutterIconPath: picture(status),
          gutterIconSize: "contain",
          overviewRulerColor: COLOURS[status],
        }),
      ]),
    );
  }

  tell({ uri, methods }) {
    this.methods.set(vscode.Uri.parse(uri).toString(), methods);
    this.draw();
  }

  draw() {
    for (const editor of vscode.window.visibleTextEditors) {
      const methods = this.methods.get(editor.document.uri.toString()) ?? [];
      for (const [status, kind] of Object.entries(this.kinds)) {
        const shown = methods.filter((each) => each.status === status);
        const marks = shown.map(({ line, title }) => ({
          range: new vscode.Range(line, 0, line, 0),
          hoverMessage: `Oxpecker: ${title}`,
        }));
        editor.setDecorations(kind, marks);
      }
    }
  }

  dispose() {
    Object.values(this.kinds).forEach((kind) => kind.dispose());
  }
}

module.exports = { Gutter };
