"""Random programs about a few linked objects, as text: loops, calls, recursion, overriding, exceptions, arrays."""

from __future__ import annotations

from random import Random

_HEAD = """
class Node
{
    Node next;
    Node other;
    int value;
    Node[] many;
    static Node shared;
    static int count;

    Node(Node next, int value)
    {
        this.next := next;
        this.value := value;
    }
"""


class _Method:
    def __init__(self, random: Random, methods: int) -> None:
        self.random = random
        self.methods = methods
        self.lines: list[str] = []
        self.loops = 0
        self.catches = 0

    def node(self, depth: int = 2) -> str:
        choice = self.random.randrange(12)
        if depth > 0 and choice < 3:
            return f"{self.present()}.{self.random.choice(['next', 'other'])}"
        if depth > 0 and choice == 3:
            return f"new {self.random.choice(['Node', 'Sub'])}({self.node(0)}, {self.number(0)})"
        if depth > 0 and choice == 4:
            return f"this.m{self.random.randrange(self.methods)}({self.node(0)}, {self.number(0)})"
        if depth > 0 and choice == 5:
            return f"({self.condition()} ? {self.node(0)} : {self.node(0)})"
        return self.random.choice(["a", "x", "y", "this", "null", "Node.shared"])

    def present(self) -> str:
        return self.random.choice(["this", "this", "x", "y", "a"])

    def number(self, depth: int = 1) -> str:
        choice = self.random.randrange(6)
        if depth > 0 and choice == 0:
            return f"{self.number(0)} + {self.number(0)}"
        if depth > 0 and choice == 1:
            return f"{self.present()}.value"
        return self.random.choice(["i", "0", "1", "2", "Node.count"])

    def condition(self) -> str:
        choice = self.random.randrange(6)
        if choice == 0:
            return f"{self.number()} < {self.number()}"
        if choice == 1:
            return f"{self.number()} == {self.number()}"
        if choice == 2:
            return f"{self.present()} instanceof Sub"
        operator = self.random.choice(["==", "!="])
        return f"{self.random.choice(['x', 'y', 'a', 'this.next', 'this.other'])} {operator} {self.node(0)}"

    def statements(self, depth: int, indent: str, in_loop: bool) -> None:
        for _ in range(self.random.randint(1, 3)):
            self.statement(depth, indent, in_loop)

    def statement(self, depth: int, indent: str, in_loop: bool) -> None:
        add, choice = self.lines.append, self.random.randrange(18 if depth > 0 else 10)
        if choice < 3:
            add(f"{indent}{self.random.choice(['x', 'y', 'a'])} := {self.node()};")
        elif choice < 6:
            add(f"{indent}{self.present()}.{self.random.choice(['next', 'other'])} := {self.node()};")
        elif choice == 6:
            add(f"{indent}{self.present()}.value := {self.number()};")
        elif choice == 7:
            add(f"{indent}Node.{self.random.choice(['shared := ' + self.node(), 'count := ' + self.number()])};")
        elif choice == 8:
            add(f"{indent}{self.random.choice(['this.many := new Node[2]', f'this.many[{self.number(0)}] := x'])};")
        elif choice == 9:
            self.jump(indent, in_loop)
        elif choice < 13:
            add(f"{indent}if ({self.condition()}) {{")
            self.statements(depth - 1, indent + "  ", in_loop)
            add(f"{indent}}} else {{")
            self.statements(depth - 1, indent + "  ", in_loop)
            add(f"{indent}}}")
        elif choice < 16:
            self.loop(depth, indent)
        else:
            self.guarded(depth, indent, in_loop)

    def jump(self, indent: str, in_loop: bool) -> None:
        words = ["return x;", "return this.next;", "throw new Exception();", *(["break;", "continue;"] * 2 * in_loop)]
        self.lines.append(f"{indent}if ({self.condition()}) {{ {self.random.choice(words)} }}")

    def loop(self, depth: int, indent: str) -> None:
        self.loops += 1
        cursor, step = f"c{self.loops}", self.random.choice(["next", "other"])
        self.lines.append(f"{indent}Node {cursor} := {self.node(1)};")
        self.lines.append(f"{indent}while ({self.random.choice([f'{cursor} != null', f'{cursor} != this'])}) {{")
        if self.random.random() < 0.6:
            target = self.random.choice([cursor, f"{cursor}.next", f"{cursor}.other"])
            held = self.random.choice(["value := 1", f"other := {self.random.choice(['x', cursor, 'null'])}"])
            self.lines.append(f"{indent}  {target}.{held};")
        if self.random.random() < 0.5:
            self.statements(depth - 1, indent + "  ", True)
        self.lines.append(f"{indent}  {cursor} := {cursor}.{step};")
        self.lines.append(f"{indent}}}")

    def guarded(self, depth: int, indent: str, in_loop: bool) -> None:
        self.catches += 1
        self.lines.append(f"{indent}try {{")
        self.statements(depth - 1, indent + "  ", in_loop)
        self.lines.append(f"{indent}}} catch (Exception e{self.catches}) {{")
        self.statements(depth - 1, indent + "  ", in_loop)
        if self.random.random() < 0.4:
            self.lines.append(f"{indent}}} finally {{")
            self.lines.append(f"{indent}  this.value := 2;")
        self.lines.append(f"{indent}}}")


def random_program(seed: int) -> str:
    """A program; the same for the same seed."""
    random = Random(seed)
    methods = 3
    text = [_HEAD]

    def method(name: str) -> None:
        made = _Method(random, methods)
        made.statements(2, "        ", False)
        text.append(f"    Node {name}(Node a, int i)\n    {{\n        Node x := a;\n        Node y := this.next;")
        text.extend([*made.lines, f"        return {random.choice(['x', 'y', 'a', 'this.other', 'null'])};", "    }\n"])

    for number in range(methods):
        method(f"m{number}")
    text.append("}\n\nclass Sub extends Node\n{\n    Node extra;\n\n    Sub(Node next, int value)\n    {")
    text.append("        super(next, value);\n    }\n")
    method(f"m{random.randrange(methods)}")
    text.append("}\n")
    return "\n".join(text)
