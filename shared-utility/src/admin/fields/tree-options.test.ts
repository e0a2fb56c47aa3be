/** @jest-environment node */
import { treeOptions } from './tree-options';

const node = (id: string, name: string, children: ReturnType<typeof leaf>[] = []) => ({
  id,
  name,
  parentId: null,
  children,
});
const leaf = (id: string, name: string) => ({ id, name, parentId: 'p', children: [] });

it('lists parents before their children, each with the path down to it', () => {
  const tree = [node('1', '教务部', [leaf('2', '一组'), leaf('3', '二组')]), node('4', '人事部')];
  expect(treeOptions(tree)).toEqual([
    { value: '1', label: '教务部' },
    { value: '2', label: '教务部 / 一组' },
    { value: '3', label: '教务部 / 二组' },
    { value: '4', label: '人事部' },
  ]);
});

it('is empty without nodes', () => {
  expect(treeOptions([])).toEqual([]);
});
