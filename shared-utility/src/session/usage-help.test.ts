/** @jest-environment node */
import { normaliseMenu } from './menu-tree';
import { withUsageHelp } from './usage-help';

const nodes = normaliseMenu([
  { id: '1', name: '学员', data: { systemTagName: 'saas', url: '/student', type: 2 } },
]);

test.each(['jiazheng.localhost', 'admin.jiazheng-online.example'])(
  '%s starts with the usage help',
  (host) => {
    expect(withUsageHelp(nodes, host).map(({ name, path, type }) => [name, path, type])).toEqual([
      ['使用帮助', '/saas/jiazheng', 2],
      ['学员', '/saas/student', 2],
    ]);
  },
);

test('other hosts have no such entry', () => {
  expect(withUsageHelp(nodes, 'localhost')).toBe(nodes);
});

test('a menu that already contains the entry has it once', () => {
  const menu = normaliseMenu([
    { id: '9', name: '帮助', data: { systemTagName: 'saas', url: '/jiazheng', type: 2 } },
  ]);
  expect(withUsageHelp(menu, 'jiazheng.localhost')).toHaveLength(1);
});
