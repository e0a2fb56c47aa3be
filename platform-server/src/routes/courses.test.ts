// concurrent calls also on PostgreSQL: row-level security separates organisations and branches, and concurrent editors write the same row
import { type Course, contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { minutesOf } from '../domain/courses/find-courses';
import { seedId } from '../seed/seed-id';
import { insertResource } from '../testing/insert-resource';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk as callOkOn, lessonOf, publishedCourse } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { course, courseAdmin } = contract;
const page = { pageNum: 1, pageSize: 200 };

let head: CallOptions;
let southern: CallOptions;
let vocational: CallOptions;
let horizon: CallOptions;
let video: string;

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  southern = { ...head, headers: { ...head.headers, branch: seedId('branch:sunrise:south') } };
  vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  const token = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
  horizon = { token, host: 'new.localhost' };
  video = await insertResource(server, { seconds: 600 });
});

const callOk = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  callOkOn(server, endpoint, params, options);
const call = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  server.call(endpoint, params as Record<string, unknown>, options);
const add = async (overrides: object = {}, options: CallOptions = head): Promise<string> =>
  (await callOk(course.save, { title: '新课程', ...overrides }, options)).id;
const find = (id: string, options: CallOptions = head): Promise<Course> =>
  callOk(course.findById, { id }, options);
const titles = async (filter: object, options: CallOptions = head): Promise<string[]> =>
  (await callOk(course.findManageList, { ...page, ...filter }, options)).list.map(
    ({ title }: { title: string }) => title,
  );
const published = (overrides: object = {}, options: CallOptions = head) =>
  publishedCourse(server, options, [lessonOf(video)], overrides);

it('a recording of some seconds is shown as one minute, and none as zero', () => {
  expect([0, 1, 29, 89, 90, 600].map(minutesOf)).toEqual([0, 1, 1, 1, 2, 10]);
});

describe('a course', () => {
  it('is added as a draft in the caller’s branch, with a list of what is missing', async () => {
    const id = await add({ title: '  安全生产  ', keywords: ['安全', '安全'], creditHours: 1.5 });
    expect(await find(id)).toMatchObject({
      title: '安全生产',
      keywords: ['安全'],
      creditHours: 1.5,
      status: 'draft',
      branchName: '总部校区',
      cover: null,
      hasChanges: true,
      mayWrite: true,
      version: 1,
    });
    const kinds = (await find(id)).problems.map(({ kind, blocks }) => [kind, blocks]);
    expect(kinds).toEqual([
      ['chapters', true],
      ['cover', false],
      ['summary', false],
      ['category', false],
    ]);
  });

  it.each([
    [{}, 'title'],
    [{ title: '\u200b' }, 'title'],
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ title: '课', price: -1 }, 'price'],
    [{ title: '课', creditHours: 1001 }, 'creditHours'],
    [{ title: '课', categoryId: seedId('none') }, 'categoryId'],
    [{ title: '课', teacherIds: [seedId('teacher:sunrise:vocational:0')] }, 'teacherIds'],
    [{ title: '课', coverUploadId: seedId('none') }, 'coverUploadId'],
    [{ title: '课', surprise: 1 }, 'surprise'],
  ])('is refused with %j', async (input, field) => {
    const reply = await call(course.save, input);
    expect([reply.code, Object.keys(reply.data.fields)]).toEqual([
      errorCodes.invalidInput,
      [field],
    ]);
  });

  it('accepts only the caller’s own picture as its cover', async () => {
    const account = seedId('account:13900000001');
    const insert = async (kind: string, createdBy: string) => {
      const id = crypto.randomUUID();
      await server.db.executeAsSystem(sql`
        INSERT INTO stored_file (id, tenant_id, organ_id, kind, name, bytes, state, created_by)
        VALUES (${id}::uuid, ${seedId('tenant:sunrise')}::uuid, ${seedId('organ:sunrise:head')}::uuid,
          ${kind}, 'x', 1, 'ready', ${createdBy}::uuid)`);
      return id;
    };
    const coverId = await insert('image', account);
    const id = await add({ coverUploadId: coverId });
    expect((await find(id)).cover).toContain(`/files/${coverId}/picture/`);
    for (const wrong of [
      await insert('video', account),
      await insert('image', seedId('account:13900000002')),
    ]) {
      const reply = await call(course.save, { id, coverUploadId: wrong });
      expect([reply.code, Object.keys(reply.data.fields)]).toEqual([40000, ['coverUploadId']]);
    }
    await callOk(course.save, { id, coverUploadId: null });
    expect((await find(id)).cover).toBeNull();
  });

  it('changes only the sent fields, and a stale version is refused with the present row', async () => {
    const id = await add({ summary: '旧' });
    const { version } = await callOk(course.save, { id, version: 1, summary: '新', price: 100 });
    expect(version).toBe(2);
    expect(await find(id)).toMatchObject({ title: '新课程', summary: '新', price: 100 });
    const staleReply = await call(course.save, { id, version: 1, title: '迟到' });
    expect([staleReply.code, staleReply.data.present.version]).toEqual([errorCodes.conflict, 2]);
    expect((await find(id)).title).toBe('新课程');
    // a call without changes creates no version
    expect(await callOk(course.save, { id, version: 2, summary: '新' })).toEqual({
      id,
      version: 2,
    });
  });

  it('keeps the change of one of two concurrent editors, and informs the other', async () => {
    const id = await add();
    const replies = await Promise.all(
      ['甲', '乙'].map((title) => call(course.save, { id, version: 1, title })),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual([0, errorCodes.conflict]);
    const stored = replies.find(({ code }) => code === 0);
    expect((await find(id)).version).toBe(stored?.data.version);
  });

  it('is not visible to other organisations, branches and tenants', async () => {
    const id = await add();
    for (const caller of [southern, vocational, horizon]) {
      for (const [endpoint, params] of [
        [course.findById, { id }],
        [course.save, { id, title: '他人' }],
        [course.saveChapters, { courseId: id, chapters: [] }],
        [course.delete, { id }],
        [course.publish, { id }],
        [course.copy, { id }],
        [course.findRevisions, { id }],
        [course.figures, { id }],
        [course.findLearners, { id, ...page }],
        [courseAdmin.findTrainListByCourseId, { courseId: id }],
      ] as const) {
        const reply = await call(endpoint, params, caller);
        expect([endpoint.path, reply.code]).toEqual([endpoint.path, errorCodes.notFound]);
      }
    }
    expect((await find(id)).title).toBe('新课程');
  });
});

describe('the list', () => {
  it('can be filtered and sorted, and has its total', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const teacherId = seedId('teacher:sunrise:head:0');
    await add({ title: `${mark} A%`, level: 'advanced', teacherIds: [teacherId] });
    await add({ title: `${mark} B`, teacherName: '何老师' });
    await published({ title: `${mark} C` });
    expect(await titles({ keyword: mark, sort: 'title' })).toEqual([
      `${mark} A%`,
      `${mark} B`,
      `${mark} C`,
    ]);
    expect(await titles({ keyword: mark, sort: '-title' })).toHaveLength(3);
    expect(await titles({ keyword: `${mark} A%` })).toEqual([`${mark} A%`]);
    expect(await titles({ keyword: mark, level: 'advanced' })).toEqual([`${mark} A%`]);
    expect(await titles({ keyword: mark, teacherId })).toEqual([`${mark} A%`]);
    expect(await titles({ keyword: mark, status: 'published' })).toEqual([`${mark} C`]);
    expect(await titles({ keyword: mark }, southern)).toEqual([]);
    expect(await titles({ keyword: mark }, vocational)).toEqual([]);
    expect(await titles({ keyword: mark }, horizon)).toEqual([]);
    const secondPage = await callOk(course.findManageList, {
      keyword: mark,
      pageNum: 2,
      pageSize: 2,
    });
    expect([secondPage.list.length, secondPage.total]).toEqual([1, 3]);
  });

  it('is the same at both addresses', async () => {
    const [raas, admin] = [
      await callOk(course.findManageList, { ...page, sort: 'title' }),
      await callOk(courseAdmin.findManageList, { ...page, sort: 'title' }),
    ];
    expect(admin.total).toBe(raas.total);
    expect(admin.list.map(({ id }: { id: string }) => id)).toEqual(
      raas.list.map(({ id }: { id: string }) => id),
    );
  });

  it('counts 10 000 courses exactly, and shows the last page', async () => {
    await server.db.executeAsSystem(sql`
      INSERT INTO course (tenant_id, organ_id, branch_id, title, content)
      SELECT ${seedId('tenant:sunrise')}::uuid, ${seedId('organ:sunrise:head')}::uuid,
        ${seedId('branch:sunrise:main')}::uuid, '很多 ' || n, '{}'
      FROM generate_series(1, 10000) n`);
    const query = { keyword: '很多 ', pageNum: 500, pageSize: 20, sort: 'title' } as const;
    const { list, total } = await callOk(course.findManageList, query);
    expect([list.length, total]).toEqual([20, 10_000]);
    expect((await callOk(course.findManageList, { ...query, pageNum: 501 })).list).toEqual([]);
    await server.db.executeAsSystem(sql`DELETE FROM course WHERE title LIKE '很多 %'`);
  });
});
