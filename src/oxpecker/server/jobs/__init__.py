"""What is done with a program in a process of its own; each kind of job tells events as it goes."""
