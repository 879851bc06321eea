"""Oxpecker from Python: `loading` reads programs, `checking` checks them. `import oxpecker` has the usual names."""
