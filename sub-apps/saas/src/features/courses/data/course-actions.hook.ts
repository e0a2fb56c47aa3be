import { type CourseSummary, navigate } from '@edu/shared-utility';
import type { BulkAction, RowAction } from '@edu/shared-utility/admin';
import { type CourseMove, failureOf, mayMoveCourse } from '@edu/shared-utility/data';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { checkList } from './editor-targets';
import { pageOfCourse, useMayAuthor, usePublication } from './publication.hook';

/** If publishing is refused for missing parts, opens the list of them. */
async function openProblems(id: string, sent: Promise<{ readonly error?: unknown }>) {
  const answer = await sent;
  const errorData: unknown = answer.error && failureOf(answer.error).data;
  if (errorData instanceof Object && 'problems' in errorData)
    navigate(`${pageOfCourse(id)}#${checkList}`);
  return answer;
}

/** The actions on a course of the list, following the table of transitions. */
export function useCourseActions(): RowAction<CourseSummary>[] {
  const { t } = phrases.use();
  const publication = usePublication();
  const mayAuthor = useMayAuthor();
  const [cancel] = data.useCourseAdminCancelMutation();
  const [copy] = data.useCourseCopyMutation();
  const [remove] = data.useCourseDeleteMutation();
  const isForbidden = (move: CourseMove) => (course: CourseSummary) => !mayMoveCourse(move, course);
  const hiddenUnlessAuthor = (move: CourseMove) => (course: CourseSummary) =>
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
      hidden: isForbidden('publish'),
      send: (course) => openProblems(course.id, publication.publish(course)),
      done: publication.published,
    },
    {
      key: 'unPublish',
      label: t('act.unPublish'),
      permission: 'course.publish',
      hidden: isForbidden('unPublish'),
      send: publication.unPublish,
      done: publication.unPublished,
    },
    {
      key: 'copy',
      label: t('act.copy'),
      inMenu: true,
      hidden: hiddenUnlessAuthor('copy'),
      send: ({ id }) => copy({ id }),
      done: ({ title }) => t('done.copied', { title }),
    },
    {
      key: 'cancel',
      label: t('act.cancel'),
      permission: 'course.publish',
      danger: true,
      inMenu: true,
      hidden: isForbidden('cancel'),
      confirm: ({ title }) => ({ title: t('cancelTitle', { title }), hint: t('cancelHint') }),
      send: ({ id, version }) => cancel({ id, version }),
      done: ({ title }) => t('done.cancelled', { title }),
    },
    {
      key: 'delete',
      label: t('act.delete'),
      danger: true,
      inMenu: true,
      hidden: hiddenUnlessAuthor('delete'),
      confirm: ({ title }) => ({ title: t('deleteTitle', { title }), hint: t('deleteHint') }),
      send: ({ id, version }) => remove({ id, version }),
      done: ({ title }) => t('done.deleted', { title }),
    },
  ];
}

/** The bulk actions on courses. */
export function useCourseBulk(
  grant: Pick<BulkAction<CourseSummary>, 'ask' | 'send' | 'sendMany'>,
): BulkAction<CourseSummary>[] {
  const { t } = phrases.use();
  const { publish } = usePublication();
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
