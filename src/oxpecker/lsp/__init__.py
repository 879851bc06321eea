"""The language server: programs and verdicts in editors. Only `server.create()` needs pygls."""
