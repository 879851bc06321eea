"""The part of a test that stubs mocks with the results of a path's open methods."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.java.lowering.naming import java_name
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.types import OBJECT, VOID, ArrayType, ClassType, Type, named_field, shown_class
from oxpecker.results.case import OpenCall
from oxpecker.results.heap import HeapGraph, HeapReference, HeapValue
from oxpecker.results.ranking import ContradictoryOrderError, ranked
from oxpecker.testgen.arrangement import Arrangement
from oxpecker.testgen.behaviour import has_effects
from oxpecker.testgen.literals import default_value, literal
from oxpecker.testgen.mocks import is_mocked, stands_for
from oxpecker.testgen.plain import Impossible, PlainValues
from oxpecker.testgen.promises import kept_by

Question = tuple[str, str, tuple[str, ...]]
"""A mock, a method and arguments, as written in a test."""


class Answering:
    """The stubbed answers of one case."""

    def __init__(self, arrangement: Arrangement, calls: Sequence[OpenCall]) -> None:
        self.arrangement = arrangement
        self.view = arrangement.view
        self.mocks = arrangement.mocks
        self.calls = calls
        self.placeholders: dict[str, str] = {}
        """Variables for objects that the code under test makes."""
        self.lines: list[str] = []

    def written(self) -> list[str]:
        """The lines: orderings first, then single answers."""
        asked: dict[Question, list[tuple[OpenCall, str]]] = {}
        ordered: dict[tuple[str, str], list[OpenCall]] = {}
        for call in self.calls:
            info = self.info(call)
            if not is_mocked(info.owner):
                raise Impossible(f"a call of the native {info}")
            if info.name in ("equals", "hashCode", "toString") and info not in self.mocks.methods(info.owner):
                raise Impossible(f"a mock of {stands_for(info.owner)} whose {info.name} is called")
            arguments = self.arguments(call)
            question = (arguments[0], self.mocks.label(info), tuple(arguments[1:]))
            asked.setdefault(question, []).append((call, self.outcome(call)))
            if self.view.program.methods[info.key].orders:
                shared = arguments[0] if len(call.arguments) == 3 else ""
                ordered.setdefault((shared, info.key), []).append(call)
        for (shared, key), calls in ordered.items():
            self.order(shared, key, calls)
        for question, outcomes in asked.items():
            self.answer(question, outcomes)
        return self.lines

    def beyond(self) -> list[str]:
        """What mocks answer to calls that the path did not make: orderings as the keys come, others a default."""
        stubbed = {each.partition(".order(")[0] for each in self.lines}
        lines = []
        for name, variable in self.arrangement.variables.items():
            each = self.arrangement.objects.get(name)
            for info in self.mocks.methods(each.type) if each is not None and is_mocked(each.type) else ():
                answers = f"{variable}.{self.mocks.answers(info.owner)}"
                if self.view.program.methods[info.key].orders:
                    lines += [] if answers in stubbed else [f'{answers}.order("{self.mocks.label(info)}");']
                elif info.return_type != VOID:
                    lines.append(f'{answers}.otherwise("{self.mocks.label(info)}", {self.harmless(info)});')
        return lines

    def harmless(self, info: MethodInfo) -> str:
        """An answer, for any arguments, that satisfies the contract of a method."""
        promised = [clause for case in self.view.program.methods[info.key].cases for clause in case.ensures]
        if not promised:
            return default_value(info.return_type)
        kept = kept_by(info.return_type, promised)
        if kept is None:
            asked = shown_class(stands_for(info.owner))
            raise Impossible(f"a mock of {asked}: without its code, the calls of {info.shown} are not known")
        return literal(kept, info.return_type)

    def verified(self) -> list[str]:
        """The assertions about the calls of mocks: those with effects in order and number, the others once each."""
        made = [call for call in self.calls if not call.specification]
        made = [call for call in made if not self.view.program.methods[call.method].orders]
        lines = []
        for call in made:
            info, (mock, *arguments) = self.info(call), self.arguments(call)
            given = "".join(f", {each}" for each in arguments)
            if len(arguments) == 1 and not _is_simple(info.parameter_types[0]):
                given = f", (Object) {arguments[0]}"
            word = "verify" if has_effects(self.view.program.methods[call.method]) else "verifyAny"
            lines.append(f'{mock}.{self.mocks.answers(info.owner)}.{word}("{self.mocks.label(info)}"{given});')
        return [*dict.fromkeys(line for line in lines if ".verifyAny(" in line), *self.verified_in_order(lines)]

    def verified_in_order(self, lines: list[str]) -> list[str]:
        """The assertions about calls with effects, and that there are no others."""
        found = [line for line in lines if ".verify(" in line]
        for name, variable in self.arrangement.variables.items():
            each = self.arrangement.objects.get(name)
            if each is None or not is_mocked(each.type):
                continue
            methods = [m for m in self.mocks.methods(each.type) if has_effects(self.view.program.methods[m.key])]
            labels = ", ".join(f'"{self.mocks.label(method)}"' for method in methods)
            if labels:
                found.append(f"{variable}.{self.mocks.answers(each.type)}.verifyNoMore({labels});")
        return found

    def info(self, call: OpenCall) -> MethodInfo:
        """The method of a call."""
        return self.view.program.methods[call.method].info

    # --- single answers ------------------------------------------------------------------------------------

    def answer(self, question: Question, outcomes: list[tuple[OpenCall, str]]) -> None:
        """The answer to one call, or the sequence of answers if it is repeated."""
        # Calls made only by contracts do not happen on a JVM, unless a test checks the contracts.
        texts = [text for call, text in outcomes if not call.specification] or [outcomes[0][1]]
        texts = texts[:1] if len(set(texts)) == 1 else texts
        if not any(texts) or self.follows_order(outcomes[0][0]):
            return
        mock, label, arguments = question
        given = "".join(f", {each}" for each in arguments)
        if len(arguments) == 1 and not _is_simple(self.info(outcomes[0][0]).parameter_types[0]):
            given = f", (Object) {arguments[0]}"
        for text in texts:
            how, _, rest = text.partition("|")
            value, _, effect = rest.partition("|")
            answers = f"{mock}.{self.mocks.answers(self.info(outcomes[0][0]).owner)}"
            line = f'{answers}.{how or "give"}({value or "null"}, "{label}"{given})'
            self.lines.append(f"{line}.doing(() -> {effect});" if effect else f"{line};")

    def outcome(self, call: OpenCall) -> str:
        """How a call ends: `give|value|effect` or `fail|exception|effect`; empty if the default is enough."""
        info = self.info(call)
        effects = [self.effect(call, *each) for each in call.assigned]
        effect = effects[0] if len(effects) == 1 else f"{{ {' '.join(f'{each};' for each in effects)} }}"
        effect = effect if effects else ""
        if call.thrown is not None:
            return f"fail|{self.value(call, call.thrown, OBJECT)}|{effect}"
        if info.return_type == VOID:
            return f"give||{effect}" if effect else ""
        return f"give|{self.value(call, call.result, info.return_type)}|{effect}"

    def effect(self, call: OpenCall, target: HeapValue, field: str, value: HeapValue) -> str:
        """The assignment of a field."""
        hierarchy = self.view.program.hierarchy
        if isinstance(target, HeapReference):
            each = next(o for o in call.objects if o.name == target.name)
            info = hierarchy[each.type].find_field(field, static=False)
            assert info is not None
            given, field = self.value(call, value, info.type), java_name(field)
            if self.view.may_assign(info) and not is_mocked(each.type):
                return f"{self.value(call, target, OBJECT)}.{field} = {given}"
            self.arrangement.reflective = True
            return f'HeapState.set({self.value(call, target, OBJECT)}, "{field}", {given})'
        owner, name = named_field(field)
        info = hierarchy[owner].static_fields[name]
        given, visible = self.value(call, value, info.type), self.view.class_name(owner)
        if self.view.may_assign(info) and visible is not None:
            return f"{visible}.{java_name(name)} = {given}"
        self.arrangement.reflective = True
        where = f"{visible}.class" if visible else f'HeapState.classNamed("{self.view.binary_name(owner)}")'
        return f'HeapState.set({where}, "{java_name(name)}", {given})'

    # --- values --------------------------------------------------------------------------------------------

    def arguments(self, call: OpenCall) -> list[str]:
        """The receiver and the arguments."""
        types = [OBJECT, *self.info(call).parameter_types]
        return [self.value(call, value, t, True) for value, t in zip(call.arguments, types, strict=True)]

    def value(self, call: OpenCall, value: HeapValue, t: Type, argument: bool = False) -> str:
        """A value that occurs in a call."""
        if not isinstance(value, HeapReference):
            return "null" if value is None else literal(value, t)
        arrangement = self.arrangement
        if value.name in arrangement.objects:
            arrangement.complete(value, t)
            return arrangement.reference(value)
        each = next(o for o in call.objects if o.name == value.name)
        written = PlainValues(self.view, HeapGraph(self.arrangement.before.roots, call.objects)).written(value.name)
        if written is not None:
            return written
        if value.name not in self.placeholders:
            if not argument:
                raise Impossible("a result of a mock that is an object created by the method")
            name = "Object" if each.is_array else self.view.class_name(each.type) or "Object"
            number = len(self.placeholders) + 1
            variable = f"made{number}"
            self.lines.append(f"Answers.Made {variable} = new Answers.Made({name}.class);")
            self.placeholders[value.name] = variable
        return self.placeholders[value.name]

    # --- orders --------------------------------------------------------------------------------------------

    def follows_order(self, call: OpenCall) -> bool:
        """Whether the ordering explains an answer: it is one of the usual signs."""
        return self.view.program.methods[call.method].orders and call.result in ("-1", "0", "1")

    def order(self, shared: str, key: str, calls: list[OpenCall]) -> None:
        """Writes the ordering that produces the answers, for all mocks that are compared in it."""
        info = self.view.program.methods[key].info
        texts: dict[str, None] = {}
        signs: list[tuple[str, str, int]] = []
        for call in calls:
            one, two = [self.value(call, value, OBJECT, True) for value in call.arguments[-2:]]
            texts |= {one: None, two: None}
            assert isinstance(call.result, str)
            sign = int(call.result)
            signs.append((one, two, (sign > 0) - (sign < 0)))
        try:
            groups = ", ".join(f"{{{', '.join(group)}}}" for group in ranked(list(texts), signs))
        except ContradictoryOrderError:
            raise Impossible("an ordering that tells equal numbers or texts apart") from None
        label, answers = self.mocks.label(info), self.mocks.answers(info.owner)
        rows = f"new Object[][] {{{groups}}}"
        if shared:
            self.lines.append(f'{shared}.{answers}.order("{label}", {rows});')
            return
        self.lines.append(f"Object[][] order = {{{groups}}};")
        self.lines += [f'{each}.{answers}.order("{label}", order);' for each in texts if each != "null"]


def _is_simple(t: Type) -> bool:
    return not isinstance(t, (ClassType, ArrayType))
