"""Branch and prune: boxes of values of the variables, narrowed by the constraints, split, and refuted one by one."""
