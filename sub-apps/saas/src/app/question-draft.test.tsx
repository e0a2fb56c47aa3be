import { context, unsaved } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { singleContent, wholeQuestion } from '../testing/questions';
import { signIn, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const key = 'keep:draft:saas.question:u:new';
const values = { content: singleContent('写到一半'), difficulty: 3, categoryId: null, points: [] };

afterEach(() => nock.cleanAll());

beforeEach(() => {
  localStorage.clear();
  signIn();
});

function serve() {
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  mockApi('question.findPoints', { data: [] }, everyTime);
  mockApi('question.findSimilar', { data: [] }, everyTime);
}

it('offers the draft after a reload, even before the person is known', async () => {
  context.remove('userInfo');
  const storedDraft = JSON.stringify({ at: '2026-01-02T03:04:05.000Z', values });
  localStorage.setItem(key, storedDraft);
  mockApi('account.getUserInfo', { data: { userId: 'u' } as never }, { delay: 50 });
  serve();
  visit('/question/new', ['question.read', 'question.write']);
  await userEvent.click(await screen.findByRole('button', { name: /恢\s?复/ }));
  expect(await screen.findByText('写到一半')).toBeVisible();
});

it('a draft of an older version asks before it overwrites what another person has saved', async () => {
  context.set('userInfo', { userId: 'u' } as never);
  const draft = JSON.stringify({ at: '2026-01-02T03:04:05.000Z', version: 3, values });
  localStorage.setItem(key.replace(/new$/, 'q'), draft);
  serve();
  const current = wholeQuestion('q', { version: 5, content: singleContent('他人的题干') });
  mockApi('question.findById', { data: current }, everyTime);
  visit('/question/q', ['question.read', 'question.write']);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /恢\s?复/ }));
  const sent = mockApi('question.save', {
    code: 40900,
    message: '已被修改',
    data: { present: current },
  });
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() => expect(sent.calls[0]?.body).toMatchObject({ id: 'q', version: 3 }));
  // the stored draft keeps the version that it is based on
  expect(localStorage.getItem(key.replace(/new$/, 'q'))).toContain('"version":3');
});

it('a draft discarded on leaving is not offered again', async () => {
  context.set('userInfo', { userId: 'u' } as never);
  serve();
  visit('/question/new', ['question.read', 'question.write']);
  await userEvent.click((await screen.findAllByRole('radio', { name: /正确答案/ }))[1] as never);
  await waitFor(() => expect(localStorage.getItem(key)).not.toBeNull());
  const end = unsaved.askWith(async () => true);
  await act(() => unsaved.mayLeave());
  end();
  expect(localStorage.getItem(key)).toBeNull();
});
