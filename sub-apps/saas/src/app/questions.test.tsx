import type { Job, QuestionSummary } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { questionRow, singleContent, wholeQuestion } from '../testing/questions';
import { category } from '../testing/resources';
import { pageOf } from '../testing/students';
import { dialog, signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const permissionCodes = ['question.read', 'question.write', 'question.publish', 'question.export'];

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => nock.cleanAll());

async function open(rows: QuestionSummary[], { search = '', permissions = permissionCodes } = {}) {
  const list = mockApi('question.getQuestionList', { data: pageOf(rows) }, everyTime);
  mockApi('resourceCategory.getTree', { data: [category('k1', '护理', { uses: 4 })] }, everyTime);
  visit(`/question${search}`, permissions);
  await screen.findByRole('row', { name: new RegExp(rows[0]?.text ?? '') });
  return { list, user: userEvent.setup() };
}

const row = (name: RegExp) => screen.getByRole('row', { name });
const buttonsOf = (name: RegExp) =>
  within(row(name))
    .queryAllByRole('button')
    .map((element) => element.textContent);

it('requests the list of the address, and offers each question its possible actions', async () => {
  const { list, user } = await open(
    [
      questionRow('1', { categoryName: '护理', points: ['沐浴'] }),
      questionRow('2', { status: 'released', hasChanges: true, revision: 2, uses: 3 }),
      questionRow('3', { status: 'released', hasChanges: false, revision: 1 }),
    ],
    { search: '?type=single&difficulty=3&point=沐浴&status=draft' },
  );
  expect(list.calls[0]?.body).toMatchObject({
    ...{ type: 'single', difficulty: 3, point: '沐浴', status: 'draft' },
  });
  expect(row(/题目1/)).toHaveTextContent('题目1单选题 · 护理 · 沐浴中等草稿');
  expect(row(/题目2/)).toHaveTextContent('已发布有未发布的修改');
  expect(within(row(/题目1/)).getByRole('link', { name: /编辑/ })).toHaveAttribute(
    'href',
    '/saas/question/1',
  );
  expect(buttonsOf(/题目1/)).toContain('发布');
  expect(buttonsOf(/题目3/)).not.toContain('发布');
  await user.click(within(row(/题目2/)).getByRole('button', { name: /更多/ }));
  expect(await screen.findByRole('menuitem', { name: '停用' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByText('护理', { selector: '.ant-tree span' }));
  await waitFor(() => expect(list.calls.at(-1)?.body).toMatchObject({ categoryId: 'k1' }));
});

it('changes selected ones by one call, and lists the refused ones row by row', async () => {
  const { user } = await open([questionRow('1'), questionRow('2'), questionRow('3')]);
  const sent = mockApi('question.changeMany', {
    data: { changed: 2, refused: [{ id: '2', code: 40900, message: '有2份试卷正在使用该题' }] },
  });
  await user.click(screen.getByRole('checkbox', { name: /选择本页全部/ }));
  const bar = await screen.findByRole('region', { name: '所选内容的操作' });
  await user.click(within(bar).getByRole('button', { name: /删\s?除/ }));
  await user.click(within(await dialog()).getByRole('button', { name: /删\s?除/ }));
  const refused = await screen.findByText(/有2份试卷正在使用该题/);
  expect(refused).toBeVisible();
  expect(sent.calls.map(({ body }) => body)).toEqual([{ ids: ['1', '2', '3'], change: 'delete' }]);
});

it('shows a question with its answer, its papers, similar ones, and its revisions', async () => {
  mockApi('question.findById', { data: wholeQuestion('1') }, everyTime);
  mockApi('audit.ofRow', { data: pageOf([]) }, everyTime);
  mockApi(
    'question.findUses',
    { data: [{ paperId: 'p', title: '期末卷', status: 1, revision: 1 }] },
    everyTime,
  );
  const similar = mockApi('question.findSimilar', {
    data: [{ id: '9', type: 'single', text: '婴儿洗澡水温', status: 'draft', similarity: 0.819 }],
  });
  const revision = { number: 1, text: '旧', releasedAt: '2026-03-01T08:00:00Z', byName: '许静' };
  mockApi('question.findRevisions', { data: [{ ...revision, uses: 1 }] });
  mockApi('question.findRevision', { data: { content: singleContent('旧题干'), files: [] } });
  const { user } = await open([questionRow('1')], { search: '?row=1' });
  const panel = await screen.findByRole('complementary', { name: /题目1/ });
  expect(await within(panel).findByText('新生儿洗澡的水温')).toBeVisible();
  expect(within(panel).getByText('38℃').closest('li')).toHaveTextContent('正确答案');
  expect(await within(panel).findByText(/期末卷/)).toHaveTextContent('第 1 版');
  expect(await within(panel).findByRole('link', { name: '婴儿洗澡水温' })).toBeVisible();
  expect(within(panel).getByText('81% 相似')).toBeVisible();
  expect(similar.calls[0]?.body).toEqual({ text: '新生儿洗澡的水温', exceptId: '1' });
  await user.click(await within(panel).findByRole('button', { name: '查看第 1 版' }));
  expect(await within(await dialog()).findByText('旧题干')).toBeVisible();
});

it('offers no change with read-only access, and no release without that permission', async () => {
  await open([questionRow('1')], { permissions: ['question.read'] });
  expect(within(row(/题目1/)).getByRole('link', { name: /查看/ })).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /新增|导入|导出|发布|复制|删除|操作分类/ }),
  ).toBeNull();
});

it('imports workbooks and exports selected questions', async () => {
  Object.assign(URL, { createObjectURL: () => '#file', revokeObjectURL: () => {} });
  const template = mockApi('question.importTemplate', { status: 200, body: 'sheet' });
  const file = mockApi('question.exportSheet', { code: 40000, message: '请缩小筛选范围' });
  const { user } = await open([questionRow('1')], { search: '?difficulty=3' });
  await user.click(screen.getByRole('button', { name: /导\s?入/ }));
  expect(await dialog()).toHaveTextContent('也可以是 QTI 3.0 题包（ZIP）；导入后均为草稿');
  await user.click(within(await dialog()).getByRole('button', { name: '下载模板' }));
  await waitFor(() => expect(template.calls).toHaveLength(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('checkbox', { name: '选择 题目1' }));
  await user.click(await screen.findByRole('button', { name: '导出所选 1 条' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: '请缩小筛选范围' }]));
  expect(file.calls[0]?.body).toEqual({ difficulty: 3, ids: ['1'] });
});

it('archives the matching or selected ones as a job', async () => {
  const packed = mockApi(
    'question.exportPackage',
    { data: { id: 'j', kind: 'question.export', state: 'queued' } as Job },
    everyTime,
  );
  const { user } = await open([questionRow('1'), questionRow('2')], { search: '?difficulty=3' });
  await user.click(screen.getByRole('button', { name: '导出 QTI' }));
  await waitFor(() => expect(toasts[0]?.message).toMatch(/题包正在后台生成/));
  expect(packed.calls[0]?.body).toEqual({ difficulty: 3, requestId: expect.any(String) });
  await user.click(screen.getByRole('checkbox', { name: '选择 题目2' }));
  await user.click(await screen.findByRole('button', { name: '导出为 QTI 题包' }));
  await waitFor(() => expect(packed.calls).toHaveLength(2));
  expect(packed.calls[1]?.body).toEqual({ ids: ['2'], requestId: expect.any(String) });
});

it('archives nothing without the permission to export', async () => {
  await open([questionRow('1')], { permissions: ['question.read', 'question.write'] });
  expect(screen.queryByRole('button', { name: /QTI/ })).toBeNull();
});

it('shows the kind and the topic of each question once', async () => {
  await open([questionRow('1', { categoryName: '沐浴', points: ['沐浴', '水温'] })]);
  expect(within(row(/题目1/)).getByText('单选题 · 沐浴 · 水温')).toBeVisible();
});

it('gives the list the space of its categories in a small window', async () => {
  const device = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...device(query),
    matches: query === '(max-width:1279.98px)',
  }));
  const { user } = await open([questionRow('1')]);
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByRole('combobox', { name: '分类' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^分\s?类$/ }));
  expect(await dialog()).toHaveTextContent('护理');
});
