/** @jest-environment node */
import fc from 'fast-check';
import { anyRichText } from '../testing/any-rich-text';
import { type RichText, richTextLimits } from './rich-text';
import { refusalOf } from './rich-text-check';
import { isLinkAddress } from './rich-text-rules';
import {
  blanksIn,
  isBlankRichText,
  noRichText,
  plainText,
  richTextOf,
  richTextResources,
} from './rich-text-words';

const id = '0b2b4a5e-6a53-4f2c-9a9d-3f2f0e1c7a11';
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const words = (text: string, ...marks: unknown[]) => ({ type: 'text', text, marks });
const linkTo = (href: unknown) => doc(paragraph(words('x', { type: 'link', attrs: { href } })));

const everyPart: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '力学' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '能量 ', marks: [{ type: 'bold' }, { type: 'italic' }] },
        { type: 'formula', attrs: { source: 'E=mc^2' } },
        { type: 'hardBreak' },
        { type: 'text', text: 'more', marks: [{ type: 'link', attrs: { href: 'https://a.cn/' } }] },
      ],
    },
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'one' }] },
            { type: 'codeBlock', content: [{ type: 'text', text: 'a\n\tb' }] },
          ],
        },
      ],
    },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            {
              type: 'tableHeader',
              attrs: { colspan: 1, rowspan: 1 },
              content: [richTextOf('left').content[0] ?? { type: 'paragraph' }],
            },
            {
              type: 'tableCell',
              attrs: { colspan: 1, rowspan: 1 },
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'right' }] }],
            },
          ],
        },
      ],
    },
    { type: 'picture', attrs: { resourceId: id, alt: 'a lever' } },
    { type: 'audio', attrs: { resourceId: id, title: 'a bell' } },
    { type: 'formulaBlock', attrs: { source: '\\frac12' } },
  ],
};

test('a text with every element is valid and gives its words and its files', () => {
  expect(refusalOf(everyPart)).toBeNull();
  expect(plainText(everyPart)).toBe(
    '力学\n能量 E=mc²\nmore\none\na\n\tb\nleft\tright\na lever\na bell\n1/2',
  );
  expect(richTextResources(everyPart)).toEqual([id]);
});

test('an empty text is a text, and blank', () => {
  expect(refusalOf(noRichText)).toBeNull();
  expect(isBlankRichText(noRichText)).toBe(true);
  expect(isBlankRichText(richTextOf(' \n '))).toBe(true);
  expect(isBlankRichText(richTextOf('a\n\nb'))).toBe(false);
  expect(plainText(richTextOf('a\n\nb'))).toBe('a\n\nb');
});

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['a script after a space', ' javascript:alert(1)'],
  ['a script with a line feed inside', 'java\nscript:alert(1)'],
  ['data', 'data:text/html,<script>'],
  ['a file', 'file:///etc/passwd'],
  ['an address without a scheme', '//evil.example/'],
  ['a path', '/saas/home'],
  ['a password in it', 'https://user:secret@a.cn/'],
  ['no host', 'https://'],
  ['a text direction mark', 'https://a.cn/\u202Egnp'],
  ['a mailbox without an address', 'mailto:'],
  ['something that is not a string', 7],
  ['a long one', `https://a.cn/${'a'.repeat(richTextLimits.href)}`],
])('a link to %s is refused', (_, href) => {
  expect(refusalOf(linkTo(href))).toEqual({
    fault: 'link',
    path: 'document.content.0.content.0.marks.0.attrs.href',
  });
});

test.each(['https://a.cn/b?c=d#e', 'HTTP://a.cn', 'mailto:a@b.cn', 'https://例子.中国/路'])(
  '%s is a valid address for a link',
  (href) => expect(isLinkAddress(href)).toBe(true),
);

const nested = (depth: number): unknown =>
  depth === 0 ? paragraph() : { type: 'blockquote', content: [nested(depth - 1)] };

test.each([
  ['no object', 'text', 'form'],
  ['a list', [], 'form'],
  ['another root', paragraph(), 'form'],
  ['no parts', doc(), 'form'],
  ['an unknown element', doc({ type: 'script', content: [] }), 'unknown'],
  ['a name of Object.prototype', doc({ type: 'constructor' }), 'unknown'],
  ['text outside a paragraph', doc(words('x')), 'form'],
  ['an unknown property', doc({ ...paragraph(), html: '<b>' }), 'unknown'],
  ['a prototype', JSON.parse('{"type":"doc","__proto__":{},"content":[]}'), 'unknown'],
  ['an unknown attribute', doc({ type: 'heading', attrs: { level: 2, style: 'x' } }), 'unknown'],
  [
    'attributes on an element without any',
    doc({ type: 'paragraph', attrs: { style: 'x' } }),
    'unknown',
  ],
  ['a heading of level one', doc({ type: 'heading', attrs: { level: 1 } }), 'form'],
  ['an unknown mark', doc(paragraph(words('x', { type: 'textStyle' }))), 'unknown'],
  ['a mark used twice', doc(paragraph(words('x', { type: 'bold' }, { type: 'bold' }))), 'form'],
  ['empty words', doc(paragraph(words(''))), 'text'],
  ['a zero byte', doc(paragraph(words('a\u0000'))), 'text'],
  ['an unpaired surrogate', doc(paragraph(words('a\uD83D'))), 'text'],
  [
    'an external picture',
    doc({ type: 'picture', attrs: { src: 'https://a.cn/a.png' } }),
    'unknown',
  ],
  [
    'a picture by address',
    doc({ type: 'picture', attrs: { resourceId: 'https://a.cn/a.png', alt: '' } }),
    'file',
  ],
  ['an empty formula', doc({ type: 'formulaBlock', attrs: { source: ' ' } }), 'formula'],
  ['a long formula', doc({ type: 'formulaBlock', attrs: { source: 'x'.repeat(2001) } }), 'formula'],
  [
    'an item without a paragraph',
    doc({ type: 'bulletList', content: [{ type: 'listItem', content: [nested(1)] }] }),
    'form',
  ],
  ['no content', doc({ type: 'paragraph', content: null }), 'form'],
  ['deep nesting', doc(nested(richTextLimits.depth)), 'tooDeep'],
  ['nesting that is too deep', doc(nested(3000)), 'tooDeep'],
  [
    'many parts',
    doc(...Array.from({ length: richTextLimits.nodes }, () => paragraph())),
    'tooLong',
  ],
  ['many bytes', doc(paragraph(words('汉'.repeat(70_000)))), 'tooLong'],
])('%s is refused', (_, value, fault) => {
  expect(refusalOf(value)?.fault).toBe(fault);
});

test('a single line is a paragraph of words and formulas', () => {
  const oneLine = { oneLine: true };
  expect(refusalOf(richTextOf('a'), oneLine)).toBeNull();
  expect(refusalOf(richTextOf('a\nb'), oneLine)?.fault).toBe('oneLine');
  expect(refusalOf(doc(paragraph({ type: 'hardBreak' })), oneLine)?.fault).toBe('oneLine');
  expect(refusalOf(doc({ type: 'formulaBlock', attrs: { source: 'x' } }), oneLine)?.fault).toBe(
    'oneLine',
  );
});

test('gaps are accepted only where allowed, and counted', () => {
  const gaps: RichText = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'a' }, { type: 'blank' }, { type: 'blank' }],
      },
    ],
  };
  expect(refusalOf(gaps)).toEqual({ fault: 'blank', path: 'document.content.0.content.1' });
  expect(refusalOf(gaps, { blanks: true, oneLine: true })).toBeNull();
  expect(blanksIn(gaps)).toBe(2);
  expect(plainText(gaps)).toBe('a________');
});

test('any input is judged without an exception', () => {
  fc.assert(fc.property(fc.anything(), (value) => refusalOf(value) !== undefined));
  fc.assert(fc.property(fc.jsonValue(), (value) => refusalOf(doc(value)) !== null));
});

test('every text of the schema is accepted, and one extra property is refused', () => {
  fc.assert(
    fc.property(anyRichText, (document) => {
      expect(refusalOf(document)).toBeNull();
      expect(refusalOf({ ...document, onclick: 'x' })?.fault).toBe('unknown');
    }),
  );
});
