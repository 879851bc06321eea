"""The stages of the solver sequence: each refutes, or decides, the questions that it is good at."""
