import type { QuestionContent } from '@edu/shared-utility';
import { richTextOf } from '@edu/shared-utility/rich-text';
import { renderApp } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
import { QuestionView } from './question-view.view';

const words = { stem: richTextOf('题干'), explanation: richTextOf('因为如此') };
const option = (key: string) => ({ key, text: richTextOf(`选项${key}`) });
const options = ['A', 'B', 'C'].map(option);

const compound: QuestionContent = {
  ...words,
  type: 'compound',
  parts: [
    { ...words, id: 'p1', share: 3, type: 'multiple', options, answer: ['A', 'C'], credit: 'all' },
    {
      ...words,
      ...{ id: 'p2', share: 1, type: 'blank', matchCase: true, anyOrder: false },
      stem: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'blank' }, { type: 'blank' }] }],
      },
      answer: [['水', 'H2O'], ['火']],
    },
    {
      ...words,
      ...{ id: 'p3', share: 4, type: 'essay', maxLength: 500, answer: richTextOf('范文') },
      rubric: [
        { id: 'r1', text: '说明原因', share: 1 },
        { id: 'r2', text: '举例', share: 3 },
      ],
    },
    { ...words, id: 'p4', share: 8, type: 'judge', answer: false },
  ],
};

it('shows every type with its answer and the explanation', () => {
  renderApp(<QuestionView content={compound} files={[]} />);
  const part = (number: number) =>
    within(screen.getByRole('region', { name: `第 ${number} 小题` }));
  expect(part(1).getByText(/占 19%/)).toBeVisible();
  const shown = part(1).getAllByRole('listitem');
  expect(shown.map((element) => element.textContent)).toEqual([
    'A.选项A 正确答案',
    'B.选项B',
    'C.选项C 正确答案',
  ]);
  expect(part(2).getByText(/区分大小写/)).toBeVisible();
  expect(part(2).getByText(/水 或 H2O/)).toBeVisible();
  expect(part(3).getByText(/说明原因/)).toHaveTextContent('占 25%');
  expect(part(3).getByText('范文')).toBeVisible();
  expect(part(4).getByText('错误')).toBeVisible();
  expect(screen.getAllByText('因为如此')).toHaveLength(5);
});

it('hides the answers if only the question is requested', () => {
  renderApp(<QuestionView content={compound} files={[]} hidesAnswer />);
  expect(screen.getAllByText(/^选项[ABC]$/)).toHaveLength(3);
  for (const word of [/正确答案/, /因为如此/, /范文/, /H2O/, /^错误$/, /说明原因/]) {
    expect(screen.queryByText(word)).not.toBeInTheDocument();
  }
});

it('leaves space on paper for ticks and text, in the parts of a question too', () => {
  const { container } = renderApp(
    <QuestionView content={compound} files={[]} hidesAnswer isOnPaper />,
  );
  const part = (number: number) => screen.getByRole('region', { name: `第 ${number} 小题` });
  expect(part(4)).toHaveTextContent('○ 正确 ○ 错误');
  expect(part(3).querySelector('[style*="5cm"]')).not.toBeNull();
  expect(container.querySelectorAll('[style*="5cm"]')).toHaveLength(1);
});
