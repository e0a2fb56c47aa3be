import { context, type Question, unsaved } from '@edu/shared-utility';
import { mockApi, pasteInto } from '@edu/shared-utility/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { richText, singleContent, wholeQuestion } from '../testing/questions';
import { signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const permissionCodes = ['question.read', 'question.write', 'question.publish'];

beforeEach(() => {
  localStorage.clear();
  signIn();
  context.set('userInfo', { userId: 'u' } as never);
});
afterEach(() => nock.cleanAll());

// jsdom has no layout
Object.defineProperties(Range.prototype, {
  getClientRects: { value: () => [], configurable: true },
  getBoundingClientRect: {
    value: () => ({ left: 0, right: 0, top: 0, bottom: 0 }),
    configurable: true,
  },
});

Object.assign(document, { elementFromPoint: () => null });

/** Fires the event that single-spa fires at every change of the address. */
const follow = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));

function serve(question: Question | null) {
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('question.findPoints', { data: [{ point: '沐浴', questions: 9 }] }, everyTime);
  if (question) mockApi('question.findById', () => ({ data: question }), everyTime);
}

async function open(path: string, question: Question | null = null, permissions = permissionCodes) {
  serve(question);
  visit(`/question/${path}`, permissions);
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

const text = (name: string) => screen.findByRole('textbox', { name });
const write = async (name: string, output: string) => pasteInto(await text(name), output);
const right = (letter: string) => screen.getByRole('radio', { name: `选项 ${letter}是正确答案` });

it('writes a new question, warns of similar ones, and continues with the next of its kind', async () => {
  const similar = mockApi(
    'question.findSimilar',
    { data: [{ id: '9', type: 'single', text: '洗澡水温', status: 'draft', similarity: 0.9 }] },
    everyTime,
  );
  const saved = mockApi('question.save', { data: { id: 'q7', version: 1 } });
  const user = await open('new?type=single&difficulty=4&point=沐浴');
  await write('题干', '新生儿洗澡的合适水温');
  expect(await screen.findByText('题库中有几乎相同的题目')).toBeVisible();
  expect(similar.calls.at(-1)?.body).toEqual({ text: '新生儿洗澡的合适水温' });
  await write('选项 A', '38℃');
  await write('选项 B', '60℃');
  await user.click(screen.getByRole('button', { name: '删除选项 C' }));
  await user.click(right('B'));
  expect(unsaved.any()).toBe(true);
  await user.click(screen.getByRole('button', { name: '保存并出下一题' }));
  await waitFor(() => expect(window.location.search).toContain('after=q7'));
  expect(saved.calls[0]?.body).toMatchObject({
    content: {
      type: 'single',
      stem: richText('新生儿洗澡的合适水温'),
      options: [{ key: 'A', text: richText('38℃') }, { key: 'B' }, { key: 'D' }],
      answer: 'B',
    },
    ...{ difficulty: 4, categoryId: null, points: ['沐浴'] },
  });
  follow();
  await waitFor(() => expect(right('B')).not.toBeChecked());
  expect(unsaved.any()).toBe(false);
  expect(screen.getByText('沐浴')).toBeVisible();
});

it('sends only changed fields by Ctrl-S, and releases what was saved', async () => {
  const question = wholeQuestion('q');
  const saved = mockApi('question.save', { data: { id: 'q', version: 4 } }, everyTime);
  const released = mockApi('question.releashQuestion', { data: null });
  const user = await open('q', question);
  await user.click(right('B'));
  Object.assign(question, { version: 4, content: { ...singleContent(), answer: 'B' } });
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(toasts).toMatchObject([{ message: '已保存' }]));
  expect(saved.calls[0]?.body).toEqual({
    ...{ id: 'q', version: 3 },
    content: { ...singleContent(), answer: 'B' },
  });
  await user.click(screen.getByRole('button', { name: '保存并发布' }));
  await waitFor(() => expect(released.calls).toHaveLength(1));
  expect(released.calls[0]?.query ?? released.calls[0]?.body).toMatchObject({ id: 'q' });
  expect(saved.calls).toHaveLength(1);
});

it('shows errors at the field and above, and keeps the input', async () => {
  mockApi('question.save', {
    code: 40000,
    message: '请填写每个选项',
    data: { fields: { 'content.options.1.text': '请填写每个选项', 'content.stem': '请填写题干' } },
  });
  const user = await open('q', wholeQuestion('q'));
  await user.click(right('B'));
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  const link = await screen.findByRole('button', { name: '选项 B：请填写每个选项' });
  expect(await text('选项 B')).toHaveAttribute('aria-invalid', 'true');
  await user.click(link);
  expect(await text('选项 B')).toHaveFocus();
  expect(right('B')).toBeChecked();
  expect(unsaved.any()).toBe(true);
});

it('links to the first of several missing places, and clears each as it is filled', async () => {
  mockApi('question.save', {
    code: 40000,
    message: '请选出正确答案',
    data: {
      fields: {
        'content.answer': '请选出正确答案',
        'content.options.1.text': '请填写每个选项',
        'content.options.2.text': '请填写每个选项',
      },
    },
  });
  const user = await open('new');
  await write('题干', '水温');
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  const count = await screen.findByRole('button', { name: '有 3 处需要修改' });
  expect(screen.getByRole('region', { name: '选项' })).toHaveFocus();
  await user.click(right('C'));
  expect(screen.queryByText('请选出正确答案')).toBeNull();
  await write('选项 B', '38℃');
  expect(await text('选项 B')).toHaveAttribute('aria-invalid', 'false');
  expect(count).toHaveTextContent('有 1 处需要修改');
  await user.click(count);
  expect(await text('选项 C')).toHaveFocus();
  await write('选项 C', '60℃');
  expect(screen.queryByRole('button', { name: /处需要修改/ })).toBeNull();
  expect(screen.queryByText('请填写每个选项')).toBeNull();
});

it('creates options from a column pasted into one, which can be undone', async () => {
  await open('new');
  const html =
    '<table><tr><td>36℃</td></tr><tr><td>37℃</td></tr><tr><td>38℃</td></tr><tr><td>39℃</td></tr><tr><td>40℃</td></tr></table>';
  fireEvent.paste(await text('选项 A'), {
    clipboardData: {
      files: [],
      types: ['text/html'],
      getData: (type: string) => (type === 'text/html' ? html : ''),
    },
  });
  expect(await text('选项 E')).toHaveTextContent('40℃');
  expect(await text('选项 A')).toHaveTextContent(/^36℃$/);
  act(() => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '选项 E' })).toBeNull());
  expect(await text('选项 A')).toHaveTextContent(/36℃.*40℃/);
});

it('shows both versions if another person was faster, and continues from either', async () => {
  const current = wholeQuestion('q', { version: 9, difficulty: 5, content: singleContent('他人') });
  const saved = mockApi(
    'question.save',
    ({ body }) =>
      (body as { version: number }).version === 9
        ? { data: { id: 'q', version: 10 } }
        : { code: 40900, message: '已被修改', data: { present: current } },
    everyTime,
  );
  const user = await open('q', wholeQuestion('q'));
  await user.click(right('B'));
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  const theirs = await screen.findByRole('region', { name: '他人的版本' });
  expect(within(theirs).getByText('他人')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '以我的版本继续' }));
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() => expect(saved.calls).toHaveLength(2));
  expect(saved.calls[1]?.body).toMatchObject({ version: 9, content: { answer: 'B' } });
});

it('offers a stored draft, moves options by keys, and adds parts', async () => {
  const user = await open('new');
  await user.click(right('C'));
  await waitFor(() => expect(Object.keys(localStorage).join()).toContain('draft:saas.question'));
  act(() => window.history.pushState(null, '', '/saas/question/new?type=compound&after=x'));
  follow();
  await user.click(await screen.findByRole('button', { name: /恢\s?复/ }));
  expect(right('C')).toBeChecked();
  await user.click(screen.getByRole('combobox', { name: '题型' }));
  await user.click(
    await screen.findByText('综合题', { selector: '.ant-select-item-option-content' }),
  );
  const part = await screen.findByRole('region', { name: '第 1 小题' });
  expect(within(part).getByRole('button', { name: '删除第 1 小题' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /添加小题/ }));
  await user.click(await screen.findByRole('menuitem', { name: '简答题' }));
  const second = await screen.findByRole('region', { name: '第 2 小题' });
  await user.click(within(second).getByRole('button', { name: '添加评分要点' }));
  expect(within(second).getByRole('textbox', { name: '评分要点 1' })).toBeVisible();
});

it('is read-only without the permission to write, and not found if it does not exist', async () => {
  await open('q', wholeQuestion('q', { mayWrite: false }), ['question.read']);
  expect(await screen.findByText('新生儿洗澡的水温')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /保存/ })).toBeNull();
});

it('keeps the toolbar of a text until a click outside of it is over, so that nothing moves away from it', async () => {
  await open('new?type=single');
  const option = await text('选项 B');
  act(() => option.focus());
  const box = option.closest('.rich-text-editor') as HTMLElement;
  expect(box).not.toHaveAttribute('data-pressed');
  fireEvent.mouseDown(right('C'));
  act(() => right('C').focus());
  expect(box).toHaveAttribute('data-pressed');
  fireEvent.mouseUp(right('C'));
  expect(box).toHaveAttribute('data-pressed');
  await waitFor(() => expect(box).not.toHaveAttribute('data-pressed'));
});
