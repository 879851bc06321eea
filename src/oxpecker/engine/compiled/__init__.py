"""Programs compiled for the engine: Python code over numbers and terms, and what is known before it runs."""
