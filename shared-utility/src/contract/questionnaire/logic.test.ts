import fc from 'fast-check';
import type {
  FormAnswers,
  FormCondition,
  FormContent,
  FormJump,
  FormKind,
  FormQuestion,
} from '../resources/questionnaire-content';
import { answerFaults } from './answer-faults';
import { contentFaults } from './content-faults';
import { visibleAnswers, visibleSections } from './visible-questions';

const threeOptions = (prefix: string) =>
  [1, 2, 3].map((number) => ({ id: `${prefix}${number}`, text: `${prefix} ${number}` }));

const question = (
  id: string,
  kind: FormKind,
  overrides: Partial<FormQuestion> = {},
): FormQuestion => ({
  ...{ id, kind, title: id, help: '', required: false, min: null, max: null, showIf: null },
  ...{ options: threeOptions('o'), rows: threeOptions('r') },
  ...overrides,
});

const condition = (questionId: string, test: FormCondition['test'], value = ''): FormCondition => ({
  questionId,
  test,
  value,
});

const pages = (
  ...all: (readonly [questions: FormQuestion[], jumps?: FormJump[]])[]
): FormContent => ({
  sections: all.map(([questions, jumps = []], index) => ({
    ...{ id: `s${index + 1}`, title: '', text: '', questions, jumps },
  })),
});

const visibleQuestions = (content: FormContent, answers: FormAnswers): string[] =>
  visibleSections(content, answers).flatMap(({ questions }) => questions.map(({ id }) => id));

const faultsOf = (content: FormContent, answers: FormAnswers) =>
  Object.fromEntries(answerFaults(content, answers));

const low = pages([
  [
    question('q1', 'nps'),
    question('q2', 'text', { required: true, showIf: condition('q1', 'less', '7') }),
  ],
]);

it.each([
  [{}, ['q1']],
  [{ q1: 9 }, ['q1']],
  [{ q1: 7 }, ['q1']],
  [{ q1: 6 }, ['q1', 'q2']],
])('asks the questions that the answer %j leads to', (answers, expected) => {
  expect(visibleQuestions(low, answers)).toEqual(expected);
});

it('a hidden question that is required does not block, a visible one does', () => {
  expect(faultsOf(low, { q1: 9 })).toEqual({});
  expect(faultsOf(low, { q1: 2 })).toEqual({ q2: 'required' });
});

it('the answer to a question that is hidden again is dropped and triggers no other question', () => {
  const chain = pages([
    [
      question('q1', 'single'),
      question('q2', 'single', { showIf: condition('q1', 'is', 'o1') }),
      question('q3', 'text', { showIf: condition('q2', 'is', 'o2') }),
    ],
  ]);
  const answers = { q1: 'o3', q2: 'o2', q3: '为什么' };
  expect(visibleQuestions(chain, answers)).toEqual(['q1']);
  expect(visibleAnswers(chain, answers)).toEqual({ q1: 'o3' });
  expect(visibleAnswers(chain, { ...answers, q1: 'o1' })).toEqual({ ...answers, q1: 'o1' });
});

it('goes on at a later page, or ends; never back', () => {
  const content = (to: string) =>
    pages(
      [[question('q1', 'single')], [{ when: condition('q1', 'is', 'o2'), to }]],
      [[question('q2', 'text')]],
      [[question('q3', 'text')]],
    );
  expect(visibleQuestions(content('s3'), { q1: 'o2' })).toEqual(['q1', 'q3']);
  expect(visibleQuestions(content('s3'), { q1: 'o1' })).toEqual(['q1', 'q2', 'q3']);
  expect(visibleQuestions(content('end'), { q1: 'o2' })).toEqual(['q1']);
  expect(visibleQuestions(content('s1'), { q1: 'o2' })).toEqual(['q1', 'q2', 'q3']);
  expect(contentFaults(content('s1'))).toEqual([{ placeId: 's1', fault: 'jumpBack' }]);
  expect(contentFaults(content('s3'))).toEqual([]);
});

it.each([
  ['single', 'o1', null],
  ['single', 'o9', 'choice'],
  ['single', ['o1'], 'kind'],
  ['multiple', ['o1', 'o3'], null],
  ['multiple', ['o1', 'o1'], 'choice'],
  ['number', 3, null],
  ['number', '3', 'number'],
  ['number', Number.NaN, 'number'],
  ['nps', 11, 'high'],
  ['stars', 0, 'low'],
  ['stars', 2.5, 'number'],
  ['date', '2026-02-29', 'date'],
  ['date', '2024-02-29', null],
  ['matrix', { r1: 'o2' }, null],
  ['matrix', { r9: 'o2' }, 'choice'],
  ['text', '字'.repeat(201), 'long'],
] as const)('%s: %j is %s', (kind, value, fault) => {
  const answers = { q1: value as FormAnswers[string] };
  const expected = fault === null ? {} : { q1: fault };
  expect(faultsOf(pages([[question('q1', kind)]]), answers)).toEqual(expected);
});

it('counts the selected options, and requires an answer in every line of a required matrix', () => {
  const multiple = pages([[question('q1', 'multiple', { min: 2, max: 2 })]]);
  expect(faultsOf(multiple, { q1: ['o1'] })).toEqual({ q1: 'few' });
  expect(faultsOf(multiple, { q1: ['o1', 'o2', 'o3'] })).toEqual({ q1: 'many' });
  const matrix = pages([[question('q1', 'matrix', { required: true })]]);
  expect(faultsOf(matrix, { q1: { r1: 'o1' } })).toEqual({ q1: 'rows' });
});

it('lists what prevents its publishing, at its place', () => {
  const content = pages([
    [
      question('q1', 'single', { options: [{ id: 'o1', text: '是' }] }),
      question('q2', 'text', { title: ' ', showIf: condition('q3', 'answered') }),
      question('q3', 'number', { min: 5, max: 1 }),
      question('q4', 'text', { showIf: condition('q3', 'contains', '1') }),
    ],
  ]);
  expect(contentFaults(content)).toEqual([
    { placeId: 'q1', fault: 'fewOptions' },
    { placeId: 'q2', fault: 'title' },
    { placeId: 'q2', fault: 'later' },
    { placeId: 'q3', fault: 'bounds' },
    { placeId: 'q4', fault: 'condition' },
  ]);
  expect(contentFaults(pages([[]]))).toEqual([{ placeId: '', fault: 'noQuestion' }]);
});

it.each([
  [{ min: 1, max: 3 }, []],
  [{ min: 0 }, ['bounds']],
  [{ max: 0 }, ['bounds']],
  [{ max: 4 }, ['bounds']],
  [{ min: 1.5 }, ['bounds']],
  [{ min: 2, max: 2 }, []],
])('of three options %j may be asked for: faults %j', (limits, faults) => {
  const content = pages([[question('q1', 'multiple', limits)]]);
  expect(contentFaults(content).map(({ fault }) => fault)).toEqual(faults);
});

const kinds: FormKind[] = [
  'single',
  'multiple',
  'text',
  'number',
  'nps',
  'stars',
  'date',
  'matrix',
];
const anyCondition = fc.record({
  questionId: fc.constantFrom('q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'constructor'),
  test: fc.constantFrom('is', 'isNot', 'contains', 'less', 'more', 'answered') as fc.Arbitrary<
    FormCondition['test']
  >,
  value: fc.constantFrom('o1', 'o2', '3', '2026-01-01', ''),
});
const anyContent = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      required: fc.boolean(),
      showIf: fc.option(anyCondition),
      page: fc.nat(2),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .chain((questions) =>
    fc
      .array(
        fc.record({ when: anyCondition, to: fc.constantFrom('s1', 's2', 's3', 'end', 's9') }),
        {
          maxLength: 3,
        },
      )
      .map((jumps) =>
        pages(
          ...[0, 1, 2].map(
            (page) =>
              [
                questions.flatMap(({ page: pageIndex, ...rest }, i) =>
                  pageIndex === page ? [question(`q${i + 1}`, rest.kind, rest)] : [],
                ),
                jumps,
              ] as const,
          ),
        ),
      ),
  );
const anyValue = fc.oneof(
  fc.constantFrom('o1', 'o2', '', ' ', '2026-01-01'),
  fc.integer({ min: -1, max: 12 }),
  fc.subarray(['o1', 'o2', 'o3']),
  fc.constantFrom<FormAnswers[string]>({}, { r1: 'o1' }, { r1: 'o1', r2: 'o2', r3: 'o3' }),
);
const anyAnswers = fc.dictionary(
  fc.constantFrom('q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'constructor', '__proto__'),
  anyValue,
);

it('for any questionnaire and answers only visible questions block, and only their answers are kept', () => {
  fc.assert(
    fc.property(anyContent, anyAnswers, (content, answers) => {
      const shown = visibleQuestions(content, answers);
      for (const id of answerFaults(content, answers).keys()) expect(shown).toContain(id);
      const stored = visibleAnswers(content, answers);
      for (const id of Object.keys(stored)) expect(shown).toContain(id);
      // The stored answers lead to the same questions, and are unchanged when they are submitted again.
      expect(visibleQuestions(content, stored)).toEqual(shown);
      expect(visibleAnswers(content, stored)).toEqual(stored);
      // Each page is visited at most once.
      const visited = visibleSections(content, answers).map(({ section }) => section.id);
      expect(new Set(visited).size).toBe(visited.length);
    }),
    { numRuns: 500 },
  );
});
