// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { contract, errorCodes, type TenantCourse } from '@edu/shared-utility/contract';
import { insertResource } from '../testing/insert-resource';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk, lessonOf, publishedCourse } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { course } = contract;
const page = { pageNum: 1, pageSize: 200 };

let operator: CallOptions;
let head: CallOptions;
let id: string;

beforeAll(async () => {
  operator = { token: await server.login('13900000000') };
  head = await sessionInSunrise(server, '13900000001', 'head');
  const lessons = [lessonOf(await insertResource(server, { seconds: 60 }))];
  id = await publishedCourse(server, head, lessons, { title: '被举报的课程', summary: '简介' });
});

const find = async (filter: object = {}): Promise<TenantCourse[]> =>
  (await callOk(server, course.findOfTenants, { ...page, ...filter }, operator)).list;
const titles = async (filter: object): Promise<string[]> =>
  (await find(filter)).map(({ title }) => title);

it('shows operators what learners of every tenant see or saw, without drafts', async () => {
  await callOk(server, course.save, { title: '还是草稿' }, head);
  const all = await find();
  expect(new Set(all.map(({ saasId }) => saasId)).size).toBeGreaterThan(1);
  expect(all.map(({ status }) => status)).not.toContain('draft');
  expect(await titles({ keyword: '被举报' })).toEqual(['被举报的课程']);
  expect(await titles({ keyword: '草稿' })).toEqual([]);
});

it('can be filtered by tenant and state', async () => {
  const [first] = await find({ keyword: '被举报' });
  const tenantCourses = await find({ saasId: first?.saasId, status: 'published' });
  expect(new Set(tenantCourses.map(({ saasId, status }) => `${saasId} ${status}`)).size).toBe(1);
  expect(tenantCourses.map((each) => each.id)).toContain(id);
});

it('shows a course as it was published, without later edits', async () => {
  await callOk(server, course.save, { id, summary: '改写中' }, head);
  const operatorCourse = await callOk(server, course.findOneOfTenants, { id }, operator);
  expect(operatorCourse).toMatchObject({
    summary: '简介',
    chapters: [{ lessons: [{ title: '课时', kind: 'video' }] }],
  });
});

it('is refused to everybody but operators', async () => {
  const list = await server.call(course.findOfTenants, page, head);
  const foundCourse = await server.call(course.findOneOfTenants, { id }, head);
  expect([list.code, foundCourse.code]).toEqual([errorCodes.forbidden, errorCodes.forbidden]);
});

it('shows the reason of a termination', async () => {
  await callOk(server, course.forcedTermination, { courseId: id, reason: '内容违规' }, operator);
  const [first] = await find({ status: 'terminated', keyword: '被举报' });
  expect(first).toMatchObject({ id, status: 'terminated', termination: '内容违规' });
});
