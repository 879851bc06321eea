"""Calls, returns and exceptions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NoReturn

from oxpecker.engine.limits import MOST_TABLED
from oxpecker.engine.machine.divergence import is_endless
from oxpecker.engine.machine.fields import store, wrote
from oxpecker.engine.machine.identity import compared
from oxpecker.engine.machine.openness import decide_class
from oxpecker.engine.machine.references import one_target, targets
from oxpecker.engine.path.endings import Infeasible, PathEnded, Threw
from oxpecker.engine.path.entities import Record
from oxpecker.engine.path.frames import Activation, Callee, Contract
from oxpecker.engine.path.requests import Narrow
from oxpecker.engine.path.state import State
from oxpecker.engine.values.value import Code, Value
from oxpecker.oox.hierarchy import STATIC_INITIALISER, ClassInfo, MethodInfo
from oxpecker.oox.input_clauses import written_as
from oxpecker.oox.regions import OUTSIDE
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.types import OBJECT
from oxpecker.results.bound import Bound
from oxpecker.terms import Term


def guard(
    m: State,
    condition: Value,
    exception: str,
    slot: int,
    handler: Code,
    following: Code,
    span: Span,
    details: Callable[[State, list[Value]], dict[str, Value]] | None = None,
) -> Code:
    """Throws if the condition holds; the message of the exception is computed only then."""

    def thrown(state: State) -> Code:
        told = {} if details is None else details(state, state.frames.locals)
        return throw_new(state, exception, slot, handler, span, told)

    if condition is True:
        return thrown(m)
    assert isinstance(condition, Term)
    return m.explorer.forks.branch(m, condition, thrown, following, span)


def throw_new(
    m: State, class_name: str, slot: int, handler: Code, span: Span, details: Mapping[str, Value] | None = None
) -> Code:
    """Throws a built-in exception; a message that no code reads is left to the replay."""
    cls = m.explorer.hierarchy[class_name]
    address = m.frames.locals[slot] = m.heap.allocate(cls)
    for name, value in (details or {}).items():
        field = cls.find_field(name, static=False)
        if field is not None and name in m.explorer.program.details:
            store(m, address, field, value, span)
    return handler


def throw(m: State, exception: Value, slot: int, handler: Code, _span: Span) -> Code:
    """Passes an exception to its handler."""
    m.frames.locals[slot] = exception
    return handler


def call(
    m: State,
    code: Callee,
    arguments: list[Value],
    slot: int,
    go_on: Code,
    handler_slot: int,
    handler: Code,
    span: Span,
    in_specification: bool = False,
    virtual: bool = False,
) -> Code:
    """Enters a method or its contract; `virtual` if a subclass may have another body."""
    if any(name not in m.heap.class_states for name in code.classes):

        def enter(m: State) -> Code:
            m.frames.retry = enter
            rest = (slot, go_on, handler_slot, handler, span, in_specification, virtual)
            return call(m, code, arguments, *rest)

        return m.explorer.nested.initialise_before(m, code.info.owner, enter, span)
    if code.info.name == InputRole.SAME and (known := compared(m, *arguments)) is not None:
        m.frames.locals[slot] = known
        return go_on
    m.explorer.program.calls += 1
    below = m.frames.activation
    specification = in_specification or (below is not None and below.in_specification)
    activation = Activation(
        code, m.frames.locals, below, slot, go_on, handler_slot, handler, span, arguments, specification
    )
    if not specification and _is_replaced(m, code):
        code.prepare_contract()
        activation.by_contract, activation.virtual = True, virtual
        m.frames.activation, m.frames.locals = activation, list(arguments)
    else:
        if code.is_tabled and (known := m.frames.results.get((code, tuple(arguments)))) is not None:
            if slot >= 0:
                m.frames.locals[slot] = known
            return go_on
        if activation.depth > m.explorer.bounds.calls and not is_endless(m, activation):
            m.explorer.forks.cut(Bound.CALLS, span)
        m.frames.activation = activation
        code.prepare()
        m.frames.locals = arguments + code.padding
    if code.looks_back or activation.by_contract:
        m.specification.recording += 1
        activation.entry_heap = m.heap.snapshot()
        activation.mark = m.specification.writes
        if m.action.footprint is not None and (code.needs_entry_heap or activation.by_contract):
            m.action.footprint.past = True
    if code.method.changes:
        wrote(m, OUTSIDE)
    if code.method.open:
        owners = (each.code.info for each in m.frames.stack())
        initialised = next((each.owner for each in owners if each.name == STATIC_INITIALISER), None)
        m.explorer.inputs.assume_implementation(code.info, initialised)
    if code.contract is not None and not specification:
        return code.contract.enter
    if code.contract is not None and code.method.open:
        return code.contract.hold
    return code.entry


def call_virtual(
    m: State,
    method: MethodInfo,
    arguments: list[Value],
    slot: int,
    go_on: Code,
    handler_slot: int,
    handler: Code,
    span: Span,
) -> Code:
    """Enters the method that the receiver's class has for the call; several possible bodies are tried in turn."""
    receivers = targets(m, arguments[0])
    if not receivers:
        raise PathEnded(Infeasible())
    if len(receivers) > 1:
        only = only_body(m, method, [address for _, address in receivers])
        if only is not None:
            # Which of them it is does not matter yet.
            return call(m, only, list(arguments), slot, go_on, handler_slot, handler, span)
        rest = (arguments, slot, go_on, handler_slot, handler, span)
        return m.explorer.forks.split(m, receivers, lambda s, a: call_on(s, method, a, *rest))
    return call_on(m, method, receivers[0][1], arguments, slot, go_on, handler_slot, handler, span)


def only_body(m: State, method: MethodInfo, addresses: list[int]) -> Callee | None:
    """The body that runs for all of some objects, if it is the same for all and they are plain values."""
    found: dict[str, MethodInfo] = {}
    for address in addresses:
        record = m.heap.entities[address]
        if not isinstance(record, Record):
            return None
        for cls in record.classes:
            body = cls.dispatch.get(method.signature)
            if body is None or written_as(cls) is None:
                return None
            found[body.key] = body
    if len(found) > 1 or m.explorer.program.forking:
        return None
    return m.explorer.program.code_of(next(iter(found.values())), m.frames.in_specification)


def call_on(
    m: State,
    method: MethodInfo,
    address: int,
    arguments: list[Value],
    slot: int,
    go_on: Code,
    handler_slot: int,
    handler: Code,
    span: Span,
) -> Code:
    """Enters the method for the object at an address."""
    record = m.heap.entities[address]
    # An array has the methods of Object.
    classes = record.classes if isinstance(record, Record) else (m.explorer.hierarchy[OBJECT.name],)
    if any(method.signature not in cls.dispatch for cls in classes) and not m.explorer.forks.is_possible(m):
        raise PathEnded(Infeasible())  # an unpruned path on which a cast has taken an object for another
    groups: dict[str, list[ClassInfo]] = {}
    for cls in classes:
        groups.setdefault(cls.dispatch[method.signature].key, []).append(cls)
    program, receiver = m.explorer.program, [address, *arguments[1:]]
    if len(groups) > 1:
        code = program.code_of(method)
        if _is_replaced(m, code) and not m.frames.in_specification:
            # What overrides a method keeps its promises.
            return call(m, code, receiver, slot, go_on, handler_slot, handler, span, virtual=True)
        raise Narrow(address, tuple(tuple(group) for group in groups.values()))
    if isinstance(record, Record):
        decide_class(m, address, record)
    code = program.code_of(classes[0].dispatch[method.signature], m.frames.in_specification)
    return call(m, code, receiver, slot, go_on, handler_slot, handler, span)


def leave(m: State, value: Value) -> Code:
    """Returns from the innermost call."""
    contract = _contract_to_keep(m)
    return pop(m, value) if contract is None else contract.leaving(value)


def pop(m: State, value: Value) -> Code:
    """Ends the innermost call normally."""
    activation = _drop(m)
    if activation.code.is_tabled and not activation.by_contract and len(m.frames.results) < MOST_TABLED:
        m.frames.results = {**m.frames.results, (activation.code, tuple(activation.arguments)): value}
    if activation.result_slot >= 0:
        m.frames.locals[activation.result_slot] = value
    return activation.next


def leave_throwing(m: State, exception: Value) -> Code:
    """Leaves the innermost call with an exception."""
    contract = _contract_to_keep(m)
    return pop_throwing(m, exception) if contract is None else contract.leaving_throwing(exception)


def _contract_to_keep(m: State) -> Contract | None:
    """The contract of the innermost call; None if a specification made that call."""
    activation = m.frames.activation
    assert activation is not None
    asked = activation.code.method.open or not activation.in_specification
    return activation.code.contract if asked else None


def pop_throwing(m: State, exception: Value) -> Code:
    """Ends the innermost call with an exception."""
    activation = _drop(m)
    m.frames.locals[activation.handler_slot] = exception
    return activation.handler


def _drop(m: State) -> Activation:
    activation = m.frames.activation
    assert activation is not None
    if activation.entry_heap is not None:
        m.specification.recording -= 1
    m.frames.activation = activation.below
    # The caller's frame may be shared with states that forked during the call.
    m.frames.locals = activation.caller.copy()
    return activation


def end_throwing(m: State, exception: Value) -> NoReturn:
    """An exception leaves a thread, and ends the path."""
    record = m.heap.entities[one_target(m, exception)]
    assert isinstance(record, Record)
    names = tuple(each.name for each in record.classes)
    raise PathEnded(Threw(names[0], NOWHERE, m.threads.current, names))


def _is_replaced(m: State, code: Callee) -> bool:
    """Whether the next call is replaced by its contract."""
    return m.frames.activation is not None and m.explorer.modular.replaces(code.method)
