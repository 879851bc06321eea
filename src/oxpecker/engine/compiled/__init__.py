"""Programs as the engine runs them: Python code over numbers and terms, and what is known of it beforehand."""
