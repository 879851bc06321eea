// An address book: names lead to addresses or to other names, and adding is no undoing of deleting.
abstract sig Target {}
sig Address extends Target {}
sig Name extends Target {}

sig Book { entries: Name -> Target } {
    no n: Name | n in n.^entries
}

fun lookup[b: Book, n: Name]: set Address { n.^(b.entries) & Address }

pred add[b, b": Book, n: Name, t: Target] { b".entries = b.entries + n -> t }
pred delete[b, b": Book, n: Name, t: Target] { b".entries = b.entries - n -> t }

// Wrong: deleting takes away an entry that was there before the adding.
assert deleteUndoesAdd {
    all b, b", b"": Book, n: Name, t: Target |
        add[b, b", n, t] and delete[b", b"", n, t] implies b.entries = b"".entries
}
assert deleteUndoesAddOfNew {
    all b, b", b"": Book, n: Name, t: Target |
        no n.(b.entries) and add[b, b", n, t] and delete[b", b"", n, t] implies b.entries = b"".entries
}
assert addIsLocal {
    all b, b": Book, n, m: Name, t: Target |
        add[b, b", n, t] and n not in m.*(b.entries) implies lookup[b, m] = lookup[b", m]
}

check deleteUndoesAdd for 3 but 3 Book expect 1
check deleteUndoesAddOfNew for 3 but 3 Book expect 0
check addIsLocal for 3 but 2 Book expect 0
