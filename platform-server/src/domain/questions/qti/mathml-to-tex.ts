import { elementsIn, textContentOf, type XmlElement, type XmlNode } from './xml';

/** Characters for which TeX has a command. */
const texSymbols: Readonly<Record<string, string>> = {
  ...{ '×': '\\times', '÷': '\\div', '·': '\\cdot', '±': '\\pm', '≤': '\\le', '≥': '\\ge' },
  ...{ '≠': '\\ne', '≈': '\\approx', '→': '\\to', '∞': '\\infty', '∑': '\\sum', '∫': '\\int' },
  ...{ '∏': '\\prod', '∈': '\\in', '∪': '\\cup', '∩': '\\cap', '√': '\\surd', '°': '^{\\circ}' },
  ...{ α: '\\alpha', β: '\\beta', γ: '\\gamma', δ: '\\delta', θ: '\\theta', λ: '\\lambda' },
  ...{ μ: '\\mu', π: '\\pi', ρ: '\\rho', σ: '\\sigma', φ: '\\varphi', ω: '\\omega' },
  ...{ Δ: '\\Delta', Σ: '\\Sigma', Ω: '\\Omega', '\u2061': '', '\u2062': '', '−': '-' },
};

const escapeTex = (text: string): string =>
  text.replace(/[\\{}%#&$_^~]/g, (value) =>
    value === '\\'
      ? '\\backslash '
      : value === '~' || value === '^'
        ? `\\text{\\${value}{}}`
        : `\\${value}`,
  );

function leafToTex({ name, children }: XmlElement): string {
  const text = children.map(textContentOf).join('').trim();
  if (name === 'mtext') return text === '' ? '' : `\\text{${escapeTex(text)}}`;
  const texSymbol = texSymbols[text];
  if (texSymbol !== undefined) return texSymbol === '' ? '' : `${texSymbol} `;
  return name === 'mi' && [...text].length > 1
    ? `\\operatorname{${escapeTex(text)}}`
    : escapeTex(text);
}

const braced = (node: XmlElement | undefined): string => `{${node ? mathmlToTex(node) : ''}}`;

/** Converts MathML to TeX as far as both support it; everything else becomes plain text. */
export function mathmlToTex(node: XmlNode): string {
  if (typeof node === 'string') return escapeTex(node.trim());
  const parts = elementsIn(node);
  const [a, b, c] = parts;
  switch (node.name) {
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext':
      return leafToTex(node);
    case 'mfrac':
      return `\\frac${braced(a)}${braced(b)}`;
    case 'msqrt':
      return `\\sqrt{${parts.map(mathmlToTex).join('')}}`;
    case 'mroot':
      return `\\sqrt[${b ? mathmlToTex(b) : ''}]${braced(a)}`;
    case 'msup':
    case 'mover':
      return `${braced(a)}^${braced(b)}`;
    case 'msub':
    case 'munder':
      return `${braced(a)}_${braced(b)}`;
    case 'msubsup':
    case 'munderover':
      return `${braced(a)}_${braced(b)}^${braced(c)}`;
    case 'mfenced': {
      const { open = '(', close = ')' } = node.attrs;
      return `\\left${open || '.'}${parts.map(mathmlToTex).join(',')}\\right${close || '.'}`;
    }
    case 'mtable':
      return `\\begin{matrix}${parts.map(mathmlToTex).join('\\\\')}\\end{matrix}`;
    case 'mtr':
      return parts.map(mathmlToTex).join('&');
    case 'mspace':
      return '\\ ';
    case 'annotation':
      return '';
    default:
      return parts.map(mathmlToTex).join('');
  }
}
