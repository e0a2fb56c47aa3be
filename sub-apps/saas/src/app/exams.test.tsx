import { context, type Exam, errorCodes, unsaved } from '@edu/shared-utility';
import { mockApi, pasteInto, unsavedQuestions } from '@edu/shared-utility/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { boardOf, examRow, sitter, wholeExam } from '../testing/exams';
import { paperRow } from '../testing/papers';
import { pageOf } from '../testing/students';
import { dialog, field, signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
/** Lazy chunks and permissions take longer than the default timeout on a busy machine. */
const examiner = ['exam.read', 'exam.write', 'exam.publish', 'exam.grant', 'teacher.read'];

/** Buttons appear once the permissions have loaded. */
const rights = () => waitFor(() => expect(context.get('permissions').status).toBe('ready'));

const questions = unsavedQuestions();

beforeEach(() => {
  localStorage.clear();
  signIn();
  context.set('userInfo', { userId: 'u' } as never);
  context.set('timezone', 'Asia/Shanghai');
});
afterEach(() => nock.cleanAll());

it('lists exams with the actions of their state, and asks before one is published', async () => {
  mockApi(
    'exam.findByCondition',
    {
      data: pageOf([
        examRow('e1', '草稿考试'),
        examRow('e2', '进行考试', { status: 'published', phase: 'running' }),
        examRow('e3', '归档考试', { status: 'archived' }),
      ]),
    },
    everyTime,
  );
  visit('/exam', examiner);
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/进行考试/)).getByRole('link', { name: /监考/ })).toHaveAttribute(
    'href',
    '/saas/exam/e2/board',
  );
  expect((await row(/进行考试/)).queryByRole('button', { name: /^发布/ })).toBeNull();
  const lacking = { problems: [{ kind: 'audience', blocks: true }] };
  const refusal = { code: errorCodes.conflict, message: '还没有考试对象', data: lacking };
  const publish = mockApi('exam.publish', refusal);
  const settings = mockApi('exam.findById', { data: wholeExam() }, everyTime);
  await userEvent.click((await row(/草稿考试/)).getByRole('button', { name: /^发布/ }));
  const confirmDialog = within(await dialog());
  expect(confirmDialog.getAllByText('发布考试“草稿考试”？')[0]).toBeVisible();
  await userEvent.click(confirmDialog.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('还没有考试对象'));
  expect(publish.calls[0]?.query).toMatchObject({ id: 'e1', version: '3' });
  await waitFor(() => expect(settings.calls[0]?.query).toMatchObject({ id: 'e1' }));
});

it('reopens an archived exam at once, and archives it again for an undo', async () => {
  mockApi(
    'exam.findByCondition',
    { data: pageOf([examRow('e3', '归档考试', { status: 'archived' })]) },
    everyTime,
  );
  visit('/exam', examiner);
  const row = within(await screen.findByRole('row', { name: /归档考试/ }));
  await rights();
  const resume = mockApi('exam.continueArchive', { data: null });
  await userEvent.click(await row.findByRole('button', { name: /更多/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '继续开放' }));
  const undo = await screen.findByRole('button', { name: '撤销: “归档考试”已继续开放' });
  expect(resume.calls[0]?.query).toEqual({ id: 'e3', version: '3' });
  const archive = mockApi('exam.archive', { data: null });
  await userEvent.click(undo);
  // Without a version, since reopening has changed it.
  await waitFor(() => expect(archive.calls[0]?.query).toEqual({ id: 'e3' }));
});

describe('the settings', () => {
  const server = { exam: wholeExam() };

  async function open(change: Partial<Exam> = {}, permissions = examiner) {
    server.exam = wholeExam(change);
    mockApi('exam.findById', () => ({ data: server.exam }), everyTime);
    mockApi(
      'exam.findTrainListByExamId',
      { data: [{ trainId: 't1', title: '秋季班' }] },
      everyTime,
    );
    mockApi(
      'paper.findByCondition',
      { data: pageOf([paperRow('p2', '期末卷', { status: 1 })]) },
      everyTime,
    );
    visit('/exam/e/settings', permissions);
    await screen.findByRole('textbox', { name: '名称' });
    await rights();
  }
  const retype = async (name: string, text: string) => {
    await userEvent.clear(field(name));
    if (text) await pasteInto(field(name), text);
  };

  it('shows an error at its field, and sends only changed fields, with times in the person’s zone', async () => {
    await open({ problems: [{ kind: 'passScore', blocks: true }] });
    expect(await screen.findByRole('button', { name: '发布' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '及格分高于试卷满分' }));
    expect(field('及格分')).toHaveFocus();
    await retype('及格分', '-1');
    await retype('作答时长', '1.5');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请输入 1 到 1440 之间的整数')).toBeVisible();
    await retype('及格分', '59.5');
    await retype('作答时长', '９０');
    await retype('可参加次数', '');
    await userEvent.type(screen.getByLabelText('开始时间'), '2030-01-02T09:00');
    await userEvent.click(screen.getByRole('combobox', { name: '试卷' }));
    await userEvent.click(await screen.findByTitle(/期末卷/));
    await userEvent.click(screen.getByRole('checkbox', { name: '匿名阅卷' }));
    expect(screen.getByText('6 项修改未保存')).toBeVisible();
    const save = mockApi('exam.save', { data: { id: 'e', version: 4 } });
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(save.calls).toHaveLength(1));
    expect(save.calls[0]?.body).toEqual({
      ...{ id: 'e', version: 3, passScore: 59.5, minutes: 90, attempts: 0, paperId: 'p2' },
      ...{ startsAt: '2030-01-02T01:00:00.000Z', blind: true },
    });
    expect(await screen.findByText('已全部保存')).toBeVisible();
    expect(field('作答时长')).toHaveValue('90');
  });

  it('shows what both people have changed, and continues from mine', async () => {
    await open();
    const current = wholeExam({ version: 7, minutes: 45, passScore: 50 });
    mockApi('exam.save', {
      code: errorCodes.conflict,
      message: '已被修改',
      data: { present: current },
    });
    await retype('作答时长', '90');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('双方都改动的内容：作答时长')).toBeVisible();
    expect(screen.getByText('我的：90')).toBeVisible();
    expect(screen.getByText('对方的：45')).toBeVisible();
    // The form may be scrolled, so the alert gets the focus.
    expect(screen.getByText('双方都改动的内容：作答时长').closest('[tabindex="-1"]')).toHaveFocus();
    const mine = mockApi('exam.save', { data: { id: 'e', version: 8 } });
    await userEvent.click(screen.getByRole('button', { name: '保留我的' }));
    await waitFor(() => expect(mine.calls[0]?.body).toEqual({ id: 'e', version: 7, minutes: 90 }));
    // fields that only the other person changed keep their value
    expect(field('及格分')).toHaveValue('50');
  });

  it('restores what was not saved when the session or the page ended', async () => {
    await open();
    await retype('作答时长', '90');
    cleanup();
    await open();
    expect(field('作答时长')).toHaveValue('90');
    expect(screen.getByText('1 项修改未保存')).toBeVisible();
    expect(toasts.at(-1)?.message).toMatch(/^已找回 .* 尚未保存的内容$/);
    await retype('作答时长', '60');
    expect(screen.getByText('已全部保存')).toBeVisible();
    cleanup();
    await open();
    expect(screen.getByText('已全部保存')).toBeVisible();
  });

  it('asks whose version to keep if another person has changed what is restored', async () => {
    await open();
    await retype('作答时长', '90');
    await retype('及格分', '50');
    cleanup();
    await open({ minutes: 45, version: 4 });
    expect(await screen.findByText('双方都改动的内容：作答时长')).toBeVisible();
    expect(screen.getByText('对方的：45')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '采用对方的' }));
    expect(field('作答时长')).toHaveValue('45');
    expect(field('及格分')).toHaveValue('50');
    expect(screen.getByText('1 项修改未保存')).toBeVisible();
  });

  it('restores nothing that was discarded on leaving, and nothing where it cannot be saved', async () => {
    await open();
    await retype('作答时长', '90');
    const end = unsaved.askWith(async () => true);
    await unsaved.mayLeave();
    end();
    cleanup();
    await open();
    expect(field('作答时长')).toHaveValue('60');
    await retype('作答时长', '90');
    cleanup();
    await open({ mayWrite: false });
    expect(field('作答时长')).toHaveValue('60');
  });

  it('shows the trainings that contain it', async () => {
    await open({}, [...examiner, 'train.read']);
    expect(await screen.findByRole('link', { name: '秋季班' })).toHaveAttribute(
      'href',
      '/saas/task/t1/items',
    );
  });

  it('disables the fields of a published exam that would change a sitting', async () => {
    await open({ status: 'published', phase: 'running', endsAt: '2030-01-02T01:00:00.000Z' });
    expect(field('作答时长')).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: '匿名阅卷' })).toBeDisabled();
    expect(field('名称')).toBeEnabled();
    expect(screen.getByLabelText('结束时间')).toHaveValue('2030-01-02T09:00');
    expect(screen.queryByText('发布检查')).toBeNull();
  });

  it('are read-only for people with read-only access', async () => {
    await open({ mayWrite: false }, ['exam.read']);
    expect(field('名称')).toBeDisabled();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^(保存|发布)/ })).toBeNull());
  });
});

describe('the invigilation page', () => {
  it('shows who is taking the exam and the time left, and gives extra time with a reason', async () => {
    mockApi(
      'exam.findById',
      { data: wholeExam({ status: 'published', phase: 'running' }) },
      everyTime,
    );
    const twoMinutesAgo = new Date(Date.now() - 120_000).toISOString();
    const people = [
      sitter('a', '王芳'),
      sitter('b', '李强', { lastSeenAt: twoMinutesAgo, leaves: 2 }),
      sitter('c', '赵敏', { state: 'absent', sittingId: null, attempt: 0, endsAt: null }),
    ];
    const board = mockApi('exam.board', () => ({ data: boardOf(people) }), everyTime);
    visit('/exam/e/board', examiner);
    const row = async (name: string) =>
      within((await screen.findByText(name)).closest('li') as HTMLElement);
    expect((await row('王芳')).getByText(/剩余 (10:00|9:5\d)/)).toBeVisible();
    expect((await row('王芳')).getByText('3 / 10')).toBeVisible();
    expect((await row('李强')).getByText('未连接')).toBeVisible();
    expect((await row('李强')).getByText('离开页面 2 次')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '作答中 2' }));
    await waitFor(() =>
      expect(board.calls.at(-1)?.query).toMatchObject({ id: 'e', state: 'sitting' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: '“王芳”的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '延长时间' }));
    const form = within(await dialog());
    await userEvent.click(form.getByRole('button', { name: '延长' }));
    expect(await form.findByText('请填写原因，会记入操作记录')).toBeVisible();
    await pasteInto(form.getByRole('textbox', { name: '延长多少分钟' }), '15');
    await pasteInto(form.getByRole('textbox', { name: '原因' }), '断电');
    const give = mockApi('exam.giveTime', { data: null });
    await userEvent.click(form.getByRole('button', { name: '延长' }));
    await waitFor(() =>
      expect(give.calls[0]?.body).toEqual({ id: 'e', userId: 'a', minutes: 15, reason: '断电' }),
    );
  });

  it('asks before the reason of a change is lost', async () => {
    mockApi(
      'exam.findById',
      { data: wholeExam({ status: 'published', phase: 'running' }) },
      everyTime,
    );
    mockApi('exam.board', { data: boardOf([sitter('a', '王芳')]) }, everyTime);
    visit('/exam/e/board', examiner);
    await userEvent.click(await screen.findByRole('button', { name: '“王芳”的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '延长时间' }));
    const form = await dialog();
    const reason = within(form).getByRole('textbox', { name: '原因' });
    await pasteInto(reason, '断电');
    await questions.expectOnClose(form, () => expect(reason).toHaveValue('断电'));
  });

  it('offers no action to people who may not invigilate', async () => {
    mockApi(
      'exam.findById',
      { data: wholeExam({ status: 'published', phase: 'running' }) },
      everyTime,
    );
    mockApi('exam.board', { data: boardOf([sitter('a', '王芳')]) }, everyTime);
    visit('/exam/e/board', ['exam.read']);
    await screen.findByText('王芳');
    await rights();
    expect(screen.queryByRole('button', { name: /更多操作/ })).toBeNull();
  });
});
