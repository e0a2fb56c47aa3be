// embedded database only: the tests concern an order of rows and a refusal before any write
import { contract, errorCodes, type PlacedBranch } from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { branch, organ, user } = contract;
const branchOf = (key: string) => seedId(`branch:sunrise:${key}`);
const [main, east] = [branchOf('main'), branchOf('east')];
const refused = {
  code: errorCodes.conflict,
  message: '这是机构的首个校区，负责整个机构，不能移动、合并或删除',
};

let head: CallOptions;
beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
});

const make = async (name: string, organId?: string): Promise<string> => {
  const input = { name, parentId: null, ...(organId && { organId }) };
  return (await server.call(branch.save, input, head)).data.id;
};
const visibleCount = async (): Promise<number> =>
  (await server.call(user.findByCondition, { pageNum: 1, pageSize: 1 }, head)).data.total;

it('cannot be moved below another one, whose people would then see only their own students', async () => {
  const root = await make('第二校区');
  expect(await server.call(branch.save, { id: main, parentId: root }, head)).toMatchObject(refused);
  expect(await visibleCount()).toBe(200);
  expect((await server.call(organ.find, {}, head)).data.isAll).toBe(true);
});

it('can be renamed, and saved in its place', async () => {
  const input = { id: main, name: '总部校区', parentId: null };
  expect((await server.call(branch.save, input, head)).code).toBe(errorCodes.ok);
});

it('cannot be deleted while there are others, whose people would see the whole organisation', async () => {
  const { data } = await server.call(organ.add, { name: '首校学校', branchName: '首' }, head);
  const second = await make('次', data.id);
  const first = async (): Promise<PlacedBranch | undefined> =>
    (await server.call(organ.find, {}, head)).data.organs.find(
      ({ id }: { id: string }) => id === data.id,
    )?.branches[0];
  const at = { organId: data.id, id: (await first())?.id ?? '' };
  expect(await server.call(branch.delete, at, head)).toMatchObject(refused);
  expect((await first())?.name).toBe('首');
  const other = { organId: data.id, id: second };
  expect((await server.call(branch.delete, other, head)).code).toBe(errorCodes.ok);
});

it('stays the first when another one is moved to the top level', async () => {
  await server.call(branch.save, { id: east, parentId: null }, head);
  const [organRow] = (await server.call(organ.find, {}, head)).data.organs;
  const ids = organRow.branches.map(({ id }: PlacedBranch) => id);
  expect(ids[0]).toBe(main);
  expect(ids.at(-1)).toBe(east);
  expect(organRow.branches.map(({ isFirst }: PlacedBranch) => isFirst).indexOf(true)).toBe(0);
  expect(organRow.branches.at(-1).isFirst).toBe(false);
  expect(await visibleCount()).toBe(200);
});
