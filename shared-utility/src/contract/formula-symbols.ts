/** KaTeX commands for one character; other commands are shown by name. */
export const symbols: Readonly<Record<string, string>> = Object.fromEntries(
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

export const accents: Readonly<Record<string, string>> = {
  ...{ vec: '\u20d7', overrightarrow: '\u20d7', bar: '\u0304', overline: '\u0304' },
  ...{ hat: '\u0302', widehat: '\u0302', tilde: '\u0303', dot: '\u0307', ddot: '\u0308' },
};

/** Commands that only affect the layout. */
export const styleCommands = new Set([
  ...['left', 'right', 'big', 'Big', 'bigg', 'Bigg', 'bigl', 'bigr', 'displaystyle', 'limits'],
  ...['textstyle', 'nolimits', 'rm', 'bf', 'it', 'middle'],
]);

export const spaces = new Set([',', ';', ':', ' ', '!', 'quad', 'qquad', 'enspace', 'thinspace']);

export const superscripts = new Map(
  [...'0123456789+-=()niab'].map((value, index) => [value, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵃᵇ'][index]]),
);

export const subscripts = new Map(
  [...'0123456789+-=()naeoxij'].map((value, index) => [
    value,
    [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙₐₑₒₓᵢⱼ'][index],
  ]),
);

/** Adds brackets, unless the text is a single term. */
export const bracketed = (words: string): string =>
  /^(?:[\p{L}\p{N}.′]+[\u0300-\u036f\u20d7²³]*|\(.*\))$/u.test(words) || [...words].length <= 1
    ? words
    : `(${words})`;
