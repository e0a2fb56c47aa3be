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

test('a path is / + system tag + url, and the breadcrumb runs from the top', () => {
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

test('what a foreign module says of its entry is kept, and made harmless', () => {
  const data = {
    ...{ systemTagName: 'cove', url: '', name: '花圃', description: '', type: 2 },
    ...{ icon: ' drum ', padded: true },
    below: [
      { url: '/plant', name: '植物', parent: null },
      { url: '/plant/leaf', name: '叶', parent: '/plant' },
      { url: '/lost', name: '孤', parent: '/nowhere' },
      ...[{ url: '//evil', name: 'x' }, { url: '/x', name: ' ' }, null, 7],
    ],
  };
  const [entry] = normaliseMenu([{ id: '1', name: '花圃', data }]);
  expect(entry).toMatchObject({ icon: 'drum', padded: true, path: '/cove' });
  const chains = entry?.below?.map(({ breadcrumb }) => breadcrumb.map(({ path }) => path));
  expect(chains).toEqual([
    ['/cove', '/cove/plant'],
    ['/cove', '/cove/plant', '/cove/plant/leaf'],
    ['/cove', '/cove/lost'],
  ]);
  const wrong = { ...data, icon: 7, padded: 'yes', below: { url: '/x' } };
  const [other] = normaliseMenu([{ id: '1', name: '花圃', data: wrong }]);
  expect(Object.keys(other ?? {})).not.toEqual(expect.arrayContaining(['padded']));
  expect(other).not.toHaveProperty('icon');
  expect(other).not.toHaveProperty('below');
});

test('cycles and repeated ids are cut', () => {
  const loop = node('1', '', [], 1);
  loop.children.push(loop, node('1', '/again'), node('2', '/student'));
  const menu = normaliseMenu([loop]);
  expect(menu).toHaveLength(1);
  expect(menu[0]?.children.map(({ id }) => id)).toEqual(['2']);
});

test('nameless or shapeless nodes are dropped, missing fields are filled', () => {
  expect(normaliseMenu([null, 1, 'x', {}, { name: '  ' }])).toEqual([]);
  expect(normaliseMenu([{ name: '目录' }])).toMatchObject([
    { name: '目录', path: '', type: 0, children: [] },
  ]);
  expect(normaliseMenu({ list: [] })).toEqual([]);
});

test('whatever the server sends, the menu has unique ids and only paths of this site', () => {
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
        for (const one of nodes) {
          ids.push(one.id);
          if (one.path) {
            expect(new URL(one.path, 'http://localhost').origin).toBe('http://localhost');
          }
          walk(one.children);
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
