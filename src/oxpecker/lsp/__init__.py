"""The language server: what editors show of programs and verdicts. `server.create()` needs pygls, all else does not."""
