// Methods in the test explorer: to run one is to check it, and its verdict is the outcome.
"use strict";

const vscode = require("vscode");

// What a verdict is as the outcome of a test. Nothing was found out about a method whose verdict is unknown.
const OUTCOMES = { valid: "passed", bounded: "passed", finding: "failed", unknown: "skipped" };

// Characters of the sign before a verdict, and the space after it.
const SIGN = 2;

class TestExplorer {
  // `check` checks some methods of a file again, and ends when their verdicts are known.
  constructor(check) {
    this.check = check;
    this.statuses = new Map();
    this.controller = vscode.tests.createTestController("oxpecker", "Oxpecker");
    this.controller.createRunProfile("Check", vscode.TestRunProfileKind.Run, (asked, token) => this.run(asked, token), true);
  }

  // The methods of a document, and how far their checks are.
  tell({ uri, methods }) {
    const place = vscode.Uri.parse(uri);
    if (methods.length === 0) {
      this.controller.items.delete(uri);
      return;
    }
    let file = this.controller.items.get(uri);
    if (file === undefined) {
      file = this.controller.createTestItem(uri, place.path.split("/").pop(), place);
      this.controller.items.add(file);
    }
    file.children.replace(methods.map((method) => this.item(uri, place, file, method)));
  }

  item(uri, place, file, { name, line, status, title }) {
    const id = `${uri} ${name}`;
    const item = file.children.get(id) ?? this.controller.createTestItem(id, name, place);
    item.description = title;
    item.sortText = String(line).padStart(8, "0");
    // An item with a range would get a button in the margin, in place of the mark with its verdict.
    this.statuses.set(id, { name, status, title, range: new vscode.Range(line, 0, line, 0) });
    return item;
  }

  async run(asked, token) {
    const wanted = this.wanted(asked);
    const run = this.controller.createTestRun(asked);
    try {
      for (const [file, items] of wanted) {
        if (token.isCancellationRequested) break;
        items.forEach((item) => run.started(item));
        await this.check(file.uri, [...items].map((item) => this.statuses.get(item.id).name));
        items.forEach((item) => this.end(run, item));
      }
    } finally {
      run.end();
    }
  }

  // The methods to check, by their files.
  wanted({ include, exclude }) {
    const left = new Set(exclude ?? []);
    const chosen = new Map();
    const add = (item) => {
      if (left.has(item)) return;
      if (item.parent === undefined) {
        item.children.forEach(add);
      } else {
        chosen.set(item.parent, new Set([...(chosen.get(item.parent) ?? []), item]));
      }
    };
    if (include === undefined) this.controller.items.forEach(add);
    else include.forEach(add);
    return chosen;
  }

  end(run, item) {
    const { status, title, range } = this.statuses.get(item.id);
    const outcome = OUTCOMES[status] ?? "skipped";
    const where = new vscode.Location(item.uri, range);
    run.appendOutput(`${item.label}: ${title}\r\n`, undefined, item);
    if (outcome === "failed") {
      const message = new vscode.TestMessage(title.slice(SIGN));
      message.location = where;
      run.failed(item, message);
    } else {
      run[outcome](item);
    }
  }

  // Shows a method or a file in the editor.
  async open(item) {
    const editor = await vscode.window.showTextDocument(item.uri);
    const { range } = this.statuses.get(item.id) ?? {};
    if (range !== undefined) {
      editor.selection = new vscode.Selection(range.start, range.end);
      editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    }
  }

  dispose() {
    this.controller.dispose();
  }
}

module.exports = { TestExplorer };
