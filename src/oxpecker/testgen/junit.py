"""JUnit tests from cases: one test class per class, one test per case."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib.resources import files

from oxpecker.java.kinds import ClassKind
from oxpecker.java.lowering.naming import java_name
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.input_clauses import IDENTITY
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.throws import left_out
from oxpecker.oox.types import VOID, ArrayType, ClassType, Type, shown_class
from oxpecker.results import Finding, FindingKind
from oxpecker.results.case import Case, CaseOutcome
from oxpecker.results.heap import HeapValue
from oxpecker.testgen.answering import Answering
from oxpecker.testgen.arrangement import Arrangement
from oxpecker.testgen.clauses import ClauseWriter, Unwritable, unparenthesised
from oxpecker.testgen.construction import Construction
from oxpecker.testgen.expectation import Expectation
from oxpecker.testgen.literals import comment_line, string_literal
from oxpecker.testgen.mocks import Mocks
from oxpecker.testgen.names import simple_name, test_names, variable_name
from oxpecker.testgen.observers import Observers
from oxpecker.testgen.plain import Impossible
from oxpecker.testgen.selection import Standing
from oxpecker.testgen.static_objects import StaticObjects, StaticPart
from oxpecker.testgen.suite import ANSWERS, HELPER, JUnitStyle, Skipped, TestClass, Written, counted
from oxpecker.testgen.thrown import asserted_message
from oxpecker.testgen.view import JavaView

_ARTIFICIAL = ["// No calls were found that construct this state: reflection sets it."]


class JUnitWriter:
    """Writes the tests of a program."""

    def __init__(self, view: JavaView, style: JUnitStyle) -> None:
        self.view = view
        self.style = style
        self.construction = Construction(view)
        self.observers = Observers(view)
        self.classes: dict[str, TestClass] = {}
        self.skipped: list[Skipped] = []
        self.written = 0
        self.failing_tests: dict[str, str] = {}
        self.names: dict[str, set[str]] = {}

    def add(self, method: typed.Method, cases: Sequence[Case]) -> None:
        """Adds a test for each case of a method."""
        info = method.info
        owner = self.test_class(info.owner)
        base = info.owner.rpartition("$")[2] if info.is_constructor else java_name(info.name)
        taken = self.names.setdefault(info.owner, set())
        names = test_names(variable_name(base) if info.is_constructor else base, cases, self.style.numbers)
        for name, case in zip(names, cases, strict=True):
            unique, number = name, 1
            while unique in taken:
                number += 1
                unique = f"{name}_{number}"
            try:
                test, throws = self.test(method, case, owner)
            except Impossible as problem:
                self.skipped.append(Skipped(str(info), str(problem)))
                continue
            taken.add(unique)
            self.written += 1
            if case.outcome is CaseOutcome.VIOLATED and not self.style.from_contract:
                is_thrown = case.finding is not None and case.finding.kind is FindingKind.EXCEPTION
                thrown = case.exception if is_thrown else None
                self.failing_tests[f"{owner.name}.{unique}"] = "" if thrown is None else simple_name(thrown.name)
                owner.reproducing.append(f"{unique} {'*' if thrown is None else simple_name(thrown.name)}")
            else:
                owner.passing.append(unique)
            access = self.style.access
            declared = " throws Exception" if throws or self.throws(info) else ""
            body = "\n".join(f"        {line}" if line else "" for line in test)
            owner.tests.append(f"    @Test\n    {access}void {unique}(){declared} {{\n{body}\n    }}")

    def standing(self, method: typed.Method, case: Case) -> Standing:
        """How a test can create the inputs of a case, if at all; whether they may exist is not asked."""
        scratch = TestClass(method.info.owner, "", "")
        try:
            self.test(method, case, scratch)
        except Impossible:
            return Standing.UNWRITABLE
        return Standing.ARTIFICIAL if scratch.artificial else Standing.NATURAL

    def test_class(self, owner: str) -> TestClass:
        """The test class of a class."""
        if owner not in self.classes:
            outline = self.view.class_outline(owner)
            assert outline is not None
            name = outline.name.replace(".", "")
            self.classes[owner] = TestClass(owner, f"{name}PathTest", outline.package)
        return self.classes[owner]

    def throws(self, info: MethodInfo) -> bool:
        """Whether a test must declare that it may throw."""
        hidden = not self.view.may_use(info) or not all(map(self.view.is_named, info.parameter_types))
        return bool(info.throws) or hidden

    # --- one test ------------------------------------------------------------------------------------------

    def test(self, method: typed.Method, case: Case, owner: TestClass) -> tuple[list[str], bool]:
        """The lines of a test, and whether the constructing lines may throw."""
        info = method.info
        if case.drawn:
            raise Impossible("a value that the program reads or draws at random")
        if any(dict(each.fields).get(IDENTITY, "0") != "0" for each in case.before.objects):
            raise Impossible("a hash code that the JVM chooses")
        owner.mocks = owner.mocks or Mocks(self.view)
        given = dict(case.before.roots)
        roots: list[tuple[str, HeapValue, Type]] = [
            (p.name, given[p.name], p.type) for p in method.parameters if p.name in given
        ]
        arrangement = Arrangement(self.view, self.construction, case, owner.mocks)
        static = StaticObjects(self.view, self.construction.containers, case)
        set_parts = static.given()
        arrangement.name_static(static.named())
        held = [(name, *each) for name, part in zip(case.statics, set_parts, strict=True) for each in part.values]
        values = arrangement.arguments(info, [*roots, *held])
        arguments, statics = values[: len(roots)], iter(values[len(roots) :])
        answering = Answering(arrangement, case.calls)
        arrangement.lines += answering.written()
        if self.style.from_contract:
            arrangement.lines += answering.beyond()
        arrangement.lines += arrangement.filling
        for part in set_parts:
            arrangement.lines.append(part.assigned(*(next(statics) for _ in part.values)))
        expectation = Expectation(arrangement, case.after, self.observers, case.private)
        lines = [*self.comment(case), *(_ARTIFICIAL if arrangement.artificial else ()), *arrangement.lines]
        if arrangement.lines:
            lines.append("")
        call = self.call(info, arguments, owner)
        result = None if info.return_type == VOID or info.is_constructor else info.return_type
        if self.style.from_contract:
            lines += self.contract(method, arguments, call, result, owner)
        elif case.outcome is CaseOutcome.VIOLATED:
            lines += self.violation(case, call, result, info, roots, expectation, owner)
        elif case.outcome is CaseOutcome.THREW:
            lines += [*self.exception(case, call, expectation, roots), *answering.verified()]
        else:
            lines.append(self.act(call, info, result))
            if info.is_constructor:
                roots = self.constructed(arrangement, case, info)
            asserted = [*expectation.state(result, roots), *answering.verified()]
            if not asserted and not case.private:
                return self.test(method, replace(case, private=True), owner)
            lines += ["", *asserted] if asserted else []
        touched = [*set_parts, *static.changed()]
        if touched:
            lines = self.restoring(touched, lines, owner)
        owner.used |= expectation.used
        owner.reflective |= arrangement.reflective or expectation.reflective
        owner.artificial |= arrangement.artificial
        while lines and not lines[-1]:
            lines.pop()
        return lines, arrangement.throws

    def restoring(self, parts: Sequence[StaticPart], lines: list[str], owner: TestClass) -> list[str]:
        """The lines, followed by code that restores the static state they change: other tests would see it."""
        owner.reflective = True
        saved, restored = [], []
        # An object is restored before what it leads to.
        ordered = sorted(parts, key=lambda each: (len(each.holder), each.holder, each.part))
        for number, part in enumerate(ordered, 1):
            saved.append(f"Object{'' if part.part else '[]'} static{number} = {part.saved};")
            restored.append(f"    {part.assigned(f'static{number}')}")
        return [*saved, "try {", *(f"    {line}" if line else "" for line in lines), "} finally {", *restored, "}"]

    def comment(self, case: Case) -> list[str]:
        """A comment with the violation, or with the condition that callers who do this break."""
        finding = case.finding
        condition = None if case.excused is None else case.excused.condition
        if condition is not None and condition.text:
            return [f"// Callers break a condition: {comment_line(condition.text)}"]
        if finding is None:
            return []
        if finding.span.file.startswith(BUILT_IN) or not finding.clause:
            return [f"// {comment_line(finding.reason or finding.kind)}"]
        named = finding.kind is FindingKind.EXCEPTION or finding.clause.startswith(finding.kind)
        what = finding.clause if named else f"{finding.kind}: {finding.clause}"
        place = f"{finding.span.file.rpartition('/')[2]}:{finding.span.line}"
        others = counted(case.alike, "other path")
        more = f"; {others} {'does' if case.alike == 1 else 'do'} the same" if case.alike else ""
        return [f"// {comment_line(what)} ({place}){more}"]

    def call(self, info: MethodInfo, arguments: list[str], owner: TestClass) -> str:
        """The call under test."""
        name = self.view.class_name(info.owner)
        if info.is_constructor:
            outline = self.view.class_outline(info.owner)
            if (
                name is None
                or outline is None
                or outline.abstract
                or not self.view.may_use(info)
                or outline.kind is ClassKind.ENUM
            ):
                raise Impossible(f"an object of {shown_class(info.owner)}, whose constructor cannot be called")
            if outline.inner:
                return f"{arguments[0]}.new {name.rpartition('.')[2]}({', '.join(arguments[1:])})"
            return f"new {name}({', '.join(arguments)})"
        receiver = name if info.static else arguments[0]
        rest = arguments if info.static else arguments[1:]
        if self.view.may_use(info) and name is not None and all(map(self.view.is_named, info.parameter_types)):
            return f"{receiver}.{java_name(info.name)}({', '.join(rest)})"
        owner.reflective = True
        declared = f"{name}.class" if name else f'HeapState.classNamed("{self.view.binary_name(info.owner)}")'
        types = ", ".join(self.class_literal(t) for _, t in info.parameters)
        target = "null" if info.static else receiver
        given = "".join(f", {argument}" for argument in rest)
        if len(rest) == 1 and isinstance(info.parameter_types[0], (ClassType, ArrayType)):
            given = f", (Object) {rest[0]}"
        return f'HeapState.call({declared}, {target}, "{java_name(info.name)}", new Class<?>[] {{{types}}}{given})'

    def class_literal(self, t: Type) -> str:
        """The class object of a type."""
        if not self.view.is_named(t) and isinstance(t, ClassType):
            return f'HeapState.classNamed("{self.view.binary_name(t.name)}")'
        return f"{self.view.type_name(t)}.class"

    def act(self, call: str, info: MethodInfo, result: Type | None) -> str:
        """The statement with the call."""
        if info.is_constructor:
            return f"{self.view.class_name(info.owner)} it = {call};"
        if result is None:
            return f"{call};"
        name = self.view.type_name(result)
        if call.startswith("HeapState.call("):
            return f"{name} result = ({_boxed(name)}) {call};"
        return f"{name} result = {call};"

    def constructed(self, arrangement: Arrangement, case: Case, info: MethodInfo) -> list[tuple[str, HeapValue, Type]]:
        """The object that a constructor created is a root; its variable is `it`."""
        value = dict(case.after.roots)["this"]
        name = getattr(value, "name", "")
        arrangement.variables[name] = "it"
        parameter = next(p for p in self.view.program.methods[info.key].parameters if p.name == "this")
        return [("this", value, parameter.type)]

    def exception(
        self, case: Case, call: str, expectation: Expectation, roots: list[tuple[str, HeapValue, Type]]
    ) -> list[str]:
        """Expects an exception, and the state after it."""
        thrown = case.exception
        assert thrown is not None
        name = self.view.class_name(thrown.name) or "Throwable"
        expectation.used.add("assertThrows")
        expected = f"assertThrows({name}.class, () -> {call});"
        message = asserted_message(thrown.name, thrown.text, thrown.span)
        claims = []
        if self._has_subclasses(thrown.name):
            expectation.used.add("assertSame")
            claims.append(f"assertSame({name}.class, thrown.getClass());")
        if message:
            expectation.used.add("assertEquals")
            claims.append(f"assertEquals({string_literal(message)}, thrown.getMessage());")
        lines = [f"{name} thrown = {expected}", "", *claims] if claims else [expected]
        asserted = expectation.state(None, roots)
        if asserted and len(lines) == 1:
            lines.append("")
        return [*lines, *asserted]

    def _has_subclasses(self, name: str) -> bool:
        """Whether `assertThrows` accepts other exceptions of the program than those of the class itself."""
        hierarchy = self.view.program.hierarchy
        if self.view.class_name(name) is None or name not in hierarchy.classes:
            return False
        return any(each != name and hierarchy.subclass(each, name) for each in hierarchy.classes)

    def violation(
        self,
        case: Case,
        call: str,
        result: Type | None,
        info: MethodInfo,
        roots: list[tuple[str, HeapValue, Type]],
        expectation: Expectation,
        owner: TestClass,
    ) -> list[str]:
        """A test that fails: the exception leaves it, or it asserts that the violating state does not occur."""
        finding = case.finding
        assert finding is not None
        if finding.kind is FindingKind.EXCEPTION:
            return [f"{call};"]
        lines = [self.act(call, info, result)]
        who = f"{finding.method} " if case.inside else ""
        message = string_literal(f"{who}violates '{finding.clause or finding.kind}'")
        promised = finding.kind in (FindingKind.ENSURES, FindingKind.INVARIANT, FindingKind.ASSIGNABLE)
        if case.exception is not None or case.inside or not promised:
            owner.used.add("fail")
            return [f"{call};", f"fail({message});"]
        violated = self.broken(case, info, roots, expectation, owner)
        if violated is not None:
            before, claim = violated
            return [*before, *lines, "", claim]
        asserted = expectation.state(result, roots) if not info.is_constructor else []
        if not asserted:
            owner.used.add("fail")
            return [*lines, f"fail({message});"]
        owner.used.add("assertThrows")
        block = ["() -> {", *(f"    {line}" for line in asserted), "}"]
        wrapped = self.style.explained("assertThrows", message, "AssertionError.class", "\n        ".join(block))
        return [*lines, "", "// This is the actual result. It violates the contract.", wrapped]

    def broken(
        self,
        case: Case,
        info: MethodInfo,
        roots: list[tuple[str, HeapValue, Type]],
        expectation: Expectation,
        owner: TestClass,
    ) -> tuple[list[str], str] | None:
        """The violated clause in Java; None if Java cannot express it."""
        finding = case.finding
        assert finding is not None
        arrangement = expectation.arrangement
        names = {name: arrangement.expression(value, t) for name, value, t in roots}
        if info.is_constructor:
            names["this"] = "it"
        clause = next((c for c in self.promises(info) if c.span == finding.span), None)
        receiver = [names["this"]] if "this" in names else []
        subjects = [*dict.fromkeys((*receiver, *self.subjects(finding, arrangement)))] or [""]
        writers = [ClauseWriter(self.view, info, {**names, "this": each} if each else names) for each in subjects]
        try:
            asked = [] if clause is None else [each.code(clause.condition) for each in writers]
        except Unwritable:
            asked = []
        if not asked:
            return None
        owner.used.add("assertTrue")
        owner.reflective |= any(each.reflective for each in writers)
        message = string_literal(f"violates '{finding.clause}'")
        claim = " && ".join(asked) if len(asked) > 1 else unparenthesised(asked[0])
        before = [line for each in writers for line in each.before]
        return before, self.style.explained("assertTrue", message, claim)

    def subjects(self, finding: Finding, arrangement: Arrangement) -> list[str]:
        """The variables of the objects that a broken invariant may be about: the receiver need not be the one."""
        if finding.kind is not FindingKind.INVARIANT:
            return []
        program, known = self.view.program, arrangement.variables
        owners = [name for name, clauses in program.invariants.items() if any(c.span == finding.span for c in clauses)]
        objects = (each for each in finding.heap_before.objects if not each.is_array and each.name in known)
        return [known[each.name] for each in objects if any(program.hierarchy.subclass(each.type, o) for o in owners)]

    def promises(self, info: MethodInfo) -> list[typed.Clause]:
        """The clauses that must hold after a call: postconditions of the method, then invariants of its class."""
        program = self.view.program
        ensured = [clause for case in program.methods[info.key].cases for clause in case.ensures]
        if info.static:
            return ensured
        above = [each.name for each in program.hierarchy[info.owner].lineage()]
        return [*ensured, *(clause for name in above for clause in program.invariants.get(name, ()))]

    def contract(
        self, method: typed.Method, arguments: list[str], call: str, result: Type | None, owner: TestClass
    ) -> list[str]:
        """The call, then an assertion for every clause of the contract that Java can express."""
        info = method.info
        given = [p.name for p in method.parameters if not (info.is_constructor and p.name == "this")]
        names = dict(zip(given, arguments, strict=True))
        if info.is_constructor:
            names["this"] = "it"
        writer = ClauseWriter(self.view, info, names)
        claims: list[str] = []
        for case in method.cases:
            try:
                applies = [writer.code(clause.condition) for clause in case.requires] if len(method.cases) > 1 else []
            except Unwritable:
                continue
            if applies:
                name = f"applies{len(writer.before) + 1}"
                writer.before.append(f"boolean {name} = {' && '.join(applies)};")
                applies = [f"!{name} || "]
            claims += [self.claim(writer, clause, "".join(applies)) for clause in case.ensures]
        if not info.static:
            claims += [
                self.claim(writer, clause, "") for clause in self.promises(info) if clause not in _ensured(method)
            ]
        owner.reflective |= writer.reflective
        if any(claim.startswith("assertTrue") for claim in claims):
            owner.used.add("assertTrue")
        return [*writer.before, *self.tolerant(method, self.act(call, info, result)), "", *claims]

    def claim(self, writer: ClauseWriter, clause: typed.Clause, condition: str) -> str:
        """The assertion of one clause; a comment if Java cannot express it."""
        try:
            asked = writer.code(clause.condition)
        except Unwritable as what:
            return f"// line {clause.span.line} of the contract is not checked: {what}"
        return f"assertTrue({condition}{asked if condition else unparenthesised(asked)});"

    def tolerant(self, method: typed.Method, act: str) -> list[str]:
        """The call; exceptions that the contract allows end the test."""
        signalled = [clause.type for case in method.cases for clause in case.signals]
        if any(case.exceptional for case in method.cases):
            signalled = signalled or [ClassType("RuntimeException")]
        handlers = [(t, True) for t in signalled]
        for t in method.info.throws:
            handlers += [(other, False) for other in left_out(self.view.program.hierarchy, t)]
        handlers += [(t, True) for t in method.info.throws]
        if not handlers:
            return [act]
        declared, equals, call = act.partition(" = ")
        lines = [f"{declared};"] if equals else []
        target = f"{declared.rpartition(' ')[2]} = {call}" if equals else act
        lines += ["try {", f"    {target}"]
        caught: list[Type] = []
        for t, allowed in handlers:
            if any(self.view.program.hierarchy.subtype(t, above) for above in caught):
                continue
            caught.append(t)
            name = "allowed" if allowed else "unexpected"
            end = "return;" if allowed else f"throw {name};"
            lines += [f"}} catch ({self.view.type_name(t)} {name}) {{", f"    {end}"]
        return [*lines, "}"]

    # --- files ---------------------------------------------------------------------------------------------

    def result(self, description: str) -> Written:
        """All files."""
        found: dict[str, str] = {}
        for owner in self.classes.values():
            if not owner.tests:
                continue
            found[owner.path] = self.text(owner, description)
            for name, needed in ((HELPER, owner.reflective), (ANSWERS, owner.mocks and owner.mocks.texts)):
                if needed:
                    package = f"package {owner.package};\n\n" if owner.package else ""
                    helper = files("oxpecker.testgen").joinpath(f"{name}.java").read_text("utf-8")
                    folder = owner.path.rpartition("/")[0]
                    found[f"{folder}/{name}.java" if folder else f"{name}.java"] = package + helper
        return Written(
            dict(sorted(found.items())),
            self.written,
            len(self.failing_tests),
            dict(self.failing_tests),
            tuple(self.skipped),
            tuple(f"{owner.qualified} {name}" for owner in self.classes.values() for name in owner.passing),
            tuple(f"{owner.qualified} {name}" for owner in self.classes.values() for name in owner.reproducing),
        )

    def text(self, owner: TestClass, description: str) -> str:
        """The text of one test class."""
        style = self.style
        parts = [f"package {owner.package};\n"] if owner.package else []
        imports = [f"import static {style.assertions}.{name};" for name in sorted(owner.used)]
        parts.append("\n".join([*imports, *([""] if imports else []), f"import {style.package}.Test;\n"]))
        shown = self.view.class_name(owner.owner) or owner.owner
        quiet = '@SuppressWarnings({"unchecked", "rawtypes", "removal"})\n' if self.is_generic(owner) else ""
        head = f"/** Tests of {shown}, {description}. */\n{quiet}{style.access}class {owner.name} {{\n"
        members = [*owner.tests, *(owner.mocks.texts.values() if owner.mocks else ())]
        return "\n".join(parts) + "\n" + head + "\n\n".join(members) + "\n}\n"

    def is_generic(self, owner: TestClass) -> bool:
        """Whether the compiler would warn of raw types."""
        outline = self.view.outline
        if (owner.mocks is not None and owner.mocks.texts) or any("java.util." in test for test in owner.tests):
            return True
        return bool(outline.generic) or any(each.parameters for each in outline.classes.values())


def _ensured(method: typed.Method) -> list[typed.Clause]:
    return [clause for case in method.cases for clause in case.ensures]


def _boxed(name: str) -> str:
    return {"int": "Integer", "char": "Character"}.get(name, name[:1].upper() + name[1:] if name.islower() else name)
