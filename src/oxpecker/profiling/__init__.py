"""Where the time of a command goes: samples of the stack, by stage and as a flame graph."""

from oxpecker.profiling.profile import Profile
from oxpecker.profiling.sampler import Sampler
from oxpecker.profiling.speedscope import speedscope_text
from oxpecker.profiling.table import table_lines

__all__ = ["Profile", "Sampler", "speedscope_text", "table_lines"]
