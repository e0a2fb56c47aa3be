import katex from 'katex';
import { mathmlToTex } from './mathml-to-tex';
import { parseXml } from './parse-xml';
import { childOf, descendantsOf, element, textContentOf, type XmlElement } from './xml';

const MATHML = 'http://www.w3.org/1998/Math/MathML';
const TEX = 'application/x-tex';

/** The MathML that KaTeX renders; null when it cannot parse the source. */
function toMathMl(source: string): XmlElement | null {
  try {
    const html = katex.renderToString(source, {
      ...{ output: 'mathml', throwOnError: true, trust: false, strict: 'ignore' },
      ...{ maxExpand: 100, maxSize: 20 },
    });
    const [semantics] = descendantsOf(parseXml(html), 'semantics');
    const [row] = semantics?.children ?? [];
    return row && typeof row !== 'string' ? row : null;
  } catch {
    return null;
  }
}

/** A formula as MathML that carries its source. */
export function formulaElement(source: string, isBlock: boolean): XmlElement {
  const row = toMathMl(source) ?? element('mtext', {}, source);
  const annotation = element('annotation', { encoding: TEX }, source);
  return element(
    'math',
    { xmlns: MATHML, display: isBlock ? 'block' : undefined },
    element('semantics', {}, row, annotation),
  );
}

/** The TeX source: the annotation where there is one, else converted from the MathML. */
export function sourceOf(math: XmlElement): string {
  const semantics = childOf(math, 'semantics');
  const texAnnotation = descendantsOf(math, 'annotation').find(({ attrs }) =>
    /tex/i.test(attrs.encoding ?? ''),
  );
  return texAnnotation ? textContentOf(texAnnotation) : mathmlToTex(semantics?.children[0] ?? math);
}
