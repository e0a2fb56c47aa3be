// concurrent calls also on PostgreSQL: two concurrent heartbeats wait for one another
import {
  contract,
  type EndpointData,
  errorCodes,
  type LessonProgress,
  type StudentLesson,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { insertResource } from '../testing/insert-resource';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk as callOkOn, lessonOf, publishedCourse } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { course, learning, studentCourse } = contract;
const page = { pageNum: 1, pageSize: 200 };
const learnerId = seedId('member:sunrise:13900000006');

let head: CallOptions;
let vocational: CallOptions;
let student: CallOptions;
/** A student of the same organisation in another branch. */
let southernStudent: CallOptions;
let foreign: CallOptions;
let video: string;

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  student = { token: await server.login('13900000006') };
  const [first] = await server.db.executeAsSystem<{ phone: string }>(sql`
    SELECT ac.phone FROM account ac JOIN member m ON m.account_id = ac.id
    JOIN actor a ON a.member_id = m.id JOIN tenant t ON t.id = m.tenant_id
    WHERE a.kind = 'student' AND a.status = 'active' AND ac.phone <> '13900000006'
      AND a.tenant_id = ${seedId('tenant:sunrise')}::uuid
      AND a.branch_id = ${seedId('branch:sunrise:south')}::uuid LIMIT 1`);
  southernStudent = { token: await server.login(first?.phone ?? '') };
  const token = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
  foreign = { token, host: 'new.localhost' };
  video = await insertResource(server, { seconds: 100 });
});

beforeEach(async () => {
  // moves the heartbeats of one test to the day before, so that they do not limit the next one
  await server.db.executeAsSystem(
    sql`UPDATE lesson_learner SET beat_at = beat_at - interval '1 day'`,
  );
});

const callOk = (endpoint: EndpointData, params: object, options: CallOptions = student) =>
  callOkOn(server, endpoint, params, options);
const call = (endpoint: EndpointData, params: object, options: CallOptions = student) =>
  server.call(endpoint, params as Record<string, unknown>, options);

interface GrantedCourse {
  readonly courseId: string;
  readonly lessons: readonly string[];
}

async function granted(lessons: readonly object[], overrides: object = {}): Promise<GrantedCourse> {
  const courseId = await publishedCourse(server, head, lessons, overrides);
  await callOk(
    course.batchGrant,
    { courseIds: [courseId], persons: [learnerId], expiresAt: null },
    head,
  );
  return { courseId, lessons: (await lessonsOf(courseId)).map(({ id }) => id) };
}

const lessonsOf = async (
  courseId: string,
  options: CallOptions = student,
): Promise<StudentLesson[]> =>
  (await callOk(studentCourse.findCourseItemInfo, { courseId }, options)).flatMap(
    (item: { lessons: StudentLesson[] }) => item.lessons,
  );

/** Moves the last heartbeat that many seconds into the past. */
const letTimePass = (seconds: number) =>
  server.db.executeAsSystem(sql`UPDATE lesson_learner SET beat_at = beat_at - make_interval(secs => ${seconds}::int)
    WHERE member_id = ${learnerId}::uuid`);

const playerId = () => crypto.randomUUID();

/** Sends the heartbeats of one player, each after the time that it reports. */
async function play(
  at: GrantedCourse,
  to: number,
  { lesson = 0, from = 0 } = {},
): Promise<LessonProgress> {
  const target = { courseId: at.courseId, lessonId: at.lessons[lesson], playerId: playerId() };
  let answer: LessonProgress | undefined;
  await callOk(learning.open, { courseId: at.courseId, lessonId: at.lessons[lesson] });
  for (let start = from; start < to; start += 10) {
    await letTimePass(10);
    answer = await callOk(learning.beat, { ...target, from: start, to: Math.min(start + 10, to) });
  }
  if (!answer) throw new Error('nothing was played');
  return answer;
}

describe('learning', () => {
  it('goes from opening the first lesson to the end of the course', async () => {
    const at = await granted([
      lessonOf(video),
      lessonOf(null, { kind: 'link', url: 'https://example.com/' }),
    ]);
    expect(await play(at, 50)).toMatchObject({
      watched: 0.5,
      done: false,
      progress: 0,
      bound: null,
    });
    const list = await callOk(studentCourse.findCourseList, { ...page, state: 'begun' });
    expect(list.list[0]).toMatchObject({
      id: at.courseId,
      lastLessonId: at.lessons[0],
      progress: 0,
    });
    expect(await play(at, 90, { from: 50 })).toMatchObject({ done: true, progress: 0.5 });
    const opened = await callOk(learning.open, { courseId: at.courseId, lessonId: at.lessons[1] });
    expect(opened).toMatchObject({ done: true, progress: 1, finishedAt: expect.any(String) });
    expect(await lessonsOf(at.courseId)).toMatchObject([
      { done: true, position: 90 },
      { done: true, watched: 1 },
    ]);
    const figures = await callOk(course.figures, { id: at.courseId }, head);
    expect(figures).toMatchObject({ granted: 1, enrolled: 1, finished: 1 });
    expect(figures.lessons).toMatchObject([
      { started: 1, finished: 1 },
      { started: 1, finished: 1 },
    ]);
    expect((await callOk(course.findById, { id: at.courseId }, head)).learnerCount).toBe(1);
    expect(
      (await callOk(studentCourse.findCourseList, { ...page, state: 'finished' })).list.map(
        ({ id }: { id: string }) => id,
      ),
    ).toContain(at.courseId);
  });

  it('counts no faster than the clock, from one device or two', async () => {
    const at = await granted([lessonOf(video), lessonOf(video)]);
    const [lessonId, second] = at.lessons;
    const target = { courseId: at.courseId, lessonId, playerId: playerId() };
    await callOk(learning.open, { courseId: at.courseId, lessonId });
    // too early after the lesson was opened
    expect(await callOk(learning.beat, { ...target, from: 0, to: 60 })).toMatchObject({
      watched: 0,
    });
    await letTimePass(10);
    const both = await Promise.all([
      call(learning.beat, { ...target, from: 0, to: 20 }),
      call(learning.beat, { ...target, playerId: playerId(), from: 40, to: 60 }),
    ]);
    expect(both.map(({ data }) => data.watched).sort()).toEqual([0.2, 0.2]);
    await letTimePass(10);
    // nor for two lessons at the same time
    const two = await Promise.all([
      call(learning.beat, { ...target, from: 20, to: 40 }),
      (async () => {
        await callOk(learning.open, { courseId: at.courseId, lessonId: second });
        return call(learning.beat, {
          courseId: at.courseId,
          lessonId: second,
          playerId: playerId(),
          from: 0,
          to: 20,
        });
      })(),
    ]);
    const watched = two.map(({ data }) => data.watched);
    expect(watched[0] + watched[1]).toBeLessThanOrEqual(0.4 + Number.EPSILON);
  });

  it('does not count forged heartbeats', async () => {
    const at = await granted([lessonOf(video)]);
    const otherCourse = await granted([lessonOf(video)]);
    const [lessonId] = at.lessons;
    const target = { courseId: at.courseId, lessonId, playerId: playerId() };
    await callOk(learning.open, { courseId: at.courseId, lessonId });
    for (const wrong of [
      { from: -1, to: 5 },
      { from: 0, to: 'NaN' },
      { from: 0, to: 1e9 },
      { from: null, to: 5 },
      { from: 0, to: 5, playerId: 'mine' },
      { from: 0, to: 5, memberId: learnerId },
    ]) {
      const reply = await call(learning.beat, { ...target, ...wrong });
      expect([wrong, reply.code]).toEqual([wrong, errorCodes.invalidInput]);
    }
    await letTimePass(20);
    // beyond the end, and backwards
    expect(await callOk(learning.beat, { ...target, from: 90, to: 110 })).toMatchObject({
      watched: 0.1,
    });
    await letTimePass(20);
    expect(await callOk(learning.beat, { ...target, from: 50, to: 20 })).toMatchObject({
      watched: 0.1,
    });
    for (const [params, caller] of [
      [{ ...target, courseId: otherCourse.courseId }, student],
      [{ ...target, lessonId: seedId('none') }, student],
      [target, southernStudent],
      [target, head],
      [target, foreign],
    ] as const) {
      const reply = await call(learning.beat, { ...params, from: 0, to: 5 }, caller);
      expect(reply.code).toBe(errorCodes.notFound);
    }
  });

  it('counts each heartbeat by what is published and granted at its time', async () => {
    const at = await granted([lessonOf(video, { percent: 100 })]);
    const target = { courseId: at.courseId, lessonId: at.lessons[0], playerId: playerId() };
    expect(await play(at, 30)).toMatchObject({ done: false, watched: 0.3 });
    const { chapters } = await callOk(course.findById, { id: at.courseId }, head);
    const [chapter] = chapters;
    const lessons = [{ ...chapter.lessons[0], percent: 30 }];
    const changed = { courseId: at.courseId, chapters: [{ ...chapter, lessons }] };
    await callOk(course.saveAndPublishChapters, changed, head);
    await letTimePass(10);
    expect(await callOk(learning.beat, { ...target, from: 30, to: 31 })).toMatchObject({
      done: true,
      progress: 1,
    });
    const query = { ...page, courseId: at.courseId };
    const { list } = await callOk(course.findCourseGrantList, query, head);
    await callOk(course.withdrawGrants, { grantIds: [list[0].id], withdrawn: true }, head);
    await letTimePass(10);
    const reply = await call(learning.beat, { ...target, from: 31, to: 32 });
    expect(reply.code).toBe(errorCodes.notFound);
  });

  it('stops at the bound if the lesson must be watched in order', async () => {
    const at = await granted([lessonOf(video, { seekAhead: false, percent: 100 })]);
    const [lessonId] = at.lessons;
    expect(await play(at, 20)).toMatchObject({ bound: 20, watched: 0.2 });
    await letTimePass(20);
    const rangeBeyondBound = {
      courseId: at.courseId,
      lessonId,
      playerId: playerId(),
      from: 60,
      to: 70,
    };
    expect(await callOk(learning.beat, rangeBeyondBound)).toMatchObject({
      bound: 20,
      watched: 0.2,
    });
    expect(await lessonsOf(at.courseId)).toMatchObject([{ position: 20, bound: 20 }]);
    expect(await play(at, 100, { from: 20 })).toMatchObject({
      done: true,
      bound: null,
      progress: 1,
    });
  });

  it('locks lessons until those before them are done, except behind one that is unavailable', async () => {
    const unavailableResource = await insertResource(server, { seconds: 10 });
    const at = await granted([lessonOf(video), lessonOf(unavailableResource), lessonOf(video)], {
      inOrder: true,
    });
    expect((await lessonsOf(at.courseId)).map(({ locked }) => locked)).toEqual([false, true, true]);
    const third = { courseId: at.courseId, lessonId: at.lessons[2] };
    for (const [endpoint, params] of [
      [learning.open, third],
      [learning.source, third],
      [learning.beat, { ...third, playerId: playerId(), from: 0, to: 5 }],
    ] as const) {
      expect((await call(endpoint, params)).code).toBe(errorCodes.forbidden);
    }
    await play(at, 90);
    expect((await lessonsOf(at.courseId)).map(({ locked }) => locked)).toEqual([
      false,
      false,
      true,
    ]);
    await server.db.executeAsSystem(sql`UPDATE stored_file SET state = 'refused'
      WHERE id = (SELECT file_id FROM resource WHERE id = ${unavailableResource}::uuid)`);
    expect((await lessonsOf(at.courseId)).map(({ locked }) => locked)).toEqual([
      false,
      false,
      false,
    ]);
    expect((await call(learning.source, { ...third, lessonId: at.lessons[1] })).code).toBe(
      errorCodes.conflict,
    );
    await callOk(learning.source, third);
  });

  it('does not complete a lesson that cannot be shown, or of which nothing was played', async () => {
    const unavailableResource = await insertResource(server, { kind: 'document' });
    const at = await granted([
      lessonOf(unavailableResource, { kind: 'document', rule: 'opened', seconds: 60 }),
      lessonOf(video, { rule: 'opened' }),
    ]);
    const [document, second] = at.lessons.map((lessonId) => ({ courseId: at.courseId, lessonId }));
    await server.db.executeAsSystem(sql`UPDATE stored_file SET state = 'refused'
      WHERE id = (SELECT file_id FROM resource WHERE id = ${unavailableResource}::uuid)`);
    expect(await callOk(learning.open, { ...document })).toMatchObject({
      done: false,
      progress: 0,
    });
    await callOk(learning.beat, { ...second, playerId: playerId(), from: 0, to: 0 });
    await server.db.executeAsSystem(sql`UPDATE lesson_learner SET done_at = NULL
      WHERE lesson_id = ${at.lessons[1]}::uuid`);
    const beat = { ...second, playerId: playerId(), from: 7, to: 7 };
    expect(await callOk(learning.beat, beat)).toMatchObject({ done: false });
    await server.db.executeAsSystem(sql`UPDATE stored_file SET state = 'ready'
      WHERE id = (SELECT file_id FROM resource WHERE id = ${unavailableResource}::uuid)`);
    expect(await callOk(learning.open, { ...document })).toMatchObject({
      done: true,
      progress: 0.5,
    });
  });

  it('keeps the progress of a lesson in the next revision', async () => {
    const at = await granted([lessonOf(video), lessonOf(video)]);
    await play(at, 90);
    const { chapters } = await callOk(course.findById, { id: at.courseId }, head);
    const stored = chapters.map((chapter: { lessons: object[] }) => ({
      ...chapter,
      lessons: chapter.lessons.slice(0, 1),
    }));
    await callOk(course.saveChapters, { courseId: at.courseId, chapters: stored }, head);
    const progress = async () =>
      (await callOk(studentCourse.findCourseById, { id: at.courseId })).progress;
    expect(await progress()).toBe(0.5);
    await callOk(course.publish, { id: at.courseId }, head);
    expect(await progress()).toBe(1);
    expect(await lessonsOf(at.courseId)).toMatchObject([{ id: at.lessons[0], done: true }]);
  });
});

describe('the courses of a student', () => {
  it('are those granted and published, until the grant ends', async () => {
    const at = await granted([lessonOf(video)], { title: '授权的课程' });
    const mine = async () =>
      (await callOk(studentCourse.findCourseList, { ...page, keyword: '授权的课程' })).list.length;
    expect(await mine()).toBe(1);
    const { list } = await callOk(
      course.findCourseGrantList,
      { ...page, courseId: at.courseId },
      head,
    );
    const grantIds = [list[0].id];
    const target = { courseId: at.courseId, lessonId: at.lessons[0] };
    const sourceCode = async () => (await call(learning.source, target)).code;
    expect(await sourceCode()).toBe(0);
    await callOk(course.withdrawGrants, { grantIds, withdrawn: true }, head);
    expect([await mine(), await sourceCode()]).toEqual([0, errorCodes.forbidden]);
    await callOk(course.withdrawGrants, { grantIds, withdrawn: false }, head);
    await server.db.executeAsSystem(
      sql`UPDATE course_grant SET expires_at = now() WHERE id = ${grantIds[0]}::uuid`,
    );
    expect([await mine(), await sourceCode()]).toEqual([0, errorCodes.forbidden]);
    await callOk(course.batchGrantTime, { grantIds, expiresAt: null }, head);
    expect([await mine(), await sourceCode()]).toEqual([1, 0]);
    await callOk(course.unPublish, { id: at.courseId }, head);
    expect([await mine(), await sourceCode()]).toEqual([0, errorCodes.notFound]);
  });

  it('include previews without a grant in their own branch, without progress', async () => {
    const courseId = await publishedCourse(server, head, [
      lessonOf(video, { preview: true }),
      lessonOf(video),
    ]);
    const [preview, closed] = await lessonsOf(courseId);
    expect(await callOk(studentCourse.findCourseById, { id: courseId })).toMatchObject({
      granted: false,
    });
    const source = await callOk(learning.source, { courseId, lessonId: preview?.id });
    expect(source.url).toMatch(/^\/files\/.*\/file\//);
    expect((await call(learning.source, { courseId, lessonId: closed?.id })).code).toBe(
      errorCodes.forbidden,
    );
    await callOk(learning.open, { courseId, lessonId: preview?.id });
    const beat = { courseId, lessonId: preview?.id, playerId: playerId(), from: 0, to: 5 };
    expect((await call(learning.beat, beat)).code).toBe(errorCodes.notFound);
    expect(await callOk(course.figures, { id: courseId }, head)).toMatchObject({ enrolled: 0 });
  });

  it('include none of other organisations and tenants, and no drafts', async () => {
    const otherTenantResource = await insertResource(server, {
      organKey: 'sunrise:vocational',
      branch: 'vocational',
      seconds: 10,
    });
    const courseId = await publishedCourse(server, vocational, [
      lessonOf(otherTenantResource, { preview: true }),
    ]);
    const { id: draft } = await callOk(course.save, { title: '草稿' }, head);
    const [lesson] = (await callOk(course.getValidCourseChapterInfo, { courseId }, vocational))[0]
      .lessons;
    for (const [endpoint, params] of [
      [studentCourse.findCourseById, { id: courseId }],
      [studentCourse.findCourseById, { id: draft }],
      [studentCourse.findCourseItemInfo, { courseId }],
      [studentCourse.getVideoUrlByResourceId, { resourceId: otherTenantResource }],
      [learning.source, { courseId, lessonId: lesson.id }],
      [learning.open, { courseId, lessonId: lesson.id }],
      [learning.saveNote, { courseId, lessonId: lesson.id, seconds: 1, text: '笔记' }],
    ] as const) {
      expect([endpoint.path, (await call(endpoint, params)).code]).toEqual([
        endpoint.path,
        errorCodes.notFound,
      ]);
    }
    const organs = [seedId('organ:sunrise:head')];
    await callOk(course.batchGrant, { courseIds: [courseId], organs, expiresAt: null }, vocational);
    const url = await callOk(studentCourse.getVideoUrlByResourceId, {
      resourceId: otherTenantResource,
    });
    expect(url.url).toContain('/file/');
    await callOk(learning.source, { courseId, lessonId: lesson.id }, southernStudent);
    expect((await call(learning.source, { courseId, lessonId: lesson.id }, foreign)).code).toBe(
      errorCodes.notFound,
    );
  });

  it('are recommended if the student does not have them yet, those of known categories first', async () => {
    const ids = async (): Promise<string[]> =>
      (await callOk(studentCourse.findRecommendCourse, {})).map(({ id }: { id: string }) => id);
    const [known] = await server.db.executeAsSystem<{ id: string }>(sql`SELECT c.category_id AS id
      FROM course_learner l JOIN course c ON c.id = l.course_id
      WHERE l.member_id = ${learnerId}::uuid AND c.category_id IS NOT NULL AND c.organ_id = ${seedId('organ:sunrise:head')}::uuid LIMIT 1`);
    const courseId = await publishedCourse(server, head, [lessonOf(video)], {
      categoryId: known?.id,
    });
    expect(await ids()).toContain(courseId);
    await callOk(
      course.batchGrant,
      { courseIds: [courseId], persons: [learnerId], expiresAt: null },
      head,
    );
    expect(await ids()).not.toContain(courseId);
    const { list } = await callOk(studentCourse.findCourseList, page);
    const ownCourseIds = new Set(list.map(({ id }: { id: string }) => id));
    expect((await ids()).filter((id) => ownCourseIds.has(id))).toEqual([]);
    const hot = await callOk(studentCourse.findHotCourse, {});
    expect(hot.length).toBeGreaterThan(0);
  });
});

it('have notes that only their author sees', async () => {
  const at = await granted([lessonOf(video)]);
  const target = { courseId: at.courseId, lessonId: at.lessons[0] };
  const { id } = await callOk(learning.saveNote, { ...target, seconds: 12.7, text: ' 重点 ' });
  const notes = (options: CallOptions = student) =>
    callOk(learning.findNotes, { courseId: at.courseId }, options);
  expect(await notes()).toMatchObject([{ id, seconds: 12, text: '重点', version: 1 }]);
  expect(await notes(southernStudent)).toEqual([]);
  await callOk(learning.saveNote, { ...target, id, seconds: 12, text: '改', version: 1 });
  const staleReply = await call(learning.saveNote, {
    ...target,
    id,
    seconds: 12,
    text: '迟',
    version: 1,
  });
  expect([staleReply.code, staleReply.data.present.text]).toEqual([errorCodes.conflict, '改']);
  for (const caller of [southernStudent, head, foreign]) {
    expect((await call(learning.removeNote, { id }, caller)).code).toBe(errorCodes.notFound);
    const change = { ...target, id, seconds: 1, text: '他人' };
    expect((await call(learning.saveNote, change, caller)).code).toBe(errorCodes.notFound);
  }
  const empty = await call(learning.saveNote, { ...target, seconds: 0, text: ' ' });
  expect(Object.keys(empty.data.fields)).toEqual(['text']);
  await callOk(learning.removeNote, { id });
  expect(await notes()).toEqual([]);
});
