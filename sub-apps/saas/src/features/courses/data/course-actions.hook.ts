import { type CourseSummary, navigate, type UndoOffer, useCan } from '@edu/shared-utility';
import type { BulkAction, RowAction } from '@edu/shared-utility/admin';
import { type CourseMove, failureOf, mayMoveCourse } from '@edu/shared-utility/data';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { checkList } from './places';

export const pageOfCourse = (id: string, tab = 'basics'): string => `/saas/course/${id}/${tab}`;

/** Whether the platform has refused to publish a course for what it lacks. */
const isLacking = (error: unknown): boolean => {
  const { data } = failureOf(error);
  return typeof data === 'object' && data !== null && 'problems' in data;
};

/** The two that lead back to each other, at once and with the way back. */
export function useShowing() {
  const { t } = phrases.use();
  const [publish] = data.useCoursePublishMutation();
  const [unPublish] = data.useCourseUnPublishMutation();
  const back = (message: string, undo: () => Promise<unknown>): UndoOffer => ({
    message,
    undo,
    undone: t('undone'),
    failed: (error) => failureOf(error).message,
  });
  return {
    publish: ({ id, version }: CourseSummary) => publish({ id, version }),
    /** One that lacks something leads to the list of what. */
    publishOne: async ({ id, version }: CourseSummary) => {
      const answer = await publish({ id, version });
      if (isLacking(answer.error)) navigate(`${pageOfCourse(id)}#${checkList}`);
      return answer;
    },
    /** What learners had before it stands in the revisions: a renewed one is not taken back by hiding it. */
    published: ({ id, title, status }: CourseSummary): string | UndoOffer =>
      status === 'published'
        ? t('done.renewed', { title })
        : back(t('done.published', { title }), () => unPublish({ id }).unwrap()),
    unPublish: ({ id, version }: CourseSummary) => unPublish({ id, version }),
    unPublished: ({ id, title, learnerCount: count }: CourseSummary): string | UndoOffer =>
      back(
        count > 0 ? t('done.unpublishedFor', { title, count }) : t('done.unpublished', { title }),
        () => publish({ id }).unwrap(),
      ),
  };
}

/** Whether somebody may write at least some courses. */
export function useMayAuthor(): boolean {
  const can = useCan();
  return can('course.write') || can('course.author');
}

/** What may be done with a course of the list: the buttons of the table of transitions. */
export function useCourseActions(): RowAction<CourseSummary>[] {
  const { t } = phrases.use();
  const showing = useShowing();
  const mayAuthor = useMayAuthor();
  const [cancel] = data.useCourseAdminCancelMutation();
  const [copy] = data.useCourseCopyMutation();
  const [remove] = data.useCourseDeleteMutation();
  const not = (move: CourseMove) => (course: CourseSummary) => !mayMoveCourse(move, course);
  const unlessAuthor = (move: CourseMove) => (course: CourseSummary) =>
    !mayAuthor || !mayMoveCourse(move, course);
  return [
    {
      key: 'edit',
      label: t('act.edit'),
      labelOf: (course) => t(mayAuthor && mayMoveCourse('edit', course) ? 'act.edit' : 'act.open'),
      to: ({ id }) => `/course/${id}/basics`,
    },
    {
      key: 'publish',
      label: t('act.publish'),
      permission: 'course.publish',
      hidden: not('publish'),
      send: showing.publishOne,
      done: showing.published,
    },
    {
      key: 'unPublish',
      label: t('act.unPublish'),
      permission: 'course.publish',
      hidden: not('unPublish'),
      send: showing.unPublish,
      done: showing.unPublished,
    },
    {
      key: 'copy',
      label: t('act.copy'),
      inMenu: true,
      hidden: unlessAuthor('copy'),
      send: ({ id }) => copy({ id }),
      done: ({ title }) => t('done.copied', { title }),
    },
    {
      key: 'cancel',
      label: t('act.cancel'),
      permission: 'course.publish',
      danger: true,
      inMenu: true,
      hidden: not('cancel'),
      confirm: ({ title }) => ({ title: t('cancelTitle', { title }), hint: t('cancelHint') }),
      send: ({ id, version }) => cancel({ id, version }),
      done: ({ title }) => t('done.cancelled', { title }),
    },
    {
      key: 'delete',
      label: t('act.delete'),
      danger: true,
      inMenu: true,
      hidden: unlessAuthor('delete'),
      confirm: ({ title }) => ({ title: t('deleteTitle', { title }), hint: t('deleteHint') }),
      send: ({ id, version }) => remove({ id, version }),
      done: ({ title }) => t('done.deleted', { title }),
    },
  ];
}

/** What may be done with several courses at once. */
export function useCourseBulk(
  grant: Pick<BulkAction<CourseSummary>, 'ask' | 'send' | 'sendMany'>,
): BulkAction<CourseSummary>[] {
  const { t } = phrases.use();
  const { publish } = useShowing();
  return [
    {
      key: 'grant',
      label: t('act.grant'),
      permission: 'course.grant',
      ...grant,
      done: (count) => t('many.granted', { count }),
    },
    {
      key: 'publish',
      label: t('act.publish'),
      permission: 'course.publish',
      send: publish,
      done: (count) => t('many.published', { count }),
    },
  ];
}
