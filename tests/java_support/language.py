"""The part of the page about the language: a row for each construct, told by the nodes of the grammar that it has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tree_sitter import Query, QueryCursor

from oxpecker.java.reading import declarations, expressions, statements
from tests.java_support.programs import JAVA, JavaProgram, java_programs


@dataclass(frozen=True)
class Construct:
    """What users call it, and the query of the grammar that finds it."""

    name: str
    query: str

    def programs(self) -> list[JavaProgram]:
        """A few programs without errors that have it; those about the language first."""
        return _programs_by_form()[self.query]


SHOWN = 3
"""So many programs are named in a row."""

_FOLDERS = (
    "language", "statements", "classes", "interfaces", "enums", "records", "generics", "lambdas", "evaluation",
    "numbers", "exceptions", "arrays", "strings", "names", "threads", "",
)  # fmt: skip
"""Where programs about the language are, the first ones first."""


@cache
def _programs_by_form() -> dict[str, list[JavaProgram]]:
    """A few programs with each construct. One query looks for all of them, without those that have enough programs."""
    forms = list(dict.fromkeys(construct.query for part in LANGUAGE.values() for construct in part))
    query = Query(JAVA, "\n".join(f"{form} @found" for form in forms))
    assert query.pattern_count == len(forms)
    found: dict[str, list[JavaProgram]] = {form: [] for form in forms}
    for program in _programs():
        for number in sorted({pattern for pattern, _ in QueryCursor(query).matches(program.root)}):
            found[forms[number]].append(program)
            if len(found[forms[number]]) == SHOWN:
                query.disable_pattern(number)
    return found


@cache
def _programs() -> tuple[JavaProgram, ...]:
    found = dict.fromkeys(program for folder in _FOLDERS for program in java_programs(folder))
    return tuple(p for p in found if p.accepted and not p.name.startswith("unsupported/"))


def _operators(*operators: str) -> str:
    return "(binary_expression operator: [" + " ".join(f'"{operator}"' for operator in operators) + "])"


LANGUAGE: dict[str, tuple[Construct, ...]] = {
    "Files": (
        Construct("`package a.b;`", "(package_declaration)"),
        Construct("`import a.B;`", "(import_declaration (scoped_identifier))"),
        Construct("`import a.*;`", "(import_declaration (asterisk))"),
        Construct("`import static a.B.m;`", '(import_declaration "static")'),
        Construct("methods of a compact source file", "(program (method_declaration))"),
        Construct("fields of a compact source file", "(program (local_variable_declaration))"),
        Construct("comments", "[(line_comment) (block_comment)]"),
    ),
    "Classes": (
        Construct("classes", "(class_declaration)"),
        Construct("abstract classes", '(class_declaration (modifiers "abstract"))'),
        Construct("sealed classes and interfaces", "(permits)"),
        Construct("superclasses", "(superclass)"),
        Construct("interfaces of a class", "(super_interfaces)"),
        Construct("static nested classes", '(class_body (class_declaration (modifiers "static")))'),
        Construct("inner classes, with an outer object", '(class_body (class_declaration . "class"))'),
        Construct("local classes", "(block (class_declaration))"),
        Construct(
            "local records, enums and interfaces",
            "(block [(record_declaration) (enum_declaration) (interface_declaration)])",
        ),
        Construct("anonymous classes", "(object_creation_expression (class_body))"),
        Construct("interfaces", "(interface_declaration)"),
        Construct("interfaces that extend others", "(interface_declaration (extends_interfaces))"),
        Construct("`default` methods", '(interface_body (method_declaration (modifiers "default")))'),
        Construct("static methods of interfaces", '(interface_body (method_declaration (modifiers "static")))'),
        Construct("private methods of interfaces", '(interface_body (method_declaration (modifiers "private")))'),
        Construct("constants of interfaces", "(interface_body (constant_declaration))"),
        Construct("enums", "(enum_declaration (enum_body))"),
        Construct("constants with arguments", "(enum_constant (argument_list))"),
        Construct("constants with bodies", "(enum_constant (class_body))"),
        Construct("members of enums", "(enum_body_declarations)"),
        Construct("records", "(record_declaration)"),
        Construct("compact constructors", "(compact_constructor_declaration)"),
        Construct("annotation types", "(annotation_type_declaration (annotation_type_body))"),
        Construct("elements of annotations", "(annotation_type_element_declaration)"),
        Construct("annotations, which change nothing", "[(marker_annotation) (annotation (annotation_argument_list))]"),
        Construct("`@A(x = 1)`", "(annotation_argument_list (element_value_pair))"),
        Construct("`@A({1, 2})`", "(element_value_array_initializer)"),
    ),
    "Members": (
        Construct("fields", "(field_declaration)"),
        Construct("static fields", '(field_declaration (modifiers "static"))'),
        Construct("`final` fields", '(field_declaration (modifiers "final"))'),
        Construct("`volatile` fields", '(field_declaration (modifiers "volatile"))'),
        Construct("`transient` fields", '(field_declaration (modifiers "transient"))'),
        Construct("methods", "(method_declaration)"),
        Construct("static methods", '(method_declaration (modifiers "static"))'),
        Construct("abstract methods", '(method_declaration (modifiers "abstract"))'),
        Construct("`synchronized` methods", '(method_declaration (modifiers "synchronized"))'),
        Construct("`strictfp`", '(modifiers "strictfp")'),
        Construct("native methods with contracts", '(method_declaration (modifiers "native"))'),
        Construct("generic methods", "(method_declaration (type_parameters))"),
        Construct("parameters", "(formal_parameters (formal_parameter))"),
        Construct("`T... x`", "(spread_parameter)"),
        Construct("`T this` as a parameter", "(receiver_parameter)"),
        Construct("`throws`", "(method_declaration (throws))"),
        Construct("constructors", "(constructor_declaration (constructor_body))"),
        Construct("`this(..)`", "(explicit_constructor_invocation (this))"),
        Construct("`super(..)`", "(explicit_constructor_invocation (super))"),
        Construct("`outer.super(..)`", "(explicit_constructor_invocation object: (_))"),
        Construct("`{ .. }` in a class", "(class_body (block))"),
        Construct("`static { .. }`", "(static_initializer)"),
    ),
    "Types": (
        *(Construct(f"`{name}`", f'(integral_type "{name}")') for name in ("byte", "short", "char", "int", "long")),
        *(Construct(f"`{name}`", f'(floating_point_type "{name}")') for name in ("float", "double")),
        Construct("`boolean`", "(boolean_type)"),
        Construct("`void`", "(void_type)"),
        Construct("names of types", "[(type_identifier) (scoped_type_identifier)]"),
        Construct("`T[]`", "(array_type (dimensions))"),
        Construct("`T[][]`", '(array_type (dimensions "[" "]" "[" "]"))'),
        Construct("`T x[]`", "(variable_declarator (dimensions))"),
        Construct("`C<T>`", "(generic_type (type_arguments (_)))"),
        Construct("`<T>` of a class", "(class_declaration (type_parameters (type_parameter)))"),
        Construct("`<T extends A>`", "(type_parameter (type_bound))"),
        Construct("`<T extends A & B>`", "(type_bound (_) (_))"),
        Construct("`?`", "(wildcard)"),
        Construct("`? extends T`", '(wildcard "extends")'),
        Construct("`? super T`", "(wildcard (super))"),
        Construct("`C<>`", '(type_arguments . "<" . ">")'),
        Construct("`var x`", '(local_variable_declaration type: (type_identifier) @t (#eq? @t "var"))'),
        Construct("annotations of types", "(annotated_type)"),
    ),
    "Statements": (
        Construct("`{ .. }`", "(block (block))"),
        Construct("`T x = e, y;`", "(local_variable_declaration (variable_declarator))"),
        Construct("`final` locals", '(local_variable_declaration (modifiers "final"))'),
        Construct("`e;`", "(expression_statement)"),
        Construct("`;`", '(block ";")'),
        Construct("`if`, `else`", '(if_statement "else")'),
        Construct("`while`", "(while_statement)"),
        Construct("`do`", "(do_statement)"),
        Construct("`for (;;)`", "(for_statement)"),
        Construct("`for (T x : e)`", "(enhanced_for_statement)"),
        Construct("`label:`", "(labeled_statement)"),
        Construct("`break`", "(break_statement)"),
        Construct("`break label`", "(break_statement (identifier))"),
        Construct("`continue`", "(continue_statement)"),
        Construct("`continue label`", "(continue_statement (identifier))"),
        Construct("`return`", "(return_statement)"),
        Construct("`throw`", "(throw_statement)"),
        Construct("`try`, `catch`", "(try_statement (catch_clause (catch_formal_parameter)))"),
        Construct("`catch (A | B e)`", "(catch_type (_) (_))"),
        Construct("`finally`", "(finally_clause)"),
        Construct("`try (T x = e)`", "(try_with_resources_statement (resource_specification (resource name: (_))))"),
        Construct("`try (x)`", "(resource . (identifier) .)"),
        Construct("`switch` with `case a:`", "(switch_block (switch_block_statement_group))"),
        Construct("`switch` with `case a ->`", "(switch_block (switch_rule))"),
        Construct("`case a, b`", "(switch_label (_) (_))"),
        Construct("`default`", '(switch_label "default")'),
        Construct("`case null`", "(switch_label (null_literal))"),
        Construct("`case T x`", "(switch_label (pattern (type_pattern)))"),
        Construct("`case R(..)`", "(switch_label (pattern (record_pattern (record_pattern_body))))"),
        Construct("`case .. when e`", "(switch_label (guard))"),
        Construct("`case E.A` of an enum", "(switch_label (field_access))"),
        Construct("`yield`", "(yield_statement)"),
        Construct("`synchronized (e)`", "(synchronized_statement)"),
        Construct("`assert`", "(assert_statement)"),
        Construct("`assert e : message`", '(assert_statement ":")'),
    ),
    "Expressions": (
        Construct("`x`", "(identifier)"),
        Construct("`e.f`", "(field_access)"),
        Construct("`this`", "(this)"),
        Construct("`Outer.this`", "(field_access object: (identifier) field: (this))"),
        Construct("`super.f`", "(field_access object: (super))"),
        Construct("`a[i]`", "(array_access)"),
        Construct("`m(..)`", "(method_invocation (argument_list))"),
        Construct("`super.m(..)`", "(method_invocation object: (super))"),
        Construct("`I.super.m(..)`", "(method_invocation object: (_) (super))"),
        Construct("`e.<T>m(..)`", "(method_invocation type_arguments: (_))"),
        Construct("`new C(..)`", "(object_creation_expression)"),
        Construct("`outer.new C(..)`", '(object_creation_expression . (_) . "new")'),
        Construct("`new T[n]`", "(array_creation_expression (dimensions_expr))"),
        Construct("`new T[] {..}`", "(array_creation_expression (array_initializer))"),
        Construct("`{..}` for an array", "(variable_declarator (array_initializer))"),
        Construct("`(e)`", "(parenthesized_expression)"),
        Construct("`+ - ~ !` before an operand", "(unary_expression)"),
        Construct("`++` and `--`", "(update_expression)"),
        Construct("`+ - * / %`", _operators("+", "-", "*", "/", "%")),
        Construct("`<< >> >>>`", _operators("<<", ">>", ">>>")),
        Construct("`< <= > >= == !=`", _operators("<", "<=", ">", ">=", "==", "!=")),
        Construct("`& \\| ^`", _operators("&", "|", "^")),
        Construct("`&& \\|\\|`", _operators("&&", "||")),
        Construct("`e instanceof T`", "(instanceof_expression right: (_))"),
        Construct("`e instanceof T x`", "(instanceof_expression name: (identifier))"),
        Construct("`e instanceof final T x`", '(instanceof_expression "final")'),
        Construct("`e instanceof R(..)`", "(instanceof_expression pattern: (_))"),
        Construct("`R(T x, ..)`", "(record_pattern_body (record_pattern_component (_) (identifier)))"),
        Construct("`_` as a variable", "(underscore_pattern)"),
        Construct("`a ? b : c`", "(ternary_expression)"),
        Construct("`x = e`", '(assignment_expression operator: "=")'),
        Construct("`x += e`, `-=`, `*=`, `/=`, `%=`", '(assignment_expression operator: ["+=" "-=" "*=" "/=" "%="])'),
        Construct("`x &= e`, `\\|=`, `^=`", '(assignment_expression operator: ["&=" "|=" "^="])'),
        Construct("`x <<= e`, `>>=`, `>>>=`", '(assignment_expression operator: ["<<=" ">>=" ">>>="])'),
        Construct("`(T) e`", "(cast_expression)"),
        Construct("`(A & B) e`", "(cast_expression type: (_) type: (_))"),
        Construct("`x -> e`", "(lambda_expression parameters: (identifier))"),
        Construct("`(x, y) -> e`", "(lambda_expression (inferred_parameters))"),
        Construct("`(T x) -> e`", "(lambda_expression (formal_parameters (formal_parameter)))"),
        Construct("`() -> { .. }`", "(lambda_expression (block))"),
        Construct("`e::m`, `C::m`", "(method_reference (identifier) (identifier))"),
        Construct("`C::new`", '(method_reference "new")'),
        Construct("`T[]::new`", '(method_reference (array_type) "new")'),
        Construct("`C.class`", "(class_literal)"),
        Construct("`switch` as a value", "(switch_expression)"),
    ),
    "Literals": (
        Construct("`42`", "(decimal_integer_literal)"),
        Construct("`0x2a`", "(hex_integer_literal)"),
        Construct("`052`", "(octal_integer_literal)"),
        Construct("`0b101010`", "(binary_integer_literal)"),
        Construct("`1.5`, `1e3f`", "(decimal_floating_point_literal)"),
        Construct("`0x1.8p3`", "(hex_floating_point_literal)"),
        Construct("`'c'`", "(character_literal)"),
        Construct('`"text"`', "(string_literal (string_fragment))"),
        Construct("`\\n`, `\\u00e4`", "(escape_sequence)"),
        Construct('`"""`', "(string_literal (multiline_string_fragment))"),
        Construct("`true`, `false`", "[(true) (false)]"),
        Construct("`null`", "(null_literal)"),
    ),
}  # fmt: skip
"""Java 25, in the order of the sections of its specification."""

PARTS = frozenset(
    ("program", "modifiers", "type_list", "module_declaration", "module_body", "requires_module_directive",
     "requires_modifier", "exports_module_directive", "opens_module_directive", "uses_module_directive",
     "provides_module_directive", "class_body", "switch_label")
)  # fmt: skip
"""Nodes that are only parts of others, and those of `module-info.java`, which is passed over."""

LATER = frozenset(("template_expression", "string_interpolation"))
"""Nodes of what no version of Java has; it is refused."""


def kinds(queries: Iterator[str]) -> set[str]:
    """The nodes that queries name."""
    return {kind for query in queries for kind in re.findall(r"\((\w+)", query)}


def grammar_kinds() -> set[str]:
    """All nodes of the grammar that have a name."""
    numbers = range(JAVA.node_kind_count)
    named = (number for number in numbers if JAVA.node_kind_is_named(number) and JAVA.node_kind_is_visible(number))
    return {JAVA.node_kind_for_id(number) or "" for number in named}


def read_kinds() -> set[str]:
    """The nodes for which the front end has a rule."""
    tables = (expressions._RULES, statements._RULES, statements._LOOP_RULES, declarations._RULES)
    return {kind for table in tables for kind in table if kind != ";"}


def constructs() -> Iterator[Construct]:
    """All rows."""
    for rows in LANGUAGE.values():
        yield from rows


def language_part() -> Iterator[str]:
    """A table for each section."""
    for section, rows in LANGUAGE.items():
        yield f"\n### {section}\n\n| construct | programs |\n|---|---|\n"
        for row in rows:
            yield f"| {row.name} | {', '.join(f'`{program.name}`' for program in row.programs())} |\n"
