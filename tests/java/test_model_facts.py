"""What the models of the library state about themselves holds of their bodies (`oxpecker.java.facts`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product, takewhile
from typing import Any

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.java.facts import Fact, implied_by, inherits, is_function, refuses_null, states
from oxpecker.java.outline import MODELS, model_outline
from oxpecker.java.symbols import MethodSymbol
from oxpecker.java.types import INT, OBJECT, VOID, ArrayType, ClassType, Type, TypeVariable, erase
from oxpecker.java.world import LIBRARY
from oxpecker.oox import typed
from oxpecker.oox.analysis.constant_contents import ConstantContents
from oxpecker.oox.analysis.static_state import in_any_case
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo
from oxpecker.oox.interpreter import Interpreter, ObjectValue, Returned, Unsupported
from oxpecker.oox.interpreter.heap import Heap
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import Source
from oxpecker.oox.types import BOOL
from tests.java.reference_flow import OPEN, Flow, Known, Label, Origin, ReferenceFlow
from tests.java.whole_library import WholeLibrary, whole_library

pytestmark = pytest.mark.exhaustive
"""All models at once take a quarter of a minute to compile; other tests compile those that they use."""


class Claims:
    """The models, and what is known of their bodies."""

    def __init__(self, library: WholeLibrary) -> None:
        self.library = library
        above = library.world[OBJECT.name].methods.values()
        final = frozenset(each.name for same in above for each in same if "final" in each.modifiers)
        harmless = [*self.inheriting(Fact.QUERY), *self.inheriting(Fact.ADDS_NOTHING)]
        adding = self.inheriting(Fact.ADDS_ARGUMENTS)
        known = Known(final, *(frozenset(each.span for each in methods) for methods in (harmless, adding)))
        self.flows = ReferenceFlow(library.program, known)

    def inheriting(self, fact: Fact) -> list[MethodSymbol]:
        """The methods that carry a fact, or override one that does."""
        return [each for each in self.library.methods() if inherits(self.library.world, each, fact)]

    def bodies(self, fact: Fact) -> Iterator[tuple[MethodSymbol, Flow]]:
        """Those of them that have a body."""
        return ((each, self.flow(each)) for each in self.inheriting(fact) if self.library.body(each) is not None)

    def stated(self, fact: Fact) -> Iterator[MethodSymbol]:
        """The methods that carry a fact."""
        return (each for each in self.library.methods() if states(each, fact))

    def flow(self, method: MethodSymbol) -> Flow:
        """Where the references go that a method is given."""
        body = self.library.body(method)
        assert body is not None, f"{method} has no body that could be looked at"
        return self.flows.of(body)


@pytest.fixture(scope="module")
def claims() -> Claims:
    return Claims(whole_library())


def test_every_fact_is_declared() -> None:
    declared = {path.stem for path in (LIBRARY / "oxpecker").glob("*.java") if "@interface" in path.read_text()}
    assert declared == set(Fact)


def test_promised_results_are_not_null(claims: Claims) -> None:
    """A model that overrides a method which promises a result never says `return null`."""
    promised = list(claims.stated(Fact.NEVER_NULL))
    assert promised and all(each.abstract for each in promised)
    inheriting = [(each, claims.library.body(each)) for each in claims.inheriting(Fact.NEVER_NULL)]
    methods = claims.library.program.methods
    known = [(each, methods[info.key].body) for each, info in inheriting if info is not None]
    bodies = [(each, body) for each, body in known if not typed.contains(body, typed.Unsupported)]
    returning = [(each, result.value) for each, body in bodies for result in typed.found(body, typed.Return)]
    assert returning
    assert [str(each) for each, value in returning if isinstance(value, typed.Literal) and value.value is None] == []


CHANGING = {
    "Object.hashCode()": "the first who asks chooses the number of an object",
    "HashMap.get(Object)": "a map in the order of access notes it",
    "HashMap.getOrDefault(Object, V)": "a map in the order of access notes it",
    "HashMap.containsValue(Object)": "the views of a map are made when they are first asked for",
    "ImmutableMap.entrySet()": "the first who asks chooses the order",
    "String.matches(String)": "a match keeps its state in objects of its own",
    "String.replaceAll(String, String)": "a match keeps its state in objects of its own",
    "String.replaceFirst(String, String)": "a match keeps its state in objects of its own",
    "String.split(String, int)": "a match keeps its state in objects of its own",
    "String.splitWithDelimiters(String, int)": "a match keeps its state in objects of its own",
    "Calendar.compareTo(Calendar)": "a calendar computes its time when it is asked for",
    "Calendar.hashCode()": "a calendar computes its time when it is asked for",
    "Spliterators.1.hasNext()": "computes the next element",
    "EnumSet.1.hasNext()": "goes on to the next element",
    "Scanner.hasNext()": "reads on",
    "IntStream.20.hasNext()": "computes the next element",
    "LongStream.19.hasNext()": "computes the next element",
    "DoubleStream.17.hasNext()": "computes the next element",
    "Sources.6.hasNext()": "computes the next element",
}
"""Queries that change something: a contract that calls one of them is told so when it runs."""


def test_queries_change_nothing(claims: Claims) -> None:
    assert {str(method) for method, flow in claims.bodies(Fact.QUERY) if flow.written} == set(CHANGING)


def test_nothing_is_put_in_where_that_is_denied(claims: Claims) -> None:
    found = list(claims.bodies(Fact.ADDS_NOTHING))
    assert found
    assert [str(method) for method, flow in found if any(_put_in(method, flow))] == []


def test_nothing_is_put_in_but_arguments(claims: Claims) -> None:
    found = list(claims.bodies(Fact.ADDS_ARGUMENTS))
    assert found
    for method, flow in found:
        functions = {place for place, t in enumerate(method.parameters, 1) if _is_function(claims, t)}
        own = {place for place, t in enumerate(method.parameters, 1) if isinstance(t, TypeVariable)}
        allowed = {(Origin.PARAMETER, place) for place in own | functions}
        # A function may give whatever it has been given.
        allowed |= {OPEN, *((Origin.INSIDE, place) for place in own)} if functions else set()
        assert set(_put_in(method, flow)) <= allowed, str(method)


def _is_function(claims: Claims, t: Type) -> bool:
    """Whether a parameter is a function: that what it gives is put in where it is no null, shows a program
    (`functions_that_give_null.java`)."""
    return isinstance(t, ClassType) and claims.library.world[t.name].package == "java.util.function"


def _put_in(method: MethodSymbol, flow: Flow) -> Iterator[Label]:
    """What a method stores in something that it was given, and that did not come from there; arrays aside."""
    for (origin, place), value in flow.stored:
        if origin not in (Origin.PARAMETER, Origin.INSIDE) or _is_filled_array(method, (origin, place)):
            continue
        if method.is_constructor and place == 0:
            continue
        for each in flow.within(value):
            if each == OPEN or (each[0] in (Origin.PARAMETER, Origin.INSIDE) and each[1] != place):
                yield each


def _is_filled_array(method: MethodSymbol, label: Label) -> bool:
    origin, place = label
    number = int(place) - (not method.static)
    return origin is Origin.PARAMETER and number >= 0 and isinstance(erase(method.parameters[number]), ArrayType)


def test_functions_depend_on_nothing_else(claims: Claims) -> None:
    stated = [each for each in claims.library.methods() if is_function(each)]
    assert stated
    assert {str(each) for each in stated if not _is_determined(claims, each)} == set()


def _is_determined(claims: Claims, method: MethodSymbol) -> bool:
    """Whether a method changes nothing and chooses nothing, and reads no static field that changes."""
    body = claims.library.body(method)
    if body is None or claims.flow(method).written or method.is_constructor:
        return method.is_constructor
    return not any(
        isinstance(each, graph.Havoc) or (isinstance(each, graph.LoadStatic) and not _is_constant(claims, each.field))
        for below in claims.flows.closed_below(body)
        for block in claims.flows.blocks_of(below)
        for each in takewhile(_is_translated, block.instructions)
    )


def _is_translated(node: graph.Instruction) -> bool:
    """Whether a run goes on: what follows code that is not translated only states that its value may be any."""
    return not isinstance(node, graph.GiveUp)


def _is_constant(claims: Claims, field: FieldInfo) -> bool:
    """Whether a static field is final, or one that the translation makes."""
    symbol = next((each for each in claims.library.classes() if each.simple == field.owner.split("$")[-1]), None)
    known = None if symbol is None else symbol.fields.get(field.name)
    return field.owner.startswith("$") or (known is not None and known.final)


def test_what_is_nondeterministic_is_no_function(claims: Claims) -> None:
    stated = list(claims.stated(Fact.NONDETERMINISTIC))
    assert stated
    assert not any(map(is_function, stated))


def test_a_view_leads_back(claims: Claims) -> None:
    views = [each for each in claims.library.classes() if states(each, Fact.VIEW)]
    assert [each.shown for each in views] == ["Map.Entry"]
    for each in (method for view in views for same in view.methods.values() for method in same):
        looks = [inherits(claims.library.world, each, fact) for fact in (Fact.QUERY, Fact.ADDS_NOTHING)]
        assert each.static or any(looks) or each.name == "setValue", str(each)


def test_what_is_about_the_world_outside_has_no_state(claims: Claims) -> None:
    """So no call of a member that the model leaves out can change an object, and no subclass declares it."""
    outside = [each for each in claims.library.classes() if states(each, Fact.OUTSIDE)]
    names = ["java.lang.Class", "java.lang.Runtime", "java.lang.System", "java.util.Locale"]
    assert sorted(each.name for each in outside) == names
    for symbol in outside:
        assert "final" in symbol.modifiers
        methods = [each for same in symbol.methods.values() for each in same if not each.static]
        bodies = [each for each in methods if claims.library.body(each) is not None]
        assert not [str(each) for each in bodies if claims.flow(each).written]


KEYS = """
import java.util.*;
class Key implements Comparable<Key> {
    final int id, hash;
    Key(int id, int hash) { this.id = id; this.hash = hash; }
    public int hashCode() { return hash; }
    public int compareTo(Key other) { return Integer.compare(id, other.id); }
}
class Main {
"""
ORDER = """    static String in%s(int sign) {
        %s c = new %s();
        for (int id : new int[] {3, 1, 2}) { %s }
        String found = "";
        for (Object each : %s) { found += ((Key) each).id; }
        return found;
    }
"""


def test_hash_codes_decide_the_order_where_that_is_stated(claims: Claims) -> None:
    made = [each for each in claims.library.classes() if {InputRole.OF, InputRole.ENTRIES} & each.methods.keys()]
    usual = [each for each in made if any(not (one.parameters or one.private) for one in each.constructors)]
    collections = {each.simple: each for each in usual if each.package == "java.util"}
    assert {"ArrayList", "HashMap", "TreeSet"} <= collections.keys()
    text = KEYS
    for name, symbol in collections.items():
        key = "new Key(id, sign > 0 ? id : 9 - id)"
        is_map = InputRole.ENTRIES in symbol.methods
        put, parts = (f"c.put({key}, id);", "c.keySet()") if is_map else (f"c.add({key});", "c")
        text += ORDER % (name, name, name, put, parts)
    loaded = load_sources([Source("Main.java", text + "}")])
    interpreter = Interpreter(loaded.program)
    for name, symbol in collections.items():
        (method,) = loaded.program.find_methods(f"Main.in{name}")
        one, other = (_text(interpreter, method, sign) for sign in (1, -1))
        is_open = one is None and other is None
        assert (is_open or one != other) == states(symbol, Fact.UNORDERED), f"{name}: {one}, {other}"


def _text(interpreter: Interpreter, method: typed.Method, argument: int) -> str | None:
    """The keys in order; None where the model gives none."""
    outcome = interpreter.run(method, lambda _heap: [argument]).outcome
    if isinstance(outcome, Unsupported) and "the order of" in outcome.what:
        return None
    assert isinstance(outcome, Returned), outcome
    assert isinstance(outcome.value, ObjectValue)
    return str(outcome.value.slots)


def test_implied_conditions_are_named(claims: Claims) -> None:
    """That they are implied is shown by a program (`blank_strings.java`)."""
    assert [str(each) for each in claims.stated(Fact.IMPLIED_BY)] == ["String.isBlank()"]
    assert [str(implied_by(each)) for each in claims.stated(Fact.IMPLIED_BY)] == ["String.isEmpty()"]


def test_told_fields_exist(claims: Claims) -> None:
    """That methods give them is shown by generated tests, which a JVM runs (`tests/testgen/java/unusual/Guarded`)."""
    told = {str(each): each.owner for each in claims.stated(Fact.TELLS)}
    assert list(told) == ["ReentrantLock.getHoldCount()"]
    (owner,) = told.values()
    outline = model_outline(f"{MODELS}java/util/concurrent/locks/ReentrantLock.java").classes.values()
    assert [each.told for each in outline if each.told] == [(("holds", "getHoldCount"),)]
    assert owner.fields["holds"].type == INT


def test_methods_that_tell_objects_apart(claims: Claims) -> None:
    """Those that strings are given to; that tests tell strings apart for them is shown in `test_snippets.py`."""
    assert sorted(str(each) for each in claims.stated(Fact.TELLS_APART)) == [
        "Identity.$same(Object, Object)",
        "Shared.$same(Object, Object)",
        "String.intern()",
        "String.same(String, String)",
        "System.identityHashCode(Object)",
    ]


@pytest.fixture
def named(claims: Claims) -> dict[str, MethodSymbol]:
    return {str(each): each for each in claims.library.methods()}


def test_false_facts_would_be_noticed(claims: Claims, named: dict[str, MethodSymbol]) -> None:
    assert (Origin.PARAMETER, 0) in claims.flow(named["Objects.requireNonNull(T)"]).given
    for name in (
        "Collections.addAll(Collection<? super T>, T[])",
        "Collections.fill(List<? super T>, T)",
        "ArrayList.addAll(Collection<? extends E>)",
    ):
        assert any(_put_in(named[name], claims.flow(named[name]))), name


# --- what holds of objects -----------------------------------------------------------------------------------

SAMPLES: dict[str, list[object]] = {"int": [0, 1, 3], "bool": [False, True], "string": ["", "ab"]}


def _states(library: WholeLibrary) -> list[ClassInfo]:
    classes = library.program.hierarchy.classes.values()
    return [cls for cls in classes if InputRole.CONSTRUCTED in cls.methods and not cls.abstract]


def _called(cls: ClassInfo, arguments: tuple[object, ...]) -> Callable[[Heap], list[Any]]:
    return lambda heap: [heap.new_object(cls), *arguments]


def _on(value: object, _heap: Heap) -> list[Any]:
    return [value]


def test_what_models_say_of_their_objects_holds_of_new_ones(claims: Claims) -> None:
    """Constructors that refuse their arguments make no object."""
    program, tried = claims.library.program, set()
    interpreter = Interpreter(program)
    for cls in _states(claims.library):
        (stated,) = cls.methods[InputRole.CONSTRUCTED]
        for constructor in cls.constructors:
            choices = [SAMPLES.get(str(t)) for t in constructor.parameter_types]
            for arguments in product(*(each for each in choices if each is not None)) if None not in choices else ():
                made = interpreter.run(program.methods[constructor.key], _called(cls, arguments)).outcome
                if isinstance(made, Returned):
                    tried.add(cls.name)
                    assert isinstance(made.value, ObjectValue)
                    runs = [interpreter.run(program.methods[stated.key], each) for each in _as_inputs(made.value)]
                    held = [run.outcome.value for run in runs if isinstance(run.outcome, Returned)]
                    unknown = [run.outcome for run in runs if isinstance(run.outcome, Unsupported)]
                    assert True in held or unknown, f"{constructor} {arguments}: {held}"
    assert len(tried) > 7


def _as_inputs(made: ObjectValue) -> Iterator[Callable[[Heap], list[Any]]]:
    """An object with its marks set in every way: they say of inputs that other code has had them before."""
    marks = [field.slot for field in made.cls.layout if field.name.startswith("$") and field.type == BOOL]
    for values in product((False, True), repeat=len(marks)):
        for slot, value in zip(marks, values, strict=True):
            made.slots[slot] = value
        yield partial(_on, made)


FILLED = """
    static boolean %(name)s() {
        String given = "";
        for (int held = 0; held < 40; held++) {
            %(type)s c = new %(type)s();
            for (int i = 0; i < held; i++) c.add("old");
            %(call)s
            if (c.size() != held + 1 || !c.contains("new")) return false;
            if (held > 0 && !given.equals(result)) return false;
            given = result;
        }
        return true;
    }

    static boolean %(name)sRefusesNull() {
        %(type)s c = new %(type)s();
        c.add("old");
        try {
            c.%(method)s(null);
            return false;
        } catch (NullPointerException e) {
            return c.size() == 1;
        }
    }
"""


def test_calls_that_fill_add_one_element_whatever_there_is(claims: Claims) -> None:
    filling = list(claims.stated(Fact.FILLS))
    text = "import java.util.*;\nclass Main {"
    for number, method in enumerate(filling):
        call = f'c.{method.name}("new");'
        is_void = method.return_type == VOID
        call = f'{call} String result = "";' if is_void else f'String result = "" + {call}'
        text += FILLED % {"name": f"m{number}", "type": method.owner.name, "method": method.name, "call": call}
    loaded = load_sources([Source("Main.java", text + "}")])
    interpreter = Interpreter(loaded.program)

    def answer(name: str) -> object:
        (method,) = loaded.program.find_methods(f"Main.{name}")
        outcome = interpreter.run(method, lambda _heap: []).outcome
        assert isinstance(outcome, Returned), outcome
        return outcome.value

    assert len(filling) > 10
    for number, method in enumerate(filling):
        assert answer(f"m{number}") is True, method
        assert answer(f"m{number}RefusesNull") is refuses_null(method), method


def test_truth_values_that_stay_are_assigned_in_any_case() -> None:
    program = whole_library().program
    mutation = ConstantContents(program).mutation
    for method in program.methods.values():
        stores = typed.STATEMENTS.found(method.body, typed.SetField) if method.info.is_constructor else ()
        fixed = {store.field for store in stores if store.field.type == BOOL and mutation.is_fixed(store.field)}
        assert fixed <= {each.field for each in in_any_case(method.body) if isinstance(each, typed.SetField)}, method
