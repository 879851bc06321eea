"""Specifications from code: relational summaries of methods."""
