import { type Locale, setLanguage } from '@edu/shared-utility';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { mockApi } from '../../testing';
import { pageOf, person, rowOf, signIn, visit } from '../testing/people';
import { PeoplePage } from '../testing/people-page';

beforeEach(signIn);
afterEach(() => act(() => setLanguage('zh-CN')));

const shown = () => within(screen.getByRole('region', { name: '人员' }));

it.each<[Locale, string]>([
  ['zh-CN', '清除'],
  ['en-US', 'Clear'],
  ['fr-FR', 'Effacer'],
])('the button that empties a field has a name in %s', async (language, name) => {
  await act(async () => {
    await setLanguage(language);
  });
  mockApi('user.findByCondition', pageOf([person(1)]), { times: 9 });
  visit(<PeoplePage />, '?keyword=a&status=suspended');
  await rowOf('人1');
  const [search, filter] = shown().getAllByRole('button', { name });
  expect([search, filter]).not.toContain(undefined);
  expect(screen.queryByRole('button', { name: /close-circle/ })).toBeNull();
  await userEvent.click(filter as HTMLElement);
  expect(new URLSearchParams(window.location.search).get('status')).toBeNull();
});

it('that of a date is named by antd itself', async () => {
  mockApi('user.findByCondition', pageOf([person(1)]));
  visit(<DatePicker defaultValue={dayjs('2026-03-01')} />);
  expect(await screen.findByRole('button', { name: '清除' })).toBeVisible();
});
