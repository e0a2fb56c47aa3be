/** @jest-environment node */
import type { Organization } from '@edu/shared-utility';
import { flatten } from '../../../common/flatten';
import { organization } from '../../../testing/organize';
import type { OrganizeNode } from './department-nodes';
import { countNamed, nodeAt, nodesNamed } from './find-nodes';
import { chartOf } from './organize-tree';

const lines = (place: OrganizeNode, depth = 0): string[] => [
  `${'  '.repeat(depth)}${place.name} ${place.ownCount} ${place.count}`,
  ...place.children.flatMap((child) => lines(child, depth + 1)),
];

it('counts the people of each place, and those including the places below', () => {
  expect(lines(chartOf(organization()))).toEqual([
    '晨曦培训 5 52',
    // One of the two staff members works in two branches, and is counted once in their sum.
    '  总部校区 31 47',
    '    徐汇校区 17 17',
    '  教学部 31 43',
    '    护理组 12 12',
    '  办公室 0 0',
  ]);
});

it('counts a person who works in several branches once', () => {
  const staff: Organization['staff'] = [{ branchIds: ['main', 'south'], departmentId: null }];
  const chart = chartOf(organization({ groups: [], staff }));
  expect(
    flatten([chart]).flatMap(({ kind, count }) => (kind === 'department' ? [] : [count])),
  ).toEqual([1, 1, 1]);
});

it('puts the children of an inaccessible branch at the top', () => {
  const { branches } = organization();
  const chart = chartOf(organization({ branches: branches.slice(1), groups: [], staff: [] }));
  expect(chart.children.map(({ name }) => name)).toEqual(['徐汇校区', '教学部', '办公室']);
});

it('finds by name, with the parents', () => {
  const chart = chartOf(organization());
  const matches = nodesNamed(chart, ' 徐汇 ');
  expect(matches && lines(matches).map((line) => line.trim().split(' ')[0])).toEqual([
    '晨曦培训',
    '总部校区',
    '徐汇校区',
  ]);
  expect(countNamed(chart, '护理')).toBe(1);
  expect(nodesNamed(chart, '没有')).toBeNull();
});

it('finds the place of an address, and the next one if it does not exist', () => {
  const chart = chartOf(organization());
  expect(nodeAt(chart, {}).kind).toBe('organ');
  expect(nodeAt(chart, { departmentId: 'care' }).name).toBe('护理组');
  expect(nodeAt(chart, { branchId: 'south' }).name).toBe('徐汇校区');
  expect(nodeAt(chart, { branchId: 'south', departmentId: 'gone' }).name).toBe('徐汇校区');
  expect(nodeAt(chart, { branchId: 'elsewhere' }).kind).toBe('organ');
});
