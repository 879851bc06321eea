"""The printed rows of Kiasan's tables 9.1 to 9.9 (Deng 2007), our classes of the same kind, and how paths are counted.

A path is counted as `oxpecker tests` counts it: it ends, and conditions are decided one comparison at a time. Kiasan's
k is the longest chain of objects and the most elements of an array that a path looks at. Ours is the longest chain and
the longest array, so some classes get other bounds for the same k, which `Subject` says.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import process_time

from oxpecker.api.loading import Loaded, load_sources
from oxpecker.engine import Bounds, Explorer, Options, ProgramCode
from oxpecker.engine.path.endings import Returned, Threw, Violated
from oxpecker.engine.path.entities import Array
from oxpecker.oox.source import Source
from tests.engine.checks import solver

_FOLDER = Path(__file__).parent
_LARGEST = re.compile(r"(?<=static final int LARGEST = )\d+")


@dataclass(frozen=True, slots=True)
class Row:
    """A row as it is printed; a number is None where the thesis has N/A."""

    strategy: str
    subject: str
    """Class and method."""
    k: int
    tests: int | None
    states: int | None
    time: str

    @property
    def name(self) -> str:
        """Identifies the row."""
        return f"{self.subject} {self.strategy} {self.k}"


@dataclass(frozen=True, slots=True)
class Subject:
    """A method of ours that stands for one of the thesis, and the bounds that stand for k."""

    file: str
    method: str
    links: int = 0
    """How many links behind the last node keys and elements may lie; the class itself limits the nodes."""
    array: Callable[[int], int] = lambda k: k
    """The longest array."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What an exploration counted."""

    paths: int
    """The paths that ended, with all arrays within the bound."""
    longer: int
    """The paths that ended with an array beyond the bound, of which they look at no element."""
    steps: int
    seconds: float
    complete: bool = True
    """Whether the limit on steps was not reached."""


def _place_before_first(k: int) -> int:
    """One more place than elements: the first of a heap is not used."""
    return k + 1


def _grown(k: int) -> int:
    """Room for an array of k + 1 places that has grown."""
    return 2 * k + 4


def _keyed(file: str, *methods: str) -> dict[str, Subject]:
    """Methods of a class with keys behind its nodes, by their own names."""
    return {method: Subject(f"kiasan/{file}", f"{file}.{method}", links=1) for method in methods}


def _plain(file: str, *methods: str) -> dict[str, Subject]:
    """Methods of a class, by their own names."""
    return {method: Subject(file, f"{Path(file).name}.{method}") for method in methods}


def _renamed(subjects: dict[str, Subject], **names: str) -> dict[str, Subject]:
    """The subjects by the names of the thesis: each name with ours."""
    return {printed: subjects[ours] for printed, ours in names.items()}


_MAP = _keyed("TreeMapping", "getByKey", "lastKey", "putByKey", "removeByKey")
_NUMBER_MAP = _plain("kiasan/TreeMapping", "get", "last", "put", "remove")
_FOREST = _plain("kiasan/Forest", "find", "union", "findAndCompress", "unionByHeight")
_MERGING = _keyed("Merging", "mergeKeys", "mergeKeysStrictly") | _plain("kiasan/Merging", "merge", "mergeStrictly")
_SORTS = "kiasan/Sorts"
_KEYS = "Key[], Comparator)"

_CLASSES: dict[str, dict[str, Subject]] = {
    "ABS": _plain("kiasan/AbsoluteValue", "abs"),
    "TC": _plain("kiasan/Triangle", "classify"),
    "GC": _renamed(_plain("kiasan/Marking", "mark"), Mark="mark"),
    "AvlTree": _keyed("KeyAvlTree", "find", "findMax", "findMin", "insert"),
    "AvlTree(I)": _plain("java/AvlTree", "find", "findMax", "findMin", "insert"),
    "BinarySearchTree": _keyed("KeyTree", "find", "findMax", "findMin", "insert", "remove"),
    "BinarySearchTree(I)": _plain("java/BinarySearchTree", "find", "findMax", "findMin", "insert", "remove"),
    "TreeMap": _renamed(_MAP, get="getByKey", lastKey="lastKey", put="putByKey", remove="removeByKey"),
    "TreeMap(I)": _renamed(_NUMBER_MAP, get="get", lastKey="last", put="put", remove="remove"),
    "LL": _renamed(_MERGING, merge="mergeKeys"),
    "LL(I)": _renamed(_MERGING, merge="merge"),
    "DoubleLinkedList": _keyed(
        "ObjectList", "addBefore", "clear", "indexOf", "lastIndexOf", "remove", "removeLast", "toArray"
    ),
    "StackAr": {name: Subject("kiasan/Stacks", f"ArrayOfObjects.{name}", links=1) for name in ("push", "pop")},
    "StackLi": {name: Subject("kiasan/Stacks", f"LinkedObjects.{name}") for name in ("push", "pop")},
    "AP": {"partition": Subject("kiasan/Partition", f"Partition.partition(Partition${_KEYS}", links=1)},
    "AP(I)": {"partition": Subject("kiasan/Partition", "Partition.partition(int[])")},
    "BinaryHeap": {
        name: Subject("kiasan/Heap", f"Heap.{name}Key", links=1, array=_place_before_first)
        for name in ("deleteMin", "insert")
    },
    "BinaryHeap(I)": {
        name: Subject("kiasan/Heap", f"Heap.{name}", array=_place_before_first)
        for name in ("deleteMin", "findMin", "insert")
    },
    "Sort": {
        "insertionSort": Subject(_SORTS, f"Sorts.insertionSort(Sorts${_KEYS}", links=1),
        "shellsort": Subject(_SORTS, f"Sorts.shellSort(Sorts${_KEYS}", links=1),
    },
    "Sort(I)": {
        "insertionSort": Subject(_SORTS, "Sorts.insertionSort(int[])"),
        "shellsort": Subject(_SORTS, "Sorts.shellSort(int[])"),
    },
    "DisjSets": _renamed(_FOREST, Find="find", union="union"),
    "DisjSetsFast": _renamed(_FOREST, Find="findAndCompress", union="unionByHeight"),
    "Vector": {
        name: Subject("kiasan/ObjectVector", f"ObjectVector.{name}", links=1, array=_grown)
        for name in ("add", "ensureCapacity", "indexOf", "insertElementAt", "lastIndexOf", "removeElementAt")
    },
}

SUBJECTS = {f"{cls}.{method}": subject for cls, methods in _CLASSES.items() for method, subject in methods.items()}
"""Our method for each class and method of the thesis."""

_STRICT = {"LL.merge": _MERGING["mergeKeysStrictly"], "LL(I).merge": _MERGING["mergeStrictly"]}
"""The merging whose contract asks for strictly rising lists, which the lazier rows count (Deng, chapter 4)."""


@cache
def rows() -> tuple[Row, ...]:
    """All printed rows."""
    with (_FOLDER / "kiasan" / "tables.csv").open(encoding="utf-8", newline="") as file:
        return tuple(
            Row(
                each["strategy"],
                f"{each['class']}.{each['method']}",
                int(each["k"]),
                int(each["tests"]) if each["tests"] else None,
                int(each["states"]) if each["states"] else None,
                each["time"],
            )
            for each in csv.DictReader(file)
        )


def subject_of(row: Row) -> Subject:
    """Our method for a row."""
    strict = _STRICT.get(row.subject) if row.strategy == "lazier" else None
    return strict or SUBJECTS[row.subject]


@cache
def _loaded(file: str, k: int) -> Loaded:
    """A class whose own limit on nodes or elements is k."""
    path = _FOLDER / f"{file}.java"
    return load_sources([Source(path.name, _LARGEST.sub(str(k), path.read_text(encoding="utf-8")))])


def count(row: Row, most_steps: int | None = None) -> Counted:
    """Explores our method with the strategy and the bounds of a row."""
    subject = subject_of(row)
    program = _loaded(subject.file, row.k).program
    method = min(program.find_methods(subject.method), key=lambda each: len(each.parameters))
    bounds = Bounds(chain=row.k + subject.links, array=subject.array(row.k))
    code = ProgramCode(program, splits=True)
    explorer = Explorer(code, bounds, solver(), Options(strategy=row.strategy))
    begun = process_time()
    within = longer = 0
    for end in explorer.paths(method):
        if isinstance(end.ending, (Returned, Threw, Violated)):
            entities = end.state.heap.entities.values()
            is_longer = any(isinstance(entity, Array) and entity.is_long for entity in entities)
            within, longer = within + (not is_longer), longer + is_longer
        if most_steps is not None and code.steps > most_steps:
            return Counted(within, longer, code.steps, process_time() - begun, complete=False)
    return Counted(within, longer, code.steps, process_time() - begun)
