// embedded database only: no database is used
import {
  type GivenAnswer,
  type QuestionContent,
  type QuestionPart,
  richTextOf,
} from '@edu/shared-utility/contract';
import fc from 'fast-check';
import { blankOf, essayOf, singleOf } from '../../testing/question-fixtures';
import { divide, essaysOf, pointsOf } from './points';

const options = ['A', 'B', 'C', 'D'].map((key) => ({ key, text: richTextOf(key) }));
const multiple = (credit: 'all' | 'partial'): QuestionContent => ({
  ...{ type: 'multiple', stem: richTextOf('题'), explanation: null, options, credit },
  answer: ['A', 'B', 'C'],
});
const judge: QuestionContent = {
  ...{ type: 'judge', stem: richTextOf('题'), explanation: null, answer: false },
};
const keys = (...all: string[]): GivenAnswer => ({ type: 'multiple', keys: all });
const texts = (...all: string[]): GivenAnswer => ({ type: 'blank', texts: all });
const blank = (answer: string[][], overrides: object = {}): QuestionContent =>
  ({ ...blankOf('题', answer.length, answer), ...overrides }) as QuestionContent;

it.each<[string, QuestionContent, GivenAnswer | null, number]>([
  ['the right option', singleOf('题'), { type: 'single', key: 'B' }, 300],
  ['a wrong option', singleOf('题'), { type: 'single', key: 'A' }, 0],
  ['no answer', singleOf('题'), null, 0],
  ['an answer of another type', singleOf('题'), { type: 'judge', value: true }, 0],
  ['a false statement', judge, { type: 'judge', value: false }, 300],
  ['a true statement', judge, { type: 'judge', value: true }, 0],
  ['all right options', multiple('all'), keys('C', 'A', 'B'), 300],
  ['some right options, all or nothing', multiple('all'), keys('A', 'B'), 0],
  ['some right options, partial credit', multiple('partial'), keys('A', 'B'), 200],
  ['one option chosen twice, partial credit', multiple('partial'), keys('A', 'A'), 100],
  ['a wrong option among right ones', multiple('partial'), keys('A', 'B', 'D'), 0],
  ['no option', multiple('all'), keys(), 0],
  ['each gap counted separately', blank([['甲'], ['乙'], ['丙']]), texts('甲', '丙', '丙'), 200],
  ['full-width letters and spaces', blank([['220V']]), texts('　２２０ｖ '), 300],
  ['letters of another case', blank([['Ohm']], { matchCase: true }), texts('ohm'), 0],
  ['an accepted variant', blank([['伏', '伏特']]), texts('伏特'), 300],
  ['gaps in any order', blank([['甲'], ['乙']], { anyOrder: true }), texts('乙', '甲'), 300],
  [
    'the same text twice, in any order',
    blank([['甲'], ['乙']], { anyOrder: true }),
    texts('甲', '甲'),
    150,
  ],
  [
    'a text that fits two gaps, in any order',
    blank([['甲', '乙'], ['甲']], { anyOrder: true }),
    texts('甲', '乙'),
    300,
  ],
  ['an empty essay', essayOf('题'), { type: 'essay', text: ' \n' }, 0],
])('%s', (_, content, answer, points) => {
  expect(pointsOf(content, answer, 300)).toBe(points);
});

describe('an essay', () => {
  it('has no points until its marker has scored it', () => {
    const givenAnswer: GivenAnswer = { type: 'essay', text: '答' };
    expect(pointsOf(essayOf('题'), givenAnswer, 1000)).toBeNull();
    expect(pointsOf(essayOf('题'), givenAnswer, 1000, new Map([['', 725]]))).toBe(725);
  });

  it('is cut at the allowed length for its marker', () => {
    const long: GivenAnswer = { type: 'essay', text: '字'.repeat(600) };
    expect([...(essaysOf(essayOf('题'), long, 1000)[0]?.text ?? '')]).toHaveLength(500);
  });
});

describe('a compound question', () => {
  const part = (id: string, body: QuestionContent, share: number) =>
    ({ ...body, id, share }) as QuestionPart;
  const content: QuestionContent = {
    ...{ type: 'compound', stem: richTextOf('材料'), explanation: null },
    parts: [part('one', singleOf('一'), 1), part('two', essayOf('二'), 2)],
  };

  it('has the sum of the points of its parts, once all are scored', () => {
    const givenAnswer: GivenAnswer = {
      type: 'compound',
      parts: { one: { type: 'single', key: 'B' }, two: { type: 'essay', text: '答' } },
    };
    expect(pointsOf(content, givenAnswer, 1000)).toBeNull();
    expect(pointsOf(content, givenAnswer, 1000, new Map([['two', 500]]))).toBe(830);
    expect(essaysOf(content, givenAnswer, 1000)).toEqual([
      { partId: 'two', text: '答', maxScore: 670 },
    ]);
  });

  it('counts the parts that were answered', () => {
    const givenAnswer: GivenAnswer = {
      type: 'compound',
      parts: { one: { type: 'single', key: 'B' } },
    };
    expect(pointsOf(content, givenAnswer, 1000)).toBe(330);
  });
});

it('splits points without losing any', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000).map((tenths) => tenths * 10),
      fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 20 }),
      (points, shares) => {
        const parts = divide(points, shares);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(points);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
