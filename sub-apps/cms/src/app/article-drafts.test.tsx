import { unsaved } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { articleOf, idOf } from '../testing/articles';
import { signIn, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const key = `keep:draft:cms.article:u1:${idOf(1)}`;
const at = '2026-11-20T02:00:00Z';

const leave = (draft: object) => localStorage.setItem(key, JSON.stringify([{ at, ...draft }]));
const storedDraft = () => localStorage.getItem(key) ?? '';
/** Hides the page, as before it is closed: unsaved changes have to be stored at once. */
const hide = () => act(() => void window.dispatchEvent(new Event('pagehide')));

async function open(version = 1): Promise<void> {
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('article.findRevisions', { data: [] }, everyTime);
  mockApi('article.findById', { data: articleOf(1, { version }) });
  visit(`/content/articles/${idOf(1)}`);
  await waitFor(async () => expect(await screen.findByLabelText('标题')).toBeEnabled());
}

beforeEach(() => signIn());
afterEach(() => nock.cleanAll());

it('unsaved input is offered after a reload', async () => {
  leave({ version: 1, changes: { title: '没存的标题' } });
  await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(screen.getByLabelText('标题')).toHaveValue('没存的标题');
  await user.type(screen.getByLabelText('标题'), '！');
  await waitFor(() => expect(storedDraft()).toContain('没存的标题！'));
});

it('an offered draft stays until a choice is made, whatever is typed and saved meanwhile', async () => {
  leave({ version: 1, changes: { summary: '没存的摘要' } });
  await open();
  const user = userEvent.setup();
  await screen.findByRole('button', { name: '继续编辑' });
  await user.type(screen.getByLabelText('标题'), '新');
  hide();
  expect(storedDraft()).toContain('没存的摘要');
  const saved = mockApi('article.save', { data: { id: idOf(1), version: 2 } });
  mockApi('article.findById', { data: articleOf(1, { version: 2, title: '文章1新' }) }, everyTime);
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() => expect(saved.calls).toHaveLength(1));
  expect(storedDraft()).toContain('没存的摘要');
  await user.click(screen.getByRole('button', { name: '继续编辑' }));
  expect(screen.getByLabelText('摘要')).toHaveValue('没存的摘要');
  expect(screen.getByLabelText('标题')).toHaveValue('文章1新');
});

it('input typed beside an offered draft is stored as well, and offered afterwards', async () => {
  leave({ version: 1, changes: { title: '没存的标题' } });
  await open();
  const user = userEvent.setup();
  await screen.findByRole('button', { name: '继续编辑' });
  await user.type(screen.getByLabelText('标题'), '新');
  await waitFor(() => expect(storedDraft()).toContain('文章1新'));
  expect(storedDraft()).toContain('没存的标题');
  await user.type(screen.getByLabelText('标题'), '的');
  await user.click(screen.getByRole('button', { name: '继续编辑' }));
  expect(screen.getByLabelText('标题')).toHaveValue('没存的标题');
  // the draft that was not chosen is kept, and offered now
  await user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(screen.getByLabelText('标题')).toHaveValue('文章1新的');
});

it('a discarded draft is replaced by what was typed beside it', async () => {
  leave({ version: 1, changes: { summary: '没存的摘要' } });
  await open();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('标题'), '新');
  await user.click(await screen.findByRole('button', { name: /^丢\s?弃$/ }));
  hide();
  expect(storedDraft()).toContain('文章1新');
  expect(storedDraft()).not.toContain('没存的摘要');
});

it('a draft stored by another tab meanwhile is offered, not overwritten', async () => {
  await open();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('标题'), '新');
  hide();
  leave({ version: 1, changes: { title: '另一页的标题' } });
  await user.type(screen.getByLabelText('标题'), '的');
  expect(await screen.findByRole('button', { name: '继续编辑' })).toBeVisible();
  expect(storedDraft()).toContain('另一页的标题');
});

it('a draft of an older version asks before it overwrites what another person has saved', async () => {
  leave({ version: 3, changes: { title: '没存的标题' } });
  await open(5);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '继续编辑' }));
  const current = articleOf(1, { version: 5, summary: '别人的摘要' });
  const sent = mockApi('article.save', { code: 40900, message: 'x', data: { present: current } });
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  expect(await screen.findByText(/其他人已于/)).toBeVisible();
  expect(sent.calls[0]?.body).toEqual({ id: idOf(1), version: 3, title: '没存的标题' });
  await user.click(screen.getByRole('button', { name: '改用对方的版本' }));
  expect(screen.getByLabelText('标题')).toHaveValue('文章1');
  await waitFor(() => expect(storedDraft()).toBe(''));
});

it('a draft keeps the version that it was based on', async () => {
  await open(4);
  await userEvent.type(screen.getByLabelText('标题'), '新');
  hide();
  expect(JSON.parse(storedDraft())).toMatchObject([{ version: 4, changes: { title: '文章1新' } }]);
});

it('a draft discarded on leaving is not offered again', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('标题'), '新');
  hide();
  expect(storedDraft()).toContain('文章1新');
  const end = unsaved.askWith(async () => true);
  await act(() => unsaved.mayLeave());
  end();
  hide();
  expect(storedDraft()).toBe('');
  // further changes are stored again
  await userEvent.type(screen.getByLabelText('标题'), '的');
  hide();
  expect(storedDraft()).toContain('文章1新的');
});

it('of more than five drafts of an article the oldest is dropped', async () => {
  const drafts = [1, 2, 3, 4, 5].map((day) => ({
    ...{ at: `2026-11-0${day}T02:00:00Z`, version: 1, changes: { title: `标题${day}` } },
  }));
  localStorage.setItem(key, JSON.stringify(drafts));
  await open();
  await userEvent.type(screen.getByLabelText('标题'), '新');
  hide();
  const titles = (JSON.parse(storedDraft()) as typeof drafts).map(({ changes }) => changes.title);
  expect(titles).toEqual(['标题2', '标题3', '标题4', '标题5', '文章1新']);
});
