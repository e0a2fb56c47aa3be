import { formulaWords } from './formula-words';

test.each([
  ['x^2 + y_{10} = \\frac{1}{2}', 'x² + y₁₀ = 1/2'],
  ['\\frac{a+b}{2c}', '(a+b)/2c'],
  ['\\dfrac{-b \\pm \\sqrt{b^2-4ac}}{2a}', '(-b ±√(b²-4ac))/2a'],
  ['\\sqrt[3]{8} \\times \\pi r^{2}', '³√8 ×πr²'],
  ['37.5\\,^{\\circ}\\mathrm{C}', '37.5 °C'],
  ['e^{i\\omega t}', 'e^(iωt)'],
  ['\\left( \\alpha \\le 1 \\right)', '( α≤1 )'],
  ['\\text{面积} = \\sin x', '面积 = sin x'],
  ['\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}', '1 2 ; 3 4'],
  ['\\vec{F}=m\\vec a', 'F⃗=ma⃗'],
  ['{}_{\\text{2}}', '₂'],
  ['\\binom{n}{2}', 'C(n, 2)'],
  ['50\\%', '50%'],
])('%s is read aloud as %s', (source, words) => {
  expect(formulaWords(source)).toBe(words);
});

test('a malformed formula is read as far as possible, and never as nothing', () => {
  expect(formulaWords('\\frac{1}{')).toBe('1/');
  expect(formulaWords('}}x^')).toBe('x');
  expect(formulaWords('\\,')).toBe('\\,');
  expect(formulaWords('{'.repeat(2000))).toBe('{'.repeat(2000));
});
