// The counterexample of a method, step by step, in a view beside the text. The line of each step is marked in the text.
"use strict";

const vscode = require("vscode");

class States {
  constructor() {
    this.panels = new Map();
    this.here = vscode.window.createTextEditorDecorationType({
      isWholeLine: true,
      backgroundColor: new vscode.ThemeColor("editor.stackFrameHighlightBackground"),
      overviewRulerColor: new vscode.ThemeColor("editor.stackFrameHighlightBackground"),
    });
  }

  // One view for each method of a file; asking again replaces its page.
  show(file, method, page) {
    const key = `${file} ${method}`;
    let panel = this.panels.get(key);
    if (panel === undefined) {
      const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: false };
      panel = vscode.window.createWebviewPanel("oxpecker.states", method, place, {
        enableScripts: true,
        localResourceRoots: [],
        retainContextWhenHidden: true,
      });
      panel.webview.onDidReceiveMessage((message) => this.look(message));
      panel.onDidDispose(() => {
        this.panels.delete(key);
        this.mark(undefined, []);
      });
      this.panels.set(key, panel);
    } else {
      panel.reveal();
    }
    panel.webview.html = page;
  }

  // A step marks its line and leaves the focus where it is; a place that was clicked on is opened.
  async look({ kind, file, line }) {
    const uri = vscode.Uri.file(file);
    const range = new vscode.Range(line - 1, 0, line - 1, 0);
    const shown = vscode.window.visibleTextEditors.find((each) => each.document.uri.toString() === uri.toString());
    let editor = shown;
    if (kind === "open" || shown === undefined) {
      const viewColumn = shown === undefined ? vscode.ViewColumn.One : shown.viewColumn;
      try {
        editor = await vscode.window.showTextDocument(uri, { viewColumn, preserveFocus: kind === "step" });
      } catch {
        return; // a part of the library, which is no file
      }
    }
    editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    this.mark(editor, [range]);
  }

  mark(marked, ranges) {
    for (const editor of vscode.window.visibleTextEditors) {
      editor.setDecorations(this.here, editor === marked ? ranges : []);
    }
  }

  dispose() {
    [...this.panels.values()].forEach((panel) => panel.dispose());
    this.here.dispose();
  }
}

module.exports = { States };
