"""The stages of the solver sequence: each refutes, or decides, the queries that it is good at."""
