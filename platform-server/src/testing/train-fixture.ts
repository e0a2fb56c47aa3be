import { contract, type EndpointData, type Train } from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { examFixture } from './exam-fixture';
import { lessonOf, publishedCourse } from './teach';
import type { CallOptions, TestServer } from './test-server';

const HOUR = 3_600_000;
/** The time in that many hours, as ISO 8601. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

const { learning, studentCourse, train, trainUser } = contract;

/** Calls for trainings of the head organisation and their learners. */
export function trainFixture(server: TestServer) {
  const fixture = examFixture(server);
  const { callOk } = fixture;

  /** A published course of one page that was granted to nobody. */
  const course = (title = '培训课程'): Promise<string> =>
    publishedCourse(
      server,
      fixture.as.head,
      [
        lessonOf(null, {
          title: '讲义',
          kind: 'link',
          url: 'https://example.com/',
          rule: 'opened',
        }),
      ],
      { title },
    );

  const itemsOf = (...targets: (readonly [kind: 'course' | 'exam' | 'live', id: string])[]) =>
    targets.map(([kind, targetId], order) => ({ kind, targetId, order, required: true }));

  async function draft(overrides: object = {}): Promise<string> {
    const input = { title: '岗前培训', startsAt: inHours(-1), endsAt: inHours(100) };
    return (await callOk(train.save, { ...input, ...overrides })).id;
  }

  return {
    ...fixture,
    draftExam: fixture.draft,
    publishedExam: fixture.published,
    memberId: seedId('member:sunrise:13900000006'),
    course,
    itemsOf,
    draft,
    find: (id: string): Promise<Train> => callOk(train.findById, { id }),
    add: (trainId: string, userIds: readonly string[]) =>
      callOk(trainUser.add, { trainId, userIds }),
    /** Creates a published training of one course, by default for the demo's student. */
    async published(overrides: object = {}, userIds = [seedId('member:sunrise:13900000006')]) {
      const courseId = await course();
      const id = await draft({ items: itemsOf(['course', courseId]), ...overrides });
      if (userIds.length > 0) await callOk(trainUser.add, { trainId: id, userIds });
      await callOk(train.publish, { id });
      return { id, courseId };
    },
    /** Opens every page of a course. */
    async learn(courseId: string, options: CallOptions = fixture.as.student): Promise<void> {
      const chapters = await callOk(studentCourse.findCourseItemInfo, { courseId }, options);
      const ids = chapters.flatMap((chapter: { lessons: { id: string }[] }) => chapter.lessons);
      for (const { id: lessonId } of ids) {
        await callOk(learning.open as EndpointData, { courseId, lessonId }, options);
      }
    },
    /** The student's own view of a training. */
    async mine(id: string, options: CallOptions = fixture.as.student) {
      const list = await callOk(train.findMine, {}, options);
      return list.find((item: { id: string }) => item.id === id);
    },
  };
}
