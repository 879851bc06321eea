"""Litmus tests of memory models: small programs, and whether an outcome can occur."""
