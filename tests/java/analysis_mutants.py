"""The rules of the analyses, each with a weaker form of it.

Some rules have none, because another one says the same of every program in Java: that unknown code may do anything is
said where it is called (`is_open`, `_runs_unknown`, `_is_looked_into`) and where it is looked into (`transfer`); that
untranslated code may do anything by `GiveUp`, and by the front end, which calls nothing private that such code
may use. What the front end calls private the checker of OOX holds it to.
"""

from __future__ import annotations

from mutant import Mutant

_ROOM = "oxpecker.oox.analysis"
_ESCAPE, _NULL_FLOW, _NULLNESS = f"{_ROOM}.escape", f"{_ROOM}.null_flow", f"{_ROOM}.nullness"
_DEMANDS, _CONTENTS, _VIEWS = f"{_ROOM}.demands", f"{_ROOM}.contents", f"{_ROOM}.views"
_ORIGINS, _OWNERSHIP = f"{_ROOM}.origins", f"{_ROOM}.ownership"
_LENGTHS, _CLASSES = f"{_ROOM}.array_lengths", f"{_ROOM}.exact_classes"

FRAMEWORK = (
    Mutant(
        "values are kept before a recursion has ended",
        f"{_ROOM}.framework:Solution._fixpoint",
        "pending |= readers.get(key, {})",
        "pass",
    ),
    Mutant(
        "classes inside and around assign nothing",
        f"{_ROOM}.family:Families.methods",
        "if method.body is not None:",
        "if method.body is not None and method.info.owner == class_name:",
    ),
    Mutant("methods whose bodies nobody sees do nothing", f"{_ROOM}.family:Families.is_hidden", "", "return False"),
)

ESCAPE = (
    Mutant("parameters lead to nothing", f"{_ESCAPE}:Following.__init__", "set() if is_new else {REACHED}", "set()"),
    Mutant("calls put nothing out", f"{_ESCAPE}:Following.flows", "[(Where.OUT, self.contents[OUTSIDE])]", "[]"),
    Mutant(
        "calls put nothing into arguments", f"{_ESCAPE}:Following.flows", 'if place.kind == "parameter":', "if False:"
    ),
    Mutant(
        "calls give nothing back",
        f"{_ESCAPE}:Following.flows",
        "isinstance(end, graph.Leave) and end.variable is not None",
        "False",
    ),
    Mutant("calls move no parts", f"{_ESCAPE}:Following.flows", "if REACHED in reached else", "if False else"),
    Mutant("calls tie no object to itself", f"{_ESCAPE}:Following.flows", "if TRACKED in within else", "if False else"),
    Mutant(
        "calls put nothing of others into an object", f"{_ESCAPE}:Following.flows", "if others else", "if False else"
    ),
    Mutant(
        "nothing holds an object",
        f"{_ESCAPE}:Following.is_held",
        "any(TRACKED in held for held in self.contents.values())",
        "False",
    ),
    Mutant("callers hold nothing", f"{_ESCAPE}:Following.is_held", " or (Part.SELF, Where.RESULT) in self.flows()", ""),
    Mutant("nothing shows an object", f"{_ESCAPE}:Following.exposes", "", "return False"),
    Mutant(
        "what leads to an object does not show it",
        f"{_ESCAPE}:Following.exposes",
        "TRACKED in self.closure(moved, OUTSIDE)",
        "TRACKED in moved",
    ),
    Mutant(
        "arguments show nothing",
        f"{_ESCAPE}:Following._outside",
        'p.kind in ("outside", "parameter")',
        'p.kind == "outside"',
    ),
    Mutant(
        "what is out already shows nothing",
        f"{_ESCAPE}:Following._outside",
        'self.closure(p for p in self.contents if p.kind in ("outside", "parameter"))',
        '{p for p in self.contents if p.kind in ("outside", "parameter")}',
    ),
    Mutant("nothing is written into an object", f"{_ESCAPE}:Following.is_written", "", "return False"),
    Mutant("a cast is another object", f"{_ESCAPE}:Following.value", "return self.value(operand)", "return _NOWHERE"),
    Mutant(
        "a choice is its first side",
        f"{_ESCAPE}:Following.value",
        "self.value(then) | self.value(otherwise)",
        "self.value(then)",
    ),
    Mutant(
        "a choice is its second side",
        f"{_ESCAPE}:Following.value",
        "self.value(then) | self.value(otherwise)",
        "self.value(otherwise)",
    ),
    Mutant(
        "locals do not stand for each other",
        f"{_ESCAPE}:Following._instruction",
        "self._set(variable, self.value(value))",
        "pass",
    ),
    Mutant(
        "loads give nothing of a field", f"{_ESCAPE}:Following._instruction", "self._set(variable, {TRACKED})", "pass"
    ),
    Mutant(
        "loads give no part of an object",
        f"{_ESCAPE}:Following._instruction",
        "self._set(variable, (p for place in self.value(target) for p in self.contents.get(place, ())))",
        "pass",
    ),
    Mutant("static fields hold nothing", f"{_ESCAPE}:Following._instruction", "self._set(variable, {OUTSIDE})", "pass"),
    Mutant(
        "new objects are nowhere",
        f"{_ESCAPE}:Following._instruction",
        "self._set(variable, {self._made(node)})",
        "pass",
    ),
    Mutant(
        "exceptions come from nowhere", f"{_ESCAPE}:Following._end", "self._set(handler.variable, {OUTSIDE})", "pass"
    ),
    Mutant("calls give new objects", f"{_ESCAPE}:Following._end", "self._result(node)", "set()"),
    Mutant(
        "calls give what they are given, and nothing else",
        f"{_ESCAPE}:Following._result",
        "self.given(node), {OUTSIDE}",
        "self.given(node), set()",
    ),
    Mutant(
        "fields hold nothing",
        f"{_ESCAPE}:Following._moves",
        "if is_followed(field.type) and field is not self.apart:",
        "if False:",
    ),
    Mutant(
        "elements hold nothing",
        f"{_ESCAPE}:Following._moves",
        "if is_followed(element_type(target.type)):",
        "if False:",
    ),
    Mutant(
        "null takes no place",
        f"{_ESCAPE}:Following._moves",
        "set(self.value(value)) or {NOTHING}",
        "set(self.value(value))",
    ),
    Mutant(
        "static fields keep nothing",
        f"{_ESCAPE}:Following._moves",
        "graph.StoreStatic(value=value) | graph.ThrowObject(value=value)",
        "graph.ThrowObject(value=value)",
    ),
    Mutant(
        "nobody catches an exception",
        f"{_ESCAPE}:Following._moves",
        "graph.StoreStatic(value=value) | graph.ThrowObject(value=value)",
        "graph.StoreStatic(value=value)",
    ),
    Mutant(
        "threads keep nothing",
        f"{_ESCAPE}:Following._moves",
        "yield {OUTSIDE}, {p for each in (receiver, *arguments) for p in self.value(each)}",
        "yield set(), set()",
    ),
    Mutant(
        "what is not translated moves nothing",
        f"{_ESCAPE}:Following._moves",
        "yield everything, everything",
        "yield set(), set()",
    ),
    Mutant(
        "unknown code moves nothing",
        f"{_ESCAPE}:Following._moves_of_call",
        "yield everything, everything",
        "yield set(), set()",
    ),
    Mutant("calls move nothing out", f"{_ESCAPE}:Following._moves_of_call", "yield {OUTSIDE}, moved", "pass"),
    Mutant(
        "calls move nothing into each other",
        f"{_ESCAPE}:Following._moves_of_call",
        "yield self.closure(given[where]), moved",
        "pass",
    ),
    Mutant(
        "known code gives nothing back",
        f"{_ESCAPE}:Following._result",
        "self._moved(part, given[number]) if where is Where.RESULT else set()",
        "set()",
    ),
    Mutant("foreign objects stay foreign", f"{_ESCAPE}:Following._moved", "return {OUTSIDE}", "return set()"),
    Mutant(
        "parts do not move",
        f"{_ESCAPE}:Following._moved",
        "self.closure(p for place in given for p in self.contents.get(place, ()))",
        "set()",
    ),
    Mutant(
        "calls run what they name",
        f"{_ESCAPE}:Following._flows_of_call",
        "self.calls.bodies(node.method, node.virtual)",
        "[node.method]",
    ),
    Mutant("calls let nothing out", f"{_ESCAPE}:Following._flows_of_call", "if places else ()", "if False else ()"),
    Mutant("all classes of a type are known", f"{_ESCAPE}:is_open", "return True", "pass"),
    Mutant("all calls are known", f"{_ESCAPE}:is_open", "", "return False"),
)

NULLNESS = (
    Mutant(
        "one side of a test holds",
        f"{_DEMANDS}:not_null_if",
        "one | other if (operator is B.AND) is truth else one & other",
        "one | other",
    ),
    Mutant(
        "tests for null hold both ways",
        f"{_DEMANDS}:not_null_if",
        "if (operator is B.NOT_EQUAL) is truth:",
        "if True:",
    ),
    Mutant(
        "tests for a class hold both ways",
        f"{_DEMANDS}:not_null_if",
        "case typed.TypeTest(operand=operand) if truth:",
        "case typed.TypeTest(operand=operand):",
    ),
    Mutant("all tests are for null", f"{_DEMANDS}:not_null_if", "if _is_null(other) for i", "for i"),
    Mutant(
        "one of two ways knows of locals",
        f"{_NULL_FLOW}:_State.joined",
        "both = self.locals.keys() & other.locals.keys()",
        "self = other = replace(self, locals={**other.locals, **self.locals}); both = self.locals.keys()",
    ),
    Mutant(
        "of two ways the first decides",
        f"{_NULL_FLOW}:_State.joined",
        "self.locals[i] | other.locals[i]",
        "self.locals[i] & other.locals[i]",
    ),
    Mutant(
        "one of two ways gives fields their values",
        f"{_NULL_FLOW}:_State.joined",
        "self.stored & other.stored",
        "self.stored | other.stored",
    ),
    Mutant(
        "locals keep what was known of them", f"{_NULL_FLOW}:_State.with_local", "if index != variable.index", "if True"
    ),
    Mutant(
        "parameters are never null",
        f"{_NULL_FLOW}:_Walk._entry",
        "NEVER if is_present(variable.type) else frozenset({holder})",
        "NEVER",
    ),
    Mutant(
        "any constructor gives fields their values",
        f"{_NULL_FLOW}:_Walk._goes_on",
        "node.method.is_constructor and node.method.owner == self.method.owner and self._is_this(node.receiver)",
        "node.method.is_constructor and node.method.owner == self.method.owner",
    ),
    Mutant(
        "constructors above give fields their values",
        f"{_NULL_FLOW}:_Walk._goes_on",
        "node.method.is_constructor and node.method.owner == self.method.owner and self._is_this(node.receiver)",
        "node.method.is_constructor and self._is_this(node.receiver)",
    ),
    Mutant("open calls give objects", f"{_NULL_FLOW}:_Walk._result", "if is_open(self.calls, node):", "if False:"),
    Mutant(
        "results are those of the method that is named",
        f"{_NULL_FLOW}:_Walk._result",
        "self.calls.bodies(node.method, node.virtual)",
        "[node.method]",
    ),
    Mutant("calls never give null", f"{_NULL_FLOW}:_Walk._result", "", "return NEVER"),
    Mutant(
        "constructors read no field early",
        f"{_NULL_FLOW}:_Walk._loaded",
        "if self.method.is_constructor and self._is_this(target):",
        "if False:",
    ),
    Mutant(
        "fields are not read early",
        f"{_NULL_FLOW}:_Walk._loaded",
        "Holder(Kind.READ, loaded)",
        "Holder(Kind.FIELD, loaded)",
    ),
    Mutant(
        "initialisers read no field early",
        f"{_NULL_FLOW}:_Walk._loaded_static",
        "if is_inside and loaded not in state.stored:",
        "if False:",
    ),
    Mutant(
        "elements are never null", f"{_NULL_FLOW}:_Walk._step", "NEVER if is_present(variable.type) else None", "NEVER"
    ),
    Mutant("null is an object", f"{_NULL_FLOW}:_Walk._value", "None if value is None else NEVER", "NEVER"),
    Mutant(
        "a choice is an object if one side is",
        f"{_NULL_FLOW}:_Walk._value",
        "None if one is None or other is None else one | other",
        "one if one is not None else other",
    ),
    Mutant(
        "fields are assigned by nobody",
        f"{_NULL_FLOW}:_Walk._note",
        "self._give(Holder(Kind.FIELD, stored), self._value(state, value), node)",
        "self._give(Holder(Kind.FIELD, stored), NEVER, node)",
    ),
    Mutant(
        "others assign no field",
        f"{_NULL_FLOW}:_Walk._note",
        "case graph.StoreField(field=stored, value=value):",
        "case graph.StoreField(target=target, field=stored, value=value) if self._is_this(target):",
    ),
    Mutant(
        "static fields are never null",
        f"{_NULL_FLOW}:_Walk._note",
        "self._give(Holder(Kind.STATIC, stored), self._value(state, value), node)",
        "self._give(Holder(Kind.STATIC, stored), NEVER, node)",
    ),
    Mutant(
        "methods give no null",
        f"{_NULL_FLOW}:_Walk._note",
        "self._give(Holder(Kind.RESULT, self.method), state.locals.get(variable.index), node)",
        "pass",
    ),
    Mutant(
        "objects that are shown have all their values",
        f"{_NULL_FLOW}:_Walk._note",
        "if self.this is not None and self.this.exposes(node):",
        "if False:",
    ),
    Mutant("no argument is null", f"{_NULL_FLOW}:_Walk._note_arguments", "self._value(state, argument)", "NEVER"),
    Mutant(
        "constructors leave no field out",
        f"{_NULL_FLOW}:_Walk._note_missing",
        "for missing in self.own - state.stored:",
        "for missing in ():",
    ),
    Mutant(
        "initialisers leave no field out",
        f"{_NULL_FLOW}:_Walk._note_missing",
        "if missing not in state.stored:",
        "if False:",
    ),
    Mutant("constructors hand nothing on", f"{_NULL_FLOW}:_Walk._hands_on", "", "return False"),
    Mutant(
        "constructors above hand nothing on",
        f"{_NULL_FLOW}:_Walk._hands_on",
        "not self._goes_on(node) and",
        "not node.method.is_constructor and",
    ),
    Mutant(
        "what leads to an object does not hand it on",
        f"{_ROOM}.escape:Following.is_given",
        "TRACKED in self.closure(places)",
        "TRACKED in places",
    ),
    Mutant("no value is null", f"{_NULLNESS}:Nullness._is_nullable", "", "return False"),
    Mutant(
        "what hangs on others is never null",
        f"{_NULLNESS}:Nullness._is_nullable",
        "any(map(lookup, given.conditions))",
        "False",
    ),
    Mutant(
        "all fields are private",
        f"{_NULLNESS}:Nullness.transfer",
        "if not (key.member.private or key.member.final):",
        "if False:",
    ),
    Mutant(
        "nothing is read early", f"{_NULLNESS}:Nullness.transfer", "key.member in self._read_early(key.member) or", ""
    ),
    Mutant("static fields are not seen early", f"{_NULLNESS}:Nullness._is_seen_early", "", "return False"),
    Mutant(
        "initialisers call nobody who sees a field",
        f"{_NULLNESS}:Nullness._is_seen_early",
        "return any(",
        "return False and any(",
    ),
    Mutant(
        "private methods are given objects",
        f"{_NULLNESS}:Nullness._of_method",
        "not method.private or self._may_get_null(self.given(key), lookup)",
        "not method.private",
    ),
)

ARRAYS = (
    Mutant("what comes from anywhere is new", f"{_ORIGINS}:makers", "found[0] = None", "pass"),
    Mutant("parameters are new", f"{_ORIGINS}:origins", "if variable.index in parameters:", "if False:"),
    Mutant(
        "the first side of a choice is what is new",
        f"{_ORIGINS}:origins",
        "pending += [then, otherwise]",
        "pending += [then]",
    ),
    Mutant(
        "the second side of a choice is what is new",
        f"{_ORIGINS}:origins",
        "pending += [then, otherwise]",
        "pending += [otherwise]",
    ),
    Mutant(
        "what unknown code gives is new",
        f"{_OWNERSHIP}:Freshness.transfer",
        "method.open or method.body is None or self.calls.gives_up(method.info)",
        "False",
    ),
    Mutant(
        "whatever a method gives is new",
        f"{_OWNERSHIP}:Freshness.transfer",
        "not self.is_fresh(each, lookup) or",
        "False or",
    ),
    Mutant(
        "methods keep nothing of what they give",
        f"{_OWNERSHIP}:Freshness.transfer",
        " or self._is_kept(method.info, each)",
        "",
    ),
    Mutant(
        "what a call gives is new",
        f"{_OWNERSHIP}:Freshness.is_fresh",
        "bool(bodies) and not any(lookup(each.run.key) for each in bodies)",
        "True",
    ),
    Mutant("all values are new", f"{_OWNERSHIP}:Freshness.is_fresh", "", "return True"),
    Mutant(
        "calls give what the method gives that is named",
        f"{_OWNERSHIP}:Freshness.is_fresh",
        "self.calls.bodies(node.method, node.virtual)",
        "[node.method]",
    ),
    Mutant("all fields with arrays are private", f"{_OWNERSHIP}:Ownership.is_own", "field.private", "True"),
    Mutant(
        "loads let no array out",
        f"{_OWNERSHIP}:Ownership.is_own",
        "and not any(self.escapes.following(method, field).is_held() for method in _methods(uses.loads))",
        "",
    ),
    Mutant(
        "every array is new",
        f"{_OWNERSHIP}:Ownership.is_own",
        "and all(self._is_given_new(method, store) for method, store in uses.stores)",
        "",
    ),
    Mutant(
        "arrays of one store are new",
        f"{_OWNERSHIP}:Ownership._is_given_new",
        "if made is None or not self.freshness.is_fresh(made, self._stale.of):",
        "if made is None:",
    ),
    Mutant("new arrays are kept by nobody else", f"{_OWNERSHIP}:Ownership._is_given_new", "following.is_held() or", ""),
    Mutant(
        "an array is stored once",
        f"{_OWNERSHIP}:Ownership._is_given_new",
        "or [each for each in stores if TRACKED in following.value(each.value)] != [store]",
        "",
    ),
    Mutant("an array gets to one object", f"{_OWNERSHIP}:Ownership._is_at_once", "", "return True"),
    Mutant(
        "a call's array gets to one object",
        f"{_OWNERSHIP}:Ownership._is_at_once",
        "len(entering) == 1 and entering[0].end() is made",
        "True",
    ),
    Mutant("rows stay what they were", f"{_OWNERSHIP}:Ownership.is_filled_once", "", "return True"),
    Mutant(
        "nobody who loads an array changes its rows",
        f"{_OWNERSHIP}:Ownership.is_filled_once",
        "[self.escapes.following(method, field) for method in _methods(uses.loads)]",
        "[]",
    ),
    Mutant(
        "nobody who makes an array changes its rows",
        f"{_OWNERSHIP}:Ownership.is_filled_once",
        "[self.escapes.following(method, each) for each in made if each is not None]",
        "[]",
    ),
    Mutant(
        "lengths of arrays in open fields are known",
        f"{_LENGTHS}:ArrayLengths.transfer",
        "if not (key.private or key.final):",
        "if False:",
    ),
    Mutant("arrays are of one length", f"{_LENGTHS}:ArrayLengths.join", "one | other", "one or other"),
    Mutant(
        "all sizes are known",
        f"{_LENGTHS}:ArrayLengths._shapes",
        "return frozenset({tuple(known)})",
        "return frozenset({tuple(known)}) if known else frozenset()",
    ),
    Mutant(
        "fields give arrays of no length",
        f"{_LENGTHS}:ArrayLengths._shapes",
        "frozenset(shape[:1] for shape in lookup(field))",
        "frozenset()",
    ),
    Mutant(
        "arrays from anywhere are of the same length",
        f"{_LENGTHS}:ArrayLengths._shapes",
        "return _ANY",
        "return frozenset()",
    ),
    Mutant(
        "of several lengths the least is known",
        f"{_LENGTHS}:KnownLengths.shape",
        "return next(iter(first)) if len(first) == 1 else ()",
        "return min(first, default=())",
    ),
    Mutant(
        "rows have the least of several lengths",
        f"{_LENGTHS}:KnownLengths.shape",
        "if len(shapes) == 1:",
        "if shapes and keeps_rows:\n        return max(shapes)\n    if len(shapes) == 1:",
    ),
    Mutant(
        "classes of objects in open fields are known",
        f"{_CLASSES}:ExactClasses.transfer",
        "if not (key.private or key.final):",
        "if False:",
    ),
    Mutant("objects are of one class", f"{_CLASSES}:ExactClasses.join", "one | other", "one or other"),
    Mutant(
        "fields give objects of no class",
        f"{_CLASSES}:ExactClasses._classes",
        "return lookup(field)",
        "return frozenset()",
    ),
    Mutant(
        "objects from anywhere are of the same class",
        f"{_CLASSES}:ExactClasses._classes",
        "return _ANY",
        "return frozenset()",
    ),
)

CONSTRUCTORS = (
    Mutant("constructors show nothing", f"{_ROOM}.constructor_facts:ConstructorFacts._shown", "", "return []"),
    Mutant(
        "all constructors hold what is stated", f"{_ROOM}.constructor_facts:ConstructorFacts.hold", "", "return True"
    ),
    Mutant(
        "the first decision is the last",
        f"{_ROOM}.constructor_facts:ConstructorFacts._holds_after",
        "for number, each in enumerate(statements) if _decides(each)]",
        "for number, each in enumerate(statements) if _decides(each)][:1]",
    ),
    Mutant(
        "conditions are about constants",
        f"{_ROOM}.constructor_facts:ConstructorFacts._is_constant",
        "field.final and self.null.static(field)",
        "field.final",
    ),
    Mutant(
        "final fields decide nothing",
        f"{_ROOM}.constructor_facts:_decides",
        "return statement.field.final",
        "return False",
    ),
    Mutant(
        "exceptions decide nothing",
        f"{_ROOM}.constructor_facts:_decides",
        "return any(isinstance(each, typed.Throw) for each in nodes_in([statement]))",
        "return False",
    ),
    Mutant(
        "other constructors are of the class",
        f"{_ROOM}.constructor_facts:_is_call_of",
        "called.is_constructor and called.owner == owner",
        "called.is_constructor",
    ),
)

_STATICS = f"{_ROOM}.static_state"
STATICS = (
    Mutant("nothing is assigned", f"{_STATICS}:_Finder.look", "self.assigned.add(field)", "pass"),
    Mutant("hidden code assigns nothing", f"{_STATICS}:_Finder.look_at_hidden", "", "return"),
    Mutant("objects are not written to", f"{_STATICS}:_Finder.write", "self.written.add(region)", "pass"),
    Mutant(
        "a local holds a new object if one of its values is new",
        f"{_STATICS}:_Finder.look",
        "if all(isinstance(value, _ALLOCATIONS) for value in values)",
        "if any(isinstance(value, _ALLOCATIONS) for value in values)",
    ),
    Mutant(
        "parameters hold new objects",
        f"{_STATICS}:_Finder.look",
        "made -= {parameter.index for parameter in method.parameters}",
        "pass",
    ),
    Mutant(
        "constructors write to their own objects",
        f"{_STATICS}:_Finder.write",
        "not (info.is_constructor and index == 0)",
        "not info.is_constructor",
    ),
    Mutant(
        "initialisers write to what they have made",
        f"{_STATICS}:_Finder.result",
        "if not self.is_made(field):",
        "if False:",
    ),
    Mutant("nobody hands an array on", f"{_STATICS}:_Finder.follow", "self.shared |= _fields(key, names)", "pass"),
    Mutant(
        "nobody assigns an element",
        f"{_STATICS}:_Finder.follow",
        "self.stored |= {field for field in _fields(key, names) if field.owner != initialises}",
        "pass",
    ),
    Mutant("the library gives nothing back", f"{_STATICS}:_Finder.keeps_receiver", "and not returned", ""),
    Mutant("locals do not name static fields", f"{_STATICS}:_names", "", "return {}"),
    Mutant("rows are no part of an array", f"{_STATICS}:_key", "node = node.target", "return None"),
    Mutant("assigned fields are made once", f"{_STATICS}:_Finder.is_made", "field not in self.assigned and", ""),
    Mutant(
        "initialisers make what they assign",
        f"{_STATICS}:_Finder.is_made",
        "bool(values) and field not in self.assigned and all(isinstance(v, _ALLOCATIONS) for v in values)",
        "bool(values) and field not in self.assigned",
    ),
    Mutant(
        "objects of the program are of the library",
        f"{_STATICS}:_Finder.is_made",
        "if by_library and not all(map(is_library, made)):",
        "if False:",
    ),
    Mutant("other code assigns objects", f"{_STATICS}:_Finder.is_present", "*self.later.get(field, [])", ""),
    Mutant("fields begin with objects", f"{_STATICS}:_Finder.is_present", "bool(self.initial.get(field)) and", ""),
    Mutant("all values are objects", f"{_STATICS}:_Finder.is_object", "", "return True"),
    Mutant(
        "what static fields hold is an object",
        f"{_STATICS}:_Finder.is_object",
        "return self.is_made(value.field)",
        "return True",
    ),
    Mutant("no object of a field is written to", f"{_STATICS}:_Finder.is_mutable", "", "return False"),
    Mutant("objects are of the class of their field", f"{_STATICS}:_Finder.parts", "if exactly else", "if True else"),
    Mutant(
        "objects have no parts",
        f"{_STATICS}:_Finder.is_mutable",
        "new = {(part, False) for part in parts} - seen",
        "new = set()",
    ),
    Mutant("initialisers do not depend on each other", f"{_STATICS}:_Finder.doubtful", "", "return set()"),
    Mutant(
        "initialisers depend on what they read themselves",
        f"{_STATICS}:_Finder.doubtful",
        "grown = bool(needing)",
        "grown = False",
    ),
    Mutant("initialisers call nobody", f"{_STATICS}:_Finder.called", "", "return []"),
    Mutant("initialisers call what they name", f"{_STATICS}:_Finder.called", "if not node.virtual:", "if True:"),
)

_VISIBILITY = "oxpecker.java.lowering.visibility"
VISIBILITY = (Mutant("clones are made by constructors", f"{_VISIBILITY}:cloned_classes", "", "return set()"),)

DEMANDS = (
    Mutant(
        "parameters that are assigned keep their values", f"{_DEMANDS}:copies", "if index not in given}", "if True}"
    ),
    Mutant(
        "copies of anything are parameters", f"{_DEMANDS}:copies", "len(nodes) == len(sources) == 1 and", "sources and"
    ),
    Mutant("no method returns with null", f"{_DEMANDS}:ReturnsWithNull.transfer", "", "return False"),
    Mutant(
        "what is assigned is demanded",
        f"{_DEMANDS}:reached_with_null",
        "return {block.number for block in blocks}",
        "return set()",
    ),
    Mutant("calls that throw made sure", f"{_DEMANDS}:after_edge", "if edge.kind is EdgeKind.EXCEPTION:", "if False:"),
    Mutant("unknown calls demand their arguments", f"{_DEMANDS}:after_edge", "if not is_open(calls, end):", "if True:"),
    Mutant(
        "calls demand what the method demands that is named",
        f"{_DEMANDS}:after_edge",
        "calls.bodies(end.method, end.virtual)",
        "[end.method]",
    ),
)

CONTENTS = (
    Mutant(
        "collections in open fields are closed",
        f"{_CONTENTS}:Contents.present",
        "if held.private and isinstance",
        "if isinstance",
    ),
    Mutant("everything is closed", f"{_CONTENTS}:Contents.present", "if not found.is_closed:", "if False:"),
    Mutant(
        "nothing null is put into collections",
        f"{_CONTENTS}:Contents.present",
        "nullable |= {place for place, call, n in found.puts if not self.null.argument(method, call, n)}",
        "pass",
    ),
    Mutant("no view is let out", f"{_CONTENTS}:Contents.present", "nullable |= set(parts[1:])", "pass"),
    Mutant("locals hold no collection", f"{_CONTENTS}:_Scan._aliases", "size = -1", "return aliases"),
    Mutant(
        "new collections are in no local", f"{_CONTENTS}:_Scan._aliases", "(is_loaded or id(node) in new)", "is_loaded"
    ),
    Mutant(
        "what is not translated is closed", f"{_CONTENTS}:_Scan._is_closed", "return not self.aliases", "return True"
    ),
    Mutant(
        "results are closed",
        f"{_CONTENTS}:_Scan._is_closed",
        "return variable is None or variable.index not in self.aliases",
        "return True",
    ),
    Mutant(
        "calls are closed",
        f"{_CONTENTS}:_Scan._is_closed",
        "return self._is_closed_call(node, found)",
        "return self._is_closed_call(node, found) or True",
    ),
    Mutant(
        "stores are closed",
        f"{_CONTENTS}:_Scan._is_closed",
        "return isinstance(node, _HARMLESS) or not self._names(node)",
        "return True",
    ),
    Mutant(
        "arguments are closed",
        f"{_CONTENTS}:_Scan._is_closed_call",
        "return not given or (node.method.closed and (node.method.static or node.method.is_constructor))",
        "return True",
    ),
    Mutant(
        "new collections are empty",
        f"{_CONTENTS}:_Scan._is_closed_call",
        "return all(self._is_size_or_order(t) for t in node.method.parameter_types)",
        "return True",
    ),
    Mutant("views are nothing", f"{_CONTENTS}:_Scan._is_closed_call", "found.views.append(node)", "pass"),
    Mutant(
        "no argument is a part", f"{_CONTENTS}:_parts", "if isinstance(t, ClassType) and t.place >= 0:", "if False:"
    ),
    Mutant(
        "all methods of a collection are closed",
        f"{_CONTENTS}:_Scan._is_closed_call",
        "return method.closed",
        "return True",
    ),
    Mutant("methods do not keep views", f"{_VIEWS}:ViewUse.transfer", "", "return False"),
    Mutant("no view is kept or set", f"{_VIEWS}:ViewUse.is_let_out", "", "return False"),
    Mutant(
        "views are not stored",
        f"{_VIEWS}:ViewUse._lets_out",
        "case graph.StoreField(value=value) | graph.StoreElement(value=value):",
        "case graph.StoreField(value=value) | graph.StoreElement(value=value) if False:",
    ),
    Mutant(
        "static fields hold no views",
        f"{_VIEWS}:ViewUse._lets_out",
        "case graph.StoreStatic(value=value) | graph.ThrowObject(value=value):",
        "case graph.StoreStatic(value=value) | graph.ThrowObject(value=value) if False:",
    ),
    Mutant(
        "callers get no views",
        f"{_VIEWS}:ViewUse._lets_out",
        "if variable is None or isinstance(source, int):",
        "if True:",
    ),
    Mutant(
        "what is not translated sets no view",
        f"{_VIEWS}:ViewUse._lets_out",
        "return any(not {TRACKED, REACHED}.isdisjoint(held) for held in following.locals.values())",
        "return False",
    ),
    Mutant(
        "calls set no view",
        f"{_VIEWS}:ViewUse._lets_out",
        "return self._call_lets_out(following, node, lookup)",
        "return False",
    ),
    Mutant(
        "views are not set",
        f"{_VIEWS}:ViewUse._call_lets_out",
        "return sets or not is_model or",
        "return not is_model or",
    ),
    Mutant("functions do not set views", f"{_VIEWS}:ViewUse._is_harmless", "", "return True"),
    Mutant(
        "functions of the program set no views",
        f"{_VIEWS}:ViewUse._is_known",
        "return not any(lookup((each.key, number)) for each in own for number in range(1, len(each.parameters) + 1))",
        "return True",
    ),
    Mutant(
        "calls with views are known",
        f"{_VIEWS}:ViewUse._call_lets_out",
        "return is_open(self.calls, node) or any(",
        "return any(",
    ),
    Mutant(
        "calls keep no view",
        f"{_VIEWS}:ViewUse._call_lets_out",
        "any(lookup((each.key, number)) for each in bodies for number, _ in given)",
        "False",
    ),
    Mutant("objects are no views", f"{_VIEWS}:ViewUse._holds", "return t == OBJECT", "return False"),
)

_MADE = f"{_ROOM}.array_classes"
ARRAY_CLASSES = (
    Mutant("arrays are made with their own type", f"{_MADE}:ArrayClasses._made", "return _ANY", "return frozenset()"),
    Mutant(
        "what is given is made",
        f"{_MADE}:ArrayClasses._made",
        "return walk.given[variable.index]",
        "return frozenset()",
    ),
    Mutant("tests for arrays succeed", f"{_MADE}:_Walk._is_taken", "return not all(fits) or", "return"),
)

MUTANTS = (
    *FRAMEWORK,
    *ESCAPE,
    *NULLNESS,
    *DEMANDS,
    *ARRAYS,
    *CONTENTS,
    *CONSTRUCTORS,
    *STATICS,
    *VISIBILITY,
    *ARRAY_CLASSES,
)
