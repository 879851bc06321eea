/* Expressions over the heap of a step, in the notation of Java: names, fields, elements, arithmetic, comparisons. */
"use strict";

const expressions = (function () {
  const TOKEN = /\s*(?:(\d+)[lL]?|("(?:[^"\\]|\\.)*")|(\\?[A-Za-z_$][\w$]*)|(==|!=|<=|>=|&&|\|\||[-+*/%<>!.()[\]]))/y;
  const LEVELS = [["||"], ["&&"], ["==", "!="], ["<", "<=", ">", ">="], ["+", "-"], ["*", "/", "%"]];

  function tokens(text) {
    const found = [];
    TOKEN.lastIndex = 0;
    while (text.slice(TOKEN.lastIndex).trim()) {
      const at = TOKEN.lastIndex;
      const match = TOKEN.exec(text);
      if (!match) throw new Error(`cannot read '${text.slice(at).trim()}'`);
      const [, number, string, name, sign] = match;
      if (number) found.push({ kind: "value", value: BigInt(number) });
      else if (string) found.push({ kind: "value", value: JSON.parse(string) });
      else if (name) found.push({ kind: "name", text: name });
      else found.push({ kind: "sign", text: sign });
    }
    return found;
  }

  /* A value as a heap writes it; what has no meaning here stays as it is written. */
  function read(value) {
    if (value === null || typeof value === "object") return value;
    if (/^-?\d+[lL]?$/.test(value)) return BigInt(value.replace(/[lL]$/, ""));
    if (/^-?\d+(\.\d+)?([eE][-+]?\d+)?[fFdD]?$/.test(value)) return Number.parseFloat(value);
    if (value === "true" || value === "false") return value === "true";
    if (value === "null") return null;
    if (/^"/.test(value)) {
      try { return JSON.parse(value); } catch { return value; }
    }
    return value;
  }

  class Parser {
    constructor(text) {
      this.tokens = tokens(text);
      this.at = 0;
    }

    whole() {
      const found = this.binary(0);
      if (this.at < this.tokens.length) throw new Error(`unexpected '${this.tokens[this.at].text ?? this.tokens[this.at].value}'`);
      return found;
    }

    sign(...signs) {
      const token = this.tokens[this.at];
      if (!token || token.kind !== "sign" || !signs.includes(token.text)) return null;
      this.at += 1;
      return token.text;
    }

    expect(sign) {
      if (!this.sign(sign)) throw new Error(`expected '${sign}'`);
    }

    binary(level) {
      if (level === LEVELS.length) return this.unary();
      let left = this.binary(level + 1);
      for (let sign = this.sign(...LEVELS[level]); sign; sign = this.sign(...LEVELS[level])) {
        const one = left, two = this.binary(level + 1), operator = sign;
        left = (heap) => applied(operator, one, two, heap);
      }
      return left;
    }

    unary() {
      const sign = this.sign("-", "!");
      if (!sign) return this.postfix();
      const operand = this.unary();
      return (heap) => (sign === "-" ? -number(operand(heap)) : !truth(operand(heap)));
    }

    postfix() {
      let found = this.primary();
      for (let sign = this.sign(".", "["); sign; sign = this.sign(".", "[")) {
        const owner = found;
        if (sign === "[") {
          const index = this.binary(0);
          this.expect("]");
          found = (heap) => element(heap, owner(heap), index(heap));
        } else {
          const name = this.name();
          if (this.sign("(")) this.expect(")");
          found = (heap) => member(heap, owner(heap), name);
        }
      }
      return found;
    }

    name() {
      const token = this.tokens[this.at];
      if (!token || token.kind !== "name") throw new Error("expected a name");
      this.at += 1;
      return token.text;
    }

    primary() {
      if (this.sign("(")) {
        const inner = this.binary(0);
        this.expect(")");
        return inner;
      }
      const token = this.tokens[this.at];
      if (!token) throw new Error("the expression is not complete");
      if (token.kind === "value") {
        this.at += 1;
        return () => token.value;
      }
      const name = this.name();
      if (name === "true" || name === "false") return () => name === "true";
      if (name === "null") return () => null;
      if (name === "\\old") {
        this.expect("(");
        const inner = this.binary(0);
        this.expect(")");
        return (heap) => inner({ ...heap.first, first: heap.first });
      }
      return (heap) => {
        // A static field is written with its class.
        if (!this.known(heap, name) && this.known(heap, `${name}.`)) return { type: name };
        return variable(heap, name);
      };
    }

    known(heap, start) {
      return Object.keys(heap.roots).some((each) => (start.endsWith(".") ? each.startsWith(start) : named(each, start)));
    }
  }

  const named = (root, name) => root === name || root.endsWith(`: ${name}`);

  /* The variable of the innermost call that has one of this name. */
  function variable(heap, name) {
    const found = Object.keys(heap.roots).filter((each) => named(each, name));
    if (!found.length) throw new Error(`no variable '${name}' here`);
    return read(heap.roots[found.at(-1)]);
  }

  function object(heap, value) {
    if (value === null) throw new Error("null");
    const found = heap.objects.find((each) => each.name === value.reference);
    if (!found) throw new Error("not an object");
    return found;
  }

  function member(heap, owner, name) {
    if (owner && owner.type) return variable(heap, `${owner.type}.${name}`);
    if (typeof owner === "string" && name === "length") return BigInt(owner.length);
    const found = object(heap, owner);
    if (found.elements && ["length", "size"].includes(name)) return BigInt(found.elements.length);
    if (found.entries && name === "size") return BigInt(Object.keys(found.entries).length);
    const fields = found.fields || {};
    if (!(name in fields)) throw new Error(`${found.name} has no field '${name}'`);
    return read(fields[name]);
  }

  function element(heap, owner, index) {
    if (typeof owner === "string") {
      if (index < 0n || index >= BigInt(owner.length)) throw new Error(`index ${index} out of bounds`);
      return owner[Number(index)];
    }
    const found = object(heap, owner);
    if (found.entries) {
      const key = typeof index === "string" ? JSON.stringify(index) : shown(index);
      return key in found.entries ? read(found.entries[key]) : null;
    }
    if (!found.elements) throw new Error(`${found.name} has no elements`);
    if (typeof index !== "bigint") throw new Error("an index is a number");
    if (index < 0n || index >= BigInt(found.elements.length)) throw new Error(`index ${index} out of bounds`);
    return read(found.elements[Number(index)]);
  }

  function number(value) {
    if (typeof value !== "bigint" && typeof value !== "number") throw new Error(`${shown(value)} is not a number`);
    return value;
  }

  function truth(value) {
    if (typeof value !== "boolean") throw new Error(`${shown(value)} is neither true nor false`);
    return value;
  }

  function equal(one, two) {
    if (one && two && one.reference && two.reference) return one.reference === two.reference;
    // eslint-disable-next-line eqeqeq -- a whole number equals the same floating-point number
    return typeof one === "object" || typeof two === "object" ? one === two : one == two;
  }

  function applied(sign, left, right, heap) {
    if (sign === "&&") return truth(left(heap)) && truth(right(heap));
    if (sign === "||") return truth(left(heap)) || truth(right(heap));
    const one = left(heap), two = right(heap);
    if (sign === "==" || sign === "!=") return equal(one, two) === (sign === "==");
    if (sign === "+" && (typeof one === "string" || typeof two === "string")) return text(one) + text(two);
    let [a, b] = [number(one), number(two)];
    if (typeof a !== typeof b) [a, b] = [Number(a), Number(b)];
    if ((sign === "/" || sign === "%") && b === 0n) throw new Error("/ by zero");
    const results = { "+": () => a + b, "-": () => a - b, "*": () => a * b, "/": () => a / b, "%": () => a % b,
      "<": () => a < b, "<=": () => a <= b, ">": () => a > b, ">=": () => a >= b };
    return results[sign]();
  }

  const text = (value) => (typeof value === "string" ? value : shown(value));

  /* A value as the page shows it. */
  function shown(value) {
    if (value === null) return "null";
    if (typeof value === "string") return JSON.stringify(value);
    return typeof value === "object" ? value.reference || value.type : String(value);
  }

  /* The value of an expression in each heap, as text; `null` where the heap was not kept. Throws if it cannot be read. */
  function evaluate(source, heaps) {
    const expression = new Parser(source).whole();
    return heaps.map((heap) => {
      if (heap === null) return null;
      try { return shown(expression({ ...heap, first: heaps[0] })); } catch (problem) { return `(${problem.message})`; }
    });
  }

  return { evaluate };
})();
