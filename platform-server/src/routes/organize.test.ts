// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import {
  contract,
  errorCodes,
  type Organization,
  type OrganizeFilter,
  type OrganizePerson,
  type Page,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';
import { trainFixture } from '../testing/train-fixture';

const server = serverFixture({ freshLimits: true });
const { organize } = contract;
const fixture = trainFixture(server);
const { call, callOk } = fixture;
const callers = {} as Record<'southern' | 'vocational', CallOptions>;
const south = seedId('branch:sunrise:south');

beforeAll(async () => {
  await fixture.logIn();
  callers.southern = {
    ...fixture.as.head,
    headers: { ...fixture.as.head.headers, branch: south },
  };
  callers.vocational = await sessionInSunrise(server, '13900000003', 'vocational');
});

const tree = (options?: CallOptions): Promise<Organization> =>
  callOk(organize.getTree, {}, options);
const people = (
  filter: OrganizeFilter = {},
  options?: CallOptions,
): Promise<Page<OrganizePerson>> =>
  callOk(organize.findPeople, { pageNum: 1, pageSize: 200, ...filter }, options);
const sum = (organization: Organization): number =>
  organization.staff.length + organization.groups.reduce((total, { count }) => total + count, 0);

it('the tree counts the people that the list shows', async () => {
  const chart = await tree();
  expect(chart.kinds).toEqual(['staff', 'teacher', 'student']);
  expect(chart.branches.length).toBeGreaterThan(2);
  expect((await people()).total).toBe(sum(chart));
  for (const kind of ['teacher', 'student'] as const) {
    const counted = chart.groups
      .filter((group) => group.kind === kind)
      .reduce((total, { count }) => total + count, 0);
    expect((await people({ kind })).total).toBe(counted);
  }
  expect((await people({ kind: 'staff' })).total).toBe(chart.staff.length);
});

it('the list has staff, then teachers, then students, also across pages', async () => {
  const whole = await people();
  const order = whole.list.map(({ kind }) => kind);
  const kinds = ['staff', 'teacher', 'student'];
  expect(order).toEqual([...order].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b)));
  const firstPeople: OrganizePerson[] = [];
  for (const pageNum of [1, 2, 3, 4, 5]) {
    firstPeople.push(...(await callOk(organize.findPeople, { pageNum, pageSize: 10 })).list);
  }
  expect(firstPeople).toEqual(whole.list.slice(0, 50));
  expect(new Set(firstPeople.map(({ kind }) => kind)).size).toBe(3);
  const pageBeyondEnd = await callOk(organize.findPeople, { pageNum: 10_000, pageSize: 10 });
  expect(pageBeyondEnd).toMatchObject({ list: [], total: whole.total });
});

it('numbers are masked', async () => {
  const { list } = await people();
  expect(list.every(({ phone }) => /^\d{3}\*{4}\d{4}$/.test(phone))).toBe(true);
});

it('people are found by branch and department with those below, by name and by visible digits', async () => {
  const chart = await tree();
  const inSouth = await people({ branchId: south });
  const counted = chart.groups
    .filter(({ branchId }) => branchId === south)
    .reduce((total, { count }) => total + count, 0);
  const staff = chart.staff.filter(({ branchIds }) => branchIds.includes(south)).length;
  expect(inSouth.total).toBe(counted + staff);
  expect(inSouth.total).toBeGreaterThan(0);
  const [above] = chart.departments.filter(({ id }) =>
    chart.departments.some(({ parentId }) => parentId === id),
  );
  const within = [
    above?.id,
    ...chart.departments
      .filter((department) => department.parentId === above?.id)
      .map(({ id }) => id),
  ];
  const expected = chart.groups
    .filter(({ departmentId }) => within.includes(departmentId ?? undefined))
    .reduce((total, { count }) => total + count, 0);
  expect((await people({ departmentId: above?.id ?? '' })).total).toBe(expected);
  const [student] = (await people({ kind: 'student' })).list;
  const peopleByName = await people({ keyword: student?.name ?? '' });
  expect(peopleByName.list.map(({ id }) => id)).toContain(student?.id);
  const peopleByPhone = await people({ keyword: student?.phone.slice(-4) ?? '' });
  expect(peopleByPhone.list.map(({ id }) => id)).toContain(student?.id);
  expect((await people({ keyword: '%' })).total).toBe(0);
});

it('a teacher with a log-in is listed once, and one who left is not listed', async () => {
  const [linked] = await server.db.executeAsSystem<{ teacher: string; actor: string }>(sql`
    SELECT t.id AS teacher, t.actor_id AS actor FROM teacher t
    WHERE t.actor_id IS NOT NULL AND t.organ_id = ${(await tree()).id}::uuid LIMIT 1`);
  const ids = async () => (await people()).list.map(({ id }) => id);
  expect(await ids()).toContain(linked?.teacher);
  expect(await ids()).not.toContain(linked?.actor);
  const set = (status: string) =>
    server.db.executeAsSystem(
      sql`UPDATE teacher SET status = ${status} WHERE id = ${linked?.teacher}::uuid`,
    );
  await set('left');
  expect(await ids()).not.toContain(linked?.teacher);
  expect(await ids()).toContain(linked?.actor);
  await set('active');
});

it('people that the caller may not see are left out', async () => {
  const withRole = (role: string) =>
    server.db.executeAsSystem(sql`UPDATE actor_role SET role_id = ${seedId(`role:sunrise:${role}`)}::uuid
      WHERE actor_id = ${seedId('actor:sunrise:vocational:13900000003')}::uuid`);
  await withRole('manager');
  const chart = await tree(callers.vocational);
  expect(chart.kinds).toEqual(['teacher', 'student']);
  expect(chart.staff).toEqual([]);
  expect((await people({ kind: 'staff' }, callers.vocational)).total).toBe(0);
  const { list, total } = await people({}, callers.vocational);
  expect(list.some(({ kind }) => kind === 'staff')).toBe(false);
  expect(total).toBe(sum(chart));
  await withRole('teacher');
  for (const endpoint of [organize.getTree, organize.findPeople]) {
    const query = endpoint === organize.getTree ? {} : { pageNum: 1, pageSize: 10 };
    expect((await call(endpoint, query, callers.vocational)).code).toBe(errorCodes.forbidden);
  }
  await withRole('administrator');
});

it('other branches and organisations are left out', async () => {
  const chart = await tree();
  const southern = await tree(callers.southern);
  expect(southern.branches.map(({ id }) => id)).toEqual([south]);
  expect(southern.branches[0]?.parentId).not.toBeNull();
  expect(southern.groups.every(({ branchId }) => branchId === south)).toBe(true);
  expect(sum(southern)).toBeLessThan(sum(chart));
  expect((await people({}, callers.southern)).total).toBe(sum(southern));
  const elsewhere = chart.branches.find(
    ({ id }) => id !== south && id !== southern.branches[0]?.parentId,
  );
  expect((await people({ branchId: elsewhere?.id ?? '' }, callers.southern)).total).toBe(0);
  const vocational = await tree(callers.vocational);
  expect(vocational.id).not.toBe(chart.id);
  const departmentIds = new Set(chart.departments.map(({ id }) => id));
  expect(vocational.departments.filter(({ id }) => departmentIds.has(id))).toEqual([]);
  expect((await people({ branchId: south }, callers.vocational)).total).toBe(0);
});
