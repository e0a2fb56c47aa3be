import type { QuestionContent, RichText } from '@edu/shared-utility/contract';
import { isBlankRichText } from '@edu/shared-utility/contract';
import fc from 'fast-check';
import { anyText } from '../../../testing/any-text';
import { parseXml } from './parse-xml';
import { readItem } from './read-item';
import { writeItem } from './write-item';

const words = { right: '正确', wrong: '错误' };
const hrefOf = (id: string) => `../media/${id}.png`;
const files = { resourceAt: (href: string) => href.slice('../media/'.length, -'.png'.length) };
const writeAndRead = (content: QuestionContent): QuestionContent =>
  readItem(parseXml(writeItem({ identifier: 'q1', title: '题', content, hrefOf, words })), files);

type Plain = Record<string, unknown>;

/** Normalises a text, so that texts that look the same are equal however they are split into nodes. */
function settled(value: unknown): unknown {
  if (Array.isArray(value)) {
    const merged: Plain[] = [];
    for (const plain of value.map(settled) as Plain[]) {
      const last = merged.at(-1);
      const isSame = JSON.stringify(last?.marks) === JSON.stringify(plain?.marks);
      if (last?.type === 'text' && plain?.type === 'text' && isSame) {
        merged[merged.length - 1] = { ...last, text: `${last.text}${plain.text}` };
      } else merged.push(plain);
    }
    return merged;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
      // Ids are generated anew on import.
      if (key === 'id') return [];
      const list = settled(item);
      const isNothing =
        (key === 'content' || key === 'marks') && Array.isArray(list) && list.length === 0;
      return isNothing ? [] : [[key, list]];
    }),
  );
}

const text = anyText;
const explanation = fc.option(text.filter((richText) => !isBlankRichText(richText)));
const commonFields = { stem: text, explanation };
const keys = ['A', 'B', 'C', 'F', 'Z'] as const;
const options = fc.tuple(...keys.map((key) => text.map((richText) => ({ key, text: richText }))));
const variant = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((value) => value.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '').trim())
  .filter((value) => value !== '');
const gapped = (gaps: number): fc.Arbitrary<RichText> =>
  text.map((richText) => ({
    ...richText,
    content: [
      ...richText.content,
      {
        type: 'paragraph',
        content: Array.from({ length: gaps }, () => ({
          type: 'blank' as const,
          marks: [{ type: 'bold' as const }],
        })),
      },
    ],
  }));
const parts = [
  fc.record({
    type: fc.constant('single'),
    options,
    answer: fc.constantFrom(...keys),
    ...commonFields,
  }),
  fc.record({
    type: fc.constant('multiple'),
    options,
    answer: fc.subarray([...keys], { minLength: 1 }),
    credit: fc.constantFrom('all', 'partial'),
    ...commonFields,
  }),
  fc.record({ type: fc.constant('judge'), answer: fc.boolean(), ...commonFields }),
  fc.integer({ min: 1, max: 3 }).chain((gaps) =>
    fc.record({
      type: fc.constant('blank'),
      answer: fc.array(fc.uniqueArray(variant, { minLength: 1, maxLength: 3 }), {
        minLength: gaps,
        maxLength: gaps,
      }),
      matchCase: fc.boolean(),
      anyOrder: fc.boolean(),
      stem: gapped(gaps),
      explanation,
    }),
  ),
  fc.record({
    type: fc.constant('essay'),
    answer: text,
    rubric: fc.array(
      fc.record({ id: fc.uuid(), text: variant, share: fc.integer({ min: 1, max: 9 }) }),
      { maxLength: 2 },
    ),
    maxLength: fc.integer({ min: 1, max: 20_000 }),
    ...commonFields,
  }),
] as fc.Arbitrary<Exclude<QuestionContent, { type: 'compound' }>>[];
const compound = fc.record({
  type: fc.constant('compound'),
  parts: fc.array(
    fc
      .tuple(fc.oneof(...parts), fc.uuid(), fc.integer({ min: 1, max: 9 }))
      .map(([first, id, share]) => ({ ...first, id, share })),
    { minLength: 1, maxLength: 3 },
  ),
  ...commonFields,
}) as fc.Arbitrary<QuestionContent>;

it('every question is the same after export and import', () => {
  fc.assert(
    fc.property(fc.oneof(...parts, compound), (content) => {
      expect(settled(writeAndRead(content))).toEqual(settled(content));
    }),
    { numRuns: 150 },
  );
});
