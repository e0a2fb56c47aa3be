import type { PaperAnalysis, QuestionAnalysis, UserPaper } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { wholeExam } from '../testing/exams';
import { choiceOf } from '../testing/papers';
import { pageOf } from '../testing/students';
import { dialog, signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };

const paperAnalysis: PaperAnalysis = {
  ...{
    examId: 'e',
    invited: 30,
    taken: 24,
    marked: 21,
    waiting: 3,
    passed: 15,
    totalScore: 100,
    passScore: 60,
  },
  ...{ averageScore: 71.5, medianScore: 72, spread: 12.3, highestScore: 98, lowestScore: 41 },
  ...{ reliability: null, averageMinutes: 35, isComplete: false },
  bands: Array.from({ length: 10 }, (_, index) => ({
    from: index * 10,
    to: index * 10 + 10,
    count: index < 4 ? 0 : index - 3,
  })),
};
const question: QuestionAnalysis = {
  ...{ questionId: 'q', stem: '如何洗手', type: 'single', asked: 20, answered: 19, right: 8 },
  ...{ score: 2, averageScore: 0.8, difficulty: 0.4, discrimination: 0.12 },
  choices: [
    { key: 'A', text: '流水', isRight: true, count: 8 },
    { key: 'B', text: '不洗', isRight: false, count: 11 },
  ],
};
const paper = {
  ...{ id: 's', examId: 'e', examTitle: '结业考试', userId: 'u1', name: '王芳', status: 'marked' },
  ...{ attempt: 1, startedAt: '', submittedAt: null, submittedBy: 'person', leaves: 0 },
  ...{ score: 98, totalScore: 100, passed: true, files: [] },
  answers: [
    {
      ...{ id: 'a', sectionTitle: '单选', question: choiceOf('第一问'), maxScore: 2, score: 0 },
      ...{ given: { type: 'single', key: 'B' }, comment: '再看看' },
    },
  ],
} as UserPaper;

beforeEach(signIn);
afterEach(() => nock.cleanAll());

async function open(change: Partial<PaperAnalysis>, permissions: string[]) {
  mockApi('exam.findById', { data: wholeExam({ status: 'published', phase: 'over' }) }, everyTime);
  mockApi('examAnalysis.findPaperAnalysis', { data: { ...paperAnalysis, ...change } }, everyTime);
  mockApi('examAnalysis.findQuestionAnalysis', { data: [question] }, everyTime);
  const row = { departmentName: null, score: 98, passed: true, minutes: 31, attempt: 1, rank: 1 };
  mockApi(
    'examAnalysis.findScoreRanking',
    {
      data: pageOf([
        { ...row, userId: 'u1', name: '王芳', submittedAt: '2026-03-01T08:00:00.000Z' },
      ]),
    },
    everyTime,
  );
  visit('/exam/e/analysis', permissions);
}

it('shows totals, ranges, each question with its options, and opens a person’s paper', async () => {
  await open({}, ['exam.read', 'exam.export']);
  expect(await screen.findByText('24 / 30')).toBeVisible();
  // a share of the marked papers, not of all
  expect(screen.getByText('71% (15)')).toBeVisible();
  expect(screen.getByText(/有 3 份答卷等待阅卷，未计入/)).toBeVisible();
  expect(screen.getByRole('row', { name: /90 – 100 6/ })).toBeInTheDocument();
  expect(await screen.findByText('区分度低')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '选项分布' }));
  expect(screen.getByText(/B. 不洗/).closest('li')).toHaveTextContent('11');
  mockApi('examAnalysis.findUserPaperInfo', { data: paper });
  await userEvent.click(await screen.findByRole('button', { name: '王芳' }));
  const shown = within(await dialog());
  expect(await shown.findByText(/作答：/)).toBeVisible();
  expect(shown.getByText('评语：再看看')).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: '完成' }));
  URL.createObjectURL = () => 'blob:own';
  URL.revokeObjectURL = () => {};
  const file = mockApi('exam.exportScores', {
    status: 200,
    body: 'xlsx',
    headers: { 'content-disposition': 'attachment; filename="scores.xlsx"' },
  });
  await userEvent.click(screen.getByRole('button', { name: '导出成绩' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('已导出成绩'));
  expect(file.calls[0]?.query).toMatchObject({ id: 'e' });
});

it('draws no bar, not even its border, for a range of scores without people', async () => {
  await open({}, ['exam.read']);
  const barIn = (row: HTMLElement) => row.querySelector('[aria-hidden]');
  expect(barIn(await screen.findByRole('row', { name: /^0 – 10 0$/ }))).toBeNull();
  expect(barIn(screen.getByRole('row', { name: /^40 – 50 1$/ }))).not.toBeNull();
});

it('shows no figures while all papers wait for marking', async () => {
  await open({ marked: 0, waiting: 2, passed: 0, averageScore: 0 }, ['exam.read']);
  expect(await screen.findByText(/有 2 份答卷等待阅卷/)).toBeVisible();
  expect(screen.getByText('– / 100')).toBeVisible();
  expect(screen.queryByText('分数分布')).toBeNull();
  expect(screen.queryByText('逐题分析')).toBeNull();
});

it('shows no figures if nobody took part, and no export without the permission', async () => {
  await open({ taken: 0 }, ['exam.read']);
  expect(await screen.findByText('还没有人参加')).toBeVisible();
  expect(screen.queryByRole('button', { name: '导出成绩' })).toBeNull();
});
