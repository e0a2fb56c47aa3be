import { keyGroups } from '@edu/shared-utility';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi } from '../../testing';
import { pageOf, person, signIn, visit } from '../testing/people';
import { PeoplePage } from '../testing/people-page';

beforeEach(signIn);

const press = (keys: string) => userEvent.keyboard(keys);
const focusedRow = () => document.activeElement?.getAttribute('data-row-key');

async function open() {
  mockApi('user.findByCondition', pageOf([person(1), person(2)]), { times: 9 });
  const run = jest.fn();
  const bulk = { key: 'b', label: '停用所选', send: async () => ({}), done: () => '' };
  const page = visit(<PeoplePage actions={[{ key: 'edit', label: '编辑', run }]} bulk={[bulk]} />);
  await screen.findByRole('row', { name: /人1/ });
  await waitFor(() => expect(keyGroups()).toHaveLength(1));
  return { run, page };
}

it('moves through the rows, selects and edits them, and searches', async () => {
  const { run } = await open();
  await press('j');
  expect(focusedRow()).toBe('p1');
  await press('jj');
  expect(focusedRow()).toBe('p2');
  await press('k');
  expect(focusedRow()).toBe('p1');
  await press('x');
  expect(screen.getByRole('checkbox', { name: '选择 人1' })).toBeChecked();
  await press('e');
  expect(run).toHaveBeenCalledWith(person(1));
  await press('/');
  const field = screen.getByRole('textbox', { name: '姓名或手机号' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  await press('j');
  expect(field).toHaveValue('j');
  expect(focusedRow()).toBeNull();
});

it('ignores keys with a modifier and keys under a dialog', async () => {
  await open();
  await press('{Control>}j{/Control}');
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '删除 人1' }));
  await screen.findByRole('dialog');
  await press('j');
  expect(focusedRow()).toBeNull();
});

it('registers its keys with the sheet of keys while the list is mounted', async () => {
  const { page } = await open();
  expect(keyGroups()[0]?.label()).toBe('列表');
  expect(keyGroups()[0]?.keys.map(({ keys }) => keys.join())).toEqual([
    '/',
    'j,k',
    'x',
    'Enter',
    'e',
    'Esc',
    'Ctrl+S',
  ]);
  page.unmount();
  expect(keyGroups()).toEqual([]);
});
