/** @jest-environment node */
import type { PermissionNode } from '@edu/shared-utility';
import { changesBetween, checkedOf, grantableBy, mergeGrants, toggle } from './grants';

const node = (id: string, children: PermissionNode[] = []): PermissionNode => ({
  id,
  parentId: null,
  name: id,
  code: id,
  kind: children.length > 0 ? 'page' : 'action',
  systemTagName: null,
  url: null,
  order: 0,
  children,
});
const tree = [node('folder', [node('page', [node('read'), node('write')]), node('other')])];
const all = grantableBy(() => true);
const sorted = (grants: ReadonlySet<string>) => [...grants].sort();

it('a part of what is below makes a row half checked, all of it whole', () => {
  expect(checkedOf(tree, new Set(['folder', 'page', 'read']))).toEqual({
    checked: ['read'],
    halfChecked: ['folder', 'page'],
  });
  const whole = new Set(['folder', 'page', 'read', 'write']);
  expect(checkedOf(tree, whole).checked).toEqual(['page', 'read', 'write']);
});

it('a page that is open without anything on it is a part, and no action is taken for granted', () => {
  expect(checkedOf(tree, new Set(['folder', 'page']))).toEqual({
    checked: [],
    halfChecked: ['folder', 'page'],
  });
});

it('a row takes what is above and below it along, and gives back what is below', () => {
  const granted = toggle(tree, new Set(), 'page', all);
  expect(sorted(granted)).toEqual(['folder', 'page', 'read', 'write']);
  expect(sorted(toggle(tree, granted, 'write', all))).toEqual(['folder', 'page', 'read']);
  expect(sorted(toggle(tree, granted, 'page', all))).toEqual(['folder']);
  expect(sorted(toggle(tree, new Set(['folder', 'page', 'read']), 'page', all))).toContain('write');
});

it('what the person lacks is neither given nor taken', () => {
  const may = grantableBy((code) => code !== 'write');
  expect(sorted(toggle(tree, new Set(), 'page', may))).toEqual(['folder', 'page', 'read']);
  const had = new Set(['folder', 'page', 'read', 'write']);
  expect(sorted(toggle(tree, had, 'page', may))).toEqual(['folder', 'write']);
});

it('changes of two people meet: mine on top of theirs', () => {
  const base = new Set(['a', 'b']);
  const mine = new Set(['a', 'c']);
  const theirs = new Set(['a', 'b', 'd']);
  expect(sorted(mergeGrants(base, mine, theirs))).toEqual(['a', 'c', 'd']);
  expect(changesBetween(base, theirs)).toEqual({ added: ['d'], removed: [] });
});
