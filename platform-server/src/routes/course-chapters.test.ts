// concurrent calls also on PostgreSQL: two concurrent publications write the same row
import {
  type Course,
  type CourseMove,
  contract,
  type EndpointData,
  errorCodes,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { grantResource, insertResource } from '../testing/insert-resource';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk as callOkOn, lessonOf, publishedCourse } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { course, courseAdmin, role, permission } = contract;

let head: CallOptions;
let vocational: CallOptions;
let operator: CallOptions;
let video: string;

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  operator = { token: await server.login('13900000000') };
  video = await insertResource(server, { seconds: 600, title: '讲解视频' });
});

const callOk = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  callOkOn(server, endpoint, params, options);
const call = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  server.call(endpoint, params as Record<string, unknown>, options);
const add = async (overrides: object = {}): Promise<string> =>
  (await callOk(course.save, { title: '课程', ...overrides })).id;
const find = (id: string): Promise<Course> => callOk(course.findById, { id });
const published = (): Promise<string> => publishedCourse(server, head, [lessonOf(video)]);
const fieldsOf = (reply: { data: { fields?: object } | null }) =>
  Object.keys(reply.data?.fields ?? {});

describe('chapters', () => {
  it('are saved as a whole, and lessons keep their ids', async () => {
    const id = await add();
    const chapters = [
      { title: '一', lessons: [lessonOf(video, { seconds: 5 }), lessonOf(video)] },
      { title: '二', lessons: [] },
    ];
    const { version } = await callOk(course.saveChapters, { courseId: id, chapters, version: 1 });
    const first = (await find(id)).chapters;
    // a video's length is taken from the resource, not from the request
    expect(first[0]?.lessons[0]).toMatchObject({
      seconds: 600,
      resourceTitle: '讲解视频',
      problem: null,
    });
    const [firstLesson, secondLesson] = first;
    const reordered = [
      secondLesson,
      { ...firstLesson, title: '壹', lessons: [...(firstLesson?.lessons ?? [])].reverse() },
    ];
    await callOk(course.saveChapters, { courseId: id, chapters: reordered, version });
    const second = (await find(id)).chapters;
    expect(second.map(({ id: chapter, title }) => [chapter, title])).toEqual([
      [secondLesson?.id, '二'],
      [firstLesson?.id, '壹'],
    ]);
    expect(second[1]?.lessons.map((lesson) => lesson.id)).toEqual(
      firstLesson?.lessons.map((lesson) => lesson.id).reverse(),
    );
    expect(await find(id)).toMatchObject({ lessonCount: 2, minutes: 20 });
  });

  it('can be saved again in a course of the greatest size', async () => {
    const id = await add();
    const lessons = Array.from({ length: 500 }, () => lessonOf(video));
    const { version } = await callOk(course.saveChapters, {
      courseId: id,
      version: 1,
      chapters: [{ title: '一', lessons }],
    });
    const [first] = (await find(id)).chapters;
    const sent = (first?.lessons ?? []).map((lesson, index) => ({
      ...lessonOf(video),
      id: lesson.id,
      title: `第${index}节`,
    }));
    const chapters = [
      { id: first?.id, title: '一', lessons: sent },
      ...Array.from({ length: 99 }, () => ({ title: '空', lessons: [] })),
    ];
    await callOk(course.saveChapters, { courseId: id, version, chapters });
    expect((await find(id)).chapters).toHaveLength(100);
  });

  it('of two editors keep those of the first, and the second one gets the present ones', async () => {
    const id = await add();
    const save = (title: string) =>
      call(course.saveChapters, { courseId: id, version: 1, chapters: [{ title, lessons: [] }] });
    const replies = await Promise.all([save('甲'), save('乙')]);
    expect(replies.map(({ code }) => code).sort()).toEqual([0, errorCodes.conflict]);
    const refused = replies.find(({ code }) => code !== 0);
    expect(refused?.data.present.chapters).toEqual((await find(id)).chapters);
  });

  it.each<[object, string]>([
    [{ id: seedId('unknown') }, 'id'],
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ resourceId: null }, 'resourceId'],
    [{ resourceId: seedId('unknown') }, 'resourceId'],
    [{ kind: 'audio' }, 'resourceId'],
    [{ kind: 'link', url: 'https://example.com/' }, 'resourceId'],
    [{ kind: 'link', resourceId: null, url: null }, 'url'],
    [{ kind: 'link', resourceId: null, url: 'http://example.com/' }, 'url'],
    [{ kind: 'link', resourceId: null, url: 'javascript:alert(1)' }, 'url'],
    [{ url: 'https://example.com/' }, 'url'],
    [{ percent: 0 }, 'percent'],
    [{ percent: 101 }, 'percent'],
    [{ percent: 50.5 }, 'percent'],
    [{ seconds: -1 }, 'seconds'],
    [{ seconds: 86_401 }, 'seconds'],
    [{ rule: 'guessed' }, 'rule'],
    [{ kind: 'exam' }, 'kind'],
  ])('refuse a lesson with %j at its field', async (overrides, field) => {
    const id = await add();
    const lessons = [lessonOf(video), lessonOf(video, overrides)];
    const chapters = [{ title: '一', lessons }];
    const reply = await call(course.saveChapters, { courseId: id, chapters });
    const at = `chapters.0.lessons.1.${field}`;
    expect([reply.code, fieldsOf(reply)]).toEqual([errorCodes.invalidInput, [at]]);
    expect((await find(id)).chapters).toEqual([]);
  });

  it('refuse a lesson without length with a share rule, unknown or duplicate chapters, and too many', async () => {
    const id = await add();
    const picture = await insertResource(server, { kind: 'image' });
    const refusal = async (chapters: object[]) =>
      fieldsOf(await call(course.saveChapters, { courseId: id, chapters }));
    const reading = lessonOf(picture, { kind: 'image' });
    expect(await refusal([{ title: '一', lessons: [reading] }])).toEqual([
      'chapters.0.lessons.0.seconds',
    ]);
    const chapter = { title: '一', lessons: [] };
    expect(await refusal([{ ...chapter, id: seedId('unknown') }])).toEqual(['chapters.0.id']);
    expect(await refusal(Array.from({ length: 101 }, () => chapter))).toEqual(['chapters']);
    const full = { title: '一', lessons: Array.from({ length: 251 }, () => lessonOf(video)) };
    expect(await refusal([full, full])).toEqual(['chapters']);
    await callOk(course.saveChapters, {
      courseId: id,
      chapters: [{ title: '一', lessons: [lessonOf(video)] }],
    });
    const [ownChapter] = (await find(id)).chapters;
    expect(await refusal([ownChapter, { ...ownChapter, lessons: [] }] as object[])).toEqual([
      'chapters.1.id',
    ]);
    expect(
      await refusal([ownChapter, { title: '二', lessons: ownChapter?.lessons }] as object[]),
    ).toEqual(['chapters.1.lessons.0.id']);
  });

  it('accept no resource of another organisation without a grant, but keep one whose grant has ended', async () => {
    const otherCourseResource = await insertResource(server, {
      organKey: 'sunrise:vocational',
      branch: 'vocational',
      seconds: 60,
    });
    const id = await add();
    const save = (chapters: object[]) => call(course.saveChapters, { courseId: id, chapters });
    const chapters = [{ title: '一', lessons: [lessonOf(otherCourseResource)] }];
    expect(fieldsOf(await save(chapters))).toEqual(['chapters.0.lessons.0.resourceId']);
    const grant = await grantResource(server, otherCourseResource, { to: 'sunrise:head' });
    expect((await save(chapters)).code).toBe(0);
    await server.db.executeAsSystem(
      sql`UPDATE resource_application SET expires_at = now() WHERE id = ${grant}::uuid`,
    );
    const { chapters: stored, problems } = await find(id);
    expect(stored[0]?.lessons[0]).toMatchObject({ problem: 'withdrawn', resourceTitle: '资源' });
    expect(problems).toContainEqual(
      expect.objectContaining({ kind: 'lesson', lesson: 'withdrawn', blocks: true }),
    );
    // the lesson stays unchanged, and is copied along
    expect((await save(stored.map((chapter) => ({ ...chapter, title: '改名' })))).code).toBe(0);
    const copy = await callOk(course.copy, { id });
    expect((await find(copy.id)).chapters[0]?.lessons[0]?.problem).toBe('withdrawn');
    const refusal = await call(course.publish, { id });
    expect(refusal.code).toBe(errorCodes.conflict);
  });
});

describe('publishing', () => {
  it('is prevented by blocking problems, and not by advice', async () => {
    const id = await add();
    const reply = await call(course.publish, { id });
    expect(reply.code).toBe(errorCodes.conflict);
    expect(reply.data.problems).toEqual([expect.objectContaining({ kind: 'chapters' })]);
    const checking = await insertResource(server, { state: 'checking', seconds: 5 });
    const chapters = [
      { title: '空', lessons: [] },
      { title: '一', lessons: [lessonOf(checking)] },
    ];
    const both = await call(courseAdmin.saveAndPublishItems, { courseId: id, chapters });
    expect(
      both.data.problems.map(({ kind, lesson }: { kind: string; lesson: string }) => [
        kind,
        lesson,
      ]),
    ).toEqual([
      ['emptyChapter', null],
      ['lesson', 'converting'],
    ]);
    // neither chapters nor state were saved
    expect(await find(id)).toMatchObject({ status: 'draft', chapters: [], version: 1 });
  });

  it('shows learners a revision; later edits are visible from the next one on', async () => {
    const id = await published();
    expect(await find(id)).toMatchObject({ status: 'published', hasChanges: false });
    const validChapters = () => callOk(course.getValidCourseChapterInfo, { courseId: id });
    const chaptersBefore = await validChapters();
    const [chapter] = (await find(id)).chapters;
    const chapters = [{ ...chapter, title: '改过的章' }];
    await callOk(course.saveChapters, { courseId: id, chapters });
    expect((await find(id)).hasChanges).toBe(true);
    expect(await validChapters()).toEqual(chaptersBefore);
    await callOk(course.publish, { id });
    expect((await validChapters())[0].title).toBe('改过的章');
    const revisions = await callOk(course.findRevisions, { id });
    expect(revisions).toMatchObject([
      { number: 2, isPublished: true, byName: '陈晓阳', lessonCount: 1 },
      { number: 1, isPublished: false },
    ]);
    const { version } = await callOk(course.restoreRevision, { id, number: 1 });
    expect(await find(id)).toMatchObject({ version, hasChanges: true, status: 'published' });
    expect((await find(id)).chapters).toEqual(chaptersBefore);
    expect((await validChapters())[0].title).toBe('改过的章');
    // What is published already needs no publishing.
    await callOk(course.restoreRevision, { id, number: 2 });
    expect((await find(id)).hasChanges).toBe(false);
    expect((await call(course.restoreRevision, { id, number: 9 })).code).toBe(errorCodes.notFound);
  });

  it('applies category and price at once, without a new revision', async () => {
    const id = await published();
    await callOk(course.save, { id, price: 500 });
    expect(await find(id)).toMatchObject({ price: 500, hasChanges: false });
    await callOk(course.save, { id, title: '改名' });
    expect((await find(id)).hasChanges).toBe(true);
  });

  it('happens once for two concurrent requests', async () => {
    const id = await add();
    const chapters = [{ title: '一', lessons: [lessonOf(video)] }];
    await callOk(course.saveChapters, { courseId: id, chapters });
    const replies = await Promise.all([1, 2].map(() => call(course.publish, { id })));
    expect(replies.map(({ code }) => code).sort()).toEqual([0, errorCodes.conflict]);
    expect(await callOk(course.findRevisions, { id })).toHaveLength(1);
  });
});

describe('the state of a course', () => {
  const inState = async (state: string): Promise<string> => {
    const id = await published();
    if (state === 'draft') {
      const draft = await add();
      await callOk(course.saveChapters, {
        courseId: draft,
        chapters: [{ title: '一', lessons: [lessonOf(video)] }],
      });
      return draft;
    }
    await callOk(course.save, { id, summary: '改过' });
    if (state === 'unpublished') await callOk(course.unPublish, { id });
    if (state === 'cancelled') await callOk(courseAdmin.cancel, { id });
    if (state === 'terminated') {
      await callOk(course.forcedTermination, { courseId: id, reason: '违规内容' }, operator);
    }
    return id;
  };
  const ways: Readonly<Record<CourseMove, (id: string) => Promise<{ code: number }>>> = {
    edit: (id) => call(course.save, { id, title: '改名' }),
    publish: (id) => call(course.publish, { id }),
    unPublish: (id) => call(courseAdmin.unPublish, { id }),
    cancel: (id) => call(courseAdmin.cancel, { id }),
    forcedTermination: (courseId) =>
      call(course.forcedTermination, { courseId, reason: '违规' }, operator),
    delete: (id) => call(courseAdmin.delete, { id }),
    copy: (id) => call(courseAdmin.copy, { id }),
    restoreRevision: (id) => call(course.restoreRevision, { id, number: 1 }),
  };
  const after: Readonly<Record<string, Partial<Record<CourseMove, string>>>> = {
    draft: { edit: 'draft', publish: 'published', delete: 'gone', copy: 'draft' },
    published: {
      edit: 'published',
      publish: 'published',
      unPublish: 'unpublished',
      cancel: 'cancelled',
      forcedTermination: 'terminated',
      copy: 'published',
      restoreRevision: 'published',
    },
    unpublished: {
      edit: 'unpublished',
      publish: 'published',
      cancel: 'cancelled',
      forcedTermination: 'terminated',
      delete: 'gone',
      copy: 'unpublished',
      restoreRevision: 'unpublished',
    },
    cancelled: { copy: 'cancelled' },
    terminated: { copy: 'terminated' },
  };
  const cases = Object.keys(after).flatMap((state) =>
    (Object.keys(ways) as CourseMove[]).map((way) => [state, way] as const),
  );

  it.each(cases)('%s: %s', async (state, way) => {
    const id = await inState(state);
    const expected = after[state]?.[way];
    const courseBefore = await find(id);
    const { code } = await ways[way](id);
    if (expected === undefined) {
      // a draft has no revision to restore
      const none = state === 'draft' && way === 'restoreRevision';
      expect(code).toBe(none ? errorCodes.notFound : errorCodes.conflict);
      expect(await find(id)).toEqual(courseBefore);
      return;
    }
    expect(code).toBe(0);
    const reply = await call(course.findById, { id });
    expect(reply.code === 0 ? reply.data.status : 'gone').toBe(expected);
  });

  it('is published again as before, and not twice', async () => {
    const id = await published();
    expect((await call(course.publish, { id })).code).toBe(errorCodes.conflict);
    await callOk(course.unPublish, { id });
    expect((await call(course.getValidCourseChapterInfo, { courseId: id })).code).toBe(
      errorCodes.notFound,
    );
    await callOk(course.publish, { id });
    expect(await callOk(course.findRevisions, { id })).toHaveLength(1);
  });

  it('is terminated by operators only, with a reason that its organisation sees', async () => {
    const id = await published();
    const end = { courseId: id, reason: '含违规内容' };
    expect((await call(course.forcedTermination, end)).code).toBe(errorCodes.forbidden);
    const silent = await call(course.forcedTermination, { courseId: id }, operator);
    expect(fieldsOf(silent)).toEqual(['reason']);
    await callOk(course.forcedTermination, end, operator);
    expect(await find(id)).toMatchObject({ status: 'terminated', termination: '含违规内容' });
  });

  it('refuses a stale version in each move', async () => {
    const id = await published();
    for (const endpoint of [course.unPublish, courseAdmin.cancel, course.delete, course.publish]) {
      const reply = await call(endpoint, { id, version: 1 });
      expect([reply.code, reply.data.present.id]).toEqual([errorCodes.conflict, id]);
    }
    expect((await find(id)).status).toBe('published');
  });
});

describe('the right to write a course', () => {
  /** Gives a member of staff a new role with these permissions in the head organisation, and logs in. */
  async function staffWith(phone: string, codes: string[]): Promise<CallOptions> {
    const all = await callOk(permission.getTree, {});
    type Node = { id: string; code: string; children: Node[] };
    const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
    const permissionIds = flat(all)
      .filter(({ code }) => codes.includes(code))
      .map(({ id }) => id);
    const { id: roleId } = await callOk(role.save, { name: `角色${phone.slice(-4)}` });
    await callOk(permission.grantPermission, { roleId, permissionIds });
    const actor = seedId(`actor:sunrise:head:${phone}`);
    await callOk(role.grantRole, { userId: actor, roleIds: [roleId] });
    return sessionInSunrise(server, phone, 'head');
  }

  it('belongs to the person who created it, and to the teachers that it names', async () => {
    const author = await staffWith('13900000002', ['course.read', 'course.author']);
    const { id: ownCourseId } = await callOk(course.save, { title: '我的课程' }, author);
    const otherCourseId = await add();
    const written = (id: string) => call(course.save, { id, summary: '写' }, author);
    expect((await written(ownCourseId)).code).toBe(0);
    for (const endpoint of [course.delete, courseAdmin.delete]) {
      expect((await call(endpoint, { id: otherCourseId }, author)).code).toBe(errorCodes.forbidden);
    }
    expect((await written(otherCourseId)).code).toBe(errorCodes.forbidden);
    expect((await callOk(course.findById, { id: otherCourseId }, author)).mayWrite).toBe(false);
    expect((await call(course.publish, { id: ownCourseId }, author)).code).toBe(
      errorCodes.forbidden,
    );
    expect(
      (await call(course.saveChapters, { courseId: otherCourseId, chapters: [] }, author)).code,
    ).toBe(errorCodes.forbidden);
    const teacherId = seedId('teacher:sunrise:head:1');
    const actor = seedId('actor:sunrise:head:13900000002');
    await server.db.executeAsSystem(
      sql`UPDATE teacher SET actor_id = ${actor}::uuid WHERE id = ${teacherId}::uuid`,
    );
    await callOk(course.save, { id: otherCourseId, teacherIds: [teacherId] });
    expect((await written(otherCourseId)).code).toBe(0);
    expect((await callOk(course.findById, { id: otherCourseId }, author)).mayWrite).toBe(true);
  });

  it('belongs to people who may write all courses', async () => {
    const writer = await staffWith('13900000003', ['course.read', 'course.write']);
    const id = await add();
    await callOk(course.save, { id, summary: '写' }, writer);
    await callOk(course.save, { title: '另一门' }, writer);
  });

  it('belongs to nobody of an organisation that was granted the course', async () => {
    const id = await published();
    const organs = [seedId('organ:sunrise:vocational')];
    const read = () => call(courseAdmin.findRaaSCourseById, { id }, vocational);
    expect((await read()).code).toBe(errorCodes.notFound);
    await callOk(course.batchGrant, { courseIds: [id], organs, expiresAt: null });
    const granted = await read();
    expect(granted.data).toMatchObject({ id, mayWrite: false, organName: expect.any(String) });
    expect(granted.data.chapters[0].lessons).toHaveLength(1);
    expect((await call(course.save, { id, title: '他人' }, vocational)).code).toBe(
      errorCodes.notFound,
    );
    const valid = async (options: CallOptions) =>
      (await callOk(course.findValidCourseList, { pageNum: 1, pageSize: 200 }, options)).list.map(
        (item: { id: string }) => item.id,
      );
    expect(await valid(vocational)).toContain(id);
    expect(await valid(head)).toContain(id);
    const ownCallReply = await call(courseAdmin.findRaaSCourseById, { id });
    expect(ownCallReply.code).toBe(errorCodes.notFound);
    await callOk(course.unPublish, { id });
    expect(await valid(vocational)).not.toContain(id);
  });
});
