import { context } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { singleContent } from '../testing/questions';
import { signIn, visit } from '../testing/visit';

const often = { times: Number.POSITIVE_INFINITY };
const key = 'keep:draft:saas.question:u:new';
const values = { content: singleContent('写到一半'), difficulty: 3, categoryId: null, points: [] };

afterEach(() => nock.cleanAll());

it('offers the draft of a page that was reloaded, though nobody knows yet whose it is', async () => {
  localStorage.clear();
  signIn();
  context.remove('userInfo');
  const left = JSON.stringify({ at: '2026-01-02T03:04:05.000Z', values });
  localStorage.setItem(key, left);
  mockApi('account.getUserInfo', { data: { userId: 'u' } as never }, { delay: 50 });
  mockApi('resourceCategory.getTree', { data: [] }, often);
  mockApi('question.findPoints', { data: [] }, often);
  mockApi('question.findSimilar', { data: [] }, often);
  visit('/question/new', ['question.read', 'question.write']);
  await userEvent.click(await screen.findByRole('button', { name: /恢\s?复/ }));
  expect(await screen.findByText('写到一半')).toBeVisible();
});
