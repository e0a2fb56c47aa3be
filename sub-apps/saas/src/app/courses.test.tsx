import { type CourseSummary, errorCodes } from '@edu/shared-utility';
import { mockApi, pasteInto, unsavedQuestions } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { courseRow, grantRow } from '../testing/courses';
import { pageOf } from '../testing/students';
import { trainRow } from '../testing/trains';
import { dialog, signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const author = ['course.read', 'course.write', 'course.publish', 'course.grant'];

/** The server's state; tests change it to act as another person. */
let courses: CourseSummary[];

async function open(permissions = author, path = '/course') {
  courses = [
    courseRow('c1', '母婴护理'),
    courseRow('c2', '收纳整理', { status: 'published', hasChanges: false, learnerCount: 12 }),
    courseRow('c3', '老年陪护', { status: 'cancelled' }),
    courseRow('c4', '家庭烹饪', { status: 'published', hasChanges: true }),
  ];
  const mock = mockApi('course.findManageList', () => ({ data: pageOf(courses) }), everyTime);
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  visit(path, permissions);
  await screen.findByRole('row', { name: /母婴护理/ });
  return mock;
}

const row = (name: RegExp) => screen.getByRole('row', { name });
const press = (name: RegExp, action: string) =>
  userEvent.click(within(row(name)).getByRole('button', { name: new RegExp(action) }));

async function pressInMenu(name: RegExp, action: string) {
  await userEvent.click(within(row(name)).getByRole('button', { name: /更多/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

async function askToGrant(...names: string[]): Promise<HTMLElement> {
  for (const name of names) {
    await userEvent.click(within(row(new RegExp(name))).getByRole('checkbox'));
  }
  await userEvent.click(await screen.findByRole('button', { name: '授权' }));
  return dialog();
}

const questions = unsavedQuestions();

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('shows the price of a course before text that may be cut off, and the full text in a tooltip', async () => {
  await open();
  const facts = within(row(/母婴护理/)).getByText(/^(免费|¥\d+) · 初级/);
  expect(facts).toHaveAttribute('title', facts.textContent);
});

it('offers each course the actions of its state, by the one table of transitions', async () => {
  await open();
  expect(within(row(/母婴护理/)).getByRole('button', { name: /发布/ })).toBeVisible();
  expect(within(row(/母婴护理/)).queryByRole('button', { name: /下架/ })).toBeNull();
  expect(within(row(/收纳整理/)).getByRole('button', { name: /下架/ })).toBeVisible();
  expect(within(row(/收纳整理/)).queryByRole('button', { name: /发布/ })).toBeNull();
  expect(within(row(/收纳整理/)).queryByText('有未发布的修改')).toBeNull();
  expect(within(row(/家庭烹饪/)).getByText('有未发布的修改')).toBeVisible();
  expect(within(row(/家庭烹饪/)).getByRole('button', { name: /发布/ })).toBeVisible();
  expect(within(row(/老年陪护/)).queryByRole('button', { name: /发布|下架/ })).toBeNull();
  await userEvent.click(within(row(/收纳整理/)).getByRole('button', { name: /更多/ }));
  await screen.findByRole('menuitem', { name: '作废' });
  expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: '强制终止' })).toBeNull();
});

it('offers no change to people with read-only access', async () => {
  await open(['course.read']);
  expect(screen.queryByRole('button', { name: '新建课程' })).toBeNull();
  expect(screen.queryByRole('button', { name: /发布|下架|复制|删除/ })).toBeNull();
  expect(within(row(/母婴护理/)).getByRole('link', { name: '母婴护理' })).toHaveAttribute(
    'href',
    '/saas/course/c1/basics',
  );
});

it('links to the pages of courses and grants, which also open in a tab of their own', async () => {
  await open();
  const edit = within(row(/母婴护理/)).getByRole('link', { name: /编辑/ });
  expect(edit).toHaveAttribute('href', '/saas/course/c1/basics');
  expect(screen.getByRole('link', { name: '授权记录' })).toHaveAttribute(
    'href',
    '/saas/course/grants',
  );
  const read = mockApi(
    'course.findById',
    { code: errorCodes.notFound, message: '不存在' },
    everyTime,
  );
  await userEvent.click(edit);
  await waitFor(() => expect(read.calls).toHaveLength(1));
});

it('finds no course for an invalid address', async () => {
  mockApi('course.findById', { code: errorCodes.invalidInput, message: '填写有误' }, everyTime);
  visit('/course/abc/basics', author);
  await screen.findByText('页面不存在');
});

it('requests the list of the address', async () => {
  const mock = await open(author, '/course?status=published&level=advanced&sort=-updatedAt');
  expect(mock.calls[0]?.query).toMatchObject({
    status: 'published',
    level: 'advanced',
    sort: '-updatedAt',
  });
});

it('unpublishes at once, and can be undone from the toast', async () => {
  await open();
  const hidden = mockApi('course.unPublish', { data: null });
  await press(/收纳整理/, '下架');
  const toast = await screen.findByText(
    '已下架“收纳整理” · 12 名已开始学习的学员暂时看不到它；学习进度保留。',
  );
  expect(hidden.calls[0]?.query).toMatchObject({ id: 'c2', version: '3' });
  const secondPublish = mockApi('course.publish', { data: null });
  const box = toast.closest('[role="status"], [role="alert"], div') as HTMLElement;
  await userEvent.click(
    within(box.parentElement as HTMLElement).getByRole('button', { name: /撤销/ }),
  );
  await waitFor(() => expect(secondPublish.calls[0]?.query).toMatchObject({ id: 'c2' }));
});

it('unpublishes a course that was published, for an undo', async () => {
  await open();
  const published = mockApi('course.publish', { data: null });
  await press(/母婴护理/, '发布');
  const undo = await screen.findByRole('button', { name: '撤销: 已发布“母婴护理”' });
  expect(published.calls[0]?.query).toMatchObject({ id: 'c1', version: '3' });
  const hidden = mockApi('course.unPublish', { data: null });
  await userEvent.click(undo);
  await waitFor(() => expect(hidden.calls[0]?.query).toEqual({ id: 'c1' }));
});

it('shows why a course cannot be published yet, and does not change it', async () => {
  await open();
  mockApi('course.publish', { code: errorCodes.invalidInput, message: '课程还没有课时' });
  await press(/母婴护理/, '发布');
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('课程还没有课时'));
});

it('links from a refused publishing to what is missing', async () => {
  await open();
  const problems = [
    { kind: 'category', blocks: true, chapterId: null, lessonId: null, lesson: null },
  ];
  mockApi('course.publish', {
    code: errorCodes.conflict,
    message: '课程内容不完整',
    data: { problems },
  });
  await press(/母婴护理/, '发布');
  await waitFor(() => expect(window.location.pathname).toBe('/saas/course/c1/basics'));
  expect(window.location.hash).toBe('#check-list');
});

it('asks before it cancels, with the name of the course', async () => {
  await open();
  const cancelled = mockApi('courseAdmin.cancel', { data: null });
  await pressInMenu(/收纳整理/, '作废');
  const question = await dialog();
  expect(question).toHaveTextContent('作废课程“收纳整理”？');
  expect(cancelled.calls).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: '作废' }));
  await waitFor(() => expect(cancelled.calls[0]?.query).toMatchObject({ id: 'c2', version: '3' }));
});

it('creates a course from a title and opens its editor; an empty title is refused at its field', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '新建课程' }));
  const form = await dialog();
  await userEvent.click(within(form).getByRole('button', { name: '创建并编辑' }));
  expect(await within(form).findByText('请输入名称')).toBeVisible();
  await pasteInto(within(form).getByRole('textbox', { name: '名称' }), ' 新课 ');
  const saved = mockApi('course.save', { data: { id: 'n', version: 1 } });
  mockApi('course.findById', { code: errorCodes.notFound, message: '不存在' }, everyTime);
  await userEvent.click(within(form).getByRole('button', { name: '创建并编辑' }));
  await waitFor(() => expect(window.location.pathname).toBe('/saas/course/n/basics'));
  expect(saved.calls[0]?.body).toEqual({ title: '新课' });
});

it('grants several courses in one dialog', async () => {
  await open();
  const form = await askToGrant('母婴护理', '收纳整理');
  await userEvent.click(within(form).getByRole('button', { name: '授权' }));
  expect(await within(form).findByText('请至少选择一个机构、部门、培训或学员')).toBeVisible();
  await userEvent.click(within(form).getByRole('combobox', { name: '部门' }));
  await userEvent.click(await screen.findByTitle('教务部'));
  const granted = mockApi('course.batchGrant', { data: null });
  await userEvent.click(within(form).getByRole('button', { name: '授权' }));
  await waitFor(() => expect(granted.calls).toHaveLength(1));
  expect(granted.calls[0]?.body).toMatchObject({
    ...{ courseIds: ['c1', 'c2'], departments: ['d1'], organs: [], trains: [], persons: [] },
  });
});

it('asks before the people chosen for a grant are lost', async () => {
  await open();
  const form = await askToGrant('母婴护理');
  await userEvent.click(within(form).getByRole('combobox', { name: '部门' }));
  await userEvent.click(await screen.findByTitle('教务部'));
  await userEvent.click(form.querySelector('.ant-modal-title') as Element);
  await questions.expectOnClose(form, () =>
    expect(within(form).getAllByTitle('教务部')[0]).toBeVisible(),
  );
});

it('grants a course to a training found by its title', async () => {
  await open([...author, 'train.read']);
  const findMock = mockApi(
    'train.findByCondition',
    { data: pageOf([trainRow('t1', '夜班'), trainRow('t2', '早班')]) },
    everyTime,
  );
  const form = await askToGrant('收纳整理');
  expect(findMock.calls).toHaveLength(0);
  await userEvent.type(within(form).getByRole('combobox', { name: '培训' }), '夜');
  await waitFor(() => expect(findMock.calls.at(-1)?.body).toEqual({ keyword: '夜' }));
  await userEvent.click(await screen.findByTitle('夜班'));
  const granted = mockApi('course.batchGrant', { data: null });
  await userEvent.click(within(form).getByRole('button', { name: '授权' }));
  await waitFor(() => expect(granted.calls).toHaveLength(1));
  expect(granted.calls[0]?.body).toMatchObject({ courseIds: ['c2'], trains: ['t1'] });
});

it('offers no trainings to people who may not see them', async () => {
  await open();
  const form = await askToGrant('收纳整理');
  await within(form).findByRole('combobox', { name: '部门' });
  expect(within(form).queryByRole('combobox', { name: '培训' })).toBeNull();
});

describe('all grants', () => {
  const grants = () => {
    const mock = mockApi(
      'course.findCourseGrantList',
      { data: pageOf([grantRow('g1', '教务部'), grantRow('g2', '一组', { status: 'withdrawn' })]) },
      everyTime,
    );
    return mock;
  };

  it('shows those that end soon', async () => {
    const mock = grants();
    visit('/course/grants', author);
    await screen.findByRole('row', { name: /教务部/ });
    await userEvent.click(screen.getByRole('link', { name: '14 天内到期' }));
    await waitFor(() => expect(mock.calls.at(-1)?.body).toMatchObject({ expiringDays: 14 }));
  });

  it('withdraws at once, and restores a withdrawn one', async () => {
    grants();
    visit('/course/grants', author);
    await screen.findByRole('row', { name: /教务部/ });
    const sent = mockApi('course.withdrawGrants', { data: null }, { times: 2 });
    await press(/教务部/, '收回');
    await screen.findByText('已收回“教务部”的授权');
    await press(/一组/, '恢复');
    await waitFor(() => expect(sent.calls).toHaveLength(2));
    expect(sent.calls.map(({ body }) => body)).toEqual([
      { grantIds: ['g1'], withdrawn: true },
      { grantIds: ['g2'], withdrawn: false },
    ]);
  });

  it('restores a withdrawn grant for an undo', async () => {
    grants();
    visit('/course/grants', author);
    await screen.findByRole('row', { name: /教务部/ });
    const sent = mockApi('course.withdrawGrants', { data: null }, { times: 2 });
    await press(/教务部/, '收回');
    await userEvent.click(
      await screen.findByRole('button', { name: '撤销: 已收回“教务部”的授权' }),
    );
    await waitFor(() => expect(sent.calls).toHaveLength(2));
    expect(sent.calls[1]?.body).toEqual({ grantIds: ['g1'], withdrawn: false });
  });

  it('extends several', async () => {
    grants();
    visit('/course/grants', author);
    for (const name of [/教务部/, /一组/]) {
      await userEvent.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
    }
    await userEvent.click(await screen.findByRole('button', { name: '延长期限' }));
    const sent = mockApi('course.batchExtendTime', { data: null });
    await userEvent.click(within(await dialog()).getByRole('button', { name: '延长期限' }));
    await waitFor(() => expect(sent.calls[0]?.body).toEqual({ grantIds: ['g1', 'g2'], days: 30 }));
  });

  it('offers no action to people who may not grant', async () => {
    grants();
    visit('/course/grants', ['course.read']);
    const granted = await screen.findByRole('row', { name: /教务部/ });
    expect(within(granted).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
