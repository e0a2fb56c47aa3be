import { context } from '@edu/shared-utility';
import { resetContext } from '../../testing';
import { applySettings, noSettings, settingsOf, settingsOwner } from './list-settings';

beforeEach(() => {
  resetContext();
  localStorage.clear();
});

const columns = [
  { key: 'name', title: '姓名', width: 104 },
  { key: 'phone', title: '手机号', width: 128 },
  { key: 'email', title: '邮箱' },
];
const shown = (change: Partial<typeof noSettings>) =>
  applySettings(columns, { ...noSettings, ...change }, true).map(
    ({ key, width }) => `${key} ${width ?? '*'}`,
  );

it('shows the default columns if nothing is set', () => {
  expect(shown({})).toEqual(['name 104', 'phone 128', 'email *']);
});

it('restores order, widths and hidden columns; a newly added column is at the end', () => {
  expect(shown({ order: ['email', 'name'], widths: { name: 200 } })).toEqual([
    'email *',
    'name 200',
    'phone 128',
  ]);
});

it('leaves one column without a width, and at least one column', () => {
  expect(shown({ hidden: ['email'] })).toEqual(['name 104', 'phone *']);
  expect(shown({ hidden: ['name', 'phone', 'email'] })).toEqual(['name *']);
});

it('shows an optional column if there is room, or if the person turned it on', () => {
  const moreColumns = [...columns, { key: 'branch', title: '校区', width: 96, optional: true }];
  const isShown = (change: Partial<typeof noSettings>, isWide: boolean) =>
    applySettings(moreColumns, { ...noSettings, ...change }, isWide).some(
      ({ key }) => key === 'branch',
    );
  expect(isShown({}, true)).toBe(true);
  expect(isShown({}, false)).toBe(false);
  expect(isShown({ shown: ['branch'] }, false)).toBe(true);
  expect(isShown({ hidden: ['branch'] }, true)).toBe(false);
});

it('is stored for each person and branch', () => {
  context.set('organ', 'o1');
  context.set('actor', 'a1');
  const mine = settingsOwner();
  context.set('actor', 'a2');
  settingsOf('people').write(mine, { ...noSettings, hidden: ['email'] });
  expect(settingsOf('people').read(settingsOwner())).toEqual(noSettings);
  expect(settingsOf('people').read(mine)).toMatchObject({ hidden: ['email'] });
  expect(settingsOf('others').read(mine)).toEqual(noSettings);
});

it.each([
  'nonsense',
  '{}',
  '{"order":[1],"hidden":[],"widths":{},"views":[]}',
  '{"order":[],"hidden":[],"shown":[1],"widths":{},"views":[]}',
  '{"order":[],"hidden":[],"widths":{"a":-3},"views":[]}',
  '{"order":[],"hidden":[],"widths":{},"views":[{"label":"x"}]}',
])('ignores %s', (stored) => {
  const settings = settingsOf('people');
  settings.write('o', noSettings);
  const key = Object.keys(localStorage).find((value) => value.includes('list:people')) ?? '';
  localStorage.setItem(key, stored);
  expect(settings.read('o')).toEqual(noSettings);
});
