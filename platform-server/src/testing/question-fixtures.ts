import { type QuestionContent, type RichText, richTextOf } from '@edu/shared-utility/contract';

const text = (words: string): RichText => richTextOf(words);

/** A question with one right answer. */
export const singleOf = (stem: string): QuestionContent => ({
  type: 'single',
  stem: text(stem),
  explanation: null,
  options: [
    { key: 'A', text: text('甲') },
    { key: 'B', text: text('乙') },
  ],
  answer: 'B',
});

/** A fill-in question with `gaps` gaps. */
export const blankOf = (stem: string, gaps: number, answer: string[][]): QuestionContent => ({
  type: 'blank',
  stem: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: stem },
          ...Array.from({ length: gaps }, () => ({ type: 'blank' as const })),
        ],
      },
    ],
  },
  explanation: null,
  answer,
  matchCase: false,
  anyOrder: false,
});

export const essayOf = (stem: string): QuestionContent => ({
  type: 'essay',
  stem: text(stem),
  explanation: null,
  answer: text('参考答案'),
  rubric: [],
  maxLength: 500,
});
