import {
  configureRuntime,
  context,
  emit,
  type MenuNodeDto,
  type OfferedMenuEntry,
  on,
} from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { noParcels } from '../testing/parcels';
import { administrator, branchOf, menuNode, serverMenu } from '../testing/people';
import { ShellRoot } from './root';

/** What the server makes of a foreign module's manifest. */
const beds = (overrides: Partial<OfferedMenuEntry> = {}): MenuNodeDto => ({
  ...menuNode('9', '花圃', '', 2),
  data: {
    ...{ systemTagName: 'cove', url: '', name: '花圃', description: '', type: 2 },
    offered: {
      ...{ icon: 'drum', padded: true },
      below: [
        { url: '/plant', name: '植物', parent: null },
        { url: '/plant/leaf', name: '叶', parent: '/plant' },
        { url: '//evil.example', name: '坏', parent: null },
        { url: '/other/../../saas', name: '坏', parent: null },
      ],
      ...overrides,
    },
  },
});

const padding: boolean[] = [];
let stop = () => {};
beforeEach(() => {
  resetContext();
  configureRuntime({});
  context.set('token', 't');
  context.set('pageTitle', '阳光教育');
  context.set('branchList', [branchOf(1)]);
  padding.length = 0;
  stop = on('layout:padding', ({ padded }) => padding.push(padded));
});
afterEach(() => {
  stop();
  nock.cleanAll();
});

function show(address: string, entry = beds()): void {
  window.history.replaceState(null, '', address);
  mockApi('account.getUserInfo', { data: administrator });
  mockApi('user.getUserMenu', { data: [...serverMenu, entry] });
  renderApp(<ShellRoot mountParcel={noParcels} />);
}

const menu = () => screen.getByRole('navigation', { name: '主菜单' });
const entry = () => within(menu()).findByRole('link', { name: '花圃' });
const crumbs = () =>
  within(screen.getByRole('navigation', { name: '当前位置' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the page of a foreign module has title, breadcrumb and padding, and its entry the requested icon', async () => {
  show('/cove');
  expect(await entry()).toHaveAttribute('aria-current', 'page');
  expect((await entry()).querySelector('[data-icon]')).toHaveAttribute('data-icon', 'drum');
  await waitFor(() => expect(document.title).toBe('花圃 · 阳光教育'));
  expect(crumbs()).toEqual(['花圃']);
  expect(padding.at(-1)).toBe(true);
});

test.each([
  ['/cove/plant', ['花圃', '植物']],
  ['/cove/plant/leaf', ['花圃', '植物', '叶']],
  ['/cove/plant/leaf/7?side=2', ['花圃', '植物', '叶']],
  ['/cove/other', ['花圃']],
])('%s opens from a page of the menu, which stays marked', async (address, chain) => {
  show(address);
  expect(await entry()).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(document.title).toBe(`${chain.at(-1)} · 阳光教育`));
  expect(crumbs()).toEqual(chain);
  expect(within(menu()).queryByRole('link', { name: '植物' })).toBeNull();
  expect(padding.at(-1)).toBe(true);
});

test('an app that requests the whole width gets it, and so do our own pages', async () => {
  show('/cove', beds({ padded: false }));
  await entry();
  expect(padding).not.toContain(true);
  expect(padding.at(-1)).toBe(false);
});

test('an unknown icon is ignored, and that of the address is used', async () => {
  show('/cove', beds({ icon: 'constructor' }));
  expect((await entry()).querySelector('[data-icon]')).toHaveAttribute('data-icon', 'file-text');
});

test.each([
  ['nothing', undefined],
  ['a text', 'drum'],
  ['other forms', { icon: 7, padded: 'yes', below: { url: '/plant' } }],
  ['pages without form', { below: [null, 7, { url: '/plant' }, { url: 7, name: 'x' }] }],
])('an entry for which the server says %s is like the others', async (_, offered) => {
  const entryOf = beds();
  show('/cove/plant', { ...entryOf, data: { ...entryOf.data, offered } as MenuNodeDto['data'] });
  expect(await entry()).toHaveAttribute('aria-current', 'page');
  expect(crumbs()).toEqual(['花圃']);
  expect(padding).not.toContain(true);
});

test('entries are added and removed without a reload', async () => {
  show('/saas/student');
  await entry();
  mockApi('user.getUserMenu', { data: serverMenu });
  act(() => emit('menu:changed', null));
  await waitFor(() => expect(within(menu()).queryByRole('link', { name: '花圃' })).toBeNull());
  mockApi('user.getUserMenu', { data: [...serverMenu, beds()] });
  act(() => emit('menu:changed', null));
  await entry();
});
