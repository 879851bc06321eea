"""Threads, their interleavings up to independence, schedules and races."""
