"""The solvers, one file each."""
