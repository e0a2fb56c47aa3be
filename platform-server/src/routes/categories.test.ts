// embedded database only: matrix.test.ts tests the separation of organisations on both engines
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CategoryNode, contract, errorCodes } from '@edu/shared-utility/contract';
import { libraryFixture } from '../testing/library-fixture';
import { serverFixture } from '../testing/server-fixture';

const directory = mkdtempSync(join(tmpdir(), 'categories-'));
const server = serverFixture({ env: { DATA_DIR: directory } });
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const library = libraryFixture(server);
const { as, callOk, findResource, refused, saved } = library;
const { resource, resourceCategory: category } = contract;
beforeAll(() => library.logIn(), 60_000);

let nameCount = 0;
const nextName = (): string => {
  nameCount += 1;
  return `分类${nameCount}`;
};
const add = async (parentId: string | null = null, overrides: object = {}): Promise<string> =>
  (await callOk(category.add, { parentId, name: nextName(), type: 'audio', ...overrides })).id;
const tree = (type = 'audio', options = as.head): Promise<CategoryNode[]> =>
  callOk(category.getTree, { type }, options);
const flat = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);
const nodeOf = async (id: string, type?: string) =>
  flat(await tree(type)).find((node) => node.id === id);
const childIdsOf = async (id: string): Promise<string[]> =>
  (await nodeOf(id))?.children.map((child) => child.id) ?? [];

it('form a tree per type, and count their rows without those in categories below', async () => {
  const top = await add(null, { type: 'video' });
  const sub = await add(top, { type: 'video' });
  const id = await saved({ categoryId: sub });
  expect(await nodeOf(top, 'video')).toMatchObject({ uses: 0, parentId: null, version: 1 });
  expect((await nodeOf(top, 'video'))?.children).toMatchObject([{ id: sub, uses: 1, order: 0 }]);
  expect(flat(await tree()).map((node) => node.id)).not.toContain(top);
  const list = { pageNum: 1, pageSize: 10, categoryId: top };
  expect((await callOk(resource.findByConditionWithPage, list)).list).toMatchObject([{ id }]);
  const foundResource = await findResource(id);
  expect(foundResource.categoryId).toBe(sub);
  // a category of another kind is not found
  expect(await refused(resource.updateResourceById, { id, categoryId: await add() })).toEqual([
    errorCodes.invalidInput,
    ['categoryId'],
  ]);
});

it('are added at a chosen position, and can be moved', async () => {
  const top = await add();
  const [first, second] = [await add(top), await add(top)];
  const middle = await add(top, { order: 1 });
  expect(await childIdsOf(top)).toEqual([first, middle, second]);
  await callOk(category.updateById, { id: second, order: 0 });
  expect(await childIdsOf(top)).toEqual([second, first, middle]);
  await callOk(category.updateById, { id: first, parentId: middle });
  expect([await childIdsOf(top), await childIdsOf(middle)]).toEqual([[second, middle], [first]]);
  await callOk(category.updateById, { id: first, parentId: top, order: 99 });
  expect(await childIdsOf(top)).toEqual([second, middle, first]);
  expect((await nodeOf(first))?.order).toBe(2);
});

it('can neither be below themselves nor deeper than five levels', async () => {
  const levels = [await add()];
  for (let depth = 1; depth < 5; depth += 1) levels.push(await add(levels.at(-1)));
  const [top, , third] = levels;
  expect(await refused(category.updateById, { id: top, parentId: third })).toEqual([
    errorCodes.invalidInput,
    ['parentId'],
  ]);
  const tooDeep = { parentId: levels.at(-1), name: nextName(), type: 'audio' };
  expect(await refused(category.add, tooDeep)).toEqual([errorCodes.invalidInput, ['parentId']]);
  const otherTop = await add();
  await add(otherTop);
  const moved = { id: otherTop, parentId: levels[3] };
  expect(await refused(category.updateById, moved)).toEqual([
    errorCodes.invalidInput,
    ['parentId'],
  ]);
  const ofOtherType = await add(null, { type: 'image' });
  expect(await refused(category.updateById, { id: otherTop, parentId: ofOtherType })).toEqual([
    errorCodes.invalidInput,
    ['parentId'],
  ]);
});

it('have unique names among their siblings', async () => {
  const top = await add();
  const [firstChild, secondChild] = [await add(top), await add(top)];
  const usedName = (await nodeOf(firstChild))?.name ?? '';
  const conflict = [errorCodes.conflict, ['name']];
  expect(await refused(category.add, { parentId: top, name: usedName, type: 'audio' })).toEqual(
    conflict,
  );
  expect(await refused(category.updateById, { id: secondChild, name: usedName })).toEqual(conflict);
  const otherCategory = await add(null, { name: usedName });
  expect(await refused(category.updateById, { id: otherCategory, parentId: top })).toEqual(
    conflict,
  );
  await callOk(category.updateById, { id: firstChild, name: usedName });
  expect(
    await refused(category.add, { parentId: null, name: '长'.repeat(300), type: 'audio' }),
  ).toEqual([errorCodes.invalidInput, ['name']]);
});

it('that somebody else changed are refused with the present row', async () => {
  const id = await add();
  await callOk(category.updateById, { id, version: 1, name: '先到' });
  const lateReply = await server.call(
    category.updateById,
    { id, version: 1, name: '晚到' },
    as.head,
  );
  expect([lateReply.code, lateReply.data.present.name]).toEqual([errorCodes.conflict, '先到']);
});

it('are deleted only if neither they nor those below have content, in any branch', async () => {
  const top = await add(null, { type: 'video' });
  const sub = await add(top, { type: 'video' });
  expect((await refused(category.delete, { id: top }))[0]).toBe(errorCodes.conflict);
  const id = await saved({ categoryId: sub });
  // looks empty to staff of another branch
  const eastern = flat(await tree('video', as.eastern)).find((node) => node.id === sub);
  expect(eastern?.uses).toBe(0);
  expect(await refused(category.delete, { id: sub }, as.eastern)).toEqual([
    errorCodes.conflict,
    { uses: 1 },
  ]);
  await callOk(resource.updateResourceById, { id, categoryId: null });
  await callOk(category.delete, { id: sub });
  await callOk(category.delete, { id: top });
  expect(await nodeOf(top, 'video')).toBeUndefined();
});

it('belong to one organisation, and need the permission', async () => {
  const id = await add(null, { name: '总部的' });
  for (const caller of [as.vocational, as.otherTenant]) {
    expect(flat(await tree('audio', caller)).map((node) => node.id)).not.toContain(id);
    for (const [call, parameters] of [
      [category.updateById, { name: '改' }],
      [category.delete, {}],
    ] as const) {
      expect(await refused(call, { id, ...parameters }, caller)).toEqual([
        errorCodes.notFound,
        null,
      ]);
    }
    const subcategory = { parentId: id, name: '下', type: 'audio' };
    expect(await refused(category.add, subcategory, caller)).toEqual([
      errorCodes.invalidInput,
      ['parentId'],
    ]);
  }
  for (const [call, params] of [
    [category.getTree, { type: 'audio' }],
    [category.add, { parentId: null, name: '无权', type: 'audio' }],
    [category.updateById, { id, name: '无权' }],
    [category.delete, { id }],
  ] as const) {
    expect(await refused(call, params, as.staff)).toEqual([errorCodes.forbidden, null]);
  }
  expect((await nodeOf(id))?.name).toBe('总部的');
});

it('exist for papers too', async () => {
  const created = await callOk(category.add, { parentId: null, name: '期末', type: 'paper' });
  const tree = await callOk(category.getTree, { type: 'paper' });
  expect(tree.map((node: CategoryNode) => node.id)).toContain(created.id);
});
