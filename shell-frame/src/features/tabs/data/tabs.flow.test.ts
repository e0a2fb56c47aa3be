/** @jest-environment node */
import {
  maxTabs,
  neighbour,
  remainingTabs,
  type Tab,
  withHome,
  withoutTab,
  withTab,
} from './tabs.flow';

const tab = (key: string, address = key): Tab => ({ key, address, name: key });
const threeTabs = [tab('/a'), tab('/b'), tab('/c')];
const keys = (tabs: readonly Tab[]): string[] => tabs.map(({ key }) => key);

test('an open page keeps its place and gets its new address', () => {
  const tabs = withTab(threeTabs, tab('/b', '/b?page=2'));
  expect(tabs.map(({ address }) => address)).toEqual(['/a', '/b?page=2', '/c']);
  expect(withTab(tabs, tab('/b', '/b?page=2'))).toBe(tabs);
});

test('a new page is added at the end; too many remove the oldest', () => {
  expect(keys(withTab(threeTabs, tab('/d')))).toEqual(['/a', '/b', '/c', '/d']);
  const full = Array.from({ length: maxTabs }, (_, n) => tab(`/${n}`));
  expect(keys(withTab(full, tab('/new'))).at(0)).toBe('/1');
});

test.each([
  ['/a', '/b'],
  ['/c', '/b'],
  ['/none', '/a'],
])('closing %s leads to %s', (key, to) => {
  expect(neighbour(threeTabs, key, '/home')).toBe(to);
});

test('closing the last one opens the home page', () => {
  expect(neighbour([tab('/a')], '/a', '/home')).toBe('/home');
});

test('close, close others, home first', () => {
  expect(keys(withoutTab(threeTabs, '/b'))).toEqual(['/a', '/c']);
  expect(keys(remainingTabs(threeTabs, ['/b', '/gone']))).toEqual(['/b']);
  expect(keys(withHome(threeTabs, tab('/b')))).toEqual(['/b', '/a', '/c']);
  expect(keys(withHome(threeTabs, tab('/home')))).toEqual(['/home', '/a', '/b', '/c']);
});
