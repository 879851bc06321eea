"""The jobs of worker processes; each kind of job reports events as it proceeds."""
