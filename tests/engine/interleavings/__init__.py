"""All interleavings of small programs, by brute force: what can happen, and how many Mazurkiewicz traces there are."""
