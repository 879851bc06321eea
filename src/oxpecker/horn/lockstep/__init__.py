"""Two versions of a method that run in step, so that they are shown to be equal for all inputs."""

from oxpecker.horn.lockstep.equivalence import equal_in_lockstep

__all__ = ["equal_in_lockstep"]
