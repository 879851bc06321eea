"""The language server: programs and verdicts in editors. Only `features.create()` needs pygls."""
