// The client: it starts `oxpecker lsp` and lets the editor speak with it.
"use strict";

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

function create() {
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
      },
    },
  );
}

async function start() {
  client = create();
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
  const restart = async () => {
    await stop();
    await start();
  };
  context.subscriptions.push(
    vscode.commands.registerCommand("oxpecker.restart", restart),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("oxpecker") && restart()),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
