// embedded database only: its statements run one by one, and routes/reads, matrix and audit-walk run such ones on PostgreSQL
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture();
const { administrator, studentAccount, teacher } = contract;
let head: CallOptions;

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
});

async function totalOf(endpoint: EndpointData, branch?: string): Promise<number> {
  const filter = branch ? { branchId: seedId(`branch:${branch}`) } : {};
  const { code, data } = await server.call(endpoint, { pageNum: 1, pageSize: 10, ...filter }, head);
  expect([endpoint.path, code]).toEqual([endpoint.path, errorCodes.ok]);
  return data.total;
}

it.each([
  ['students who log in', studentAccount.find],
  ['teachers', teacher.find],
  ['administrators', administrator.findByCondition],
])(
  '%s of a branch include those of the branches below it, and of no other',
  async (_, endpoint) => {
    const [all, main, east] = [
      await totalOf(endpoint),
      await totalOf(endpoint, 'sunrise:main'),
      await totalOf(endpoint, 'sunrise:east'),
    ];
    // the east branch is below main, which is the root of all
    expect(main).toBe(all);
    expect(east).toBeGreaterThan(0);
    expect(east).toBeLessThan(main);
    expect(await totalOf(endpoint, 'horizon:main')).toBe(0);
  },
);
