// embedded database only: its statements run one by one, and routes/reads, matrix and audit-walk run such ones on PostgreSQL
import { contract, errorCodes, type Lesson } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { hoursAhead, type LiveFixture, liveFixture } from '../testing/live-fixture';
import { serverFixture } from '../testing/server-fixture';
import { lessonOf } from '../testing/teach';

const server = serverFixture({ freshLimits: true });
const { course, learning, live, studentCourse } = contract;

let fixture: LiveFixture;
beforeAll(async () => {
  fixture = await liveFixture(server);
});

const page = (title: string) =>
  lessonOf(null, { title, kind: 'link', url: 'https://example.com/', rule: 'opened' });
const liveLesson = (liveId: string | null, overrides: Partial<Lesson> = {}) =>
  lessonOf(null, { title: '直播课', kind: 'live', liveId, rule: 'attended', ...overrides });

const newCourse = async (): Promise<string> =>
  (await fixture.callOk(course.save, { title: '带直播的课程' })).id;
const save = (courseId: string, lessons: object[]) =>
  fixture.call(course.saveChapters, { courseId, chapters: [{ title: '第一章', lessons }] });
const detail = (id: string) => fixture.callOk(course.findById, { id });
const lessonsOf = async (courseId: string) =>
  (await fixture.callOk(studentCourse.findCourseItemInfo, { courseId }, fixture.student))[0]
    .lessons;
const open = (id: string) =>
  server.db.executeAsSystem(sql`UPDATE live_session SET starts_at = now() + interval '10 minutes',
    ends_at = now() + interval '1 hour' WHERE id = ${id}::uuid`);

/** Creates a published course of a page and a live lesson, and grants it to the student. */
async function taught(overrides: object = {}, rule: Lesson['rule'] = 'attended') {
  const courseId = await newCourse();
  if (Object.keys(overrides).length > 0)
    await fixture.callOk(course.save, { id: courseId, ...overrides });
  const liveId = await fixture.planned({ courseId });
  const lessons = [liveLesson(liveId, { rule }), page('讲义')];
  const chapters = [{ title: '第一章', lessons }];
  await fixture.callOk(course.saveAndPublishChapters, { courseId, chapters });
  const persons = [seedId('member:sunrise:13900000006')];
  await fixture.callOk(course.batchGrant, { courseIds: [courseId], persons, expiresAt: null });
  return { courseId, liveId };
}

describe('a live lesson', () => {
  it('shows a session of its course, and has neither preview nor length', async () => {
    const courseId = await newCourse();
    const liveId = await fixture.planned({ courseId, title: '答疑' });
    const sent = liveLesson(liveId, { preview: true, seconds: 60, rule: 'watched' });
    expect((await save(courseId, [sent])).code).toBe(errorCodes.ok);
    const { chapters, problems } = await detail(courseId);
    expect(chapters[0].lessons[0]).toMatchObject({
      ...{ kind: 'live', liveId, resourceTitle: '答疑', problem: null },
      ...{ preview: false, seconds: 0, rule: 'attended', percent: 100 },
    });
    expect(problems.filter(({ blocks }: { blocks: boolean }) => blocks)).toEqual([]);
  });

  it.each([
    ['of another course', () => fixture.planned(), 'liveId'],
    ['that does not exist', async () => seedId('nobody'), 'liveId'],
  ])('with a session %s is refused at its field', async (_, session, field) => {
    const courseId = await newCourse();
    const reply = await save(courseId, [liveLesson(await session())]);
    expect(Object.keys(reply.data.fields)).toEqual([`chapters.0.lessons.0.${field}`]);
  });

  it('without a session, or with a cancelled one, blocks the publication', async () => {
    const courseId = await newCourse();
    const liveId = await fixture.planned({ courseId });
    await save(courseId, [liveLesson(null), liveLesson(liveId)]);
    await fixture.callOk(live.cancel, { id: liveId, version: 1, reason: '老师生病' });
    const { problems, version } = await detail(courseId);
    expect(
      problems.flatMap(({ lesson }: { lesson: string | null }) => (lesson ? [lesson] : [])),
    ).toEqual(['unplanned', 'cancelled']);
    const refused = await fixture.call(course.publish, { id: courseId, version });
    expect(refused.code).toBe(errorCodes.conflict);
    const again = await save(courseId, [liveLesson(liveId)]);
    expect(Object.keys(again.data.fields)).toEqual(['chapters.0.lessons.0.liveId']);
  });

  it('of a copied course has no session yet', async () => {
    const { courseId } = await taught();
    const { id } = await fixture.callOk(course.copy, { id: courseId });
    const [lesson] = (await detail(id)).chapters[0].lessons;
    expect([lesson.kind, lesson.liveId, lesson.problem]).toEqual(['live', undefined, 'unplanned']);
  });

  it('is completed by entering its session, not by opening the lesson', async () => {
    const { courseId, liveId } = await taught();
    const [lesson] = await lessonsOf(courseId);
    const target = { courseId, lessonId: lesson.id };
    expect(await fixture.callOk(learning.open, target, fixture.student)).toMatchObject({
      done: false,
    });
    const beat = { ...target, playerId: crypto.randomUUID(), from: 0, to: 5 };
    expect((await fixture.callOk(learning.beat, beat, fixture.student)).done).toBe(false);
    await open(liveId);
    await fixture.callOk(live.join, { id: liveId }, fixture.student);
    expect((await lessonsOf(courseId))[0]).toMatchObject({ done: true, watched: 1 });
    expect(await fixture.callOk(learning.open, target, fixture.student)).toMatchObject({
      ...{ done: true, progress: 0.5 },
    });
  });

  it('added after somebody attended the session is completed when they open it', async () => {
    const { courseId, liveId } = await taught();
    await open(liveId);
    await fixture.callOk(live.join, { id: liveId }, fixture.student);
    const { version } = await detail(courseId);
    const chapters = [{ title: '新的一章', lessons: [liveLesson(liveId)] }];
    await fixture.callOk(course.saveAndPublishChapters, { courseId, chapters, version });
    const [lesson] = await lessonsOf(courseId);
    expect(lesson.done).toBe(false);
    const target = { courseId, lessonId: lesson.id };
    expect((await fixture.callOk(learning.open, target, fixture.student)).done).toBe(true);
  });

  it('is completed by opening it if that is its rule', async () => {
    const { courseId } = await taught({}, 'opened');
    const [lesson] = await lessonsOf(courseId);
    const target = { courseId, lessonId: lesson.id };
    expect((await fixture.callOk(learning.open, target, fixture.student)).done).toBe(true);
  });

  it('has its own time: it locks no other lesson', async () => {
    const { courseId } = await taught({ inOrder: true });
    const lessons = await lessonsOf(courseId);
    expect(lessons.map(({ locked }: { locked: boolean }) => locked)).toEqual([false, false]);
  });

  it('keeps its session when that moves to another time, and has none when that is deleted', async () => {
    const { courseId, liveId } = await taught();
    await fixture.callOk(live.save, {
      id: liveId,
      version: 1,
      startsAt: hoursAhead(50),
      endsAt: hoursAhead(51),
    });
    expect((await lessonsOf(courseId))[0].problem).toBeNull();
    await fixture.callOk(live.remove, { id: liveId, version: 2 });
    expect((await lessonsOf(courseId))[0].problem).toBe('unplanned');
  });
});

it('the demo has one, with a session in the future', async () => {
  const id = seedId('course:sunrise:head:10');
  const { chapters } = await detail(id);
  const lesson = chapters.at(-1)?.lessons.at(-1);
  expect(lesson).toMatchObject({ kind: 'live', rule: 'attended' });
  expect(lesson?.problem ?? null).toBeNull();
});
