// The client: it starts `oxpecker lsp` and lets the editor speak with it.
"use strict";

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");
const { Gutter } = require("./gutter");
const { States } = require("./states");
const { TestExplorer } = require("./test_explorer");

let client;

function create(states) {
  const settings = vscode.workspace.getConfiguration("oxpecker");
  const [command, ...args] = settings.get("command");
  const languages = settings.get("java") ? ["oox", "java"] : ["oox"];
  return new LanguageClient(
    "oxpecker",
    "Oxpecker",
    { command, args },
    {
      documentSelector: languages.map((language) => ({ scheme: "file", language })),
      initializationOptions: {
        options: settings.get("options"),
        language: settings.get("language"),
        cacheDir: settings.get("cacheDir"),
        check: settings.get("check"),
        status: true,
        states: true,
      },
      middleware: {
        // The server answers with a page; the editor shows it.
        executeCommand: async (name, given, next) => {
          const answer = await next(name, given);
          if (name === "oxpecker.states" && answer) states.show(...given, answer);
          return answer;
        },
      },
    },
  );
}

async function start({ gutter, states, explorer }) {
  client = create(states);
  client.onNotification("oxpecker/status", (params) => {
    gutter.tell(params);
    explorer.tell(params);
  });
  try {
    await client.start();
  } catch (error) {
    vscode.window.showErrorMessage(
      `Oxpecker's server does not start (${error.message}). Is it installed? pip install 'oxpecker[lsp]'`,
    );
  }
}

async function stop() {
  const running = client;
  client = undefined;
  if (running !== undefined) {
    await running.stop();
  }
}

async function activate(context) {
  const gutter = new Gutter();
  const states = new States();
  const explorer = new TestExplorer((uri, methods) =>
    vscode.commands.executeCommand("oxpecker.check", uri.fsPath, methods),
  );
  const restart = async () => {
    await stop();
    await start({ gutter, states, explorer });
  };
  context.subscriptions.push(
    gutter,
    states,
    explorer,
    vscode.window.onDidChangeVisibleTextEditors(() => gutter.draw()),
    vscode.commands.registerCommand("oxpecker.restart", restart),
    vscode.commands.registerCommand("oxpecker.open", (item) => explorer.open(item)),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("oxpecker") && restart()),
  );
  await start({ gutter, states, explorer });
}

module.exports = { activate, deactivate: stop };
