import type { AskedQuestion, RichText, Sitting, StudentExam } from '@edu/shared-utility';

export const richText = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

export const exam = (id: string, overrides: Partial<StudentExam> = {}): StudentExam => ({
  ...{ id, title: `考试${id}`, description: '', startsAt: null, endsAt: null, minutes: 60 },
  ...{ totalScore: 20, passScore: 12, attempts: 1, layout: 'page', watchFocus: true },
  ...{ phase: 'running', questionCount: 5, extraMinutes: 0, used: 0, left: 1 },
  ...{ openSittingId: null, best: null, mayReview: false },
  ...overrides,
});

const options = ['扫地', '拖地'].map((text, index) => ({
  key: 'AB'[index] ?? '',
  text: richText(text),
}));
const blank: RichText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: '水在' }, { type: 'blank' }] }],
};

/** One question of each kind, with its id. */
export const questions: readonly (readonly [id: string, question: AskedQuestion])[] = [
  ['q1', { type: 'single', stem: richText('先做什么'), options }],
  ['q2', { type: 'multiple', stem: richText('做哪些'), options, credit: 'all' }],
  ['q3', { type: 'judge', stem: richText('要戴手套') }],
  ['q4', { type: 'blank', stem: blank, gaps: 1 }],
  [
    'q5',
    {
      type: 'compound',
      stem: richText('读下文'),
      parts: [
        { id: 'p1', stem: richText('谁来做'), share: 1, type: 'single', options },
        { id: 'p2', stem: richText('为什么'), share: 1, type: 'essay', maxLength: 20 },
      ],
    },
  ],
];

export const sitting = (overrides: Partial<Sitting> = {}): Sitting => {
  const now = Date.now();
  return {
    ...{ id: 's', examId: 'a', title: '结业考试', state: 'open', attempt: 1, layout: 'page' },
    ...{ watchFocus: true, now: new Date(now).toISOString(), files: [], answers: {} },
    startedAt: new Date(now).toISOString(),
    endsAt: new Date(now + 600_000).toISOString(),
    sections: [
      {
        ...{ title: '', note: '' },
        questions: questions.map(([id, question]) => ({ id, question, score: 4 })),
      },
    ],
    ...overrides,
  };
};
