/** @jest-environment node */
import fc from 'fast-check';
import type { MenuNodeDto } from '../contract';
import { firstMenuPath, menuPath, normaliseMenu } from './menu-tree';

const node = (id: string, url: string, children: unknown[] = [], type = 2): MenuNodeDto => ({
  id,
  parentId: null,
  name: `名${id}`,
  data: { systemTagName: 'saas', url, name: `名${id}`, description: '', type },
  children: children as MenuNodeDto[],
});

test('a path is / + system tag + url, and the breadcrumb starts at the top', () => {
  const [top] = normaliseMenu([node('1', '', [node('2', '/student')], 1)]);
  expect(top).toMatchObject({ path: '/saas', type: 1, parentId: null });
  expect(top?.children[0]).toMatchObject({
    path: '/saas/student',
    parentId: '1',
    breadcrumb: [
      { name: '名1', path: '/saas' },
      { name: '名2', path: '/saas/student' },
    ],
  });
});

test.each([
  ['saas', '/student', '/saas/student'],
  ['saas', 'student', '/saas/student'],
  ['/saas/', '/list?type=1', '/saas/list?type=1'],
  ['saas', '', '/saas'],
  ['', '/student', ''],
  ['javascript:alert(1)', '', ''],
  ['saas', '//evil.example', ''],
  ['saas', '/..//evil', ''],
  ['saas', '\\evil', ''],
  ['saas', '/a\nb', ''],
  [undefined, undefined, ''],
  ['bi-admin', '/x', '/bi-admin/x'],
])('tag %j with url %j gives %j', (tag, url, path) => expect(menuPath(tag, url)).toBe(path));

test('the options of a foreign module’s entry are passed on', () => {
  const offered = { icon: 'drum', padded: true };
  const [dto] = [node('1', '')];
  const data = { ...dto?.data, offered };
  expect(normaliseMenu([{ ...dto, data }])).toMatchObject([{ path: '/saas', offered }]);
  expect(normaliseMenu([dto])[0]?.offered).toBeUndefined();
});

test('cycles and repeated ids are removed', () => {
  const loop = node('1', '', [], 1);
  loop.children.push(loop, node('1', '/again'), node('2', '/student'));
  const menu = normaliseMenu([loop]);
  expect(menu).toHaveLength(1);
  expect(menu[0]?.children.map(({ id }) => id)).toEqual(['2']);
});

test('nodes without a name or of another shape are dropped, missing fields are filled', () => {
  expect(normaliseMenu([null, 1, 'x', {}, { name: '  ' }])).toEqual([]);
  expect(normaliseMenu([{ name: '目录' }])).toMatchObject([
    { name: '目录', path: '', type: 0, children: [] },
  ]);
  expect(normaliseMenu({ list: [] })).toEqual([]);
});

test('for any response the menu has unique ids and only paths of this site', () => {
  const hostile = fc.letrec((tie) => ({
    tree: fc.record(
      {
        id: fc.oneof(fc.string(), fc.integer()),
        name: fc.oneof(fc.string(), fc.constant(null)),
        data: fc.oneof(
          fc.constant(undefined),
          fc.record({ systemTagName: fc.string(), url: fc.oneof(fc.string(), fc.webUrl()) }),
        ),
        children: fc.oneof(fc.constant('none'), fc.array(tie('tree'), { maxLength: 3 })),
      },
      { requiredKeys: [] },
    ),
  })).tree;
  fc.assert(
    fc.property(fc.array(hostile), (raw) => {
      const ids: string[] = [];
      const walk = (nodes: ReturnType<typeof normaliseMenu>): void => {
        for (const menuNode of nodes) {
          ids.push(menuNode.id);
          if (menuNode.path) {
            expect(new URL(menuNode.path, 'http://localhost').origin).toBe('http://localhost');
          }
          walk(menuNode.children);
        }
      };
      walk(normaliseMenu(raw));
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('the first menu path is the first page, depth first', () => {
  expect(firstMenuPath(normaliseMenu([node('1', '', [node('2', '/a')], 1), node('3', '/b')]))).toBe(
    '/saas/a',
  );
  expect(firstMenuPath(normaliseMenu([node('1', '/b'), node('2', '/a')]))).toBe('/saas/b');
  expect(firstMenuPath([])).toBeNull();
});
