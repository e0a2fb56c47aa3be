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
const grantAll = grantableBy(() => true);
const sorted = (grants: ReadonlySet<string>) => [...grants].sort();

it('a row with some of its children is half checked, with all of them checked', () => {
  expect(checkedOf(tree, new Set(['folder', 'page', 'read']))).toEqual({
    checked: ['read'],
    halfChecked: ['folder', 'page'],
  });
  const allIds = new Set(['folder', 'page', 'read', 'write']);
  expect(checkedOf(tree, allIds).checked).toEqual(['page', 'read', 'write']);
});

it('a page that is granted without its actions is half checked, and no action is assumed', () => {
  expect(checkedOf(tree, new Set(['folder', 'page']))).toEqual({
    checked: [],
    halfChecked: ['folder', 'page'],
  });
});

it('checking a row checks its parents and children, unchecking it unchecks its children', () => {
  const granted = toggle(tree, new Set(), 'page', grantAll);
  expect(sorted(granted)).toEqual(['folder', 'page', 'read', 'write']);
  expect(sorted(toggle(tree, granted, 'write', grantAll))).toEqual(['folder', 'page', 'read']);
  expect(sorted(toggle(tree, granted, 'page', grantAll))).toEqual(['folder']);
  expect(sorted(toggle(tree, new Set(['folder', 'page', 'read']), 'page', grantAll))).toContain(
    'write',
  );
});

it('a permission that the person lacks is neither granted nor removed', () => {
  const mayGrant = grantableBy((code) => code !== 'write');
  expect(sorted(toggle(tree, new Set(), 'page', mayGrant))).toEqual(['folder', 'page', 'read']);
  const granted = new Set(['folder', 'page', 'read', 'write']);
  expect(sorted(toggle(tree, granted, 'page', mayGrant))).toEqual(['folder', 'write']);
});

it('changes of two people are merged: mine on top of theirs', () => {
  const base = new Set(['a', 'b']);
  const mine = new Set(['a', 'c']);
  const theirs = new Set(['a', 'b', 'd']);
  expect(sorted(mergeGrants(base, mine, theirs))).toEqual(['a', 'c', 'd']);
  expect(changesBetween(base, theirs)).toEqual({ added: ['d'], removed: [] });
});
