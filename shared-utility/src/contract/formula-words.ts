/** KaTeX commands for one character; other commands are shown by name. */
const symbols: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ iota ι kappa κ ' +
    'lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ phi φ varphi φ chi χ psi ψ omega ω ' +
    'Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω ' +
    'times × div ÷ cdot · pm ± mp ∓ ast * le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ ne ≠ neq ≠ ' +
    'approx ≈ equiv ≡ sim ∼ propto ∝ infty ∞ sum ∑ prod ∏ int ∫ oint ∮ partial ∂ nabla ∇ ' +
    'in ∈ notin ∉ subset ⊂ subseteq ⊆ supset ⊃ cup ∪ cap ∩ emptyset ∅ varnothing ∅ forall ∀ ' +
    'exists ∃ neg ¬ land ∧ wedge ∧ lor ∨ vee ∨ to → rightarrow → leftarrow ← Rightarrow ⇒ ' +
    'Leftarrow ⇐ leftrightarrow ↔ Leftrightarrow ⇔ iff ⇔ rightleftharpoons ⇌ uparrow ↑ ' +
    'downarrow ↓ circ ° degree ° angle ∠ triangle △ perp ⊥ parallel ∥ because ∵ therefore ∴ ' +
    'dots … ldots … cdots ⋯ prime ′ ell ℓ hbar ℏ langle ⟨ rangle ⟩ vert | lvert | rvert | mid | ' +
    'lbrace { rbrace } backslash \\'
  )
    .split(' ')
    .flatMap((name, index, all) => (index % 2 === 0 ? [[name, all[index + 1] ?? '']] : [])),
);

const accents: Readonly<Record<string, string>> = {
  ...{ vec: '\u20d7', overrightarrow: '\u20d7', bar: '\u0304', overline: '\u0304' },
  ...{ hat: '\u0302', widehat: '\u0302', tilde: '\u0303', dot: '\u0307', ddot: '\u0308' },
};
/** Commands that only affect the layout. */
const styleCommands = new Set([
  ...['left', 'right', 'big', 'Big', 'bigg', 'Bigg', 'bigl', 'bigr', 'displaystyle', 'limits'],
  ...['textstyle', 'nolimits', 'rm', 'bf', 'it', 'middle'],
]);
const spaces = new Set([',', ';', ':', ' ', '!', 'quad', 'qquad', 'enspace', 'thinspace']);

const superscripts = new Map(
  [...'0123456789+-=()niab'].map((value, index) => [value, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵃᵇ'][index]]),
);
const lowered = new Map(
  [...'0123456789+-=()naeoxij'].map((value, index) => [
    value,
    [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙₐₑₒₓᵢⱼ'][index],
  ]),
);

/** Adds brackets, unless the text is a single term. */
const bracketed = (words: string): string =>
  /^(?:[\p{L}\p{N}.′]+[\u0300-\u036f\u20d7²³]*|\(.*\))$/u.test(words) || [...words].length <= 1
    ? words
    : `(${words})`;

function shiftedText(
  words: string,
  signs: ReadonlyMap<string, string | undefined>,
  mark: string,
): string {
  const mapped = [...words].map((word) => signs.get(word));
  if (words === '°' || words === '′') return words;
  if (mapped.every((value) => value !== undefined)) return mapped.join('');
  const isWord = mark === '_' || [...words].length <= 1;
  return `${mark}${isWord ? bracketed(words) : `(${words})`}`;
}

/** Superscript in plain text: `²`, `^x`. */
export const superscriptText = (words: string): string => shiftedText(words, superscripts, '^');

/** A parser that reads a formula from left to right. */
class Reader {
  private readonly parts: readonly string[];
  private at = 0;

  constructor(source: string) {
    this.parts = source.match(/\\(?:[a-zA-Z]+\*?|[\s\S])|[\s\S]/gu) ?? [];
  }

  /** Reads to the end, or to the end of a group. */
  all(end?: string): string {
    let words = '';
    while (this.at < this.parts.length) {
      if (this.parts[this.at] === end) break;
      words += this.next(words);
    }
    this.at += 1;
    return words;
  }

  /** Reads a command's argument: a group, or one token. */
  private given(): string {
    while (/^\s$/.test(this.parts[this.at] ?? '')) this.at += 1;
    return this.at < this.parts.length ? this.next('') : '';
  }

  /** Reads an optional argument in square brackets. */
  private option(): string {
    if (this.parts[this.at] !== '[') return '';
    this.at += 1;
    return this.all(']');
  }

  private next(before: string): string {
    const part = this.parts[this.at] ?? '';
    this.at += 1;
    if (part === '{') return this.all('}');
    if (part === '^') return shiftedText(this.given(), superscripts, '^');
    if (part === '_') return shiftedText(this.given(), lowered, '_');
    if (part === '~' || part === '&') return ' ';
    if (part === '}' || !part.startsWith('\\')) return part === '}' ? '' : part;
    return this.command(part.slice(1).replace(/\*$/, ''), before);
  }

  private command(name: string, before: string): string {
    if (/^[dt]?frac$/.test(name)) return `${bracketed(this.given())}/${bracketed(this.given())}`;
    if (name === 'sqrt') {
      const degree = this.option();
      return `${degree && shiftedText(degree, superscripts, '')}√${bracketed(this.given())}`;
    }
    if (name === 'binom') return `C(${this.given()}, ${this.given()})`;
    if (name === '\\') return '; ';
    if (spaces.has(name)) return ' ';
    if (name === 'begin' || name === 'end') {
      this.given();
      return '';
    }
    if (styleCommands.has(name)) {
      if (/^(left|right)$/.test(name) && this.parts[this.at] === '.') this.at += 1;
      return '';
    }
    const accent = accents[name];
    if (accent) return `${this.given()}${accent}`;
    const symbol = symbols[name];
    if (symbol !== undefined) {
      while (this.parts[this.at] === ' ') this.at += 1;
      return symbol;
    }
    if (!/^[a-zA-Z]/.test(name)) return name;
    // Of text, font and box commands only the content is used.
    if (this.parts[this.at] === '{' && /^(text|math|operatorname|ce|box)/.test(name))
      return this.given();
    return `${/[\p{L}\p{N})]$/u.test(before) ? ' ' : ''}${name}`;
  }
}

/** A formula as one line of plain text, as it would be typed: `x² + 1/2`; the source if nothing would be left. */
export const formulaWords = (source: string): string =>
  new Reader(source).all().replace(/\s+/g, ' ').trim() || source;
