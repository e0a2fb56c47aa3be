import { context, errorCodes, type MarkingAnswer, unsaved } from '@edu/shared-utility';
import { richTextOf } from '@edu/shared-utility/rich-text';
import { heldAnswer, mockApi, pasteInto } from '@edu/shared-utility/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { pageOf } from '../testing/students';
import { field, signIn, toasts, visit } from '../testing/visit';

const answer = (
  id: string,
  given: string,
  overrides: Partial<MarkingAnswer> = {},
): MarkingAnswer => ({
  ...{
    id,
    examId: 'e',
    examTitle: '结业考试',
    name: null,
    number: `K-${id}`,
    above: null,
    maxScore: 10,
    given,
  },
  ...{ score: null, lines: {}, comment: '', files: [], version: 1 },
  stem: richTextOf('如何洗手？'),
  model: richTextOf('七步洗手法'),
  rubric: [
    { id: 'r1', text: '步骤完整', share: 3 },
    { id: 'r2', text: '说明原因', share: 1 },
  ],
  ...overrides,
});

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const points = (text: string) => field(`${text}的得分`);

it('lists exams with open answers, and links to them', async () => {
  const row = { answers: 30, marked: 12, blind: true, twoMarkers: false };
  mockApi('marking.findExams', {
    data: pageOf([{ examId: 'e', title: '结业考试', waiting: 18, ...row }]),
  });
  visit('/exam/marking', []);
  const link = await screen.findByRole('link', { name: '结业考试' });
  expect(link).toHaveAttribute('href', '/saas/exam/marking/e');
  expect(screen.getByText('12 / 30')).toBeVisible();
  expect(screen.getByText('匿名')).toBeVisible();
});

it('works by keyboard: points for each line, up to its maximum, and on to the next', async () => {
  const findMock = mockApi('marking.findAnswers', {
    data: pageOf([answer('1', '用水冲'), answer('2', '七步')]),
  });
  visit('/exam/marking/e', []);
  expect(await screen.findByRole('heading', { name: '考生 K-1' })).toBeVisible();
  expect(findMock.calls[0]?.query).toMatchObject({ examId: 'e' });
  expect(screen.getByText('还有 2 份')).toBeVisible();
  expect(screen.getByText('结业考试')).toBeVisible();
  expect(points('步骤完整')).toHaveFocus();
  // 12 exceeds the line's points, and must not be cut to 1
  await userEvent.keyboard('12{Enter}');
  expect(await screen.findByText('请填写每一项得分')).toBeVisible();
  // the invalid input stays in the field to be corrected
  await userEvent.tab();
  expect(points('步骤完整')).toHaveValue('12');
  expect(points('步骤完整')).toHaveAccessibleDescription('0 到 7.5 分，最多一位小数');
  await userEvent.clear(points('步骤完整'));
  await userEvent.keyboard('7.5{Tab}2');
  expect(screen.getByText('合计 9.5 / 10 分')).toBeVisible();
  await pasteInto(field('评语'), '写得好');
  const mark = mockApi('marking.mark', { data: { version: 1, sittingDone: false } });
  points('说明原因').focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: '考生 K-2' })).toBeVisible();
  expect(mark.calls[0]?.body).toEqual({
    ...{ id: '1', score: 9.5, lines: { r1: 7.5, r2: 2 }, comment: '写得好' },
  });
  mockApi('marking.mark', { code: errorCodes.conflict, message: '已有人评分' });
  mockApi('marking.findAnswers', { data: pageOf([]) });
  await userEvent.keyboard('0{Tab}0{Enter}');
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('已有人评分'));
  expect(await screen.findByText('全部批阅完成')).toBeVisible();
});

it('a second Enter while a mark is sent sends no other one', async () => {
  mockApi('marking.findAnswers', { data: pageOf([answer('1', '用水冲'), answer('2', '七步')]) });
  visit('/exam/marking/e', []);
  await screen.findByRole('heading', { name: '考生 K-1' });
  const held = heldAnswer();
  const mark = mockApi(
    'marking.mark',
    { data: { version: 1, sittingDone: false } },
    { times: 2, until: held },
  );
  await userEvent.keyboard('7.5{Tab}2{Enter}');
  await waitFor(() => expect(mark.calls).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  held.release();
  expect(await screen.findByRole('heading', { name: '考生 K-2' })).toBeVisible();
  expect(mark.calls).toHaveLength(1);
});

it('has the same title as its heading, and that of the list if nobody is left', async () => {
  document.title = '阅卷 · 阳光教育';
  mockApi('marking.findAnswers', {
    data: pageOf([answer('1', '用水冲', { name: '曹思远' })], { total: 2 }),
  });
  visit('/exam/marking/e', []);
  expect(await screen.findByRole('heading', { level: 1, name: '曹思远' })).toBeVisible();
  expect(document.title).toBe('曹思远 · 阅卷 · 阳光教育');
  mockApi('marking.findAnswers', { data: pageOf([]) });
  await userEvent.click(screen.getByRole('link', { name: '已批阅' }));
  expect(await screen.findByText('您还没有批阅过答案')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '阅卷' })).toBeVisible();
  expect(document.title).toBe('阅卷 · 阳光教育');
});

it('asks before the input is replaced by an existing mark', async () => {
  mockApi('marking.findAnswers', { data: pageOf([answer('1', '用水冲')]) });
  visit('/exam/marking/e', []);
  await screen.findByRole('heading', { name: '考生 K-1' });
  await userEvent.keyboard('7.5');
  const ask = jest.fn(async () => false);
  const end = unsaved.askWith(ask);
  await userEvent.click(screen.getByRole('link', { name: '已批阅' }));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(points('步骤完整')).toHaveValue('7.5');
  end();
});

describe('a mark that was not saved when the session ended', () => {
  async function typeAndEnd(): Promise<void> {
    context.set('userInfo', { userId: 'u' } as never);
    mockApi('marking.findAnswers', { data: pageOf([answer('1', '用水冲')]) });
    visit('/exam/marking/e', []);
    await screen.findByRole('heading', { name: '考生 K-1' });
    await userEvent.keyboard('7.5');
    await pasteInto(field('评语'), '写得好');
    cleanup();
  }

  it('is back for that answer only', async () => {
    await typeAndEnd();
    mockApi('marking.findAnswers', { data: pageOf([answer('2', '七步')]) });
    visit('/exam/marking/e', []);
    await screen.findByRole('heading', { name: '考生 K-2' });
    expect(field('评语')).toHaveValue('');
    cleanup();
    mockApi('marking.findAnswers', { data: pageOf([answer('1', '用水冲')]) });
    visit('/exam/marking/e', []);
    await screen.findByRole('heading', { name: '考生 K-1' });
    expect(points('步骤完整')).toHaveValue('7.5');
    expect(points('说明原因')).toHaveValue('');
    expect(field('评语')).toHaveValue('写得好');
    expect(toasts.at(-1)?.message).toMatch(/^已找回 .+ 尚未保存的内容$/);
  });

  it('says which mark it was given in another window meanwhile', async () => {
    await typeAndEnd();
    const marked = { score: 8, lines: { r1: 6, r2: 2 }, version: 4 };
    mockApi('marking.findAnswers', { data: pageOf([answer('1', '用水冲', marked)]) });
    visit('/exam/marking/e?done=1', []);
    expect(await screen.findByText(/已在别处评为 8 分/)).toBeVisible();
    expect(points('步骤完整')).toHaveValue('7.5');
  });

  it('leaves out lines that the rubric no longer has', async () => {
    await typeAndEnd();
    const rubric = [{ id: 'r2', text: '说明原因', share: 1 }];
    mockApi('marking.findAnswers', { data: pageOf([answer('1', '用水冲', { rubric })]) });
    visit('/exam/marking/e', []);
    expect(await screen.findByRole('textbox', { name: '评语' })).toHaveValue('写得好');
    expect(points('说明原因')).toHaveValue('');
  });
});

it('changes a mark, and shows the one given in another window', async () => {
  const marked = { score: 8, lines: { r1: 6, r2: 2 }, version: 4 };
  const findMock = mockApi('marking.findAnswers', { data: pageOf([answer('1', '七步', marked)]) });
  visit('/exam/marking/e?done=1', []);
  await waitFor(async () => expect(await screen.findByDisplayValue('6')).toHaveFocus());
  expect(findMock.calls[0]?.query).toMatchObject({ done: 'true' });
  const current = answer('1', '七步', { ...marked, score: 3, lines: { r1: 1, r2: 2 }, version: 5 });
  mockApi('marking.mark', {
    code: errorCodes.conflict,
    message: '已变更',
    data: { present: current },
  });
  await userEvent.clear(points('步骤完整'));
  await userEvent.keyboard('7{Enter}');
  expect(await screen.findByText(/已在别处评为 3 分/)).toBeVisible();
  const secondMark = mockApi('marking.mark', { data: { version: 6, sittingDone: true } });
  await userEvent.click(screen.getByRole('button', { name: '保存修改' }));
  await waitFor(() =>
    expect(secondMark.calls[0]?.body).toMatchObject({
      score: 9,
      lines: { r1: 7, r2: 2 },
      version: 5,
    }),
  );
});
