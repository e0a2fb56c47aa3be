// concurrent calls also on PostgreSQL: two concurrent moves wait for a lock
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const { audit, branch, department, region } = contract;

let token: string;
beforeAll(async () => {
  token = await server.login('13900000001');
});

interface Node {
  id: string;
  name: string;
  parentId: string | null;
  version?: number;
  children: Node[];
}

const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
const send = (endpoint: EndpointData, params: Record<string, unknown>) =>
  server.call(endpoint, params, { token });

it('a refusal of a list that may be cached has no tag', async () => {
  const listReply = await send(region.getTree, {});
  expect(listReply.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
  expect(listReply.headers.etag).toMatch(/^W\//);
  const refused = await send(region.getTree, { all: '1' });
  expect([refused.status, refused.code]).toEqual([200, errorCodes.invalidInput]);
  expect([refused.headers.etag, refused.headers['cache-control']]).toEqual([undefined, 'no-store']);
});

describe.each([
  ['departments', department],
  ['branches', branch],
] as const)('a tree of %s', (_, calls) => {
  const make = async (name: string, parentId: string | null = null): Promise<string> => {
    const reply = await send(calls.save, { name, parentId });
    expect(reply.code).toBe(errorCodes.ok);
    return reply.data.id;
  };
  const read = async (): Promise<Node[]> => flat((await send(calls.getTree, {})).data);
  const find = async (id: string) => (await read()).find((node) => node.id === id);

  it('accepts nothing below itself or its descendants, and names the field', async () => {
    const top = await make('上');
    const middle = await make('中', top);
    const low = await make('下', middle);
    for (const parentId of [top, middle, low]) {
      const reply = await send(calls.save, { id: top, parentId });
      expect(reply).toMatchObject({ code: errorCodes.invalidInput });
      expect(Object.keys(reply.data.fields)).toEqual(['parentId']);
    }
    expect((await find(top))?.parentId).toBeNull();
  });

  it('has no two rows of a name at one level, even if added concurrently', async () => {
    const top = await make('唯一');
    const add = (parentId: string | null) => send(calls.save, { name: '唯一', parentId });
    expect(await add(null)).toMatchObject({
      code: errorCodes.conflict,
      data: { fields: { name: '同一级中已有这个名称' } },
    });
    const replies = await Promise.all([add(top), add(top)]);
    expect(replies.map(({ code }) => code).sort()).toEqual([errorCodes.ok, errorCodes.conflict]);
    expect((await read()).filter(({ name }) => name === '唯一')).toHaveLength(2);
  });

  it('has no cycle after two concurrent moves below each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [firstNode, secondNode] = [await make(`甲${round}`), await make(`乙${round}`)];
      const replies = await Promise.all([
        send(calls.save, { id: firstNode, parentId: secondNode }),
        send(calls.save, { id: secondNode, parentId: firstNode }),
      ]);
      expect(replies.map(({ code }) => code).sort()).toEqual([
        errorCodes.ok,
        errorCodes.invalidInput,
      ]);
      expect(await find(firstNode)).toBeDefined();
      expect(await find(secondNode)).toBeDefined();
    }
  });

  it('accepts nothing below a row that is deleted at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const parentId = await make(`丙${round}`);
      const name = `丁${round}`;
      const [added, removed] = await Promise.all([
        send(calls.save, { name, parentId }),
        send(calls.delete, { id: parentId }),
      ]);
      const expected = added.code === errorCodes.ok ? errorCodes.conflict : errorCodes.ok;
      expect(removed.code).toBe(expected);
      expect([errorCodes.ok, errorCodes.invalidInput]).toContain(added.code);
    }
  });

  it('refuses the deletion of a row with an older version', async () => {
    const id = await make('旧名');
    const nodeBefore = await find(id);
    expect(nodeBefore?.version).toEqual(expect.any(Number));
    await send(calls.save, { id, version: nodeBefore?.version, name: '新名' });
    const staleReply = await send(calls.delete, { id, version: nodeBefore?.version });
    expect(staleReply).toMatchObject({
      code: errorCodes.conflict,
      data: { present: { name: '新名' } },
    });
    const current = await find(id);
    expect((await send(calls.delete, { id, version: current?.version })).code).toBe(errorCodes.ok);
  });

  it('has an audit entry for each change and deletion', async () => {
    const id = await make('留痕');
    await send(calls.save, { id, name: '留痕二' });
    await send(calls.delete, { id });
    const { data } = await send(audit.findByCondition, { pageNum: 1, pageSize: 10, target: id });
    const kind = calls === department ? 'department' : 'branch';
    expect(data.list.map((line: { action: string }) => line.action)).toEqual([
      `${kind}.deleted`,
      `${kind}.saved`,
      `${kind}.saved`,
    ]);
  });
});

it('departments are listed with leader, members and version, in the order of their creation', async () => {
  const reply = await send(department.save, { name: '总部门', parentId: null, leader: '王主任' });
  const ids: string[] = [];
  for (const name of ['一', '二', '三', '四', '五']) {
    const created = await send(department.save, { name, parentId: reply.data.id });
    ids.push(created.data.id);
  }
  const { data: tree } = await send(department.getTree, {});
  const top = tree.find((node: Node) => node.id === reply.data.id);
  expect(top).toMatchObject({ leader: '王主任', memberCount: 0, version: 1 });
  expect(top.children.map((node: Node) => node.id)).toEqual(ids);
  const seeded = flat(tree) as (Node & { memberCount: number })[];
  expect(seeded.some(({ memberCount }) => memberCount > 0)).toBe(true);
});
