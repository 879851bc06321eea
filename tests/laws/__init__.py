"""Laws: changes of programs that must not change a verdict, nor what it costs by more than a small factor."""

from laws.additions import ADDITIONS
from laws.conjuncts import CONJUNCTS
from laws.law import Law, Pairing
from laws.printing import PRINTING
from laws.renaming import RENAMINGS
from laws.reordering import REORDERINGS
from laws.wrapping import WRAPPING

LAWS: tuple[Law, ...] = (*ADDITIONS, *RENAMINGS, *REORDERINGS, *CONJUNCTS, *WRAPPING, *PRINTING)

__all__ = ["LAWS", "Law", "Pairing"]
