import { type Announcement, context } from '@edu/shared-utility';
import { type ApiMock, mockApi, pasteInto } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { codePermissions, openBatches } from '../testing/code-batches';
import { boardOf, sitter, wholeExam } from '../testing/exams';
import { bankRow, wholePaper } from '../testing/papers';
import { codeBatch, pageWith, redemptionCode } from '../testing/sales-fixtures';
import { pageOf } from '../testing/students';
import { statistic, wholeTrain } from '../testing/trains';
import { signIn, visit } from '../testing/visit';

/** Lists within a page hold their page number themselves: other conditions begin at the first page. */

const everyTime = { times: Number.POSITIVE_INFINITY };
const MANY = { total: 200 };

beforeEach(() => {
  localStorage.clear();
  signIn();
  context.set('userInfo', { userId: 'u' } as never);
});
afterEach(() => nock.cleanAll());

const sentTo = ({ calls }: ApiMock) =>
  calls.map(({ query, body }) => {
    const sent = { ...query, ...Object(body) };
    return { ...sent, pageNum: Number(sent.pageNum) };
  });

/** Turns to the second page, changes a condition, and expects only the first page of the new list. */
async function expectFirstPageAfter(
  list: ApiMock,
  change: () => Promise<unknown>,
  condition: object,
): Promise<void> {
  const next = await waitFor(() => {
    const buttons = screen.getAllByTitle('下一页');
    const usable = buttons.find((button) => button.ariaDisabled !== 'true');
    return usable ?? Promise.reject(new Error('there is no second page'));
  });
  await userEvent.click(next);
  await waitFor(() => expect(sentTo(list).at(-1)?.pageNum).toBe(2));
  await change();
  await waitFor(() => expect(sentTo(list).at(-1)).toMatchObject({ ...condition, pageNum: 1 }));
  expect(sentTo(list)).not.toContainEqual(expect.objectContaining({ ...condition, pageNum: 2 }));
}

const type = (label: string, text: string) => async () =>
  pasteInto(await screen.findByLabelText(label), text);

async function choose(label: string, option: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByTitle(option));
}

it('the codes of a batch', async () => {
  mockApi('audit.ofRow', { data: pageWith([]) }, everyTime);
  const codes = pageWith([redemptionCode('AAAA')], MANY.total);
  const list = mockApi('redemption.findCodes', { data: codes }, everyTime);
  const { user } = await openBatches([codeBatch()], codePermissions);
  await user.click(screen.getByRole('link', { name: /双十一/ }));
  await user.click(await screen.findByRole('checkbox', { name: '选择 ****-****-AAAA' }));
  await expectFirstPageAfter(list, () => choose('状态', '未兑换'), { state: 'open' });
  // Codes that are not on the page are not chosen either.
  expect(screen.queryByText('已选 1 个')).toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: '选择 ****-****-AAAA' }));
  await expectFirstPageAfter(list, type('完整的码、末四位或学员姓名', 'aaaa'), { keyword: 'aaaa' });
  expect(screen.queryByText('已选 1 个')).toBeNull();
});

it('the scores of an exam of a training', async () => {
  mockApi('train.getStatisticInfo', { data: statistic() }, everyTime);
  const exam = { examId: 'e1', title: '结业考试', minutes: 60, passScore: 60 };
  const exams = [
    { ...exam, itemId: 'i1' },
    { ...exam, itemId: 'i2', title: '补考' },
  ];
  mockApi('trainItem.findTrainExamByTrainid', { data: exams }, everyTime);
  const score = {
    ...{ itemId: 'i1', userId: 's1', name: '王芳', departmentName: null, score: 85 },
    ...{ passed: true, attempts: 2, submittedAt: '2026-03-01T02:00:00Z' },
  };
  const list = mockApi(
    'trainItem.findTrainUserExamWithPage',
    { data: pageOf([score], MANY) },
    everyTime,
  );
  mockApi('train.findUserStudyBasicInfoList', { data: pageOf([]) as never }, everyTime);
  const items = exams.map(({ itemId, examId, title }, order) => ({
    ...{ id: itemId, kind: 'exam' as const, targetId: examId, title, order },
    ...{ required: true, problem: null },
  }));
  mockApi('train.findById', { data: wholeTrain({ status: 'published', items }) }, everyTime);
  visit('/task/t/statistics', ['train.read']);
  await expectFirstPageAfter(list, () => choose('考试', '补考'), { itemId: 'i2' });
  const scores = within(screen.getByRole('region', { name: '考试成绩' }));
  const search = scores.getByLabelText('姓名');
  await expectFirstPageAfter(list, () => pasteInto(search, '王'), { keyword: '王' });
});

describe('of an exam', () => {
  const exam = wholeExam({ status: 'published', phase: 'over' });
  beforeEach(() => void mockApi('exam.findById', { data: exam }, everyTime));

  it('the people who take it', async () => {
    const board = boardOf([sitter('a', '王芳')]);
    const sitters = { ...board.sitters, ...MANY };
    const list = mockApi('exam.board', { data: { ...board, sitters } }, everyTime);
    visit('/exam/e/board', ['exam.read']);
    const press = async () => userEvent.click(screen.getByRole('button', { name: /^作答中/ }));
    await expectFirstPageAfter(list, press, { state: 'sitting' });
    await expectFirstPageAfter(list, type('姓名', '王'), { keyword: '王' });
  });

  it('the ranking', async () => {
    mockApi('examAnalysis.findPaperAnalysis', { data: { ...paperAnalysis } as never }, everyTime);
    mockApi('examAnalysis.findQuestionAnalysis', { data: [] }, everyTime);
    const row = { departmentName: null, score: 98, passed: true, minutes: 31, attempt: 1, rank: 1 };
    const first = { ...row, userId: 'u1', name: '王芳', submittedAt: '2026-03-01T08:00:00.000Z' };
    const ranking = { data: pageOf([first], MANY) };
    const list = mockApi('examAnalysis.findScoreRanking', ranking, everyTime);
    visit('/exam/e/analysis', ['exam.read']);
    await expectFirstPageAfter(list, type('姓名', '王'), { keyword: '王' });
  });
});

const paperAnalysis = {
  ...{ examId: 'e', invited: 1, taken: 1, marked: 1, waiting: 0, passed: 1, totalScore: 100 },
  ...{ passScore: 60, averageScore: 98, medianScore: 98, spread: 0, highestScore: 98 },
  ...{ lowestScore: 98, reliability: null, averageMinutes: 31, isComplete: true, bands: [] },
};

it('the readers of a message', async () => {
  const message: Announcement = {
    ...{ id: 'm', state: 'sent', actions: ['withdraw'], problem: null, title: '维护', text: '' },
    ...{ channels: [], audience: { kind: 'all', ids: [] }, audienceNames: [], branchName: null },
    ...{ author: '陈晓阳', sendAt: null, sentAt: '2026-11-20T03:00:00Z', reached: 90, read: 12 },
    ...{ createdAt: '2026-11-20T02:00:00Z', version: 3 },
  };
  mockApi('announcement.find', { data: pageOf([message]) }, everyTime);
  mockApi('audit.ofRow', { data: pageWith([]) }, everyTime);
  const reader = { memberId: '1', name: '林小雨', departmentName: null, hasAccount: true };
  const list = mockApi(
    'announcement.receipts',
    { data: pageOf([{ ...reader, readAt: null }], MANY) },
    everyTime,
  );
  visit('/message?row=m', ['message.read']);
  await expectFirstPageAfter(list, () => choose('阅读情况', '未读'), { read: 'no' });
});

it('the bank beside a paper', async () => {
  mockApi('paper.findById', { data: wholePaper() }, everyTime);
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('paper.findQuestionCountByCategoryIds', { data: [] }, everyTime);
  const bank = { data: pageOf([bankRow('q9', '新的一问')], MANY) };
  const list = mockApi('paper.findNotExitListByIds', bank, everyTime);
  visit('/paper/p', ['paper.read', 'paper.write', 'question.read']);
  await screen.findByText('新的一问');
  await expectFirstPageAfter(list, () => choose('难度', '较难'), { difficulty: expect.anything() });
  await expectFirstPageAfter(list, type('题干或知识点', '新'), { title: '新' });
});
