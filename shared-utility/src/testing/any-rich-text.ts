import fc from 'fast-check';
import type { RichText, RichTextBlock, RichTextInline, RichTextMark } from '../contract/rich-text';

/** Ordinary and unusual text: markup, quotes, braces. */
const words = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.constantFrom('<img src=x onerror=alert(1)>', '</script>', '&amp;', '{{x}}', '"\'`'),
  )
  .map((text) => text.replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, ''))
  .filter((text) => text !== '');

const mark: fc.Arbitrary<RichTextMark> = fc.oneof(
  fc.record({
    type: fc.constantFrom(
      'bold',
      'italic',
      'underline',
      'strike',
      'code',
      'subscript',
      'superscript',
    ),
  }),
  fc.record({
    type: fc.constant('link'),
    attrs: fc.record({
      href: fc.constantFrom('https://a.cn/?q="><script>', 'http://a.cn/', 'mailto:a@b.cn'),
    }),
  }),
);

const marks = fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type });

const source = fc.constantFrom('x^2', '\\frac{1}{2}', '\\href{javascript:alert(1)}{x}', '\\nosuch');

const inline: fc.Arbitrary<RichTextInline> = fc.oneof(
  fc.record({ type: fc.constant('text'), text: words, marks }),
  fc.record({ type: fc.constant('hardBreak') }),
  fc.record({ type: fc.constant('formula'), attrs: fc.record({ source }) }),
);

const inlines = fc.array(inline, { maxLength: 4 });
const paragraph = fc.record({ type: fc.constant('paragraph'), content: inlines });
const resourceId = fc.uuid();

const leaf: fc.Arbitrary<RichTextBlock> = fc.oneof(
  paragraph,
  fc.record({
    type: fc.constant('heading'),
    attrs: fc.record({ level: fc.constantFrom(2, 3, 4) }),
    content: inlines,
  }),
  fc.record({
    type: fc.constant('codeBlock'),
    content: fc.array(fc.record({ type: fc.constant('text'), text: words }), { maxLength: 2 }),
  }),
  fc.record({ type: fc.constant('picture'), attrs: fc.record({ resourceId, alt: words }) }),
  fc.record({ type: fc.constant('audio'), attrs: fc.record({ resourceId, title: words }) }),
  fc.record({ type: fc.constant('formulaBlock'), attrs: fc.record({ source }) }),
);

/** Nested blocks up to this depth. */
function blocksOf(depth: number): fc.Arbitrary<RichTextBlock[]> {
  const oneToThree = (arbitrary: fc.Arbitrary<RichTextBlock>) =>
    fc.array(arbitrary, { minLength: 1, maxLength: 3 });
  if (depth === 0) return oneToThree(leaf);
  const content = blocksOf(depth - 1);
  const item = fc.record({
    type: fc.constant('listItem'),
    content: fc.tuple(paragraph, content).map(([first, rest]): RichTextBlock[] => [first, ...rest]),
  });
  const items = fc.array(item, { minLength: 1, maxLength: 2 });
  const cell = fc.record({
    type: fc.constantFrom('tableCell', 'tableHeader'),
    attrs: fc.record({ colspan: fc.integer({ min: 1, max: 3 }), rowspan: fc.constant(1) }),
    content,
  });
  const row = fc.record({
    type: fc.constant('tableRow'),
    content: fc.array(cell, { minLength: 1, maxLength: 2 }),
  });
  return oneToThree(
    fc.oneof(
      leaf,
      fc.record({ type: fc.constant('blockquote'), content }),
      fc.record({ type: fc.constant('bulletList'), content: items }),
      fc.record({
        type: fc.constant('orderedList'),
        attrs: fc.record({ start: fc.integer({ min: 0, max: 99 }) }),
        content: items,
      }),
      fc.record({
        type: fc.constant('table'),
        content: fc.array(row, { minLength: 1, maxLength: 2 }),
      }),
    ),
  );
}

/** Any valid text. */
export const anyRichText: fc.Arbitrary<RichText> = fc.record({
  type: fc.constant('doc'),
  content: blocksOf(2),
});
