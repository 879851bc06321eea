"""The printer's canonical layout, by example; that it is read back unchanged is tested in test_round_trip.py."""

from __future__ import annotations

from textwrap import dedent

import pytest

from oxpecker.oox.printer import (
    print_clause,
    print_expression,
    print_member,
    print_program,
    print_signature,
    print_statement,
)
from oxpecker.oox.syntax import (
    AllDifferent,
    AllElements,
    AllFields,
    ArrayLiteral,
    ArrayQuantifier,
    Assert,
    Assign,
    Assignable,
    Assume,
    Binary,
    BinaryOperator,
    Block,
    BooleanLiteral,
    Break,
    Call,
    Cast,
    Catch,
    CharLiteral,
    Class,
    ClassName,
    Clause,
    Conditional,
    Constructor,
    ConstructorCall,
    ConstructorKind,
    Continue,
    Declare,
    ElementLocation,
    ElementRange,
    Ensures,
    Evaluate,
    Everything,
    Exceptional,
    Expression,
    Field,
    FieldAccess,
    FieldLocation,
    FloatLiteral,
    FloatSuffix,
    Fork,
    If,
    Index,
    InstanceOf,
    IntegerLiteral,
    IntegerSuffix,
    Invariant,
    Join,
    Labelled,
    Length,
    Lock,
    Method,
    MethodModifier,
    Monitor,
    MonitorAction,
    Name,
    New,
    NewArray,
    Nondet,
    Nothing,
    NullLiteral,
    Old,
    Option,
    Parameter,
    Program,
    QuantifierKind,
    RangeQuantifier,
    Requires,
    Return,
    Signals,
    Skip,
    Statement,
    StaticInitialiser,
    StringLiteral,
    Super,
    This,
    Throw,
    Try,
    TypeUse,
    Unary,
    UnaryOperator,
    While,
)
from oxpecker.oox.types import BOOL, INT, VOID, ArrayType, ClassType, Type

A, B, C, D = Name("a"), Name("b"), Name("c"), Name("d")
ONE = IntegerLiteral(1)
NODE = ClassType("Node")


def use(t: Type) -> TypeUse:
    return TypeUse(t)


def binary(left: Expression, operator: str, right: Expression) -> Binary:
    return Binary(BinaryOperator(operator), left, right)


def unary(operator: str, operand: Expression) -> Unary:
    return Unary(UnaryOperator(operator), operand)


def forall(body: Expression) -> ArrayQuantifier:
    return ArrayQuantifier(QuantifierKind.FORALL, "v", "i", A, body)


LITERALS = [
    (IntegerLiteral(42), "42"),
    (IntegerLiteral(42, IntegerSuffix.LONG), "42L"),
    (IntegerLiteral(42, IntegerSuffix.UINT), "42u"),
    (FloatLiteral(1.0), "1.0"),
    (FloatLiteral(1e16), "1e16"),
    (FloatLiteral(5e-324), "5e-324"),
    (FloatLiteral(0.5, FloatSuffix.FLOAT), "0.5f"),
    (FloatLiteral(1e300, FloatSuffix.DOUBLE), "1e300d"),
    (BooleanLiteral(True), "true"),
    (NullLiteral(), "null"),
    (CharLiteral(ord("c")), "'c'"),
    (CharLiteral(ord("'")), r"'\''"),
    (CharLiteral(ord('"')), "'\"'"),
    (CharLiteral(0), r"'\0'"),
    (CharLiteral(0xD800), r"'\ud800'"),
    (StringLiteral('say "it\'s"'), '"say \\"it\'s\\""'),
    (StringLiteral("\n\t\r\b\f\\"), r'"\n\t\r\b\f\\"'),
    (StringLiteral("\x7fé€"), r'"\u007f\u00e9\u20ac"'),
    (StringLiteral("\U0001f600"), r'"\ud83d\ude00"'),
    (StringLiteral("\udc00"), r'"\udc00"'),
]

OPERATORS = [
    # Grammar levels.
    (binary(binary(A, "*", B), "+", C), "a * b + c"),
    (binary(A, "*", binary(B, "+", C)), "a * (b + c)"),
    (binary(binary(A, "<", B), "==", binary(C, "<", D)), "a < b == c < d"),
    (binary(binary(A, "==", B), "&", C), "a == b & c"),
    (binary(A, "+", binary(B, "+", C)), "a + (b + c)"),
    (binary(A, "==>", binary(B, "==>", C)), "a ==> b ==> c"),
    (binary(binary(A, "==>", B), "==>", C), "(a ==> b) ==> c"),
    # Chains that the theses' grammar groups to the right (docs/language.md 1.5).
    (binary(binary(A, "+", B), "+", C), "a + b + c"),
    (binary(binary(A, "&&", B), "&&", C), "a && b && c"),
    (binary(binary(A, "-", B), "-", C), "(a - b) - c"),
    (binary(binary(A, "-", B), "+", C), "(a - b) + c"),
    (binary(binary(A, "+", B), "-", C), "a + b - c"),
    (binary(binary(binary(A, "-", B), "+", C), "+", D), "(a - b) + c + d"),
    (binary(binary(A, "*", B), "/", C), "(a * b) / c"),
    (binary(binary(A, "==", B), "==", C), "(a == b) == c"),
    (binary(binary(A, "<<", B), "<<", C), "(a << b) << c"),
    (binary(binary(A, "&&", B), "||", C), "(a && b) || c"),
    (binary(A, "||", binary(B, "&&", C)), "a || b && c"),
    (binary(binary(A, "||", binary(B, "&&", C)), "||", D), "a || (b && c) || d"),
    (binary(A, "&&", binary(B, "||", C)), "a && (b || c)"),
    # Signs.
    (unary("-", IntegerLiteral(5)), "-5"),
    (unary("-", unary("-", A)), "-(-a)"),
    (unary("!", unary("!", A)), "!!a"),
    (unary("~", unary("-", A)), "~-a"),
    (binary(A, "-", unary("-", B)), "a - -b"),
    (unary("!", binary(A, "&&", B)), "!(a && b)"),
    # Lengths.
    (Length(FieldAccess(A, "next")), "#a.next"),
    (FieldAccess(Length(A), "next"), "(#a).next"),
    (Length(binary(A, "+", B)), "#(a + b)"),
    (unary("-", Length(A)), "-#a"),
    # Types in expressions.
    (Cast(use(INT), A), "(int) a"),
    (Cast(use(INT), unary("-", A)), "(int) (-a)"),
    (Cast(use(NODE), Length(A)), "(Node) (#a)"),
    (Cast(use(NODE), unary("!", A)), "(Node) !a"),
    (Cast(use(NODE), Call(Super(), "m", ())), "(Node) (super.m())"),
    (Cast(use(NODE), Cast(use(INT), A)), "(Node) (int) a"),
    (FieldAccess(Cast(use(NODE), A), "next"), "((Node) a).next"),
    (Cast(use(NODE), FieldAccess(A, "next")), "(Node) a.next"),
    (InstanceOf(binary(A, "+", B), use(ArrayType(NODE))), "a + b instanceof Node[]"),
    (InstanceOf(InstanceOf(A, use(NODE)), use(NODE)), "(a instanceof Node) instanceof Node"),
    (binary(InstanceOf(A, use(NODE)), "<", B), "(a instanceof Node) < b"),
    (InstanceOf(Unary(UnaryOperator.NOT, A), use(NODE)), "(!a) instanceof Node"),
    (Unary(UnaryOperator.NOT, InstanceOf(A, use(NODE))), "!(a instanceof Node)"),
    (Nondet(use(ArrayType(INT))), "nondet(int[])"),
    # Conditions.
    (Conditional(A, B, Conditional(C, D, ONE)), "a ? b : c ? d : 1"),
    (Conditional(Conditional(A, B, C), D, ONE), "(a ? b : c) ? d : 1"),
    (Conditional(A, Conditional(B, C, D), ONE), "a ? b ? c : d : 1"),
    (binary(A, "==>", Conditional(B, C, D)), "a ==> (b ? c : d)"),
]

QUANTIFIERS = [
    (forall(forall(A)), "forall v, i : a : forall v, i : a : a"),
    (
        RangeQuantifier(QuantifierKind.EXISTS, "k", ONE, binary(Length(A), "-", ONE), B),
        "exists k : 1 .. #a - 1 : b",
    ),
    (RangeQuantifier(QuantifierKind.FORALL, "k", binary(A, "<", B), C, D), "forall k : (a < b) .. c : d"),
    (ArrayQuantifier(QuantifierKind.FORALL, "v", "i", unary("-", A), B), "forall v, i : (-a) : b"),
    (binary(A, "==>", forall(B)), "a ==> forall v, i : a : b"),
    (binary(A, "&&", forall(B)), "a && forall v, i : a : b"),
    (binary(forall(B), "&&", A), "(forall v, i : a : b) && a"),
    (binary(binary(A, "&&", forall(B)), "&&", C), "a && (forall v, i : a : b) && c"),
    (unary("!", forall(B)), "!(forall v, i : a : b)"),
    (
        Conditional(forall(A), forall(B), forall(C)),
        ("(forall v, i : a : a) ? (forall v, i : a : b) : forall v, i : a : c"),
    ),
    (Call(None, "f", (forall(A), B)), "f(forall v, i : a : a, b)"),
    (binary(Old(binary(A, "+", B)), "==", C), "old(a + b) == c"),
    (AllDifferent(FieldAccess(This(), "a")), "alldifferent(this.a)"),
]

POSTFIXES = [
    (Index(Index(A, B), binary(C, "+", D)), "a[b][c + d]"),
    (Call(FieldAccess(This(), "next"), "m", (A, B)), "this.next.m(a, b)"),
    (Call(Super(), "m", ()), "super.m()"),
    (Call(New("Node", (A,)), "m", ()), "new Node(a).m()"),
    (FieldAccess(IntegerLiteral(5), "f"), "(5).f"),
    (Index(StringLiteral("s"), ONE), '"s"[1]'),
    (NewArray(use(INT), (A,)), "new int[a]"),
    (NewArray(use(ArrayType(INT)), (A, B)), "new int[a][b]"),
    (NewArray(use(ArrayType(ArrayType(INT))), (A, B)), "new int[a][b][]"),
    (Index(NewArray(use(INT), (A,)), B), "(new int[a])[b]"),
    (ArrayLiteral(use(ArrayType(INT)), ()), "new int[][] {}"),
    (ArrayLiteral(use(INT), (A, ONE)), "new int[] {a, 1}"),
]


EXPRESSIONS = LITERALS + OPERATORS + QUANTIFIERS + POSTFIXES


@pytest.mark.parametrize(("expression", "text"), EXPRESSIONS, ids=[ascii(text) for _, text in EXPRESSIONS])
def test_expression(expression: Expression, text: str) -> None:
    assert print_expression(expression) == text


SET = Assign(A, ONE)
UNSET = Assign(A, B)

STATEMENTS: list[tuple[Statement, str]] = [
    (Declare(use(INT), "x"), "int x;"),
    (Declare(use(ArrayType(NODE)), "x", NullLiteral()), "Node[] x := null;"),
    (Assign(Index(A, B), C), "a[b] := c;"),
    (Evaluate(Call(A, "m", (B,))), "a.m(b);"),
    (Evaluate(New("Node", ())), "new Node();"),
    (Skip(), ";"),
    (Assert(A), "assert a;"),
    (Assume(A), "assume a;"),
    (Break(), "break;"),
    (Break("outer"), "break outer;"),
    (Continue("outer"), "continue outer;"),
    (Return(), "return;"),
    (Return(A), "return a;"),
    (Throw(), "throw;"),
    (Throw(New("Error", ())), "throw new Error();"),
    (Fork(Call(Name("Main"), "run", ())), "fork Main.run();"),
    (Join(), "join;"),
    (Monitor(MonitorAction.NOTIFY_ALL, This()), "notifyall(this);"),
    (ConstructorCall(ConstructorKind.SUPER, (A,)), "super(a);"),
    (Block(), "{ }"),
    (Block((SET,)), "{\n    a := 1;\n}"),
    (While(A, Skip()), "while (a)\n    ;"),
    (While(A, Block()), "while (a) { }"),
    (Lock(This(), Block((SET,))), "lock (this) {\n    a := 1;\n}"),
    (Labelled("outer", While(A, Block((SET,)))), "outer: while (a) {\n    a := 1;\n}"),
    (Labelled("x", Labelled("y", Block())), "x: y: { }"),
    (If(A, Declare(use(INT), "x")), "if (a)\n    int x;"),
    (If(A, SET, UNSET), "if (a)\n    a := 1;\nelse\n    a := b;"),
    (If(A, Block((SET,)), Block((UNSET,))), "if (a) {\n    a := 1;\n} else {\n    a := b;\n}"),
    (If(A, Block(), SET), "if (a) { } else\n    a := 1;"),
    (If(A, SET, If(B, SET, Block())), "if (a)\n    a := 1;\nelse if (b)\n    a := 1;\nelse { }"),
    (If(A, If(B, SET, UNSET)), "if (a)\n    if (b)\n        a := 1;\n    else\n        a := b;"),
    (
        If(A, If(B, SET, UNSET), Skip()),
        "if (a)\n    if (b)\n        a := 1;\n    else\n        a := b;\nelse\n    ;",
    ),
]


@pytest.mark.parametrize(("statement", "text"), STATEMENTS, ids=[ascii(text) for _, text in STATEMENTS])
def test_statement(statement: Statement, text: str) -> None:
    assert print_statement(statement) == text


@pytest.mark.parametrize("then", [If(B, SET), While(B, If(C, SET)), Labelled("x", If(B, SET, If(C, SET)))])
def test_an_else_never_moves_to_an_inner_if(then: Statement) -> None:
    """No text means exactly this tree; braces keep what it does."""
    assert print_statement(If(A, then, UNSET)) == print_statement(If(A, Block((then,)), UNSET))


def test_an_empty_statement_never_makes_a_program_jip() -> None:
    """`;` after an `if` without `else` is a sign of that dialect (docs/language.md 1.4), and does nothing."""
    assert print_statement(Block((If(A, SET), Skip(), Skip(), SET))) == print_statement(Block((If(A, SET), SET)))


def test_a_call_never_becomes_a_clause() -> None:
    call = Evaluate(Call(None, "invariant", (A,)))
    assert print_statement(While(A, call)) == "while (a) {\n    invariant(a);\n}"


def test_loop_contract() -> None:
    loop = While(A, Block((SET,)), invariants=(B, C), decreases=D)
    expected = """\
        while (a)
            invariant(b)
            invariant(c)
            decreases(d)
        {
            a := 1;
        }"""
    assert print_statement(loop) == dedent(expected)


def test_try() -> None:
    catches = (
        Catch((use(ClassType("E")), use(ClassType("F"))), "e", Block((SET,))),
        Catch((), None, Block()),
    )
    expected = """\
        try {
            a := 1;
        } catch (E | F e) {
            a := 1;
        } catch { } finally {
            a := b;
        }"""
    assert print_statement(Try(Block((SET,)), catches, Block((UNSET,)))) == dedent(expected)


CLAUSES = [
    (Requires(A), "requires(a)"),
    (Exceptional(BooleanLiteral(False)), "exceptional(false)"),
    (Signals(use(ClassType("E")), "e", A), "signals(E e) (a)"),
    (Signals(use(ClassType("E")), None, A), "signals(E) (a)"),
    (Assignable((Nothing(),)), "assignable(nothing)"),
    (Assignable((Everything(),)), "assignable(everything)"),
    (Assignable((FieldLocation(A, "f"), AllFields(This()))), "assignable(a.f, this.*)"),
    (
        Assignable((ElementLocation(A, B), ElementRange(A, ONE, C), AllElements(A))),
        "assignable(a[b], a[1 .. c], a[*])",
    ),
]


@pytest.mark.parametrize(("clause", "text"), CLAUSES, ids=[text for _, text in CLAUSES])
def test_clause(clause: Clause, text: str) -> None:
    assert print_clause(clause) == text


def test_signature() -> None:
    modifiers = frozenset({MethodModifier.HELPER, MethodModifier.PURE, MethodModifier.STATIC})
    parameters = (Parameter(use(INT), "x"), Parameter(use(ArrayType(NODE)), "nodes"))
    assert print_signature(Method(use(VOID), "m", parameters, modifiers=modifiers)) == (
        "static pure helper void m(int x, Node[] nodes)"
    )
    assert print_signature(Constructor("Node", (), (), Block())) == "Node()"


def test_method_without_clauses() -> None:
    method = Method(use(INT), "f", (), body=Block((Return(ONE),)))
    assert print_member(method) == "int f() {\n    return 1;\n}"


def test_program() -> None:
    shape = Class("Shape", (Method(use(INT), "area", ()), Method(use(INT), "edges", ())), interface=True)
    members = (
        Field(use(INT), "size"),
        Field(use(BOOL), "round", static=True, initial=BooleanLiteral(False)),
        Invariant(binary(FieldAccess(This(), "size"), ">", ONE)),
        StaticInitialiser(Block((Skip(),))),
        Constructor("Square", (Parameter(use(INT), "size"),), (Requires(A),), Block()),
        Method(use(INT), "area", (), (Ensures(A), Exceptional(B)), Block((Return(A),))),
        Method(use(INT), "edges", (), (Ensures(A),), modifiers=frozenset({MethodModifier.ABSTRACT})),
    )
    square = Class("Square", members, ClassName("Object"), (ClassName("Shape"), ClassName("Thing")), abstract=True)
    program = Program((shape, square, Class("Empty")), (Option("ints", "java"), Option("dialect", "jip")))
    expected = """\
        option ints = java;
        option dialect = jip;

        interface Shape {
            int area();
            int edges();
        }

        abstract class Square extends Object implements Shape, Thing {
            int size;
            static bool round := false;
            invariant(this.size > 1);

            static {
                ;
            }

            Square(int size)
                requires(a)
            { }

            int area()
                ensures(a)
                exceptional(b)
            {
                return a;
            }

            abstract int edges()
                ensures(a);
        }

        class Empty { }
        """
    assert print_program(program) == dedent(expected)


def test_empty_program() -> None:
    assert print_program(Program()) == ""


def test_deep_syntax() -> None:
    """Neither a long chain nor deep nesting meets Python's recursion limit."""
    chain: Expression = A
    nest: Expression = A
    for _ in range(1000):
        chain = binary(chain, "+", B)
        nest = unary("-", binary(nest, "*", B))
    block: Statement = SET
    for _ in range(1000):
        block = If(A, Block((block,)), Block())
    assert print_expression(chain) == "a" + " + b" * 1000
    assert print_expression(nest).count("(") == 1000
    assert print_statement(block).count("else") == 1000
