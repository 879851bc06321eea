"""Oxpecker from Python: `loading` reads programs, `checking` checks them. `import oxpecker` shows the usual names."""
