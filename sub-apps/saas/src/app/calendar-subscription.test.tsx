import { mockApi } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { signIn, visit } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('creates and copies a calendar address, keeps it while revoking fails, and removes it once revoked', async () => {
  let createdAt: string | null = null;
  mockApi('calendarFeed.state', () => ({ data: { createdAt, usedAt: null } }), { times: 4 });
  mockApi('calendarFeed.open', () => {
    createdAt = '2026-11-25T08:00:00Z';
    return {
      data: { createdAt, usedAt: null, url: 'https://school.example.com/calendar/abc.ics' },
    };
  });
  mockApi('calendarFeed.close', { code: 50000, message: '服务器忙，请稍后再试' });
  mockApi('live.findBetween', { data: [] });
  visit('/live/calendar', ['live.read']);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '订阅日历' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: '生成订阅地址' }));
  const field = await within(dialog).findByRole('textbox', { name: '订阅地址' });
  expect(field).toHaveValue('https://school.example.com/calendar/abc.ics');
  expect(within(dialog).getByRole('link', { name: '在日历应用中打开' })).toHaveAttribute(
    'href',
    'webcal://school.example.com/calendar/abc.ics',
  );
  await user.click(within(dialog).getByRole('button', { name: '复制地址' }));
  expect(await within(dialog).findByText('已复制')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('https://school.example.com/calendar/abc.ics');
  await user.click(await within(dialog).findByRole('button', { name: '停用订阅' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('服务器忙');
  expect(field).toBeVisible();
  mockApi('calendarFeed.close', () => {
    createdAt = null;
    return { data: null };
  });
  await user.click(within(dialog).getByRole('button', { name: '停用订阅' }));
  expect(await within(dialog).findByRole('button', { name: '生成订阅地址' })).toBeVisible();
  expect(within(dialog).queryByRole('textbox')).toBeNull();
});
