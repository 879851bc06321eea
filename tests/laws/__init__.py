"""Laws: changes of programs that must not change a verdict, nor what it costs by more than a small factor."""

from tests.laws.additions import ADDITIONS
from tests.laws.conjuncts import CONJUNCTS
from tests.laws.law import Law, Pairing
from tests.laws.printing import PRINTING
from tests.laws.renaming import RENAMINGS
from tests.laws.reordering import REORDERINGS
from tests.laws.wrapping import WRAPPING

LAWS: tuple[Law, ...] = (*ADDITIONS, *RENAMINGS, *REORDERINGS, *CONJUNCTS, *WRAPPING, *PRINTING)

__all__ = ["LAWS", "Law", "Pairing"]
