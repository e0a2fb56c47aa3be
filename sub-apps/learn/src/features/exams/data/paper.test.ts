/** @jest-environment node */
import type { AskedQuestion } from '@edu/shared-utility';
import { answerAfterChoosing } from './paper';

const asked = (question: object) => question as AskedQuestion;
const options = ['a', 'b', 'c'].map((key) => ({ key }));

it('the first two keys answer a judgement, and no other key does', () => {
  const judgement = asked({ type: 'judge' });
  expect([0, 1, 2].map((index) => answerAfterChoosing(judgement, null, index))).toEqual([
    { type: 'judge', value: true },
    { type: 'judge', value: false },
    undefined,
  ]);
});

it('a key chooses one of the options, or none beyond the last', () => {
  const single = asked({ type: 'single', options });
  expect(answerAfterChoosing(single, null, 2)).toEqual({ type: 'single', key: 'c' });
  expect(answerAfterChoosing(single, null, 3)).toBeUndefined();
});

it('a key adds or removes one of several options, in their order', () => {
  const multiple = asked({ type: 'multiple', options });
  const given = { type: 'multiple', keys: ['b'] } as const;
  expect(answerAfterChoosing(multiple, { ...given, keys: ['b'] }, 0)).toEqual({
    type: 'multiple',
    keys: ['a', 'b'],
  });
  expect(answerAfterChoosing(multiple, { ...given, keys: ['b'] }, 1)).toBeNull();
});

it.each(['blank', 'essay', 'compound'])('a key answers no question of the kind %s', (type) => {
  expect(answerAfterChoosing(asked({ type }), null, 0)).toBeUndefined();
});
