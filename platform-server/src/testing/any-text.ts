import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextMark,
} from '@edu/shared-utility/contract';
import fc from 'fast-check';

/** Words with everything that XML has to preserve: special characters, blanks, line feeds, rare characters. */
export const anyWords = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.constantFrom('<b>', ']]>', '&amp;', '&#10;', '  a  b ', 'a\n\tb', ' ', '"\'`', '龘𠮷'),
  )
  .map((text) => text.replace(/(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ''))
  .filter((text) => text !== '');

const markNames = [
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'subscript',
  'superscript',
] as const;
const mark: fc.Arbitrary<RichTextMark> = fc.oneof(
  fc.record({ type: fc.constantFrom(...markNames) }),
  fc.record({
    type: fc.constant('link'),
    attrs: fc.record({ href: fc.constantFrom('https://a.cn/?q="><b>&c=d', 'mailto:a@b.cn') }),
  }),
);
const marks = fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type });
const source = fc.constantFrom('x^2', '\\frac{1}{2}', 'a < b & c', '\\nosuch', ' y ');

const inline: fc.Arbitrary<RichTextInline> = fc.oneof(
  fc.record({ type: fc.constant('text'), text: anyWords, marks }),
  fc.record({ type: fc.constant('hardBreak'), marks }),
  fc.record({ type: fc.constant('formula'), attrs: fc.record({ source }), marks }),
);
const content = fc.array(inline, { maxLength: 4 });
const paragraph = fc.record({ type: fc.constant('paragraph'), content });
const resourceId = fc.uuid();
const code = fc.array(fc.record({ type: fc.constant('text'), text: anyWords }), { maxLength: 2 });

const leaf: fc.Arbitrary<RichTextBlock> = fc.oneof(
  paragraph,
  fc.record({
    type: fc.constant('heading'),
    attrs: fc.record({ level: fc.constantFrom(2, 3, 4) }),
    content,
  }),
  fc.record({ type: fc.constant('codeBlock'), content: code }),
  fc.record({ type: fc.constant('picture'), attrs: fc.record({ resourceId, alt: anyWords }) }),
  fc.record({ type: fc.constant('audio'), attrs: fc.record({ resourceId, title: anyWords }) }),
  fc.record({ type: fc.constant('formulaBlock'), attrs: fc.record({ source }) }),
);

const oneOrTwo = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.array(arbitrary, { minLength: 1, maxLength: 2 });

/** Blocks nested to the given depth. */
function blocksOf(depth: number): fc.Arbitrary<RichTextBlock[]> {
  if (depth === 0) return oneOrTwo(leaf);
  const inner = blocksOf(depth - 1);
  const items = oneOrTwo(
    fc.record({
      type: fc.constant('listItem'),
      content: fc.tuple(paragraph, inner).map(([first, rest]): RichTextBlock[] => [first, ...rest]),
    }),
  );
  const cell = fc.record({
    type: fc.constantFrom('tableCell', 'tableHeader'),
    attrs: fc.record({ colspan: fc.integer({ min: 1, max: 3 }), rowspan: fc.constant(1) }),
    content: inner,
  });
  const rows = oneOrTwo(fc.record({ type: fc.constant('tableRow'), content: oneOrTwo(cell) }));
  const start = fc.integer({ min: 0, max: 99 });
  return oneOrTwo(
    fc.oneof(
      leaf,
      fc.record({ type: fc.constant('blockquote'), content: inner }),
      fc.record({ type: fc.constant('bulletList'), content: items }),
      fc.record({
        type: fc.constant('orderedList'),
        attrs: fc.record({ start }),
        content: items,
      }),
      fc.record({ type: fc.constant('table'), content: rows }),
    ),
  );
}

/** Any rich text that a question may contain. */
export const anyText: fc.Arbitrary<RichText> = fc.record({
  type: fc.constant('doc'),
  content: blocksOf(2),
});
