"""Mocks: test classes that replace missing implementations."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from oxpecker.java.lowering.naming import java_name
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.input_clauses import UNKNOWN_ORDERS
from oxpecker.oox.types import ANY, VOID, ArrayType, ClassType, Type
from oxpecker.testgen.plain import Impossible
from oxpecker.testgen.view import JavaView

_OF_OBJECT = {("equals", 1), ("hashCode", 0), ("toString", 0)}
"""The methods that every object has: a mock keeps them."""
_NAME = re.compile(r"[A-Za-z_$][\w$.]*")


def is_mocked(name: str) -> bool:
    """Whether objects of a class are mocks in tests."""
    return name.endswith(ANY) or name in UNKNOWN_ORDERS


def stands_for(name: str) -> str:
    """The type that a mock extends or implements."""
    return "Comparator" if name in UNKNOWN_ORDERS else name.removesuffix(ANY)


@dataclass(slots=True)
class Mocks:
    """The mocks of one test class."""

    view: JavaView
    names: dict[str, str] = field(default_factory=dict)
    """By the class that they mock."""
    texts: dict[str, str] = field(default_factory=dict)

    def class_name(self, name: str) -> str:
        """The mock for a class; writes it on first use."""
        if name not in self.names:
            text = self.view.class_name(stands_for(name))
            if text is None:
                raise Impossible(f"a mock of {stands_for(name)}, which is private")
            simple = f"{text.rpartition('.')[2]}Mock"
            taken = sum(other.startswith(simple) for other in self.names.values())
            chosen = simple if not taken else f"{simple}{taken + 1}"
            self.texts[chosen] = self.text(name, text, chosen)
            self.names[name] = chosen
        return self.names[name]

    def answers(self, name: str) -> str:
        """The name of the field that holds a mock's answers, different from the fields of its superclass."""
        known = {each.name for each in self.view.program.hierarchy[name].layout}
        return "answers" if "answers" not in known else "answers_"

    def text(self, name: str, extended: str, chosen: str) -> str:
        """The class of a mock."""
        base = self.view.program.hierarchy[stands_for(name)]
        word = "implements" if base.interface else "extends"
        answers = self.answers(name)
        parts = [f"        final Answers {answers} = new Answers();"]
        parts += [] if base.interface else self.constructors(base.constructors, chosen)
        parts += [self.method(name, method, answers) for method in self.methods(name)]
        head = f"    /** A mock of {extended}: it returns the answers that a test sets. */\n"
        return f"{head}    private static class {chosen} {word} {extended} {{\n" + "\n\n".join(parts) + "\n    }"

    def has_plain_constructor(self, name: str) -> bool:
        """Whether a mock has a constructor without parameters."""
        base = self.view.program.hierarchy[stands_for(name)]
        usable = [method for method in base.constructors if self.view.may_use(method)]
        return base.interface or not base.constructors or any(not method.parameters for method in usable)

    def constructors(self, above: list[MethodInfo], chosen: str) -> list[str]:
        """The constructors of the superclass, with the same parameters."""
        usable = [
            method
            for method in above
            if self.view.may_use(method) and all(map(self.view.is_named, method.parameter_types))
        ]
        if above and not usable:
            raise Impossible(f"a mock of {above[0].owner}, whose constructors are private")
        written = []
        for method in usable:
            given = ", ".join(f"{self.view.type_name(t)} {java_name(name)}" for name, t in method.parameters)
            throws = f" throws {', '.join(map(self.view.type_name, method.throws))}" if method.throws else ""
            passed = ", ".join(java_name(name) for name, _ in method.parameters)
            written.append(f"        {chosen}({given}){throws} {{\n            super({passed});\n        }}")
        return written

    def methods(self, name: str) -> list[MethodInfo]:
        """The methods that a mock implements."""
        program = self.view.program
        found = [method for named in program.hierarchy[name].methods.values() for method in named]
        found = [method for method in found if program.methods[method.key].open]
        return [method for method in found if (method.name, len(method.parameters)) not in _OF_OBJECT]

    def label(self, method: MethodInfo) -> str:
        """The name of a method in answers, with its parameter types if it is overloaded."""
        alike = [other for other in self.methods(method.owner) if other.name == method.name]
        if len(alike) < 2:
            return java_name(method.name)
        return f"{java_name(method.name)}({', '.join(self.view.type_name(t) for t in method.parameter_types)})"

    def method(self, owner: str, method: MethodInfo, answers: str) -> str:
        """A method of a mock."""
        if not all(map(self.view.is_named, (*method.parameter_types, method.return_type))):
            raise Impossible(f"a mock of {stands_for(owner)}: types of {method.name} are private")
        given = [(f"a{n}" if name == answers else java_name(name), t) for n, (name, t) in enumerate(method.parameters)]
        # In a natural order, the mock itself is a key, too.
        orders = self.view.program.methods[method.key].orders and len(given) == 1
        passed = "".join(f", {name}" for name in [*(["this"] if orders else []), *(name for name, _ in given)])
        if not orders and len(given) == 1 and isinstance(given[0][1], (ClassType, ArrayType)):
            passed = f", (Object) {given[0][0]}"
        asked = f'("{self.label(method)}"{passed});'
        returns = method.return_type != VOID
        result = self.written(owner, method, method.return_type) if returns else "void"
        body = f"return ({result}) {answers}.to{asked}" if returns else f"{answers}.done{asked}"
        declared = ", ".join(f"{self.written(owner, method, t)} {name}" for name, t in given)
        head = f"        @Override\n        public {result} {java_name(method.name)}({declared}) {{"
        return f"{head}\n            {body}\n        }}"

    def written(self, owner: str, method: MethodInfo, t: Type) -> str:
        """A type in a method's signature: without type arguments, unless the superclass fixes them."""
        erased = self.view.type_name(t)
        outline = self.view.class_outline(stands_for(owner))
        declaring = [other.owner for other in method.overrides]
        place = t.place if isinstance(t, ClassType) else -1
        if place < 0 or outline is None or outline.parameters or outline.name in map(self.view.class_name, declaring):
            return erased
        for above, arguments in outline.supertypes:
            if len(arguments) > place and any(name.rpartition("$")[2] == above for name in declaring):
                return _NAME.sub(lambda found: self.qualified(found[0]), arguments[place])
        raise Impossible(f"a mock of {outline.name}, whose {method.name} has types from far above")

    def qualified(self, name: str) -> str:
        """The name of a class as other classes of the package write it."""
        classes = self.view.outline.classes.values()
        own = next((each.name for each in classes if each.name == name or each.name.endswith(f".{name}")), None)
        return own or self.view.library_name(name) or name
