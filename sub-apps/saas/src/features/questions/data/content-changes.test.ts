/** @jest-environment node */
import type { RichText, RichTextInline } from '@edu/shared-utility';
import { richText } from '../../../testing/questions';
import { alignedAnswers } from './aligned-answers';
import { asType, newContent, withMoved, withOption } from './content-changes';

const gapped = (text: string): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: text
        .split(/(_)/)
        .filter(Boolean)
        .map(
          (part): RichTextInline =>
            part === '_' ? { type: 'blank' } : { type: 'text', text: part },
        ),
    },
  ],
});

it.each([
  ['a gap in the middle is added', '水_火_', '水_木_火_', [['a'], [], ['b']]],
  ['the first gap is removed', '水_火_', '水火_', [['b']]],
  ['words change', '水_火_', '冰_火焰_', [['a'], ['b']]],
  ['all gaps are removed', '水_火_', '水火', []],
])('gaps keep their answers if %s', (_, former, now, expected) => {
  expect(alignedAnswers(gapped(former), gapped(now), [['a'], ['b']])).toEqual(expected);
});

it('changing the type keeps what both types have, and drops gaps that are not allowed', () => {
  const options = [
    { key: 'A', text: richText('甲') },
    { key: 'C', text: richText('乙') },
  ];
  const single = { ...newContent('single'), options, answer: 'C' } as never;
  expect(asType(single, 'multiple')).toMatchObject({ options, answer: ['C'], credit: 'all' });
  const drawn = { ...newContent('judge'), stem: richText('水____火＿＿＿') } as never;
  const filled = asType(drawn, 'blank');
  expect(filled).toMatchObject({ stem: gapped('水_火_'), answer: [[], []] });
  const blank = { ...newContent('blank'), stem: gapped('水_'), answer: [['a']] } as never;
  expect(asType(blank, 'judge').stem).toEqual(gapped('水'));
});

it('a new option gets an unused letter; moved ones keep theirs', () => {
  const options = ['A', 'C'].map((key) => ({ key, text: richText(key) }));
  expect(withOption(options).map(({ key }) => key)).toEqual(['A', 'C', 'B']);
  expect(withMoved(options, 0, 1).map(({ key }) => key)).toEqual(['C', 'A']);
});
