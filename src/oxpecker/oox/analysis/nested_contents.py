"""Collections in collections without null: all code that may get one of the inner collections is followed.

A map of lists is in a private field. Its lists are found by the types of the calls that return them, through views,
iterators and functions, into methods that get them as arguments, and out of private methods that return them. What is
put into the map must be a list that the map already had, or a new one, which is followed in the same way. All are
closed if code does nothing with them but call `closed` methods, and then the elements that are added are known.
"""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.oox import typed
from oxpecker.oox.analysis.escape import is_followed, is_open
from oxpecker.oox.analysis.family import Families
from oxpecker.oox.analysis.nesting import Around, Level, Nesting, Path, Shape
from oxpecker.oox.analysis.nullness import NeverNull
from oxpecker.oox.analysis.origins import Definitions, definitions, makers
from oxpecker.oox.analysis.plain_types import PlainTypes
from oxpecker.oox.analysis.returned_arguments import ReturnedArguments
from oxpecker.oox.analysis.views import Views
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.input_clauses import FUNCTION, factory
from oxpecker.oox.limits import MOST_METHODS_WITH_INNER_COLLECTIONS
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import INTERNAL
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, StringType, Type, is_reference

_EQUALS = "equals(Object)"
_HARMLESS = (
    graph.Branch,
    graph.Check,
    graph.Acquire,
    graph.Release,
    graph.UseMonitor,
    graph.EnterLoop,
    graph.AllocateObject,
    graph.AllocateArray,
)


class _NotClosed(Exception):
    """An inner collection may get to code that is not followed, or be one that is not known."""


class NestedContents:
    """Which parts of the collections in the collections of fields are never null."""

    def __init__(self, calls: CallGraph, families: Families, null: NeverNull, views: Views, plain: PlainTypes) -> None:
        self.calls, self.families, self.null, self.views, self.plain = calls, families, null, views, plain
        self.returned_arguments = ReturnedArguments(calls)

    def never_null(self, held: FieldInfo) -> frozenset[Path]:
        """The paths in the type of a private field that lead through an inner collection and never to null."""
        nesting = Nesting(self.plain, held)
        paths = nesting.inner_paths()
        if not paths:
            return frozenset()
        try:
            return paths - _Flow(self, held, nesting).nullable()
        except _NotClosed:
            return frozenset()


class _Flow:
    """The flow of the collections of one field through all code that gets them, to a fixpoint."""

    def __init__(self, code: NestedContents, held: FieldInfo, nesting: Nesting) -> None:
        self.calls, self.families, self.null, self.views = code.calls, code.families, code.null, code.views
        self.returned_arguments = code.returned_arguments
        self.held, self.nesting = held, nesting
        self.shapes: dict[tuple[str, int], set[Shape]] = {}
        """What the locals of methods may hold."""
        self.wanted: dict[tuple[str, int], set[Shape]] = {}
        """What the locals of methods must hold, unless they are null."""
        self.returned: dict[str, set[Shape]] = {}
        self.wanted_results: dict[str, set[Shape]] = {}
        self.functions: dict[str, set[int]] = {}
        """The calls that a method of a function of the source is given to, by their identity."""
        self.puts: dict[tuple[Path, int, int], tuple[MethodInfo, graph.CallMethod]] = {}
        """The calls that put something on a path: by the path, the identity of the call, and the argument."""
        self.seen_through: dict[tuple[Path, int], tuple[MethodInfo, graph.CallMethod]] = {}
        """The calls that return views of the collections on a path, by their identity."""
        self.methods: dict[str, MethodInfo] = {}
        self.changed = False
        self.is_unresolved = False
        """Whether a value that must be a collection of the field comes from an object that is not known to hold it."""
        uses = self.families.uses(held)
        for method, _ in (*uses.loads, *uses.stores):
            self._visit(method)

    def nullable(self) -> set[Path]:
        """The paths to what may be null; raises _NotClosed if an inner collection escapes."""
        self.changed = True
        while self.changed:
            self.changed = self.is_unresolved = False
            for method in list(self.methods.values()):
                _Steps(self, method).take()
        if self.is_unresolved:
            raise _NotClosed
        put = {path for (path, _, n), (method, call) in self.puts.items() if not self.null.argument(method, call, n)}
        return self.nesting.elements | put | set(self._set_through_views())

    def _set_through_views(self) -> Iterator[Path]:
        """The paths to what code may set through views, such as the values of a map."""
        for (path, _), (method, call) in self.seen_through.items():
            if self.views.let_out(method, call):
                yield from ((*path, place) for place in range(1, len(self.nesting.levels[path])))

    def _visit(self, method: MethodInfo) -> None:
        if method.key not in self.methods:
            if len(self.methods) >= MOST_METHODS_WITH_INNER_COLLECTIONS or not self.calls.has_body(method):
                raise _NotClosed
            self.methods[method.key] = method
            self.changed = True

    # --- what others are told ------------------------------------------------------------------------------

    def hold(self, method: MethodInfo, variable: int, shape: Shape | None) -> None:
        """A local may hold an object of a shape."""
        if shape is not None:
            self._grow(self.shapes.setdefault((method.key, variable), set()), shape)
            self._visit(method)

    def want(self, method: MethodInfo, variable: int, shape: Shape) -> None:
        """A local must hold an object of a shape."""
        self._grow(self.wanted.setdefault((method.key, variable), set()), shape)
        self._visit(method)

    def give(self, method: MethodInfo, number: int, shape: Shape | None) -> None:
        """A parameter of a method, counting the receiver, may hold an object of a shape."""
        if shape is not None:
            if not self.calls.has_body(method):
                raise _NotClosed
            self.hold(method, self.calls.graph_of(method).method.declared[number].index, shape)

    def want_result(self, method: MethodInfo, shape: Shape) -> None:
        """A method must return objects of a shape."""
        self._grow(self.wanted_results.setdefault(method.key, set()), shape)
        self._visit(method)

    def result(self, method: MethodInfo, shape: Shape) -> None:
        """A method may return an object of a shape: its callers get it."""
        if method.key in self.functions and shape in self.wanted_results.get(method.key, ()):
            return  # to the model that calls the function
        if not method.private:
            raise _NotClosed
        self._grow(self.returned.setdefault(method.key, set()), shape)
        for caller, _ in self.callers(method):
            self._visit(caller)

    def callers(self, method: MethodInfo) -> Iterator[tuple[MethodInfo, graph.CallMethod]]:
        """The calls of a private method."""
        for caller in self.families.methods(method.owner):
            for block in self.calls.blocks_of(caller):
                end = block.end()
                if any(isinstance(node, graph.ForkThread) and node.method.run is method for node in block.instructions):
                    raise _NotClosed
                if isinstance(end, graph.CallMethod) and self.runs(end, method):
                    yield caller, end

    def runs(self, call: graph.CallMethod, method: MethodInfo) -> bool:
        """Whether a call may run a method."""
        return any(body.run is method for body in self.calls.bodies(call.method, call.virtual))

    def _grow(self, known: set[Shape], shape: Shape) -> None:
        if shape not in known:
            known.add(shape)
            self.changed = True


class _Steps:
    """What one method does with the collections of a field."""

    def __init__(self, flow: _Flow, method: MethodInfo) -> None:
        self.flow, self.method = flow, method
        self.calls, self.nesting, self.plain = flow.calls, flow.nesting, flow.nesting.plain
        self.nodes = [node for block in self.calls.blocks_of(method) for node in (*block.instructions, block.end())]

    def take(self) -> None:
        """Takes each step once, and finds where what must be a collection of the field comes from."""
        for node in self.nodes:
            self._step(node)
        defined = definitions(self.calls.blocks_of(self.method))
        for (key, index), shapes in list(self.flow.wanted.items()):
            for shape in list(shapes) if key == self.method.key else ():
                self._trace(index, shape, defined)

    # --- values --------------------------------------------------------------------------------------------

    def _of(self, variable: int) -> set[Shape]:
        return self.flow.shapes.get((self.method.key, variable), set())

    def _value(self, node: typed.Expression | None) -> set[Shape]:
        """What an expression may be; an object of a class of the program is none of the collections."""
        match node:
            case typed.Local(variable=variable):
                return self._of(variable.index)
            case typed.CastReference(operand=operand, type=t):
                is_own = isinstance(t, ClassType) and self._is_unrelated(t)
                return set() if is_own else self._value(operand)
            case typed.Conditional(then=then, otherwise=otherwise):
                return self._value(then) | self._value(otherwise)
        if node is not None and is_followed(node.type) and self._is_named(node):
            raise _NotClosed
        return set()

    def _is_unrelated(self, t: ClassType) -> bool:
        """Whether no library object that holds others has a type."""
        classes = self.calls.hierarchy.concrete_subclasses(t.name)
        library = [cls for cls in classes if self.plain.is_library(cls.name)]
        return not any(self.plain.is_holder(info) for cls in library for info in cls.lineage())

    def _is_named(self, node: typed.Node | None) -> bool:
        return any(self._of(each.variable.index) for each in typed.found(node, typed.Local))

    def _must_be(self, node: typed.Expression, shape: Shape) -> None:
        """A value must be null or have a shape."""
        match node:
            case typed.Literal(value=None):
                return
            case typed.CastReference(operand=operand):
                self._must_be(operand, shape)
            case typed.Conditional(then=then, otherwise=otherwise):
                self._must_be(then, shape)
                self._must_be(otherwise, shape)
            case typed.Local(variable=variable):
                self.flow.want(self.method, variable.index, shape)
            case _:
                raise _NotClosed

    # --- where collections come from -----------------------------------------------------------------------

    def _trace(self, index: int, shape: Shape, defined: Definitions) -> None:
        """Every value of a local must have a shape; if it is a new object, it is one from now on."""
        numbers = {each.index: n for n, each in enumerate(self.calls.graph_of(self.method).method.declared)}
        if index in numbers:
            self._trace_parameter(numbers[index], shape)
        for node in defined.get(index, ()):
            match node:
                case graph.SetVariable(value=value):
                    self._must_be(value, shape)
                case graph.LoadField(field=loaded) if loaded is self.flow.held and shape == Level(()):
                    pass
                case graph.LoadElement(array=array) if isinstance(shape, Level) and shape.path:
                    self._must_be(array, Level(shape.path[:-1]))
                case graph.AllocateObject(class_name=name) if isinstance(shape, Level):
                    self._create(name)
                    self.flow.hold(self.method, index, shape)
                case graph.AllocateArray() if isinstance(shape, Level):
                    self.flow.hold(self.method, index, shape)
                case graph.CallMethod():
                    self._trace_result(node, shape)
                case _:
                    raise _NotClosed

    def _create(self, name: str) -> None:
        """New objects must be of a library class whose inputs are constructed from parts."""
        if not self.nesting.is_model(name) or factory(self.calls.hierarchy[name]) is None:
            raise _NotClosed

    def _trace_parameter(self, number: int, shape: Shape) -> None:
        """A parameter must have a shape in every call, whether in the source or by a model."""
        first = 0 if self.method.static else 1
        if number < first:
            raise _NotClosed
        if self.method.key in self.flow.functions:
            if self._of(self.calls.graph_of(self.method).method.declared[number].index) != {shape}:
                raise _NotClosed
            return
        if not self.method.private:
            raise _NotClosed
        for caller, call in self.flow.callers(self.method):
            _Steps(self.flow, caller)._must_be(call.arguments[number - first], shape)

    def _trace_result(self, node: graph.CallMethod, shape: Shape) -> None:
        if node.receiver is not None and self.plain.is_library(node.method.owner):
            receivers = self._value(node.receiver)
            if not receivers:
                self.flow.is_unresolved = True
                return
            if len(receivers) > 1 or any(self._result(node, each) != shape for each in receivers):
                raise _NotClosed
            self._must_be(node.receiver, next(iter(receivers)))
            for number, argument in enumerate(node.arguments, 1):
                if self._may_be_returned(node, number, argument):
                    self._must_be(argument, shape)
            return
        if is_open(self.calls, node):
            raise _NotClosed
        for body in self.calls.bodies(node.method, node.virtual):
            if not body.run.private:
                raise _NotClosed
            self.flow.want_result(body.run, shape)

    def _may_be_returned(self, node: graph.CallMethod, number: int, argument: typed.Expression) -> bool:
        """Whether a call may return one of its arguments, as `getOrDefault` does."""
        if not is_followed(argument.type) or self.plain.is_plain(argument.type):
            return False
        return self.flow.returned_arguments.may_return(node, number)

    # --- steps ---------------------------------------------------------------------------------------------

    def _step(self, node: typed.Node) -> None:
        match node:
            case graph.SetVariable(variable=variable, value=value):
                if is_followed(variable.type):
                    self._hold_all(variable, self._value(value))
            case graph.LoadField(variable=variable, field=loaded) if loaded is self.flow.held:
                self.flow.hold(self.method, variable.index, Level(()))
            case graph.StoreField(field=stored, value=value) if stored is self.flow.held:
                self._must_be(value, Level(()))
            case graph.LoadElement(variable=variable, array=array):
                for shape in self._value(array):
                    self.flow.hold(self.method, variable.index, self.nesting.arguments(shape)[0])
            case graph.StoreElement(array=array, value=value) if self._value(array):
                self._store_element(array, value)
            case graph.Leave(variable=variable):
                self._leave(variable)
            case graph.CallMethod():
                self._call(node)
            case graph.GiveUp(changes_nothing=False):
                if any(key == self.method.key and held for (key, _), held in self.flow.shapes.items()):
                    raise _NotClosed
            case graph.Guard(details=details):
                for name, value in details:
                    if self._is_named(value) and not self._is_hidden(node.exception, name):
                        raise _NotClosed
            case graph.Measure(variable=variable, value=value):
                if is_followed(variable.type) and self._is_named(value):
                    raise _NotClosed
            case _:
                if not isinstance(node, _HARMLESS) and self._is_named(node):
                    raise _NotClosed

    def _is_hidden(self, exception: str, name: str) -> bool:
        """Whether a detail of an exception is in a field of a model, which uses it for its message alone."""
        known = self.calls.hierarchy[exception].find_field(name, static=False)
        return known is None or self.plain.is_library(known.owner)

    def _hold_all(self, variable: typed.Variable, shapes: set[Shape]) -> None:
        for shape in list(shapes):
            self.flow.hold(self.method, variable.index, shape)

    def _store_element(self, array: typed.Expression, value: typed.Expression) -> None:
        """Stores an inner collection in an array of the field."""
        for shape in self._value(array):
            inner = self.nesting.arguments(shape)[0]
            if isinstance(shape, Around) or inner is None:
                raise _NotClosed
            self._must_be(value, inner)

    def _leave(self, variable: typed.Variable | None) -> None:
        if variable is None:
            return
        for shape in self.flow.wanted_results.get(self.method.key, ()):
            self.flow.want(self.method, variable.index, shape)
        for shape in list(self._of(variable.index)):
            self.flow.result(self.method, shape)

    # --- calls ---------------------------------------------------------------------------------------------

    def _call(self, node: graph.CallMethod) -> None:
        receivers = self._value(node.receiver)
        if receivers and not self.plain.is_library(node.method.owner):
            raise _NotClosed
        for shape in list(receivers):
            self._call_on(node, shape)
        if not receivers:
            self._call_with(node)

    def _call_on(self, node: graph.CallMethod, shape: Shape) -> None:
        """A call of a method of a model on a collection, or on something that leads to one."""
        if node.method.is_constructor:
            self._construct(node, shape)
            return
        if isinstance(shape, Level) and not node.method.closed:
            raise _NotClosed
        for number, (t, argument) in enumerate(zip(node.method.parameter_types, node.arguments, strict=True), 1):
            if isinstance(t, ClassType) and t.place >= 0:
                self._put(node, shape, t.place, number, argument)
            elif not self._value(argument) <= {self._result(node, shape)}:
                raise _NotClosed
            elif is_reference(argument.type) and any(self.nesting.arguments(shape)):
                self._pass(node, shape, t, argument)
        if node.variable is not None and is_followed(node.variable.type):
            self.flow.hold(self.method, node.variable.index, self._result(node, shape))
        if isinstance(shape, Level) and self.flow.views.is_view(node.method.return_type):
            self.flow.seen_through[shape.path, id(node)] = (self.method, node)

    def _construct(self, node: graph.CallMethod, shape: Shape) -> None:
        """A new collection must be empty; its order must not get collections."""
        for t in node.method.parameter_types:
            is_order = isinstance(t, ClassType) and InputRole.ORDER in self.calls.hierarchy[t.name].methods
            if is_reference(t) and (not is_order or self.nesting.arguments(shape)[0] is not None):
                raise _NotClosed

    def _put(self, node: graph.CallMethod, shape: Shape, place: int, number: int, argument: typed.Expression) -> None:
        """An argument is put into a collection: another collection of the field, or an object of no interest."""
        if isinstance(shape, Around) or place >= len(self.nesting.arguments(shape)):
            raise _NotClosed
        inner = self.nesting.arguments(shape)[place]
        if inner is not None:
            self._must_be(argument, inner)
        elif self._value(argument):
            raise _NotClosed
        self.flow.puts[(*shape.path, place), id(node), number] = (self.method, node)

    def _result(self, node: graph.CallMethod, shape: Shape) -> Shape | None:
        """What a call on an object returns; raises _NotClosed if its type does not tell."""
        arguments = self.nesting.arguments(shape)
        t = node.method.return_type
        found = self.nesting.applied(t, arguments)
        if found is None and any(arguments) and is_followed(t) and not self._is_told(t):
            raise _NotClosed
        return found

    def _is_told(self, t: Type) -> bool:
        """Whether a type says what its objects hold, or they hold nothing."""
        if isinstance(t, ArrayType):
            return self._is_told(t.element)
        assert isinstance(t, ClassType)
        return t.place >= 0 or (bool(t.arguments) and all(map(self._is_argument_told, t.arguments)))

    def _is_argument_told(self, t: Type) -> bool:
        return not isinstance(t, ClassType) or t.place >= 0 or bool(t.arguments)

    def _pass(self, node: graph.CallMethod, shape: Shape, t: Type, argument: typed.Expression) -> None:
        """An argument that is not put in: a function of the source, or an object to compare with."""
        if isinstance(argument.type, StringType) or self.plain.is_plain(argument.type):
            return
        if not isinstance(t, ClassType) or not isinstance(argument.type, ClassType):
            raise _NotClosed
        if t != OBJECT:
            for made in makers(self.calls, self.method, argument):
                if not isinstance(made, graph.AllocateObject) or FUNCTION not in made.class_name:
                    raise _NotClosed
                self._pass_function(node, self.calls.hierarchy[made.class_name], t, shape)
        else:
            self._compare(argument.type, shape)

    def _pass_function(self, node: graph.CallMethod, cls: ClassInfo, t: ClassType, shape: Shape) -> None:
        """A function gets what the type of the parameter says, and its results are put in if that says so.

        If the type says nothing, then nothing is put in, and every parameter may get every part.
        """
        arguments = self.nesting.arguments(shape)
        given = tuple(self.nesting.applied(each, arguments) for each in t.arguments)
        info = self.calls.hierarchy[t.name]
        interfaces = (info, *info.all_interfaces())
        for method in (each for above in interfaces for named in above.methods.values() for each in named):
            body = cls.dispatch.get(method.signature)
            if method.static or body is None or self.plain.is_library(body.run.owner):
                continue
            if method.owner != t.name:
                raise _NotClosed  # its type arguments may be others
            self.flow.functions.setdefault(body.run.key, set()).add(id(node))
            if len(self.flow.functions[body.run.key]) > 1:
                raise _NotClosed
            for number, parameter in enumerate(method.parameter_types, 1):
                parts = arguments if not given else (self.nesting.applied(parameter, given),)
                for part in parts:
                    self.flow.give(body.run, number, part)
            result = self.nesting.applied(method.return_type, given)
            if result is not None:
                self.flow.want_result(body.run, result)

    def _compare(self, t: ClassType, shape: Shape) -> None:
        """Methods `equals` of the source may get the parts of a collection."""
        for cls in self.calls.hierarchy.concrete_subclasses(t.name):
            body = cls.dispatch.get(_EQUALS)
            if body is None or self.plain.is_library(body.run.owner) or self.calls.is_unknown(body):
                continue
            for part in self.nesting.arguments(shape):
                self.flow.give(body.run, 1, part)

    def _call_with(self, node: graph.CallMethod) -> None:
        """A call of another object's method, or a static one, that may get collections."""
        first = 0 if node.receiver is None else 1
        given = [(number, shape) for number, each in enumerate(node.arguments, first) for shape in self._value(each)]
        if node.method.is_query and node.method.span.file.startswith(INTERNAL):
            return  # it compares references
        if given and self.plain.is_library(node.method.owner):
            is_copied = node.method.closed and (node.method.static or node.method.is_constructor)
            if not is_copied or any(any(self.nesting.arguments(shape)) for _, shape in given):
                raise _NotClosed
        elif given:
            if is_open(self.calls, node):
                raise _NotClosed
            for body in self.calls.bodies(node.method, node.virtual):
                for number, shape in given:
                    self.flow.give(body.run, number, shape)
        if node.variable is not None:
            for body in self.calls.bodies(node.method, node.virtual):
                self._hold_all(node.variable, self.flow.returned.get(body.run.key, set()))
