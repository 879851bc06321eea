// Words of Java, JML, OOX and Alloy in their colours: a text becomes lines of [class, text].

const words = (text) => new Set(text.split(/\s+/));

const JAVA = words(`abstract assert boolean break byte case catch char class continue default do double else enum extends
  final finally float for if implements import instanceof int interface long native new null package private protected
  public record return sealed short static super switch synchronized this throw throws transient true false try var void
  volatile while yield permits`);
const JML = words(`requires ensures signals signals_only assignable modifies invariant loop_invariant maintaining decreases
  decreasing pure also behavior normal_behavior exceptional_behavior spec_public spec_protected nullable non_null helper
  model ghost set assume pre post public instance accessible diverges`);
const OOX = words(`class interface extends implements static abstract final int uint bigint bool boolean char string float double
  long short byte void var new null this super true false if else while for return throw try catch finally break continue
  fork join lock wait notify notifyAll assert assume requires ensures exceptional signals invariant decreases assignable
  nothing old retval forall exists in nondet instanceof pure fresh sum max min count alldifferent skip switch case default
  private protected public import package unsupported print exc`);

const ALLOY = words(`abstract after all always and as assert before but check disj disjoint else enum eventually exactly expect
  extends fact for fun historically iden iff implies in int Int let lone module no none not once one open or pred private
  releases run seq set sig since some steps sum this triggered univ until var`);
const KEYWORDS = { java: JAVA, oox: OOX, als: ALLOY };

const STRINGS = String.raw`(?<s>"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)|`;
const WORDS = String.raw`(?<n>\b(?:0[xX][\da-fA-F_]+|0[bB][01_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)[lLfFdD]?\b)|` +
  String.raw`(?<a>@[\w$.]+)|(?<b>\\[a-z_]+)|(?<w>[\p{L}_$][\p{L}\d_$]*)`;
const SHARED = STRINGS + WORDS;
const CODE = new RegExp(String.raw`(?<c>//[^\n]*|/\*[\s\S]*?(?:\*/|$))|` + SHARED, "gu");
/** In Alloy, a prime belongs to a name, and two dashes begin a comment. */
const ALLOY_CODE = new RegExp(String.raw`(?<c>(?://|--)[^\n]*|/\*[\s\S]*?(?:\*/|$))|(?<s>"(?:\\.|[^"\\\n])*"?)|` + WORDS, "gu");
const INSIDE = new RegExp(SHARED, "gu");

/** The lines of a program, each a list of [class, text]. */
export function highlight(text, language) {
  const found = [];
  scan(text, language === "als" ? ALLOY_CODE : CODE, KEYWORDS[language], "", found);
  return lines(found);
}

function scan(text, pattern, keywords, extra, found) {
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) found.push([extra, text.slice(end, match.index)]);
    end = match.index + match[0].length;
    const group = match.groups;
    if (group.c !== undefined) comment(group.c, keywords, found);
    else found.push([`${kind(match, text, end, keywords)} ${extra}`.trim(), match[0]]);
  }
  if (end < text.length) found.push([extra, text.slice(end)]);
}

/** Comments that begin with an at sign are contracts: JML. */
function comment(text, keywords, found) {
  if (keywords === JAVA && /^\/[/*]\s*@/.test(text)) scan(text, INSIDE, JML, "spec", found);
  else found.push(["c", text]);
}

function kind(match, text, end, keywords) {
  const { s, n, a, b, w } = match.groups;
  if (s !== undefined) return "s";
  if (n !== undefined) return "n";
  if (a !== undefined) return "a";
  if (b !== undefined || keywords.has(w) || (keywords === JML && JAVA.has(w))) return "k";
  if (/^\s*\(/.test(text.slice(end, end + 20))) return "f";
  return /^\p{Lu}/u.test(w) ? "t" : "";
}

function lines(found) {
  const all = [[]];
  for (const [name, text] of found) {
    text.split("\n").forEach((part, number) => {
      if (number > 0) all.push([]);
      if (part) all[all.length - 1].push([name, part]);
    });
  }
  return all;
}
